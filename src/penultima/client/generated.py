"""Writes every file that is made from the Python sources: `make generated`.

A test compares what is committed with what would be written, so no copy can be out of date.
"""

from __future__ import annotations

import json
from pathlib import Path

from penultima.catalog import catalog, rulebook_facts
from penultima.client import documents, typescript
from penultima.client.schema import schema
from penultima.protocol import write


def files() -> dict[str, str]:
    """Each file by its path in the repository."""
    page = "web/src/generated"
    return {
        "docs/protocol.md": documents.page(),
        "docs/protocol/schema.json": schema().decode(),
        f"{page}/protocol.ts": typescript.messages(),
        f"{page}/choices.ts": typescript.choices(),
        f"{page}/table.ts": typescript.table(),
        f"{page}/bot-names.ts": typescript.names_of_bots(),
        f"{page}/cards.ts": typescript.cards(),
        f"{page}/palette.ts": typescript.colors(),
        f"{page}/events.ts": typescript.events(),
        f"{page}/connection.ts": typescript.connection(),
        f"{page}/shelf.json": write(catalog()).decode() + "\n",
        f"{page}/rulebook.json": json.dumps(rulebook_facts(), separators=(",", ":")) + "\n",
    }


def main() -> None:
    """Write them all below the current folder, which is the repository."""
    for path, text in files().items():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
