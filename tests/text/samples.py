"""What messages are given: the arguments of each family, and the values these can have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

from penultima.booklets import EDITIONS, booklets
from penultima.bots import LEVELS
from penultima.protocol import BotPace, Pace, Phrase
from penultima.rules.events import DrawReason
from penultima.rules.settings import Special
from penultima.text.languages import LANGUAGES
from penultima.ways import Way

FAMILIES: dict[str, set[str]] = {
    "event": {"you", "who", "whom", "cards", "count", "known", "color", "way", "why", "n", "list"},
    "ask": {"who", "card", "color", "n", "more", "can", "guilt", "seat", "example"},
    "reason": {
        "card", "drawn", "color", "face", "top", "upcard", "guilt", "colors", "who", "n", "can", "stacking", "on",
        "draw", "keep",
    },
    "card": {"color", "n"},
    "color": {"color"},
    "count": {"n"},
    "list": {"start", "last"},
    "setting": {"n"},
}  # fmt: skip
"""By the first word of the id; all other messages are given what English uses."""
SHARED = {"box", "region"}

VALUES: dict[str, tuple[str, ...]] = {
    "box": EDITIONS,
    "region": tuple(printed.id.replace("/", "-") for printed in booklets()),
    "you": ("who", "whom", "no"),
    "known": ("yes", "no"),
    "color": ("red", "yellow", "green", "blue", "none"),
    "way": ("left", "right"),
    "why": tuple(why.name.lower() for why in DrawReason),
    "can": ("nothing", "stack", "challenge", "both"),
    "top": ("colored", "colorless"),
    "guilt": ("color", "wild"),
    "stacking": ("off", "same", "any"),
    "on": ("two", "four"),
    "draw": ("yes", "no", "one", "until"),
    "keep": ("yes", "no"),
    "language": LANGUAGES,
    "edition": EDITIONS,
    "booklet": tuple(printed.id.replace("/", "-") for printed in booklets()),
    "special": tuple(special.name.lower() for special in Special if special),
    "match": ("points", "round", "low"),
    "level": (*LEVELS, "trained"),
    "pace": get_args(Pace),
    "bot_pace": get_args(BotPace),
    "preset": ("booklet", "families", "mine"),
    "running": tuple(Way),
    "phrase": get_args(Phrase),
    "how": ("color", "number", "drawn"),
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "full", "less"),
    "size": ("normal", "large", "larger"),
    "about": ("number", "skip", "reverse", "draw-two", "wild", "draw-four"),
    "key": ("d", "u", "c", "n", "h", "w", "l", "arrows", "ends", "enter", "escape", "help"),
}
NUMBERS = {"n", "count", "more", "low", "high", "hand"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 5, 8, 108)


def allowed(english: set[str], name: str) -> set[str]:
    """The arguments a message may use."""
    return FAMILIES.get(name.partition("-")[0], english) | SHARED


def choices(argument: str) -> tuple[Any, ...]:
    """Values an argument can have."""
    return COUNTS if argument in NUMBERS else VALUES.get(argument, (f"({argument})",))


def samples(arguments: set[str]) -> Iterator[dict[str, Any]]:
    """Every pair of values together at least once; other arguments have their first."""
    first = {argument: choices(argument)[0] for argument in arguments}
    names = sorted(arguments)
    for one, other in product(names, names):
        if one <= other:
            for values in product(choices(one), choices(other)):
                yield first | {one: values[0], other: values[1]}
    if not names:
        yield {}
