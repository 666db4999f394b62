"""One server for all tests that do not hurt it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.served import Served, serving


@pytest.fixture(scope="package")
def served() -> Iterator[Served]:
    """A server with a fresh SQLite file."""
    with serving() as running:
        yield running
