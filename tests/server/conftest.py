"""One server for all tests that do not hurt it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.database_servers import Postgres, Redis, a_postgres, a_redis
from tests.server.server_process import ServerProcess, running_server


@pytest.fixture(scope="package")
def served() -> Iterator[ServerProcess]:
    """A server with a fresh SQLite file."""
    with running_server() as running:
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
