"""All booklets, read from their files and found by name or alias."""

import tomllib
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from penultima.booklets.booklet import Booklet, Difference
from penultima.booklets.rules import DEFAULTS, Rules
from penultima.errors import RulesError
from penultima.rules.settings import SETTINGS
from penultima.spelling import no_edition


def _sheets() -> dict[str, dict[str, Any]]:
    """The files of all editions by their names, in the order of their special cards: classic, which has none, first."""
    files_there = (file for file in (files("penultima.booklets") / "editions").iterdir() if file.name.endswith(".toml"))
    sheets = {file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8")) for file in files_there}
    return dict(sorted(sheets.items(), key=lambda named: (_special(named[1]), named[0] != "classic")))


def _special(sheet: dict[str, Any]) -> int:
    """The number of an edition's special card."""
    stated = sheet.get("differences", {}).get("special")
    return DEFAULTS["special"] if stated is None else SETTINGS["special"].parse(stated["value"])


_SHEETS = _sheets()
EDITIONS = tuple(_SHEETS)


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
def booklets() -> tuple[Booklet, ...]:
    """All booklets, classic first."""
    return tuple(booklet for edition, sheet in _SHEETS.items() for booklet in _read(edition, sheet))


@cache
def aliases() -> dict[str, str]:
    """The editions by all names that are taken for them, their own included."""
    named = {alias: edition for edition, sheet in _SHEETS.items() for alias in sheet["aliases"]}
    return named | {edition: edition for edition in EDITIONS}


def booklet(name: str) -> Booklet:
    """The booklet of this name: `battle/fr`, `kickin-battle/fr`; without a language, English or else the first."""
    edition, _, language = name.lower().partition("/")
    edition = aliases().get(edition, edition)
    if edition not in EDITIONS:
        raise no_edition(edition, EDITIONS, aliases())
    if not language:
        return booklet_for(edition, "en")
    for candidate in booklets():
        if candidate.id == f"{edition}/{language}":
            return candidate
    printed = ", ".join(b.id for b in booklets() if b.edition == edition)
    text = f"the {edition} edition was not printed in {language!r}; there are {printed}"
    raise RulesError(text, "not-printed", edition=edition, language=language, printed=printed)


def booklet_for(edition: str, preferred: str) -> Booklet:
    """The edition's booklet in the preferred language, else in English, else the first."""
    printed = [candidate for candidate in booklets() if candidate.edition == aliases().get(edition, edition)]
    for language in (preferred, "en"):
        for candidate in printed:
            if candidate.language == language:
                return candidate
    return printed[0]
