"""A moment in which the table has not answered yet, as long as a test needs it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.page.browser import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

SHOWN = """() => document.querySelector(".air .flyer, [data-testid=board] .pressed") !== null"""
"""Something was clicked, and looks so."""
SETTLED = """() => document.querySelector("[data-testid=board] .pressed") === null"""


class Silence:
    """A way to the server on which nothing is said until one lets it: between a click and its answer lies a moment."""

    def __init__(self, visitor: Visitor) -> None:
        self.kept: list[str] = []
        self.kept_back = False
        visitor.page.route_web_socket("**/ws", self._met)

    def _met(self, socket: WebSocketRoute) -> None:
        self.page, self.server = socket, socket.connect_to_server()
        socket.on_message(lambda text: self.kept.append(str(text)) if self.kept_back else self.server.send(text))

    def end(self) -> None:
        """What was said meanwhile arrives."""
        self.kept_back = False
        for text in self.kept:
            self.server.send(text)
        self.kept.clear()

    def refuse(self, **no: object) -> None:
        """The table says no to what was said meanwhile."""
        for text in self.kept:
            self.page.send(json.dumps({"is": "no", "cmd": json.loads(text)["cmd"], **no}))
        self.kept.clear()
