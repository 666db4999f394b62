"""Rounds, matches and views as plain data, as text, and compared."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from penultima import Match, RecordError, Round
from tests.game.copying import seen
from tests.game.random_play import BOOKLETS, play_on, random_game

KEPT = {
    "format": "penultima-round", "version": 1, "rules_version": 2, "rules": "classic/en", "players": 2, "dealer": 1,
    "key": "00" * 32, "position": "rules: classic/en\nhands: r5 r6 | b1 b2\ndraw: * g1\ndiscard: r3\ncolor: red\n"
    "dealer: 1\nturn: 0", "moves": ["0 r5", "0 uno", "1 draw"],
}  # fmt: skip
"""As the first version wrote it: it must be read for ever."""


def through_json(one: Any) -> Any:
    """What comes out of a file."""
    return json.loads(json.dumps(one))


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_a_round_comes_back_whole(booklet: str) -> None:
    for round in (Round(booklet, 3, seed=4), Round.from_deck("r1 r2 w w4", booklet, 2, seed=9, dealer=1)):
        list(play_on(round, random.Random(2), 40))
        again = Round.from_dict(through_json(round.to_dict()))
        assert again == round
        assert seen(again) == seen(round)


def test_any_house_rules_and_positions_come_back_too() -> None:
    for seed in range(10):
        round = random_game(seed, most=80)
        assert seen(Round.from_dict(through_json(round.to_dict()))) == seen(round)
        stood = Round.from_position(round.position)
        list(play_on(stood, random.Random(seed), 5))
        assert seen(Round.from_dict(through_json(stood.to_dict()))) == seen(stood)


def test_what_was_kept_once_is_read_for_ever() -> None:
    round = Round.from_dict(KEPT)
    assert [[str(card) for card in hand] for hand in round.hands] == [["r6"], ["g1", "b1", "b2"]]
    assert round.to_dict() == KEPT


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "other"}, "no round of version 1"),
        ({"version": 2}, "no round of version 1"),
        ({"rules_version": 99}, "rules of version 99"),
        ({"players": "two"}, "this is no round"),
        ({"more": 1}, "this is no round"),
        ({"moves": ["1 b1"]}, "does not play again"),
        ({"moves": ["r5"]}, "is no move"),
        ({"moves": ["0 r55"]}, "does not play again"),
        ({"position": "rules: nonsense"}, "does not play again"),
        ({"position": None, "key": "zz"}, "does not play again"),
        ({"position": None, "players": 99}, "does not play again"),
        ({"players": 3}, "began otherwise"),
        ({"dealer": 0}, "began otherwise"),
        ({"key": "11" * 32}, "began otherwise"),
        ({"rules": "classic/en +uno=automatic"}, "began otherwise"),
        ({"deck": "r1"}, "a deck or"),
        ({"moves": [1]}, "this is no round"),
        ({"position": None, "deck": "r1 r1 r1 r1"}, "does not play again"),
    ],
)
def test_what_is_no_round_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(RecordError, match=words):
        Round.from_dict({**KEPT, **change})


def test_another_program_may_write_rules_and_key_otherwise() -> None:
    data = Round("classic/en", 2, key=bytes(range(0xA0, 0xC0))).to_dict()
    whole = Round.from_dict(data)
    for change in ({"rules": "classic"}, {"rules": "classic/en +hand=7"}, {"key": data["key"].upper()}):
        assert Round.from_dict({**data, **change}) == whole


def test_a_match_comes_back_whole() -> None:
    match = Match("hyper/fr", 3, seed=2, names=["Ann", "Bo", "Cy"])
    for _ in play_on(match.round, random.Random(1), 20):
        pass
    again = Match.from_dict(through_json(match.to_dict()))
    assert again == match
    assert seen(again.round) == seen(match.round)


@pytest.mark.parametrize("wrong", [None, "abc", [1], {}, {"format": "penultima-record"}, {"names": {1, 2}}, {1: 2}])
def test_what_is_no_data_at_all_is_refused(wrong: Any) -> None:
    for kind in (Round, Match):
        with pytest.raises(RecordError):
            kind.from_dict(wrong)


def test_rounds_and_matches_are_equal_when_they_stand_alike() -> None:
    one, other = Round("classic/en", 3, seed=4), Round("classic/en", 3, seed=4)
    assert one == other
    one.play("draw")
    assert one != other
    other.play("draw")
    assert one == other
    assert one != Round("classic/en +uno=automatic", 3, seed=4)
    assert one != "a round"
    assert Match("classic/en", 2, seed=1) == Match("classic/en", 2, seed=1)
    assert Match("classic/en", 2, seed=1) != Match("classic/en", 2, seed=2)
    assert Match("classic/en", 2, seed=1) != one
    for unlike in (one, Match("classic/en", 2, seed=1)):
        with pytest.raises(TypeError):
            hash(unlike)


def test_they_say_what_they_are() -> None:
    round = Round.from_dict(KEPT)
    assert repr(round.view(0)) == (
        "<View of seat 0, 'classic/en': seat 0 is asked, TURN, top r5, red, hand r6, sizes (1, 3)>"
    )
    assert repr(round.view(None)) == (
        "<View of a spectator, 'classic/en': seat 0 is asked, TURN, top r5, red, sizes (1, 3)>"
    )
    assert repr(Match("classic/en", 3, seed=1)) == "<Match 'classic/en', 3 players, round 1, scores (0, 0, 0)>"
    assert eval(repr(round), {"Round": Round}).states.tobytes() == round.states.tobytes()
