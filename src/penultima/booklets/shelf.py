"""The shelf: all booklets, read from their files, found by name or alias."""

import difflib
import tomllib
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from penultima.booklets.booklet import Booklet, Difference
from penultima.booklets.rules import DEFAULTS, Rules
from penultima.errors import RulesError
from penultima.rules.settings import SETTINGS

EDITIONS = ("classic", "scary", "revenge", "battle", "hyper")


def _read(edition: str, sheet: dict[str, Any]) -> list[Booklet]:
    """The booklets of one edition's file."""
    made = []
    for language, page in sheet["languages"].items():
        stated = sheet.get("differences", {}) | page.get("differences", {})
        differences = {name: Difference(**difference) for name, difference in stated.items()}
        values = dict(DEFAULTS)
        for name, difference in differences.items():
            values[name] = SETTINGS[name].parse(difference.value)
        rules = Rules(f"{edition}/{language}", MappingProxyType(values))
        made.append(
            Booklet(
                edition,
                language,
                sheet["name"],
                sheet["box"],
                page["region"],
                sheet["fourth_color"],
                MappingProxyType(differences),
                rules,
            )
        )
    return made


@cache
def _sheets() -> dict[str, dict[str, Any]]:
    folder = files("penultima.booklets") / "editions"
    return {edition: tomllib.loads((folder / f"{edition}.toml").read_text("utf-8")) for edition in EDITIONS}


@cache
def booklets() -> tuple[Booklet, ...]:
    """All booklets, classic first."""
    return tuple(booklet for edition, sheet in _sheets().items() for booklet in _read(edition, sheet))


@cache
def _aliases() -> dict[str, str]:
    named = {alias: edition for edition, sheet in _sheets().items() for alias in sheet["aliases"]}
    return named | {edition: edition for edition in EDITIONS}


def booklet(name: str) -> Booklet:
    """The booklet of this name: `battle/fr`, `kickin-battle/fr`; without a language, English or else the first."""
    edition, _, language = name.lower().partition("/")
    edition = _aliases().get(edition, edition)
    if edition not in EDITIONS:
        raise _no_edition(edition)
    if not language:
        return booklet_for(edition, "en")
    for candidate in booklets():
        if candidate.id == f"{edition}/{language}":
            return candidate
    printed = ", ".join(b.id for b in booklets() if b.edition == edition)
    text = f"the {edition} edition was not printed in {language!r}; there are {printed}"
    raise RulesError(text, "not-printed", edition=edition, language=language, printed=printed)


def _no_edition(name: str) -> RulesError:
    close = difflib.get_close_matches(name, [*_aliases()], 1)
    if close:
        text = f"there is no edition {name!r}; did you mean {close[0]!r}?"
        return RulesError(text, "no-edition-but", name=name, guess=close[0])
    editions = ", ".join(EDITIONS)
    return RulesError(f"there is no edition {name!r}; there are {editions}", "no-edition", name=name, editions=editions)


def booklet_for(edition: str, screen: str) -> Booklet:
    """The edition's booklet in the screen's language, else in English, else the first."""
    printed = [candidate for candidate in booklets() if candidate.edition == _aliases().get(edition, edition)]
    for language in (screen, "en"):
        for candidate in printed:
            if candidate.language == language:
                return candidate
    return printed[0]
