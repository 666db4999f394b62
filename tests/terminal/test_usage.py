"""Wrong usage and errors of the system are one sentence in the language of the command; every help has an example."""

from __future__ import annotations

import errno
import os
import re
import shlex
import socket
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from penultima.cli import main
from penultima.cli.manual import SHELLS, commands, manual
from penultima.errors import FileError, system_facts
from penultima.text import LANGUAGES, translator
from penultima.text.system_errors import MESSAGES, system_reason

WRONG = {
    "play --players many": "--players is a whole number, not “many”.",
    "bench --seconds soon": "--seconds is a number, not “soon”.",
    "lab play --players first,first --rounds 0": "--rounds is at least 1, not 0.",
    "join http://127.0.0.1:1 --bots 12": "--bots may be 0 to 9, not 12.",
    "completion tcsh": "SHELL may be bash, zsh, fish, not “tcsh”.",
    "rules": "RULES is missing.",
    "lab play": "The option --players is missing.",
    "play --nam Ada": "There is no option --nam; did you mean --name?",
    "play --zzz": "There is no option --zzz.",
    "--zzz": "There is no option --zzz.",
    "play --name": "--name needs a value.",
    "play --fast=yes": "--fast takes no value.",
    "replay one two": "This is too much: two",
    "plai": "There is no command “plai”; did you mean “play”?",
    "lab zzz": "There is no command “zzz”; there are dataset, ladder, play, report, study.",
}
"""What is asked wrongly, and the sentence in English."""


@pytest.fixture(autouse=True)
def plain_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words), prog_name="penultima")


@pytest.mark.parametrize(("command", "sentence"), WRONG.items(), ids=list(WRONG))
def test_what_click_refuses_is_said_in_every_language(
    command: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = set()
    for language in LANGUAGES:
        monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
        wrong = run(*command.split())
        assert wrong.exit_code == 2
        usage, hint, nothing, last = wrong.stderr.splitlines()
        assert nothing == ""
        assert usage.startswith(translator(language).say("usage-line", usage="penultima"))
        assert "--help" in hint
        assert not re.search("Error|Invalid|No such|Missing|Got unexpected", wrong.stderr)
        said.add(last)
        if language == "en":
            assert last == sentence
    assert len(said) >= len(LANGUAGES) - 1, "Spanish and Portuguese may say the same"


def test_the_language_is_heeded_wherever_it_stands() -> None:
    french = run("play", "--zzz", "--lang", "fr").stderr
    assert french.splitlines()[-1] == "Il n’y a pas d’option --zzz."
    assert run("play", "--lang=fr", "--zzz").stderr == french
    assert "may be en, fr, es, it, pt" in run("play", "--lang", "xx").stderr


def test_errors_of_the_system_have_a_clause_in_every_language() -> None:
    for name, message in MESSAGES.items():
        number = socket.EAI_NONAME if name == "EAI_NONAME" else getattr(errno, name)
        kind = socket.gaierror if name == "EAI_NONAME" else OSError
        error = kind(number, "the system's own words")
        assert system_facts(error)["system"] in (name, "EACCES"), name
        said = {system_reason(translator(language), error) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES), message
    unknown = OSError(errno.EXDEV, "Invalid cross-device link")
    assert system_reason(translator("fr"), unknown) == "Invalid cross-device link"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("replay {none}", "system-no-file"),
        ("replay {folder}", "system-folder"),
        ("play classic --save {file}/x", "system-no-folder"),
        ("serve --database {none} --port {port}", "system-port-taken"),
        ("serve --database {none} --host nobody.invalid", "system-no-host"),
        ("lab play --players first,first --engine ray --address 127.0.0.1:1 -o {none}", "system-refused"),
    ],
)
def test_the_system_refuses_in_the_language_of_the_command(command: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        places = {"none": tmp_path / "none", "folder": tmp_path, "file": tmp_path / "file", "port": port}
        for language in LANGUAGES:
            refused = run(*command.format(**places).split(), "--lang", language)
            assert refused.exit_code in (1, 3)
            assert translator(language).say(reason) in refused.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_a_sentence_and_an_error_of_the_program_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command()
    @click.argument("which")
    def fill(which: str) -> None:
        if which != "disk":
            raise OSError(errno.EXDEV, "what no command meets")
        with Path("/dev/full").open("w") as file:
            file.write("x" * 100_000)

    monkeypatch.setitem(main.commands, "fill", fill)
    full = run("fill", "disk")
    assert (full.exit_code, full.stderr) == (1, "The system refuses: No space left on device.\n")
    assert isinstance(run("fill", "program").exception, OSError)
    assert not isinstance(run("fill", "program").exception, FileError)


EVERY = list(commands(main, ()))


def examples(path: tuple[str, ...], command: click.Command) -> Iterator[list[str]]:
    """The calls of a command that its help shows, without what is said beside them."""
    for line in (command.help or "").splitlines():
        call = re.split(r"\s{2,}|[>|]", line.strip())[0]
        words = shlex.split(call) if call.startswith("penultima ") else []
        if words[1 : len(path) + 1] == list(path):
            yield words[len(path) + 1 :]


@pytest.mark.parametrize(("path", "command"), EVERY, ids=[" ".join(path) for path, _ in EVERY])
def test_every_help_has_an_example_that_is_understood(path: tuple[str, ...], command: click.Command) -> None:
    shown = list(examples(path, command))
    assert shown, f"penultima {' '.join(path)} --help shows no example"
    if isinstance(command, click.Group):
        return
    for words in shown:
        parent = click.Context(
            main, info_name="penultima", **main.context_settings
        )  # click keeps the first help option
        command.make_context(path[-1], words, parent=parent).close()


@pytest.mark.parametrize("path", [(), ("lab",)])
def test_lists_of_commands_have_whole_sentences(path: tuple[str, ...]) -> None:
    """Click cuts off what is too long for a terminal of 80 columns."""
    listed = run(*path, "--help").output.partition("Commands:")[2]
    assert listed
    assert [line.strip() for line in listed.splitlines() if line.endswith("...")] == []


def test_the_manual_page_has_every_command_and_is_the_one_that_is_committed() -> None:
    page = manual()
    assert page == run("man").output
    committed = Path(__file__).parents[2] / "docs" / "penultima.1"
    assert committed.read_text("utf-8") == page, "make notices writes it anew"
    for option in ("--version", "--lang", "--help"):
        assert option.replace("-", "\\-") in page.partition(".SH COMMANDS")[0]
    for path, command in EVERY:
        assert f"\n.SS penultima {' '.join(path)}".replace("-", "\\-") in page
        for param in command.params:
            if isinstance(param, click.Option) and not param.hidden:
                assert max(param.opts, key=len).replace("-", "\\-") in page


@pytest.mark.parametrize("shell", SHELLS)
def test_shells_complete_commands(shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    script = run("completion", shell).output
    assert "_PENULTIMA_COMPLETE" in script
    for name, value in (("COMP_WORDS", "penultima lab d"), ("COMP_CWORD", "d" if shell == "fish" else "2")):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("_PENULTIMA_COMPLETE", f"{shell}_complete")
    assert os.environ["_PENULTIMA_COMPLETE"] in script.replace("'", ""), "the script asks as we do"
    completed = CliRunner().invoke(main, prog_name="penultima").output
    assert "dataset" in completed
    assert "ladder" not in completed
