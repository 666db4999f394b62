"""The catalog: what a table can be made of (editions, booklets, settings, bots), and the rulebook of any rules, as JSON
for the page. Its path is `/api/shelf`."""

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
from penultima.booklets.rules import CONTRADICTIONS, PLAYERS, Contradiction
from penultima.bots import BOTS, LEVELS
from penultima.errors import PenultimaError, RulesError
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
from penultima.protocol import DECISION_TIMES, Phrase, write
from penultima.rules.settings import HOUSE_RULES, SETTINGS, Choice, FirstAction, Setting
from penultima.server.core.refusals import Refusal
from penultima.server.http.pages import tagged
from penultima.server.http.responses import refusal_response
from penultima.text.languages import ENGLISH, LANGUAGES
from penultima.text.rulebook import Paragraph, rulebook
from penultima.text.settings import message_id

JSON = "application/json"


def routes() -> list[BaseRoute]:
    """The catalog and the rulebook."""
    return [Route("/api/shelf", catalog_response), Route("/api/rulebook", rulebook_response)]


async def catalog_response(request: Request) -> Response:
    """Editions, booklets, settings and bots."""
    return tagged(request, catalog(), JSON)


@cache
def catalog() -> bytes:
    """The catalog in JSON: the same for everybody until another version is started."""
    editions = [_edition(list(those)) for _, those in groupby(booklets(), key=lambda one: one.edition)]
    return write(
        Catalog(
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


async def rulebook_response(request: Request) -> Response:
    """The rulebook of the rules asked for."""
    query = request.query_params
    try:
        rules = Rules.parse(query.get("rules", "classic/en")[:400])
    except PenultimaError as error:
        arguments = {name: str(value) for name, value in error.facts.items()}
        return refusal_response(Refusal.BAD_RULES, 400, error.code, arguments)
    language = query.get("lang", ENGLISH)
    # Reading a language's messages takes a moment: nobody at a table should wait for it.
    body = await asyncio.to_thread(
        rulebook_bytes, str(rules), language if language in LANGUAGES else ENGLISH, query.get("everything") == "1"
    )
    return tagged(request, body, JSON)


@lru_cache(256)
def rulebook_bytes(rules: str, language: str, everything: bool) -> bytes:
    """A rulebook in JSON."""
    page = rulebook(Rules.parse(rules), language, everything)
    lead = [line for line in page.lead if line != page.numbers]
    chapters = [
        ChapterShown(id=one.id, title=one.title, paragraphs=_paragraphs(one.paragraphs), listed=one.listed)
        for one in page.chapters
    ]
    return write(
        RulebookShown(
            rules=rules,
            language=page.language,
            title=page.title,
            lead=lead,
            chapters=chapters,
            numbers=page.numbers,
        )
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
