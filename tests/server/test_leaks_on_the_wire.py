"""Frames as connections are sent them, through registry, live table and store: what they hold, how long they are."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from penultima import protocol
from penultima.booklets import booklets
from penultima.game.move import ALL_MOVES
from penultima.rules.reasons import Reason
from penultima.rules.state import Phase
from penultima.server.core.refusals import Refusal
from penultima.server.core.table import Table
from penultima.server.live.registry import TableRegistry
from penultima.server.ops.logs import JsonLines
from tests.choosing import few
from tests.differential import random_rules
from tests.server.hidden_cards import news, secrets_of
from tests.server.in_process import Guest, a_registry, table_in_play
from tests.server.knowledge import Audience, Knowledge
from tests.server.offline_table import OfflineTable
from tests.server.test_leaks import lively_move

CARD = r"\b[rygb][0-9sr+]\b|\bw4?\b"
ANSWERS = {
    "ack": {"is", "cmd", "seq"},
    "no": {"is", "cmd", "code", "reason"},
    "held": {"is", "cmd", "until"},
}
"""What an answer to a move may hold: no facts."""


@pytest.mark.parametrize("games", few([12, 120], 12))
def test_every_frame_to_every_connection(tmp_path: Path, games: int) -> None:
    """Players, their second tabs, spectators and watchers with a name; some go and come back."""

    async def run() -> int:
        async with a_registry(tmp_path) as registry:
            frames = sum([await watched_game(registry, number) for number in range(games)])
            check_metrics(registry.metrics.text())
            return frames

    with logged() as lines:
        assert asyncio.run(run()) > 100 * games
    assert len(lines) >= games
    for line in lines:
        check_log(line)


@contextlib.contextmanager
def logged() -> Iterator[list[str]]:
    """All lines that a server logs meanwhile, as it writes them."""
    lines: list[str] = []

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    logger, handler = logging.getLogger("penultima.server"), Keeping()
    handler.setFormatter(JsonLines())
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)


def check_log(line: str) -> None:
    """A line holds words from the program and signs for tables; no card, name, token or code of a table."""
    said = json.loads(line)
    assert said.keys() <= {"at", "level", "what", "table", "epoch", "kind", "deed", "why", "error", "place"}, line
    assert re.fullmatch("[0-9a-f]{8}", said.get("table", "00000000"))
    assert not re.search(CARD, line), line
    assert not re.search(
        r"Guest|Host|Watcher|[0-9a-f]{16}|\b0000[0-9]{4}\b", line.replace(said.get("table", ""), "")
    ), line


def check_metrics(text: str) -> None:
    """Numbers under names that the program has for them."""
    for line in text.splitlines():
        assert re.fullmatch(r'# TYPE penultima_\w+ \w+|penultima_\w+(\{(kind|le)="[\w.+-]+"\})? [0-9.e+-]+', line), line
        assert not re.search(CARD, line), line


async def watched_game(registry: TableRegistry, number: int) -> int:
    """A random game with every frame read; how many there were."""
    chance = Random(f"wire {number}")
    shelf = [printed.id for printed in booklets()]
    rules = random_rules(chance, shelf[number % len(shelf)]).changed(match="round", hand=str(chance.randint(2, 5)))
    party = await table_in_play(registry, chance.choice([2, 2, 3]), number, rules=str(rules))
    watch = WatchedTable(party, chance)
    await watch.open()
    for _ in range(40):
        if watch.live_table.table.status != "playing":
            break
        await watch.step()
    for guest in watch.guests:
        await guest.leave()
    return watch.frames


class WatchedTable:
    """A live table and everybody connected to it."""

    def __init__(self, party: list[Guest], chance: Random) -> None:
        self.live_table, registry = party[0].live_table, party[0].registry
        self.party = party
        self.chance = chance
        tab, stranger, watcher = (Guest(registry, self.live_table, token) for token in (party[0].token, "", "w" * 40))
        self.guests = [*party, tab, stranger, watcher]
        assert self.live_table.table.match is not None
        self.known = Knowledge(self.live_table.table.match.players)
        self.hidden = secrets_of(self.live_table.table)
        self.frames = 0

    async def open(self) -> None:
        """Everybody is there; what was said until then is the welcome's matter."""
        for guest in self.guests[len(self.party) :]:
            await guest.enter()
        await self.guests[-1].do(protocol.Join, name="Watcher")
        await self.live_table.registry.runners[self.live_table.table.id].update_presence()
        for row in self.live_table.table.recent_rows:
            self.known.hear(row)
        for guest in self.guests:
            guest.messages()

    async def step(self) -> None:
        """A move, an impossible one, or somebody who goes and comes back."""
        what, seq = self.chance.random(), self.live_table.table.seq
        if what < 0.1:
            guest = self.chance.choice(self.guests)
            await guest.leave()
            await guest.enter(self.chance.choice([None, 0, seq - 3, seq]))
        elif what < 0.25:
            await self._move(self.chance.randrange(len(self.party)), self.chance.choice(ALL_MOVES).text)
        else:
            await self._move(*lively_move(_Seen(self.live_table.table), self.chance))
        for row in self.live_table.table.recent_rows:
            if row.seq > seq:
                self.known.hear(row)
        self._read()

    async def _move(self, seat: int, move: str) -> None:
        await self.party[seat].do(protocol.Play, move=move, decision=self.live_table.table.decision)

    def _read(self) -> None:
        """All frames, in the order of their rows: what everybody is sent of one moment is looked at together."""
        if self.live_table.table.status != "playing":
            self.hidden = secrets_of(self.live_table.table)
        for guest in self.guests:
            for frame in guest.messages():
                self.frames += 1
                assert not any(secret in frame for secret in self.hidden)
                said = msgspec.json.decode(frame)
                if said["is"] in ANSWERS:
                    check_answer(said)
                elif said["seq"] == self.live_table.table.seq:
                    self.known.check({guest.seat: frame})
                else:
                    assert "events" not in str(said.get("told")), "a row without cards: somebody left or came"


class _Seen(OfflineTable):
    """A table to choose a move at."""

    def __init__(self, table: Table) -> None:
        self.table = table


def check_answer(said: dict[str, object]) -> None:
    """An answer to a move names the command, a row or a reason, and nothing of the cards."""
    assert said.keys() <= ANSWERS[str(said["is"])]
    assert said.get("code", "late") in set(Refusal)
    assert said.get("reason", "") in {"", *Reason.__members__}


def alternatives(offline: OfflineTable) -> list[str]:
    """The choices of whoever is asked that must look alike to all others."""
    match = offline.table.match
    assert match is not None
    turn, phase = match.round.turn, match.round.phase
    assert turn is not None
    moves = [move.text for move in match.round.legal_moves(turn)]
    cards = [move for move in moves if move not in ("uno", "draw", "keep") and not move.startswith("catch")]
    first = phase == Phase.FIGHT and int(match.round.states["hidden"][0]) < 0
    return cards if first or phase == Phase.GIVE_CARD else []


def test_hidden_choices_are_all_the_same_bytes_to_the_others() -> None:
    """Wherever random games come to a pick for a battle or a gift, all the choices there are made, each for itself."""
    compared = {Phase.FIGHT: 0, Phase.GIVE_CARD: 0}
    for number in range(80):
        chance = Random(f"choices {number}")
        booklet = chance.choice(["battle/en", "battle/es", "battle/fr", "battle/pt", "scary/fr", "scary/it"])
        offline = OfflineTable(
            people=3, rules=f"{booklet} +match=round", grace=0, catching=0, root=f"{number + 1:064x}"
        )
        offline.start()
        for _ in range(80):
            choices = alternatives(offline)
            if len(choices) > 1:
                assert offline.table.match is not None
                compared[offline.table.match.round.phase] += compare(offline, choices)
            offline.play(*lively_move(offline, chance))
            if offline.table.status != "playing":
                break
    assert min(compared.values()) > 20, compared


def compare(offline: OfflineTable, choices: list[str]) -> int:
    """Each choice from the same table, as sent to everybody whom it is hidden from; how many were compared."""
    table, rows = offline.table, list(offline.rows)
    assert table.match is not None
    turn, phase = table.match.round.turn, table.match.round.phase
    assert turn is not None
    hidden_from: list[Audience] = [seat for seat in (0, 1, 2, None) if seat != turn]
    if phase == Phase.GIVE_CARD:
        hidden_from.remove(int(table.match.round.states["recipient"][0]))
    sent: dict[Audience, set[bytes]] = {seat: set() for seat in hidden_from}
    own = set()
    for choice in choices:
        made = offline.play(turn, choice)
        for seat in hidden_from:
            sent[seat].add(news(offline.table, made, seat))
        own.add(news(offline.table, made, turn))
        offline.table, offline.rows = table, list(rows)
    assert len(own) == len(choices), "the one who chooses sees the difference"
    assert all(len(messages) == 1 for messages in sent.values()), (phase, choices)
    return len(choices)


def test_a_kept_card_shows_in_no_byte() -> None:
    """That it could have been laid is seen by all (X3), not what it is."""
    sent = set()
    for drawn in ("r7", "w4", "y5", "rs"):
        offline = OfflineTable(people=2, grace=0, catching=0)
        offline.start()
        others = " ".join({"r7", "w4", "y5", "rs"} - {drawn})
        offline.arrange(f"rules: classic/en; hands: b1 b2 | y1 y2; draw: * {others} {drawn}; discard: r5; turn: 0")
        for move in ("draw", "keep"):
            rows = offline.play(0, move)
            sent.add((move, news(offline.table, rows, 1), news(offline.table, rows, None)))
    assert len(sent) == 2
