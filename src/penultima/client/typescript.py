"""TypeScript for the page: the types of all messages, and the facts that the page and the Python sources share.

Each function gives the text of one file of `web/src/generated`; `penultima.client.generated` writes them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import get_args

from penultima import __version__, protocol
from penultima.booklets import EDITIONS, booklets
from penultima.bots import LEVELS
from penultima.catalog import catalog
from penultima.client.schema import schema, type_of
from penultima.close_codes import FINAL, CloseCode
from penultima.game import palette
from penultima.game.card import CARDS, COLOR_LETTERS, COLOR_NAMES, HIDDEN, Card
from penultima.game.event import SHAPES, WORDS
from penultima.rules.cards import COPIES
from penultima.rules.settings import Special
from penultima.rules.state import LAYING, Phase
from penultima.text.bot_names import bot_names
from penultima.text.languages import LANGUAGES, OWN_NAMES

WIDTH = 120
TYPES: dict[str, tuple[str, ...]] = {
    "Color": COLOR_NAMES,
    "Direction": WORDS["direction"],
    "NewsKind": get_args(protocol.NewsKind),
    "Pace": get_args(protocol.Pace),
    "Phase": tuple(phase.name for phase in Phase),
    "Phrase": get_args(protocol.Phrase),
    "Status": get_args(protocol.Status),
}
"""Choices of words that several messages use, by the name that they have in TypeScript."""


def _header(sources: str) -> str:
    return f"// Made from {sources} by `make generated`; do not edit.\n"


def messages() -> str:
    """The types of all messages between client and server."""
    lines = [_header("src/penultima/protocol/ and src/penultima/pagedata.py")]
    lines += [_type(name, words) for name, words in TYPES.items()]
    for name, one in json.loads(schema())["$defs"].items():
        if "properties" in one:
            needed = set(one.get("required", []))
            fields = [
                f"  {field}{'' if field in needed else '?'}: {type_of(kind, TYPES)};"
                for field, kind in one["properties"].items()
            ]
            lines += ["\n".join([f"export interface {name} {{", *fields, "}"]) + "\n"]
        else:
            lines += [_type(name, (type_of(part, TYPES) for part in one["anyOf"]), quoted=False)]
    return "\n".join(lines)


def choices() -> str:
    """What a person chooses between and a device remembers. The page needs it first, so it is a file of its own."""
    settings = {one.name: tuple(one.values) or (one.low, one.high) for one in catalog().settings}
    return "\n".join([
        _header("text/languages.py, bots/registry.py, rules/settings.py and protocol/"),
        'import type { Pace } from "./protocol";\n',
        _words("LANGUAGES", LANGUAGES, "Language"),
        _constant("OWN_NAMES", OWN_NAMES, "How each language calls itself.", "Record<Language, string>"),
        _words("LEVELS", LEVELS, "Level"),
        _constant("PACES", get_args(protocol.Pace), "", "readonly Pace[]"),
        _constant("SETTINGS", settings,
                  "The values of each setting of the rules, or the least and the most if it is a number.",
                  "Readonly<Record<string, readonly (string | number)[]>>"),
    ])  # fmt: skip


def table() -> str:
    """What a table is made of: editions, times, phrases, limits."""
    (target,) = {booklet.rules["target"] for booklet in booklets()}
    specials = {booklet.edition: Special(booklet.rules["special"]).name.lower() for booklet in booklets()}
    return "\n".join([
        _header("booklets/, rules/state.py and protocol/"),
        'import type { Pace, Phase, Phrase } from "./protocol";\n',
        _words("EDITIONS", EDITIONS, "Edition"),
        _constant("SPECIALS", specials, "The special card of each edition.", "Record<Edition, string>"),
        _constant("LAYING", [phase.name for phase in LAYING], "Phases in which a card that is chosen is laid.",
                  "readonly Phase[]"),
        _constant("DECISION_TIMES", protocol.DECISION_TIMES,
                  "Milliseconds for a decision at each pace; 0 for as long as one likes.", "Record<Pace, number>"),
        _constant("PHRASES", get_args(protocol.Phrase), "", "readonly Phrase[]"),
        _constant("TARGET", target, "The points that end a match, unless the table says otherwise."),
        _constant("LONGEST_NAME", protocol.LONGEST_NAME),
        _constant("LONGEST_TEXT", protocol.LONGEST_TEXT),
        _constant("PROGRAM", f"penultima {__version__}", "What made a record, as records say it."),
    ])  # fmt: skip


def names_of_bots() -> str:
    """What bots are called in each language: a table or a record may have their names in another one."""
    names = {language: bot_names(language) for language in LANGUAGES}
    return "\n".join([
        _header("text/messages/*/common.ftl"),
        'import type { Language } from "./choices";\n',
        *(["/** The names of bots, in the order in which they are called. */",
           "export const BOT_NAMES: Readonly<Record<Language, readonly string[]>> = {"]),
        *(f"  {language}: {json.dumps(those, ensure_ascii=False)}," for language, those in names.items()),
        "};\n",
    ])  # fmt: skip


def cards() -> str:
    """Every kind of card: how it is written, what is on it, what it counts, how many a deck has."""
    first, *others = ([_row(card) for card in CARDS if card.color == color] for color in COLOR_NAMES)
    colorless = [_row(card) for card in (*CARDS, HIDDEN) if card.color is None]
    if any([row[1:] for row in other] != [row[1:] for row in first] for other in others):
        raise AssertionError("the colors have different cards")
    colored = [(text.removeprefix(COLOR_LETTERS[0]), *rest) for text, *rest in first]
    columns = ["text: string", "face: Face", "n: number | null", "points: number", "copies: number"]
    return "\n".join([
        _header("game/card.py and rules/cards.py"),
        'import type { Color } from "./protocol";\n',
        _constant("COLORS", COLOR_NAMES, "", "readonly Color[]"),
        _constant("COLOR_LETTERS", COLOR_LETTERS, "What the card of a color begins with, in the same order."),
        _type("Face", dict.fromkeys(str(face) for _, face, *_ in [*first, *colorless])),
        "/** How it is written, what is on it, its number, what it counts in a hand, how many of it a deck has. */",
        f"export type Kind = readonly [{', '.join(columns)}];\n",
        *_rows("COLORED", colored, "The kinds that each color has, after the letter of the color."),
        *_rows("COLORLESS", colorless, "All others; the last is a card that one may not know."),
    ])  # fmt: skip


def _row(card: Card) -> tuple[str, str, int | None, int, int]:
    number = int(card.face) if card.face.isdigit() else None
    face = card.face.replace("_", "-") if number is None else "number"
    return card.text, face, number, card.points, 0 if card is HIDDEN else int(COPIES[card.code])


def _rows(name: str, rows: Iterable[object], about: str) -> list[str]:
    head = [f"/** {about} */", f"export const {name}: readonly Kind[] = ["]
    return [*head, *(f"  {json.dumps(row)}," for row in rows), "];\n"]


def colors() -> str:
    """What cards and boxes are painted with; each color also has a shape."""
    papers = {color: _papers(palette.papers(color)) for color in COLOR_NAMES}
    boxes = {
        edition: {name: getattr(box, name) for name in ("field", "shade", "light", "accent")}
        for edition, box in palette.BOXES.items()
    }
    return "\n".join([
        _header("game/palette.py"),
        'import type { Color } from "./protocol";',
        'import type { Edition } from "./table";\n',
        _type("Shape", dict.fromkeys(one["shape"] for one in papers.values())),
        "/** One color's papers: `field` is the card, `tint` the shape on it, `on` what is written on the field. */",
        "export interface Papers {",
        *(f"  {name}: {'Shape' if name == 'shape' else 'string'};" for name in papers["red"]),
        "}\n",
        "/** What the colorless cards of an edition and its table are painted with. */",
        "export interface BoxPapers {",
        *(f"  {name}: string;" for name in boxes["classic"]),
        "}\n",
        _constant("INK", palette.INK),
        _constant("PAPER", palette.PAPER),
        _constant("PAPERS", papers, "", "Record<Color, Papers>"),
        _constant("PINK", _papers(palette.papers("red", "scary")), "What is red elsewhere is pink in Scary.", "Papers"),
        _constant("BOXES", boxes, "", "Record<Edition, BoxPapers>"),
    ])  # fmt: skip


def _papers(one: palette.Papers) -> dict[str, str]:
    return {name: value for name, value in one._asdict().items() if name != "letter"}


def events() -> str:
    """The events of a round with their arguments, and the kinds of news."""
    return "\n".join([
        _header("game/event.py and protocol/"),
        'import type { NewsKind } from "./protocol";\n',
        "/** The arguments of every event, in the order they are written. */",
        "export const EVENTS = {",
        *(f"  {name}: {json.dumps(arguments)}," for name, arguments in SHAPES.items()),
        "} as const;",
        "export type EventName = keyof typeof EVENTS;\n",
        _constant("NEWS_KINDS", get_args(protocol.NewsKind), "What a row of the log can be about, besides a move.",
                  "readonly NewsKind[]"),
    ])  # fmt: skip


def connection() -> str:
    """The codes with which the server closes a connection, and the letters of a table's code."""
    return "\n".join([
        _header("close_codes.py and protocol/"),
        _constant("CLOSE_CODES", {code.name: int(code) for code in CloseCode}),
        "/** Those after which coming back makes no sense. */",
        f"export const FINAL_CLOSE_CODES: ReadonlySet<number> = new Set({json.dumps(sorted(FINAL))});\n",
        _constant("CODE_LETTERS", protocol.CODE_LETTERS, "What the code of a table is made of; it has 8 letters."),
    ])  # fmt: skip


def _type(name: str, words: Iterable[str], *, quoted: bool = True) -> str:
    parts = [json.dumps(word) if quoted else word for word in words]
    line = f"export type {name} = {' | '.join(parts)};"
    return f"{line}\n" if len(line) <= WIDTH else f"export type {name} =\n  | " + "\n  | ".join(parts) + ";\n"


def _words(name: str, words: Iterable[str], kind: str) -> str:
    return f"export const {name} = {json.dumps(list(words))} as const;\nexport type {kind} = (typeof {name})[number];\n"


def _constant(name: str, value: object, about: str = "", kind: str = "") -> str:
    comment = f"/** {about} */\n" if about else ""
    return f"{comment}export const {name}{f': {kind}' if kind else ''} = {_value(value)};\n"


def _value(value: object) -> str:
    """A value in one line if it fits, else each entry in a line of its own."""
    line = _object(value)
    if len(line) <= WIDTH - 40 or not isinstance(value, (dict, list, tuple)):
        return line
    if isinstance(value, dict):
        return "{\n" + "".join(f"  {key}: {_object(one)},\n" for key, one in value.items()) + "}"
    return "[\n" + "".join(f"  {json.dumps(one)},\n" for one in value) + "]"


def _object(value: object) -> str:
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    return "{ " + ", ".join(f"{key}: {json.dumps(one, ensure_ascii=False)}" for key, one in value.items()) + " }"
