"""Laws that hold in every round: no card is lost, play goes on until it is over, and it ends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penultima.booklets import Rules
from penultima.errors import RulesError
from penultima.game import Event, Move, Round
from penultima.game.codec import key_from_seed, write_key, write_rules
from penultima.game.position import show_position
from penultima.rules import engine
from penultima.rules.batch import LIMIT, BatchPolicy, finish, rounds
from penultima.rules.cards import DECK, PLAIN_DECK
from penultima.rules.events import CELLS, new_event_log
from penultima.rules.record import Int, States, dtype_of
from penultima.rules.settings import DrawnCard
from penultima.rules.state import STATE, STATE_BYTES, Phase, State, new_states
from tests.choosing import one_of_each_edition
from tests.game.random_play import BOOKLETS, any_move, play_on, random_game, seated, short_game

PLAYERS = range(2, 11)


def deck_of(states: States) -> Counter[int]:
    """The edition's deck."""
    return Counter((DECK if states["rules"]["special"][0] else DECK[:PLAIN_DECK]).tolist())


def cards_on(states: States) -> Counter[int]:
    """Every card there is, wherever it lies; hands agree with their sizes and their sets."""
    state = states[0]
    cards = Counter[int]()
    for pile in ("draw", "discard", "shown"):
        cards.update(state[pile][: int(state[f"{pile}_size"])].tolist())
    for seat in range(10):
        hand = {kind: n for kind, n in enumerate(state["hands"][seat].tolist()) if n}
        assert sum(hand.values()) == int(state["sizes"][seat])
        assert sum(1 << kind for kind in hand) == int(state["held"][seat])
        assert not hand or seat < int(state["players"])
        cards.update(hand)
    if int(state["hidden"]) >= 0:
        cards[int(state["hidden"])] += 1
    return cards


def check_tails(states: States) -> None:
    """What lies beyond a pile's top is zero, and so is what no round uses."""
    state = states[0]
    for pile in ("draw", "discard", "shown"):
        assert not state[pile][int(state[f"{pile}_size"]) :].any()
    players = int(state["players"])
    for name in ("sizes", "held", "hands"):
        assert not state[name][players:].any()
    assert not state["padding"].any()


def check_phase(round: Round) -> None:
    """Exactly one seat is asked and can answer, or the round is over and nobody can do anything."""
    legal = [round.legal_moves(seat) for seat in range(round.players)]
    if round.over:
        assert not any(legal)
        assert (round.turn, round.phase) == (None, Phase.OVER)
        assert round.winner is None or int(round.states["sizes"][0, round.winner]) == 0
    else:
        assert round.turn is not None
        assert any(not move.text.startswith(("uno", "catch")) for move in legal[round.turn])
        assert round.winner is None
        assert round.gentlest_move() in legal[round.turn]


@pytest.mark.parametrize("name", one_of_each_edition(BOOKLETS))
def test_cards_are_conserved_and_somebody_can_move(name: str) -> None:
    """After every move, with the booklet's rules and with others."""
    for number in range(12):
        dice = random.Random(f"laws {name} {number}")
        players = 2 + number % 9
        round = short_game(dice, name, players) if number % 4 == 3 else seated(dice, name, players)
        deck = deck_of(round.states)
        for _ in play_on(round, dice, 120):
            assert cards_on(round.states) == deck
            check_tails(round.states)
            check_phase(round)
        assert cards_on(round.states) == deck
        check_phase(round)


@given(st.integers(0, 1 << 32))
@settings(max_examples=150, deadline=None, derandomize=True)
def test_cards_are_conserved_anywhere(seed: int) -> None:
    round = random_game(seed)
    assert cards_on(round.states) == deck_of(round.states)
    check_tails(round.states)
    check_phase(round)


@given(st.integers(0, 1 << 32))
@settings(max_examples=40, deadline=None, derandomize=True)
def test_gentle_play_keeps_going(seed: int) -> None:
    """Seats that are all away make legal moves for ever, and nothing breaks."""
    round = random_game(seed, most=60)
    for _ in range(150):
        move = round.gentlest_move()
        if move is None:
            assert round.over
            break
        round.play(move)
    assert cards_on(round.states) == deck_of(round.states)


# Blocked rounds


def dry(players: int, name: str = "classic/en", **lines: str) -> Round:
    """A round in which nothing can be drawn and nobody can play: all other cards lie in a pile that stays. (X44)"""
    hands = " | ".join([*(f"b{seat + 1}" for seat in range(players - 1)), "y9"])
    more = "".join(f"\n{name}: {value}" for name, value in lines.items())
    return Round.from_position(f"rules: {name}\nhands: {hands}\ndiscard: * r0\ndraw:\nreshuffles: 10000{more}")


@pytest.mark.parametrize("name", BOOKLETS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_round_is_blocked_by_a_whole_circle_of_empty_draws(players: int, name: str) -> None:
    """The n-th empty draw in a row blocks it, not the one before, whoever began. (Q18, X17)"""
    for starter in (0, players - 1):
        round = dry(players, name, turn=str(starter))
        for number in range(players):
            assert not round.over
            told = [str(event) for event in round.play("draw")]
            assert told[0].startswith("passed")
            assert int(round.states["empty_draws"][0]) == number + 1
        assert told[1:] == ["blocked", "scored" + " 0" * players]
        assert (round.over, round.winner) == (True, None)
        assert round.points() == (0,) * players


@pytest.mark.parametrize("players", PLAYERS)
def test_a_card_laid_starts_the_count_anew(players: int) -> None:
    """All but one find nothing, the last lays a card: then a whole circle is needed again. (Q18, X17)"""
    hands = " | ".join([*(f"b{seat + 1}" for seat in range(players - 1)), "*"])
    round = Round.from_position(f"rules: classic/en\nhands: {hands}\ndiscard: r0\ndraw:")
    for _ in range(players - 1):
        round.play("draw")
    round.play("r1")
    assert (round.over, int(round.states["empty_draws"][0])) == (False, 0)
    told = [str(event) for event in round.play("draw", 0)]
    assert told[:2] == ["reshuffled 1", "drew 0 turn r0"]
    assert int(round.states["empty_draws"][0]) == 0


def test_a_call_in_between_neither_blocks_nor_counts() -> None:
    """Somebody is caught while nothing can be drawn: that draws nothing and the count stands. (X17, Q39)"""
    round = dry(3, owes="1")
    assert [str(event) for event in round.play("catch @1", 2)] == ["caught 2 1"]
    assert int(round.states["empty_draws"][0]) == 0
    for _ in range(3):
        round.play("draw")
    assert round.over


def reluctant(round: Round, dice: random.Random) -> tuple[int, Move]:
    """A move that draws and keeps rather than lays, so that the cards run out."""
    seat, move = any_move(round, dice)
    if round.phase in (Phase.TURN, Phase.DRAWN) and seat == round.turn and dice.random() < 0.8:
        shy = [move for move in round.legal_moves() if move.text in ("draw", "keep")]
        return seat, shy[0] if shy else move
    return seat, move


def drying_game(dice: random.Random, name: str, players: int) -> Round:
    """Small hands and a few cards to draw; all others lie in a discard pile that stays where it is. (X44)"""
    plain = [f"{color}{number}" for color in "rygb" for number in range(1, 10)]
    dice.shuffle(plain)
    top, draw = plain.pop(), [plain.pop() for _ in range(dice.randrange(4))]
    hands = " | ".join(" ".join(plain.pop() for _ in range(dice.randint(1, 3))) for _ in range(players))
    lines = {"hands": hands, "draw": " ".join(draw), "discard": f"* {top}", "turn": dice.randrange(players)}
    lines |= {"reshuffles": 10_000, "key": f"{dice.randrange(1 << 250):064x}"}
    return Round.from_position("\n".join(f"{line}: {text}" for line, text in ({"rules": name} | lines).items()))


def could_go_on(round: Round, seat: int) -> bool:
    """Could this seat play or draw if it were on turn?"""
    lines = dict(line.split(":", 1) for line in round.position.splitlines())
    on_turn = Round.from_position("\n".join(f"{name}:{text}" for name, text in (lines | {"turn": f" {seat}"}).items()))
    return any(move.card is not None for move in on_turn.legal_moves()) or int(round.states["draw_size"][0]) > 0


@pytest.mark.parametrize("name", BOOKLETS)
def test_a_round_is_blocked_exactly_when_nobody_could_play_or_draw(name: str) -> None:
    """Blocked means n passes in a row, and then nobody had a card that fits, and conversely. (E14, Q18, X17)

    Where the discard pile can be reshuffled, somebody always holds a wild when all other cards are in the hands.
    """
    blocked = 0
    for number in range(20):
        dice = random.Random(f"blocked {name} {number}")
        round, passes = drying_game(dice, name, 2 + number % 3), 0
        for _ in range(250):
            if round.over:
                break
            seat, move = reluctant(round, dice)
            before = round.copy()
            told = [event.name for event in round.play(move, seat)]
            passes = passes + 1 if "passed" in told else passes if move.text.startswith(("uno", "catch")) else 0
            assert ("blocked" in told) == (passes == round.players)
            if "blocked" in told:
                blocked += 1
                assert not any(could_go_on(before, seat) for seat in range(round.players))
    assert blocked


# It ends


def table_for(rules: Rules, players: int, seed: int) -> States:
    """A table for a batch."""
    states = new_states()
    write_rules(rules, states)
    states["players"] = players
    write_key(key_from_seed(seed), states)
    return states


MUST_LAY = [name for name in BOOKLETS if Rules.parse(name)["forced_draw"] == DrawnCard.MUST]
"""Booklets in which a drawn card must be laid: there players may be forced round in a circle (see below)."""


@pytest.mark.parametrize("policy", BatchPolicy)
@pytest.mark.parametrize("name", one_of_each_edition(BOOKLETS))
def test_random_play_always_ends(name: str, policy: BatchPolicy) -> None:
    """Thousands of rounds of every booklet, 2 to 10 players, all far from the limit, most with a winner."""
    limit = LIMIT // 2
    for players in PLAYERS:
        moves, winners = rounds(table_for(Rules.parse(name), players, players), 300, policy, cores=1, limit=limit)
        assert moves.max() < limit // 2
        assert winners.min() >= -1
        assert (winners >= 0).mean() > 0.9
        assert set(winners.tolist()) - {-1} == set(range(players))


CIRCLES = {
    "two seats, two Reverses": "hands: y1 y2 y3 | g1 g2 g3 | *; discard: rr br; turn: 0; direction: right; draw:",
    "two players, two Skips": "hands: y1 y2 y3 | *; discard: rs bs; color: blue; turn: 0; draw:",
}


@pytest.mark.parametrize("name", MUST_LAY)
@pytest.mark.parametrize("circle", CIRCLES)
def test_a_circle_of_forced_lays_ends(circle: str, name: str) -> None:
    """Only two cards are not in a hand, and whoever draws one must lay it again. (X44)"""
    round = Round.from_position(f"rules: {name}; {CIRCLES[circle]}")
    told: tuple[Event, ...] = ()
    while not round.over:
        (only,) = round.legal_moves()
        told = round.play(only)
    assert [event.name for event in told] == ["blocked", "scored"]
    assert round.winner is None
    assert round.states["stale_reshuffles"][0] == round.states["reshuffles"][0] == 4 * round.players


def test_a_seat_that_stalls_cannot_block_a_round() -> None:
    """The rest of the deck in one hand, whose player draws and lays the same card again and again. (X44)"""
    round = Round.from_position("rules: classic/en; hands: g9 | *; draw: r7; discard: r5")
    while int(round.states["reshuffles"][0]) < 200:
        round.play("draw")
        round.play(next(move for move in round.legal_moves() if move.card is not None))
    assert not round.over


def test_every_round_ends_even_if_somebody_stalls_for_ever() -> None:
    """After ten thousand reshuffles nothing can be drawn any more: who stalled must play. (X44, E14)"""
    round = Round.from_position("rules: classic/en; hands: g9 | *; draw: r7; discard: r5; reshuffles: 9990")
    moves = 0
    while not round.over:
        legal = round.legal_moves()
        stall = [move for move in legal if move.text == "draw"] if round.phase == Phase.TURN else []
        cards = [move for move in legal if move.card is not None]
        round.play((stall or cards or legal)[0])
        moves += 1
        assert moves < 2000
    assert int(round.states["reshuffles"][0]) == 10_000


@pytest.mark.parametrize("name", BOOKLETS)
def test_random_play_with_any_settings_ends(name: str) -> None:
    dice = random.Random(name)
    for number in range(12):
        round = seated(dice, name, 2 + number % 9)
        moves, winners = rounds(round.states, 60, cores=1)
        assert moves.max() < LIMIT
        assert winners.max() < round.players


def test_a_batch_stops_at_its_limit() -> None:
    moves, winners = rounds(table_for(Rules.parse("classic/en"), 10, 1), 5, cores=1, limit=7)
    assert ((moves >= 7) & (moves < 20)).all()
    assert (winners == -1).all()


@pytest.mark.parametrize("name", BOOKLETS)
def test_what_a_batch_leaves_behind_can_be_read_back(name: str) -> None:
    """States played by compiled code alone, to the end and half way, rebuilt from their text: the same bytes."""
    rules, dice = Rules.parse(name), random.Random(name)
    games = [Round(rules, 2 + number % 9, seed=number) for number in range(18)]
    for limit in (25, 60, LIMIT):
        tables = np.concatenate([round.states for round in games])
        finish(tables, dice.choice(list(BatchPolicy)), cores=1, limit=limit)
        for number in range(len(games)):
            states = tables[number : number + 1]
            assert cards_on(states) == deck_of(states)
            check_tails(states)
            assert Round.from_position(show_position(rules, states)).states.tobytes() == states.tobytes()


# The record


def fields_of(kind: np.dtype[np.void]) -> Mapping[str, Any]:
    """The fields of a record type: its kind and its offset by name."""
    assert kind.fields is not None
    return kind.fields


def packed(kind: np.dtype[np.void]) -> int:
    """The bytes of all fields, one after the other."""
    size = 0
    for name in kind.names or ():
        field, offset = fields_of(kind)[name][:2]
        assert offset == size, f"a hole before {name}"
        assert not field.names or packed(field) == field.itemsize
        size += field.itemsize
    return size


def test_a_state_is_small_and_has_no_holes() -> None:
    assert STATE_BYTES <= 1500
    assert packed(STATE) == STATE_BYTES == new_states().nbytes
    for name in STATE.names or ():
        field, offset = fields_of(STATE)[name][:2]
        assert offset % field.base.alignment == 0, f"{name} is not aligned"


def test_the_padding_only_fills_up_the_rules() -> None:
    assert (STATE["rules"].itemsize + STATE["padding"].itemsize) % 8 == 0


def test_the_layout_and_the_record_agree() -> None:
    assert tuple(STATE.names or ()) == tuple(State.__annotations__)


@pytest.mark.parametrize("name", ["size", "round", "data", "copy", "max", "item", "shape", "fill", "pprint", "view"])
def test_a_field_may_not_hide_what_a_record_has(name: str) -> None:
    layout = type("Layout", (), {"__annotations__": {"fine": Int, name: Int}})
    with pytest.raises(ValueError, match=name):
        dtype_of(layout)
    assert dtype_of(type("Layout", (), {"__annotations__": {"fine": Annotated[int, np.int8]}})).itemsize == 1


# The log


def test_the_longest_story_fits_the_log() -> None:
    """A whole deck shown in a challenge, or taken in a battle, is told to the last card."""
    round = Round.from_position("hands: w4 * | b1; discard: r5; draw: b2 b3 b4 b5 b6 b7")
    round.play("w4")
    round.play("red")
    told = {event.name: event for event in round.play("challenge", 1)}
    assert len(told["shown"].cards) == 99
    aside = "r1 b1 r2 b2 r3 b3 r4 b4 r6 b6 r7 b7 r8 b8 r9 b9 rs bs rr br r+ b+ w w4"
    round = Round.from_position(
        "rules: battle/en; hands: y1 y1 | g2 | *; discard: x; color: red; draw: g7 g8; phase: FIGHT; foe: 1; "
        f"shown: {aside}"
    )
    round.play("y1")
    told = {event.name: event for event in round.play("g2", 1)}
    assert [str(card) for card in told["took"].cards] == [*aside.split(), "y1", "g2"]


def test_no_story_fills_the_log() -> None:
    used = 0
    for seed in range(60):
        round, dice = random_game(seed, most=1), random.Random(seed)
        for _ in play_on(round, dice, 200):
            used = max(used, int(round._memory.logs["used"][0]))
    assert 0 < used < CELLS // 2


def test_a_log_that_does_not_listen_stays_empty() -> None:
    round, log = Round("classic/en", 3, seed=1), new_event_log(listening=False)
    for _ in range(20):
        engine.apply(round.states, int(round.states["asked"][0]), round.legal_moves()[0].code, log)
    assert int(log["used"][0]) == 0


def test_too_many_players_for_the_cards_are_refused() -> None:
    for hand in range(1, 11):
        for players in PLAYERS:
            for name in ("classic/en", "battle/en", "hyper/fr"):
                rules = Rules.parse(name).changed(hand=str(hand))
                cannot_start = 36 if name == "hyper/fr" else 4
                left = (108 if name == "classic/en" else 112) - hand * players
                if left > cannot_start:
                    Round(rules, players, seed=1)
                else:
                    with pytest.raises(RulesError):
                        Round(rules, players, seed=1)
