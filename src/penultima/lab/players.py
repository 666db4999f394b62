"""The bots of a run, by name, each with a seed of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from penultima.bots import Bot, bot
from penultima.bots.kernel.skill import Skills
from penultima.bots.registry import check_program, find_bot, is_bot, is_program
from penultima.bots.skills import skill_of


def check_programs(names: Sequence[str]) -> None:
    """Refuse programs that are not on this machine."""
    for name in filter(is_program, names):
        check_program(name)


def seed_of(seed: int, player: int) -> str:
    """The seed of a player's bot, in every round: two of the same name do not play alike."""
    return f"{seed}/{player}"


def compiled_skill(name: str, seed: str) -> Skills | None:
    """How the bot of this name plays, for compiled rounds; nothing for one that thinks by the clock, is a network or a
    program of its own."""
    entry = find_bot(name) if is_bot(name) else None
    return skill_of(entry, seed) if entry is not None and entry.has_skill else None


def compiled_skills(names: Sequence[str], seed: int) -> list[Skills] | None:
    """The same for all players; nothing if one of them has none."""
    found = [compiled_skill(name, seed_of(seed, player)) for player, name in enumerate(names)]
    known = [one for one in found if one is not None]
    return known if len(known) == len(names) else None


def invite(name: str, seed: str) -> Bot:
    """A bot of this name. A program that fails ends the run: another bot must not play in its place."""
    return bot(name, seed, strict=True)


@contextmanager
def invited(names: Sequence[str], seed: int) -> Iterator[list[Bot]]:
    """The bots of all players; those that need it are closed afterwards."""
    with ExitStack() as stack:
        bots = list[Bot]()
        for player, name in enumerate(names):
            bots.append(invite(name, seed_of(seed, player)))
            if close := getattr(bots[-1], "close", None):
                stack.callback(close)
        yield bots
