"""Names and chat text as they may be shown: one line, nothing invisible, nothing that turns the text around."""

from __future__ import annotations

import unicodedata

from penultima.protocol import LONGEST_NAME

_HIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_JOINERS = {"\u200d", "\ufe0f"}
"""They hold emoji together; alone they show nothing."""
_MARKS = 2
"""Accents that may stand on one letter."""


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """The text as it may be shown; empty if nothing visible is left."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MARKS or (kind in _HIDDEN and letter not in _JOINERS):
            continue
        kept.append(" " if kind == "Zs" else letter)
    shown = " ".join("".join(kept).split())[:longest].strip(" \u200d\ufe0f")
    return shown if any(unicodedata.category(letter)[0] not in "ZM" for letter in shown) else ""
