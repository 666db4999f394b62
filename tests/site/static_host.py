"""A plain web server for a folder: it knows no routes and no rules, like any cheap web space."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class _Quiet(SimpleHTTPRequestHandler):
    def __init__(self, *given: Any, host: StaticHost, **named: Any) -> None:
        self.host = host
        super().__init__(*given, **named)

    def do_GET(self) -> None:
        """Answer with a file, unless the host is in trouble."""
        if self.host.trouble:
            return self.send_error(503)
        return super().do_GET()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class _CleanAddresses(_Quiet):
    """Sends from `…/index.html` to `…/` and from `one.html` to `one`, as hosts do for tidy addresses."""

    def do_GET(self) -> None:
        """Answer with a file, or with the address it has here."""
        path = self.path.partition("?")[0]
        if path.endswith(".html"):
            self.send_response(308)
            self.send_header("Location", path.removesuffix("index.html") if path.endswith("/index.html") else path[:-5])
            self.send_header("Content-Length", "0")
            return self.end_headers()
        if Path(f"{self.translate_path(path)}.html").is_file():
            self.path = f"{path}.html"
        return super().do_GET()


class StaticHost:
    """Serves what lies below a folder; the site lies two folders deeper."""

    BELOW = "some/folder"
    trouble = False
    """Whether every answer is 503."""

    def __init__(self, root: Path, *, clean_addresses: bool = False) -> None:
        handler = _CleanAddresses if clean_addresses else _Quiet
        self.site = root / self.BELOW
        self.site.mkdir(parents=True)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, host=self, directory=str(root)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.url = f"{self.origin}/{self.BELOW}/"

    def close(self) -> None:
        """Serve no longer."""
        self._server.shutdown()
        self._server.server_close()
