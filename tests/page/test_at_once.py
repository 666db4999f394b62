"""A click shows its effect before the table has answered, and takes it back if the table says no."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from penultima.text.screen import screen
from penultima.text.words import capital
from tests.page.arranging import arrange, come
from tests.page.browser import Visitor
from tests.page.conftest import Visit
from tests.page.looking import answer, color, hand, lay, phase
from tests.page.phases import PHASES, position, reply
from tests.server.served import Served

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

SHOWN = """() => document.querySelector(".air .flyer, [data-testid=board] .pressed") !== null"""
LANDED = """() => document.querySelector(".air").childElementCount === 0"""


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


@pytest.mark.parametrize("motion", ["full", "less"])
def test_the_top_of_the_draw_pile_leaves_at_once(visit: Visit, served: Served, motion: str) -> None:
    """Face down, because nobody knows it yet; it becomes the card that the table gives."""
    visitor = visit("phone")
    silence = Silence(visitor)
    page = come(visitor, arrange(served.database, "hands: g1 g9 | y3 g4; draw: * b2 b3; discard: b7"), 0, motion=motion)
    phase(page, "TURN", mine=True)
    silence.kept_back = True
    page.locator("[data-testid=draw-pile]").click()
    page.wait_for_function(SHOWN)
    assert page.locator(".air .flyer").count() == 1
    assert [json.loads(text)["move"] for text in silence.kept] == ["draw"]
    hand(page, "g1 g9")
    silence.end()
    hand(page, "g1 g9 b3")
    phase(page, "DRAWN", mine=True)
    page.wait_for_function(LANDED)


def test_a_card_that_may_not_be_drawn_goes_back(visit: Visit, served: Served) -> None:
    visitor = visit("phone")
    silence = Silence(visitor)
    page = come(visitor, arrange(served.database, "hands: g1 g9 | y3 g4; draw: * b2 b3; discard: b7"), 0, motion="full")
    phase(page, "TURN", mine=True)
    silence.kept_back = True
    page.locator("[data-testid=draw]").click()
    page.wait_for_function(SHOWN)
    silence.refuse(code="slow-down")
    notice = page.locator("[data-testid=notice]")
    notice.wait_for()
    assert notice.inner_text() == capital(screen("en").say("refused-slow-down"))
    page.wait_for_function(LANDED)
    hand(page, "g1 g9")
    assert page.locator(".pressed").count() == 0
    silence.kept_back = False
    page.locator("[data-testid=draw]").click()
    hand(page, "g1 g9 b3")


def test_a_card_that_may_not_be_laid_comes_back(visit: Visit, served: Served) -> None:
    visitor = visit("phone")
    silence = Silence(visitor)
    page = come(visitor, arrange(served.database, "hands: b1 g9 | y3 g4; draw: *; discard: b7"), 0)
    phase(page, "TURN", mine=True)
    silence.kept_back = True
    lay(page, "b1")
    hand(page, "g9")
    silence.refuse(code="slow-down")
    hand(page, "b1 g9")


@pytest.mark.parametrize("name", PHASES)
def test_every_answer_is_seen_before_it_is_heard(visit: Visit, served: Served, name: str) -> None:
    visitor = visit("phone")
    silence = Silence(visitor)
    page = come(visitor, arrange(served.database, position(name)), 0)
    phase(page, name, mine=True)
    silence.kept_back = True
    reply(page, name)
    page.wait_for_function(SHOWN)
    assert [json.loads(text)["move"] for text in silence.kept] == [PHASES[name].move]
    if name == "COLOR":
        color(page, PHASES[name].move)
    silence.end()
    page.wait_for_function("() => !document.querySelector('[data-testid=board] .pressed')")


def test_a_challenge_is_seen_at_once(visit: Visit, served: Served) -> None:
    visitor = visit("desk")
    silence = Silence(visitor)
    page = come(visitor, arrange(served.database, position("CHALLENGE")), 0)
    phase(page, "CHALLENGE", mine=True)
    silence.kept_back = True
    answer(page, "CHALLENGE", "challenge")
    page.wait_for_selector("[data-move=challenge].pressed")
    silence.end()
    page.wait_for_function("() => !document.querySelector('[data-testid=board] .pressed')")
