"""Who is stronger: rounds with fixed seeds, so that nothing here depends on luck."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from penultima.booklets import Rules
from penultima.bots import LEVELS
from penultima.bots.arena import play_rounds
from penultima.bots.kernel.skill import Skills
from penultima.bots.registry import find_bot
from penultima.bots.skills import skill
from penultima.lab.results import Results
from penultima.runtime import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="too many rounds for plain Python")


def share(rules: str, players: list[Skills], rounds: int) -> float:
    """How often the first player wins."""
    facts = play_rounds(Rules.parse(rules), players, 7, 0, rounds)
    return float(np.mean(Results(rules, ("",) * len(players), 7, 0, facts).winners == 0))


def test_careful_beats_the_baselines() -> None:
    careful, first, random = (skill(name, name) for name in ("careful", "first", "random"))
    assert share("classic/en", [careful, first], 20_000) > 0.65
    assert share("classic/en", [careful, random], 20_000) > 0.68
    assert share("classic/en", [careful, random, random, random], 40_000) > 0.38
    assert share("classic/en", [careful, first, first, first], 40_000) > 0.31


@pytest.mark.parametrize(("lower", "upper"), [pair for pair in pairwise(LEVELS) if "expert" not in pair])
@pytest.mark.parametrize("rules", ["classic/en", "scary/fr", "revenge/en", "battle/en", "hyper/fr"])
def test_each_level_is_stronger_than_the_one_below(rules: str, lower: str, upper: str) -> None:
    assert share(rules, [skill(upper, 1), skill(lower, 2)], 10_000) > 0.53
    assert share(rules, [skill(upper, 1), *[skill(lower, seat) for seat in (2, 3, 4)]], 10_000) > 0.27


@pytest.mark.long
@pytest.mark.parametrize("name", ["search:600", "infer:600"])
def test_search_is_stronger_than_careful(name: str) -> None:
    assert share("classic/en", [skill(name, 1), skill("careful", 2)], 400) > 0.52


def test_an_expert_searches_and_infers_and_hard_is_careful() -> None:
    expert, infer = find_bot("expert"), find_bot("infer")
    assert expert.searches
    assert (expert.infers, expert.playouts) == (infer.infers, infer.playouts) == (True, 4000)
    assert (skill("hard") == skill("careful")).all()
