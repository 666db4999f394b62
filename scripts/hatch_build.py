"""The build hook: wheels, source distributions and editable installs all carry the built page; the first two also the
commit that they were built from, for `penultima --version`.

An editable install leaves it out if PENULTIMA_WITHOUT_PAGE is set: make builds it at the same time, or needs none.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT = "PENULTIMA_WITHOUT_PAGE"


def _page() -> ModuleType:
    """The script beside this file; a build has no package to import it from."""
    spec = importlib.util.spec_from_file_location("page", Path(__file__).with_name("page.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def commit_of(root: Path) -> str:
    """The commit of a clone, with a mark if anything differs from it; nothing where there is no clone, or no git."""
    if not (root / ".git").exists():
        return ""
    try:
        asked = ["git", "-C", str(root), "describe", "--always", "--dirty", "--exclude=*", "--abbrev=40"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Builds the page before anything is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A Node from a wheel, only where one is needed and the machine has none."""
        page = _page()
        without = WITHOUT in os.environ or page.up_to_date(Path(self.root)) or page.recent_node()
        return [] if without else [page.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, if it is not there or out of date."""
        if version != "editable" or WITHOUT not in os.environ:
            _page().build(Path(self.root))
        if version != "editable" and (commit := commit_of(Path(self.root))):
            self.note_commit(commit, build_data)

    def note_commit(self, commit: str, build_data: dict[str, Any]) -> None:
        """Put the commit into the package. A source distribution carries it on to the wheel that is made from it."""
        folder = "src/penultima" if self.target_name == "sdist" else "penultima"
        written = Path(tempfile.mkdtemp(prefix="penultima-build-")) / "commit.txt"
        written.write_text(f"{commit}\n", "utf-8")
        build_data["force_include"][str(written)] = f"{folder}/commit.txt"
