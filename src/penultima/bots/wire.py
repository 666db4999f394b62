"""A program at the other end of three pipes: lines out, lines in, and no wait without an end."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from penultima.errors import BotError, Fault

LONGEST = 65_536
"""Bytes a line of the program may have."""
TAIL = 4_096
"""Bytes of its error stream that are kept for the message."""
GRACE = 1.0
"""Seconds a program has to leave once its input has ended, and again once it was told to."""
LAST_WORDS = 0.3
"""Seconds to learn how a program ended."""
_CHUNK = 65_536


class Wire:
    """A running program. Whoever drops the wire, or leaves Python, ends the program and all that it started."""

    def __init__(self, program: str, words: Sequence[str]) -> None:
        self.program = program
        self._process = _start(program, words)
        self._unsent, self._unread, self._murmur = bytearray(), bytearray(), bytearray()
        self._mute = False
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in _pipes(self._process))
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._last_will = weakref.finalize(self, _end, self._process, GRACE, os.getpid())

    @property
    def stderr(self) -> str:
        """The end of what the program wrote to its error stream."""
        return printable(self._murmur.decode("utf-8", "replace"))

    def fault(self, reason: Fault, **facts: object) -> BotError:
        """What the program did wrong."""
        return BotError(reason, self.program, self.stderr, **facts)

    def write(self, line: bytes) -> None:
        """Put a line where the next `read` sends it off."""
        self._unsent += line + b"\n"

    def read(self, deadline: float) -> bytes:
        """The next line, once all that was written is sent; TimeoutError when the deadline has passed."""
        while self._unsent or b"\n" not in self._unread:
            self._pump(deadline)
        line, _, self._unread = self._unread.partition(b"\n")
        return bytes(line)

    def _pump(self, deadline: float) -> None:
        """Send and take what goes through now. A program that is ahead of us has to wait, so no flood gets in."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        with selectors.PollSelector() as watch:
            if self._unsent:
                watch.register(self._stdin, selectors.EVENT_WRITE, self._send)
            if b"\n" not in self._unread:
                watch.register(self._stdout, selectors.EVENT_READ, self._take)
            if not self._mute:
                watch.register(self._stderr, selectors.EVENT_READ, self._overhear)
            for key, _ in watch.select(left):
                key.data()

    def _send(self) -> None:
        try:
            del self._unsent[: os.write(self._stdin, self._unsent[:_CHUNK])]
        except BrokenPipeError:
            raise self._death() from None

    def _take(self) -> None:
        data = os.read(self._stdout, _CHUNK)
        if not data:
            raise self._death()
        self._unread += data
        end = self._unread.find(b"\n")
        if (len(self._unread) if end < 0 else end) > LONGEST:
            raise self.fault(Fault.TOO_LONG, n=LONGEST)

    def _overhear(self) -> None:
        data = os.read(self._stderr, _CHUNK)
        self._mute = not data
        self._murmur += data
        del self._murmur[:-TAIL]

    def _death(self) -> BotError:
        """How it ended, as far as that can be learned in a moment."""
        end = time.monotonic() + LAST_WORDS
        with selectors.PollSelector() as watch:
            watch.register(self._stderr, selectors.EVENT_READ)
            while not self._mute and watch.select(max(0.0, end - time.monotonic())):
                self._overhear()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS)
        return self.fault(Fault.DIED, status=_status(self._process.returncode))

    def end(self, grace: float = GRACE) -> None:
        """Say what is still to be said if it listens, and end it."""
        if self._last_will.detach():
            with suppress(OSError):
                os.write(self._stdin, self._unsent)
            _end(self._process, grace, os.getpid())


def _start(program: str, words: Sequence[str]) -> subprocess.Popen[bytes]:
    """A session of its own: Ctrl-C is for us, and what the program starts ends with it."""
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
    except FileNotFoundError:
        raise BotError(Fault.NOT_FOUND, program) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BotError(Fault.NOT_STARTED, program, why=why) from None


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], ...]:
    return tuple(pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None)


def _end(process: subprocess.Popen[bytes], grace: float, owner: int) -> None:
    """Its input ends; if it stays, it is told to go; then it and all it started are killed. A fork of us has no say."""
    if os.getpid() != owner:
        return
    try:
        for pipe in _pipes(process):
            pipe.close()
        if not _left(process, grace):
            _signal(process, signal.SIGTERM)
            _left(process, grace)
    finally:
        _signal(process, signal.SIGKILL)
        process.wait()


def _left(process: subprocess.Popen[bytes], seconds: float) -> bool:
    with suppress(subprocess.TimeoutExpired):
        process.wait(seconds)
    return process.returncode is not None


def _signal(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """To the program and its children; they may all be gone."""
    with suppress(OSError):
        os.killpg(process.pid, number)


def _status(code: int | None) -> str:
    """An exit status as people write it."""
    if code is None:
        return "?"
    return str(code) if code >= 0 else signal.Signals(-code).name


def printable(text: str) -> str:
    """Text of a stranger, without what would command the terminal."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "�" for letter in text).strip()
