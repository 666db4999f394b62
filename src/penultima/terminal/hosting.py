"""A server started from the command line: where it is, and how others get there."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from penultima.text import screen


def host(
    console: Console, flags: Mapping[str, Any], *, config: Path | None, lan: bool, browser: bool, language: str
) -> None:
    """Serve until Ctrl-C."""
    from penultima.server.serving import serve
    from penultima.server.settings import load_settings

    settings = load_settings(flags, config)
    if lan:
        address = home_address()
        settings = msgspec.structs.replace(settings, host="0.0.0.0", hosts=f"{settings.hosts},{address}")

    def ready(port: int) -> None:
        name = home_address() if lan else settings.host
        link = settings.public_url or f"http://{'localhost' if name == '127.0.0.1' else name}:{port}"
        words = screen(language)
        console.print(words.say("net-serving", link=link), markup=False, soft_wrap=True)
        if lan:
            console.print(qr_code(link), markup=False, soft_wrap=True)
        if browser and console.is_terminal:
            webbrowser.open(link)

    serve(settings, ready)


def home_address() -> str:
    """This machine's address in the home network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(link: str) -> str:
    """A link to point a phone at."""
    import io

    import segno

    out = io.StringIO()
    segno.make(link, micro=False).terminal(out, compact=True)
    return out.getvalue()
