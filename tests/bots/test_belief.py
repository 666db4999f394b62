"""What a seat infers from the others' decisions: the history it keeps is true, and the truth explains all of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from penultima.booklets import booklets
from penultima.bots import bot
from penultima.bots.kernel import entries, evidence
from penultima.bots.kernel.belief import arrange
from penultima.bots.kernel.history import Column
from penultima.bots.kernel.memory import MEMORY, Memories
from penultima.bots.kernel.search import SEARCH_STATE, SearchStates
from penultima.bots.search_bot import SearchBot, memory_of
from penultima.bots.skills import skill
from penultima.bots.stakes import round_stakes
from penultima.game import Card, Move, Round, View
from penultima.game.codec import write_events
from penultima.game.event import Event
from penultima.rules.events import new_event_log
from penultima.rules.state import new_states
from penultima.runtime import NATIVE, record_at
from tests.bots.worlds import finish

ALL = [printed.id for printed in booklets()]
HOUSE = [
    "classic/en +stacking=any +draw=until",
    "classic/en +stacking=same +jump_in=on",
    "battle/en +sevens_zeros=on",
    "scary/it +jump_in=on +forced_play=on +sevens_zeros=on",
    "revenge/es +stacking=any +sevens_zeros=on",
]
COMING = ("dealt", "drew", "shared", "took", "gave")
LEAVING = ("laid", "jumped_in", "revealed", "gave")
in_plain_python = pytest.mark.skipif(NATIVE, reason="calls rules that native code calls only by itself")


class Bookkeeper:
    """Follows a round for one seat event by event, and notes beside it the truth that the seat does not see."""

    def __init__(self, round: Round, seat: int) -> None:
        self.round, self.seat, self.told = round, seat, 0
        self.memories, self.log = Memories(np.zeros(1, MEMORY)), new_event_log()
        self.hands: dict[int, list[tuple[int, int]]] = {hand: [] for hand in range(round.players)}
        """Of each hand its cards, and when they came."""
        self.left: dict[int, int] = {}
        """By the moment of a row: when the card came that left with it."""
        entries.begin_memory(self.memories, seat)

    @property
    def history(self) -> Any:
        return self.memories["history"][0]

    def follow(self) -> None:
        """Take in what has happened since."""
        shown = self.round.view(self.seat).events
        for event, seen in zip(self.round.events[self.told :], shown[self.told :], strict=True):
            write_events([seen], self.log)
            entries.remember(self.memories, self.round.players, self.log)
            if event.name in LEAVING:
                self._leave(event)
            if event.name in COMING:
                self._come(event)
        self.told = len(shown)

    def _leave(self, event: Event) -> None:
        (kind,), hand = [card.code for card in event.cards], int(self.history["hand_of"][event.seat])
        rows = self.history["rows"][: self.history["length"]]
        cards = self.hands[hand]
        if event.name == "gave" and self.seat not in (event.seat, event.whom):
            cards.remove(next(one for one in cards if one[0] == kind))
            self.hands[hand] = [(other, int(self.history["since"][hand])) for other, _ in cards]
            return
        row = rows[-1]
        assert (row[Column.LEFT], row[Column.HAND], row[Column.SEAT]) == (kind, hand, event.seat)
        found = cards[-1] if row[Column.CERTAIN] else next(one for one in cards if one[0] == kind)
        assert found[0] == kind
        cards.remove(found)
        self.left[int(row[Column.MOMENT])] = found[1]

    def _come(self, event: Event) -> None:
        whom = event.whom if event.name in ("gave", "shared") else event.seat
        hand, n = int(self.history["hand_of"][whom]), len(event.cards)
        labels = self.history["came"][hand, self.history["counts"][hand] - n : self.history["counts"][hand]]
        self.hands[hand] += zip((card.code for card in event.cards), labels.tolist(), strict=True)

    def unexplained(self) -> list[int]:
        """How many decisions of each other seat the true cards leave unexplained."""
        searches, states = SearchStates(np.zeros(1, SEARCH_STATE)), new_states(3)
        states[0] = states[2] = self.round.view(self.seat).states[0]
        memory, supposed = record_at(self.memories, 0), record_at(searches, 0).belief
        evidence.set_aside_what_is_not_seen(record_at(states, 2))
        arrange(record_at(states, 0), memory, supposed)
        for row, numbers in enumerate(self.history["rows"][: self.history["length"]]):
            moment = int(numbers[Column.MOMENT])
            supposed.left[row] = self.left.get(moment, numbers[Column.CAME])
        others = [seat for seat in range(self.round.players) if seat != self.seat]
        for seat in others:
            for i, (kind, came) in enumerate(self.hands[int(self.history["hand_of"][seat])]):
                supposed.cards[supposed.starts[seat] + i] = kind
                supposed.came[supposed.starts[seat] + i] = came
        careful = record_at(skill("careful"), 0)
        return [evidence.count_odd(states, memory, supposed, seat, careful, evidence.MOST_ODD) for seat in others]


class Followed:
    """A careful player who looks up from time to time whether all that the others did is explained."""

    def __init__(self, round: Round, seat: int, every: int, most: int) -> None:
        self.bot, self.round, self.every, self.most = bot("careful", seat), round, every, most
        self.book, self.asked, self.judged = Bookkeeper(round, seat), 0, 0

    def choose(self, view: View) -> Move | None:
        self.book.follow()
        history = self.book.history
        battling = view.phase.name == "FIGHT" and view.turn == view.foe
        for seat, size in enumerate(view.sizes):
            waits = battling and seat == view.laid_by
            assert history["counts"][history["hand_of"][seat]] == size + waits, (seat, view.events[-4:])
        if view.turn == view.seat:
            self.asked += 1
            if self.asked % self.every == 0 and self.judged < self.most:
                assert self.book.unexplained() == [0] * (view.players - 1), view.events
                self.judged += 1
        return self.bot.choose(view)


def follow(rules: str, players: int, seed: int, every: int, most: int) -> int:
    round = Round(rules, players, seed=seed)
    bots = [Followed(round, seat, every, most) for seat in range(players)]
    finish(round, bots)
    return sum(one.judged for one in bots)


def supposed_hands(round: Round, seat: int, other: int, times: int = 80) -> list[list[int]]:
    """The hands that a seat supposes another one has, one after another."""
    view, searches, states = round.view(seat), SearchStates(np.zeros(1, SEARCH_STATE)), new_states(3)
    searches["infers"] = 1
    entries.begin_search(view.states, 1, searches)
    states[0] = view.states[0]
    room = (states, memory_of(view), skill("careful"), searches, round_stakes())
    hands = []
    for sample in range(1, times + 1):
        entries.continue_search(*room, int(searches["candidates"][0]) * sample, new_event_log(False))
        starts, cards = searches["belief"]["starts"][0], searches["belief"]["cards"][0]
        hands.append(cards[starts[other] : starts[other + 1]].tolist())
    return hands


def dealt(hands: str, draw: str, turned: str, rules: str = "classic/en") -> Round:
    """A round that begins with these hands, of which everybody was told that they were dealt."""
    round = Round.from_position(f"rules: {rules}; hands: {hands}; draw: * {draw}; discard: {turned}; turn: 0")
    told = [Event("dealt", seat, cards=tuple(map(Card, hand.split()))) for seat, hand in enumerate(hands.split("|"))]
    round.events = [*told, Event("turned", cards=(Card(turned),)), Event("starts", 0, word="left")]
    return round


def share(hands: list[list[int]], kinds: set[str]) -> float:
    """How many cards of a hand are of these kinds, on average."""
    codes = {Move(kind).code for kind in kinds}
    return sum(sum(kind in codes for kind in hand) for hand in hands) / len(hands)


RED = {f"r{face}" for face in "0123456789sr+"}
GREEN = {f"g{face}" for face in "0123456789sr+"}
BLUE = {f"b{face}" for face in "0123456789sr+"}


def test_a_color_that_was_named_is_supposed_to_be_held() -> None:
    round = dealt("w b1 b2 b3 b4 | r1 r2 y3 y5 g7 | g1 g2 g3", "y1 y2", "r9")
    round.play("w")
    round.play("blue")
    hands = supposed_hands(round, 1, 0)
    assert share(hands, BLUE) > 2 * share(hands, GREEN)
    assert share(hands, RED) < 0.3, "who lays a wild on red has no red card"


def test_a_card_that_was_drawn_and_not_laid_did_not_fit() -> None:
    round = dealt("b1 b2 b3 b4 | r1 y3 g7 g8 | g1 g2 r3 r4", "y1 y2", "r9")
    round.play("draw")
    round.play("r1")
    assert round.turn == 2
    assert share(supposed_hands(round, 2, 0), RED) < 0.3


def test_an_innocent_hand_had_none_of_the_color() -> None:
    round = dealt("w4 b1 b2 b3 | g1 g2 g3 g4 | y1 y2 r5 r6 w", "y3 y4 y5 y6 y7 g8 g9", "r9")
    for move in ("w4", "blue", "challenge"):
        round.play(move)
    assert round.turn == 2
    assert share(supposed_hands(round, 2, 0), RED) < 0.1


def test_what_left_a_hand_unseen_leaves_nothing_to_explain() -> None:
    round = dealt("x g1 r3 r4 | r1 r2 r3 b5 | b1 b2 b3 r7", "y1 y2 y3", "r5", "scary/fr")
    history = memory_of(round.view(2))["history"][0]
    assert history["since"][0] == 0
    for move in ("x", "green", "g1"):
        round.play(move)
    unseen, seen = (memory_of(round.view(seat))["history"][0] for seat in (2, 1))
    assert unseen["since"][0] > 0
    assert seen["since"][0] == 0


def test_a_round_that_was_not_followed_is_searched_all_the_same() -> None:
    """Nothing was told of it, so nothing can be inferred."""
    stands = Round.from_position("hands: r1 r2 y5 w | b1 b2; draw: *; discard: r5")
    round = Round.resumed(stands.rules, stands.states, opening=(), events=(), moves=())
    for name in ("infer:100", "search:100"):
        assert bot(name, 3).choose(round.view(0)) in round.legal_moves()
    assert bot("infer:100", 3).choose(round.view(0)) == bot("search:100", 3).choose(round.view(0))


def test_what_careful_would_do_is_known_only_where_hands_are_inferred() -> None:
    round = Round("classic/en", 3, seed=2)
    view = round.view(round.turn)
    expected = bot("careful").choose(view)
    assert expected is not None
    for name, usual in (("infer:100", expected.code), ("search:100", -1)):
        searching = bot(name, 3)
        assert isinstance(searching, SearchBot)
        searching.choose(view)
        assert searching.searches["usual"][0] == usual


@in_plain_python
@pytest.mark.parametrize("rules", [*ALL, *HOUSE])
def test_the_true_cards_explain_all_that_careful_players_did(rules: str) -> None:
    assert follow(rules, 3, 6, 5, 1) > 1


@in_plain_python
@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("rules", [*ALL, *HOUSE])
def test_they_explain_it_in_many_rounds(rules: str, players: int) -> None:
    for seed in range(8):
        follow(rules, players, seed, 5, 20)
