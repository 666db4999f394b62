"""A server started from the command line: where it is, and how others get there."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from penultima.text import screen

EVERYWHERE = ("0.0.0.0", "::")


def host(
    console: Console, flags: Mapping[str, Any], *, config: Path | None, lan: bool, browser: bool, language: str
) -> None:
    """Serve until Ctrl-C."""
    from penultima.server.access import is_loopback_name
    from penultima.server.serving import serve
    from penultima.server.settings import load_settings

    settings = load_settings(flags, config)

    def ready(port: int, links: list[str]) -> None:
        name = "localhost" if is_loopback_name(settings.host) or settings.host in EVERYWHERE else settings.host
        link = settings.public_url or f"http://{name}:{port}"
        words = screen(language)
        console.print(words.say("net-serving", link=link), markup=False, soft_wrap=True)
        for other in links:
            console.print(words.say("net-at-home", link=other), markup=False, soft_wrap=True)
            console.print(qr_code(other), markup=False, soft_wrap=True)
        if lan and not links:
            console.print(words.say("refused-no-network").capitalize(), markup=False, soft_wrap=True)
        if browser and console.is_terminal:
            threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()

    serve(settings, ready, lan=lan)


def qr_code(link: str) -> str:
    """A link to point a phone at."""
    import io

    import segno

    out = io.StringIO()
    segno.make(link, micro=False).terminal(out, compact=True)
    return out.getvalue()
