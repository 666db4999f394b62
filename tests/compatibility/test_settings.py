"""Settings of a server and of a table keep their names."""

from __future__ import annotations

import json
import tomllib

from tests.compatibility.running import command
from tests.compatibility.stored import FIXTURES, read_json

SERVER = set(tomllib.loads((FIXTURES / "settings.toml").read_text("utf-8")))


def test_every_setting_of_a_server_is_a_flag_as_it_was() -> None:
    assert len(SERVER) == 22
    told = command("serve", "--help")
    assert told.exit_code == 0
    for name in (*SERVER, "config", "lan", "no_browser"):
        assert f"--{name.replace('_', '-')} " in told.stdout + " ", name


def test_every_setting_of_a_table_is_there_with_its_values() -> None:
    schema = json.loads(command("settings", "--json", "--lang", "en").stdout)
    shown = json.dumps(schema)
    for setting in read_json("shelf.json.xz")["settings"]:
        assert f'"{setting["name"]}"' in shown
        for value in setting["values"]:
            assert f'"{value}"' in shown, setting["name"]


def test_every_booklet_is_there_and_every_old_name_of_an_edition() -> None:
    for edition in read_json("shelf.json.xz")["editions"]:
        for booklet in edition["booklets"]:
            told = command("rules", booklet["id"], "--lang", "en")
            assert told.exit_code == 0, told.output
    for alias in ("uno", "monster-high/es", "madagascar", "kickin-battle/fr", "hyper-speed"):
        assert command("rules", alias, "--lang", "en").exit_code == 0, alias
