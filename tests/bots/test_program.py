"""A program in any language sits at the table: it is told what its seat may know, and nothing it does can hurt."""

from __future__ import annotations

import json
import pickle
import random
from pathlib import Path
from shutil import which

import pytest

from penultima.bots import Bot, bot, split_players
from penultima.bots.process import GRACE, LONGEST_LINE, STDERR_KEPT
from penultima.bots.program import HELLO_LIMIT, LIMIT, RESTARTS
from penultima.errors import BotError, Fault, PenultimaError, RulesError
from penultima.game import Match, Move, Round
from penultima.text import LANGUAGES, translator
from tests.bots import transcript
from tests.bots.programs import (
    EXAMPLE,
    JS_EXAMPLE,
    ONE_LEFT,
    RECORDER,
    ROOT,
    eyes_of,
    play_round,
    program,
    stories,
    write,
)
from tests.game.random_play import random_game
from tests.game.test_views import permute_hidden

EDITIONS = ["classic/en", "scary/es", "revenge/es", "battle/fr", "hyper/fr"]
needs_node = pytest.mark.skipif(
    which("node") is None, reason="node is not installed: the JavaScript example cannot run"
)
EXAMPLES = [pytest.param(EXAMPLE, id="python"), pytest.param(JS_EXAMPLE, id="javascript", marks=needs_node)]


# The examples


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_plays_whole_rounds_of_every_edition(name: str) -> None:
    with program(name, 7, strict=True) as guest:
        assert guest.name.endswith("example")
        for rules in EDITIONS:
            for seat in (0, 2):
                bots: list[Bot] = [bot("careful", other) for other in range(3)]
                bots[seat] = guest
                round = Round(rules, 3, seed=seat)
                play_round(round, bots)
                assert round.over
                assert any(mover == seat for mover, _ in round.moves)
    assert guest.last_error is None


def test_ten_programs_play_with_house_rules() -> None:
    bots: list[Bot] = [program(EXAMPLE, seat, strict=True) for seat in range(10)]
    round = Round("battle/en +stacking=any +jump_in=on +sevens_zeros=on +hand=4", 10, seed=3)
    play_round(round, bots)
    assert round.over
    assert {seat for seat, _ in round.moves} == set(range(10))


def test_a_program_stays_for_a_whole_match(tmp_path: Path) -> None:
    """It hears of every round's beginning and end, with the score as it stands."""
    log, match = tmp_path / "heard", Match("revenge/en +target=150", 2, seed=2)
    with program(write(tmp_path, RECORDER.format(log=str(log))), strict=True) as guest:
        before = []
        while not match.over:
            if match.round.over:
                match.next_round()
            before.append(list(match.scores))
            play_round(match, [guest, bot("first")])
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    kinds = [message["type"] for message in heard if message["type"] != "decide"]
    assert kinds == ["hello", *["round", "over"] * len(match.rounds), "bye"]
    assert [message["scores"] for message in heard if message["type"] == "round"] == before
    assert stories(heard) == [eyes_of(round, 0) for round in match.rounds]
    assert len(match.rounds) > 1


# What it is told

FIELDS = {
    "hello": {"type", "protocol", "seed", "limit_ms"},
    "round": {"type", "rules", "settings", "players", "seat", "scores"},
    "decide": {"type", "id", "legal", "silence", "limit_ms", "events", "view"},
    "over": {"type", "events"},
    "bye": {"type"},
}


def seats_with_a_say(round: Round) -> list[int]:
    """Who may do something now, asked or not."""
    return [seat for seat in range(round.players) if round.legal_moves(seat)]


def test_every_byte_written_is_known_to_the_seat(tmp_path: Path) -> None:
    """Over many random games: the view and the seat's own story, no card, key or seed beyond them."""
    log, seed = tmp_path / "heard", 987_654_321_012
    with program(write(tmp_path, RECORDER.format(log=str(log))), f"{seed}/1", strict=True) as guest:
        expected, keys = [], []
        for number in range(150):
            round = random_game(number)
            for seat in seats_with_a_say(round):
                expected.append((round.view(seat), eyes_of(round, seat)))
                keys.append(round.key)
                guest.choose(round.view(seat))
    written = log.read_bytes()
    heard = [json.loads(line) for line in written.splitlines()]
    asked = [message for message in heard if message["type"] == "decide"]
    assert len(asked) == len(expected) > 100
    assert {message["silence"] for message in asked} == {True, False}
    for message, (view, told) in zip(asked, expected, strict=True):
        assert message["events"] == told
        assert message["view"] == json.loads(json.dumps(view.to_dict()))
        assert message["legal"] == [str(move) for move in view.legal_moves()]
    assert all(set(message) == FIELDS[message["type"]] for message in heard)
    assert str(seed).encode() not in written
    assert not any(key.hex().encode() in written for key in keys)


def test_a_program_hears_the_same_when_hidden_cards_lie_otherwise(tmp_path: Path) -> None:
    log, dice = tmp_path / "heard", random.Random(5)
    with program(write(tmp_path, RECORDER.format(log=str(log))), strict=True) as guest:
        pairs = 0
        for number in range(200, 320):
            round = random_game(number)
            for seat in seats_with_a_say(round):
                twin = round.copy()
                permute_hidden(twin, seat, dice)
                for world in (round, twin):
                    guest.choose(world.view(seat))
                pairs += 1
    told = [json.loads(line) for line in log.read_bytes().splitlines()]
    asked = [message | {"id": 0} for message in told if message["type"] == "decide"]
    assert len(asked) == 2 * pairs > 100
    assert asked[::2] == asked[1::2]


def test_events_are_told_once_and_in_order(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    round = Round("scary/it", 3, seed=4)
    with program(write(tmp_path, RECORDER.format(log=str(log))), strict=True) as guest:
        play_round(round, [guest, bot("careful", 1), bot("random", 2)])
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    assert stories(heard) == [eyes_of(round, 0)]
    assert [message["id"] for message in heard if message["type"] == "decide"] == list(
        range(1, 1 + sum(message["type"] == "decide" for message in heard))
    )


def test_the_settings_in_force_are_spelled_out(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    with program(write(tmp_path, RECORDER.format(log=str(log))), strict=True) as guest:
        round = Round("battle/fr +hand=5", 2, seed=1)
        guest.choose(round.view(round.turn))
    begun = json.loads(log.read_text().splitlines()[1])
    assert (begun["rules"], begun["players"], begun["scores"]) == ("battle/fr +hand=5", 2, None)
    assert (begun["settings"]["hand"], begun["settings"]["special"]) == ("5", "battle")


# Out of turn


@pytest.mark.parametrize(("reply", "said"), [("None", None), ('"uno"', Move("uno"))])
def test_out_of_turn_it_may_say_uno_or_nothing(tmp_path: Path, reply: str, said: Move | None) -> None:
    round = Round.from_position(ONE_LEFT)
    round.play("r1")
    code = f"greet()\nasked = question()\nassert asked['silence'] and asked['legal'] == ['uno']\nanswer(asked, {reply})"
    guest = program(write(tmp_path, code), strict=True)
    assert guest.choose(round.view(0)) is said


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_say_uno_and_catch(name: str) -> None:
    round = Round.from_position(ONE_LEFT)
    round.play("r1")
    assert program(name, strict=True).choose(round.view(0)) is Move("uno")
    assert program(name, strict=True).choose(round.view(1)) is Move("catch @0")
    assert program(name, strict=True).choose(round.view(2)) is Move("catch @0")


def test_who_has_nothing_to_say_is_not_asked(tmp_path: Path) -> None:
    guest = program(write(tmp_path, "greet()\nhear()\nsys.exit('I was asked')"), strict=True)
    round = Round.from_position(ONE_LEFT)
    assert guest.choose(round.view(2)) is None
    for view in (round.view(None), Round.from_position(f"{ONE_LEFT}; phase: OVER; winner: 1").view(0)):
        with pytest.raises(RulesError, match="nothing is asked"):
            guest.choose(view)


def test_the_same_moment_has_one_answer(tmp_path: Path) -> None:
    """A table may look twice before it acts."""
    guest = program(write(tmp_path, "greet()\nanswer(question())\nsys.exit('asked again')"), strict=True)
    round = Round("classic/en", 2, seed=1)
    assert guest.choose(round.view(round.turn)) is guest.choose(round.view(round.turn))


# Names, errors, words


def test_how_a_program_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "dossier é, 日本"
    folder.mkdir()
    name = write(folder, "greet(' '.join(sys.argv[1:]))\ngo_on()")
    with program(f"{name} --fast 'two words' a,b $HOME") as guest:
        assert guest.name == "--fast two words a,b $HOME"
        assert guest.limit == 5000
    with program(name.replace("run:", "run[250ms]: ")) as guest:
        assert guest.limit == 250
    for text in (
        "run:",
        "run: ",
        "run:'open",
        "run[]:x",
        "run[0ms]:x",
        "run[20]:x",
        "run[5s]:x",
        "run[-1ms]:x",
        "run[",
    ):
        with pytest.raises(BotError) as refused:
            bot(text)
        assert refused.value.reason is Fault.COMMAND
    with pytest.raises(RulesError, match="run:COMMAND"):
        bot("runner")


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("careful", ["careful"]),
        ("run:python3 examples/bot.py,careful", ["run:python3 examples/bot.py", "careful"]),
        (" first , search:20ms ", ["first", "search:20ms"]),
        ("run:./b '--x=1,2',first", ["run:./b '--x=1,2'", "first"]),
        ('"run:./b --x=1,2",first', ["run:./b --x=1,2", "first"]),
        (r"run:./b --x=1\,2,first", [r"run:./b --x=1\,2", "first"]),
        ("'run:./b \"a b\"',first", ['run:./b "a b"', "first"]),
        ("run:'./my bot' a,first", ["run:'./my bot' a", "first"]),
    ],
)
def test_players_are_listed_with_commas(text: str, players: list[str]) -> None:
    assert split_players(text) == players


@pytest.mark.parametrize("text", ["", ",", "a,", ",a", "a,,b", "a, ,b", "a,'b", 'a,"b', "a\\"])
def test_what_is_no_list_of_players(text: str) -> None:
    with pytest.raises(RulesError) as refused:
        split_players(text)
    assert refused.value.code == "players-list"


FACTS = {"why": "no", "status": "1", "text": "junk", "n": 300, "move": "b9", "answered": "2", "asked": "1"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", Fault)
def test_every_fault_is_one_clear_sentence(fault: Fault, language: str) -> None:
    for stderr in ("", "Traceback:\nKeyError: 'r7'"):
        told = translator(language).error(BotError(fault, "./my-bot --fast", stderr, **FACTS))
        assert "./my-bot --fast" in told
        assert ("KeyError" in told) == (fault is Fault.DIED and stderr != "")


def test_an_error_travels_between_processes() -> None:
    error = BotError(Fault.DIED, "./my-bot", "last words", status="1")
    error.seat, error.decision = 2, 17
    twin = pickle.loads(pickle.dumps(error))
    assert isinstance(twin, BotError)
    assert isinstance(twin, PenultimaError)
    assert str(twin) == str(error) == "the program './my-bot' (seat 2, decision 17): died, status 1, said last words"
    assert (twin.reason, twin.stderr, twin.code, twin.facts) == (error.reason, "last words", error.code, error.facts)


def test_the_seed_is_told_but_not_the_seed_of_the_cards(tmp_path: Path) -> None:
    """Equal seeds are equal for the program; the number itself, which may have dealt the cards, stays with us."""
    seen: list[int] = []
    for seed in (5, 5, 6, "5/1"):
        log = tmp_path / f"heard{len(seen)}"
        program(write(tmp_path, RECORDER.format(log=str(log))), seed).close()
        seen.append(json.loads(log.read_text().splitlines()[0])["seed"])
    assert seen[0] == seen[1]
    assert len(set(seen)) == 3
    assert all(0 <= number < 2**32 and number not in (5, 6) for number in seen)


# The page


def test_the_page_shows_a_real_round() -> None:
    assert transcript.told() == transcript.transcript(), "python -m tests.bots.transcript writes it anew"


def test_the_page_names_every_field_and_limit() -> None:
    page = transcript.PAGE.read_text("utf-8")
    view = set(Round("classic/en", 2, seed=1).view(0).to_dict())
    for field in set().union(*FIELDS.values(), view) - {"type"}:
        assert f"`{field}`" in page, field
    for limit in (
        f"{LONGEST_LINE:,} bytes",
        f"{STDERR_KEPT:,} bytes",
        f"{HELLO_LIMIT // 1000} s",
        f"at most {RESTARTS} times",
    ):
        assert limit in page, limit
    assert (LIMIT, GRACE) == (5000, 1.0), "five seconds, a second: the page says so in words"


def test_the_example_on_the_page_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    code = transcript.PAGE.read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    exec(code, {})
    assert capsys.readouterr().out.startswith("Python example plays ")
