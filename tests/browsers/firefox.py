"""Firefox over WebDriver BiDi, which it speaks itself: no driver beside it is needed."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox-esr", "firefox")
PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-US",
}


def found() -> str | None:
    """Where the machine has one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Firefox:
    """A Firefox without a window."""

    name = "firefox"

    def __init__(self, path: str) -> None:
        self._asked = 0
        with ExitStack() as opened:
            folder = opened.enter_context(tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True))
            written = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
            (Path(folder) / "user.js").write_text("\n".join(written))
            said = opened.enter_context((Path(folder) / "said.txt").open("w+"))
            command = [path, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", folder]
            process = opened.enter_context(subprocess.Popen(command, stderr=said, stdout=subprocess.DEVNULL))
            opened.callback(process.terminate)
            address = _address(Path(said.name))
            self._socket: ClientConnection = opened.enter_context(connect(f"{address}/session", max_size=None))
            self._opened = opened.pop_all()
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            answer: dict[str, Any] = json.loads(self._socket.recv(timeout=120))
            if answer.get("id") == self._asked:
                assert answer["type"] == "success", answer
                result: dict[str, Any] = answer["result"]
                return result

    def go(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._ask("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def run(self, function: str) -> Any:
        """Call a JavaScript function in the page."""
        said = self._ask(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify((await ({function})()) ?? null)",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def tap_at(self, x: int, y: int) -> None:
        """Touch the page with a finger."""
        finger = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": finger}
        self._ask("input.performActions", context=self._page, actions=[source])
        self._ask("input.releaseActions", context=self._page)

    def resize(self, width: int, height: int) -> None:
        """Give the page this room."""
        room = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._page, viewport=room)

    def picture(self, path: Path) -> None:
        """What is seen, as a PNG."""
        taken = self._ask("browsingContext.captureScreenshot", context=self._page)
        path.write_bytes(base64.b64decode(taken["data"]))

    def close(self) -> None:
        """End it."""
        self._opened.close()


def _address(said: Path) -> str:
    """Where it listens, which it writes down when it is ready."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", said.read_text("utf-8", "replace")):
            return found[1]
        time.sleep(0.05)
    raise AssertionError("Firefox does not listen")
