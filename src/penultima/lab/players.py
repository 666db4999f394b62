"""Who plays in the lab: bots by name, each with a seed of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from penultima.bots import Bot, bot, split_players
from penultima.bots.bot import BUDGET
from penultima.bots.minds.skill import Skills
from penultima.bots.skills import NAMED, skill


def split_names(texts: Sequence[str]) -> tuple[str, ...]:
    """The names between commas, a command with commas of its own in quotes."""
    return tuple(name for text in texts for name in split_players(text))


def seed_of(seed: int, player: int) -> str:
    """The seed of a player's bot, in every round: two of the same name do not play alike."""
    return f"{seed}/{player}"


def mind(name: str, seed: str) -> Skills | None:
    """The compiled mind of this name; nothing for a bot that thinks by the clock or is a program of its own."""
    if name in NAMED:
        return skill(name, seed)
    budget = BUDGET.fullmatch(name)
    return skill("search", seed, int(budget[1])) if budget and not budget[2] else None


def minds(names: Sequence[str], seed: int) -> list[Skills] | None:
    """The compiled minds of all players; nothing if one of them has none."""
    found = [mind(name, seed_of(seed, player)) for player, name in enumerate(names)]
    known = [one for one in found if one is not None]
    return known if len(known) == len(names) else None


def invite(name: str, seed: str) -> Bot:
    """A bot. A program that fails must say so: results in which another plays for it would not be its own."""
    return bot(name, seed, strict=True)


@contextmanager
def invited(names: Sequence[str], seed: int) -> Iterator[list[Bot]]:
    """The bots themselves; afterwards those that have something to close are told to."""
    with ExitStack() as stack:
        bots = list[Bot]()
        for player, name in enumerate(names):
            bots.append(invite(name, seed_of(seed, player)))
            if close := getattr(bots[-1], "close", None):
                stack.callback(close)
        yield bots
