"""What a table can be made of (editions, booklets, settings, bots), and the rulebook of any rules, as the page is sent
them: by a server over HTTP, or as files of a page that has no server."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from itertools import groupby
from typing import Any, get_args

from penultima.booklets import Booklet, Rules, booklets
from penultima.booklets.rulebook import house_rulings, letters_left, rule_sections
from penultima.booklets.rules import CONTRADICTIONS, PLAYERS, Contradiction
from penultima.bots import BOTS, LEVELS
from penultima.errors import RulesError
from penultima.pagedata import (
    BookletShown,
    Catalog,
    ChapterShown,
    Clash,
    EditionShown,
    ParagraphShown,
    RulebookShown,
    SettingShown,
)
from penultima.protocol import DECISION_TIMES, Phrase
from penultima.rules.settings import HOUSE_RULES, SETTINGS, Choice, FirstAction, Setting
from penultima.text import numbered_rules
from penultima.text.languages import LANGUAGES
from penultima.text.rulebook import Paragraph, rulebook
from penultima.text.rulebook_table import NOTES, PARAGRAPHS, POINTS_ROWS, POINTS_TABLE, ParagraphTemplate
from penultima.text.settings import message_id


def catalog() -> Catalog:
    """Editions, booklets, settings and bots: the same for everybody until another version is started."""
    editions = [_edition(list(those)) for _, those in groupby(booklets(), key=lambda one: one.edition)]
    return Catalog(
        editions=editions,
        settings=[_setting(setting) for name, setting in SETTINGS.items() if name != "special"],
        first=list(HOUSE_RULES),
        clashes=[_clash(one) for one in CONTRADICTIONS],
        levels=list(LEVELS),
        bots=list(BOTS),
        languages=list(LANGUAGES),
        paces=DECISION_TIMES,
        phrases=list(get_args(Phrase)),
    )


def _clash(one: Contradiction) -> Clash:
    value = None if one.value is None else SETTINGS[one.setting].show(one.value)
    other_value = SETTINGS[one.other].show(one.other_value)
    return Clash(setting=one.setting, value=value, other=one.other, other_value=other_value)


def _edition(printed: list[Booklet]) -> EditionShown:
    first = printed[0]
    return EditionShown(
        edition=first.edition, name=first.name, box=first.box, booklets=[_booklet(one) for one in printed]
    )


def _booklet(printed: Booklet) -> BookletShown:
    values = {name: setting.show(printed.rules[name]) for name, setting in SETTINGS.items()}
    return BookletShown(
        id=printed.id,
        language=printed.language,
        region=printed.region,
        special=values.pop("special"),
        fourth_color=printed.fourth_color,
        values=values,
        differences={name: one.rule for name, one in printed.differences.items() if name != "special"},
        players={
            first.name.lower(): [_most_players(printed.rules, first, hand) for hand in range(1, 11)]
            for first in FirstAction
        },
    )


def _most_players(rules: Rules, first: FirstAction, hand: int) -> int:
    """How many can play before the deck is too small."""
    changed = rules.changed(first_action=first.name.lower(), hand=str(hand))
    for players in reversed(PLAYERS):
        with suppress(RulesError):
            changed.check_players(players)
            return players
    return 0


def _setting(setting: Setting) -> SettingShown:
    choice = isinstance(setting, Choice)
    return SettingShown(
        name=setting.name,
        message=message_id(setting.name),
        kind="choice" if choice else "number",
        default=setting.show(setting.default),
        values=[setting.show(value) for value in setting.values] if isinstance(setting, Choice) else [],
        low=0 if isinstance(setting, Choice) else setting.low,
        high=0 if isinstance(setting, Choice) else setting.high,
        house=setting.house,
        special=setting.special.name.lower() if setting.special is not None else None,
    )


def rulebook_shown(rules: Rules, language: str, everything: bool = False) -> RulebookShown:
    """The rulebook of a table; with everything, also every rule by its number."""
    page = rulebook(rules, language, everything)
    chapters = [
        ChapterShown(id=one.id, title=one.title, paragraphs=_paragraphs(one.paragraphs), listed=one.listed)
        for one in page.chapters
    ]
    return RulebookShown(
        rules=str(rules),
        language=page.language,
        title=page.title,
        lead=[line for line in page.lead if line != page.numbers],
        chapters=chapters,
        numbers=page.numbers,
    )


def _paragraphs(paragraphs: Iterable[Paragraph]) -> list[ParagraphShown]:
    return [
        ParagraphShown(
            id=one.id,
            text=one.text,
            rules=list(one.cites),
            marks=list(one.marks),
            own=one.own,
            unlike=list(one.unlike),
            rows=[list(row) for row in one.rows],
        )
        for one in paragraphs
    ]


def rulebook_facts() -> dict[str, Any]:
    """All that a page needs to put together the rulebook of any rules by itself, beside the catalog and the messages:
    which paragraph appears when, and which rules hold in each booklet."""
    cited = {id_ for entry in (*PARAGRAPHS, *NOTES) for id_ in entry.cites}
    return {
        "paragraphs": [_template(entry) for entry in PARAGRAPHS],
        "notes": [_template(entry) for entry in NOTES],
        "points": {"paragraph": POINTS_TABLE, "rows": POINTS_ROWS},
        "house": {id_: {name: _on(name)} for id_, name in house_rulings().items() if id_ in cited},
        "booklets": {printed.id: _rules_of(printed, cited) for printed in booklets()},
    }


def _template(entry: ParagraphTemplate) -> dict[str, Any]:
    return {"in": entry.section, "message": entry.message, "cites": entry.cites, "when": entry.when, "uses": entry.uses}


def _on(name: str) -> list[str]:
    """The values with which a house rule is played."""
    setting = SETTINGS[name]
    assert isinstance(setting, Choice)
    return [setting.show(value) for value in setting.values if value]


def _rules_of(printed: Booklet, cited: set[str]) -> dict[str, Any]:
    """The ids that hold in a booklet, those of house rules that may be off included, and where we leave the letter: by
    id, with the setting that follows it."""
    ids = {*numbered_rules.ids(rule_sections(printed)), *house_rulings(printed)}
    return {
        "rules": sorted(ids & cited),
        "left": {id_: undo for id_, undo in letters_left(printed).items() if id_ in cited},
    }
