"""The notebooks run from top to bottom, and say what they said when they were kept."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.docs.following import ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
NEEDED = {"lab": ("pandas", "matplotlib"), "agent": ("torch",)}
"""What a notebook imports besides what every one of them needs to be run."""


def outputs(notebook: dict[str, Any]) -> list[str]:
    """What the cells print and return, without pictures."""
    told = [output for cell in notebook["cells"] for output in cell.get("outputs", ())]
    return ["".join(one.get("text", one.get("data", {}).get("text/plain", ""))) for one in told]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_outputs_are_kept_and_small(file: Path) -> None:
    text = file.read_text("utf-8")
    notebook = json.loads(text)
    assert notebook["cells"][0]["cell_type"] == "markdown"
    assert "".join(notebook["cells"][0]["source"]).startswith("# ")
    assert all(cell["outputs"] or cell["execution_count"] for cell in notebook["cells"] if cell["cell_type"] == "code")
    assert len(text) < 100_000
    assert "Traceback" not in text


@pytest.mark.long
@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(file: Path, tmp_path: Path) -> None:
    missing = [one for one in ("nbclient", "ipykernel", *NEEDED.get(file.stem, ())) if find_spec(one) is None]
    if missing:
        pytest.skip(f"{file.name} needs {' and '.join(missing)}, which this environment does not have")
    code = f"import json; from pathlib import Path; from scripts.docs.notebooks import executed; \
Path({str(tmp_path / 'done.json')!r}).write_text(json.dumps(executed(Path({str(file)!r}))))"
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))), "PATH": path}
    done = subprocess.run([sys.executable, "-c", code], check=False, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    now, kept = json.loads((tmp_path / "done.json").read_text()), json.loads(file.read_text("utf-8"))
    if file.stem != "agent":  # floating point of another torch learns a little otherwise
        assert outputs(now) == outputs(kept)
