"""One server for all tests that do not hurt it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.machines import Postgres, Redis, a_postgres, a_redis
from tests.server.served import Served, serving


@pytest.fixture(scope="package")
def served() -> Iterator[Served]:
    """A server with a fresh SQLite file."""
    with serving() as running:
        yield running


@pytest.fixture(scope="package")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    with a_postgres() as running:
        yield running


@pytest.fixture(scope="package")
def redis() -> Iterator[Redis]:
    """A Redis server."""
    with a_redis() as running:
        yield running
