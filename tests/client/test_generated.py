"""What is made from the Python sources is up to date and says what the program does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from penultima import protocol
from penultima.client import documents, typescript
from penultima.client.generated import files
from penultima.client.schema import schema
from penultima.close_codes import FINAL, CloseCode

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", files())
def test_each_file_is_up_to_date(path: str) -> None:
    assert (ROOT / path).read_text("utf-8") == files()[path], f"{path} is out of date: make generated"


def test_nothing_else_is_among_the_generated() -> None:
    folder = ROOT / "web" / "src" / "generated"
    assert {f"web/src/generated/{file.name}" for file in folder.iterdir()} <= set(files())


def test_every_message_is_in_the_schema() -> None:
    defs, page = json.loads(schema())["$defs"], documents.page()
    for one in (*protocol.CLIENT_MESSAGES, *protocol.SERVER_MESSAGES):
        assert one.__name__ in defs
        assert f"### `{one.__struct_config__.tag}`" in page


def test_no_type_is_left_open() -> None:
    text = typescript.messages()
    assert text.count("{") == text.count("}")
    assert "unknown;" not in text


def test_a_message_uses_the_names_of_choices() -> None:
    text = typescript.messages()
    for field in ("phase: Phase;", "pace: Pace;", "what?: NewsKind;", "status: Status;", "color?: Color | null;"):
        assert field in text


def test_coming_back_makes_no_sense_after_a_final_close() -> None:
    assert {int(code) for code in FINAL} == {1009, 4400, 4403, 4404, 4409, 4410}
    assert {int(code) for code in CloseCode} - FINAL == {1011, 1012, 1013, 4408, 4413, 4429, 4503}


def test_no_close_code_is_written_as_a_number_elsewhere() -> None:
    number = re.compile(rf"\b({'|'.join(str(int(code)) for code in CloseCode)})\b")
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    owners = {"close_codes.py", "connection.ts"}
    assert [file for file in sources if file.name not in owners and number.search(file.read_text("utf-8"))] == []
