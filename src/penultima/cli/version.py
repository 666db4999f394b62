"""What this installation is: version, commit, rules and engine."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from penultima import __version__

PACKAGE = Path(__file__).parents[1]
COMMIT = PACKAGE / "commit.txt"
"""Written into wheels and source distributions by the build (scripts/hatch_build.py)."""


def commit() -> str:
    """The commit this program was built from, else that of the clone it runs from; nothing if neither is known."""
    if COMMIT.is_file():
        return COMMIT.read_text("utf-8").strip()
    clone = PACKAGE.parents[1]
    if not (clone / ".git").exists():
        return ""
    try:
        asked = ["git", "-C", str(clone), "rev-parse", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, check=True, timeout=5).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def engine() -> str:
    """The version of the rules, the engine file by the beginning of its digest, and how the rules run here."""
    from penultima.runtime import WAY

    described = json.loads((PACKAGE / "runtime" / "abi.json").read_bytes())
    return f"rules {described['rules_version']}, engine {described['wasm'][:12]}, {WAY}"


def version_text() -> str:
    """What `penultima --version` prints: two lines, of which the first may also lack its commit."""
    known = commit()
    return f"penultima {__version__}{f' ({known[:12]})' if known else ''}\n{engine()}"
