"""One browser and one server for all tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.page.browser import Visitor, launched
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Visit = Callable[..., Visitor]


# For this folder, not for the session: while Playwright runs, no other test of the process can run a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with launched() as one:
        yield one


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    one = ServerProcess(str(tmp_path_factory.mktemp("page") / "tables.sqlite"))
    yield one
    one.kill()


@pytest.fixture
def visit(browser: Browser, served: ServerProcess) -> Iterator[Visit]:
    """Visitors of the server; at the end nobody's console has complained."""
    visitors: list[Visitor] = []

    def come(size: str = "desk", **options: Any) -> Visitor:
        visitors.append(Visitor(browser, served.url, size, **options))
        return visitors[-1]

    yield come
    complaints = [text for one in visitors for text in one.complaints]
    for one in visitors:
        one.close()
    assert complaints == []
