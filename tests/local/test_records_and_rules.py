"""Records go both ways between a device and Python, and rules as text are read and refused alike."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from penultima.booklets import Rules, booklets
from penultima.cli import main
from penultima.errors import PenultimaError
from penultima.game.fair.findings import Verdict
from penultima.game.fair.verify import verify
from penultima.game.record import Record
from penultima.rules.settings import SETTINGS, Choice
from tests.choosing import few
from tests.differential import random_rules
from tests.local.node import ABI, WASM, bundled, needs_node, run
from tests.local.script import ScriptedTable

pytestmark = needs_node
EDITIONS = ("classic/en", "scary/es", "revenge/es", "battle/fr", "hyper/fr")


@pytest.mark.parametrize("edition", few(EDITIONS, "battle/fr"))
def test_a_match_on_a_device_is_proven_fair(tmp_path: Path, edition: str) -> None:
    program = bundled("play", tmp_path)
    target = "" if edition == "hyper/fr" else " +target=50"
    run(program, f"{edition} +hand=4{target}", tmp_path, str(10 + EDITIONS.index(edition)))
    for path in sorted(tmp_path.glob("*.json")):
        record = Record.load(path)
        assert verify(record).verdict is Verdict.PROVEN
        assert record.replay().over
        assert path.read_bytes() == record.encode()
        assert ("taken_back" in record.extra) == bool(int(path.stem) % 2)
        assert "Proven" in CliRunner().invoke(main, ["verify", str(path), "--lang", "en"]).output


def test_a_record_of_the_server_is_read_and_replayed_by_a_device(tmp_path: Path) -> None:
    program, files = bundled("read", tmp_path), []
    for seed in range(40, 54):
        scripted = ScriptedTable(seed)
        for _ in scripted.lines(400):
            pass
        table = scripted.table
        if table.match is None or table.shuffler is None or table.status == "dealing":
            continue
        files.append(tmp_path / f"{seed}.json")
        Record.of(table.match, table.shuffler.transcript).save(files[-1])
    found = [json.loads(line) for line in run(program, WASM, ABI, *files).splitlines()]
    assert len(found) == len(files)
    assert sum(one["rounds"] for one in found) > 15
    assert all(one["fair"] and one["same"] for one in found)


def mistyped(word: str, chance: Random) -> str:
    """A word with some letters left out, doubled, changed or large."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(word) + 1)
        word = chance.choice([word[:at] + word[at + 1 :], word[:at] + word[at - 1 :], f"{word[:at]}x{word[at + 1 :]}"])
    return word.upper() if chance.random() < 0.1 else word


def texts(count: int) -> list[tuple[str, int]]:
    """Rules as people write them, wrong ones included, each with a number of players."""
    chance = Random("rules as text")
    names = [*(booklet.id for booklet in booklets()), "uno", "madagascar/en", "SCARY", "hyper/en", "batle/fr", "x", ""]
    names += ["clasic", "kickin-batle/fr", "monster/it", "revengee", "/en", "battle/"]
    found = [
        (str(random_rules(chance, booklet.id)), chance.randint(1, 11)) for booklet in booklets() for _ in range(20)
    ]
    found += [("classic/en +hand=10", 10), ("hyper/fr +hand=9", 9)]
    while len(found) < count:
        changes = []
        for _ in range(chance.randint(0, 3)):
            setting = chance.choice(list(SETTINGS.values()))
            values = (
                [one.name.lower() for one in setting.values]
                if isinstance(setting, Choice)
                else [str(chance.randint(0, 12)), str(setting.high), "0007", "99999", "１"]
            )
            name = chance.choice([setting.name] * 20 + [mistyped(setting.name, chance), ""])
            value = chance.choice([*values, "maybe", "", mistyped(values[0], chance)])
            changes.append(chance.choice(["+"] * 20 + ["", "-"]) + f"{name}={value}")
        text = " ".join([chance.choice(names), *changes])
        found.append((text.replace("=", "", 1) if chance.random() < 0.02 else text, chance.randint(0, 11)))
    return found


def as_python(text: str, players: int) -> dict[str, object]:
    try:
        rules = Rules.parse(text)
        rules.check_players(players)
    except PenultimaError as error:
        return {"code": error.code, "facts": {name: str(value) for name, value in error.facts.items()}}
    return {"rules": str(rules), "values": {name: int(rules[name]) for name in SETTINGS}}


def test_rules_as_text_are_read_and_refused_alike(tmp_path: Path) -> None:
    asked = texts(4000)
    (tmp_path / "texts").write_text("\n".join(json.dumps(one) for one in asked), "utf-8")
    answers = [json.loads(line) for line in run(bundled("rules", tmp_path), ABI, tmp_path / "texts").splitlines()]
    for (text, players), answer in zip(asked, answers, strict=True):
        assert answer == as_python(text, players), (text, players)
    codes = {answer.get("code") for answer in answers}
    assert codes >= {
        *("no-edition", "no-edition-but", "not-printed", "change-form", "set-twice", "no-setting", "setting-range"),
        *("setting-value", "contradiction", "players", "no-card-left", "no-setting-but", "setting-value-but", None),
    }
