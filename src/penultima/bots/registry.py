"""Every bot there is: how it is made, what it needs compiled, how attentive it is, whether people choose it as a level.

A new bot is one entry in `REGISTRY` and the code that its `make` calls. Nothing heavy is imported here before a bot is
made, so names can be checked and listed at once.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from penultima.bots.kernel.policies import Policy
from penultima.errors import BotError, Fault
from penultima.spelling import no_bot

if TYPE_CHECKING:
    from penultima.bots.bot import Bot

BUDGET = re.compile(r"(search|infer):([1-9][0-9]{0,7})(ms)?")


@dataclass(frozen=True)
class BotEntry:
    """One bot. Chances are in thousandths."""

    name: str
    make: Callable[[BotEntry, int | str, bool], Bot]
    """Makes the bot from its entry, a seed, and whether it must raise an error where another would play for it."""
    policy: Policy | None = None
    """The policy of its compiled skill; a bot without one cannot play in compiled rounds."""
    level: bool = False
    """Is it one of the levels that people choose from?"""
    forgets: int = 0
    """The chance to forget to say UNO."""
    notices: int = 0
    """The chance to notice that somebody else forgot it."""
    slips: int = 0
    """The chance to decide as a beginner would."""
    playouts: int = 0
    """How many rounds it plays out for one decision, if it searches."""
    infers: bool = False
    """Does it infer from the others' decisions which cards they hold, if it searches?"""
    milliseconds: int | None = None
    """How long it searches, if the clock and not `playouts` ends that."""

    @property
    def searches(self) -> bool:
        """Does it play rounds out before it decides?"""
        return self.policy is Policy.SEARCH

    @property
    def has_skill(self) -> bool:
        """Can it play in compiled rounds? A clock cannot be read there."""
        return self.policy is not None and self.milliseconds is None


def _make_skill_bot(entry: BotEntry, seed: int | str, strict: bool) -> Bot:
    from penultima.bots.skill_bot import SkillBot  # noqa: PLC0415 (a name needs no engine)
    from penultima.bots.skills import skill_of  # noqa: PLC0415

    return SkillBot(skill_of(entry, seed))


def _make_search_bot(entry: BotEntry, seed: int | str, strict: bool) -> Bot:
    from penultima.bots.search_bot import SearchBot  # noqa: PLC0415 (a name needs no engine)
    from penultima.bots.skills import skill_of  # noqa: PLC0415

    return SearchBot(skill_of(entry, seed), entry.milliseconds)


def _make_trained_bot(entry: BotEntry, seed: int | str, strict: bool) -> Bot:
    from penultima.bots.network import trained_bot  # noqa: PLC0415 (few tables have one)

    return trained_bot()


def _make_program_bot(entry: BotEntry, seed: int | str, strict: bool) -> Bot:
    from penultima.bots.program import program_bot  # noqa: PLC0415 (few tables have one)

    return program_bot(entry.name, seed, strict)


def _skill_bot(
    name: str, policy: Policy, *, level: bool = False, forgets: int = 0, notices: int = 0, slips: int = 0
) -> BotEntry:
    return BotEntry(name, _make_skill_bot, policy, level, forgets, notices, slips)


def _search_bot(name: str, *, level: bool = False, infers: bool = False) -> BotEntry:
    return BotEntry(name, _make_search_bot, Policy.SEARCH, level, notices=900, playouts=4000, infers=infers)


REGISTRY: dict[str, BotEntry] = {
    entry.name: entry
    for entry in (
        _skill_bot("random", Policy.RANDOM),
        _skill_bot("first", Policy.FIRST),
        _skill_bot("careful", Policy.CAREFUL, notices=800),
        _search_bot("search"),
        _search_bot("infer", infers=True),
        _skill_bot("beginner", Policy.BEGINNER, level=True, forgets=350, notices=100),
        _skill_bot("easy", Policy.CAREFUL, level=True, slips=600, forgets=200, notices=250),
        _skill_bot("medium", Policy.CAREFUL, level=True, slips=250, forgets=80, notices=500),
        _skill_bot("hard", Policy.CAREFUL, level=True, notices=800),
        _search_bot("expert", level=True, infers=True),
        BotEntry("trained", _make_trained_bot, notices=800),
    )
}
"""All bots that have a name of their own; the levels are from the weakest to the strongest."""

BOTS = tuple(REGISTRY)
LEVELS = tuple(name for name, entry in REGISTRY.items() if entry.level)
"""The bots that people choose from. The weaker ones make people's mistakes: wilds too early, UNO forgotten."""


def is_program(name: str) -> bool:
    """Is it a command to run, as in `run:COMMAND`?"""
    return name.startswith(("run:", "run["))


def is_bot(name: str) -> bool:
    """Is there a bot of this name? (A program is none: it has no name here.)"""
    return name in REGISTRY or BUDGET.fullmatch(name) is not None


def check_bot(name: str) -> None:
    """Refuse a name that no bot has; of a program see `check_program`."""
    if not is_bot(name) and not is_program(name):
        raise no_bot(name, (*BOTS, "search:400", "infer:20ms"))


def check_program(name: str) -> None:
    """Refuse a program that is not on this machine, without starting it."""
    from penultima.bots.program import PROGRAM_NAME, words_of  # noqa: PLC0415 (few tables have one)

    found = PROGRAM_NAME.fullmatch(name)
    words = words_of(found[2]) if found else []
    if not found or not words:
        raise BotError(Fault.COMMAND, name)
    if shutil.which(words[0]) is None and not Path(words[0]).exists():
        raise BotError(Fault.NOT_FOUND, found[2].strip())


def find_bot(name: str) -> BotEntry:
    """The entry of a bot, also of `search:400`, `infer:20ms` and `run:COMMAND`."""
    check_bot(name)
    if is_program(name):
        return BotEntry(name, _make_program_bot)  # the careful bot stands in for it
    budget = BUDGET.fullmatch(name)
    if budget is None:
        return REGISTRY[name]
    search, number = replace(REGISTRY[budget[1]], name=name), int(budget[2])
    return replace(search, milliseconds=number) if budget[3] else replace(search, playouts=number)
