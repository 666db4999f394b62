"""A reload in every phase, a network that is gone for a while, a server that is: the game stands as it stood."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.choosing import few
from tests.page.arranging import Arranged, arrange, come
from tests.page.browser import Visitor
from tests.page.conftest import Visit
from tests.page.looking import answer, color, hand, lay, phase, told
from tests.page.phases import PHASES, position, reply
from tests.page.playing import STATE
from tests.page.silence import SETTLED, SHOWN, Silence
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def seen(page: Page) -> dict[str, object]:
    """What a seat sees of the table; it has been shown all of it."""
    page.wait_for_function("() => document.querySelector('[data-testid=board]')?.dataset.decision !== '0'")
    state: dict[str, object] = page.evaluate(STATE)
    names = "() => [...document.querySelectorAll('[data-testid=hand] [data-card]')].map((one) => one.ariaLabel)"
    return state | {"hand": page.evaluate(names), "piles": page.locator("[data-testid=piles]").inner_text()}


@pytest.mark.parametrize("name", few(PHASES, "COLOR", "SHARE"))
def test_a_reload_in_every_phase(visit: Visit, served: ServerProcess, name: str) -> None:
    """The same is asked again; what one answers then is seen before it is heard."""
    visitor = visit("phone")
    silence = Silence(visitor)
    page = come(visitor, arrange(served.database, position(name)), 0)
    phase(page, name, mine=True)
    before = seen(page)
    page.reload()
    phase(page, name, mine=True)
    assert seen(page) == before
    silence.kept_back = True
    reply(page, name)
    page.wait_for_function(SHOWN)
    assert [json.loads(text)["move"] for text in silence.kept] == [PHASES[name].move]
    if name == "COLOR":
        color(page, PHASES[name].move)
    silence.end()
    page.wait_for_function(SETTLED)
    page.wait_for_function(
        "(before) => document.querySelector('[data-testid=board]').dataset.decision !== String(before)",
        arg=before["decision"],
    )


@pytest.mark.long
def test_a_reload_of_whoever_waits(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, position("CHALLENGE"))
    ada, ben = come(visit(), table, 0), come(visit("phone"), table, 1)
    before = seen(ben)
    ben.reload()
    phase(ben, "CHALLENGE", mine=False)
    assert seen(ben) == before
    reply(ada, "CHALLENGE")
    phase(ben, "TURN", mine=True)


@pytest.mark.long
def test_a_reload_after_the_round(visit: Visit, served: ServerProcess) -> None:
    page = come(visit("phone"), arrange(served.database, "hands: b1 | y3 g4; draw: *; discard: b7"), 0)
    lay(page, "b1")
    page.wait_for_selector("[data-testid=result]")
    before = page.locator("[data-testid=result] table").inner_text()
    page.reload()
    page.wait_for_selector("[data-testid=result]")
    assert page.locator("[data-testid=result] table").inner_text() == before


def test_the_network_is_gone_for_a_while(visit: Visit, served: ServerProcess) -> None:
    """What is clicked meanwhile is done once when it is back, and what was missed is told."""
    table = arrange(served.database, "hands: b1 b2 b3 | b4 b5 b6; draw: *; discard: b7")
    visitor = visit("phone")
    ada, ben = come(visitor, table, 0), come(visit(), table, 1)
    phase(ada, "TURN", mine=True)
    visitor.context.set_offline(True)
    ada.wait_for_selector("[data-testid=banner]", timeout=60_000)
    lay(ada, "b1")
    ben.locator("header").get_by_role("button", name="Say something").click()
    ben.get_by_role("button", name="Thank you!").click()
    told(ben, "Thank you!")
    hand(ada, "b2 b3")
    phase(ben, "TURN", mine=False)
    visitor.context.set_offline(False)
    ada.wait_for_selector("[data-testid=banner]", state="detached", timeout=60_000)
    told(ada, "Ben", "Thank you!")
    phase(ben, "TURN", mine=True)
    hand(ada, "b2 b3")
    visitor.forgive_lost_network()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own: it will be killed."""
    one = ServerProcess(str(tmp_path / "tables.sqlite"))
    yield one
    one.stop()


@pytest.mark.parametrize("how", few(["killed", "stopped"], "killed"))
def test_the_server_is_started_again_in_the_middle_of_a_battle(
    browser: Browser, mortal: ServerProcess, how: str
) -> None:
    table = arrange(mortal.database, "rules: battle/en; hands: x r5 r9 b1 | y5 y3 g4; draw: * g7 g8; discard: b7")
    people = [Visitor(browser, mortal.url, size) for size in ("desk", "phone")]
    ada, ben = (come(visitor, table, person) for person, visitor in enumerate(people))
    lay(ada, "x")
    answer(ada, "FOE", "@1")
    lay(ada, "r9")
    phase(ben, "FIGHT", mine=True)
    if how == "killed":
        mortal.kill()
    else:
        mortal.stop()
    for page in (ada, ben):
        page.wait_for_selector("[data-testid=banner]", timeout=60_000)
    mortal.start_again()
    for page in (ada, ben):
        page.wait_for_selector("[data-testid=banner]", state="detached", timeout=60_000)
    lay(ben, "y3")
    answer(ada, "COLOR", "red")
    hand(ben, "y5 g4 r9 y3 g8 g7")
    hand(ada, "r5 b1")
    for visitor in people:
        visitor.forgive_lost_network()
        visitor.close()
    errors = [text for one in people for text in one.complaints if "WebSocket connection" not in text]
    assert errors == [], "nothing but connections to a server that was not there"


@pytest.mark.long
def test_a_table_that_is_not_there(visit: Visit) -> None:
    page = visit().go("/t/zzzzzzzz")
    gone = page.locator("main", has_text="This table no longer exists.")
    gone.wait_for()
    gone.get_by_role("button").click()
    page.wait_for_selector("[data-testid=play-now]")


@pytest.mark.long
def test_two_tabs_of_one_person(visit: Visit, served: ServerProcess) -> None:
    """Both show the seat; what one does the other sees."""
    table: Arranged = arrange(served.database, "hands: b1 b2 b3 | b4 b5; draw: *; discard: b7")
    visitor = visit()
    first = come(visitor, table, 0)
    second = visitor.context.new_page()
    second.goto(first.url)
    phase(second, "TURN", mine=True)
    lay(second, "b2")
    hand(first, "b1 b3")
