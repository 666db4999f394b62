"""What is refused, why, and that nothing changes."""

from __future__ import annotations

import json
import random
import re
from collections import Counter

import msgspec
import numpy as np
import pytest

from penultima import errors
from penultima.errors import BotError, IllegalMove, NotationError, PenultimaError, RecordError, RulesError
from penultima.game import Move, Round
from penultima.game.move import ALL_MOVES
from penultima.rules import engine
from penultima.rules.events import new_event_log
from penultima.rules.moves import MOVES
from penultima.rules.reasons import Reason
from penultima.rules.state import Phase
from penultima.runtime import WAY, Way
from tests.choosing import one_of_each_edition
from tests.game.random_play import BOOKLETS, any_move, play_on, random_game, short_game


def check_every_move(round: Round) -> None:
    """All 85 moves of every seat: refused exactly if not legal, with one reason, without a trace."""
    before = round.states.tobytes()
    for seat in range(round.players):
        legal = set(round.legal_moves(seat))
        for move in ALL_MOVES:
            reason = round.why_not(move, seat)
            assert (reason is None) == (move in legal), f"{seat} {move}: {reason}\n{round.position}"
            if reason is not None:
                with pytest.raises(IllegalMove) as refused:
                    round.play(move, seat)
                assert (refused.value.reason, refused.value.seat, refused.value.move) == (reason, seat, move)
    assert round.states.tobytes() == before


def check_reasons_fit(round: Round) -> None:
    """A reason is about the question that is open."""
    for seat in range(round.players):
        for move in ALL_MOVES:
            reason = round.why_not(move, seat)
            if reason is None:
                continue
            if round.over:
                assert reason == Reason.ROUND_OVER
            elif seat != round.turn and not move.text.startswith(("uno", "catch")):
                assert reason == Reason.NOT_YOUR_TURN
            else:
                assert reason not in (Reason.ROUND_OVER, Reason.NOT_YOUR_TURN, Reason.FINE)


@pytest.mark.parametrize("name", one_of_each_edition(BOOKLETS))
def test_every_move_of_every_seat_is_legal_or_refused_with_a_reason(name: str) -> None:
    """From random play, in every phase the booklet has."""
    phases: Counter[Phase] = Counter()
    for number in range(8):
        dice = random.Random(f"errors {name} {number}")
        players = 2 + number % 5
        round = short_game(dice, name, players) if number % 2 else Round(name, players, seed=number)
        for _ in play_on(round, dice, 150):
            phases[round.phase] += 1
            if phases[round.phase] <= 6:
                check_every_move(round)
                check_reasons_fit(round)
        if round.over and not phases[Phase.OVER]:
            phases[Phase.OVER] += 1
            check_every_move(round)
            check_reasons_fit(round)
    wanted = {Phase.TURN, Phase.DRAWN, Phase.COLOR, Phase.CHALLENGE, Phase.OVER}
    special = {
        "scary": {Phase.GIVE_COLOR, Phase.GIVE_CARD},
        "revenge": {Phase.SHARE},
        "battle": {Phase.FOE, Phase.FIGHT},
    }
    assert set(phases) == wanted | special.get(name.partition("/")[0], set())


REASONS = [
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 b2", Reason.NO_MATCH),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 r2", Reason.NOT_IN_HAND),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "1 g1", Reason.NOT_YOUR_TURN),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 keep", Reason.NOTHING_DRAWN),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 red", Reason.NO_COLOR_ASKED),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 none", Reason.NOTHING_TO_DECLINE),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 accept", Reason.NO_DRAW_FOUR),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 @1", Reason.NO_SEAT_ASKED),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 uno", Reason.UNO_NOT_OWED),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 catch @1", Reason.NOTHING_TO_CATCH),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 catch @0", Reason.NOT_YOURSELF),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "0 catch @2", Reason.NO_SUCH_SEAT),
    ("hands: r1 b2 | g1; discard: r5; draw: *", "5 draw", Reason.NO_SUCH_SEAT),
    ("rules: classic/en +bluff=refused; hands: r1 w4 | g1; discard: r5; draw: *", "0 w4", Reason.WOULD_BE_BLUFF),
    ("rules: classic/en +uno=automatic; hands: r1 w4 | g1; discard: r5; draw: *", "0 uno", Reason.UNO_IS_AUTOMATIC),
    ("hands: r1 r2 | g1; discard: r5; draw: *; phase: DRAWN; drawn: r1", "0 r2", Reason.ONLY_THE_DRAWN_CARD),
    ("hands: r1 r2 | g1; discard: r5; draw: *; phase: DRAWN; drawn: r1", "0 draw", Reason.ALREADY_DRAWN),
    ("hands: r1 r2 | g1; discard: r5; draw: *; phase: DRAWN; drawn: r1; must: yes", "0 keep", Reason.MUST_LAY_IT),
    ("hands: r1 r2 | g1; discard: w; color: red; draw: *; phase: COLOR", "0 draw", Reason.NAME_A_COLOR),
    ("hands: r1 r2 | g1; discard: w; color: red; draw: *; phase: COLOR; owes: 1", "0 catch @1", Reason.CALL_LATER),
    ("hands: r1 | g1; discard: w4; color: red; draw: *; phase: CHALLENGE; layer: 1", "0 r1",
     Reason.ANSWER_THE_DRAW_FOUR),
    ("rules: scary/it; hands: r1 | g1; discard: x; color: red; draw: *; phase: GIVE_COLOR", "0 blue",
     Reason.COLOR_NOT_HELD),
    ("rules: scary/it; hands: r1 | g1; discard: x; color: red; draw: *; phase: GIVE_COLOR", "0 none", Reason.MUST_GIVE),
    ("rules: scary/it; hands: r1 | g1; discard: x; color: red; draw: *; phase: GIVE_COLOR", "0 r1",
     Reason.CHOOSE_A_COLOR_TO_GIVE),
    ("rules: scary/it; hands: r1 b1 | g1; discard: x; color: red; draw: *; phase: GIVE_CARD; give: red", "0 b1",
     Reason.NOT_THAT_COLOR),
    ("rules: scary/it; hands: r1 b1 | g1; discard: x; color: red; draw: *; phase: GIVE_CARD; give: red", "0 draw",
     Reason.GIVE_A_CARD),
    ("rules: revenge/en; hands: r1 | g1; discard: x; color: red; draw: *; phase: SHARE", "0 @0", Reason.NOT_YOURSELF),
    ("rules: revenge/en; hands: r1 | g1; discard: x; color: red; draw: *; phase: SHARE", "0 red",
     Reason.CHOOSE_WHO_GETS_IT),
    ("rules: battle/en; hands: r1 | g1; discard: x; color: red; draw: *; phase: FOE", "0 none", Reason.MUST_FIGHT),
    ("rules: battle/en; hands: r1 | g1; discard: x; color: red; draw: *; phase: FOE", "0 r1", Reason.CHOOSE_A_FOE),
    ("rules: battle/en; hands: r1 | g1; discard: x; color: red; draw: *; phase: FIGHT; foe: 1", "0 draw",
     Reason.CHOOSE_A_CARD_TO_SHOW),
    ("rules: classic/en +jump_in=on; hands: r1 | r6 r5; discard: r5; draw: *", "1 r6", Reason.NOT_IDENTICAL),
    ("rules: classic/en +forced_play=on; hands: r1 b2 | g1; discard: r5; draw: *", "0 draw", Reason.MUST_PLAY),
    ("hands: r1 b2 | *; discard: r5; draw:", "0 draw", Reason.NOTHING_TO_DRAW),
    ("rules: classic/en +stacking=same; hands: w4 | g1; discard: b+; draw: *; phase: CHALLENGE; layer: 1; pending: 2",
     "0 w4", Reason.CANNOT_STACK),
    ("rules: classic/en +sevens_zeros=on; hands: r1 | g1; discard: r7; draw: *; phase: SWAP", "0 draw",
     Reason.CHOOSE_WHO_SWAPS),
    ("hands: r1 | g1; discard: r5; draw: *; phase: OVER; winner: 1", "0 draw", Reason.ROUND_OVER),
]  # fmt: skip


@pytest.mark.parametrize(("position", "text", "reason"), REASONS, ids=[reason.name for _, _, reason in REASONS])
def test_the_reason_is_the_one_a_person_would_give(position: str, text: str, reason: Reason) -> None:
    round = Round.from_position(position)
    seat, _, move = text.partition(" ")
    assert round.why_not(move, int(seat)) == reason
    with pytest.raises(IllegalMove, match=f"(?i): {reason.name.replace('_', ' ')}$"):
        round.play(move, int(seat))


def test_every_reason_is_given_by_something() -> None:
    """No code that nobody can ever be told; only programs can make a move that does not exist."""
    assert {reason for _, _, reason in REASONS} == set(Reason) - {Reason.FINE, Reason.NO_SUCH_MOVE}


# The compiled layer


def test_numbers_out_of_range_are_refused_and_change_nothing() -> None:
    """Any seat from -5 to 15 and any move from -5 to 200, and far beyond; never an index out of bounds."""
    log = new_event_log()
    far = (-(1 << 31), (1 << 31) - 1)
    for seed in range(40):
        round = random_game(seed)
        legal = {(seat, move.code) for seat in range(round.players) for move in round.legal_moves(seat)}
        before = round.states.tobytes()
        for seat in (*range(-5, 16), *far):
            for move in (*range(-5, 201), *far):
                if (seat, move) in legal:
                    continue
                reason = engine.apply(round.states, seat, move, log)
                assert reason == engine.why_not(round.states, seat, move)
                assert reason != Reason.FINE
                if not 0 <= seat < round.players:
                    assert reason == Reason.NO_SUCH_SEAT
                elif not 0 <= move < MOVES:
                    assert reason == Reason.NO_SUCH_MOVE
                assert int(log["used"][0]) == 0
        assert round.states.tobytes() == before


def test_the_engine_file_refuses_numbers_that_do_not_fit() -> None:
    """It takes 32 bits for a seat and a move; the other ways take 64, where such a seat does not exist."""
    round = random_game(1)
    before = round.states.tobytes()
    for number in (-(1 << 63), -(1 << 31) - 1, 1 << 31, (1 << 63) - 1):
        if WAY is Way.WASM:
            with pytest.raises(ValueError, match="why_not"):
                engine.why_not(round.states, number, 0)
        else:
            assert engine.why_not(round.states, number, 0) == Reason.NO_SUCH_SEAT
    assert round.states.tobytes() == before


def test_legal_moves_of_seats_that_do_not_exist_are_none() -> None:
    sets = np.ones(2, np.uint64)
    for seed in range(30):
        round = random_game(seed)
        for seat in (*range(-5, 0), *range(round.players, 16), 1 << 30):
            if seat != round.states["asked"][0]:
                engine.legal(round.states, seat, sets)
                assert not sets.any()


def test_no_move_writes_the_rules() -> None:
    """Nor the players, the dealer, the key and the padding."""
    fixed = ("rules", "padding", "players", "dealer", "key")
    for seed in range(60):
        round, dice = random_game(seed, most=1), random.Random(seed)
        before = [round.states[name].tobytes() for name in fixed]
        for _ in play_on(round, dice, 200):
            pass
        assert [round.states[name].tobytes() for name in fixed] == before


# The words


def test_the_tree_of_errors_is_as_drawn() -> None:
    kinds = [one for one in vars(errors).values() if isinstance(one, type) and issubclass(one, PenultimaError)]
    assert {NotationError, RulesError, IllegalMove, RecordError, BotError} < {*kinds}
    for kind in kinds:
        assert kind is PenultimaError or f"── {kind.__name__} " in (errors.__doc__ or "")
    assert issubclass(PenultimaError, ValueError)


def test_an_illegal_move_says_who_what_and_why() -> None:
    round = Round.from_position("hands: r1 b2 | g1; discard: r5; draw: *")
    with pytest.raises(IllegalMove) as refused:
        round.play("b2")
    assert str(refused.value) == "seat 0 may not b2: no match"
    assert (refused.value.reason, refused.value.seat, refused.value.move) == (Reason.NO_MATCH, 0, Move("b2"))


def test_a_reason_is_read_as_words_and_counted_as_a_number() -> None:
    assert [str(reason) for reason in (Reason.NOT_YOUR_TURN, Reason.UNO_IS_AUTOMATIC)] == [
        "not your turn", "UNO is automatic",
    ]  # fmt: skip
    assert f"{Reason.MUST_GIVE} {Reason.MUST_GIVE:d} {Reason.MUST_GIVE!r}" == "must give 20 <Reason.MUST_GIVE: 20>"
    assert all(re.fullmatch("[a-zUNO]+( [a-zUNO]+)*", str(reason)) for reason in Reason)
    assert json.dumps([Reason.NO_MATCH]) == "[6]"
    assert msgspec.json.encode(Reason.NO_MATCH) == b"6"
    assert (int(Reason.NO_MATCH), Reason["NO_MATCH"]) == (6, Reason(6))


@pytest.mark.parametrize("seat", [-1, 2, 5, 99, 10**9, -(10**9)])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    round = Round("classic/en", 2, seed=1)
    assert round.why_not("draw", seat) == Reason.NO_SUCH_SEAT
    with pytest.raises(IllegalMove):
        round.play("draw", seat)
    with pytest.raises(RulesError):
        round.legal_moves(seat)


def test_a_lay_with_uno_is_refused_as_the_lay_would_be() -> None:
    round = Round.from_position("hands: r1 b2 | g1; discard: r5; draw: *")
    before = round.states.tobytes()
    assert round.why_not("b2 uno") == Reason.NO_MATCH
    with pytest.raises(IllegalMove):
        round.play("b2 uno")
    assert (round.states.tobytes(), round.moves) == (before, [])


def test_a_copy_is_another_round() -> None:
    round = Round("battle/fr", 3, seed=1)
    twin, before, dice = round.copy(), round.states.tobytes(), random.Random(1)
    for _ in range(20):
        seat, move = any_move(twin, dice)
        twin.play(move, seat)
    assert round.states.tobytes() == before
    assert (len(round.moves), len(twin.moves)) == (0, 20)
    round.replay(twin.moves)
    assert round.states.tobytes() == twin.states.tobytes()


@pytest.mark.parametrize(
    "rules",
    ["", "klassic", "classic/fr", "classic/en bluff=refused", "classic/en +bluff", "classic/en +bluff=maybe",
     "classic/en +special=battle", "classic/en +hand=11", "classic/en +hand=0", "classic/en +hand=5 +hand=6",
     "classic/en +hand=²", "classic/en +=", "classic/en +target=49"],
)  # fmt: skip
def test_rules_that_do_not_exist_are_refused(rules: str) -> None:
    with pytest.raises(RulesError):
        Round(rules, 2)


@pytest.mark.parametrize(
    ("rules", "hint"),
    [
        ("batle", "there is no edition 'batle'; did you mean 'battle'?"),
        ("Kickin-Batle/fr", "there is no edition 'kickin-batle'; did you mean 'kickin-battle'?"),
        ("classic +stackin=any", "there is no setting 'stackin'; did you mean 'stacking'?"),
        ("classic +jump-in=on", "there is no setting 'jump-in'; did you mean 'jump_in'?"),
        ("classic +STACKING=any", "there is no setting 'STACKING'; did you mean 'stacking'?"),
        ("classic +forced=on", "there is no setting 'forced'; did you mean 'forced_play' or 'forced_draw'?"),
        ("classic +stacking=anyy", "stacking may be off, same, any, not 'anyy'; did you mean 'any'?"),
        ("classic +bluff=Refused", "bluff may be allowed, refused, not 'Refused'; did you mean 'refused'?"),
    ],
)
def test_a_misspelled_name_is_answered_with_the_nearest(rules: str, hint: str) -> None:
    with pytest.raises(RulesError) as refused:
        Round(rules, 2)
    assert str(refused.value) == hint


def test_where_nothing_is_near_all_names_are_listed() -> None:
    with pytest.raises(RulesError, match=r"'chess'; there are classic, scary, revenge, battle, hyper$"):
        Round("chess", 2)
    with pytest.raises(RulesError, match=r"'color'; there are direction, first_action, .*, target$"):
        Round("classic +color=mauve", 2)
    with pytest.raises(RulesError, match=r"stacking may be off, same, any, not 'never'$"):
        Round("classic +stacking=never", 2)
    with pytest.raises(RulesError, match=r"scary/fr, scary/es, scary/it, scary/pt"):
        Round("monster-high/en", 2)
