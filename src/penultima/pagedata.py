"""What the page is sent over HTTP, beside the messages of a table: where it is shown, what can be played, the lobby."""

from __future__ import annotations

import msgspec

from penultima.protocol import Pace, Status


class Here(msgspec.Struct, frozen=True):
    """The answer to `GET /api/here`: where the page is shown and how others get here."""

    local: bool
    """Whoever asks sits at the server's machine."""
    switch: bool
    """May open and close the home network by `POST /api/lan`."""
    lan: bool
    """Others in the network can get here."""
    links: list[str]
    """What they type; `/api/qr?text=…` draws one."""
    version: str
    ready: bool
    """Always true, and `warming` always 1: older pages ask for them."""
    warming: float


class LanSwitch(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What `POST /api/lan` is sent to open the server to the home network, or to close it; it is answered by `Here`."""

    open: bool


class BookletShown(msgspec.Struct, frozen=True, kw_only=True):
    """A booklet of an edition: `region` and the names of cards are messages of the page."""

    id: str
    language: str
    region: str
    special: str
    """The edition's own card: none, scary, blowhole, battle, hyper."""
    fourth_color: str
    values: dict[str, str]
    """Every setting as this booklet has it."""
    differences: dict[str, str]
    """The settings in which it leaves the base, and the rule that says so."""
    players: dict[str, list[int]]
    """How many can play at most with a hand of 1, 2, …, 10 cards, by the value of `first_action`."""


class EditionShown(msgspec.Struct, frozen=True, kw_only=True):
    """A box and its booklets."""

    edition: str
    name: str
    box: str
    booklets: list[BookletShown]


class SettingShown(msgspec.Struct, frozen=True, kw_only=True):
    """A setting: of named values, or a number from `low` to `high`. `message` and its attributes are its words."""

    name: str
    message: str
    kind: str
    default: str
    values: list[str] = []
    low: int = 0
    high: int = 0
    house: bool
    """No booklet gives it another value: it is for the table to choose."""
    special: str | None
    """The special card it is about; without that card it means nothing."""


class Clash(msgspec.Struct, frozen=True, kw_only=True):
    """A setting that a table cannot change (to `value`, if one is named) where another has this value."""

    setting: str
    value: str | None = None
    other: str
    other_value: str


class Catalog(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/shelf`: everything that a table can be made of."""

    editions: list[EditionShown]
    settings: list[SettingShown]
    first: list[str]
    """The settings that people ask for first."""
    clashes: list[Clash]
    levels: list[str]
    bots: list[str]
    languages: list[str]
    paces: dict[Pace, int]
    """Milliseconds for a decision; 0 for as long as one likes."""
    phrases: list[str]


class ParagraphShown(msgspec.Struct, frozen=True, kw_only=True):
    """Something the rulebook says, and the rules it comes from."""

    id: str
    text: str
    rules: list[str]
    marks: list[str]
    own: bool
    """What the table has changed."""
    unlike: list[str]
    """The languages whose booklet says otherwise."""
    rows: list[list[str]]


class ChapterShown(msgspec.Struct, frozen=True, kw_only=True):
    """A heading and what stands under it; what is `listed` is always English."""

    id: str
    title: str
    paragraphs: list[ParagraphShown]
    listed: bool


class RulebookShown(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The answer to `GET /api/rulebook?rules=…&lang=…`; with `everything=1` also every rule by its number."""

    rules: str
    language: str
    title: str
    lead: list[str]
    chapters: list[ChapterShown]
    numbers: str = ""
    """What the ids of rules are, for who wants to see them."""


class TableListed(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table in the answer to `GET /api/tables`."""

    table: str
    name: str
    """Its host's."""
    rules: str
    edition: str
    status: Status
    pace: Pace
    chairs: int
    free: int
    bots: int
    names: list[str]
    """Those on the chairs, bots included."""
    bot_names: list[int] = []
    """Which of `names`, counted from 0, are those of bots: a page says them in its own language."""
    here: int
    """How many people are connected."""
    at: int


class MyTable(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table in the answer to `POST /api/mine`: one that a key is known at."""

    table: TableListed
    person: int
    seat: int | None = None
    asked: bool = False
    """The table waits for this seat."""
    matches: int = 0
    """How many matches were begun there; `/api/tables/CODE/record?match=1` and so on."""


class Erased(msgspec.Struct, frozen=True):
    """The answer to `POST /api/forget`: at how many tables the name, the words and the key were deleted."""

    tables: int
