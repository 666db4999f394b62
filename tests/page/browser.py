"""A real Chromium: the machine's own, else one that the package manager or Playwright installs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

NAMES = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
)  # fmt: skip
"""The lightest first: it draws no window, which takes a third of the time for every visitor."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
"""A test browser talks to our server and to nobody else."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""What Playwright says for itself."""
SIZES = {
    "phone": (360, 740), "small phone": (320, 568), "phone on its side": (740, 360), "smaller on its side": (667, 375),
    "magnified": (720, 450), "tablet": (768, 1024), "desk": (1440, 900), "large desk": (1920, 1080),
}  # fmt: skip
"""Screens by name; *magnified* is the desk at 200 %."""


def chromium() -> str | None:
    """Where the machine has one; nothing if Playwright's own is to be used."""
    named = os.environ.get("PENULTIMA_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def _installed() -> str | None:
    """Who may, asks Debian for one; everybody else asks Playwright, which then finds its own."""
    if shutil.which("apt-get") and os.getuid() == 0:
        here = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in ("update -q", "install -qy --no-install-recommends chromium-headless-shell"):
            subprocess.run(["apt-get", *words.split()], env=here, stdout=subprocess.DEVNULL, check=False)
        if path := chromium():
            return path
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium-headless-shell"], check=True)
    return None


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser for as long as one needs it."""
    from playwright.sync_api import sync_playwright

    path = chromium() or _installed()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody at a browser of their own; whatever the console says against the page is kept."""

    def __init__(self, browser: Browser, url: str, size: str = "desk", **options: Any) -> None:
        width, height = SIZES[size]
        options.setdefault("reduced_motion", "reduce")
        options.setdefault("locale", "en-US")
        # Who comes once needs nothing kept, and what a worker answers cannot be arranged; tests/site lets it work.
        options.setdefault("service_workers", "block")
        options.setdefault("viewport", {"width": width, "height": height})
        self.url = url
        self.context: BrowserContext = browser.new_context(**options)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.complaints: list[str] = []
        self.heard: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.heard.append(str(text))))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(message.text)

    def go(self, path: str = "/") -> Page:
        """Open a page of the server."""
        self.page.goto(self.url + path)
        return self.page

    def close(self) -> None:
        """Leave."""
        self.context.close()
