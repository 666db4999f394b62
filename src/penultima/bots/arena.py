"""Rounds between bots that have a compiled skill, many at a time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.bots.kernel.memory import MEMORY, Memories
from penultima.bots.kernel.policies import Policy
from penultima.bots.kernel.rounds import FACTS, TALLIES, play_bots
from penultima.bots.kernel.search import SEARCH_STATE, SearchStates
from penultima.bots.kernel.skill import Skills
from penultima.bots.playing import LIMIT
from penultima.bots.skills import skill
from penultima.bots.stakes import round_stakes
from penultima.game.codec import key_from_seed, write_key, write_rules
from penultima.rules.asking import new_cursors
from penultima.rules.events import new_event_log
from penultima.rules.record import EventLogs
from penultima.rules.state import new_states


def deal_key(seed: int, deal: int) -> bytes:
    """The key of a deal: the key of the seed with its last two words replaced by the deal's number."""
    return key_from_seed(seed)[:24] + deal.to_bytes(8, "little")


def play_rounds(rules: Rules, players: Sequence[Skills], seed: int, start: int, count: int) -> NDArray[np.int32]:
    """Play rounds `start` to `start + count`. Returns a row for each: its facts, then each seat's tally.

    Round i is deal i // players with player p at seat (p + i) % players. The dealer sits at seat 0. The result does not
    depend on how the rounds are cut into pieces, and no lock is held meanwhile.
    """
    seats = len(players)
    rules.check_players(seats)
    skills = Skills(np.concatenate([*players, skill("careful")]))
    searching = int((skills["policy"][:seats] == Policy.SEARCH).sum())
    states = new_states(4)
    write_rules(rules, states)
    write_key(key_from_seed(seed), states)
    states["players"] = seats
    logs = EventLogs(np.concatenate([new_event_log(searching > 0), new_event_log(False)]))
    memories, searches = Memories(np.zeros(searching, MEMORY)), SearchStates(np.zeros(1, SEARCH_STATE))
    facts = np.zeros((count, FACTS + TALLIES * seats), np.int32)
    room = (states, new_cursors(), logs, skills, memories, searches)
    play_bots(*room, round_stakes(), start, LIMIT, facts.reshape(-1))
    return facts
