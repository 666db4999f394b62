"""Programs of the page's tests, bundled to one file each and run by Node."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from penultima.runtime import WAY, Way
from penultima.runtime.engine_file import ABI, WASM
from tests.runtime.running import ROOT, find_node, output, start

__all__ = ["ABI", "WASM", "bundled", "needs_node", "run"]

WEB = ROOT / "web"
ROLLDOWN = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
NODE = find_node()
needs_node = pytest.mark.skipif(
    NODE is None or not ROLLDOWN.exists() or WAY is not Way.WASM,
    reason="there is no Node, the page's tools are not installed, or the rules run in another way",
)


def bundled(name: str, folder: Path) -> Path:
    """A program of web/tests/local as one file."""
    assert NODE is not None
    made = folder / f"{name}.mjs"
    source = WEB / "tests" / "local" / f"{name}.ts"
    command = [NODE, str(ROLLDOWN), str(source), "--platform", "node", "--format", "esm", "-o", str(made)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True, timeout=120)
    return made


def run(program: Path, *arguments: str | Path, seconds: float = 600) -> str:
    """What a program prints; it must end well."""
    assert NODE is not None
    return output(start(NODE, str(program), *map(str, arguments), cwd=WEB), seconds)
