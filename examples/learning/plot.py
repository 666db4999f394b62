"""A picture of a log that self_play.py wrote: python examples/learning/plot.py [weights.json], which writes an SVG."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from penultima.lab.intervals import Interval
from penultima.lab.plots.lines import Series, lines
from penultima.lab.plots.numbers import percent
from penultima.lab.plots.svg import WIDE, standalone

LOOKS = (("blue", "circle"), ("red", "square"), ("green", "triangle"))


def draw(path: Path) -> str:
    """The share of rounds won against each bot, over millions of steps."""
    facts = json.loads(path.read_text())
    names = list(facts["log"][0]["won"])
    series = [
        Series(
            f"against {name}",
            {round(page["steps"] / 1e6): Interval(**page["won"][name]) for page in facts["log"]},
            *look,
        )
        for name, look in zip(names, LOOKS, strict=False)
    ]
    title = ("learning-curve", "Learning by self-play", "The share of rounds won, over millions of steps.")
    unit = f"rounds won, {facts['rules']}, {facts['players']} players, 95 % intervals"
    even = 1 / facts["players"]
    return standalone(lines(series, WIDE, title, form=percent, unit=unit, reference=even, across="million steps"))


if __name__ == "__main__":
    log = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("weights.json")
    log.with_suffix(".svg").write_text(draw(log))
