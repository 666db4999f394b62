"""How fast the page is, in a real Chromium against a real server; prints JSON.

    python -m bench.page_speed [--times 7] [--only first_table_of_a_site_ms expert]

- `first_table_ms`: from a cold page load (nothing cached, the server warm) to cards that can be played: of a table
  that one comes back to, and of one that is opened by the first click on the home page; and the latter from a folder
  of static files (`penultima site`), packed by nobody on the way.
- `click_to_effect_ms`: from a click to the frame that shows its effect, with 25 ms on each way to the server and back.
- `frames_per_second`: while the cards of a Blowhole and of a Scary Hand fly, with the processor slowed down four times.
- `expert`: a round against three experts on the device itself: from one bot's move to the next (thinking and the pace
  of bots together), and frames a second meanwhile; `expert_fast` at the pace `fast`. The page is slowed down four
  times; Chromium slows no worker down, so what the search itself takes is told apart (`expert_search`, in this process,
  every decision of some rounds; `longest_ms_slowed` is four times the longest). `of_an_empty_page` is the share of the
  frames that a page with one moving square gets under the same throttling in the same run: what is missing to 1 is our
  own work.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from penultima import Round
from penultima.bots import bot
from penultima.bots.playing import choices
from penultima.site.writing import write_site
from tests.page.arranging import arrange, come, likes
from tests.page.browser import Visitor, launched
from tests.page.looking import AT_REST, answer, lay, tap
from tests.page.phases import PHASES, position, reply
from tests.page.playing import BOARD, wait_until_asked
from tests.server.server_process import ServerProcess, running_server
from tests.site.static_host import StaticHost

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HALF_WAY = 0.025
SLOWER = 4
EXPERT_DECISIONS = 12
"""So many decisions of one's own in a round against experts."""
SEARCHED_ROUNDS = 3
PLAYABLE = "[data-testid=hand] li.fits button, [data-testid=draw]:not([aria-disabled])"
DEALT = "[data-testid=hand] [data-card]"
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
WATCH = """() => addEventListener("click", () => {
  const start = performance.now();
  const seen = new MutationObserver((changes) => {
    const region = ({ target }) => (target.closest ? target : target.parentElement).closest("[data-region]");
    if (changes.every(region)) return;
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.effect = performance.now() - start)));
  });
  const looks = { attributes: true, attributeFilter: ["class", "style", "aria-pressed"] };
  seen.observe(document.getElementById("app"), { ...looks, childList: true, characterData: true, subtree: true });
}, { capture: true, once: true })"""
"""Notes how long after the next click the frame is over that shows something else than before."""
FRAMES = """async (moves) => {
  const frame = () => new Promise(requestAnimationFrame);
  const air = document.querySelector(".air");
  const flown = [];
  let [last, thumb] = [0, 0];
  for (let left = [...moves]; left.length || air.childElementCount; ) {
    const now = await frame();
    if (air.childElementCount && last) flown.push(now - last);
    last = air.childElementCount ? now : 0;
    const [phase, move] = left[0] ?? [];
    const button = move && document.querySelector(`[data-testid=sheet][data-phase=${phase}] [data-move="${move}"]`);
    if (!button || button.matches(".pressed") || now < thumb) continue;
    button.click();
    left = left.slice(1);
    thumb = now + 150;
  }
  return flown;
}"""
"""Hands out with a quick thumb; how long each frame took while cards were in the air.

All of it in the page: whoever looks in from outside takes from its time."""


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


def first_table(browser: Browser, served: ServerProcess) -> dict[str, float]:
    """A table one comes back to, and one opened by a click."""
    back = Visitor(browser, served.url, reduced_motion="no-preference")
    back.context.add_init_script(f"{READY}({json.dumps(PLAYABLE)})")
    page = come(back, arrange(served.database, "hands: b1 b2 r3 y4 g5 g6 w | y3 g4; draw: *; discard: b7"), 0)
    known = _ready(page)
    back.close()
    home, dealt = _from_home(browser, served.url)
    return {"known_table": known, "home": home, "click_to_table": dealt, "home_and_table": home + dealt}


def first_table_of_a_site(browser: Browser, site: StaticHost) -> dict[str, float]:
    """The same click where there is no server behind the page."""
    home, dealt = _from_home(browser, site.url.rstrip("/"), DEALT)  # a bot may have the first turn
    return {"site_home": home, "site_click_to_table": dealt, "site_home_and_table": home + dealt}


def _from_home(browser: Browser, url: str, until: str = PLAYABLE) -> tuple[float, float]:
    """Milliseconds until the home page can be used, and from the click to cards that can be played, or are dealt."""
    new = Visitor(browser, url, reduced_motion="no-preference")
    new.context.add_init_script(f"{READY}({json.dumps(HOME)})")
    page = new.go()
    home = _ready(page)
    page.evaluate(CLICKED)
    page.evaluate(READY, until)
    page.locator(HOME).click()
    dealt = _ready(page) - float(page.evaluate("() => window.clicked"))
    new.close()
    return home, dealt


def _ready(page: Page) -> float:
    page.wait_for_function("() => window.ready")
    return float(page.evaluate("() => window.ready"))


def clicks(browser: Browser, served: ServerProcess, url: str) -> dict[str, float]:
    """A card laid, drawn, kept, refused; UNO said and caught; and whatever else somebody can be asked."""
    hands = "hands: b1 w r3 | y3 g4 b9; draw: *; discard: b7"
    last = "hands: b1 r3 | y3 g4; draw: *; discard: b7"
    owed = "hands: b1 g9 | y3 g4; draw: *; discard: b7"
    deeds: dict[str, tuple[str, Callable[[Page], None]]] = {
        "lay": (hands, lambda page: _touch(page, "b1")),
        "wild": (hands, lambda page: _touch(page, "w")),
        "does not fit": (hands, lambda page: _touch(page, "r3")),
        "draw": (hands, lambda page: page.locator("[data-testid=draw]").click()),
        "draw pile": (hands, lambda page: page.locator("[data-testid=draw-pile]").click()),
        "keep": (position("DRAWN"), lambda page: page.locator("[data-testid=draw]").click()),
        "uno": (last, lambda page: page.locator("[data-testid=uno]").click()),
        **{f"answer {name}": (position(name), partial(reply, name=name)) for name in PHASES if name != "TURN"},
        "challenge": (position("CHALLENGE"), lambda page: answer(page, "CHALLENGE", "challenge")),
    }
    found = {}
    for name, (where, deed) in deeds.items():
        visitor = Visitor(browser, url, "phone", reduced_motion="no-preference")
        page = come(visitor, arrange(served.database, where), 0)
        page.wait_for_selector(f"{BOARD}[data-asked=true]")
        page.wait_for_function(AT_REST)
        page.evaluate(WATCH)
        deed(page)
        found[name] = _effect(page)
        visitor.close()
    table = arrange(served.database, owed, catching=10_000)
    people = [Visitor(browser, url, "phone", reduced_motion="no-preference") for _ in range(2)]
    ada, ben = (come(visitor, table, person) for person, visitor in enumerate(people))
    lay(ada, "b1")
    ben.locator("[data-testid=catch].due").wait_for()
    ben.wait_for_function(AT_REST)
    ben.evaluate(WATCH)
    ben.locator("[data-testid=catch]").click()
    found["catch"] = _effect(ben)
    for visitor in people:
        visitor.close()
    return found


def _effect(page: Page) -> float:
    page.wait_for_function("() => window.effect")
    return float(page.evaluate("() => window.effect"))


def _touch(page: Page, card: str) -> None:
    tap(page.locator(f"[data-testid=hand] button[data-card='{card}']").first)


def flights(browser: Browser, served: ServerProcess) -> dict[str, float]:
    """Frames of a Blowhole and of a Scary hand-out: seen by whoever hands out."""
    found = {}
    blowhole = "rules: revenge/en; hands: x r1 r2 b3 g4 y5 y6 | g1 g2 y1 | y7 y8 | b8 b9; draw: *; discard: b5"
    scary = "rules: scary/fr; hands: x r1 r2 r3 r4 b3 g4 | g1 g2 y1 | y7 y8 | b8 b9; draw: *; discard: b5"
    steps = {
        "blowhole": (blowhole, [("SHARE", "@1"), ("SHARE", "@2"), ("SHARE", "@3"), ("SHARE", "@1")]),
        "scary": (scary, [("GIVE_COLOR", "red"), *(("GIVE_CARD", card) for card in ("r1", "r2", "r3", "r4"))]),
    }
    for name, (stands, moves) in steps.items():
        visitor = Visitor(browser, served.url, "phone", reduced_motion="no-preference")
        page = come(visitor, arrange(served.database, stands, people=4), 0)
        visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        lay(page, "x")
        page.locator("[data-testid=sheet]").wait_for()
        page.wait_for_function(AT_REST)
        frames: list[float] = page.evaluate(FRAMES, moves)
        assert len(frames) > len(moves)
        found[name] = 1000 * len(frames) / sum(frames)
        found[f"{name}_slowest_twentieth"] = 1000 / statistics.quantiles(frames, n=20)[-1]
        visitor.close()
    return found


WATCH_BOTS = """() => {
  const board = document.querySelector("[data-testid=board]");
  window.gaps = [];
  window.frames = [];
  let [last, moved, mine] = [0, 0, true];
  const frame = (now) => {
    const asked = board.dataset.asked === "true";
    if (last && !asked) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new MutationObserver(() => {
    const now = performance.now();
    if (!mine && moved) window.gaps.push(now - moved);
    [moved, mine] = [now, board.dataset.asked === "true"];
  }).observe(board, { attributes: true, attributeFilter: ["data-decision"] });
}"""

MOVING_SQUARE = "<!doctype html><i style='position: absolute; width: 50px; height: 50px; background: red'></i>"

COUNT_FRAMES = """(milliseconds) => new Promise((done) => {
  const square = document.querySelector("i");
  let [frames, began] = [0, 0];
  const frame = (now) => {
    began ||= now;
    if (now - began > milliseconds) return done((1000 * frames) / (now - began));
    square.style.transform = `translateX(${frames++ % 200}px)`;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""

DECIDE = """() => {
  const first = (selector) => document.querySelector(selector);
  const card = first("[data-testid=sheet] [data-move]") ?? first("[data-testid=hand] li.fits button");
  (card ?? first("[data-testid=draw]"))?.click();
}"""


def empty_page(browser: Browser) -> float:
    """Frames a second of a page with nothing but one moving square, slowed down as much as ours."""
    visitor = Visitor(browser, "", "phone", reduced_motion="no-preference")
    visitor.page.set_content(MOVING_SQUARE)
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    frames: float = visitor.page.evaluate(COUNT_FRAMES, 2000)
    visitor.close()
    return frames


def experts(browser: Browser, site: StaticHost, pace: str) -> dict[str, float]:
    """Rounds against three experts without a server, the page slowed down."""
    empty = empty_page(browser)
    wishes = {"name": "Ada", "bots": 3, "seats": 4, "level": "expert", "botPace": pace, "toured": True}
    visitor = likes(Visitor(browser, site.url.rstrip("/"), "phone", reduced_motion="no-preference"), **wishes)
    page = visitor.go()
    page.locator(HOME).click()
    page.wait_for_selector(f"{BOARD}[data-status=playing]")
    visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH_BOTS)
    for _ in range(EXPERT_DECISIONS):
        if wait_until_asked(page)["over"]:
            break
        page.evaluate(DECIDE)
        page.wait_for_timeout(300)
    gaps, frames = (page.evaluate(f"() => window.{name}") for name in ("gaps", "frames"))
    visitor.close()
    per_second = 1000 * len(frames) / sum(frames)
    return {
        "from_move_to_move_ms": statistics.median(gaps),
        "longest_ms": max(gaps),
        "frames_per_second": per_second,
        "of_an_empty_page": per_second / empty,
        "slowest_twentieth": 1000 / statistics.quantiles(frames, n=20)[-1],
    }


def longest_search() -> dict[str, float]:
    """What `expert` takes for a decision with the engine file, in this process: every decision of some rounds."""
    taken = []
    for seed in range(SEARCHED_ROUNDS):
        round = Round("classic/en", 4, seed=seed)
        seated = [bot("expert", seat) for seat in range(4)]
        while not round.over:
            began = time.process_time()
            seat, move = next(choices(round, seated))
            taken.append(1000 * (time.process_time() - began))
            round.play(move, seat)
    return {"median_ms": statistics.median(taken), "longest_ms": max(taken), "longest_ms_slowed": SLOWER * max(taken)}


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
    parser.add_argument("--only", nargs="+", metavar="FIGURE", help="the names of the figures to measure; else all")
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server() as served,
        far_away(served.port) as port,
        launched() as browser,
    ):
        site = StaticHost(Path(folder))
        write_site(site.site)
        figures: dict[str, Callable[[], dict[str, float]]] = {
            "first_table_ms": lambda: first_table(browser, served),
            "first_table_of_a_site_ms": lambda: first_table_of_a_site(browser, site),
            "click_to_effect_ms": lambda: clicks(browser, served, f"http://127.0.0.1:{port}"),
            "frames_per_second": lambda: flights(browser, served),
            "expert": lambda: experts(browser, site, "normal"),
            "expert_fast": lambda: experts(browser, site, "fast"),
            "expert_search": longest_search,
        }
        wanted = args.only or list(figures)
        if unknown := set(wanted) - set(figures):
            parser.error(f"no such figure: {', '.join(sorted(unknown))}; there are {', '.join(figures)}")
        first_table(browser, served)  # the first visit of all starts more than a page
        once = {"expert_search"}
        report: dict[str, Any] = {
            name: summary([figures[name]() for _ in range(1 if name in once else args.times)]) for name in wanted
        }
        report["browser"] = browser.version
        report["load"] = [round(one, 1) for one in os.getloadavg()]
        report["processors"] = os.cpu_count()
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
