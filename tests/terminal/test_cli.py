"""The command line: what it shows, what it refuses, and how a match is left, resumed and told again."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from penultima import __version__
from penultima.booklets import booklets
from penultima.booklets.rulebook import rule_sections
from penultima.cli import main
from penultima.game import Record
from penultima.text import rulebook as pages
from penultima.text.rulebook_plain import as_text
from tests.choosing import few

ALL = [printed.id for printed in booklets()]
ONES = "1\n" * 3000


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "data" / "penultima" / "matches"


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed, prog_name="penultima")


def refused(*words: str, code: int = 2, typed: str = "") -> str:
    """What is said on the error stream, one sentence."""
    result = run(*words, typed=typed)
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


def test_help_teaches() -> None:
    text = run("--help").output
    assert "penultima play battle/fr" in text
    assert {"play", "booklets", "rules", "replay", "bench"} <= set(text.split())
    first, second = run("--version").output.splitlines()
    assert re.fullmatch(rf"penultima {re.escape(__version__)}( \([0-9a-f]{{12}}(-dirty)?\))?", first)
    assert re.fullmatch(r"rules \d+, engine [0-9a-f]{12}, (wasm|compiled|checked|interpreted)", second)
    assert "+stacking=any" in run("play", "--help").output


def test_booklets_lists_all_twelve_with_their_rules() -> None:
    text = " ".join(run("booklets").output.split())
    for printed in booklets():
        assert f" {printed.id} " in text
        assert printed.box in text
        for difference in printed.differences.values():
            assert f"({difference.rule})" in text
    assert "must be played if it fits (E11)" in text


def test_booklets_and_rules_do_not_wait_for_the_engine() -> None:
    code = "import sys; from penultima.cli import main; main(['rules', 'battle'], standalone_mode=False); "
    code += "main(['booklets'], standalone_mode=False); sys.exit('penultima.runtime' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@pytest.mark.parametrize("id_", ALL)
def test_rules_shows_what_is_in_force_and_on_request_every_id(id_: str) -> None:
    printed = next(one for one in booklets() if one.id == id_)
    assert run("rules", id_).output == as_text(pages.rulebook(printed.rules))
    assert run("rules", id_, "--ids").output == as_text(pages.rulebook(printed.rules, ids=True))
    _, listed = run("rules", id_, "--all").output.split("Every rule, question and ruling by its number")
    sections = rule_sections(printed)
    ids = [
        [rule.id for rule in section.rules]
        + [answer.id for answer in section.answers]
        + [ruling.id for ruling in section.rulings]
        for section in sections
    ]
    assert re.findall(r"^([A-NQX]\d+) ", listed, re.MULTILINE) == list(chain.from_iterable(ids))
    everything = run("rules", id_, "--all", "--format", "markdown").output
    assert everything.startswith(f"# {printed.name}: the rules\n")
    for section in sections:
        assert f"### {section.id} {section.title}" in everything
        for ruling in section.rulings:
            assert f"- **{ruling.id}** {ruling.text}" in everything


def test_rules_marks_what_differs_and_what_we_play_instead() -> None:
    text = " ".join(run("rules", "battle/fr", "--all").output.split())
    assert "[K26 Q57 X26] (Differs from these booklets: English, Spanish, Portuguese.)" in text
    assert "The neighbor of the challenged player, in the current direction." in text
    assert "Unlike battle/en, battle/es, battle/pt." in text
    assert "K25" not in text
    assert "We play: Play keeps its current direction" in " ".join(run("rules", "battle/pt", "--all").output.split())
    assert "no program can obey it" in " ".join(run("rules", "scary/it", "--all").output.split())
    assert "Unlike classic/en." in " ".join(run("rules", "hyper", "--all").output.split())
    assert "X14] (Rule of this table.)" in " ".join(run("rules", "classic", "+bluff=refused", "--ids").output.split())


def test_rules_speaks_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    by_option = run("rules", "battle", "+hand=5", "--lang", "pt", "--format", "html").output
    assert by_option.startswith("<!DOCTYPE html>")
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert run("rules", "battle/pt", "+hand=5", "--format", "html").output == by_option
    assert run("rules", "battle", "--format", "pdf").exit_code == 2


def test_refusals_are_one_sentence() -> None:
    assert refused("play", "bottle") == "There is no edition “bottle”; did you mean “battle”?"
    assert refused("rules", "battle/xx").startswith("The battle edition was not printed in “xx”; there are battle/en")
    assert refused("play", "classic", "--players", "11") == "2 to 10 can play, not 11."
    assert refused("play", "--players", "1") == "2 to 10 can play, not 1."
    assert refused("play", "classic", "+color=mauve").startswith("There is no setting “color”")
    assert refused("play", "classic", "+hand").startswith("A change to the rules is written +setting=value")
    assert refused("play", "--rules", "classic +hand=99") == "Hand may be 1 to 10, not “99”."


def test_files_that_are_no_good(tmp_path: Path) -> None:
    assert refused("replay", "/nowhere/at all", code=1) == "/nowhere/at all cannot be read: No such file or directory."
    assert refused("replay", str(tmp_path), code=1).endswith("cannot be read: Is a directory.")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    assert refused("replay", str(wrong), code=1).startswith("This is not a record of a match")
    assert refused("play", "--resume", str(wrong), code=1).startswith("This is not a record of a match")
    wrong.write_bytes(b"\xff\x00")
    assert refused("play", "--resume", str(wrong), code=1).startswith("This is not a record of a match")


def test_usage_errors() -> None:
    for words in (
        ["rules"],
        ["play", "--lang", "xx"],
        ["play", "classic", "--resume", "x"],
    ):
        result = run(*words)
        assert result.exit_code == 2
        assert "Usage: penultima" in result.stderr
    assert refused("play", "classic", "--bots", "smart").startswith("There is no bot “smart”; there are random, first")
    assert refused("play", "classic", "--bots", "run:./nowhere").startswith("The program")


PLAYED = ("classic", "scary/es", "revenge/es", "battle/fr", "hyper +match=points")


@pytest.mark.parametrize("edition", few(PLAYED, "scary/es", "hyper +match=points"))
def test_a_match_is_played_to_its_end_by_typing(edition: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    words = ["play", *edition.split(), "+target=120", "--seed", "3", "--bots", "first", "--save", str(file)]
    result = run(*words, typed=ONES)
    assert result.exit_code == 0, result.output
    assert "Your turn: play a card or draw." in result.output
    assert "wins the match!" in result.output or "You win the match!" in result.output
    record = Record.load(file)
    assert record.winners
    record.replay()
    output = run("replay", str(file)).output
    assert "Round 1" in output
    assert "the match!" in output
    assert "Fox plays" in output


@pytest.mark.parametrize(
    ("bots", "after"),
    [
        pytest.param(bots, after, marks=[] if after in kept else pytest.mark.long)
        for bots, kept in (("medium", (2,)), ("first", (5,)), ("trained", (14,)))
        for after in (0, 1, 2, 5, 9, 14)
    ],
)
def test_a_match_that_was_left_goes_on_exactly(bots: str, after: int, tmp_path: Path, home: Path) -> None:
    words = ["play", "battle/es", "+target=300", "--seed", "8", "--bots", bots]
    straight = tmp_path / "straight.json"
    run(*words, "--save", str(straight), typed=ONES)
    left = run(*words, typed="1\n" * after + "quit\n")
    assert left.exit_code == 0
    (saved,) = home.iterdir()
    assert f"play --resume {saved}" in left.output
    assert not Record.load(saved).winners
    assert run("play", "--resume", str(saved), typed=ONES).exit_code == 0
    assert Record.load(saved) == Record.load(straight)
    assert refused("play", "--resume", str(saved), code=1).startswith("This match is over;")


def test_leaving_by_end_of_input_saves_too(home: Path) -> None:
    result = run("play", "scary", "--seed", "1", "--name", "Ann", typed="1\n")
    assert result.exit_code == 0
    (saved,) = home.iterdir()
    record = Record.load(saved)
    assert record.names == ["Ann", "Fox", "Heron", "Otter"]
    assert (record.extra["me"], record.extra["bots"], record.extra["seed"]) == ("0", "medium", "1")
    output = run("replay", str(saved)).output
    assert "The match is not over yet." in output
    assert "Fox is dealt seven cards." in output


def test_a_match_that_cannot_be_saved_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    result = run("play", "classic", "--seed", "1", typed="quit\n")
    assert result.exit_code == 0
    assert "This match could not be saved: Not a directory." in result.output


def test_without_a_home_folder_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", homeless)
    assert "could not be saved: there is no home folder." in run("play", "classic", typed="").output


def test_without_rules_a_pipe_plays_classic_and_a_language_chooses_the_booklet(home: Path) -> None:
    run("play", "--seed", "1")
    assert [Record.load(file).rules for file in home.iterdir()] == ["classic/en"]
    assert "battle/pt" in run("play", "battle", "--lang", "pt", "--seed", "1").output
    assert "classic/en" in run("play", "--lang", "es").output
    run("play", "+target=100", "+hand=3", "--players", "2", "--seed", "1")
    assert "classic/en +hand=3 +target=100" in {Record.load(file).rules for file in home.iterdir()}


def test_a_record_of_another_program_cannot_be_resumed(tmp_path: Path, home: Path) -> None:
    run("play", "classic", "--seed", "1")
    (saved,) = home.iterdir()
    record = Record.load(saved)
    for extra in ({"me": "9"}, {"bots": "smart"}, {"bots": "run:true"}, {"seed": "x"}, {"me": "²"}):
        record.extra = extra
        record.save(saved)
        assert refused("play", "--resume", str(saved), code=1).startswith("This record is not of a match")
    record.extra = {"me": "7"}
    record.save(saved)
    assert run("replay", str(saved)).exit_code == 0


def test_the_menu_and_the_offer_to_resume(monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    from penultima.terminal.menu import agree, choose_booklet

    answers = iter(["7", "x", "4", "2", "", "", "5", "n", ""])
    monkeypatch.setattr(Console, "input", lambda self, prompt: next(answers))
    console = Console(width=80)
    assert choose_booklet(console, "en").id == "battle/es"
    assert choose_booklet(console, "fr").id == "classic/en"
    assert next(answers) == ""
    assert choose_booklet(console, "en").id == "hyper/fr"
    assert not agree(console, "Go on?")
    assert agree(console, "Go on?")


def test_the_newest_unfinished_match_is_offered(home: Path) -> None:
    from penultima.terminal.saved_matches import last_unfinished

    assert last_unfinished() is None
    run("play", "classic", "--seed", "1")
    (home / "broken.json").write_text("{")
    found = last_unfinished()
    assert found is not None
    assert found[1].rules == "classic/en"


def test_replay_can_be_stepped(home: Path) -> None:
    run("play", "classic", "--seed", "1")
    (saved,) = home.iterdir()
    assert "The match is not over yet." in run("replay", str(saved), "--step", typed="\n" * 50).output
    assert "The match is not over yet." not in run("replay", str(saved), "--step", typed="\n").output
