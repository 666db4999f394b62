"""What the page is never told, whom it never talks to, and what it never runs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from tests.page.arranging import arrange, come
from tests.page.browser import Visitor
from tests.page.conftest import Visit
from tests.page.looking import answer, hand, lay, phase, told
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

ALONE = ("r0", "y0", "g0", "b0")
"""Of these the deck has one each: where their name turns up, that very card is meant."""
VIOLATED = """() => {
  window.violated = [];
  document.addEventListener("securitypolicyviolation", (event) => window.violated.push(event.effectiveDirective));
}"""
TRICKS = {
    "script-src-elem": """() => {
      const script = document.createElement("script");
      script.textContent = "window.tricked = true";
      document.head.append(script);
    }""",
    "script-src-attr": """() => {
      const button = document.createElement("button");
      button.setAttribute("onclick", "window.tricked = true");
      document.body.append(button);
      button.click();
      button.remove();
    }""",
    "style-src-elem": """() => {
      const style = document.createElement("style");
      style.textContent = "body { --tricked: yes }";
      document.head.append(style);
    }""",
    "img-src": "() => { new Image().src = 'http://127.0.0.2:9/spy.png'; }",
    "connect-src": "() => { fetch('http://127.0.0.2:9/spy').catch(() => undefined); }",
    "frame-src": """() => {
      const frame = document.createElement("iframe");
      frame.src = "http://127.0.0.2:9/";
      document.body.append(frame);
    }""",
}
"""What an attacker who got something into the page would try, by the directive that forbids it."""


def words(value: Any) -> Iterator[str]:
    """Every word of a message: cards are words, alone or among others."""
    if isinstance(value, dict):
        for one in value.values():
            yield from words(one)
    elif isinstance(value, list):
        for one in value:
            yield from words(one)
    elif isinstance(value, str):
        yield from value.split()


def heard_of(visitor: Visitor, cards: Sequence[str] = ALONE) -> set[str]:
    """Those of these cards that any message to this browser has named."""
    named = {word for frame in visitor.heard for word in words(json.loads(frame))}
    return named & set(cards)


def test_hidden_cards_are_not_sent(visit: Visit, served: ServerProcess) -> None:
    """Not those in other hands, not those to be drawn, not the card chosen in secret, before everybody may see it."""
    position = "rules: battle/en; hands: x b0 r9 | y0 y3 | r1 r2; draw: * r0 g0; discard: b7"
    table = arrange(served.database, position, people=3)
    visitors = [visit("desk"), visit("phone"), visit("desk")]
    ada, ben, cleo = (come(visitor, table, person) for person, visitor in enumerate(visitors))
    watcher = visit("phone")
    come(watcher, table, None).locator("[data-testid=watch]").click()
    watcher.page.wait_for_selector("[data-testid=board]")
    everybody = [*visitors, watcher]
    assert [heard_of(one) for one in everybody] == [{"b0"}, {"y0"}, set(), set()], "each knows the own hand"
    lay(ada, "x")
    answer(ada, "FOE", "@1")
    lay(ada, "b0")
    for page in (ben, cleo, watcher.page):
        phase(page, "FIGHT", mine=page is ben)
    assert [heard_of(one) for one in everybody] == [{"b0"}, {"y0"}, set(), set()], "the card lies face down"
    lay(ben, "y3")
    phase(ben, "COLOR", mine=True)
    phase(cleo, "COLOR", mine=False)
    phase(watcher.page, "COLOR", mine=False)
    hand(ada, "r9 b0 y3 r0 g0")
    assert [heard_of(one) for one in everybody] == [{"b0", "r0", "g0"}, {"y0", "b0"}, {"b0"}, {"b0"}], "turned up"


def test_only_the_challenger_is_shown_a_hand(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, "hands: w4 r0 g0 | y3 g4 | r1 r2; draw: *; discard: b7", people=3)
    visitors = [visit("phone"), visit("desk"), visit("desk")]
    ada, ben, cleo = (come(visitor, table, person) for person, visitor in enumerate(visitors))
    lay(ada, "w4")
    answer(ada, "COLOR", "red")
    answer(ben, "CHALLENGE", "challenge")
    phase(cleo, "TURN", mine=True)
    told(ben, "red 0", "green 0")
    assert [heard_of(one, ("r0", "g0")) for one in visitors] == [{"r0", "g0"}, {"r0", "g0"}, set()]


def test_all_hands_are_shown_after_the_round_and_not_before(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, "hands: b1 | y0 g0 r0; draw: * b0; discard: b7")
    visitor = visit("phone")
    page = come(visitor, table, 0)
    phase(page, "TURN", mine=True)
    assert heard_of(visitor) == set()
    lay(page, "b1")
    page.wait_for_selector("[data-testid=result]")
    assert heard_of(visitor) == {"y0", "g0", "r0"}, "what is still in the draw pile stays there"


def test_no_request_leaves_the_server(visit: Visit, served: ServerProcess) -> None:
    visitor = visit("desk")
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    visitor.page.on("websocket", lambda socket: asked.append(socket.url))
    page = come(visitor, arrange(served.database, "hands: b1 | y3 g4; draw: *; discard: b7"), 0)
    page.locator("[data-testid=open-rules]").click()
    page.wait_for_selector("[data-testid=rulebook]")
    page.keyboard.press("Escape")
    lay(page, "b1")
    page.wait_for_selector("[data-testid=result]")
    visitor.go("/replay")
    page.get_by_role("button").first.wait_for()
    visitor.go("/")
    page.wait_for_selector("[data-testid=play-now]")
    ours = urlsplit(served.url).netloc
    assert any(url.startswith("ws:") for url in asked)
    assert [url for url in asked if not url.startswith("data:") and urlsplit(url).netloc != ours] == []


@pytest.mark.parametrize("path", ["/", "/t/zzzzzzzz", "/replay"])
def test_every_entrance_has_the_strict_policy(visit: Visit, served: ServerProcess, path: str) -> None:
    answer_ = visit().page.request.get(served.url + path)
    policy = dict(part.strip().partition(" ")[::2] for part in answer_.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["style-src"] == policy["font-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert answer_.headers["content-security-policy"].count("unsafe") == 1


def test_the_policy_is_never_violated_by_the_page_itself(visit: Visit, served: ServerProcess) -> None:
    visitor = visit("phone", reduced_motion="no-preference")
    visitor.context.add_init_script(f"({VIOLATED})()")
    table = arrange(served.database, "hands: w b1 | y3 g4; draw: *; discard: b7")
    page = come(visitor, table, 0, sound=True, letters=True, motion="full")
    lay(page, "w")
    answer(page, "COLOR", "red")
    phase(page, "TURN", mine=False)
    assert page.evaluate("() => window.violated") == []


def test_the_policy_stops_what_does_not_belong_here(visit: Visit, served: ServerProcess) -> None:
    visitor = visit("desk")
    page = come(visitor, arrange(served.database, "hands: b1 b2 | y3 g4; draw: *; discard: b7"), 0)
    page.evaluate(VIOLATED)
    for trick in TRICKS.values():
        page.evaluate(trick)
    page.wait_for_function("(n) => window.violated.length >= n", arg=len(TRICKS))
    assert set(page.evaluate("() => window.violated")) == set(TRICKS)
    assert page.evaluate("() => window.tricked") is None
    assert page.evaluate("() => getComputedStyle(document.body).getPropertyValue('--tricked')") == ""
    _expected(visitor, page)


def _expected(visitor: Visitor, page: Page) -> None:
    """The console complains of each trick, and of nothing else."""
    page.wait_for_function("() => true")
    others = [text for text in visitor.complaints if "Content Security Policy" not in text]
    assert len(visitor.complaints) >= len(TRICKS)
    assert others == []
    visitor.complaints.clear()
