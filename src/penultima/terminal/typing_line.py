"""A keyboard that never blocks what others do: lines come from a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading

from rich.console import Console

PROMPT = " > "


class TypingLine:
    """What a person types, line by line; the last one is `quit`."""

    def __init__(self, console: Console, drawn: bool) -> None:
        self.console = console
        self.drawn = drawn
        self.lines: asyncio.Queue[str] = asyncio.Queue()

    def listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read from now on."""

        def read() -> None:
            with contextlib.suppress(EOFError, OSError, RuntimeError, ValueError):
                while True:
                    line = input() if self.drawn else sys.stdin.readline()
                    if not self.drawn and not line:
                        break
                    loop.call_soon_threadsafe(self.lines.put_nowait, line.strip())
            with contextlib.suppress(RuntimeError):  # the table is closed already
                loop.call_soon_threadsafe(self.lines.put_nowait, "quit")

        threading.Thread(target=read, daemon=True).start()

    def prompt(self) -> None:
        """After the picture was drawn anew, also what is typed already."""
        if not self.drawn:
            return
        typed = ""
        with contextlib.suppress(ImportError):
            import readline

            typed = readline.get_line_buffer()
        self.console.file.write(f"{PROMPT}{typed}")
        self.console.file.flush()
