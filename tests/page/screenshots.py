"""Pictures of the page for README and docs, of games that are played for them.

python -m tests.page.screenshots [name …]
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.page.browser import Visitor, launched
from tests.page.playing import act, play_round, wait_until_asked
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
EDITIONS = ("classic", "scary", "revenge", "battle", "hyper")


class Camera:
    """A browser that goes to a server and takes pictures."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    def visitor(self, size: str = "desk", **options: Any) -> Visitor:
        """Somebody with a sharp screen."""
        options.setdefault("color_scheme", "light")
        return Visitor(self.browser, self.url, size, device_scale_factor=2 if size == "phone" else 1, **options)

    def take(self, page: Page, name: str) -> None:
        """Wait until everything lies still, then take the picture."""
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(1800)
        # Playwright itself writes no WebP, which is a fifth of a PNG.
        shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 90})
        (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
        print(f"docs/screens/{name}.webp")


def home(camera: Camera) -> None:
    page = camera.visitor().go()
    page.wait_for_selector("[data-testid=play-now]")
    camera.take(page, "home")


def started(camera: Camera, edition: str, size: str = "desk", **options: Any) -> Page:
    """A table of an edition, some turns in, and it is my turn to lay a card."""
    page = camera.visitor(size, **options).go()
    page.evaluate("() => localStorage.setItem('penultima-preferences', JSON.stringify({ name: 'Ada' }))")
    page.reload()
    page.locator(f"[data-testid=box-{edition}]").check()
    page.locator("[data-testid=play-now]").click()
    for _ in range(3):
        act(page)
    for _ in range(8):
        state = wait_until_asked(page)
        if state["over"] or (state["phase"] == "TURN" and state["fits"]):
            break
        act(page)
    return page


def tables(camera: Camera) -> None:
    for edition in EDITIONS:
        camera.take(started(camera, edition), f"table-{edition}")


def dark(camera: Camera) -> None:
    camera.take(started(camera, "hyper", color_scheme="dark"), "table-dark")


def phone(camera: Camera) -> None:
    camera.take(started(camera, "scary", "phone"), "phone")


def battle(camera: Camera) -> None:
    """Until somebody fights and I choose a card."""
    for _ in range(8):
        page = started(camera, "battle")
        while not (state := wait_until_asked(page))["over"]:
            if state["phase"] == "FIGHT":
                camera.take(page, "battle")
                return
            special = page.locator('[data-testid=hand] li.fits button[data-card="x"]')
            if special.count():
                special.click(position={"x": 14, "y": 16})
                page.wait_for_timeout(300)
            else:
                act(page)


def result(camera: Camera) -> None:
    page = started(camera, "revenge")
    play_round(page)
    camera.take(page, "result")
    page.locator("[data-testid=see-replay]").click()
    page.wait_for_selector("[data-testid=scrubber]")
    for _ in range(24):
        page.locator("[data-testid=forward]").click()
    camera.take(page, "replay")


PICTURES: dict[str, Callable[[Camera], None]] = {
    "home": home, "tables": tables, "dark": dark, "phone": phone, "battle": battle, "result": result,
}  # fmt: skip


def main() -> None:
    """All of them, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        served = ServerProcess(f"{folder}/tables.sqlite", think_ms=60)
        try:
            for name in sys.argv[1:] or PICTURES:
                PICTURES[name](Camera(browser, served.url))
        finally:
            served.kill()


if __name__ == "__main__":
    main()
