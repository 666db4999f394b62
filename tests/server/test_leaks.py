"""Every byte that an audience is sent follows from what that audience may know."""

from __future__ import annotations

import hashlib
from random import Random

import numpy as np
import pytest

from penultima import protocol
from penultima.booklets import booklets
from penultima.game import Event
from penultima.protocol import News, Welcome, write
from penultima.server import scene
from penultima.server.facts import Row
from penultima.server.table import Table
from tests.server.kitchen import Kitchen, any_move

GAMES = 85
"""For each of the seeds: twelve seeds make more than a thousand games."""
EYES = {"dealt": ("seat",), "drew": ("seat",), "shown": ("whom",), "gave": ("seat", "whom"), "shared": ("whom",)}
"""Whose eyes the cards of an event are for, written down once more from the rules and not from the program."""


def messages(table: Table, rows: list[Row], seat: int | None) -> bytes:
    """What an audience is sent after these rows: news, and a welcome to who comes just now."""
    look = scene.look(table, seat)
    told = [scene.told(row, seat) for row in rows]
    news = News(seq=table.seq, told=told, room=scene.room(table), look=look)
    missed = scene.missed(table, seat, table.seq - 3)
    story = scene.story(table, seat)
    welcome = Welcome(now=0, seq=table.seq, room=scene.room(table), look=look, missed=missed, story=story)
    return write(news) + write(welcome)


def audiences(table: Table) -> list[int | None]:
    assert table.match is not None
    return [*range(table.match.players), None]


def check_events(rows: list[Row], table: Table) -> None:
    """A card in an event is told only to those whose eyes it is for; everybody else learns how many there were."""
    for row in rows:
        for seat in audiences(table):
            for text, full in zip(scene.told(row, seat).events, row.events, strict=True):
                event, whole = Event.parse(text), Event.parse(full)
                eyes = EYES.get(whole.name)
                entitled = eyes is None or seat in [getattr(whole, name) for name in eyes]
                assert len(event.cards) == len(whole.cards)
                assert entitled or all(card.text == "?" for card in event.cards), f"{seat} sees {text}"
                assert event._replace(cards=()) == whole._replace(cards=())


def another_world(table: Table, seat: int | None, chance: Random) -> Table:
    """The same table with all cards that this audience cannot see dealt otherwise."""
    assert table.match is not None
    match = table.match.copy()
    state = match.game.table
    players = match.players
    others = [other for other in range(players) if other != seat]
    cards = [kind for other in others for kind in np.repeat(np.arange(55), state["hands"][0, other])]
    cards += state["draw"][0, : int(state["draw_size"][0])].tolist()
    chance.shuffle(cards)
    for other in others:
        size = int(state["hands"][0, other].sum())
        mine, cards = cards[:size], cards[size:]
        state["hands"][0, other] = np.bincount(mine, minlength=55)
        state["held"][0, other] = sum(1 << int(kind) for kind in set(mine))
    state["draw"][0, : len(cards)] = cards
    state["key"] = 7
    state["guilty"] = chance.randrange(2)
    if seat != int(state["asked"][0]) and int(state["drawn"][0]) >= 0:
        state["drawn"] = chance.randrange(55)
    if seat != int(state["layer"][0]) and int(state["hidden"][0]) >= 0:
        state["hidden"] = chance.randrange(55)
    from copy import copy

    twin = copy(table)
    twin.match = match
    return twin


def secrets_of(table: Table) -> list[bytes]:
    """What nobody may be sent: keys, roots, secrets still needed, tokens."""
    assert table.match is not None
    assert table.shuffler is not None
    found = [table.opened.root, table.shuffler.root.hex(), table.match.game.key.hex()]
    found += [table.shuffler.secret(table.shuffler.number + 1).hex()]
    if not table.match.game.over:
        found += [table.shuffler.secret(table.shuffler.number).hex()]
    return [text.encode() for text in found] + [person.token.encode() for person in table.people]


@pytest.mark.parametrize("seed", range(12))
def test_nobody_is_sent_what_they_may_not_know(seed: int) -> None:
    chance = Random(seed)
    shelf = [printed.id for printed in booklets()]
    for number in range(GAMES):
        rules = f"{shelf[(seed + number) % len(shelf)]} +match=round"
        if number % 4 == 0:
            rules += " +jump_in=on +stacking=any"
        kitchen = Kitchen(
            people=chance.randint(2, 4), rules=rules, grace=0, catching=0, root=f"{seed * 1000 + number:064x}"
        )
        for person in range(len(kitchen.table.people)):
            object.__setattr__(kitchen.table.people[person], "token", hashlib.sha256(b"%d" % person).hexdigest())
        kitchen.start()
        check_events(kitchen.rows[-1:], kitchen.table)
        play_out(kitchen, chance)


def play_out(kitchen: Kitchen, chance: Random) -> None:
    """A game, or its first hundred moves, with every message looked at and every tenth read in another world."""
    hidden = secrets_of(kitchen.table)
    for _ in range(100):
        rows = kitchen.play(*lively_move(kitchen, chance))
        check_events(rows, kitchen.table)
        over = kitchen.table.status != "playing"
        if over or chance.random() < 0.06:
            check_bytes(kitchen.table, rows, chance, secrets_of(kitchen.table) if over else hidden)
        if over:
            return


def lively_move(kitchen: Kitchen, chance: Random) -> tuple[int, str]:
    """Any legal move, but rarely to draw or to keep what could be laid."""
    lively = any_move(kitchen, chance, lambda move: move not in ("draw", "keep"))
    move = lively if lively and chance.random() < 0.9 else any_move(kitchen, chance)
    assert move is not None
    return move


def check_bytes(table: Table, rows: list[Row], chance: Random, hidden: list[bytes]) -> None:
    """The bytes hold no secret, and are the same in every world that looks the same to the audience."""
    for seat in audiences(table):
        sent = messages(table, rows, seat)
        for secret in hidden:
            assert secret not in sent
        if table.status == "playing":
            assert messages(another_world(table, seat, chance), rows, seat) == sent


BATTLE = "rules: battle/fr; hands: x r7 gs | b1 r2 w4 y+ | r4 y1 y2; draw: * b5 b6 b7 b8; discard: r5; turn: 0"


def test_a_hidden_choice_shows_in_no_byte() -> None:
    """Whatever card is picked for a battle, the others are sent the same bytes."""
    sent: dict[int | None, set[bytes]] = {0: set(), 2: set(), None: set()}
    for pick in ("r7", "gs"):
        kitchen = Kitchen(people=3, rules="battle/fr", grace=0, catching=0)
        kitchen.start()
        kitchen.arrange(BATTLE)
        kitchen.play(0, "x")
        kitchen.play(0, "@1")
        rows = kitchen.play(0, pick)
        assert rows[-1].events == ["chose 0"]
        for seat in (2, None):
            sent[seat].add(messages(kitchen.table, rows, seat))
        sent[0].add(messages(kitchen.table, rows, 0))
    assert [len(sent[seat]) for seat in (0, 2, None)] == [2, 1, 1]


def test_a_kept_card_shows_in_no_byte() -> None:
    sent = set()
    for drawn in ("r7", "w4"):
        kitchen = Kitchen(people=2, grace=0, catching=0)
        kitchen.start()
        kitchen.arrange(f"rules: classic/en; hands: b1 b2 | y1 y2; draw: * g5 {drawn}; discard: r5; turn: 0")
        rows = kitchen.play(0, "draw") + kitchen.play(0, "keep")
        sent.add(messages(kitchen.table, rows, 1))
    assert len(sent) == 1


def test_a_watcher_who_joins_sees_no_more_than_before() -> None:
    kitchen = Kitchen(people=2)
    kitchen.start()
    kitchen.do(None, protocol.Join(cmd="x", name="Watcher"), token="t9")
    look = scene.look(kitchen.table, None)
    assert look is not None
    assert (look.hand, look.moves, look.hands) == ([], [], [])
