"""One browser and one site for all tests of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from penultima.site.writing import documentation, write_site
from tests.page.browser import Visitor, launched
from tests.site.static_host import StaticHost

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with launched() as one:
        yield one


@pytest.fixture(scope="package")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    host = StaticHost(tmp_path_factory.mktemp("hosted"))
    write_site(host.site, documentation())
    yield host
    host.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Visitors of a host; at the end nobody's console has said anything, and nobody was asked but the host."""
    visitors: list[Visitor] = []
    asked: list[tuple[str, str]] = []

    def come(host: StaticHost, size: str = "desk", **options: Any) -> Visitor:
        visitor = Visitor(browser, host.url, size, **options)
        visitor.context.on("request", lambda request: asked.append((host.origin, request.url)))
        visitors.append(visitor)
        return visitor

    yield come
    complaints = [text for one in visitors for text in one.complaints]
    for one in visitors:
        one.close()
    assert complaints == []
    assert [url for origin, url in asked if not url.startswith((f"{origin}/", "data:", "blob:"))] == []
    assert asked
