"""A click shows its effect before the table has answered, and takes it back if the table says no."""

from __future__ import annotations

import json

import pytest

from penultima.text.messages import capitalized
from penultima.text.translator import translator
from tests.choosing import few
from tests.page.arranging import arrange, come
from tests.page.conftest import Visit
from tests.page.looking import answer, hand, lay, phase
from tests.page.phases import position
from tests.page.playing import FITS
from tests.page.silence import SETTLED, SHOWN, Silence
from tests.server.server_process import ServerProcess

LANDED = """() => document.querySelector(".air").childElementCount === 0"""


@pytest.mark.long
@pytest.mark.parametrize("motion", few(["full", "less"], "full"))
def test_the_top_of_the_draw_pile_leaves_at_once(visit: Visit, served: ServerProcess, motion: str) -> None:
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


@pytest.mark.parametrize(("target", "move"), few([("[data-testid=draw-pile]", "draw"), (FITS, "b9")], (FITS, "b9")))
def test_a_double_tap_answers_once(visit: Visit, served: ServerProcess, target: str, move: str) -> None:
    """The second tap comes while the answer is on its way: it is not sent, and nobody is told that it was too late."""
    visitor = visit("phone")
    silence = Silence(visitor)
    page = come(visitor, arrange(served.database, "hands: g1 b9 y2 | y3 g4; draw: * b2 b3; discard: b7"), 0)
    phase(page, "TURN", mine=True)
    silence.kept_back = True
    page.locator(target).first.dblclick()
    page.wait_for_function(SHOWN)
    assert [json.loads(text)["move"] for text in silence.kept] == [move]
    silence.end()
    page.wait_for_function(LANDED)
    assert page.locator("[data-testid=notice]").count() == 0


@pytest.mark.long
def test_a_card_that_may_not_be_drawn_goes_back(visit: Visit, served: ServerProcess) -> None:
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
    assert notice.inner_text() == capitalized(translator("en").say("refused-slow-down"))
    page.wait_for_function(LANDED)
    hand(page, "g1 g9")
    assert page.locator(".pressed").count() == 0
    silence.kept_back = False
    page.locator("[data-testid=draw]").click()
    hand(page, "g1 g9 b3")


def test_a_card_that_may_not_be_laid_comes_back(visit: Visit, served: ServerProcess) -> None:
    visitor = visit("phone")
    silence = Silence(visitor)
    page = come(visitor, arrange(served.database, "hands: b1 g9 | y3 g4; draw: *; discard: b7"), 0)
    phase(page, "TURN", mine=True)
    silence.kept_back = True
    lay(page, "b1")
    hand(page, "g9")
    silence.refuse(code="slow-down")
    hand(page, "b1 g9")


@pytest.mark.long
def test_a_challenge_is_seen_at_once(visit: Visit, served: ServerProcess) -> None:
    visitor = visit("desk")
    silence = Silence(visitor)
    page = come(visitor, arrange(served.database, position("CHALLENGE")), 0)
    phase(page, "CHALLENGE", mine=True)
    silence.kept_back = True
    answer(page, "CHALLENGE", "challenge")
    page.wait_for_selector("[data-move=challenge].pressed")
    silence.end()
    page.wait_for_function(SETTLED)
