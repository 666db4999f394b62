"""Each special card and each call through its own part of the page, from arranged tables, by people on both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.choosing import few
from tests.page.arranging import arrange, come
from tests.page.conftest import Visit
from tests.page.eventually import expect
from tests.page.looking import answer, color, hand, holds, lay, phase, tap, told
from tests.page.playing import TOUCHED
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

LONG = 10_000
"""As long a grace as a table can have: nobody is caught by a slow machine."""


def test_scary_gives_a_color_away(visit: Visit, served: ServerProcess) -> None:
    position = "rules: scary/fr; hands: x r1 r2 b3 g4 | g1 g2 y1 | y7 y8; draw: *; discard: b5"
    table = arrange(served.database, position, people=3)
    ada, ben = come(visit("phone"), table, 0), come(visit(), table, 1)
    lay(ada, "x")
    sheet = ada.locator("[data-testid=sheet][data-phase=GIVE_COLOR]")
    sheet.wait_for()
    moves = [one.get_attribute("data-move") for one in sheet.locator("[data-move]").all()]
    assert moves == ["red", "green", "blue", "none"]
    assert "2" in sheet.locator("[data-move=red]").inner_text(), "how many I would give"
    answer(ada, "GIVE_COLOR", "red")
    given = ada.locator("[data-testid=sheet][data-phase=GIVE_CARD]")
    given.wait_for()
    assert "Ben → Cleo" in given.inner_text()
    drag(ada, "r2", "seat-2")
    assert "Ben" in ada.locator("[data-testid=notice]").inner_text(), "it is not Cleo's turn to be given one"
    hand(ada, "r1 r2 b3 g4")
    drag(ada, "r2", "seat-1")
    holds(ada, 1, 4)
    answer(ada, "GIVE_CARD", "r1")
    holds(ada, 2, 3)
    answer(ada, "COLOR", "yellow")
    hand(ada, "b3 g4")
    hand(ben, "g1 g2 y1 r2")
    color(ben, "yellow")
    phase(ben, "TURN", mine=True)


def drag(page: Page, card: str, place: str) -> None:
    """Drag a card of the hand to somebody or to a pile."""
    held = page.locator(f"[data-testid=hand] [data-card='{card}']").first
    at, box, goal = held.evaluate(TOUCHED), held.bounding_box(), page.locator(f"[data-place={place}]").bounding_box()
    assert box is not None
    assert goal is not None
    page.mouse.move(box["x"] + at["x"], box["y"] + at["y"])
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()


@pytest.mark.long
def test_a_card_is_dragged_to_the_pile(visit: Visit, served: ServerProcess) -> None:
    ada = come(visit(), arrange(served.database, "hands: b1 g9 | y3 g4; draw: *; discard: b7"), 0)
    phase(ada, "TURN", mine=True)
    drag(ada, "g9", "discard")
    hand(ada, "b1 g9")
    drag(ada, "b1", "hand")
    hand(ada, "b1 g9")
    drag(ada, "b1", "discard")
    hand(ada, "g9")
    ada.wait_for_selector("[data-testid=discard-pile][data-top=b1]")


def test_blowhole_shares_four_cards_out(visit: Visit, served: ServerProcess) -> None:
    position = "rules: revenge/en; hands: x r1 r2 | g1 g2 y1 | y7 y8; draw: * b1 b2 b4 b6; discard: b5"
    table = arrange(served.database, position, people=3)
    ada, cleo = come(visit("phone"), table, 0), come(visit(), table, 2)
    lay(ada, "x")
    sheet = ada.locator("[data-testid=sheet][data-phase=SHARE]")
    sheet.wait_for()
    assert "3 → 4" in sheet.locator("[data-move='@1']").inner_text()
    assert "4 cards left" in sheet.inner_text()
    answer(ada, "SHARE", "@1")
    holds(ada, 1, 4)
    ada.locator("[data-testid=seat-1] .gets", has_text="+1").wait_for()
    ada.locator("[data-testid=sheet]", has_text="3 cards left").wait_for()
    ada.locator("[data-testid=seat-2] [data-pick='2']").click()
    holds(ada, 2, 3)
    answer(ada, "SHARE", "@2")
    holds(ada, 2, 4)
    answer(ada, "SHARE", "@2")
    answer(ada, "COLOR", "green")
    hand(cleo, "y7 y8 b4 b2 b1")
    hand(ada, "r1 r2")
    color(cleo, "green")


def test_a_battle_is_tied_and_then_won(visit: Visit, served: ServerProcess) -> None:
    position = "rules: battle/en; hands: x r5 r9 b1 b2 | y5 y3 g4 | g1 g2; draw: * g7 g8; discard: b7"
    table = arrange(served.database, position, people=3)
    ada, ben, cleo = (come(visit(size), table, person) for person, size in enumerate(("phone", "desk", "tablet")))
    lay(ada, "x")
    answer(ada, "FOE", "@1")
    lay(ada, "r5")
    phase(ben, "FIGHT", mine=True)
    expect(ben.locator("[data-testid=arena]")).to_be_visible()
    expect(cleo.locator("[data-testid=arena]"), "everybody sees who fights").to_be_visible()
    lay(ben, "y5")
    told(ben, "tie")
    for page in (ada, ben, cleo):
        page.locator("[data-testid=sheet]", has_text="2 cards at stake").wait_for()
    lay(ada, "r9")
    phase(ben, "FIGHT", mine=True)
    lay(ben, "y3")
    for page in (ada, ben, cleo):
        page.locator("[data-testid=sheet]", has_text="Ada wins the battle").wait_for()
    answer(ada, "COLOR", "red")
    hand(ben, "g4 r5 y5 r9 y3 g7 g8")
    hand(ada, "b1 b2")
    color(ben, "red")


@pytest.mark.long
def test_the_challenged_wins_a_battle_and_names_the_color(visit: Visit, served: ServerProcess) -> None:
    position = "rules: battle/en; hands: x r5 r9 b1 | y5 y3 g4; draw: * g7 g8; discard: b7"
    table = arrange(served.database, position)
    ada, ben = come(visit(), table, 0), come(visit("phone"), table, 1)
    lay(ada, "x")
    answer(ada, "FOE", "@1")
    lay(ada, "b1")
    lay(ben, "y5")
    answer(ben, "COLOR", "green")
    hand(ada, "r5 r9 b1 y5 g7 g8")
    color(ada, "green")


def test_hyper_speed_burns_until_it_ends(visit: Visit, served: ServerProcess) -> None:
    position = "rules: hyper/fr; hands: x r5 r9 b1 | r6 y3 g4 | r1 r2 g1 | b8 b9; draw: * b5 b6; discard: b7"
    table = arrange(served.database, position, people=4)
    ada, ben = come(visit("phone"), table, 0), come(visit(), table, 1)
    lay(ada, "x")
    answer(ada, "COLOR", "red")
    burning = ben.locator("[data-testid=color].hyper", has_text="Hyper speed")
    burning.wait_for()
    lay(ben, "r6")
    ada.locator("[data-testid=seat-2].skipped").wait_for()
    told(ben, "Cleo", "turn")
    phase(ben, "TURN", mine=False)
    expect(ben.locator("[data-testid=seat-3].turn"), "play has gone over Cleo's head").to_have_count(1)


@pytest.mark.parametrize(("third", "guilty"), few([("b9", True), ("g9", False)], ("b9", True)))
def test_a_draw_four_is_challenged(visit: Visit, served: ServerProcess, third: str, *, guilty: bool) -> None:
    position = f"hands: w4 r5 {third} | y3 g4 | r1 r2 g1; draw: * r7 r8 r9 b1 b2 b3; discard: b7"
    table = arrange(served.database, position, people=3)
    ada, ben, cleo = (come(visit(size), table, person) for person, size in enumerate(("desk", "phone", "desk")))
    lay(ada, "w4")
    picker = ada.locator("[data-testid=sheet][data-phase=COLOR]")
    picker.wait_for()
    expect(picker.locator("[data-move]")).to_have_count(4)
    hides_nothing(ada)
    answer(ada, "COLOR", "red")
    stakes = ben.locator("[data-testid=sheet][data-phase=CHALLENGE]")
    stakes.wait_for()
    assert "Ada draws 4" in stakes.inner_text()
    assert "you draw 6" in stakes.inner_text()
    answer(ben, "CHALLENGE", "challenge")
    shown = ben.locator("[data-testid=shown]")
    if guilty:
        shown.wait_for()
        assert [one.get_attribute("aria-label") for one in shown.locator("[role=img]").all()] == ["red 5", "blue 9"]
        hand(ada, "r5 b9 b3 b2 b1 r9")
        phase(ben, "TURN", mine=True)
    else:
        hand(ben, "y3 g4 b3 b2 b1 r9 r8 r7")
        phase(cleo, "TURN", mine=True)
    assert cleo.locator("[data-testid=shown]").count() == 0, "only the challenger is shown the hand"
    told(cleo, "Ben", "Ada")


def hides_nothing(page: Page) -> None:
    """What is asked lies beside the piles, the hand and the thumbs, not over them."""
    covered = page.evaluate(
        """() => {
          const box = (id) => document.querySelector(`[data-testid=${id}]`).getBoundingClientRect();
          const sheet = box("sheet");
          const beside = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1;
          const above = (one, other) => one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
          return ["hand", "thumbs", "discard-pile"].filter((id) => !beside(sheet, box(id)) && !above(sheet, box(id)));
        }"""
    )
    assert covered == []


@pytest.mark.long
def test_a_draw_four_is_accepted(visit: Visit, served: ServerProcess) -> None:
    position = "hands: w4 r5 g9 | y3 g4 | r1 r2 g1; draw: * r7 b1 b2 b3; discard: b7"
    table = arrange(served.database, position, people=3)
    ada, ben = come(visit(), table, 0), come(visit("phone"), table, 1)
    lay(ada, "w4")
    answer(ada, "COLOR", "blue")
    answer(ben, "CHALLENGE", "accept")
    hand(ben, "y3 g4 b3 b2 b1 r7")
    holds(ada, 1, 6)
    assert ben.locator("[data-testid=shown]").count() == 0


@pytest.mark.long
def test_uno_is_said_late_but_in_time(visit: Visit, served: ServerProcess) -> None:
    position = "hands: b1 g9 | b3 g4 g5; draw: * r1 r2; discard: b7"
    table = arrange(served.database, position, grace=LONG, catching=LONG)
    ada, ben = come(visit("phone"), table, 0), come(visit(), table, 1)
    lay(ada, "b1")
    late = ada.locator("[data-testid=uno].due:not([aria-disabled])")
    late.wait_for()
    ben.locator("[data-testid=seat-0]", has_text="no UNO yet").wait_for()
    late.click()
    told(ben, "Ada", "UNO")
    hand(ada, "g9")
    ben.locator("[data-testid=catch][aria-disabled=true]").wait_for()
    lay(ben, "b3")
    phase(ada, "TURN", mine=True)


def test_whoever_forgets_uno_is_caught(visit: Visit, served: ServerProcess) -> None:
    position = "hands: b1 g9 | y3 g4 g5; draw: * r1 r2; discard: b7"
    table = arrange(served.database, position, grace=0, catching=LONG)
    ada, ben = come(visit("phone"), table, 0), come(visit(), table, 1)
    lay(ada, "b1")
    ben.locator("[data-testid=catch]", has_text="Catch Ada!").click()
    hand(ada, "g9 r1 r2")
    told(ada, "Ben", "you")
    holds(ben, 0, 3)


@pytest.mark.long
def test_uno_is_said_in_the_same_breath(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, "hands: b1 g9 | y3 g4 g5; draw: *; discard: b7", grace=0, catching=LONG)
    ada, ben = come(visit("phone"), table, 0), come(visit(), table, 1)
    ada.locator("[data-testid=uno]").click()
    ada.locator("[data-testid=uno][aria-pressed=true]").wait_for()
    lay(ada, "b1")
    told(ben, "Ada", "UNO")
    assert ben.locator("[data-testid=catch]").get_attribute("aria-disabled") == "true"


def test_a_drawn_card_is_laid_or_kept(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, "hands: g1 g9 | y3 g4; draw: * b2 b3; discard: b7")
    ada, ben = come(visit("phone"), table, 0), come(visit(), table, 1)
    ada.locator("[data-testid=draw]").click()
    phase(ada, "DRAWN", mine=True)
    assert ada.locator("[data-testid=draw]").inner_text() == "Keep"
    expect(ada.locator("[data-testid=hand] li.drawn [data-card=b3]")).to_have_count(1)
    lay(ada, "b3")
    phase(ben, "TURN", mine=True)
    ben.locator("[data-testid=draw-pile]").click()
    phase(ben, "DRAWN", mine=True)
    ben.locator("[data-testid=draw]").click()
    hand(ben, "y3 g4 b2")
    phase(ada, "TURN", mine=True)


def test_a_card_that_does_not_fit_says_why(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, "hands: g1 b9 | y3 g4; draw: *; discard: b7")
    ada = come(visit("phone"), table, 0)
    tap(ada.locator("[data-testid=hand] [data-card=g1]"))
    notice = ada.locator("[data-testid=notice]")
    notice.wait_for()
    assert "blue" in notice.inner_text()
    assert ada.locator("[data-testid=hand] [data-card]").count() == 2, "nothing was laid"
