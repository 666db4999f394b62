"""WebKit (that of GTK, the engine that Safari has too) through its own WebDriver, on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
import zlib
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np

from tests.server.ports import free_port

BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


def found() -> str | None:
    """Where the machine has its small browser, if the driver and a virtual screen are there too."""
    have = all(shutil.which(name) for name in ("WebKitWebDriver", "Xvfb"))
    return next((str(path) for path in sorted(Path("/").glob(BROWSERS[1:]))), None) if have else None


class WebKit:
    """A small browser around WebKitGTK."""

    name = "webkit"

    def __init__(self, path: str) -> None:
        port = free_port()
        with ExitStack() as opened:
            self._folder = opened.enter_context(tempfile.TemporaryDirectory(prefix="screen-"))
            here = os.environ | {"DISPLAY": _screen(opened, self._folder)}
            here |= {"LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
            command = ["WebKitWebDriver", f"--port={port}"]
            driver = opened.enter_context(subprocess.Popen(command, env=here, stderr=subprocess.DEVNULL))
            opened.callback(driver.terminate)
            self._url = f"http://127.0.0.1:{port}/session"
            options = {"binary": path, "args": ["--automation"]}
            wished = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
            self._url += "/" + self._begin(wished)["sessionId"]
            opened.callback(lambda: self._ask("DELETE", ""))
            self._opened = opened.pop_all()

    def _begin(self, wished: dict[str, Any]) -> dict[str, Any]:
        until = time.monotonic() + 60
        while True:
            try:
                begun: dict[str, Any] = self._ask("POST", "", wished)
                return begun
            except ConnectionError:
                assert time.monotonic() < until, "the driver of WebKit does not listen"
                time.sleep(0.1)

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        data = json.dumps(body if body is not None else {}).encode() if method == "POST" else None
        request = urllib.request.Request(self._url + path, data, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None
        except urllib.error.URLError as error:
            raise ConnectionError(str(error)) from None

    def go(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._ask("POST", "/url", {"url": url})

    def run(self, function: str) -> Any:
        """Call a JavaScript function in the page."""
        asked = f"Promise.resolve(({function})()).then((said) => arguments[0](JSON.stringify(said ?? null)))"
        script = f"return (function () {{ {asked} }}).apply(null, arguments)"
        return json.loads(self._ask("POST", "/execute/async", {"script": script, "args": []}))

    def tap_at(self, x: int, y: int) -> None:
        """Click the page: the driver of WebKit has no finger."""
        mouse = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": mouse}
        self._ask("POST", "/actions", {"actions": [source]})
        self._ask("DELETE", "/actions")

    def resize(self, width: int, height: int) -> None:
        """Give the page this room: the window is larger by its frame."""
        frame = [0, 0]
        for _ in range(3):
            rect = {"width": width + frame[0], "height": height + frame[1]}
            self._ask("POST", "/window/rect", rect)
            time.sleep(0.3)
            inner = self.run("() => [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            frame = [rect["width"] - inner[0], rect["height"] - inner[1]]

    def picture(self, path: Path) -> None:
        """The whole screen, as a PNG: the driver's own pictures wait for a frame that never comes."""
        path.write_bytes(_picture(next(Path(self._folder).iterdir()).read_bytes()))

    def close(self) -> None:
        """End it."""
        self._opened.close()


def _screen(opened: ExitStack, folder: str) -> str:
    """A screen that nobody sees, for as long as that is open; its name. What it shows lies in a file of the folder."""
    told, tell = os.pipe()
    command = ["Xvfb", "-displayfd", str(tell), "-screen", "0", "1600x1000x24", "-nolisten", "tcp", "-fbdir", folder]
    process = opened.enter_context(subprocess.Popen(command, pass_fds=[tell], stderr=subprocess.DEVNULL))
    opened.callback(process.terminate)
    os.close(tell)
    with os.fdopen(told) as number:
        return f":{number.readline().strip()}"


def _picture(dump: bytes) -> bytes:
    """A screen in the format of xwd as a PNG: three colors a pixel, of four bytes each that are blue, green, red."""
    header = struct.unpack(">25I", dump[:100])
    skipped, width, height, line, colors = header[0], header[4], header[5], header[12], header[19]
    start = skipped + 12 * colors
    rows = np.frombuffer(dump, np.uint8, line * height, start).reshape(height, line)[:, : 4 * width]
    pixels = rows.reshape(height, width, 4)[:, :, [2, 1, 0]].reshape(height, 3 * width)
    lines = np.hstack([np.zeros((height, 1), np.uint8), pixels]).tobytes()
    parts = {b"IHDR": struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0), b"IDAT": zlib.compress(lines), b"IEND": b""}
    chunks = [
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts.items()
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
