"""Temporary files of tests lie in memory only where the machine has it to spare."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import available_memory


def test_memory_that_is_available(tmp_path: Path) -> None:
    told = tmp_path / "meminfo"
    told.write_text("MemTotal:       24000000 kB\nMemFree:  1000 kB\nMemAvailable:   3000 kB\n", "ascii")
    assert available_memory(told) == 3000 << 10
    told.write_text("MemTotal:       24000000 kB\n", "ascii")
    assert available_memory(told) == 0, "an old system does not say"
    assert available_memory(tmp_path / "none") == 0
