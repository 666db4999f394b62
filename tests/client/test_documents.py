"""What is written about the protocol is what the program speaks."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from penultima import protocol
from penultima.client import documents
from penultima.client.view import view_of
from penultima.game import Game
from penultima.server import scene
from tests.server.kitchen import Kitchen

DOCS = Path(__file__).parents[2] / "docs"


def test_page_schema_and_types_are_up_to_date() -> None:
    for path, text in (
        (DOCS / "protocol.md", documents.page().encode()),
        (DOCS / "protocol" / "schema.json", documents.schema()),
        (DOCS / "protocol" / "protocol.ts", documents.typescript().encode()),
    ):
        assert path.read_bytes() == text, f"{path.name} is out of date: make protocol"


def test_every_message_is_in_the_schema() -> None:
    defs, page = json.loads(documents.schema())["$defs"], documents.page()
    for one in (*protocol.REQUESTS, *protocol.ANSWERS):
        assert one.__name__ in defs
        assert f"### `{one.__struct_config__.tag}`" in page


def test_the_types_are_typescript(tmp_path: Path) -> None:
    compiler = shutil.which("tsc")
    if compiler is None:
        text = documents.typescript()
        assert text.count("{") == text.count("}")
        assert "unknown;" not in text
        return
    done = subprocess.run(
        [compiler, "--noEmit", "--strict", str(DOCS / "protocol" / "protocol.ts")], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout


SHOWN = ("players", "phase", "turn", "hand", "sizes", "top", "color", "direction", "owes", "drawn", "dealer")


@pytest.mark.parametrize(
    ("rules", "forced"),
    [
        ("classic/en", False),
        ("classic/en +forced_play=on", True),
        ("battle/fr", False),
        ("battle/es", True),
        ("scary/es", False),
        ("revenge/en", False),
        ("hyper/fr", False),
    ],
)
def test_a_look_becomes_the_view_it_was_made_from(rules: str, forced: bool) -> None:
    chance, musts = Random(4), 0
    for number in range(3):
        kitchen = Kitchen(people=3, rules=rules, root=f"{number:02x}" * 32)
        kitchen.start()
        for _ in range(60):
            match = kitchen.table.match
            assert match is not None
            game: Game = match.game
            if game.over:
                break
            for seat in (0, 1, 2, None):
                musts += _shown_as_it_is(kitchen, rules, seat, game)
            legal = [move.text for move in game.legal_moves()]
            kitchen.now += 10_000  # who forgot UNO had time to remember it, the others to notice
            kitchen.play(game.turn or 0, "draw" if "draw" in legal and chance.random() < 0.3 else chance.choice(legal))
    assert (musts > 0) == forced


def _shown_as_it_is(kitchen: Kitchen, rules: str, seat: int | None, game: Game) -> int:
    look = scene.look(kitchen.table, seat)
    assert look is not None
    shown, real = view_of(look, rules), game.view(seat)
    for name in SHOWN:
        assert getattr(shown, name) == getattr(real, name), name
    assert shown.legal_moves() == real.legal_moves()
    assert shown.table["must"] == real.table["must"], "whether a drawn card must be laid"
    return int(real.table["must"][0])
