"""Without a network after one visit; and a new version that waits until somebody wants it."""

from __future__ import annotations

import re
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import penultima.server
from penultima.site.writing import documentation, write_site
from tests.hanging import HANGS
from tests.page.arranging import likes, unfold
from tests.page.browser import Visitor
from tests.page.local.dealing import seen
from tests.page.playing import BOARD, act, wait_until_asked
from tests.page.test_access import in_every_look
from tests.site.conftest import Visit
from tests.site.static_host import StaticHost

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGE = Path(penultima.server.__file__).parent / "page"
KEPT = """async () => { const names = await caches.keys(); const own = names.at(-1);
  return [names.length, own ? (await (await caches.open(own)).keys()).length : 0]; }"""
IN_CHARGE = "() => navigator.serviceWorker.controller !== null"


def settled(page: Page, host: StaticHost) -> None:
    """All is kept that is to be kept."""
    page.wait_for_function(IN_CHARGE)
    listed = len(re.findall(r'"sha256-', (host.site / "sw.js").read_text("utf-8").partition("\n")[0]))
    # Asked from here: `wait_for_function` takes the promise that a function gives for a yes.
    until = time.monotonic() + HANGS
    while page.evaluate(KEPT)[1] != listed:
        assert time.monotonic() < until
        page.wait_for_timeout(50)


def other_version(folder: Path, color: str) -> Path:
    """A later build: another entrance, and a view whose file has another name."""
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns("*.gz", "*.br"))
    (view,) = (folder / "assets").glob("Replay-*.js")
    renamed = f"Replay-{color.strip('#')}00.js"
    for path in [*folder.glob("*.html"), *(folder / "assets").glob("*.js")]:
        text = path.read_text("utf-8").replace(view.name, renamed)
        path.write_text(
            text.replace('name="theme-color" content="#1d4a38"', f'name="theme-color" content="{color}"'), "utf-8"
        )
    view.rename(view.with_name(renamed))
    return folder


def deal(visitor: Visitor, hand: int) -> Page:
    """One click on the home page, and a round against a bot is on."""
    likes(visitor, name="Ada", bots=1, seats=2, house={"hand": str(hand)})
    page = visitor.go("")
    page.locator("[data-testid=play-now]:enabled").click()
    page.wait_for_selector(f"{BOARD}[data-status=playing]")
    return page


@pytest.fixture
def host(tmp_path: Path) -> StaticHost:
    return StaticHost(tmp_path / "host")


def color(page: Page) -> str | None:
    return page.locator("meta[name=theme-color]").get_attribute("content")


def test_all_of_it_works_without_a_network_after_one_visit(visit: Visit, host: StaticHost) -> None:
    write_site(host.site, documentation())
    visitor = visit(host, service_workers="allow")
    page = visitor.go("")
    page.wait_for_selector("[data-testid=play-now]")
    settled(page, host)
    visitor.context.set_offline(True)
    host.close()
    page.reload()
    page.wait_for_selector("[data-testid=play-now]")
    page.locator("[data-testid=home-language]").select_option("it")
    page.wait_for_function("() => document.documentElement.lang === 'it'")
    unfold(page).locator("[data-testid=open-house]").click()
    page.wait_for_selector("[data-testid=house-rules]")
    page.keyboard.press("Escape")
    page.goto(f"{host.url}?at=/replay")
    page.wait_for_selector("[data-testid=file]", state="attached")
    for path in ("rules/es/scary-es.html", "docs/index.html", "docs/page.html", "study.html"):
        page.goto(host.url + path)
        page.wait_for_selector("h1")
    page.goto(f"{host.url}nothing/here")
    page.wait_for_selector("[data-testid=play-now]")
    assert page.url == host.url
    engine = "() => fetch(performance.getEntriesByType('resource').length ? arguments[0] : '')"
    (wasm,) = host.site.glob("assets/engine-*.wasm")
    size = page.evaluate(
        "(path) => fetch(path).then((one) => one.arrayBuffer()).then((one) => one.byteLength)", f"assets/{wasm.name}"
    )
    assert size == wasm.stat().st_size, engine
    visitor.forgive_lost_network()


@pytest.mark.long
def test_a_new_version_waits_for_a_tap(visit: Visit, host: StaticHost, tmp_path: Path) -> None:
    write_site(host.site)
    visitor = visit(host, "phone", service_workers="allow")
    page = visitor.go("")
    settled(page, host)
    assert page.locator("[data-testid=new-version]").count() == 0, "the first version is no news"
    shutil.rmtree(host.site)
    host.site.mkdir()
    write_site(host.site, page=other_version(tmp_path / "second", "#123456"))
    other = visitor.context.new_page()
    other.goto(host.url)
    page.reload()
    page.wait_for_selector("[data-testid=new-version]")
    assert in_every_look(page, "phone") == []
    assert color(page) == "#1d4a38", "it goes on as it was opened"
    page.goto(f"{host.url}?at=/replay")
    page.wait_for_selector("[data-testid=file]", state="attached")
    page.locator("[data-testid=take-version]").click()
    page.wait_for_function("() => document.querySelector('meta[name=theme-color]').content === '#123456'")
    page.wait_for_selector("[data-testid=file]", state="attached")
    assert page.url == f"{host.url}?at=/replay"
    # The other tab is where it was, with the files of its own version, and may reload when it likes.
    assert color(other) == "#1d4a38"
    other.wait_for_selector("[data-testid=new-version]")
    other.get_by_text("Watch a match again").click()
    other.wait_for_selector("[data-testid=file]", state="attached")
    other.locator("[data-testid=take-version]").click()
    other.wait_for_function("() => document.querySelector('meta[name=theme-color]').content === '#123456'")


def test_a_new_version_in_the_middle_of_a_round(visit: Visit, host: StaticHost, tmp_path: Path) -> None:
    """The round goes on as it was begun, and after the tap, with the new version, where it stood."""
    write_site(host.site)
    visitor = visit(host, "phone", service_workers="allow")
    page = deal(visitor, hand=5)
    settled(page, host)
    act(page)
    shutil.rmtree(host.site)
    host.site.mkdir()
    write_site(host.site, page=other_version(tmp_path / "second", "#123456"))
    page.reload()
    page.wait_for_selector("[data-testid=new-version]")
    act(page)
    assert color(page) == "#1d4a38"
    wait_until_asked(page)
    before = seen(page)
    page.locator("[data-testid=take-version]").click()
    page.wait_for_function("() => document.querySelector('meta[name=theme-color]').content === '#123456'")
    wait_until_asked(page)
    assert seen(page) == before
    act(page)


@pytest.mark.long
def test_old_versions_are_cleaned_away(visit: Visit, host: StaticHost, tmp_path: Path) -> None:
    write_site(host.site)
    visitor = visit(host, service_workers="allow")
    page = visitor.go("")
    settled(page, host)
    for number, paint in enumerate(("#111111", "#222222", "#333333")):
        write_site(host.site, page=other_version(tmp_path / str(number), paint))
        page.reload()
        page.locator("[data-testid=take-version]").click()
        page.wait_for_function(f"() => document.querySelector('meta[name=theme-color]').content === '{paint}'")
        page.wait_for_function(IN_CHARGE)
    settled(page, host)
    assert page.evaluate(KEPT)[0] == 2


@pytest.mark.long
def test_half_a_version_is_never_taken(visit: Visit, host: StaticHost, tmp_path: Path) -> None:
    """A host that is being written to has new and old files together: what was kept is shown until all is there."""
    write_site(host.site)
    visitor = visit(host, service_workers="allow")
    page = visitor.go("")
    settled(page, host)
    whole = tmp_path / "whole"
    write_site(whole, page=other_version(tmp_path / "second", "#123456"))
    shutil.copy(whole / "sw.js", host.site / "sw.js")
    page.reload()
    page.wait_for_selector("[data-testid=play-now]")
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => null)")
    while page.evaluate("async () => !!(await navigator.serviceWorker.getRegistration()).installing"):
        page.wait_for_timeout(50)
    assert page.locator("[data-testid=new-version]").count() == 0
    assert color(page) == "#1d4a38"
    visitor.complaints[:] = [text for text in visitor.complaints if "integrity" not in text and "404" not in text]
    shutil.copytree(whole, host.site, dirs_exist_ok=True)
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update())")
    page.wait_for_selector("[data-testid=new-version]")


@pytest.mark.long
def test_a_host_that_redirects_to_clean_addresses(visit: Visit, tmp_path: Path) -> None:
    """Browsers refuse to open a page from an answer that was redirected, so none such is kept."""
    host = StaticHost(tmp_path / "host", clean_addresses=True)
    write_site(host.site, documentation())
    visitor = visit(host, service_workers="allow")
    page = visitor.go("")
    settled(page, host)
    page.reload()
    page.wait_for_selector("[data-testid=play-now]")
    visitor.context.set_offline(True)
    host.close()
    page.reload()
    page.wait_for_selector("[data-testid=play-now]")
    for path in ("index.html", "rules/it/scary-it.html", "rules/it/scary-it", "rules/es/index.html", "docs/page"):
        page.goto(host.url + path)
        page.wait_for_selector("h1" if "/" in path else "[data-testid=play-now]")
        assert page.url == host.url + path
    visitor.forgive_lost_network()


A_DAY_AGO = "() => localStorage.setItem('penultima-worker-missing', String(Date.now() - 25 * 3600 * 1000))"


@pytest.mark.long
@pytest.mark.parametrize("worker", [None, "<!doctype html><h1>Another page</h1>"], ids=["none for a day", "of another"])
def test_an_address_that_is_given_to_another_page_is_let_go(visit: Visit, host: StaticHost, worker: str | None) -> None:
    write_site(host.site)
    visitor = visit(host, service_workers="allow")
    page = visitor.go("")
    settled(page, host)
    page.evaluate("() => caches.open('somebody else')")
    shutil.rmtree(host.site)
    host.site.mkdir()
    (host.site / "index.html").write_text("<!doctype html><title>Another</title><h1>Another page</h1>", "utf-8")
    if worker:
        (host.site / "sw.js").write_text(worker, "utf-8")
    else:
        page.evaluate(A_DAY_AGO)
    page.reload()
    page.wait_for_selector("h1:has-text('Another page')")
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    assert page.evaluate("() => caches.keys()") == ["somebody else"]
    visitor.complaints[:] = []


@pytest.mark.long
def test_a_worker_that_is_missing_for_a_moment_is_waited_for(visit: Visit, host: StaticHost) -> None:
    """While a host is written to, files may be missing: all that is kept stays, and the match that is played, too."""
    write_site(host.site)
    visitor = visit(host, service_workers="allow")
    page = visitor.go("")
    settled(page, host)
    (host.site / "sw.js").rename(host.site / "elsewhere.js")
    with page.expect_response(lambda one: one.url.endswith("sw.js") and one.status == 404):
        page.reload()
    page.wait_for_function("() => localStorage.getItem('penultima-worker-missing') !== null")
    page.wait_for_selector("[data-testid=play-now]")
    assert page.evaluate(KEPT)[0] == 1
    assert page.evaluate(IN_CHARGE)
    (host.site / "elsewhere.js").rename(host.site / "sw.js")
    page.reload()
    page.wait_for_function("() => localStorage.getItem('penultima-worker-missing') === null")
    visitor.complaints[:] = [text for text in visitor.complaints if "404" not in text]


@pytest.mark.long
def test_a_host_in_trouble_is_waited_for(visit: Visit, host: StaticHost) -> None:
    write_site(host.site)
    visitor = visit(host, service_workers="allow")
    page = visitor.go("")
    settled(page, host)
    host.trouble = True
    with page.expect_response(lambda one: one.url.endswith("sw.js") and one.status == 503):
        page.reload()
    page.wait_for_timeout(500)
    page.wait_for_selector("[data-testid=play-now]")
    assert page.evaluate(KEPT)[0] == 1
    assert page.evaluate(IN_CHARGE)
    visitor.complaints[:] = [text for text in visitor.complaints if "503" not in text]
