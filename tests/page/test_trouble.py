"""Reloads, a network that is cut, a server that is restarted: the game goes on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.page.browser import Visitor
from tests.page.conftest import Visit
from tests.page.playing import act, play_round, wait_until_asked
from tests.server.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, WebSocketRoute


def test_reload_in_every_phase(visit: Visit) -> None:
    seen: set[str] = set()
    for edition in ("classic", "scary", "battle"):
        page = visit().go()
        page.locator(f"[data-testid=box-{edition}]").check()
        page.locator("[data-testid=play-now]").click()
        while not (state := wait_until_asked(page))["over"]:
            if (phase := str(state["phase"])) not in seen:
                seen.add(phase)
                page.reload()
                again = wait_until_asked(page)
                assert (again["phase"], again["decision"], again["cards"]) == (
                    state["phase"], state["decision"], state["cards"],
                )  # fmt: skip
            act(page)
        page.reload()
        page.wait_for_selector("[data-testid=result]")
    assert {"TURN", "COLOR"} <= seen


def test_the_network_is_cut_and_comes_back(browser: Browser, served: Served) -> None:
    """What was said while nobody heard it is said again, once."""
    visitor = Visitor(browser, served.url)
    lines: list[WebSocketRoute] = []
    cut = False

    def route(socket: WebSocketRoute) -> None:
        if cut:
            socket.close(code=1012)
            return
        lines.append(socket)
        socket.connect_to_server()

    visitor.page.route_web_socket("**/ws", route)
    page = visitor.go()
    page.locator("[data-testid=play-now]").click()
    act(page)
    before = wait_until_asked(page)
    cut = True
    lines[-1].close(code=1012)
    page.wait_for_selector("[data-testid=banner]")
    if before["fits"]:
        page.locator("[data-testid=hand] li.fits button").first.click(position={"x": 14, "y": 16})
    else:
        page.locator("[data-testid=draw]").click()
    cut = False
    page.wait_for_selector("[data-testid=banner]", state="detached", timeout=30_000)
    page.wait_for_function(
        "(decision) => document.querySelector('[data-testid=board]').dataset.decision !== String(decision)",
        arg=before["decision"],
    )
    play_round(page)
    visitor.close()


def test_the_server_is_killed_and_started_again(browser: Browser, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    first = Served(database)
    visitor = Visitor(browser, first.url)
    page = visitor.go()
    page.locator("[data-testid=play-now]").click()
    act(page)
    before = wait_until_asked(page)
    first.kill()
    page.wait_for_selector("[data-testid=banner]")
    second = Served(database, port=first.port)
    page.wait_for_selector("[data-testid=banner]", state="detached", timeout=60_000)
    after = wait_until_asked(page)
    assert (after["decision"], after["cards"]) == (before["decision"], before["cards"])
    play_round(page)
    visitor.close()
    second.kill()
