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

from tests.page.arranging import arrange, come, likes
from tests.page.browser import Visitor, launched
from tests.page.looking import answer, lay, phase
from tests.page.playing import act, play_round, wait_until_asked
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
EDITIONS = ("classic", "scary", "revenge", "battle", "hyper")


class Camera:
    """A browser that goes to a server and takes pictures."""

    def __init__(self, browser: Browser, served: ServerProcess, folder: Path = FOLDER) -> None:
        self.browser = browser
        self.url = served.url
        self.database = served.database
        self.folder = folder

    def visitor(self, size: str = "desk", **options: Any) -> Visitor:
        """Somebody with a sharp screen."""
        options.setdefault("color_scheme", "light")
        return Visitor(self.browser, self.url, size, device_scale_factor=2 if size == "phone" else 1, **options)

    def take(self, page: Page, name: str) -> None:
        """Wait until everything lies still, then take the picture."""
        page.evaluate("() => document.fonts.ready")
        # Where the mouse rests on a card the page says what it does.
        page.mouse.move(1, 1)
        page.wait_for_timeout(1800)
        # Playwright itself writes no WebP, which is a fifth of a PNG.
        shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 82})
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
        print(self.folder / f"{name}.webp")


def home(camera: Camera) -> None:
    page = camera.visitor().go()
    page.wait_for_selector("[data-testid=play-now]")
    camera.take(page, "home")


def started(camera: Camera, edition: str, size: str = "desk", **options: Any) -> Page:
    """A table of an edition, some turns in, and it is my turn to lay a card; what bots win sooner is no picture."""
    for _ in range(8):
        page = likes(camera.visitor(size, **options), name="Ada").go()
        page.locator(f"[data-testid=box-{edition}]").check()
        page.locator("[data-testid=play-now]").click()
        for turn in range(12):
            state = wait_until_asked(page)
            if state["over"]:
                break
            if turn > 2 and state["phase"] == "TURN" and state["fits"]:
                return page
            act(page)
        page.context.close()
    raise RuntimeError(f"bots win every round of {edition}")


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


BOOKLETS = {
    "classic": "classic/en", "scary": "scary/fr", "revenge": "revenge/en", "battle": "battle/en", "hyper": "hyper/fr",
}  # fmt: skip
SCREENS = {375: (375, 667), 320: (320, 568), 740: (740, 360)}
LANGUAGES = ("es", "fr", "pt", "it", "en")
HANDS = "hands: {mine} | y5 y3 g4 b8 r2 | g1 | y1 y6 b3 b9 r1 r3; draw: *; discard: b7"


def sizes(camera: Camera) -> None:
    """Each box on each small screen once, in all languages."""
    for edition in BOOKLETS:
        for width in SCREENS:
            small_screen(camera, edition, width)


def small_screen(camera: Camera, edition: str, width: int) -> None:
    """A table that is arranged, so that every picture of it is alike; the box's own card has just been laid on every
    other one."""
    across, high = SCREENS[width]
    number = [*BOOKLETS].index(edition) + [*SCREENS].index(width)
    mine = "x b1 b4 g9 r5 y2 w" if edition != "classic" else "b+ b1 b4 g9 r5 w4 w"
    position = f"rules: {BOOKLETS[edition]}; {HANDS.format(mine=mine)}"
    table = arrange(camera.database, position, people=1, bots=3, carried=(85, 40, 120, 0))
    viewport = {"width": across, "height": high}
    visitor = Visitor(camera.browser, camera.url, device_scale_factor=2, viewport=viewport, color_scheme="light")
    page = come(visitor, table, 0, language=LANGUAGES[number % 5])
    phase(page, "TURN", mine=True)
    if number % 2 and edition != "classic":
        lay(page, "x")
        page.wait_for_selector("[data-testid=board][data-asked=true]:not([data-phase=TURN])")
        if edition == "battle":
            answer(page, "FOE", "@1")
    camera.take(page, f"{edition}-{width}")
    visitor.close()


PICTURES: dict[str, Callable[[Camera], None]] = {
    "home": home, "tables": tables, "dark": dark, "phone": phone, "battle": battle, "result": result,
    "sizes": sizes,
}  # fmt: skip


def main() -> None:
    """All of them, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        served = ServerProcess(f"{folder}/tables.sqlite", think_ms=60)
        try:
            for name in sys.argv[1:] or PICTURES:
                PICTURES[name](Camera(browser, served))
        finally:
            served.kill()


if __name__ == "__main__":
    main()
