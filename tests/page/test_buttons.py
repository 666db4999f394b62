"""What stands on a button of a phone fits in every language: at most two lines, no broken word, nothing sticks out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from penultima.booklets import booklets
from penultima.text.languages import LANGUAGES
from penultima.text.messages import capitalized
from penultima.text.translator import Translator, translator
from tests.choosing import few
from tests.page.arranging import arrange, come
from tests.page.conftest import Visit
from tests.page.looking import phase
from tests.server.server_process import ServerProcess
from tests.text.catalog import used
from tests.text.samples import VALUES

if TYPE_CHECKING:
    from playwright.sync_api import Page

VIEWS = Path(__file__).parents[2] / "web" / "src" / "views"
BLOCK = re.compile(r"<(button|a)\b((?:[^<>]|=>|\{[^}]*\})*?[^=])>(.*?)</\1>", re.DOTALL)
PLACES = {"button": "dialog .row", "thumb": "[data-testid=thumbs]", "catch": "[data-testid=seat-1]"}
"""Where each style of buttons stands at the table: in the menu, under the thumbs, at a player's chip."""
LINES = 2
"""And one more for somebody's name, which may be as long as it likes."""
MEASURED = """([place, look, text]) => {
  const holder = document.querySelector(place);
  const model = document.querySelector(`${place} .thumb`);
  const button = model ?? document.createElement("button");
  const before = [...button.childNodes];
  // A component's styles hold for its own class, which its other elements have too.
  const own = [...holder.classList].filter((one) => one.startsWith("svelte-"));
  if (!model) button.className = [look.classes, ...(look.classes.startsWith("button") ? [] : own)].join(" ");
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  icon.setAttribute("width", "24");
  icon.setAttribute("height", "24");
  icon.style.flex = "none";
  const words = document.createTextNode(text);
  button.replaceChildren(...(look.icon ? [icon] : []), words);
  if (!model) holder.append(button);
  const range = document.createRange();
  range.selectNode(words);
  const rects = [...range.getClientRects()].filter((one) => one.width > 1);
  const tops = (found) => new Set([...found].filter((one) => one.width > 1).map((one) => Math.round(one.top))).size;
  const lines = tops(rects);
  const broken = [...text.matchAll(/[\\p{L}\\p{N}’!?.]+/gu)].filter((word) => {
    range.setStart(words, word.index);
    range.setEnd(words, word.index + word[0].length);
    return tops(range.getClientRects()) > 1;
  });
  const box = button.getBoundingClientRect();
  const out = rects.some((one) => one.left < box.left - 1 || one.right > box.right + 1 || one.bottom > box.bottom + 1);
  const beyond = box.left < -1 || box.right > document.documentElement.clientWidth + 1;
  const wide = Math.round(box.width);
  if (model) button.replaceChildren(...before);
  else button.remove();
  return { lines, broken: broken.map((word) => word[0]), out: out || beyond, wide };
}"""
"""How a text stands on a button of this look: its lines, words broken in the middle, whether it or the button sticks
out, and how wide the button is."""


class Button(NamedTuple):
    """A message that stands on a button: its id, the style of the button, all its classes, and has it an icon?"""

    name: str
    style: str
    classes: str
    icon: bool


@cache
def buttons() -> frozenset[Button]:
    """Every message that the page's sources put on a button."""
    found = set()
    for file in VIEWS.rglob("*.svelte"):
        for _, attributes, inside in BLOCK.findall(file.read_text("utf-8")):
            words = re.search(r'class="([^"]*)"', attributes)
            classes = words[1].split() if words else []
            for style in PLACES.keys() & set(classes):
                names = re.findall(r'\bsay\(\s*"([a-z-]+)"', inside)
                found |= {Button(name, style, " ".join(classes), "<Icon" in inside) for name in names}
    thumbs = re.findall(r'text: screen\.say\("([a-z-]+)"', (VIEWS / "ThumbBar.svelte").read_text("utf-8"))
    return frozenset(found | {Button(name, "thumb", "thumb", icon=False) for name in thumbs})


def longest_name(language: str) -> str:
    """Of those that bots have."""
    return max(translator(language).say("ui-animals").split(), key=len)


def texts(language: str, name: str) -> Iterator[str]:
    """What can stand there: in the words of every booklet, for every choice, with a name and a number as they are."""
    arguments = used(language, name) - {"box", "region"}
    usual: dict[str, Any] = {
        "who": longest_name(language),
        "n": 12,
        "code": "00000001",
        "what": "3",
        "from": 7,
        "to": 8,
    }
    choices = [argument for argument in arguments if argument in VALUES]
    assert len(choices) <= 1, name
    for printed in booklets():
        words = Translator(language, printed.id)
        given = {argument: usual.get(argument, "") for argument in arguments}
        for value in VALUES[choices[0]] if choices else [None]:
            yield capitalized(words.say(name, **(given | ({choices[0]: value} if choices else {}))))


def too_long(page: Page, language: str) -> Iterator[str]:
    """A sentence for each text that does not fit."""
    for name, style, classes, icon in sorted(buttons()):
        for text in dict.fromkeys(texts(language, name)):
            found = page.evaluate(MEASURED, [PLACES[style], {"classes": classes, "icon": icon}, text])
            lines = LINES + ("who" in used(language, name))
            broken = [word for word in found["broken"] if word.strip("!?.") != longest_name(language)]
            where = f"{language}/page.ftl: {name}: “{text}” on a {style} {found['wide']} wide"
            if found["lines"] > lines:
                yield f"{where} has {found['lines']} lines, not {lines}; write it shorter"
            if found["out"] or broken:
                yield f"{where} {'sticks out' if found['out'] else f'is broken within {broken}'}; write it shorter"


@pytest.mark.parametrize("language", few(LANGUAGES, "es"))
def test_every_button_fits_on_a_phone(visit: Visit, served: ServerProcess, language: str) -> None:
    """At the table, with the menu open: the styles and widths are those of the page."""
    page = come(visit("phone"), arrange(served.database, "hands: r1 g2 b7 | y3 g4; draw: *; discard: b7"), 0)
    phase(page, "TURN", mine=True)
    page.locator("[data-testid=menu]").click()
    page.wait_for_selector("dialog .row .button")
    assert not (faults := list(too_long(page, language))), "\n".join(faults)


def test_the_buttons_are_found() -> None:
    """Those of all views, also where a line breaks within a tag."""
    names = {button.name for button in buttons()}
    assert {"page-uno", "page-catch", "page-catch-who", "page-draw", "page-draw-n", "page-keep"} <= names
    assert {"page-play-now", "page-open-table", "page-challenge", "page-next-round", "people-leave-now"} <= names
    assert len(names) > 40
