"""What the table tells: the last event, what hits me, when a call makes sense, what is asked, what a card does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.choosing import few
from tests.page.arranging import arrange, come, likes, unfold
from tests.page.conftest import Visit
from tests.page.eventually import expect
from tests.page.local.dealing import deal
from tests.page.looking import answer, hand, lay, phase, resize, told
from tests.page.phases import position
from tests.page.playing import TOUCHED, play_round
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

HIT, LINE = "[data-testid=hit]", "[data-testid=last-event]"
UNO, CATCH = "[data-testid=uno]", "[data-testid=catch]"
SIZES = {"desk": (1440, 900), "small": (320, 568), "landscape": (740, 360)}
LONG = 10_000


def on(button: Locator) -> bool:
    """Does it do something?"""
    return button.get_attribute("aria-disabled") != "true"


def test_a_draw_two_and_a_skip_are_told_to_whom_they_hit(visit: Visit, served: ServerProcess) -> None:
    position = "hands: b+ bs g9 b1 | y3 g4 | r1 r2 g1; draw: * r7 r8; discard: b7"
    table = arrange(served.database, position, people=3)
    ada, ben, cleo = (come(visit(size), table, person) for person, size in enumerate(("desk", "phone", "phone")))
    lay(ada, "b+")
    ben.locator(HIT, has_text="You draw a red 8 and a red 7 for the Draw Two. You lose your turn.").wait_for()
    cleo.locator(LINE, has_text="Ben draws two cards for the Draw Two.").wait_for()
    assert cleo.locator(HIT).count() == 0, "it hits somebody else"
    assert ben.locator(HIT).evaluate("(one) => one.closest('[aria-hidden=true]') !== null"), "the log says it aloud"
    said = ben.locator("[data-region=log]").text_content() or ""
    assert said.count("for the Draw Two") == 1, "and once"
    ben.locator(HIT).wait_for(state="detached")
    ben.locator(LINE, has_text="You draw").wait_for()


@pytest.mark.long
@pytest.mark.parametrize(
    ("third", "verdict"),
    few([("b9", "was a bluff. Ada draws four"), ("g9", "was fair. You draw six")], ("g9", "was fair. You draw six")),
)
def test_the_verdict_of_a_challenge_is_told(visit: Visit, served: ServerProcess, third: str, verdict: str) -> None:
    position = f"hands: w4 r5 {third} | y3 g4 | r1 r2 g1; draw: * r7 r8 r9 b1 b2 b3; discard: b7"
    table = arrange(served.database, position, people=3)
    ada, ben = come(visit(), table, 0), come(visit("phone"), table, 1)
    lay(ada, "w4")
    answer(ada, "COLOR", "red")
    answer(ben, "CHALLENGE", "challenge")
    ben.locator(HIT, has_text=verdict).wait_for()
    ada.locator(HIT, has_text="Your Wild Draw Four was").wait_for()


def test_words_come_when_the_card_has_landed(visit: Visit, served: ServerProcess) -> None:
    """The log at the side and the line under the piles wait for the card in the air."""
    table = arrange(served.database, "hands: b1 b2 g9 | b3 g4 y5; draw: *; discard: b7")
    ada, ben = come(visit(), table, 0), come(visit(reduced_motion="no-preference"), table, 1)
    phase(ben, "TURN", mine=False)
    ben.evaluate(
        """() => {
          window.early = []; window.flew = 0;
          const look = () => {
            const air = document.querySelectorAll(".flyer").length;
            const texts = [...document.querySelectorAll("[data-testid=log] p, [data-testid=last-event]")];
            window.flew += air;
            if (air && texts.some((one) => one.textContent.includes("blue 1"))) window.early.push(air);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }"""
    )
    lay(ada, "b1")
    told(ben, "Ada", "blue 1")
    ben.locator(LINE, has_text="Ada plays a blue 1.").wait_for()
    assert ben.evaluate("() => window.flew") > 0, "a card was seen flying"
    assert ben.evaluate("() => window.early") == []


def test_uno_is_offered_when_it_means_something(visit: Visit, served: ServerProcess) -> None:
    """Not after a wild with many cards left, not with two cards of which none fits."""
    many = "hands: w g1 g2 g3 g4 g5 g6 | y3 b4; draw: *; discard: b7"
    ada = come(visit(), arrange(served.database, many), 0)
    lay(ada, "w")
    phase(ada, "COLOR", mine=True)
    assert not on(ada.locator(UNO))
    ada.keyboard.press("u")
    ada.locator("[data-testid=notice]", has_text="You do not have to say UNO now.").wait_for()
    answer(ada, "COLOR", "green")
    phase(ada, "TURN", mine=False)
    assert "UNO" not in " ".join(ada.locator("[data-testid=log]").all_inner_texts())
    none = come(visit(), arrange(served.database, "hands: g1 r2 | y3 b4; draw: *; discard: b7"), 0)
    phase(none, "TURN", mine=True)
    assert not on(none.locator(UNO))


def test_uno_is_urged_kept_and_said(visit: Visit, served: ServerProcess) -> None:
    """Pressed twice it is still said, and the page says so."""
    table = arrange(served.database, "hands: b1 g9 | y3 g4 g5; draw: *; discard: b7", catching=LONG)
    ada, ben = come(visit("phone"), table, 0), come(visit(), table, 1)
    phase(ada, "TURN", mine=True)
    uno = ada.locator(UNO)
    assert uno.inner_text() == "Say UNO!"
    for _ in range(2):
        uno.click()
        ada.locator(f"{UNO}[aria-pressed=true]").wait_for()
        ada.locator("[data-testid=notice]", has_text="UNO is said with your next card.").wait_for()
    lay(ada, "b1")
    told(ben, "Ada", "UNO")


@pytest.mark.long
def test_whoever_forgot_uno_is_urged(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, "hands: b1 g9 | y3 g4 g5; draw: *; discard: b7", grace=LONG, catching=LONG)
    ada = come(visit("phone"), table, 0)
    lay(ada, "b1")
    ada.locator(f"{UNO}:not([aria-disabled])", has_text="Say UNO!").wait_for()
    ada.locator("[data-testid=prompt]", has_text="Say UNO!").wait_for()
    ada.wait_for_function("() => document.querySelector('[data-region=alert]').textContent.includes('Say UNO!')")
    ada.locator(UNO).click()
    ada.locator(f"{UNO}[aria-disabled=true]").wait_for()


def test_catch_lights_when_it_is_accepted(visit: Visit, served: ServerProcess) -> None:
    """Not in the moment that whoever forgot UNO has to remember it; and then it works at once."""
    grace = 2500
    position = "hands: b1 g9 | y3 g4 g5; draw: * r1 r2; discard: b7"
    table = arrange(served.database, position, grace=grace, catching=LONG)
    ada, ben = come(visit("phone"), table, 0), come(visit(), table, 1)
    phase(ben, "TURN", mine=False)
    ben.evaluate(
        """() => {
          const note = () => {
            const owes = document.querySelector("[data-testid=seat-0] .warn");
            const lit = document.querySelector("[data-testid=catch]:not([aria-disabled])");
            if (owes) window.owed ??= performance.now();
            if (lit) window.lit ??= performance.now();
            requestAnimationFrame(note);
          };
          note();
        }"""
    )
    lay(ada, "b1")
    ben.locator(f"{CATCH}:not([aria-disabled])", has_text="Catch Ada!").click()
    hand(ada, "g9 r1 r2")
    waited = ben.evaluate("() => window.lit - window.owed")
    assert waited > grace / 2, "it was dark as long as it would have been refused"
    assert ben.locator("[data-testid=notice]").count() == 0, "nothing was refused"
    ada.locator(HIT, has_text="Ben catches you without UNO.").wait_for()


@pytest.mark.long
def test_a_battle_tells_its_rule(visit: Visit, served: ServerProcess) -> None:
    page = come(visit("phone"), arrange(served.database, position("FIGHT")), 0)
    rule = page.locator("[data-testid=fight-rule]", has_text="The higher number wins")
    rule.wait_for()
    assert "counts as 0" in rule.inner_text()


@pytest.mark.long
def test_the_color_of_hyper_speed_is_announced_before_it_is_named(visit: Visit, served: ServerProcess) -> None:
    position = "rules: hyper/fr; hands: x r5 r9 b1 | r6 y3 g4; draw: * b5 b6; discard: b7"
    page = come(visit("phone"), arrange(served.database, position), 0)
    lay(page, "x")
    sheet = page.locator("[data-testid=sheet][data-phase=COLOR]")
    sheet.wait_for()
    assert "Every card of this color will then skip the next player." in sheet.inner_text()
    chip = page.locator("[data-testid=color]")
    assert chip.get_attribute("data-color") == "none", "blue is over"
    assert "not named yet" in chip.inner_text()
    answer(page, "COLOR", "red")
    page.wait_for_selector("[data-testid=color].hyper[data-color=red]")


@pytest.mark.long
def test_a_draw_four_is_one_question(visit: Visit, served: ServerProcess) -> None:
    """Who may be bluffing, what a bluff is and of which color, what happens in both cases."""
    position = "hands: w4 r5 g9 | y3 g4 | r1 r2 g1; draw: *; discard: b7"
    table = arrange(served.database, position, people=3)
    ada, ben = come(visit(), table, 0), come(visit("phone"), table, 1)
    lay(ada, "w4")
    answer(ada, "COLOR", "red")
    sheet = ben.locator("[data-testid=sheet][data-phase=CHALLENGE]")
    sheet.wait_for()
    assert sheet.locator("h2").inner_text() == "Is Ada bluffing?"
    text = sheet.inner_text()
    assert "It is a bluff if Ada still holds a card of the previous color." in text
    assert sheet.locator("[data-testid=color-before]").inner_text().strip() == "blue"
    assert "Bluff: Ada draws 4." in text
    assert "No bluff: you draw 6." in text
    assert "played" not in text


BATTLE = "rules: battle/en; hands: x r5 r9 b1 | y5 y3 g4 | g1 g2; draw: * g7 g8; discard: b7"


@pytest.mark.long
def test_a_battle_is_a_moment_of_the_whole_table(visit: Visit, served: ServerProcess) -> None:
    """Everybody sees both cards turn before anything comes of it; who wants little motion is told at once."""
    table = arrange(served.database, BATTLE, people=3)
    moves = {"reduced_motion": "no-preference"}
    ada, ben, cleo = come(visit(**moves), table, 0), come(visit("phone", **moves), table, 1), come(visit(), table, 2)
    lay(ada, "x")
    answer(ada, "FOE", "@1")
    lay(ada, "r9")
    phase(ben, "FIGHT", mine=True)
    lay(ben, "y3")
    moment = ada.locator("[data-testid=battle-moment]")
    moment.filter(has_text="Ada wins the battle").wait_for()
    seen = ada.evaluate(BEFORE_THE_CARDS_TURN)
    assert seen in (None, [0, 0]), "nothing is told before the cards have turned"
    told(cleo, "Ada wins the battle against Ben")
    assert cleo.locator("[data-testid=battle-moment]").count() == 0
    for page in (ada, ben):
        page.locator("[data-testid=battle-moment]").wait_for(state="detached")
    ben.locator(HIT, has_text="Ada wins the battle against you.").wait_for()
    answer(ada, "COLOR", "red")
    hand(ben, "y5 g4 r9 y3 g7 g8")
    phase(ben, "TURN", mine=True)


BEFORE_THE_CARDS_TURN = """() => document.querySelector("[data-testid=battle-moment]") && [
  document.querySelectorAll("[data-testid=hit]").length,
  document.querySelectorAll("[data-testid=sheet][data-phase=COLOR]").length,
]"""
"""What is told while the battle is looked at; nothing once that is over."""


@pytest.mark.long
def test_nothing_is_played_behind_the_result(visit: Visit) -> None:
    """Against bots the next round waits until somebody wants it."""
    page = deal(visit(), hand=1, bots=3)
    play_round(page)
    seen = "() => [document.querySelector('[data-testid=board]').dataset.decision, "
    seen += "document.querySelector('.side [data-testid=log]').textContent]"
    page.wait_for_timeout(600)
    before = page.evaluate(seen)
    page.wait_for_timeout(3000)
    assert page.evaluate(seen) == before
    expect(page.locator("[data-testid=result]")).to_have_count(1)


@pytest.mark.long
def test_somebody_away_is_not_thinking(visit: Visit, served: ServerProcess) -> None:
    """The others are told when a bot plays, and that it was a bot."""
    table = arrange(
        served.database, "hands: b1 g9 b2 | b3 g4 y5 | r1 r2 r3; draw: *; discard: b7", people=3, leaving=6000
    )
    ada, ben = come(visit(), table, 0), come(visit(), table, 1)
    phase(ben, "TURN", mine=False)
    ben.goto("about:blank")
    lay(ada, "b1")
    prompt = ada.locator("[data-testid=prompt]")
    prompt.filter(has_text="Ben is away. A bot plays in").wait_for()
    told(ada, "Ben", "(a stand-in played for Ben)")


@pytest.mark.long
def test_a_bot_keeps_its_name_and_its_face(visit: Visit) -> None:
    """Two chairs are empty at the deal; the bot behind them is the same afterwards."""
    page = likes(visit(), name="Ada", seats=4, bots=0).go()
    unfold(page).locator("[data-testid=open-table]").click()
    chair = page.locator("[data-testid=chair-3]")
    chair.locator("[data-testid=add-bot]").click()
    chair.locator("svg.avatar").wait_for()
    name, face = chair.locator(".name b").inner_text(), chair.locator("svg.avatar").inner_html()
    assert name == "Badger"
    page.locator("[data-testid=start]").click()
    chip = page.locator("[data-testid=seat-1]")
    chip.wait_for()
    assert chip.locator(".name").inner_text() == name
    assert chip.locator("svg.avatar").inner_html() == face


def point(page: Page, card: str) -> tuple[float, float]:
    """Where a card of the hand can be touched."""
    held = page.locator(f"[data-testid=hand] [data-card='{card}']").first
    held.wait_for()
    at, box = held.evaluate(TOUCHED), held.bounding_box()
    assert box is not None
    return box["x"] + at["x"], box["y"] + at["y"]


@pytest.mark.long
def test_a_card_says_what_it_does(visit: Visit, served: ServerProcess) -> None:
    """Where the mouse rests, for screen readers, and not instead of playing it."""
    page = come(visit(), arrange(served.database, "hands: b+ g9 bs | y3 g4; draw: * r1 r2; discard: br"), 0)
    phase(page, "TURN", mine=True)
    page.mouse.move(*point(page, "b+"))
    tip = page.locator("[data-testid=tip]", has_text="The next player draws two cards and loses a turn.")
    tip.wait_for()
    described = page.locator("[data-testid=hand] [data-card='b+']").get_attribute("aria-description")
    assert described == tip.inner_text()
    page.mouse.move(5, 5)
    tip.wait_for(state="detached")
    page.locator("[data-testid=discard-pile]").hover()
    page.locator("[data-testid=tip]", has_text="Play turns around.").wait_for()
    page.mouse.click(*point(page, "b+"))
    hand(page, "g9 bs")


LISTEN = """() => { window.touched = new Promise((resolve) =>
  addEventListener("pointerdown", () => resolve(true), { capture: true, once: true })); }"""


def press(page: Page, card: str, milliseconds: int, *, trembles: int = 0) -> None:
    """A finger on a card for so long, by the page's own clock: how fast this machine is does not matter."""
    x, y = point(page, card)
    touch = page.context.new_cdp_session(page)
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 1)
    page.evaluate(LISTEN)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.evaluate("() => window.touched")  # a busy page feels the finger later than the browser says so
    page.clock.run_for(milliseconds // 2)
    if trembles:
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + trembles, "y": y}]})
    page.clock.run_for(milliseconds - milliseconds // 2)
    shown = page.locator("[data-testid=tip]").count() == 1
    assert shown == (milliseconds >= 450), "who holds a card reads what it does"
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.clock.resume()


@pytest.mark.long
@pytest.mark.parametrize(("milliseconds", "trembles"), few([(100, 0), (460, 0), (850, 0), (850, 4)], (850, 4)))
def test_a_tap_plays_however_slow_the_hand(
    visit: Visit, served: ServerProcess, milliseconds: int, trembles: int
) -> None:
    """Old and small hands stay on a card for most of a second, and do not hold quite still."""
    visitor = visit("phone", has_touch=True)
    visitor.page.clock.install()
    position = "hands: bs g9 b1 b2 | y3 g4 | r1; draw: *; discard: b7"
    page = come(visitor, arrange(served.database, position, people=3), 0)
    phase(page, "TURN", mine=True)
    press(page, "bs", milliseconds, trembles=trembles)
    hand(page, "g9 b1 b2")
    page.locator("[data-testid=tip]").wait_for(state="detached")


def test_a_long_press_explains_and_a_tap_plays(visit: Visit, served: ServerProcess) -> None:
    """The words stay for a moment after the finger has left, and the card stays in the hand."""
    visitor = visit("phone", has_touch=True)
    visitor.page.clock.install()
    position = "hands: bs g9 b1 | y3 g4 | r1; draw: *; discard: b7"
    page = come(visitor, arrange(served.database, position, people=3), 0)
    phase(page, "TURN", mine=True)
    press(page, "bs", 1000)
    page.locator("[data-testid=tip]", has_text="The next player loses a turn.").wait_for()
    page.locator("[data-testid=tip]").wait_for(state="detached")
    hand(page, "bs g9 b1")
    page.touchscreen.tap(*point(page, "bs"))
    hand(page, "g9 b1")


OVERLAP = """() => {
  const box = (id) => document.querySelector(`[data-testid=${id}]`).getBoundingClientRect();
  const [bubble, ring] = [box("tour"), box("tour-ring")];
  const apart = bubble.right <= ring.left || ring.right <= bubble.left
    || bubble.bottom <= ring.top || ring.bottom <= bubble.top;
  const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  return { apart, inside, ring: ring.width > 20 && ring.height > 20 };
}"""


@pytest.mark.long
@pytest.mark.parametrize("size", few(SIZES, "small"))
def test_the_tour_points_at_what_it_speaks_of(visit: Visit, served: ServerProcess, size: str) -> None:
    """Beside it, on every screen; Enter goes on, Escape ends it."""
    width, height = SIZES[size]
    page = come(
        visit(viewport={"width": width, "height": height}),
        arrange(served.database, "hands: b1 g9 | y3 g4 g5; draw: *; discard: b7"),
        0,
        toured=False,
    )
    phase(page, "TURN", mine=True)
    hints = []
    page.keyboard.press("Shift")
    for _ in range(8):
        hint = page.locator("[data-testid=tour]").get_attribute("data-hint")
        page.wait_for_timeout(300)
        assert page.evaluate(OVERLAP) == {"apart": True, "inside": True, "ring": True}, f"{hint} at {size}"
        hints.append(hint)
        if hint == "win":
            break
        page.locator("[data-testid=tour-next]").focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(hint) => document.querySelector('[data-testid=tour]')?.dataset.hint !== hint", arg=hint
        )
    assert hints == ["hand", "others", "lay", "why", "uno", "win"]
    page.locator("[data-testid=tour-next]").focus()
    page.keyboard.press("Escape")
    page.locator("[data-testid=tour]").wait_for(state="detached")
    page.wait_for_function("() => document.activeElement !== document.body")


@pytest.mark.long
def test_the_last_event_fits_on_every_screen(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, "hands: b+ g9 b1 | y3 g4 | r1 r2 g1; draw: *; discard: b7", people=3)
    ada, cleo = come(visit(), table, 0), come(visit("phone"), table, 2)
    lay(ada, "b+")
    cleo.locator(LINE, has_text="Ben draws two cards for the Draw Two.").wait_for()
    for size in ("phone", "tablet", "desk"):
        resize(cleo, size)
        box = cleo.locator(LINE).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= cleo.evaluate("() => innerWidth")
