"""A running program and its three pipes: lines are written and read, never with an endless wait."""

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

from penultima.errors import BotError, Fault, system_facts

LONGEST_LINE = 65_536
"""Bytes a line of the program may have."""
STDERR_KEPT = 4_096
"""Bytes of its error stream that are kept for the message."""
GRACE = 1.0
"""Seconds a program has to exit once its input has ended, and again once it was terminated."""
EXIT_WAIT = 0.3
"""Seconds to learn how a program ended."""
_CHUNK = 65_536


class ProgramProcess:
    """A running program. It ends, with all that it started, when this object is dropped or Python ends."""

    def __init__(self, program: str, words: Sequence[str]) -> None:
        self.program = program
        self._popen = _start(program, words)
        self._unsent, self._unread, self._stderr_tail = bytearray(), bytearray(), bytearray()
        self._stderr_closed = False
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in _pipes(self._popen))
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._finalizer = weakref.finalize(self, _end, self._popen, GRACE, os.getpid())

    @property
    def stderr(self) -> str:
        """The end of what the program wrote to its error stream."""
        return printable(self._stderr_tail.decode("utf-8", "replace"))

    def fault(self, reason: Fault, **facts: object) -> BotError:
        """The error for something that the program did wrong."""
        return BotError(reason, self.program, self.stderr, **facts)

    def write(self, line: bytes) -> None:
        """Queue a line; the next `read` sends it."""
        self._unsent += line + b"\n"

    def read(self, deadline: float) -> bytes:
        """The next line, once all that was written is sent; TimeoutError when the deadline has passed."""
        while self._unsent or b"\n" not in self._unread:
            self._exchange(deadline)
        line, _, self._unread = self._unread.partition(b"\n")
        return bytes(line)

    def _exchange(self, deadline: float) -> None:
        """Send and receive what is possible now. Only one line is read ahead, so a program cannot flood us."""
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        with selectors.PollSelector() as watch:
            if self._unsent:
                watch.register(self._stdin, selectors.EVENT_WRITE, self._send)
            if b"\n" not in self._unread:
                watch.register(self._stdout, selectors.EVENT_READ, self._read_stdout)
            if not self._stderr_closed:
                watch.register(self._stderr, selectors.EVENT_READ, self._read_stderr)
            for key, _ in watch.select(left):
                key.data()

    def _send(self) -> None:
        try:
            del self._unsent[: os.write(self._stdin, self._unsent[:_CHUNK])]
        except BrokenPipeError:
            raise self._exit_error() from None

    def _read_stdout(self) -> None:
        data = os.read(self._stdout, _CHUNK)
        if not data:
            raise self._exit_error()
        self._unread += data
        end = self._unread.find(b"\n")
        if (len(self._unread) if end < 0 else end) > LONGEST_LINE:
            raise self.fault(Fault.TOO_LONG, n=LONGEST_LINE)

    def _read_stderr(self) -> None:
        data = os.read(self._stderr, _CHUNK)
        self._stderr_closed = not data
        self._stderr_tail += data
        del self._stderr_tail[:-STDERR_KEPT]

    def _exit_error(self) -> BotError:
        """The error for a program that has ended, with its exit status if that is known in a moment."""
        end = time.monotonic() + EXIT_WAIT
        with selectors.PollSelector() as watch:
            watch.register(self._stderr, selectors.EVENT_READ)
            while not self._stderr_closed and watch.select(max(0.0, end - time.monotonic())):
                self._read_stderr()
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(EXIT_WAIT)
        return self.fault(Fault.DIED, status=_status(self._popen.returncode))

    def end(self, grace: float = GRACE) -> None:
        """Send what is still queued, if the program reads it, and end it."""
        if self._finalizer.detach():
            with suppress(OSError):
                os.write(self._stdin, self._unsent)
            _end(self._popen, grace, os.getpid())


def _start(program: str, words: Sequence[str]) -> subprocess.Popen[bytes]:
    """A session of its own: Ctrl-C is for us, and what the program starts ends with it."""
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
    except FileNotFoundError:
        raise BotError(Fault.NOT_FOUND, program) from None
    except OSError as error:
        raise BotError(Fault.NOT_STARTED, program, **system_facts(error)) from None
    except ValueError as error:
        raise BotError(Fault.NOT_STARTED, program, why=str(error)) from None


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], ...]:
    return tuple(pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None)


def _end(process: subprocess.Popen[bytes], grace: float, owner: int) -> None:
    """Close its pipes; if it stays, terminate it; then kill it and all it started. A forked process does nothing."""
    if os.getpid() != owner:
        return
    try:
        for pipe in _pipes(process):
            pipe.close()
        if not _exited(process, grace):
            _signal(process, signal.SIGTERM)
            _exited(process, grace)
    finally:
        _signal(process, signal.SIGKILL)
        process.wait()


def _exited(process: subprocess.Popen[bytes], seconds: float) -> bool:
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
    """Foreign text, without characters that would control the terminal."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "�" for letter in text).strip()
