"""Links as QR codes, module by module as segno draws them; those that the page draws by itself must be the same.

python -m tests.page.codes_for_the_page      writes web/tests/qr.json anew
"""

from __future__ import annotations

import json
from pathlib import Path

import segno

FILE = Path(__file__).parents[2] / "web" / "tests" / "qr.json"
LENGTHS = (*range(1, 60, 2), *range(60, 250, 7), 300, 400, 500, 650, 858)
"""From the smallest square to version 20."""
LINKS = (
    "http://192.168.178.24:8787/t/k3n5q8z2",
    "https://cards.example.org/t/abcdefgh",
    "http://[fd00::1]:8787/t/zzzzzzzz",
    "https://example.org/some/folder/#/t/k3n5q8z2",
)


def written() -> str:
    """The file: by text, the rows of modules as hexadecimal numbers, the first module in the highest bit."""
    texts = [*LINKS, *("".join(chr(97 + (at * at + length) % 26) for at in range(length)) for length in LENGTHS)]
    drawn = {
        text: [f"{int(''.join(map(str, row)), 2):x}" for row in segno.make(text, micro=False).matrix] for text in texts
    }
    return json.dumps(drawn, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
