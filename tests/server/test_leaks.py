"""Every byte that an audience is sent follows from what that audience may know."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from penultima import protocol
from penultima.booklets import booklets
from penultima.errors import RulesError
from penultima.game.move import ALL_MOVES
from penultima.server.core import command_handlers, projections
from penultima.server.core.facts import Row
from penultima.server.core.refusals import RefusedError
from penultima.server.core.table import Table
from penultima.server.core.view_reader import ViewReader
from penultima.server.ops.archive import record_of
from tests.choosing import few
from tests.differential import random_rules
from tests.server.hidden_cards import news, other_hidden_cards, secrets_of, welcome
from tests.server.knowledge import Audience, Knowledge
from tests.server.offline_table import OfflineTable, any_move

FEW_GAMES, GAMES, SEEDS = 50, 200, 15
"""Three thousand random games, fifty of them in `make test`; the soak plays more."""
SHELF = [printed.id for printed in booklets()]


@pytest.mark.parametrize(
    ("seed", "games"), few([(0, FEW_GAMES), *((seed, GAMES) for seed in range(SEEDS))], (0, FEW_GAMES))
)
def test_nobody_is_sent_what_they_may_not_know(seed: int, games: int) -> None:
    """Every message of every game, to every seat and to spectators."""
    messages = sum(play_watched(seed, number) for number in range(games))
    assert messages > 50 * games


def play_watched(seed: int, number: int) -> int:
    """One game with every message read; how many there were."""
    chance = Random(f"leaks {seed} {number}")
    root = hashlib.sha256(b"%d %d" % (seed, number)).hexdigest()
    offline = random_table(chance, SHELF[(seed + number) % len(SHELF)], root)
    offline.start()
    return Watch(offline, chance).play(45)


def random_table(chance: Random, booklet: str, root: str) -> OfflineTable:
    """Any house rules of any booklet, few cards so that rounds end; now and then more than one round."""
    players = chance.choice([2, 2, 2, 2, 3, 3, 3, 4, 6])
    rules = random_rules(chance, booklet).changed(hand=str(chance.choice([2, 3, 3, 4, 7])))
    rules = rules.changed(match="points", target="50") if chance.random() < 0.05 else rules.changed(match="round")
    try:
        rules.check_players(players)
    except RulesError:
        players = 2
    offline = OfflineTable(people=players, rules=str(rules), grace=0, catching=0, root=root)
    for person in offline.table.people:
        object.__setattr__(person, "token", hashlib.sha256(person.name.encode()).hexdigest())
    return offline


class Watch:
    """Plays a table and reads all that is sent meanwhile."""

    def __init__(self, offline: OfflineTable, chance: Random) -> None:
        assert offline.table.match is not None
        self.offline = offline
        self.chance = chance
        self.known = Knowledge(offline.table.match.players)
        self.messages = 0
        self.hidden = secrets_of(offline.table)
        self._look_at(offline.rows[-1:])

    def play(self, moves: int) -> int:
        """So many moves, or to the end of the match; how many messages were sent."""
        for _ in range(moves):
            if self.offline.table.status == "between":
                self._next_round()
            if self.offline.table.status != "playing":
                break
            if self.chance.random() < 0.08:
                self._overreach()
            self._look_at(self.offline.play(*lively_move(self.offline, self.chance)))
        return self.messages

    def _next_round(self) -> None:
        before = len(self.offline.rows)
        self.offline.do(0, protocol.Next(cmd="x"))
        self.offline.shuffle()
        self.hidden = secrets_of(self.offline.table)
        self._look_at(self.offline.rows[before:])

    def _look_at(self, rows: list[Row]) -> None:
        """News to everybody; now and then somebody comes, asks for the record, or looks from another world."""
        table = self.offline.table
        for row in rows:
            self.known.hear(row)
        sent = {seat: news(table, rows, seat) for seat in self.known.audiences}
        self._check(sent)
        if table.status != "playing":
            self.hidden = secrets_of(table)
        if self.chance.random() < 0.06:
            since = table.seq - self.chance.randrange(6)
            self._check({seat: welcome(table, seat, since) for seat in self.known.audiences})
        if self.chance.random() < 0.01:
            self._check_record(table)
        if self.chance.random() < 0.03 and table.status == "playing":
            for seat, message in sent.items():
                assert news(other_hidden_cards(table, seat, self.chance), rows, seat) == message

    def _check(self, sent: dict[Audience, bytes]) -> None:
        self.known.check(sent)
        for message in sent.values():
            assert not any(secret in message for secret in self.hidden)
        self.messages += len(sent)

    def _check_record(self, table: Table) -> None:
        """A record tells of rounds that are over, and is the same whatever is hidden in the one that is not."""
        record = record_of(table)
        assert record is not None
        assert all(told.over for told in record.rounds)
        text = record.encode()
        assert not any(secret in text for secret in self.hidden)
        if table.status == "playing":
            assert table.match is not None
            assert len(record.rounds) == len(table.match.rounds) - 1
            other = record_of(other_hidden_cards(table, None, self.chance))
            assert other is not None
            assert other.encode() == text

    def _overreach(self) -> None:
        """Somebody tries any move there is: the refusal is the same in every world that looks the same to them."""
        table, seat = self.offline.table, self.chance.randrange(self.known.players)
        command = protocol.Play(cmd="x", move=self.chance.choice(ALL_MOVES).text, decision=table.decision)
        worlds = (table, other_hidden_cards(table, seat, self.chance))
        assert len({self._answer(world, seat, command) for world in worlds}) == 1

    def _answer(self, table: Table, seat: int, command: protocol.Play) -> str:
        try:
            return str(command_handlers.handle(table, seat, command, self.offline.now))
        except RefusedError as refused:
            return f"{refused.refusal} {refused.reason} {refused.arguments}"


def lively_move(offline: OfflineTable, chance: Random) -> tuple[int, str]:
    """Any legal move, but rarely to draw or to keep what could be laid."""
    lively = any_move(offline, chance, lambda move: move not in ("draw", "keep"))
    move = lively if lively and chance.random() < 0.9 else any_move(offline, chance)
    assert move is not None
    return move


def test_a_watcher_who_joins_sees_no_more_than_before() -> None:
    offline = OfflineTable(people=2)
    offline.start()
    offline.do(None, protocol.Join(cmd="x", name="Watcher"), token="t9")
    view = projections.seat_view(offline.table, None, ViewReader())
    assert view is not None
    assert (view.hand, view.moves, view.hands) == ([], [], [])


def test_a_hand_is_shown_to_the_challenger_alone() -> None:
    offline = OfflineTable(people=3, grace=0, catching=0)
    offline.start()
    offline.arrange("rules: classic/en; hands: w4 r1 b3 | b1 b2 | y1 y2; draw: * y3; discard: r5; turn: 0")
    offline.play(0, "w4")
    offline.play(0, "blue")
    rows = offline.play(1, "challenge")
    shown = {seat: projections.news_item(rows[0], seat).events[1] for seat in (0, 1, 2, None)}
    assert shown == {0: "shown 0 ? ?", 1: "shown 0 r1 b3", 2: "shown 0 ? ?", None: "shown 0 ? ?"}
