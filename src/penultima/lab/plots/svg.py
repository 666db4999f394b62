"""What all plots are drawn with: SVG elements, shapes, a palette, a scale."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

WIDE, NARROW = 680, 328
"""A desk's and a phone's width; text is drawn for each at its true size."""
GLYPH = 7.6
"""A character of the plots' type is about so wide."""

COLORS = ("red", "yellow", "green", "blue", "pink", "violet")

LIGHT = """--ink: #1B1B2F; --paper: #fffdf8; --quiet: #5d5a66; --line: #e2dccf; --red: #C8102E; --yellow: #F2B705; \
--green: #13795B; --blue: #1258A8; --pink: #C4177A; --violet: #5B3FA0; --rim: #1B1B2F;"""
DARK = """--ink: #f1ede4; --paper: #1e1f29; --quiet: #b3afa8; --line: #3a3b46; --red: #ff7585; --yellow: #F2B705; \
--green: #4fc79d; --blue: #76b4f7; --pink: #f47fc0; --violet: #b6a0f5; --rim: #1e1f29;"""


def palette(selector: str) -> str:
    """The colors by name, for light and for dark."""
    return f"{selector} {{ {LIGHT} }}\n@media (prefers-color-scheme: dark) {{ {selector} {{ {DARK} }} }}\n"


STYLE = """\
.plot text { font: 14px ui-rounded, "Nunito", "SF Pro Rounded", system-ui, sans-serif; fill: var(--ink);
  stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
.plot .quiet { fill: var(--quiet); }
.plot .strong { font-weight: 650; }
.plot .number { font-variant-numeric: tabular-nums; }
.plot .end { text-anchor: end; }
.plot .middle { text-anchor: middle; }
.plot .grid { stroke: var(--line); stroke-width: 1; }
.plot .fair { stroke: var(--quiet); stroke-width: 1.5; stroke-dasharray: 2 4; stroke-linecap: round; }
.plot .whisker { stroke-width: 3; stroke-linecap: round; fill: none; }
.plot .path { stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; fill: none; }
.plot .band { opacity: .18; stroke: none; }
.plot .leaf { opacity: .9; stroke: none; }
.plot .ghost { fill: none; stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 1 3.5; stroke-linecap: round; }
.plot .mark { stroke: var(--rim); stroke-width: 1.25; stroke-linejoin: round; }
.plot .hollow { fill: var(--paper); stroke: var(--quiet); stroke-width: 2; }
""" + "".join(f".plot .{c} {{ fill: var(--{c}); }}\n.plot .{c}-line {{ stroke: var(--{c}); }}\n" for c in COLORS)


def tag(name: str, content: str | None = None, /, **attributes: object) -> str:
    """An element; `class_` and `stroke_width` are written as XML wants them."""
    given = (f' {key.rstrip("_").replace("_", "-")}="{attribute(value)}"' for key, value in attributes.items())
    opening = f"<{name}{''.join(given)}"
    return f"{opening}/>" if content is None else f"{opening}>{content}</{name}>"


def attribute(value: object) -> str:
    """A number with at most a tenth, or text."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else escape(str(value))


def text(x: float, y: float, words: str, class_: str = "") -> str:
    """A line of text, its baseline at y."""
    return tag("text", escape(words), x=float(x), y=float(y), **({"class_": class_} if class_ else {}))


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    """A straight line."""
    return tag("line", x1=float(x1), y1=float(y1), x2=float(x2), y2=float(y2), class_=class_)


def corners(points: list[tuple[float, float]]) -> str:
    """Points as a polygon wants them."""
    return " ".join(f"{attribute(float(x))},{attribute(float(y))}" for x, y in points)


OUTLINES: dict[str, list[tuple[float, float]]] = {
    "triangle": [(0, -1.15), (1.1, 0.8), (-1.1, 0.8)],
    "square": [(-0.87, -0.87), (0.87, -0.87), (0.87, 0.87), (-0.87, 0.87)],
    "diamond": [(0, -1.22), (1.22, 0), (0, 1.22), (-1.22, 0)],
    "hexagon": [(0.55, -0.95), (1.1, 0), (0.55, 0.95), (-0.55, 0.95), (-1.1, 0), (-0.55, -0.95)],
    "kite": [(0, -1.25), (0.85, -0.2), (0, 1.25), (-0.85, -0.2)],
}


def shape(kind: str, x: float, y: float, size: float, class_: str) -> str:
    """A mark in one of the shapes of the cards, so that no plot depends on color alone."""
    if kind == "circle":
        return tag("circle", cx=float(x), cy=float(y), r=float(size), class_=class_)
    points = [(x + size * dx, y + size * dy) for dx, dy in OUTLINES[kind]]
    return tag("polygon", points=corners(points), class_=class_)


def picture(width: int, height: float, parts: list[str], name: tuple[str, str, str]) -> str:
    """A whole plot; `name` is its id, its title, and what it shows in a sentence for those who cannot see it."""
    key, title, description = name
    inner = [tag("title", escape(title), id=f"{key}-t"), tag("desc", escape(description), id=f"{key}-d"), *parts]
    return tag(
        "svg",
        "\n" + "\n".join(inner) + "\n",
        viewBox=f"0 0 {width} {attribute(float(height))}",
        class_=f"plot {'wide' if width == WIDE else 'narrow'}",
        role="img",
        aria_labelledby=f"{key}-t {key}-d",
    )


def standalone(svg: str, width: int = WIDE) -> str:
    """The same as a file of its own, on a leaf of paper so that it reads on any page."""
    height = float(svg.partition('viewBox="0 0 ')[2].partition('"')[0].split()[1])
    box = f'viewBox="-20 -16 {width + 40} {attribute(height + 32)}"'
    opened = svg.replace(f'viewBox="0 0 {width} {attribute(height)}"', f'xmlns="http://www.w3.org/2000/svg" {box}', 1)
    back = tag("rect", x=-20, y=-16, width=width + 40, height=height + 32, rx=14, style="fill: var(--paper)")
    return opened.replace("</desc>", f"</desc>\n<style>\n{palette('.plot')}{STYLE}</style>\n{back}", 1) + "\n"


@dataclass(frozen=True)
class Scale:
    """Values to places on the picture."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)
