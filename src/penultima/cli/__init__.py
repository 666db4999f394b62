"""The command line. Each module brings its commands along; they import what they need when they run."""

from penultima.cli import lab, playing, tables
from penultima.cli.main import main

__all__ = ["lab", "main", "playing", "tables"]
