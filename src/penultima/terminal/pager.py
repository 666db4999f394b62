"""Long texts, to be read in peace."""

from __future__ import annotations

import os

from rich.console import Console, RenderableType


def through_pager(console: Console, text: RenderableType) -> None:
    """Show a text in the pager; in color if that is `less`, which must be told to let color through."""
    os.environ.setdefault("LESS", "-R")
    colors = "less" in os.environ.get("PAGER", "less") and "R" in os.environ["LESS"].upper()
    with console.pager(styles=colors):
        console.print(text)
