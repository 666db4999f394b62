"""`penultima` called alone asks a person what they want, in their language, and does it; a script gets the help."""

from __future__ import annotations

import os
import pty
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from penultima.cli.start import CHOICES, understood
from penultima.terminal.menu import row_number
from penultima.text import LANGUAGES, translator
from tests.hanging import HANGS


class Person:
    """Somebody at a terminal in which a program runs: reads until a text appears, and types."""

    def __init__(self, terminal: int, process: subprocess.Popen[bytes]) -> None:
        self.terminal, self.process = terminal, process
        self.seen = ""

    def reads(self, text: str | None) -> str:
        """All that was said, up to this text; without one, to the end of the program."""
        end = time.monotonic() + HANGS
        while (text is None or text not in self.seen) and time.monotonic() < end:
            ready, _, _ = select.select([self.terminal], [], [], 1)
            if ready:
                try:
                    self.seen += os.read(self.terminal, 65536).decode("utf-8", "replace")
                except OSError:  # nobody is at the other end any more
                    break
        assert text is None or text in self.seen, self.seen
        return self.seen

    def stays(self) -> int:
        """To the end: who writes to a terminal waits until somebody reads. How the program ended."""
        self.reads(None)
        return self.process.wait(HANGS)

    def types(self, text: str) -> None:
        os.write(self.terminal, f"{text}\n".encode())


@contextmanager
def called_alone(folder: Path, language: str = "en", *words: str, **more: str) -> Iterator[Person]:
    """`penultima` in a terminal, in this language, with a data folder of its own and a browser that opens nothing."""
    ours, theirs = pty.openpty()
    own = {"LC_ALL": f"{language}.UTF-8", "TERM": "dumb", "PAGER": "cat", "BROWSER": "true", "PENULTIMA_PORT": "0"}
    own |= {"XDG_DATA_HOME": str(folder), "PENULTIMA_DATABASE": str(folder / "tables.sqlite"), "COLUMNS": "100"}
    own |= more
    # Who is started in the background may have been told to ignore Ctrl-C.
    heed = "import signal, runpy; signal.signal(signal.SIGINT, signal.default_int_handler); "
    program = heed + "runpy.run_module('penultima', run_name='__main__', alter_sys=True)"
    process = subprocess.Popen(
        [sys.executable, "-c", program, *words],
        cwd=folder,
        env=os.environ | own,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    try:
        yield Person(ours, process)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_asks_in_the_language_of_the_person_and_understands_numbers_and_words(language: str, tmp_path: Path) -> None:
    words = translator(language)
    with called_alone(tmp_path, language) as person:
        told = person.reads(words.say("start-question"))
        assert all(words.say(f"start-{one}.about") in told for one in CHOICES)
        person.types("zzz")
        person.reads(words.say("start-again", n=len(CHOICES)))
        person.types(words.words("type-lab")[0])
        person.reads("penultima lab play")
        assert person.stays() == 0
    for number, choice in enumerate(CHOICES, 1):
        assert understood(str(number), words) == choice
        assert {understood(word.upper(), words) for word in words.words(f"type-{choice}")} == {choice}
    assert understood("", words) == "browser"
    assert understood("6", words) is None


def test_enter_opens_tables_in_the_browser(tmp_path: Path) -> None:
    with called_alone(tmp_path) as person:
        person.reads("What would you like to do?")
        person.types("")
        person.reads("http://localhost:")
        person.process.send_signal(signal.SIGINT)
        assert person.stays() == 0
        assert '"level"' not in person.seen, "what a log would say concerns nobody who plays"


def test_a_pager_is_told_the_characters_where_no_locale_is_set(tmp_path: Path) -> None:
    with called_alone(tmp_path, "en", "rules", "hyper", LC_ALL="C", PAGER="printenv LESSCHARSET") as person:
        person.reads("utf-8")
        assert person.stays() == 0


def test_the_rules_of_a_box_are_shown(tmp_path: Path) -> None:
    with called_alone(tmp_path) as person:
        person.reads("What would you like to do?")
        person.types("rules")
        person.reads("Whose rules do you want to read?")
        person.types("5")
        person.reads("Hyper Speed: the rules")
        assert person.stays() == 0


def test_a_language_that_is_asked_for_first_counts_for_what_is_chosen(tmp_path: Path) -> None:
    with called_alone(tmp_path, "en", "--lang", "fr") as person:
        person.reads("Que veux-tu faire")
        person.types("3")
        person.reads("De quelle boîte veux-tu lire les règles")
        person.types("5")
        person.reads("Hyper vitesse\u00a0: les règles")
        assert person.stays() == 0


def test_who_types_quit_leaves(tmp_path: Path) -> None:
    with called_alone(tmp_path) as person:
        person.reads("What would you like to do?")
        person.types("quit")
        assert person.stays() == 0


def test_a_script_gets_the_help_and_is_asked_nothing() -> None:
    command = [sys.executable, "-m", "penultima"]
    asked = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert asked.returncode == 2
    assert b"penultima play battle/fr" in asked.stderr
    assert asked.stdout == b""


@pytest.mark.skipif(os.name != "posix", reason="a shell closes the stream")
@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_who_has_closed_a_stream_is_asked_nothing(closed: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m penultima {closed}"
    asked = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, check=False)
    assert asked.returncode == 2
    assert b"Traceback" not in asked.stderr


@pytest.mark.parametrize("typed", ["0", "00010", "6", "12345678901234567890123", "-1", "1.0"])
def test_a_number_that_no_row_has_is_none(typed: str) -> None:
    assert row_number(typed, 5) is None
    assert row_number("005", 5) == 4
