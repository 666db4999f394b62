"""How fast the page is, in a real Chromium against a real server; prints JSON.

    python -m bench.page_speed [--times 7]

- `first_table_ms`: from a cold page load (nothing cached, the server warm) to cards that can be played: of a table
  that one comes back to, and of one that is opened by the first click on the home page.
- `click_to_effect_ms`: from a click to the frame that shows its effect, with 25 ms on each way to the server and back.
- `frames_per_second`: while the cards of a Blowhole and of a Scary Hand fly, with the processor slowed down four times.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tests.page.arranging import arrange, come
from tests.page.browser import Visitor, launched
from tests.page.looking import answer, lay, phase
from tests.page.playing import BOARD, CHANGED, TOUCHED
from tests.server.served import Served, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HALF_WAY = 0.025
SLOWER = 4
PLAYABLE = "[data-testid=hand] li.fits button, [data-testid=draw]:not([aria-disabled])"
HOME = "[data-testid=play-now]:enabled"
READY = """((selector) => {
  const look = () => {
    if (document.querySelector(selector)) requestAnimationFrame(() => (window.ready ??= performance.now()));
    else requestAnimationFrame(look);
  };
  window.ready = undefined;
  requestAnimationFrame(look);
})"""
"""Notes the moment of the frame after the first in which something is there."""
CLICKED = "() => addEventListener('click', () => (window.clicked = performance.now()), { capture: true, once: true })"
WATCH = """(selector) => {
  const state = () => document.querySelector(selector)?.outerHTML ?? "";
  addEventListener("click", () => {
    const [start, before] = [performance.now(), state()];
    const look = () => {
      if (state() === before) requestAnimationFrame(look);
      else window.effect = performance.now() - start;
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
}"""
"""Notes how long after the next click the first frame comes in which a part of the page looks otherwise."""
FRAMES = """() => {
  window.flown = [];
  let last = 0;
  const count = (now) => {
    const flying = document.querySelector(".air")?.childElementCount;
    if (flying && last) window.flown.push(now - last);
    last = flying ? now : 0;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""
"""Notes how long each frame takes while cards are in the air."""


@contextmanager
def far_away(port: int) -> Iterator[int]:
    """A way to the server on which everything takes its time; its port."""
    loop = asyncio.new_event_loop()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            loop.call_later(HALF_WAY, _send, writer, data)
        loop.call_later(HALF_WAY, writer.close)

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(carry(reader, back), carry(there, writer), return_exceptions=True)

    server = loop.run_until_complete(asyncio.start_server(met, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    yield server.sockets[0].getsockname()[1]
    loop.call_soon_threadsafe(loop.stop)
    thread.join(10)


def _send(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)


def first_table(browser: Browser, served: Served) -> dict[str, float]:
    """A table one comes back to, and one opened by a click."""
    back = Visitor(browser, served.url, reduced_motion="no-preference")
    back.context.add_init_script(f"{READY}({json.dumps(PLAYABLE)})")
    page = come(back, arrange(served.database, "hands: b1 b2 r3 y4 g5 g6 w | y3 g4; draw: *; discard: b7"), 0)
    known = _ready(page)
    back.close()
    new = Visitor(browser, served.url, reduced_motion="no-preference")
    new.context.add_init_script(f"{READY}({json.dumps(HOME)})")
    page = new.go()
    home = _ready(page)
    page.evaluate(CLICKED)
    page.evaluate(READY, PLAYABLE)
    page.locator(HOME).click()
    dealt = _ready(page) - float(page.evaluate("() => window.clicked"))
    new.close()
    return {"known_table": known, "home": home, "click_to_table": dealt, "home_and_table": home + dealt}


def _ready(page: Page) -> float:
    page.wait_for_function("() => window.ready")
    return float(page.evaluate("() => window.ready"))


def clicks(browser: Browser, served: Served, url: str) -> dict[str, float]:
    """A card laid, a card drawn, a color named, UNO announced."""
    hands = "hands: b1 w r3 | y3 g4 b9; draw: *; discard: b7"
    last = "hands: b1 r3 | y3 g4; draw: *; discard: b7"
    deeds: dict[str, tuple[str, str, Callable[[Page], None]]] = {
        "lay": (hands, "[data-testid=hand] ul", lambda page: _touch(page, "b1")),
        "draw": (hands, "[data-testid=hand] ul", lambda page: page.locator("[data-testid=draw]").click()),
        "wild": (hands, "[data-testid=hand] ul", lambda page: _touch(page, "w")),
        "uno": (last, "[data-testid=uno]", lambda page: page.locator("[data-testid=uno]").click()),
    }  # fmt: skip
    found = {}
    for name, (position, where, deed) in deeds.items():
        visitor = Visitor(browser, url, "phone", reduced_motion="no-preference")
        page = come(visitor, arrange(served.database, position), 0)
        phase(page, "TURN", mine=True)
        page.evaluate(WATCH, where)
        deed(page)
        page.wait_for_function("() => window.effect")
        found[name] = page.evaluate("() => window.effect")
        visitor.close()
    return found


def _touch(page: Page, card: str) -> None:
    one = page.locator(f"[data-testid=hand] li.fits button[data-card='{card}']").first
    one.click(position=one.evaluate(TOUCHED))


def flights(browser: Browser, served: Served) -> dict[str, float]:
    """Frames of a Blowhole and of a Scary hand-out: seen by whoever hands out."""
    found = {}
    blowhole = "rules: revenge/en; hands: x r1 r2 b3 g4 y5 y6 | g1 g2 y1 | y7 y8 | b8 b9; draw: *; discard: b5"
    scary = "rules: scary/fr; hands: x r1 r2 r3 r4 b3 g4 | g1 g2 y1 | y7 y8 | b8 b9; draw: *; discard: b5"
    steps = {
        "blowhole": (blowhole, [("SHARE", "@1"), ("SHARE", "@2"), ("SHARE", "@3"), ("SHARE", "@1")]),
        "scary": (scary, [("GIVE_COLOR", "red"), *(("GIVE_CARD", card) for card in ("r1", "r2", "r3", "r4"))]),
    }
    for name, (position, moves) in steps.items():
        visitor = Visitor(browser, served.url, "phone", reduced_motion="no-preference")
        page = come(visitor, arrange(served.database, position, people=4), 0)
        visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        lay(page, "x")
        page.locator("[data-testid=sheet]").wait_for()
        page.evaluate(FRAMES)
        for where, move in moves:
            decision = page.locator(BOARD).get_attribute("data-decision")
            answer(page, where, move)
            page.wait_for_function(CHANGED, arg=decision)
        phase(page, "COLOR", mine=True)
        page.wait_for_function("() => !document.querySelector('.air')?.childElementCount && window.flown.length > 5")
        frames: list[float] = page.evaluate("() => window.flown")
        found[name] = 1000 * len(frames) / sum(frames)
        found[f"{name}_slowest_twentieth"] = 1000 / statistics.quantiles(frames, n=20)[-1]
        visitor.close()
    return found


def summary(runs: list[dict[str, float]]) -> dict[str, Any]:
    """Median and extremes of each figure."""
    return {
        name: {
            "median": round(statistics.median(run[name] for run in runs), 1),
            "least": round(min(run[name] for run in runs), 1),
            "most": round(max(run[name] for run in runs), 1),
        }
        for name in runs[0]
    }


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=7, help="how often each is measured")
    times = parser.parse_args().times
    with serving() as served, far_away(served.port) as port, launched() as browser:
        first_table(browser, served)
        report = {
            "first_table_ms": summary([first_table(browser, served) for _ in range(times)]),
            "click_to_effect_ms": summary([clicks(browser, served, f"http://127.0.0.1:{port}") for _ in range(times)]),
            "frames_per_second": summary([flights(browser, served) for _ in range(times)]),
            "browser": browser.version,
            "load": [round(one, 1) for one in os.getloadavg()],
            "processors": os.cpu_count(),
        }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
