"""Makes the page's font: Nunito with the characters that our five languages and the names of most people need.

Run it after a message brought a new letter (a test says so), with the tools of the page installed (`make web`):

    python -m venv /tmp/font && /tmp/font/bin/pip install "fonttools[woff]" && /tmp/font/bin/python scripts/font.py
"""

from __future__ import annotations

import io
import re
import string
from itertools import pairwise
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
WHOLE = ROOT / "web/node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2"
STYLES = ROOT / "web/src/styles"
NAMES = "àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœß"
"""Letters that names have and messages may lack."""
SIGNS = "¡¿«»–—‘’“”…·•×°ªº→←€−"
SPACES = {0xA0}
"""A space at which no line breaks; the narrow one of French is not in this font."""


def wanted() -> set[int]:
    """The characters that are kept, if the font has them."""
    written = "".join(path.read_text("utf-8") for path in (ROOT / "src/penultima/text/messages").glob("*/*.ftl"))
    signs = {*written, *string.printable, *NAMES, *NAMES.upper(), *SIGNS}
    return {ord(one) for one in signs if one.isprintable()} | SPACES


def ranges(characters: set[int]) -> str:
    """Characters as CSS writes them: U+20-7E, U+A1."""
    told = sorted(characters)
    ends = [(one, other) for one, other in pairwise(told) if other != one + 1]
    starts = [told[0], *(other for _, other in ends)]
    stops = [*(one for one, _ in ends), told[-1]]
    return ", ".join(
        f"U+{start:04X}" + (f"-{stop:04X}" if stop > start else "") for start, stop in zip(starts, stops, strict=True)
    )


def main() -> None:
    font = TTFont(WHOLE)
    kept = wanted() & set(font.getBestCmap())
    options = subset.Options(flavor="woff2", layout_features=["kern", "tnum"], hinting=False, name_IDs=[1, 2, 13, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=kept)
    subsetter.subset(font)
    written = io.BytesIO()
    font.flavor = "woff2"
    font.save(written)
    (STYLES / "nunito.woff2").write_bytes(written.getvalue())
    style = (STYLES / "type.css").read_text("utf-8")
    style = re.sub(r"unicode-range:[^;]*;", f"unicode-range: {ranges(kept)};", style)
    (STYLES / "type.css").write_text(style, "utf-8")
    print(f"nunito.woff2: {len(kept)} characters, {len(written.getvalue())} bytes. Now: make format")


if __name__ == "__main__":
    main()
