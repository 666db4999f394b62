"""The drawn table fits its terminal, and reads without color and without Unicode."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from penultima.booklets import EDITIONS, booklet
from penultima.game import Card
from penultima.game.card import CARDS
from penultima.terminal.cards import Painter
from penultima.terminal.display import summary_table
from penultima.terminal.full_screen import FullScreen
from penultima.terminal.local_table import LocalTable
from penultima.terminal.narrator import Narrator
from penultima.terminal.picture import Picture
from penultima.terminal.plain_lines import PlainLines
from penultima.text import translator
from tests.terminal.scripted_display import table_at

MANY = " ".join(card.text for card in CARDS[:50:2])
TABLES = {
    "classic": "hands: r1 y3 gs w | r7 | r2 r3 r4; draw: *; discard: r5",
    "named": "rules: scary/fr; hands: r1 y3 gs x | r7 | r2 r3 r4; draw: *; discard: r5 w; color: blue",
    "hyper": "rules: hyper/fr; hands: r1 y3 gs x | r7 | r2 r3 r4; draw: *; discard: g5; hyper: green",
    "crowd": "hands: r1 y3 | r7 | r2 | b1 | b2 b3 | b4 | b5 | b6 | g1 | g2 g3; draw: *; discard: g5; direction: right",
    "full": f"hands: {MANY} | r7 ; draw: *; discard: g5",
    "silent": "hands: r1 y3 gs w | r7 | r2 r3 r4; draw: *; discard: r5; owes: 1",
}


def paint(table: LocalTable, width: int, height: int, **wishes: object) -> tuple[Console, Picture]:
    console = Console(file=StringIO(), width=width, height=height, force_terminal=True, **wishes)  # type: ignore[arg-type]
    rules = table.match.rules
    narrator = Narrator(table.match.names, 0, rules)
    painter = Painter(narrator.translator, console.options.ascii_only)
    return console, Picture(narrator, painter, booklet(rules.booklet).edition)


def drawn(table: LocalTable, width: int, height: int) -> list[str]:
    """The lines of the screen while the person is asked."""
    console, picture = paint(table, width, height)
    display = FullScreen(console, picture)
    display.log = [
        "Fox plays a red 7.",
        "Heron challenges Fox to a battle that takes a rather long sentence to tell.",
    ] * 4
    moves = table.view().legal_moves()
    return [line.plain for line in display._lines(table, "Your turn: play a card or draw.", moves, ["A hint."])]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (60, 20), (140, 50)])
@pytest.mark.parametrize("name", TABLES)
def test_the_picture_fits(name: str, size: tuple[int, int]) -> None:
    lines = drawn(table_at(TABLES[name]), *size)
    assert len(lines) < size[1]
    assert lines[-1] == " Your turn: play a card or draw."
    assert lines[-2] == " A hint."
    if size[0] >= 80:
        assert max(map(len, lines)) <= size[0]


def test_everything_is_on_the_table() -> None:
    text = "\n".join(drawn(table_at(TABLES["classic"]), 80, 24))
    for part in ("@1 Fox", "UNO!", "@2 Heron", "3 cards", "▸", "● RED ●", "clockwise", "● R", "[1]", "[3] draw", "99"):
        assert part in text
    assert "▶ You @0: 4 cards" in text


def test_a_named_color_and_a_hyper_color_are_unmistakable() -> None:
    text = "\n".join(drawn(table_at(TABLES["named"]), 80, 24))
    assert "The color named is" in text
    assert "◆ BLUE ◆" in text
    assert "● P" in text
    assert ">> HYPER GREEN >>" in "\n".join(drawn(table_at(TABLES["hyper"]), 80, 24))


def test_a_silent_player_is_marked() -> None:
    assert "1 card, no UNO" in "\n".join(drawn(table_at(TABLES["silent"]), 80, 24))


def test_many_cards_and_many_players_are_drawn_small() -> None:
    text = "\n".join(drawn(table_at(TABLES["full"]), 80, 24))
    assert all(f":  {shape}" in text or f"{shape}" in text for shape in "●▲■◆")
    assert "@9 Wren 2" in "\n".join(drawn(table_at(TABLES["crowd"]), 80, 24))
    assert "◂" in "\n".join(drawn(table_at(TABLES["crowd"]), 80, 24))


def test_every_card_has_its_shape_and_letter() -> None:
    painter = Painter(translator())
    assert [painter.chip(Card(text)).plain.strip() for text in ["r7", "ys", "gr", "b+", "w", "w4"]] == [
        "●R 7", "▲Y skip", "■G rev", "◆B +2", "wild", "+4",
    ]  # fmt: skip
    assert Painter(translator("en", "scary/fr")).chip(Card("r7")).plain.strip() == "●P 7"
    assert [Painter(translator("en", name)).chip(Card("x")).plain.strip() for name in EDITIONS[1:]] == [
        "scary", "revenge", "battle", "hyper",
    ]  # fmt: skip
    assert Painter(translator(), ascii_only=True).chip(Card("y7")).plain.strip() == "^Y 7"
    for card in CARDS:
        for line in painter.box(card):
            assert line.cell_len == 9


def test_without_unicode_only_ascii_is_drawn() -> None:
    table = table_at(TABLES["classic"])
    console, picture = paint(table, 80, 24)
    picture = Picture(picture.narrator, Painter(translator(), ascii_only=True), "classic")
    display = FullScreen(console, picture)
    for line in display._lines(table, "?", table.view().legal_moves(), []):
        assert line.plain.isascii()


def test_without_color_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    table = table_at(TABLES["named"])
    console, picture = paint(table, 80, 24)
    monkeypatch.setattr("builtins.input", lambda prompt: "")
    PlainLines(console, picture).ask(table, "?", table.view().legal_moves(), [])
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "38;" not in text
    assert "48;" not in text
    assert "◆ BLUE" in text
    assert "●P 1" in text


def test_the_screen_talks(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(TABLES["classic"])
    console, picture = paint(table, 80, 24)
    prompts: list[str] = []

    def type_one(prompt: str) -> str:
        prompts.append(prompt)
        return "1"

    monkeypatch.setattr("builtins.input", type_one)
    display = FullScreen(console, picture)
    display.report(table, ["Fox plays a red 7."])
    assert display.ask(table, "Your turn.", table.view().legal_moves(), []) == "1"
    display.show_page("short")
    display.show_summary(table, "Go on?")
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Fox plays a" in text
    assert "Round 1" in text
    assert prompts == [" > ", "\n Press Enter to go back. ", "\n Go on? "]


def test_the_summary_shows_every_hand_and_score() -> None:
    table = table_at("hands: r1 | b7 w | g8 g9; draw: *; discard: r5")
    from penultima.game import Move

    table.play(Move("r1"))
    console, picture = paint(table, 80, 24)
    with console.capture() as shown:
        console.print(summary_table(table, picture, 80))
    for part in ("Round 1", "You", "none!", "◆B 7", "wild", "57", "■G 9", "17", "74"):
        assert part in shown.get()
