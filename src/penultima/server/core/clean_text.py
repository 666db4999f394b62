"""Names and chat text as they may be shown: one line, nothing invisible, nothing that turns the text around.

Names are also told apart: of two people at one table nobody can be called what looks like the other. Names keep to
Unicode's compatibility form (NFKC) and lose what Unicode calls default-ignorable; `look_of` says what looks alike, in
the manner of Unicode's security mechanisms (UTS #39).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Literal

from penultima.protocol import LONGEST_NAME
from penultima.server.core.look_alikes import CAPITAL_LOOK_ALIKES, LOOK_ALIKES

_HIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_IGNORABLE = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Unicode's property Default_Ignorable_Code_Point: what shows nothing where it is not understood."""
_BLANK = "\u2800"
"""A letter of Braille without a dot: it is no space by its category, and looks like one."""
_JOINER, _EMOJI_STYLE = "\u200d", "\ufe0f"
"""They hold emoji together; anywhere else they show nothing."""
_MARKS = 2
"""Accents that may stand on one letter."""


def clean(text: str, longest: int = LONGEST_NAME, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """The text as it may be shown; empty if nothing visible is left."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize(form, text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") and not _is_ignorable(letter) else 0
        if letter in (_JOINER, _EMOJI_STYLE):
            if _is_emoji(kept[-1:]):
                kept.append(letter)
        elif marks <= _MARKS and kind not in _HIDDEN and not _is_ignorable(letter):
            kept.append(" " if kind == "Zs" or letter == _BLANK else letter)
    shown = _without_loose_joiners(" ".join("".join(kept).split())[:longest]).strip()
    return shown if any(unicodedata.category(letter)[0] not in "ZM" for letter in shown) else ""


def _is_ignorable(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in _IGNORABLE)


def _is_emoji(letters: list[str]) -> bool:
    """Is this a picture, a color of skin, or a picture with a mark of style behind it?"""
    return bool(letters) and (letters[0] == _EMOJI_STYLE or unicodedata.category(letters[0]) in ("So", "Sk"))


def _without_loose_joiners(text: str) -> str:
    """Joiners stand between two pictures, nowhere else."""
    parts = text.split(_JOINER)
    joined = parts[0]
    for part in parts[1:]:
        joined += (_JOINER if _is_emoji(list(part[:1])) and part[:1] != _EMOJI_STYLE else "") + part
    return joined


def clean_name(name: str) -> str:
    """A name as it will be shown: letters that differ only in style are one letter. Empty if nothing is left."""
    return clean(name, form="NFKC")


def look_of(name: str) -> str:
    """What a name looks like: names that can be taken for each other look the same."""
    capitals = unicodedata.normalize("NFKC", name).translate(CAPITAL_LOOK_ALIKES)
    plain = unicodedata.normalize("NFD", capitals.casefold())
    looks = "".join(LOOK_ALIKES.get(letter, letter) for letter in plain if not letter.isspace())
    return looks.replace("rn", "m").replace("vv", "w").replace(_EMOJI_STYLE, "")


def distinct_name(name: str, others: Collection[str]) -> str:
    """The name, with a number behind it if somebody is called so, or what looks so, already."""
    taken = {look_of(other) for other in others}
    shown, number = name, 1
    while look_of(shown) in taken:
        number += 1
        shown = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return shown
