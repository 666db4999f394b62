"""Penultima: the card game of the penultimate card, exact, fast and friendly."""

__version__ = "0.1.0"
