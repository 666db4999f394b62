"""Another version of the program, as an upgrade installs it: rules that deal otherwise, a state with a new field."""

from __future__ import annotations

import shutil
from pathlib import Path

import penultima

EDITS = {
    "rules/chance.py": ("DEAL, RETURN, RESHUFFLE = 0, 1, 2", "DEAL, RETURN, RESHUFFLE = 7, 8, 9"),
    "rules/state.py": ("    reshuffles: Count\n", "    novelty: Count\n    reshuffles: Count\n"),
}
"""Every shuffle comes out otherwise, and every number after the key lies eight bytes later."""


def install(folder: Path) -> dict[str, str]:
    """Put the other version into a folder; the variables with which a server runs it. It is not compiled: that would
    take longer than all the rest."""
    source = Path(penultima.__file__).parent
    shutil.copytree(source, folder / "penultima", ignore=shutil.ignore_patterns("__pycache__"))
    for name, (old, new) in EDITS.items():
        file = folder / "penultima" / name
        text = file.read_text("utf-8")
        assert text.count(old) == 1, f"{name} has changed: choose another edit"
        file.write_text(text.replace(old, new), "utf-8")
    return {"PYTHONPATH": str(folder), "PENULTIMA_ENGINE": "interpreted"}
