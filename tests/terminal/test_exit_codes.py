"""Every command ends with a code of the one table, and refuses what it cannot do with one sentence before it begins."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from penultima.cli import main
from penultima.errors import FileError
from penultima.exit_codes import ExitCode
from penultima.files import check_writable
from penultima.game import Match, Record
from tests.hanging import HANGS

DOCUMENT = Path(__file__).parents[2] / "docs" / "commands.md"
REFUSED: list[tuple[int, str, str]] = [
    (2, "play classic --bots expret", "There is no bot “expret”; did you mean “expert”?"),
    (2, "play classic --bots run:./nowhere", "The program “./nowhere” was not found."),
    (2, "play bottle", "There is no edition “bottle”; did you mean “battle”?"),
    (2, "play classic +stackin=any", "There is no setting “stackin”; did you mean “stacking”?"),
    (2, "play classic --players 11", "2 to 10 can play, not 11."),
    (1, "play classic --bots run:false", "The program “false” has ended with status 1."),
    (1, "play classic --save {file}/x.json", "{file}/x.json cannot be written: Not a directory."),
    (1, "play classic --save {full}", "{full} cannot be written: Is a directory."),
    (1, "play --resume {none}", "{none} cannot be read: No such file or directory."),
    (1, "play --resume {file}", "This is not a record of a match."),
    (2, "rules bottle", "There is no edition “bottle”; did you mean “battle”?"),
    (1, "replay {none}", "{none} cannot be read: No such file or directory."),
    (1, "replay {full}", "{full} cannot be read: Is a directory."),
    (1, "replay {file}", "This is not a record of a match."),
    (2, "verify {none}", "{none} cannot be read: No such file or directory."),
    (2, "verify {file}", "This is not a record of a match."),
    (2, "lab play --players careful,genius -o {new}", "There is no bot “genius”; there are random, "),
    (2, "lab play --players careful,run:./nowhere -o {new}", "The program “./nowhere” was not found."),
    (2, "lab play --players careful,run: -o {new}", "A program that plays is written run:COMMAND"),
    (2, "lab play --players first -o {new}", "2 to 10 can play, not 1."),
    (2, "lab play --players first,first --edition bottle -o {new}", "There is no edition “bottle”;"),
    (1, "lab play --players first,first -o {file}", "{file} cannot be written: Not a directory."),
    (1, "lab play --players first,first -o {file}/x", "{file}/x cannot be written: Not a directory."),
    (1, "lab play --players first,first -o {full}", "{full} is not empty and holds no results of the lab."),
    (1, "lab play --players first,first -o {new} --records {file}", "{file} cannot be written: Not a directory."),
    (2, "lab dataset --players careful,genius -o {new}", "There is no bot “genius”; there are random, "),
    (2, "lab dataset --players first -o {new}", "2 to 10 can play, not 1."),
    (2, "lab dataset bottle -o {new}", "There is no edition “bottle”; did you mean “battle”?"),
    (1, "lab dataset -o {file}", "{file} cannot be written: Not a directory."),
    (1, "lab dataset -o {full}", "{full} is not empty and holds no results of the lab."),
    (2, "lab ladder --enter genius -o {new}", "There is no bot “genius”; there are random, "),
    (2, "lab ladder --enter run:./nowhere -o {new}", "The program “./nowhere” was not found."),
    (1, "lab ladder -o {file}/x", "{file}/x cannot be written: Not a directory."),
    (1, "lab report {none} -o {new}", "{none} holds no results of the lab."),
    (1, "lab report {none} -o {file}/x.html", "{file}/x.html cannot be written: Not a directory."),
    (1, "lab study editions -o {file}/x.html", "{file}/x.html cannot be written: Not a directory."),
    (1, "lab study editions -o {new} --plot {full}", "{full} cannot be written: Is a directory."),
    (1, "lab study editions -o {new} --work {file}", "{file} cannot be written: Not a directory."),
    (2, "serve --log-level loud", "log_level may be debug, info, warning, error, not “loud”."),
    (2, "serve --bus nats://x", "Bus: nats://x does not begin with redis://"),
    (2, "serve --bus redi://:secret@x", "Bus: redi://…@x does not begin with redis://"),
    (2, "serve --public-url http://[::1", "public_url: http://[::1 does not begin with"),
    (2, "serve --public-url http://localhost:door", "public_url: http://localhost:door does not begin with"),
    (2, "serve --database mongo:x", "There is no database “mongo”; there are sqlite and postgresql."),
    (1, "serve --config {none}", "{none} cannot be read: No such file or directory."),
    (1, "serve --config {full}", "{full} cannot be read: Is a directory."),
    (3, "serve --database {file}/x", "{file}/x cannot be opened or written."),
    (
        3,
        "serve --database {new} --port {port}",
        "The server cannot listen at 127.0.0.1, port {port}: Address already in",
    ),
    (3, "serve --database {new} --host nobody.invalid", "The server cannot listen at nobody.invalid, port 8787: "),
    (3, f"serve --database {{new}} --host {'a' * 70}", f"The server cannot listen at {'a' * 70}, port 8787: "),
    (2, "doctor --database mongo:x", "There is no database “mongo”; there are sqlite and postgresql."),
    (1, "doctor --config {none}", "{none} cannot be read: No such file or directory."),
    (3, "doctor --accept-loss --database {none}", "There is no database at {none}."),
    (2, "backup {new} --database mongo:x", "There is no database “mongo”; there are sqlite and postgresql."),
    (1, "backup {file}", "{file} already exists."),
    (1, "backup {file}/x", "{file}/x cannot be written: Not a directory."),
    (3, "backup {new} --database {none}", "There is no database at {none}."),
    (3, "backup {new} --database postgresql://nobody@127.0.0.1:1/x", "The database server at 127.0.0.1:1/x does not"),
    (2, "restore {none} --database mongo:x", "There is no database “mongo”; there are sqlite and postgresql."),
    (1, "restore {none} --database {new}", "{none} cannot be read: No such file or directory."),
    (1, "restore {file} --database {new}", "{file} is not a backup."),
    (1, "restore {empty} --database {new}", "{empty} is not a backup."),
    (2, "join http://127.0.0.1:1 --bot expret", "There is no bot “expret”; did you mean “expert”?"),
    (2, "join http://127.0.0.1:1 --bot run:./nowhere", "The program “./nowhere” was not found."),
    (2, "join http://127.0.0.1:1 --rules clasic", "There is no edition “clasic”; did you mean “classic”?"),
    (2, "join notalink", "“notalink” is neither the link of a table nor the address of a server."),
    (3, "join http://nobody.invalid", "There is no “nobody.invalid” on the network:"),
    (3, "join http://127.0.0.1:1", "http://127.0.0.1:1 refuses the connection:"),
    (1, "site -o {full}", "{full} is not empty and holds no older site: choose another folder."),
    (1, "site -o {file}", "{file} cannot be written: Not a directory."),
    (1, "site -o {file}/x", "{file}/x cannot be written: Not a directory."),
    (1, "site -o {new} --docs {none}", "{none} is not the folder “docs” of the source code:"),
]
"""Exit code, command, and how the sentence begins."""
TAKE_NOTHING = {"booklets", "settings", "bench", "man", "completion"}
"""Commands that are given no name, file or folder."""


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """A file of something else, an empty one, a folder that is not empty, what is not there, a port that is taken."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("no_proxy", "*")
    (tmp_path / "file").write_text("mine")
    (tmp_path / "empty").write_text("")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "diary.txt").write_text("mine")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        names = {name: str(tmp_path / name) for name in ("file", "empty", "full", "none", "new")}
        yield names | {"port": str(taken.getsockname()[1])}


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words), prog_name="penultima")


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in folder.rglob("*")}


@pytest.mark.parametrize(("code", "command", "sentence"), REFUSED, ids=[command for _, command, _ in REFUSED])
def test_it_is_refused_with_one_sentence_and_nothing_is_written(
    code: int, command: str, sentence: str, places: dict[str, str], tmp_path: Path
) -> None:
    before = contents(tmp_path)
    result = run(*command.format(**places).split())
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert result.stderr.startswith(sentence.format(**places)), result.stderr
    assert result.stderr.count("\n") == 1
    assert contents(tmp_path) == before


def test_only_a_place_that_takes_a_file_is_fine(tmp_path: Path) -> None:
    check_writable(tmp_path / "new" / "folders" / "file.json")
    check_writable(tmp_path / "new" / "folders", folder=True)
    (tmp_path / "old.json").write_text("old")
    check_writable(tmp_path / "old.json")
    assert contents(tmp_path) == {str(tmp_path / "old.json"): b"old"}
    with pytest.raises(FileError, match="/dev/null/file cannot be written: Not a directory"):
        check_writable(Path("/dev/null/file"))


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_of_somebody_else_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(FileError, match="Permission denied"):
        check_writable(tmp_path / "new" / "file.json")
    tmp_path.chmod(0o700)


LOOK_INSIDE = ("run:", "first,first -o {full}", "dataset -o {full}", "report {none} -o {new}")
"""Refusals for which a program, or a folder's contents, must be looked at."""
PROBE = """
import sys
from click.testing import CliRunner
from penultima.cli import main
for line in sys.stdin:
    CliRunner().invoke(main, line.split())
    if "penultima.runtime" in sys.modules or "numba" in sys.modules:
        sys.exit(line)
"""


def test_names_and_folders_are_refused_before_the_rules_are_even_loaded(places: dict[str, str]) -> None:
    """To import Numba takes seconds, to compile a minute, a study half an hour."""
    asked = [command for _, command, _ in REFUSED if re.match("lab|serve|rules|site", command)]
    lines = "\n".join(command.format(**places) for command in asked if not any(part in command for part in LOOK_INSIDE))
    environment = {name: value for name, value in os.environ.items() if name != "PENULTIMA_ENGINE"}
    done = subprocess.run(
        [sys.executable, "-c", PROBE], input=lines, text=True, capture_output=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr


def commands(group: click.Group = main, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from commands(command, (*above, name))
        else:
            yield *above, name


def test_every_command_that_is_given_something_is_in_the_list() -> None:
    listed = {words for words in commands() for _, command, _ in REFUSED if command.startswith(" ".join(words))}
    assert set(commands()) - listed == {(name,) for name in TAKE_NOTHING}


@pytest.mark.parametrize("words", [*commands()], ids=" ".join)
def test_help_is_done_and_an_unknown_option_is_asked_wrongly(words: tuple[str, ...]) -> None:
    assert run(*words, "--help").exit_code == 0
    wrong = run(*words, "--no-such-option")
    assert wrong.exit_code == 2
    assert "There is no option" in wrong.stderr


def test_a_way_to_run_that_does_not_exist_is_refused_by_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENULTIMA_ENGINE", "interpretd")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    wrong = run("booklets")
    assert wrong.exit_code == 2
    assert wrong.stderr.startswith("PENULTIMA_ENGINE peut valoir wasm, compiled, checked, interpreted")
    assert "interpreted\u00a0»\u202f?" in wrong.stderr


def test_the_table_is_the_one_of_the_documentation_and_of_the_help() -> None:
    rows = re.findall(r"^\| (\d+) \| (.*?) \|", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert [(int(code), meaning) for code, meaning in rows] == [(int(code), code.meaning) for code in ExitCode]
    shown = run("--help").output
    assert all(re.search(rf"^ +{code} +{re.escape(meaning)}$", shown, re.MULTILINE) for code, meaning in rows)


def test_ctrl_c_in_the_middle_of_a_command_is_130(monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command()
    def long() -> None:
        raise KeyboardInterrupt  # which is what Ctrl-C is here

    monkeypatch.setitem(main.commands, "long", long)
    stopped = run("long")
    assert stopped.exit_code == 130
    assert stopped.output.strip() == ""


def interrupted(*words: str) -> tuple[int, str]:
    """The exit code and the error stream of a command that Ctrl-C stops after its first line."""
    # Who is started in the background may have been told to ignore it, and so would we.
    heed = "import signal, runpy; signal.signal(signal.SIGINT, signal.default_int_handler); "
    program = heed + "runpy.run_module('penultima', run_name='__main__', alter_sys=True)"
    command = [sys.executable, "-c", program, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=HANGS)
    return process.returncode, errors.decode()


def test_who_measures_is_interrupted_and_who_reads_or_serves_leaves(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    Record.of(Match(seed=1)).save(file)
    database = str(tmp_path / "tables.sqlite")
    code, errors = interrupted("bench", "--seconds", "60")
    assert (code, "Traceback" in errors) == (130, False)
    assert interrupted("replay", str(file), "--speed", "60") == (0, "")
    code, errors = interrupted("serve", "--port", "0", "--no-browser", "--database", database)
    assert (code, "Traceback" in errors) == (0, False)
