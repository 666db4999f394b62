"""Any command of anybody at any moment: done or refused, never a failure, and the seats always add up."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from penultima import protocol
from penultima.game.move import ALL_MOVES
from penultima.protocol import CLIENT_MESSAGES, Command
from penultima.server.core import facts
from penultima.server.core.refusals import HeldError, RefusedError
from tests.server.offline_table import OfflineTable, any_move

ODD_MOVES = ("r7 uno", "??", "@9", " uno", "catch @9", "uno uno", "w4 uno", "\u0661")
RULES = ("classic/en +match=round +hand=2", "battle/fr +match=round", "classic/en +hand=2 +target=50")


def hexes(chance: Random) -> str:
    return f"{chance.randrange(1 << 250):064x}"


WISHES: dict[type[Command], Callable[[Random], dict[str, object]]] = {
    protocol.Join: lambda chance: {"name": chance.choice(["Eve", "\u202e", "x" * 64])},
    protocol.Sit: lambda chance: {"seat": chance.choice([None, *range(10)])},
    protocol.Stand: lambda _: {},
    protocol.SeatBot: lambda chance: {"level": chance.choice(["first", "genius"]), "seat": chance.choice([None, 0, 9])},
    protocol.Remove: lambda chance: {"seat": chance.randrange(10)},
    protocol.Host: lambda chance: {"person": chance.choice([0, 1, 2, 3, 999])},
    protocol.Options: lambda chance: {
        "rules": chance.choice([None, *RULES, "nonsense"]),
        "seats": chance.choice([None, 2, 4, 10]),
        "pace": chance.choice([None, "fast"]),
        "grace": chance.choice([None, 0, 1500]),
        "bot_pace": chance.choice([msgspec.UNSET, "slow", "tap"]),
    },
    protocol.Public: lambda chance: {"public": chance.random() < 0.5},
    protocol.Start: lambda _: {},
    protocol.Next: lambda _: {},
    protocol.Rematch: lambda chance: {"start": chance.random() < 0.5},
    protocol.Play: lambda chance: {
        "move": chance.choice([*(move.text for move in ALL_MOVES), *ODD_MOVES]),
        "decision": chance.choice([0, 1, 2, 3, protocol.MAX_COUNT]),
    },
    protocol.Commit: lambda chance: {"value": hexes(chance)},
    protocol.Give: lambda chance: {"value": hexes(chance)},
    protocol.Say: lambda chance: {
        "phrase": chance.choice([None, "hello"]),
        "text": chance.choice([None, "a", "\u200b"]),
    },
    protocol.Unban: lambda chance: {"ban": chance.choice([0, 1, 2, 999]), "key": chance.random() < 0.5},
    protocol.Dismiss: lambda chance: {"person": chance.choice([0, 1, 2, 3, 999]), "ban": chance.random() < 0.2},
    protocol.Mute: lambda chance: {"person": chance.randrange(4), "muted": chance.random() < 0.5},
    protocol.Pause: lambda _: {},
    protocol.Resume: lambda _: {},
    protocol.Tap: lambda chance: {"decision": chance.randrange(9)},
    protocol.Leave: lambda _: {},
    protocol.Assist: lambda chance: {"uno": chance.random() < 0.5, "time": chance.random() < 0.5},
}


def test_no_command_is_left_out() -> None:
    left_out = {kind.__name__ for kind in CLIENT_MESSAGES if issubclass(kind, Command) and kind not in WISHES}
    assert not left_out, f"tests/server/test_any_command.py lacks {left_out}"


@pytest.mark.parametrize("block", range(4))
def test_any_command_at_any_moment(block: int) -> None:
    done: Counter[str] = Counter()
    for seed in range(block * 10, block * 10 + 10):
        chance = Random(f"any {seed}")
        pace, grace = chance.choice(["untimed", "fast"]), chance.choice([0, 1500])
        offline = OfflineTable(people=3, bots=seed % 2, rules=chance.choice(RULES), pace=pace, grace=grace)
        for _ in range(400):
            offline.now += chance.choice([0, 0, 100, 1600, 4000])
            with contextlib.suppress(RefusedError, HeldError):
                done[something(offline, chance)] += 1
            seats_add_up(offline)
        again = offline.replayed()
        assert (again.replay_differences, again.people, again.chairs) == (0, offline.table.people, offline.table.chairs)
    assert len(done) >= 10, f"most commands were possible at some moment: {done}"


def something(offline: OfflineTable, chance: Random) -> str:
    """What is due, a move, somebody who comes or goes, or a command of anybody; its name."""
    what = chance.random()
    if what < 0.35 and offline.coming():
        offline.pass_time()
        return "due"
    if what < 0.6 and offline.table.status == "playing":
        seat, move = any_move(offline, chance) or (0, "draw")
        person = offline.table.chairs[seat].person
        offline.play(0 if person is None else person, move)
        return "move"
    if what < 0.65:
        person = chance.randrange(len(offline.table.people))
        offline.write(facts.Left(person) if offline.table.people[person].here else facts.Back(person, "here"))
        return "presence"
    kind = protocol.Start if offline.table.status == "waiting" and what < 0.7 else chance.choice(list(WISHES))
    author = offline.table.host if kind is protocol.Start else chance.choice([None, *range(len(offline.table.people))])
    offline.do(author, kind(cmd="x", **WISHES[kind](chance)), token=chance.choice(["", "t9"]))
    return kind.__name__


def seats_add_up(offline: OfflineTable) -> None:
    """Whoever sits on a chair has that seat, and nobody has a seat that is not there."""
    table = offline.table
    by_chair = {(chair.person, seat) for seat, chair in enumerate(table.chairs) if chair.person is not None}
    by_person = {(number, one.seat) for number, one in enumerate(table.people) if one.seat is not None}
    assert by_chair == by_person
    assert table.status in ("waiting", "dealing") or table.match is not None
    if table.status == "playing":
        assert table.match is not None
        assert table.match.players == len(table.chairs)
