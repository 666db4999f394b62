"""Bots that finish what others began."""

from __future__ import annotations

from random import Random

import pytest

from penultima import Match, Move, Round, RulesError, View
from penultima.booklets import Rules, booklets
from penultima.bots import play_on, possible_round
from penultima.bots.arena import deal_key, play_rounds
from penultima.bots.kernel.rounds import RoundFact
from penultima.bots.playing import BotFailedError
from penultima.bots.skills import skill
from penultima.rules.state import Phase
from tests.choosing import few
from tests.game import random_play

ALL = [printed.id for printed in booklets()]


@pytest.mark.parametrize("rules", [*ALL, "classic/en +jump_in=on +stacking=any +sevens_zeros=on"])
def test_the_same_rounds_as_compiled_code_plays(rules: str) -> None:
    """Asked in the same order, bots with the same seeds play the same rounds: winners and numbers of moves."""
    names = ("careful", "easy", "careful")
    facts = play_rounds(Rules.parse(rules), [skill(name, f"4 {seat}") for seat, name in enumerate(names)], 6, 0, 1)
    played = play_on(Round(rules, 3, key=deal_key(6, 0)), names, seed=4)
    assert played.over
    assert played.winner == (None if facts[0, RoundFact.WINNER] < 0 else facts[0, RoundFact.WINNER])
    assert len(played.moves) == facts[0, RoundFact.MOVES]


def test_calls_come_first() -> None:
    """H1 H2: whoever lays the last but one says UNO before the next seat is asked; who forgot it is caught by a bot
    that notices."""
    text = "rules: classic/en\nhands: r1 r2 | r3 r4 r5\ndraw: *\ndiscard: r9\ncolor: red\ndealer: 1\nturn: 0"
    played = play_on(text, "hard")
    assert [str(move) for _, move in played.moves[:2]] in (["r1", "uno"], ["r2", "uno"])
    catching = play_on(text.replace("turn: 0", "turn: 1\nowes: 0").replace("r1 r2", "r1"), ["beginner", "hard"], seed=1)
    assert (catching.moves[0][0], str(catching.moves[0][1])) in ((0, "uno"), (1, "catch @0"))


def test_what_was_given_stays_as_it_is_and_a_seed_plays_alike() -> None:
    round = Round("scary/fr", 4, seed=1)
    before = round.position
    one, other = play_on(round, "medium", seed=1), play_on(round, "medium", seed=1)
    assert round.position == before
    assert one.moves == other.moves
    assert one.moves != play_on(round, "medium", seed=2).moves


def test_a_match_is_played_to_its_end() -> None:
    match = Match("classic/en +target=100", 3, seed=3)
    played = play_on(match, ["careful", "first", "random"])
    assert played.over
    assert max(played.scores) >= 100
    assert not match.round.moves
    assert Match.from_dict(played.to_dict()) == played


class Broken:
    """A bot that gives an answer nobody can use."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View) -> Move | None:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (None, "None is no move"),
        ("draw", "'draw' is no move"),
        (KeyError("x"), "KeyError"),
        (Move("keep"), "may not keep"),
    ],
)
def test_a_bot_that_fails_is_named(answer: object, why: str) -> None:
    with pytest.raises(BotFailedError, match=why) as caught:
        play_on(Round("classic/en", 2, seed=1), [Broken(answer), Broken(answer)])
    assert caught.value.seat == Round("classic/en", 2, seed=1).turn


def test_a_bot_for_each_seat() -> None:
    with pytest.raises(RulesError, match="3 players and 2 bots"):
        play_on(Round("classic/en", 3, seed=1), ["careful", "careful"])
    with pytest.raises(RulesError, match="no bot 'carful'"):
        play_on(Round("classic/en", 3, seed=1), "carful")


HOUSE = ("classic/en +stacking=any +sevens_zeros=on", "scary/fr +forced_play=on +draw=until", "battle/pt +jump_in=on")


@pytest.mark.parametrize("rules", few([*ALL, *HOUSE], "classic/en", "revenge/es", "hyper/fr", *HOUSE[1:]))
def test_a_possible_round_looks_the_same_and_plays_on(rules: str) -> None:
    """Whoever looks, whoever is asked, and whatever only the asked seat knows of its own decision."""
    phases = set()
    for seed in range(6):
        round, others = Round(rules, 3, seed=seed), 0
        for number, _ in enumerate(random_play.play_on(round, Random(seed), 60)):
            phases.add(round.phase)
            for seat in range(3):
                view = round.view(seat)
                imagined = possible_round(view, number)
                assert imagined.view(seat) == view
                assert imagined.view(seat).events == view.events
                assert imagined.legal_moves()
                others += imagined != round
                if number % 7 == 0:
                    assert Round.from_dict(imagined.to_dict()) == imagined
                    assert play_on(imagined, "easy").over
                else:
                    imagined.play(imagined.legal_moves()[0])
        assert others > 50
    assert {Phase.TURN, Phase.DRAWN, Phase.COLOR, Phase.CHALLENGE} <= phases
    assert len(phases) > 4 or rules.startswith(("classic", "hyper"))


def test_who_drew_must_lay_it_in_a_possible_round_where_the_rules_say_so() -> None:
    """E14 by house rule: whoever has drawn a card that fits may not keep it, unless that would be a bluff."""
    seen = 0
    for seed in range(20):
        round = Round("classic/en +forced_play=on", 3, seed=seed)
        for _ in random_play.play_on(round, Random(seed), 60):
            if round.phase is Phase.DRAWN and round.turn is not None:
                imagined = possible_round(round.view((round.turn + 1) % 3), seed)
                moves = [str(move) for move in imagined.legal_moves()]
                assert moves == ["w4"] or "w4" in moves or "keep" not in moves
                seen += 1
    assert seen > 10


def test_a_possible_round_knows_nothing_that_its_seat_does_not() -> None:
    """The same view of two rounds whose hidden cards differ gives the same sample."""
    one = Round.from_deck("r1 r2 r3 r4 r5 r6 r7 b1 b2 b3 b4 b5 b6 b7 g5", "classic/en", 2, seed=1, dealer=1)
    view = one.view(0)
    other = possible_round(view, seed=3)
    assert other.hands[1] != one.hands[1]
    assert other.hands[0] == one.hands[0]
    assert possible_round(other.view(0), 8).position == possible_round(view, 8).position
    imagined = possible_round(view, 8)
    imagined.play("draw")
    imagined.undo()
    assert imagined.view(0) == view
    assert imagined.view(0).events == view.events
    for nobody in (one.view(None), play_on(one, "careful").view(0)):
        with pytest.raises(RulesError, match="only a seat"):
            possible_round(nobody)
