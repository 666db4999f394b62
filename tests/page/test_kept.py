"""A server's page is kept as well: it opens while the server is away, and never mistakes an answer of it for a file."""

from __future__ import annotations

from pathlib import Path
from urllib.request import urlopen

import penultima.server
from tests.page.conftest import Visit
from tests.server.server_process import ServerProcess

KEPT = """async () => { const [own] = await caches.keys();
  return own ? (await (await caches.open(own)).keys()).map((one) => new URL(one.url).pathname) : []; }"""
PLAIN_HTTP = """() => { Object.defineProperty(window, "isSecureContext", { value: false });
  for (const name of ["clipboard", "share", "serviceWorker"]) Object.defineProperty(Navigator.prototype, name,
    { value: undefined }); }"""
"""What browsers give to a page over plain http in a home network."""


def test_the_page_opens_while_the_server_is_away(visit: Visit) -> None:
    visitor = visit(service_workers="allow")
    page = visitor.go()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept = page.evaluate(KEPT)
    assert {"/index.html", "/table.html", "/icon-512.png", "/app-fr.webmanifest"} <= set(kept)
    assert [path for path in kept if path.endswith(".wasm")]
    assert not [path for path in kept if path.startswith(("/api", "/ws")) or path.endswith((".gz", ".br"))]
    visitor.context.set_offline(True)
    for path in ("/", "/replay", "/t/zzzzzzzz"):
        page.goto(visitor.url + path)
        page.wait_for_function("() => document.querySelector('#app main, #app [data-testid], #app section')")
        assert page.evaluate("() => fetch('/api/tables').then(() => 'answered', () => 'away')") == "away"
    visitor.context.set_offline(False)
    assert page.evaluate("() => fetch('/api/tables').then((one) => one.status)") == 200
    visitor.forgive_lost_network()


def test_the_engine_and_the_worker_come_as_they_should(served: ServerProcess) -> None:
    page = Path(penultima.server.__file__).parent / "page"
    (wasm,) = page.glob("assets/engine-*.wasm")
    with urlopen(f"{served.url}/assets/{wasm.name}") as answer:
        assert answer.headers["content-type"] == "application/wasm"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.read() == (page.parents[1] / "runtime" / "table" / "engine.wasm").read_bytes()
    assert wasm.with_name(f"{wasm.name}.br").stat().st_size < 70_000
    with urlopen(f"{served.url}/sw.js") as answer:
        assert answer.headers["cache-control"] == "no-cache"
        assert "javascript" in answer.headers["content-type"]
    with urlopen(f"{served.url}/app-it.webmanifest") as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
