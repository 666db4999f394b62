"""The table in every language: what it draws fits, and what it shows can be typed."""

from __future__ import annotations

from io import StringIO

import pytest
from click.testing import CliRunner
from rich.console import Console

from penultima.booklets import booklet, booklet_for, booklets
from penultima.cli import main
from penultima.game import Move
from penultima.game.card import CARDS
from penultima.game.move import ALL_MOVES
from penultima.terminal.cards import Painter, colorful
from penultima.terminal.full_screen import FullScreen
from penultima.terminal.input_parser import InputParser, Vocabulary
from penultima.terminal.narrator import Narrator
from penultima.terminal.picture import Picture
from penultima.text import LANGUAGES, translator
from tests.choosing import few
from tests.terminal.scripted_display import table_at
from tests.terminal.test_house_rules import FOUR
from tests.terminal.test_pictures import TABLES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def reader(language: str, printed: str = "classic/en") -> InputParser:
    return InputParser(Vocabulary(translator(language, printed)), ["Ann", "Fox"], ALL_MOVES[:3])


@every_language
@pytest.mark.parametrize("name", [*TABLES, "stack"])
def test_the_picture_fits(name: str, language: str) -> None:
    table = table_at({**TABLES, "stack": FOUR}[name])
    console = Console(file=StringIO(), width=80, height=24, force_terminal=True)
    narrator = Narrator(table.match.names, 0, table.match.rules, language)
    edition = booklet(table.match.rules.booklet).edition
    display = FullScreen(console, Picture(narrator, Painter(narrator.translator), edition))
    view = table.view()
    lines = [line.plain for line in display._lines(table, narrator.question(view), view.legal_moves(), [])]
    assert len(lines) < 24
    assert max(map(len, lines)) <= 80


@every_language
@pytest.mark.parametrize("printed", booklets(), ids=lambda printed: printed.id)
def test_every_move_can_be_typed_as_it_is_shown(language: str, printed: object) -> None:
    rules = table_at(f"rules: {printed.id}; {TABLES['classic']}").match.rules  # type: ignore[attr-defined]
    narrator, typed = Narrator(["You", "Fox"], 0, rules, language), reader(language, rules.booklet)
    for move in ALL_MOVES:
        text = narrator.typed(move)
        assert typed.move(text) is move, f"{text} is read as {typed.move(text)}"
    for card in CARDS:
        shown = narrator.card(card).casefold()
        if card.color and card.face.isdigit():
            assert typed.move(shown).card is card, f"{shown} is read as {typed.move(shown)}"


@every_language
def test_every_word_that_may_be_typed_is_understood(language: str) -> None:
    words, typed = translator(language).words, reader(language)
    for command in ("help", "rules", "why", "quit"):
        assert {typed.parse(word).command for word in words(f"type-{command}")} == {command}
    assert {typed.parse(f"{word} r7").move for word in words("type-why")} == {Move("r7")}
    for move in ("draw", "keep", "accept", "challenge", "none", "uno"):
        assert {typed.parse(word).move for word in words(f"type-{move}")} == {Move(move)}
    for color in ("red", "yellow", "green", "blue"):
        assert {typed.parse(word).move for word in words(f"type-{color}")} == {Move(color)}
    for name, text in {"wild": "w", "draw-four": "w4", "special": "x"}.items():
        assert {typed.parse(word).move for word in words(f"type-{name}")} == {Move(text)}
    for name, text in {"skip": "bs", "reverse": "br", "draw-two": "b+"}.items():
        blue = words("type-blue")[0]
        assert {typed.parse(f"{blue} {word}").move for word in words(f"type-{name}")} == {Move(text)}
        assert {typed.parse(f"{word} {blue}").move for word in words(f"type-{name}")} == {Move(text)}
    for word in words("type-catch"):
        assert typed.parse(f"{word} fox").move is Move("catch @1")
    said = typed.parse(f"{words('type-red')[0]} 7 uno")
    assert (said.move, said.say_uno) == (Move("r7"), True)


@every_language
def test_cards_in_a_sentence_have_their_color(language: str) -> None:
    words = translator(language, "scary/it")
    for card in CARDS:
        if card.color:
            sentence = colorful(f"Fox: {words.card(card)}.", Painter(words))
            assert len(sentence.spans) == 1, sentence


@pytest.mark.parametrize("language", few(LANGUAGES, "es"))
def test_a_match_is_played_and_told_again(language: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = f"{tmp_path}/match.json"
    house = ["+stacking=any", "+jump_in=on", "+sevens_zeros=on", "+draw=until", "+target=60"]
    words = ["play", "battle", *house, "--lang", language, "--seed", "4", "--save", file]
    played = CliRunner().invoke(main, words, input="1\n" * 3000)
    assert played.exit_code == 0, played.output
    said = translator(language, booklet_for("battle", language).id).say
    assert said("ask-turn") in played.output
    output = CliRunner().invoke(main, ["replay", file, "--lang", language])
    assert output.exit_code == 0
    assert said("ui-summary", n=1) in output.output
    assert said("ui-you") in output.output
    assert not set("{}") & set(output.output)
