"""What the page gets over HTTP: editions, settings, rulebooks, and tables that want to be found."""

from __future__ import annotations

import asyncio
from itertools import product
from typing import Any

import pytest

from penultima.booklets import Rules, booklets
from penultima.bots import LEVELS
from penultima.client import TableClient, create_table, new_token
from penultima.errors import PenultimaError
from penultima.rules.settings import SETTINGS
from penultima.text.languages import LANGUAGES
from penultima.text.rulebook import rulebook
from tests.server.http_requests import ask
from tests.server.server_process import ServerProcess


@pytest.fixture(scope="module")
def shelf(served: ServerProcess) -> dict[str, Any]:
    answer = ask(served.url, "/api/shelf")
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")
    found: dict[str, Any] = answer.json
    return found


def test_every_booklet_is_there_with_every_setting(shelf: dict[str, Any]) -> None:
    shown = {one["id"]: one for edition in shelf["editions"] for one in edition["booklets"]}
    assert list(shown) == [one.id for one in booklets()]
    for printed in booklets():
        values = shown[printed.id]["values"]
        assert {name: SETTINGS[name].parse(values[name]) for name in values} == {
            name: printed.rules[name] for name in SETTINGS if name != "special"
        }
    assert shown["battle/fr"]["special"] == "battle"
    assert shelf["levels"] == list(LEVELS)
    assert shelf["paces"]["untimed"] == 0


def test_players_are_those_that_the_rules_allow(shelf: dict[str, Any]) -> None:
    for edition, hand, first in product(shelf["editions"], (1, 7, 10), ("acts", "ignored")):
        one = edition["booklets"][0]
        most = one["players"][first][hand - 1]
        rules = Rules.parse(one["id"]).changed(first_action=first, hand=str(hand))
        rules.check_players(most)
        with pytest.raises(PenultimaError):
            rules.check_players(most + 1)


def test_the_clashes_shown_are_the_clashes_there_are(shelf: dict[str, Any]) -> None:
    """Every two values are refused if and only if a clash says so; in every booklet those that a clash is about."""
    clashes = shelf["clashes"]
    names = [one for one in shelf["settings"] if one["special"] is None]
    pairs = [(one, two) for one, two in product(names, names) if one["name"] < two["name"]]
    named = {clash[key] for clash in clashes for key in ("setting", "other")}
    close = [pair for pair in pairs if named.issuperset(setting["name"] for setting in pair)]
    rules = [printed.rules for printed in booklets()]
    for base, (one, two) in [*product(rules[:1], pairs), *product(rules[1:], close)]:
        for first, second in product(samples(one), samples(two)):
            chosen = {one["name"]: first, two["name"]: second}
            assert is_refused(base, chosen) == any(clashes_with(base, clash, chosen) for clash in clashes), chosen


def samples(setting: dict[str, Any]) -> list[str]:
    return setting["values"] or [str(setting["low"]), str(setting["high"]), setting["default"]]


def is_refused(base: Rules, chosen: dict[str, str]) -> bool:
    try:
        base.changed(**chosen)
    except PenultimaError:
        return True
    return False


def clashes_with(base: Rules, clash: dict[str, Any], chosen: dict[str, str]) -> bool:
    """What is as the booklet has it is no choice of the table."""
    shown = {name: setting.show(base[name]) for name, setting in SETTINGS.items()} | chosen
    setting, changed = clash["setting"], {name for name in chosen if chosen[name] != SETTINGS[name].show(base[name])}
    holds = shown[clash["other"]] == clash["other_value"] and setting in changed
    return holds and clash["value"] in (None, shown[setting])


def test_shelf_and_rulebook_are_asked_for_once(served: ServerProcess) -> None:
    for path in ("/api/shelf", "/api/rulebook?rules=battle/fr&lang=fr"):
        first = ask(served.url, path)
        again = ask(served.url, path, if_none_match=first.headers["etag"])
        assert (first.status, again.status, again.body) == (200, 304, b"")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_the_one_of_the_table(served: ServerProcess, language: str) -> None:
    path = f"/api/rulebook?rules=battle/fr%20%2Bstacking=any&lang={language}"
    shown = ask(served.url, path).json
    page = rulebook(Rules.parse("battle/fr +stacking=any"), language)
    assert (shown["rules"], shown["language"], shown["title"]) == ("battle/fr +stacking=any", language, page.title)
    texts = [one["text"] for chapter in shown["chapters"] for one in chapter["paragraphs"]]
    assert texts == [said.text for chapter in page.chapters for said in chapter.paragraphs]
    own = [one for chapter in shown["chapters"] for one in chapter["paragraphs"] if one["own"]]
    assert own
    assert all(one["rules"] for one in own)


def test_rules_that_cannot_be_are_refused_by_name(served: ServerProcess) -> None:
    answer = ask(served.url, "/api/rulebook?rules=classic/en%20%2Buno=automatic%20%2Buno_penalty=3")
    assert (answer.status, answer.json["code"], answer.json["reason"]) == (400, "bad-rules", "contradiction")
    assert ask(served.url, "/api/rulebook?rules=nonsense&lang=../../etc").status == 400


def test_the_lobby_lists_those_who_want_it(served: ServerProcess) -> None:
    async def run() -> None:
        token = new_token()
        wish = {"rules": "battle/fr", "seats": 4, "bots": ["hard"], "name": "Ada", "pace": "fast"}
        shown = await asyncio.to_thread(create_table, served.url, token=token, public=True, **wish)
        hidden = await asyncio.to_thread(create_table, served.url, token=new_token(), **wish)
        async with TableClient(served.url, shown.table, token) as host:
            await host.until(lambda: host.info is not None and host.info.people[0].here)
            answer = await asyncio.to_thread(ask, served.url, "/api/tables")
        listed = {one["table"]: one for one in answer.json}
        assert hidden.table not in listed
        one = listed[shown.table]
        assert (one["name"], one["edition"], one["status"], one["pace"]) == ("Ada", "battle", "waiting", "fast")
        assert (one["chairs"], one["free"], one["bots"], one["here"]) == (4, 2, 1, 1)

    asyncio.run(run())
