"""The benchmark runs, prints lines that a program can read, and plays rounds as the probe does."""

from __future__ import annotations

import importlib.util
import json
import shutil
from pathlib import Path

import pytest

from penultima.lab.bench import another_way, measurements
from penultima.lab.bench.another_way import other_ways
from penultima.lab.bench.measurements import BOOKLET_OF_EACH_EDITION, SIZES, print_measurements, show
from penultima.runtime import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="measures compiled code")

Lines = dict[str, dict[str, object]]
ALWAYS = {f"probe_rules_{n}p" for n in SIZES} | {f"full_rules {rules}" for rules in BOOKLET_OF_EACH_EDITION}
ALWAYS |= {"game_api", "state", "startup_warm", "first_round"}


def bench(capsys: pytest.CaptureFixture[str], seconds: float) -> Lines:
    """What `penultima bench --json` prints, by name."""
    print_measurements(json=True, seconds=seconds)
    lines = [json.loads(text) for text in capsys.readouterr().out.splitlines()]
    return {line["name"]: line for line in lines}


def check_numbers(lines: Lines) -> None:
    """Every line has the keys that readers rely on, and no number is zero or less."""
    for line in lines.values():
        assert {"name", "moves_per_s", "rounds_per_s", "ratio_to_c_probe"} <= line.keys()
        numbers = [value for value in line.values() if isinstance(value, int | float) and not isinstance(value, bool)]
        assert all(number > 0 for number in numbers), line


@pytest.mark.long
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_every_line_is_printed_and_the_probe_plays_as_we_do(capsys: pytest.CaptureFixture[str]) -> None:
    lines = bench(capsys, 0.2)
    check_numbers(lines)
    assert lines.keys() >= ALWAYS
    for name in ("game_api", "first_round"):
        assert all(lines[f"{name}_{way}"]["way"] == way for way in other_ways())
    (in_wasm,) = (line for line in lines.values() if "nothing_cached" in line)
    assert in_wasm["way"] == "wasm"
    for players in SIZES:
        assert lines[f"c_probe_{players}p"]["moves_per_s"]
        assert lines[f"probe_rules_{players}p"]["ratio_to_c_probe"]
        for way in other_ways():
            assert lines[f"probe_rules_{players}p_{way}"]["way"] == way
            assert lines[f"probe_rules_{players}p_{way}"]["ratio_to_c_probe"]
        assert lines[f"careful_bots_{players}p"]["ratio_to_c_probe"]
        assert lines[f"agreement_{players}p"]["agrees"] is True, lines[f"agreement_{players}p"]


@pytest.mark.long
def test_without_a_compiler_the_ratios_are_left_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for module in (another_way, measurements):  # to compile all for native code would take a minute
        monkeypatch.setattr(module, "other_ways", list)
    lines = bench(capsys, 0.02)
    check_numbers(lines)
    assert lines.keys() >= ALWAYS
    assert "no C compiler" in str(lines["c_probe_4p"]["note"])
    assert not any(line["ratio_to_c_probe"] for line in lines.values())
    if importlib.util.find_spec("penultima.cli"):
        assert lines["startup_warm"]["seconds"]


def test_a_row_shows_what_was_measured() -> None:
    line = {"name": "x", "moves_per_s": 1234567, "rounds_per_s": 89.6, "ratio_to_c_probe": None, "players": 4}
    assert show(line).split() == ["x", "1,234,567", "90", "players", "4"]
