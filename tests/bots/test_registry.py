"""The registry: one entry says everything about a bot."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from penultima.bots import BOTS, LEVELS, bot, check_bot, is_bot
from penultima.bots.kernel.policies import Policy
from penultima.bots.registry import REGISTRY, find_bot
from penultima.bots.search_bot import SearchBot
from penultima.bots.skill_bot import SkillBot
from penultima.bots.skills import skill
from penultima.errors import RulesError
from penultima.game import Move, Round, View


def test_names_and_levels_are_those_of_the_entries() -> None:
    assert BOTS[:4] == ("random", "first", "careful", "search")
    assert LEVELS == ("beginner", "easy", "medium", "hard", "expert")
    assert set(LEVELS) < set(BOTS) == set(REGISTRY)


@pytest.mark.parametrize("name", BOTS)
def test_a_skill_says_what_the_entry_does(name: str) -> None:
    entry = find_bot(name)
    if not entry.has_skill:
        with pytest.raises(RulesError, match="no compiled skill"):
            skill(name)
        return
    made = skill(name)[0]
    assert Policy(int(made["policy"])) is entry.policy
    fields = ("forgets", "notices", "slips", "playouts", "infers")
    assert [int(made[field]) for field in fields] == [getattr(entry, field) for field in fields]


def test_a_search_has_a_budget() -> None:
    assert (find_bot("search:400").playouts, find_bot("search:400").has_skill) == (400, True)
    assert (find_bot("search:20ms").milliseconds, find_bot("search:20ms").has_skill) == (20, False)
    assert (find_bot("infer:400").playouts, find_bot("infer:400").infers) == (400, True)
    assert not find_bot("search:400").infers
    timed = bot("search:20ms")
    assert isinstance(timed, SearchBot)
    assert timed.milliseconds == 20
    assert not isinstance(bot("hard"), SearchBot)
    assert isinstance(bot("hard"), SkillBot)
    for wrong in ("search:0", "search:ms", "nobody", "trained:3"):
        assert not is_bot(wrong)
        with pytest.raises(RulesError, match="there is no bot"):
            find_bot(wrong)


class Drawer:
    """A bot that draws whenever it may."""

    def choose(self, view: View) -> Move | None:
        """Draw, or the first other move."""
        legal = view.legal_moves()
        return next((move for move in legal if move.text == "draw"), legal[0] if legal else None)


def test_one_entry_makes_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = replace(find_bot("first"), name="drawer", policy=None, make=lambda entry, seed, strict: Drawer())
    monkeypatch.setitem(REGISTRY, "drawer", entry)
    check_bot("drawer")
    round = Round("classic/en", 3, seed=1)
    assert str(bot("drawer").choose(round.view(round.turn))) == "draw"


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("carefull", "did you mean 'careful'?"),
        ("Expert", "did you mean 'expert'?"),
        ("serch:400", "did you mean 'search:400'?"),
        ("search:4k", "did you mean 'search:400' or 'search'?"),
        ("genius", "there are random, first, careful, "),
    ],
)
def test_a_name_that_no_bot_has_is_answered_with_the_nearest(name: str, hint: str) -> None:
    with pytest.raises(RulesError) as refused:
        bot(name)
    assert str(refused.value).startswith(f"there is no bot {name!r}; {hint}")


def test_names_need_no_engine() -> None:
    code = "import sys; from penultima.bots import check_bot; check_bot('search:400'); sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
