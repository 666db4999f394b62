"""Plots as SVG that follow light and dark, with text as text. Each is drawn for a desk and for a phone."""

from penultima.lab.plots.dots import Dot, dots
from penultima.lab.plots.dumbbells import Dumbbell, dumbbells
from penultima.lab.plots.lines import Series, lines
from penultima.lab.plots.ridges import Ridge, ridges

__all__ = ["Dot", "Dumbbell", "Ridge", "Series", "dots", "dumbbells", "lines", "ridges"]
