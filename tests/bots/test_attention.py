"""Whether bots remember and notice, and how long they take: from a key and small numbers alone."""

from __future__ import annotations

import random
from itertools import islice

import numpy as np
import pytest

from penultima.bots.kernel.attention import NOTHING, Attention, reaction
from tests.rules.plain_chance import plain_below, plain_words

KEY = bytes(range(32))


def react(key: bytes, *numbers: int) -> int:
    """The entry point, with a key as bytes."""
    return int(reaction(np.frombuffer(key, "<u4").astype(np.uint32), *numbers))


def plain_reaction(key: bytes, *numbers: int) -> int:
    """The same in plain Python, from what docs/engine.md says."""
    attention, seat, whom, moment, chance, most = numbers
    nonce = moment % 2**22 * 1024 + whom * 64 + seat * 4 + attention
    if plain_below(plain_words(key, nonce), 1000) >= chance:
        return -1
    return plain_below(islice(plain_words(key, nonce), 64, None), most) if most else 0


def test_it_is_what_the_description_of_it_gives() -> None:
    dice = random.Random(5)
    answers = set()
    for _ in range(60):
        key, most = dice.randbytes(32), dice.choice((0, 1, 700, 2100, 900))
        args = dice.randrange(3), dice.randrange(10), dice.randrange(10), dice.randrange(1 << 23), dice.randrange(1001)
        found = react(key, *args, most)
        assert found == plain_reaction(key, *args, most)
        answers.add(found == NOTHING)
    assert answers == {True, False}


@pytest.mark.parametrize("chance", [0, 100, 350, 800, 1000])
def test_it_happens_as_often_as_the_chance_says(chance: int) -> None:
    found = [react(KEY, Attention.CATCH, seat, 0, moment, chance, 0) for moment in range(150) for seat in range(10)]
    share = 1000 * sum(one != NOTHING for one in found) / len(found)
    assert share == pytest.approx(chance, abs=0 if chance in (0, 1000) else 45)
    assert set(found) <= {NOTHING, 0}


def test_waits_are_spread_over_the_time_there_is() -> None:
    waits = [react(KEY, Attention.JUMP, 1, 0, moment, 1000, 900) for moment in range(900)]
    assert min(waits) >= 0
    assert max(waits) < 900
    assert sum(waits) / len(waits) == pytest.approx(450, abs=35)
    assert all(sum(first <= one < first + 300 for one in waits) > 250 for first in (0, 300, 600))


def test_each_number_makes_another_throw() -> None:
    usual = (1, 2, 3, 40)
    waits = {react(KEY, *usual, 1000, 1 << 30)}
    for place in range(4):
        other = [*usual]
        other[place] += 1
        waits.add(react(KEY, *other, 1000, 1 << 30))
    waits.add(react(bytes(32), *usual, 1000, 1 << 30))
    assert len(waits) == 6


def test_more_attention_never_notices_less_and_takes_as_long() -> None:
    """Whether and when are thrown apart: a level that notices more often is not faster or slower."""
    for moment in range(40):
        waits = [react(KEY, Attention.CATCH, 1, 2, moment, chance, 1000) for chance in range(0, 1001, 100)]
        noticed = [one for one in waits if one != NOTHING]
        assert waits == [NOTHING] * (11 - len(noticed)) + noticed
        assert len(set(noticed)) == 1
