"""Other versions of the program, as an upgrade installs them: rules that deal otherwise, a state with a new field, a
fact of the future; and the version before, from the history of this repository."""

from __future__ import annotations

import io
import shutil
import subprocess
import tarfile
from collections.abc import Mapping
from pathlib import Path

import pytest

import penultima

EDITS = {
    "rules/chance.py": ("DEAL, RETURN, RESHUFFLE = 0, 1, 2", "DEAL, RETURN, RESHUFFLE = 7, 8, 9"),
    "rules/state.py": ("    reshuffles: Count\n", "    novelty: Count\n    reshuffles: Count\n"),
}
"""Every shuffle comes out otherwise, and every number after the key lies eight bytes later."""


NEW_FACT = {
    "server/core/facts.py": ("    | Replaced | Dismissed", "    | Novel | Replaced | Dismissed"),
    "server/core/fact_effects.py": (
        "    def _said(self,",
        "    def _novel(self, fact: object) -> None: ...\n\n    def _said(self,",
    ),
}
"""A fact that only the other version knows."""
NOVEL = 'class Novel(Fact, tag="novel", frozen=True, omit_defaults=True, gc=False):\n    pass\n\n\nAnyFact = ('
BEFORE = "1afb8de"
"""The commit of version 0.1.0, which knows neither the facts of today nor that there may be others."""
BEFORE_NAMES = "8092b36"
"""A commit that knows most facts, and keeps only the last name of each key at a table."""


def install_before(folder: Path, commit: str = BEFORE) -> dict[str, str]:
    """Put version 0.1.0, or that of another commit, into a folder; the variables with which a server runs it."""
    root = Path(__file__).parents[2]
    archive = subprocess.run(["git", "archive", commit, "src"], cwd=root, capture_output=True, check=False)
    if archive.returncode:
        pytest.skip(f"the history here does not reach back to {commit}")
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as packed:
        packed.extractall(folder, filter="data")
    engine = "wasm" if (folder / "src/penultima/runtime/engine.wasm").exists() else "interpreted"
    return {"PYTHONPATH": str(folder / "src"), "PENULTIMA_ENGINE": engine}


def install_with_new_fact(folder: Path) -> dict[str, str]:
    """Put a version into a folder that knows one fact more; the variables with which a server runs it."""
    variables = install(folder, NEW_FACT)
    file = folder / "penultima" / "server" / "core" / "facts.py"
    text = file.read_text("utf-8")
    assert text.count("AnyFact = (") == 1
    file.write_text(text.replace("AnyFact = (", NOVEL), "utf-8")
    return {"PYTHONPATH": variables["PYTHONPATH"]}


def install(folder: Path, edits: Mapping[str, tuple[str, str]] = EDITS) -> dict[str, str]:
    """Put the other version into a folder; the variables with which a server runs it. It is not compiled: that would
    take longer than all the rest."""
    source = Path(penultima.__file__).parent
    shutil.copytree(source, folder / "penultima", ignore=shutil.ignore_patterns("__pycache__"))
    for name, (old, new) in edits.items():
        file = folder / "penultima" / name
        text = file.read_text("utf-8")
        assert text.count(old) == 1, f"{name} has changed: choose another edit"
        file.write_text(text.replace(old, new), "utf-8")
    return {"PYTHONPATH": str(folder), "PENULTIMA_ENGINE": "interpreted"}
