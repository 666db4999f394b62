"""The drawings of the architecture: `python -m scripts.docs.drawings` writes them into docs/explanation.

The layers are those of the import contract in pyproject.toml. The ways of a click and of a round are lists of steps;
each step names the file it happens in, whose layer the contract gives. A test sees that the files are there and that
the drawings are those that the code gives.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from scripts.docs.made import ROOT, layer_rows

FOLDER = ROOT / "docs" / "explanation"
INK, PAPER, QUIET, LINE = "#1B1B2F", "#fffdf8", "#5d5a66", "#cfc7b6"
COLORS = ("#C8102E", "#B88A00", "#13795B", "#1258A8")
STYLE = (
    f"text{{font:15px ui-rounded,Nunito,system-ui,sans-serif;fill:{INK}}}"
    f".name{{font-weight:700}}.quiet{{fill:{QUIET};font-size:13px}}.code{{font-family:ui-monospace,Menlo,monospace;font-size:13px}}"
)


class Step(NamedTuple):
    """Something that happens on the way: in which file, and what."""

    file: str
    does: str


CLICK = (
    Step(
        "web/src/views/Board.svelte", "You tap a card. The page knows no rule: what may be tapped, the server has said."
    ),
    Step("web/src/connection/table-socket.ts", "The command goes out with an id, and again until it is answered."),
    Step("src/penultima/server/http/sockets.py", "The server reads the message, within limits for size and rate."),
    Step("src/penultima/server/live/live_table.py", "The table takes one command at a time."),
    Step("src/penultima/server/core/command_handlers.py", "It comes to facts, or is refused with a reason."),
    Step("src/penultima/game/round.py", "The move is made: words become numbers."),
    Step("src/penultima/rules/engine.py", "The engine applies it and tells what happened."),
    Step("src/penultima/server/live/store", "The row is written and synced: before anybody is told."),
    Step("src/penultima/server/core/projections.py", "For each seat: only what it may see."),
    Step("web/src/table/state.ts", "The page takes the news in; cards fly."),
)
ROUND = (
    Step("src/penultima/booklets/rules.py", "A booklet and house rules become numbers: the rules in force."),
    Step("src/penultima/rules/chance.py", "A key of 256 bits becomes a stream of words (ChaCha8)."),
    Step("src/penultima/rules/deal.py", "The deck is shuffled, hands are dealt, a card is turned up."),
    Step("src/penultima/rules/legal.py", "What may the asked seat do? And who may call?"),
    Step("src/penultima/rules/turn.py", "The one place that knows which rule answers a move."),
    Step("src/penultima/rules/effects.py", "What the card does to the next player."),
    Step("src/penultima/rules/calls.py", "Who owes UNO, who may be caught."),
    Step("src/penultima/rules/score.py", "Somebody is out: points in the others' hands."),
    Step("src/penultima/game/record.py", "Rules, key and moves are the record; it plays again bit for bit."),
)
DRAWINGS: dict[str, Sequence[Step] | None] = {"layers.svg": None, "click.svg": CLICK, "round.svg": ROUND}


def drawing(name: str) -> str:
    """A drawing as SVG."""
    steps = DRAWINGS[name]
    return layers_drawing() if steps is None else way_drawing(steps)


def layer_of(file: str) -> int:
    """The row of the contract that a file of the package belongs to; -1 outside of it."""
    match = re.match(r"src/penultima/(\w+)", file)
    rows = [at for at, row in enumerate(layer_rows()) if match and match[1] in row]
    return rows[0] if rows else -1


def layers_drawing() -> str:
    """The layers, the highest on top; modules side by side know nothing of each other."""
    rows = layer_rows()
    width, height, gap, top = 760, 38, 8, 54
    parts = [_text(20, 32, "Each layer knows only the layers below it", "name")]
    for at, row in enumerate(rows):
        y = top + at * (height + gap)
        color = COLORS[at * len(COLORS) // len(rows)]
        wide = (width - 40 - gap * (len(row) - 1)) / len(row)
        for place, module in enumerate(row):
            x = 20 + place * (wide + gap)
            parts.append(_box(x, y, wide, height, color))
            parts.append(_text(x + wide / 2, y + 25, module, "name", middle=True, fill="#ffffff"))
    return _svg(width, top + len(rows) * (height + gap) + 12, parts, "The layers of the package")


def way_drawing(steps: Sequence[Step]) -> str:
    """Steps from top to bottom, each with its file, in the color of its layer."""
    width, height, gap = 760, 62, 18
    parts: list[str] = []
    for at, step in enumerate(steps):
        y = 16 + at * (height + gap)
        layer = layer_of(step.file)
        color = QUIET if layer < 0 else COLORS[layer * len(COLORS) // len(layer_rows())]
        parts.append(
            f'<rect x="20" y="{y}" width="{width - 40}" height="{height}" rx="10" fill="#ffffff" stroke="{LINE}"/>'
        )
        parts.append(f'<rect x="20" y="{y}" width="10" height="{height}" rx="4" fill="{color}"/>')
        parts.append(_text(46, y + 26, f"{at + 1}. {step.does}"))
        parts.append(_text(46, y + 48, step.file.removeprefix("src/penultima/"), "quiet code"))
        if at + 1 < len(steps):
            x, below = width / 2, y + height
            parts.append(
                f'<path d="M{x} {below}v{gap - 5}m-5 -6l5 6l5 -6" fill="none" stroke="{INK}" stroke-width="1.5"/>'
            )
    return _svg(width, 16 + len(steps) * (height + gap), parts, "Step by step")


def _box(x: float, y: float, width: float, height: float, color: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:.1f}" height="{height:g}" rx="9" fill="{color}"/>'


def _text(x: float, y: float, text: str, style: str = "", *, middle: bool = False, fill: str = "") -> str:
    given = (f' class="{style}"' if style else "") + (' text-anchor="middle"' if middle else "")
    given += f' style="fill:{fill}"' if fill else ""
    return f'<text x="{x:g}" y="{y:g}"{given}>{escape(text)}</text>'


def _svg(width: int, height: int, parts: list[str], title: str) -> str:
    size = f'width="{width}" height="{height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size} role="img">',
            f"<title>{title}</title>",
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{height}" rx="14" fill="{PAPER}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def main() -> int:
    """Write them all."""
    for name in DRAWINGS:
        (FOLDER / name).write_text(drawing(name), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
