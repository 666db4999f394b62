"""What all tests share."""

import os
import shutil
import tempfile
from pathlib import Path

# The engine file, also for the programs that tests start: what players use, and nothing to compile.
os.environ.setdefault("PENULTIMA_ENGINE", "wasm")

import pytest

MEMORY = Path("/dev/shm")
ROOM = 3 << 30
"""Bytes that all tests together may need for their files, environments with wheels included."""
RESERVE = 2 << 30
"""Bytes of memory that the programs under test need beside."""


def available_memory(meminfo: Path = Path("/proc/meminfo")) -> int:
    """Bytes that programs can still take, by Linux's own estimate; none where it does not say. The size of `/dev/shm`
    is only a bound: its files are memory that others may have taken already."""
    try:
        words = [line.split() for line in meminfo.read_text("ascii").splitlines()]
    except OSError:
        return 0
    return next((int(one[1]) << 10 for one in words if one[:1] == ["MemAvailable:"]), 0)


def in_memory() -> None:
    """Put temporary files into memory where the machine has room there, unless somebody has chosen a folder.

    Servers write to disk before they answer, thousands of times in these tests: on most machines that was half of
    their time. What must survive a loss of power is tested with a disk of our own (tests/server/power_loss.py).
    """
    if "TMPDIR" in os.environ or not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK | os.X_OK):
        return
    if os.statvfs(MEMORY).f_flag & os.ST_NOEXEC or shutil.disk_usage(MEMORY).free < ROOM:
        return
    if available_memory() < ROOM + RESERVE:
        return
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


in_memory()

# Asserted in by tests of several folders: here, before any of them imports one.
pytest.register_assert_rewrite("tests.server.knowledge", "tests.server.players", "tests.server.witnesses")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long, unless somebody asks for marked tests or names a test."""
    if config.option.markexpr or any("::" in name for name in config.args):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests measured and recorded as a property, whichever worker ran them."""
    reports = [report for found in terminalreporter.stats.values() for report in found]
    calls = [report for report in reports if getattr(report, "when", "") == "call"]
    measured = [(report.nodeid, one) for report in calls for one in report.user_properties]
    if measured:
        terminalreporter.section("measured")
    for nodeid, (name, value) in measured:
        terminalreporter.write_line(f"{nodeid.rpartition('::')[2]}: {name}: {value}")
