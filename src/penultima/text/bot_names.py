"""The names of bots, ten animals, in the language of whoever reads."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from penultima.text.languages import LANGUAGES
from penultima.text.messages import say


def bot_names(language: str) -> list[str]:
    """The ten names, in the order in which bots are called."""
    return say(language, "ui-animals", {}).split()


@cache
def _places() -> dict[str, int]:
    """Where a name stands among the ten, whatever language it is in."""
    return {name: place for language in LANGUAGES for place, name in enumerate(bot_names(language))}


def with_bot_names(names: Sequence[str], bots: Collection[int], language: str) -> list[str]:
    """The names of all seats, those of the bots in this language; they may have been stored in another one."""
    ours = bot_names(language)
    foreign = {seat for seat in bots if names[seat] not in ours and names[seat] in _places()}
    return [ours[_places()[name]] if seat in foreign else name for seat, name in enumerate(names)]
