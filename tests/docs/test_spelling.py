"""No page and no docstring has a word in it that codespell knows to be misspelled."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec

import pytest

from tests.docs.following import ROOT

CHECKED = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs",
    "deploy",
    "examples",
    "scripts",
    "src/penultima",
)
SKIPPED = "*.ftl,*.svg,*.html,*.ipynb,*.json,*.wasm,*.npz,*.1,*/page/*,*terms.md,*/__pycache__/*"
"""Other languages, and what is made by programs."""
MEANT = "fro,nd,rouge,te"
"""Words of French, and names of numbers in formulas."""


@pytest.mark.skipif(find_spec("codespell_lib") is None, reason="codespell comes with the extra dev")
def test_words_are_spelled_as_others_spell_them() -> None:
    command = [sys.executable, "-m", "codespell_lib", "-q", "3", "--skip", SKIPPED, "-L", MEANT, *CHECKED]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout + done.stderr == ""


BRITISH = re.compile(r"\b(?:colour|neighbour|favour|behaviour|honour|centre\b|grey\b|whilst|licence)", re.IGNORECASE)


def test_spelling_is_american() -> None:
    """As docs/terms.md says, which names the other words."""
    pages = [ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("docs/notebooks/*.ipynb")]
    found = {
        f"{page.relative_to(ROOT)}: {word}"
        for page in pages
        if page.name != "terms.md"
        for word in BRITISH.findall(page.read_text("utf-8"))
    }
    assert found == set()
