"""Run the notebooks of the documentation and keep what they say: `python -m scripts.docs.notebooks [NAME …]`.

With `--check` they are run, and nothing is kept: a cell that fails ends it.
It needs nbclient, ipykernel, pandas and matplotlib (the extra `dev`), and torch for the one that learns.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "notebooks"


def executed(file: Path) -> Any:
    """A notebook with the outputs of today, run in an empty folder."""
    import nbformat  # noqa: PLC0415 (nobody needs it to read this file)
    from nbclient import NotebookClient  # noqa: PLC0415

    notebook = nbformat.read(file, as_version=4)
    with tempfile.TemporaryDirectory() as folder:
        NotebookClient(notebook, timeout=480, resources={"metadata": {"path": folder}}).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # when it was run
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop("text/html", None)  # the same as text is enough
    return notebook


def main(names: list[str]) -> int:
    """Run those named, else all."""
    import nbformat  # noqa: PLC0415

    wanted = [name for name in names if name != "--check"]
    for file in sorted(FOLDER.glob("*.ipynb")):
        if not wanted or file.stem in wanted:
            notebook = executed(file)
            if wanted == names:
                nbformat.write(notebook, file)
            else:
                print(f"{file.name} runs")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
