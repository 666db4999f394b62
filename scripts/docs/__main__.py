"""Build the documentation into build/docs: `python -m scripts.docs`.

A dead link, a public name that the reference does not have, and one without a docstring end it with 1.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

from scripts.docs.built import faults
from scripts.docs.names import faults_of_names
from scripts.docs.source import ROOT, write_source

SOURCE, BUILT = ROOT / "build" / "docs-source", ROOT / "build" / "docs"
ZENSICAL = ROOT / ".venv-docs" / "bin" / "zensical"


def main() -> int:
    """Write the pages, let Zensical build them, and say where they are."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.rmtree(BUILT, ignore_errors=True)
    config = write_source(SOURCE)
    done = subprocess.run([ZENSICAL, "build", "--strict", "--clean", "-f", config], check=False, cwd=SOURCE)
    if done.returncode:
        return 1
    (SOURCE / "site").rename(BUILT)
    found = [*faults(BUILT), *faults_of_names()]
    print(*found, sep="\n", end="\n" if found else "")
    if found:
        return 1
    count = sum(1 for _ in BUILT.rglob("*.html"))
    print(f"{count} pages: {BUILT.relative_to(ROOT) / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
