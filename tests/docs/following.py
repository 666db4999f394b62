"""A page of the documentation followed as a reader would: files written, commands typed, Python run, in their order.

What is not to be read off a block itself stands in a comment before it, which readers do not see:

    <!-- test: file NAME -->                 the block is saved as that file
    <!-- test: prints -->                    the block is what the last command printed
    <!-- test: serves -->                    it goes on to the end of the page, at a free port, without a browser
    <!-- test: long -->                      it takes long: `make test-long` runs it, and `make test` does not
    <!-- test: needs MODULE -->              it is left out where that is not installed
    <!-- test: elsewhere tests/… -->         it needs another machine, or people; that test tries it as far as it can
    <!-- test: at the source code -->        the commands run in the folder of the source code
    <!-- test: redefine NAME in FILE -->     the block takes the place of that function in a file written before
    <!-- test: insert FILE after TEXT -->    the block comes behind that text of a file of the source code
    <!-- test: replace FILE old TEXT -->     the block takes the place of that text of a file of the source code

Commands run in an empty folder, with this Python first in the path.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from tests.hanging import HANGS

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(
    r"(?:^<!-- test: (?P<notes>[^\n]+) -->\n+)?^(?P<fence>```+)(?P<language>\w*)[^\n]*\n(?P<text>.*?)^(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)
SHELLS, PYTHONS = ("sh", "bash", "console"), ("python", "pycon")


@dataclass(frozen=True)
class Block:
    """A fenced block of a page: the language it is in, its text, what the comment before it says, its line."""

    language: str
    text: str
    notes: tuple[str, ...]
    line: int

    def note(self, name: str) -> str | None:
        """What the comment says behind a word, if it says that word."""
        for one in self.notes:
            word, _, rest = one.partition(" ")
            if word == name:
                return rest
        return None

    @property
    def long(self) -> bool:
        """Is it left to `make test-long`?"""
        return self.note("long") is not None

    @property
    def is_run(self) -> bool:
        """Is it something to do here, and not something to look at?"""
        if (module := self.note("needs")) is not None and find_spec(module) is None:
            return False
        return self.language in (*SHELLS, *PYTHONS) and self.note("elsewhere") is None


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of a page in their order."""
    text = page.read_text("utf-8")
    for found in BLOCK.finditer(text):
        notes = tuple(part.strip() for part in (found["notes"] or "").split(";") if part.strip())
        yield Block(found["language"], found["text"], notes, text.count("\n", 0, found.start("fence")) + 1)


@dataclass
class Reader:
    """Somebody who follows a page in a folder; `tree` is the source code, or a copy of it where it is to be changed."""

    folder: Path
    tree: Path = ROOT
    names: dict[str, object] = field(default_factory=lambda: {"__name__": "__main__"})
    printed: str = ""
    servers: list[subprocess.Popen[str]] = field(default_factory=list)
    drains: list[threading.Thread] = field(default_factory=list)
    """They read what servers go on to print, so that none of them waits for a reader."""

    def follow(self, page: Path, *, long: bool) -> int:
        """Do all that a page says; how many blocks there were to do."""
        done = 0
        try:
            for block in blocks(page):
                if block.long and not long:
                    continue
                where = f"{page.name}:{block.line}"
                if (name := block.note("file")) is not None:
                    (self.folder / name).write_text(block.text, "utf-8")
                elif (place := block.note("redefine")) is not None:
                    self._redefine(place, block.text)
                elif (place := block.note("insert")) is not None:
                    self._insert(place, block.text)
                elif (place := block.note("replace")) is not None:
                    self._replace(place, block.text)
                elif block.note("prints") is not None:
                    assert _words(self.printed) == _words(block.text), f"{where}: it printed\n{self.printed}"
                elif block.is_run:
                    self._run(block, where)
                else:
                    continue
                done += 1
        finally:
            self.leave()
        return done

    def _run(self, block: Block, where: str) -> None:
        if block.language in PYTHONS:
            self._python(block, where)
        elif block.note("serves") is not None:
            self._serve(block.text)
        else:
            self._shell(block.text, where, self.folder if block.note("at") is None else self.tree)

    def _environment(self) -> dict[str, str]:
        """As it is here, but in English and with folders of its own."""
        there = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
        there.setdefault("PENULTIMA_ENGINE", "wasm")  # nothing is compiled for the sake of a few rounds
        path = os.pathsep.join((str(Path(sys.executable).parent), there.get("PATH", "")))
        source = os.pathsep.join((str(self.tree / "src"), str(self.tree)))
        return there | {
            "PATH": path, "PYTHONPATH": source, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(self.folder / ".data"),
            "COLUMNS": "100", "NO_COLOR": "1",
        }  # fmt: skip

    def _shell(self, text: str, where: str, folder: Path) -> None:
        """As a shell runs it; the first line that fails ends it. Whoever is asked anything leaves."""
        done = subprocess.run(
            ["sh", "-e", "-c", text],
            cwd=folder, env=self._environment(), input="quit\n", capture_output=True, text=True, check=False,
            timeout=540,
        )  # fmt: skip
        assert done.returncode == 0, f"{where}\n{text}\n{done.stdout}\n{done.stderr}"
        self.printed = done.stdout

    def _serve(self, text: str) -> None:
        """Start what goes on, and wait until it has printed a link."""
        command = ["sh", "-c", f"exec {text.strip()} --no-browser --port 0"]
        server = subprocess.Popen(command, cwd=self.folder, env=self._environment(), stdout=subprocess.PIPE, text=True)
        self.servers.append(server)
        assert server.stdout is not None
        guard = threading.Timer(HANGS, server.kill)
        guard.start()
        for line in server.stdout:
            if re.search(r"https?://\S+", line):
                guard.cancel()
                self.drains.append(threading.Thread(target=server.stdout.read, daemon=True))
                self.drains[-1].start()
                return
        guard.cancel()
        raise AssertionError(f"{text!r} ended without a link")

    def _python(self, block: Block, where: str) -> None:
        before = Path.cwd()
        os.chdir(self.folder if block.note("at") is None else self.tree)
        try:
            if ">>>" in block.text:
                test = doctest.DocTestParser().get_doctest(block.text, self.names, where, where, block.line)
                told: list[str] = []
                failed = doctest.DocTestRunner(verbose=False).run(test, out=told.append, clear_globs=False).failed
                self.names.update(test.globs)
                assert not failed, "".join(told)
            else:
                exec(compile("\n" * block.line + block.text, where, "exec"), self.names)
        finally:
            os.chdir(before)

    def _redefine(self, place: str, text: str) -> None:
        """Whatever the block imports before the function comes first in the file."""
        name, _, file = place.partition(" in ")
        path = self.folder / file
        imports, _, function = text.partition(f"def {name}(")
        pattern = re.compile(rf"^def {name}\(.*?(?=^\S)", re.MULTILINE | re.DOTALL)
        old, found = pattern.subn(lambda _: f"def {name}({function}\n\n", path.read_text("utf-8"))
        assert found == 1, f"{name} stands {found} times in {file}"
        path.write_text(f"{imports.strip()}\n{old}", "utf-8")

    def _insert(self, place: str, text: str) -> None:
        name, _, anchor = place.partition(" after ")
        file = self.tree / name
        assert self.tree != ROOT, "the source code itself is not changed"
        old = file.read_text("utf-8") if file.exists() else ""
        assert not anchor or old.count(anchor) == 1, f"{anchor!r} stands {old.count(anchor)} times in {name}"
        end = old.index("\n", old.index(anchor)) + 1 if anchor else len(old)
        file.write_text(old[:end] + text + old[end:], "utf-8")

    def _replace(self, place: str, text: str) -> None:
        name, _, before = place.partition(" old ")
        file = self.tree / name
        assert self.tree != ROOT, "the source code itself is not changed"
        old = file.read_text("utf-8")
        assert old.count(before) == 1, f"{before!r} stands {old.count(before)} times in {name}"
        file.write_text(old.replace(before, text.strip()), "utf-8")

    def leave(self) -> None:
        """Stop what goes on."""
        for one in self.servers:
            one.terminate()
            one.wait(30)
        for drain in self.drains:
            drain.join(30)
        for one in self.servers:
            if one.stdout is not None:
                one.stdout.close()
        self.servers.clear()
        self.drains.clear()


def _words(text: str) -> list[str]:
    """Lines without what only fills them."""
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def commands(page: Path) -> list[str]:
    """The first words of every command line of a page, those that are tried elsewhere included."""
    lines = (line for block in blocks(page) if block.language in SHELLS for line in block.text.splitlines())
    return [shlex.split(line, comments=True)[0] for line in lines if line.strip() and not line.startswith((" ", "#"))]
