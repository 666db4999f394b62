"""What a table can be made of, and the rulebook of what is made: JSON for the page, whose words are messages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from functools import cache, lru_cache
from itertools import groupby
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from penultima.booklets import Booklet, Rules, booklets
from penultima.booklets.rules import PLAYERS, POINTLESS
from penultima.bots import BOTS, LEVELS
from penultima.errors import PenultimaError, RulesError
from penultima.pagedata import (
    BookletShown,
    ChapterShown,
    Clash,
    EditionShown,
    ParagraphShown,
    RulebookShown,
    SettingShown,
    Shelf,
)
from penultima.protocol import Phrase, write
from penultima.rules.settings import HOUSE_RULES, SETTINGS, Choice, FirstAction, Setting
from penultima.server.answers import no
from penultima.server.clock import DECIDE
from penultima.server.pages import tagged
from penultima.server.refused import Refusal
from penultima.text.languages import ENGLISH, LANGUAGES
from penultima.text.rulebook import Said, rulebook
from penultima.text.settings import message_id

JSON = "application/json"
FORBIDDEN = (
    Clash(setting="match", value="low", other="low_score", other_value="none"),
    Clash(setting="forced_draw", value="may", other="forced_play", other_value="on"),
)
"""Two values that contradict each other, beside settings that another makes pointless."""


def routes() -> list[BaseRoute]:
    """The shelf and the rulebook."""
    return [Route("/api/shelf", shelf), Route("/api/rulebook", rules_of_a_table)]


async def shelf(request: Request) -> Response:
    """Boxes, booklets, settings and bots."""
    return tagged(request, whole_shelf(), JSON)


@cache
def whole_shelf() -> bytes:
    """It is the same for everybody until another version is started."""
    editions = [_edition(list(those)) for _, those in groupby(booklets(), key=lambda one: one.edition)]
    pointless = [
        Clash(setting=name, other=other, other_value=SETTINGS[other].show(value))
        for name, (other, value) in POINTLESS.items()
    ]
    return write(
        Shelf(
            editions=editions,
            settings=[_setting(setting) for name, setting in SETTINGS.items() if name != "special"],
            first=list(HOUSE_RULES),
            clashes=[*pointless, *FORBIDDEN],
            levels=list(LEVELS),
            bots=list(BOTS),
            languages=list(LANGUAGES),
            paces=DECIDE,
            phrases=list(get_args(Phrase)),
        )
    )


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
            first.name.lower(): [_most(printed.rules, first, hand) for hand in range(1, 11)] for first in FirstAction
        },
    )


def _most(rules: Rules, first: FirstAction, hand: int) -> int:
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


async def rules_of_a_table(request: Request) -> Response:
    """The rulebook of the rules asked for."""
    asked = request.query_params
    try:
        rules = Rules.parse(asked.get("rules", "classic/en")[:400])
    except PenultimaError as error:
        facts = {name: str(value) for name, value in error.facts.items()}
        return no(Refusal.BAD_RULES, 400, error.code, facts)
    language = asked.get("lang", ENGLISH)
    # Reading a language's messages takes a moment: nobody at a table should wait for it.
    body = await asyncio.to_thread(
        whole_rulebook, str(rules), language if language in LANGUAGES else ENGLISH, asked.get("everything") == "1"
    )
    return tagged(request, body, JSON)


@lru_cache(256)
def whole_rulebook(rules: str, language: str, everything: bool) -> bytes:
    """The rulebook as the page reads it."""
    page = rulebook(Rules.parse(rules), language, everything)
    chapters = [
        ChapterShown(id=one.id, title=one.title, paragraphs=_paragraphs(one.said), listed=one.listed)
        for one in page.chapters
    ]
    return write(
        RulebookShown(rules=rules, language=page.language, title=page.title, lead=list(page.lead), chapters=chapters)
    )


def _paragraphs(said: Iterable[Said]) -> list[ParagraphShown]:
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
        for one in said
    ]
