"""Rounds between bots that have a compiled mind, many at a time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.bots.minds.memory import MEMORY, Memories
from penultima.bots.minds.rounds import FACTS, TALLIES, play_bots
from penultima.bots.minds.search import RACE, Races
from penultima.bots.minds.skill import Policy, Skills
from penultima.bots.skills import skill
from penultima.bots.stakes import round_stakes
from penultima.game.codec import key_from_seed, write_key, write_rules
from penultima.rules.events import new_log
from penultima.rules.record import Listener, warm_up
from penultima.rules.state import new_table

LIMIT = 20_000
"""Moves after which a round is given up; between bots it ends far earlier."""


def deal_key(seed: int, deal: int) -> bytes:
    """The key of a deal: that of the seed, its last two words replaced by the deal's number."""
    return key_from_seed(seed)[:24] + deal.to_bytes(8, "little")


def play_rounds(rules: Rules, players: Sequence[Skills], seed: int, start: int, count: int) -> NDArray[np.int32]:
    """Rounds `start` to `start + count`: a row of facts and of each seat's tally for every round.

    Round i is deal i // players with player p at seat (p + i) % players. The dealer sits at seat 0. The result does not
    depend on how the rounds are cut into pieces, and no lock is held meanwhile.
    """
    warm_up(["play_bots"])
    seats = len(players)
    rules.check_players(seats)
    skills = Skills(np.concatenate([*players, skill("careful")]))
    searching = int((skills["policy"][:seats] == Policy.SEARCH).sum())
    tables = new_table(4)
    write_rules(rules, tables)
    write_key(key_from_seed(seed), tables)
    tables["players"] = seats
    logs = Listener(np.concatenate([new_log(searching > 0), new_log(False)]))
    memories, races = Memories(np.zeros(searching, MEMORY)), Races(np.zeros(1, RACE))
    facts = np.zeros((count, FACTS + TALLIES * seats), np.int32)
    play_bots(tables, logs, skills, memories, races, round_stakes(), start, LIMIT, facts.reshape(-1))
    return facts
