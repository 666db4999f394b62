"""A table on a device takes the same messages as the server, and shows the same names and words."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from penultima.protocol import CLIENT_MESSAGES, Command, Hello, NewTable, Ping, read_client_message
from penultima.server.core.clean_text import clean, clean_name
from tests.local.node import bundled, needs_node, run
from tests.server.test_any_command import WISHES

pytestmark = needs_node
ODD: list[Any] = [
    None,
    True,
    0,
    -1,
    10,
    1.5,
    2**53,
    2**53 - 1,
    "",
    "x",
    "x" * 65,
    "é" * 401,
    [],
    {},
    "0" * 64,
    "normal",
]
TOKEN = "abcDEF012_-" * 3
SIGNS = (
    "aÄßﬁ１ \t\n\u00a0\u2003\u2800\u200b\u200d\u200e\u202e\u2066\ufe0f\u0301\u0300\u0302\u20dd\u034f\u3164"
    "👩👧🎲🏽❤✌°´`¨ρж漢א\u0000\ue000\u2028\u2029\u00ad\u0e31\u0bcd"
)
"""Letters, blanks, marks, pictures, what joins pictures, and what nobody sees."""


def written(kind: type[Any], chance: Random) -> dict[str, Any]:
    """A good message as plain data."""
    if kind is Hello:
        made: Any = Hello(table="0abcdefg", token=TOKEN, since=chance.choice([None, 5]))
    elif kind is Ping:
        made = Ping(n=3)
    elif kind is NewTable:
        made = NewTable(cmd="c", token=TOKEN, name="Ada", bots=["easy"], seats=chance.randint(2, 10))
    else:
        made = kind(cmd="c1", **WISHES[kind](chance))
    plain: dict[str, Any] = json.loads(msgspec.json.encode(made))
    return plain


def spoiled(plain: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The same with something missing, wrong or too much, mostly."""
    plain, what = dict(plain), chance.random()
    keys = [key for key in plain if key != "do"] or ["cmd"]
    if what < 0.2:
        plain.pop(chance.choice(keys), None)
    elif what < 0.75:
        plain[chance.choice(keys)] = chance.choice(ODD)
    elif what < 0.85:
        plain[chance.choice(["extra", "bot_pace", "seat", "Do"])] = chance.choice(ODD)
    elif what < 0.9:
        plain["do"] = chance.choice(["nothing", "constructor", "join", "hello"])
    return plain


def accepted(data: bytes, kind: Any = None) -> bool:
    try:
        if kind is None:
            read_client_message(data)
        else:
            msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return True


def test_the_same_messages_are_taken(tmp_path: Path) -> None:
    chance, expected = Random("messages"), list[bool]()
    lines: list[dict[str, Any]] = []
    kinds: list[type[Any]] = [*CLIENT_MESSAGES, NewTable]
    for kind in kinds * 80:
        plain = spoiled(written(kind, chance), chance)
        if kind is NewTable:
            plain.pop("do", None)
            lines.append({"wish": plain})
            expected.append(accepted(json.dumps(plain).encode(), NewTable))
        else:
            lines.append({"message": json.dumps(plain)})
            expected.append(accepted(json.dumps(plain).encode()))
    for text in ("", "{", "[]", "null", '"start"', '{"do":["start"],"cmd":"x"}'):
        lines.append({"message": text})
        expected.append(False)
    path = tmp_path / "lines"
    path.write_text("\n".join(json.dumps(line) for line in lines), "utf-8")
    found = [json.loads(line) for line in run(bundled("texts", tmp_path), path).splitlines()]
    for line, one, two in zip(lines, expected, found, strict=True):
        assert one == two, line
    assert 300 < sum(expected) < len(expected) - 300
    assert sum(issubclass(kind, Command) for kind in CLIENT_MESSAGES) == len(WISHES)


def test_the_same_words_are_shown(tmp_path: Path) -> None:
    chance = Random("words")
    assert {unicodedata.category(sign) for sign in SIGNS} >= {
        "Cc",
        "Cf",
        "Co",
        "Zl",
        "Zp",
        "Mn",
        "Me",
        "So",
        "Sk",
        "Zs",
    }
    texts = ["".join(chance.choices(SIGNS, k=chance.randint(0, 40))) for _ in range(3000)]
    path = tmp_path / "lines"
    path.write_text("\n".join(json.dumps({"words": text}) for text in texts), "utf-8")
    found = [json.loads(line) for line in run(bundled("texts", tmp_path), path).splitlines()]
    for text, shown in zip(texts, found, strict=True):
        assert shown == [clean_name(text), clean(text, 200)], ascii(text)
