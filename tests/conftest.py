"""What all tests share."""

import os

# The engine file, also for the programs that tests start: what players use, and nothing to compile.
os.environ.setdefault("PENULTIMA_ENGINE", "wasm")

import pytest

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
