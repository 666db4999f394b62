"""Installs into .venv what a player or a developer needs; scripts/setup has made it, and make calls both.

python -m scripts.install player             what the game needs
python -m scripts.install player page        the same, and at the same time the page is built
python -m scripts.install developer          what checks and tests need besides
python -m scripts.install developer tools    the same, and at the same time the packages of the page's checks
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
LOG = ENVIRONMENT / "install.log"
WHAT = {"player": ".", "developer": ".[dev]"}
SIZES = {"player": "about 40 MB to download", "developer": "about 300 MB to download"}
FETCHED = re.compile(r"\s*Downloading (?:\S*/)?([\w.]+)-(\S+?)-\S+ \((\d{2,}|[2-9])\.\d MB\)")
"""A line of pip about a file of 2 MB or more."""


def main(who: str, beside: list[str]) -> None:
    """Install, with a line for what takes its time; the stamp is written last, so nothing half done looks done."""
    began = time.monotonic()
    stamp = ENVIRONMENT / f".{who}"
    stamp.unlink(missing_ok=True)
    print(f"Python packages: installing ({SIZES[who]} the first time) …", flush=True)
    page = start_page(beside)
    # Python compiles a module when it is first imported: most never are, and compiling all took half of the time.
    installed = pip("install", "--no-compile", "-c", "constraints.txt", "-e", WHAT[who])
    if not installed:
        print(LOG.read_text("utf-8"), file=sys.stderr)
        print("Installing failed; what pip said is above.", file=sys.stderr)
    else:
        print(f"Python packages: installed ({time.monotonic() - began:.0f} s).", flush=True)
    built = page is None or page.wait() == 0
    if not installed or not built:
        sys.exit("Nothing is lost: the same command tries again.")
    stamp.write_text(f"{ROOT}\n")


def start_page(beside: list[str]) -> subprocess.Popen[bytes] | None:
    """What is done for the page meanwhile, if anything: `page` builds it, `tools` brings the packages of its checks."""
    if not beside:
        return None
    arguments = [] if beside == ["page"] else beside
    return subprocess.Popen([sys.executable, "scripts/page.py", *arguments], cwd=ROOT)


def pip(*arguments: str) -> bool:
    """Did pip do it? All it says goes to a file; large downloads are told."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    environment = os.environ | {"PENULTIMA_WITHOUT_PAGE": "1", "PYTHONIOENCODING": "utf-8"}
    with (
        LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as running,
    ):
        assert running.stdout is not None
        for line in io.TextIOWrapper(running.stdout, encoding="utf-8", errors="replace"):
            log.write(line)
            if fetched := FETCHED.match(line):
                print(f"Python packages: {fetched[1]} {fetched[2]} …", flush=True)
    return running.returncode == 0


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
