"""Plots are well-formed, say what they show, keep their text inside, and have enough contrast in both themes."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import partial

import pytest

from penultima.lab.intervals import Interval
from penultima.lab.plots import Dot, Dumbbell, Ridge, Series, dots, dumbbells, lines, ridges
from penultima.lab.plots.numbers import decimal, percent, ranged, tick_format, ticks
from penultima.lab.plots.svg import COLORS, DARK, GLYPH, LIGHT, NARROW, OUTLINES, STYLE, WIDE, standalone
from penultima.lab.report.page import Name

NAME: Name = ("key", "A <title>", "What one sees & more")
ABOUT = Interval(0.4, 0.3, 0.5)
MORE = Interval(0.6, 0.55, 0.65)

PLOTS: dict[str, Callable[[int, Name], str]] = {
    "dots": partial(
        dots,
        [Dot("heading"), Dot("one", ABOUT), Dot("a rather long label", MORE, "red", "kite")],
        form=percent,
        unit="share",
        reference=(0.5, "equal"),
    ),
    "dumbbells": partial(dumbbells, [Dumbbell("a rule", ABOUT, MORE)], form=decimal, unit="turns", ends=("off", "on")),
    "lines": partial(
        lines,
        [Series("one", {2: ABOUT, 3: MORE}), Series("alone", {4: ABOUT}, "pink", "hexagon")],
        form=percent,
        unit="share",
        reference=0.5,
    ),
    "ridges": partial(
        ridges, [Ridge("one", [0, 3, 9, 4, 1], 4, 9), Ridge("two", [5, 3, 1], 4, 3, "red")], unit="turns"
    ),
}
every_plot = pytest.mark.parametrize("plot", PLOTS.values(), ids=PLOTS)
both_widths = pytest.mark.parametrize("width", [WIDE, NARROW])


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)


@every_plot
@both_widths
def test_a_plot_is_well_formed_and_named_for_a_screen_reader(plot: Callable[[int, Name], str], width: int) -> None:
    root = parsed(plot(width, NAME))
    names = {part.get("id"): part.text for part in root if part.tag in ("title", "desc")}
    assert root.get("role") == "img"
    assert [names[key] for key in str(root.get("aria-labelledby")).split()] == ["A <title>", "What one sees & more"]


@every_plot
@both_widths
def test_all_text_stays_inside(plot: Callable[[int, Name], str], width: int) -> None:
    root = parsed(plot(width, NAME))
    height = float(str(root.get("viewBox")).split()[3])
    for text in root.iter("text"):
        x, y, long = float(text.get("x", "0")), float(text.get("y", "0")), len(text.text or "") * GLYPH
        kind = text.get("class", "").split()
        start = x - long if "end" in kind else x - long / 2 if "middle" in kind else x
        assert start >= -GLYPH, text.text
        assert start + long <= width + 2 * GLYPH, text.text
        assert 8 <= y <= height


@every_plot
@both_widths
def test_all_marks_stay_inside(plot: Callable[[int, Name], str], width: int) -> None:
    for circle in parsed(plot(width, NAME)).iter("circle"):
        assert 0 <= float(circle.get("cx", "0")) <= width


def test_a_dot_lies_where_its_number_is() -> None:
    """30 % to 50 % with whiskers at the ends: the dot of 40 % is half-way."""
    root = parsed(dots([Dot("one", ABOUT)], WIDE, NAME, form=percent, unit="share"))
    (whisker,) = (part for part in root.iter("line") if "whisker" in part.get("class", ""))
    (circle,) = root.iter("circle")
    low, high = float(whisker.get("x1", "0")), float(whisker.get("x2", "0"))
    assert float(circle.get("cx", "0")) == pytest.approx((low + high) / 2, abs=0.1)
    assert [text.text for text in root.iter("text")][-1] == "40.0%"


def test_series_differ_in_shape_and_not_only_in_color() -> None:
    svg = lines([Series("a", {2: ABOUT}, "red", "circle"), Series("b", {2: MORE}, "green", "square")], WIDE, NAME,
                form=percent, unit="share")  # fmt: skip
    assert "<circle" in svg
    assert "<polygon" in svg
    assert len({str(outline) for outline in OUTLINES.values()}) == len(OUTLINES)


@pytest.mark.parametrize(
    ("ends", "count", "expected"),
    [
        ((0, 100), 5, [0, 20, 40, 60, 80, 100]),
        ((0.241, 0.262), 4, [0.24, 0.25, 0.26, 0.27]),
        ((-3, 4), 4, [-4, -2, 0, 2, 4]),
        ((7, 7), 4, [6.5, 6.75, 7, 7.25, 7.5]),
    ],
)
def test_ticks_are_round_numbers(ends: tuple[float, float], count: int, expected: list[float]) -> None:
    assert ticks(*ends, count) == pytest.approx(expected)


def test_numbers_are_written_as_people_write_them() -> None:
    assert decimal(0)(1234567) == "1,234,567"
    assert decimal(1, sign=True)(-0.04) == "0.0"
    assert decimal(0, sign=True)(-12) == "−12"
    assert percent(1, sign=True)(0.0525) in ("+5.2%", "+5.3%")
    assert ranged(ABOUT, percent(0)) == "40% (30% to 50%)"
    assert tick_format([0.2, 0.225, 0.25], percent)(0.225) == "22.5%"


def luminance(color: str) -> float:
    """As WCAG defines it."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_text_and_shapes_can_be_seen_in_both_themes(theme: str) -> None:
    colors = dict(re.findall(r"--(\w+): (#\w{6})", theme))
    assert contrast(colors["ink"], colors["paper"]) >= 7
    assert contrast(colors["quiet"], colors["paper"]) >= 4.5
    for color in COLORS:
        rimmed = max(contrast(colors[color], colors["paper"]), contrast(colors["rim"], colors["paper"]))
        assert rimmed >= 3, color


def test_a_picture_of_its_own_brings_its_style_and_asks_for_nothing() -> None:
    svg = standalone(dots([Dot("one", ABOUT)], WIDE, NAME, form=percent, unit="share"))
    parsed(svg)
    assert STYLE in svg
    assert "prefers-color-scheme: dark" in svg
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
