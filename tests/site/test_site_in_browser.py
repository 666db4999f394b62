"""The site below a path of a plain web server, in a real browser: it opens, stays silent, and asks nobody else."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING

import pytest

from penultima.booklets import booklets
from penultima.text import translator
from penultima.text.languages import LANGUAGES
from tests.choosing import few
from tests.page.arranging import unfold
from tests.page.eventually import expect
from tests.page.rounds_for_the_page import FOLDER as ROUNDS
from tests.page.test_access import in_every_look
from tests.page.test_languages import LOCALES
from tests.site.conftest import Visit
from tests.site.static_host import StaticHost

if TYPE_CHECKING:
    from pathlib import Path

LARGEST_FIRST_VISIT = 170_000
"""Bytes over the wire, packed, for the home page and the view that its first click will show."""
FOR_PLAY = ("assets/engine-", "assets/abi-", "assets/local-worker-", "assets/search-worker-")
"""What the home fetches when it has shown itself, so that the first click deals at once."""


def test_the_home_page_opens_and_a_reload_finds_it(visit: Visit, hosted: StaticHost) -> None:
    page = visit(hosted).go("")
    page.wait_for_selector("[data-testid=play-now]")
    page.reload()
    page.wait_for_selector("[data-testid=site-links]")
    assert unfold(page).locator("[data-testid=open-house]").is_enabled(), "the catalog is there without a server"
    page.locator("[data-testid=open-house]").click()
    page.wait_for_selector("[data-testid=house-rules]")


@pytest.mark.long
def test_without_a_server_a_family_is_told_what_works(visit: Visit, hosted: StaticHost) -> None:
    """Friends on other devices need a server; one device that goes around does not."""
    page = visit(hosted, "phone").go("")
    page.locator("[data-testid=play-now]").wait_for()
    assert page.locator("[data-testid=join]").count() == 0, "there is nothing to join"
    page.locator("[data-testid=play-family]").click()
    assert "friends need a server" in page.locator("[data-testid=needs-server]").inner_text()
    page.locator("[data-testid=family-pass]").click()
    page.wait_for_selector("[data-testid=add-name]")
    assert "/local/" in page.url


@pytest.mark.long
def test_where_nothing_is_every_language_says_so(visit: Visit, hosted: StaticHost) -> None:
    """Static hosts show this file at any depth, so it needs no other but its icon, and no link leads nowhere."""
    page = visit(hosted, "phone").go("404.html")
    assert page.locator("a").count() == 0, "where the site is was not told"
    assert [one.get_attribute("lang") for one in page.locator("main p").all()] == list(LANGUAGES)
    assert page.locator("main").evaluate("(one) => getComputedStyle(one).borderRadius") == "20px"
    asked = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    assert [url for url in asked if not url.endswith("/icon.svg")] == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_record_is_seen_again_at_an_address_that_can_be_reloaded(
    visit: Visit, hosted: StaticHost, tmp_path: Path
) -> None:
    page = visit(hosted).go("")
    page.get_by_text(translator("en").say("page-replay-a-game")).click()
    page.wait_for_selector("[data-testid=file]", state="attached")
    assert page.url == f"{hosted.url}?at=/replay"
    page.reload()
    played = tmp_path / "match.json"
    played.write_text(json.dumps(json.loads((ROUNDS / "battle.json").read_text("utf-8"))["record"]))
    page.locator("[data-testid=file]").set_input_files(played)
    page.wait_for_selector("[data-testid=scrubber]")
    page.go_back()
    page.wait_for_selector("[data-testid=play-now]")
    assert page.url == hosted.url


@pytest.mark.long
@pytest.mark.parametrize("language", few(LANGUAGES, "pt"))
def test_from_home_to_every_rulebook_in_its_language(visit: Visit, hosted: StaticHost, language: str) -> None:
    page = visit(hosted, "phone", locale=LOCALES[language]).go("")
    page.locator("[data-testid=site-links] a").first.click()
    page.wait_for_url(f"**/rules/{language}/index.html")
    links = page.locator(".boxes ul a")
    assert links.count() == len(booklets())
    for at in range(links.count()):
        links.nth(at).click()
        page.wait_for_selector("article h2#minute")
        assert page.evaluate("() => document.documentElement.lang") == language
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), page.url
        page.go_back()


@pytest.mark.long
def test_rulebooks_are_read_without_scripts(visit: Visit, hosted: StaticHost) -> None:
    page = visit(hosted, java_script_enabled=False).go("")
    page.wait_for_timeout(3500)
    expect(page.locator(".before")).to_be_visible()
    page.locator(".before a[hreflang=es]").click()
    page.locator("a[href='scary-es.html']").click()
    assert "pink" not in page.inner_text("main")
    assert page.locator("main article section").count() > 8


@pytest.mark.long
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing(visit: Visit, hosted: StaticHost, size: str) -> None:
    page = visit(hosted, size, bypass_csp=True).go("")
    page.wait_for_selector("[data-testid=site-links]")
    assert in_every_look(page, size) == [], "home"
    for path in (
        "rules/index.html",
        "rules/pt/index.html",
        "rules/fr/battle-fr.html",
        "docs/index.html",
        "docs/page.html",
    ):
        page.goto(hosted.url + path)
        assert in_every_look(page, size) == [], path


def test_the_policy_of_a_tag_holds(visit: Visit, hosted: StaticHost) -> None:
    visitor = visit(hosted)
    page = visitor.go("")
    page.wait_for_selector("[data-testid=play-now]")
    ran = page.evaluate(
        """async () => { const tag = document.createElement("script"); tag.textContent = "window.ran = true";
        document.body.append(tag);
        const gone = await fetch("https://example.org/").then(() => false, () => true);
        const empty = await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
        return [Boolean(window.ran), gone, empty instanceof WebAssembly.Module]; }"""
    )
    assert ran == [False, True, True]
    assert len([text for text in visitor.complaints if "Content Security Policy" in text]) >= 2
    visitor.complaints.clear()


def test_a_first_visit_is_small(visit: Visit, hosted: StaticHost) -> None:
    """What is fetched while nothing is clicked, packed as any host packs it. The engine comes by itself, sooner or
    later: it is not counted."""
    visitor = visit(hosted, service_workers="block")
    asked: set[str] = set()
    visitor.page.on("request", lambda request: asked.add(request.url.partition("?")[0]))
    page = visitor.go("")
    page.wait_for_selector("[data-testid=play-now]")
    at_once = {url.removeprefix(hosted.url) or "index.html" for url in asked if url.startswith(hosted.url)}
    shown = [path for path in at_once if not path.startswith(FOR_PLAY)]
    packed = {path: len(gzip.compress((hosted.site / path).read_bytes(), 9)) for path in shown}
    assert "index.html" in packed
    assert sum(packed.values()) < LARGEST_FIRST_VISIT, packed


@pytest.mark.long
def test_the_app_has_its_name_and_icons_in_every_language(visit: Visit, hosted: StaticHost) -> None:
    for language in LANGUAGES:
        page = visit(hosted, locale=LOCALES[language]).go("")
        page.wait_for_selector("[data-testid=play-now]")
        href = page.locator("link[rel=manifest]").get_attribute("href")
        assert href == f"app-{language}.webmanifest"
        described = json.loads((hosted.site / href).read_text("utf-8"))
        assert described["name"] == translator(language).say("site-app-name")
        assert {icon.get("purpose", "any") for icon in described["icons"]} == {"any", "maskable"}
        for icon in described["icons"]:
            size = page.evaluate(
                """(src) => new Promise((done) => { const image = new Image(); image.src = src;
                image.onload = () => done(`${image.naturalWidth}x${image.naturalHeight}`); image.onerror = done; })""",
                icon["src"],
            )
            assert icon["sizes"] in (size, "any")
