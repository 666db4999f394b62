"""Game records: saved, loaded, replayed to the same bytes; damaged ones are refused."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from penultima.errors import PenultimaError, RecordError
from penultima.game import Event, Match, Record, Round
from penultima.game.record import VERSION
from penultima.rules.version import RULES_VERSION
from tests.choosing import one_of_each_edition
from tests.game.random_play import BOOKLETS, play_on


def play_round(match: Match, dice: random.Random, moves: int = 100_000) -> None:
    """Play the present round on."""
    twin = match.round.copy()
    for seat, move in play_on(twin, dice, moves):
        match.play(move, seat)


def played(rules: str, players: int, seed: int, rounds: int = 2, more: int = 20) -> Match:
    """A match some way in: so many whole rounds if it lasts so long, and a few moves more."""
    dice, match = random.Random(seed), Match(rules, players, seed=seed)
    for _ in range(rounds):
        play_round(match, dice)
        if match.over:
            return match
        match.next_round()
    play_round(match, dice, more)
    return match


def states(match: Match) -> list[bytes]:
    """Every round to the byte."""
    return [round.states.tobytes() for round in match.rounds]


def same(one: Match, two: Match) -> bool:
    """Everything about two matches is the same."""
    return (
        states(one) == states(two)
        and [round.moves for round in one.rounds] == [round.moves for round in two.rounds]
        and (one.scores, one.winners, one.over, one.names) == (two.scores, two.winners, two.over, two.names)
        and (one.key, str(one.rules), one.dealer_draws) == (two.key, str(two.rules), two.dealer_draws)
        and one.opening == two.opening
    )


@pytest.mark.parametrize("players", [2, 3, 10])
@pytest.mark.parametrize("name", one_of_each_edition(BOOKLETS))
def test_a_record_replays_to_the_same_bytes(name: str, players: int, tmp_path: Path) -> None:
    match = played(name, players, players)
    path = tmp_path / "match.json"
    Record.of(match, mine="0").save(path)
    loaded = Record.load(path)
    assert loaded == Record.of(match, mine="0")
    assert loaded.encode() == path.read_bytes()
    assert same(loaded.replay(), match)
    assert loaded.extra == {"mine": "0"}


@pytest.mark.parametrize(
    "rules",
    [
        "classic/en +match=low +target=50",
        "hyper/fr +match=points +target=60 +next_dealer=draw",
        "scary/es +next_dealer=winner +target=100 +bluff=refused",
        "battle/es +uno=automatic +hand=3 +target=150",
        "revenge/en +match=round +next_dealer=same",
    ],
)
def test_a_finished_match_replays_to_its_winner(rules: str) -> None:
    match = played(rules, 4, 5, rounds=60)
    assert match.over
    assert match.winners
    again = Record.decode(Record.of(match).encode()).replay()
    assert same(again, match)
    assert again.over


@pytest.mark.parametrize("name", BOOKLETS)
def test_an_unfinished_record_is_resumed(name: str) -> None:
    """From any point the rest of the match is the same as if it had never been put away."""
    match = played(f"{name} +match=points +target=200", 3, 8, rounds=1, more=10)
    resumed = Record.decode(Record.of(match).encode()).replay()
    for one in (match, resumed):
        dice = random.Random(99)
        play_round(one, dice)
        if not one.over:
            one.next_round()
            play_round(one, dice, 30)
    assert same(match, resumed)


def test_a_match_is_resumed_between_two_rounds_and_before_the_first_move() -> None:
    match = Match("classic/en", 3, seed=4)
    assert same(Record.of(match).replay(), match)
    play_round(match, random.Random(1))
    resumed = Record.of(match).replay()
    assert same(resumed, match)
    assert match.next_round() == resumed.next_round()
    assert same(resumed, match)


def test_a_match_whose_rounds_were_arranged() -> None:
    """Dealer and key of the first rounds are given; what follows comes from the match's key again."""
    deals = [(2, bytes(32)), (0, bytes([1] * 32))]
    match = Match("classic/en", 3, seed=4, deals=deals)
    for _ in range(2):
        play_round(match, random.Random(1))
        match.next_round()
    assert [(round.dealer, round.key) for round in match.rounds] == [*deals, (1, match.round_key(2))]
    record = Record.of(match)
    assert same(Record.decode(record.encode()).replay(), match)
    record.arranged = 1
    with pytest.raises(RecordError, match="does not replay"):
        record.replay()


def test_records_of_unfinished_rounds_hold_no_events() -> None:
    """A finished round carries its events, word for word; an unfinished one only its moves."""
    match = played("battle/en", 3, 2, rounds=1, more=15)
    first, second = Record.of(match).rounds
    assert first.over
    assert second.over is False
    assert (second.events, second.points, second.winner) == ([], [], None)
    told = [str(event) for event in Match("battle/en", 3, seed=2).opening]
    round = Round("battle/en", 3, key=bytes.fromhex(first.key), dealer=first.dealer)
    for text in first.moves:
        seat, _, move = text.partition(" ")
        told += [str(event) for event in round.play(move, int(seat))]
    assert first.events == told
    assert all(str(Event.parse(text)) == text for text in first.events)


def test_the_file_is_plain_and_says_what_it_is() -> None:
    data = json.loads(Record.of(Match("classic/en", 2, seed=1, names=["Zoë", "李"])).encode())
    assert (data["format"], data["version"], data["rules"]) == ("penultima-record", VERSION, "classic/en")
    assert data["names"] == ["Zoë", "李"]
    assert data["program"].startswith("penultima ")


# Damage


def changed(record: Record, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file with something changed in it."""
    data = json.loads(record.encode())
    change(data)
    return json.dumps(data).encode()


def first(data: dict[str, Any]) -> dict[str, Any]:
    """The first round of a file."""
    told: dict[str, Any] = data["rounds"][0]
    return told


def put(name: str, value: object, of_round: bool = False) -> Callable[[dict[str, Any]], object]:
    """Change one field."""
    return lambda data: (first(data) if of_round else data).__setitem__(name, value)


TAMPERED: dict[str, Callable[[dict[str, Any]], object]] = {
    "another format": put("format", "chess-record"),
    "an older version": put("version", VERSION - 1),
    "a newer version": put("version", VERSION + 1),
    "no version number": put("version", "1"),
    "no version of the rules": lambda told: told.pop("rules_version"),
    "rules of a later version": put("rules_version", RULES_VERSION + 1),
    "rules of no version": put("rules_version", 0),
    "other rules": put("rules", "battle/fr"),
    "no rules": put("rules", ""),
    "unknown rules": put("rules", "classic/xx"),
    "unknown setting": put("rules", "classic/en +stacking=any"),
    "more players": put("players", 4),
    "too many players": put("players", 11),
    "no players": put("players", 0),
    "players in words": put("players", "three"),
    "a name too few": lambda data: data["names"].pop(),
    "a name that is none": put("names", [1, 2, 3]),
    "another key": put("key", "0" * 64),
    "a short key": put("key", "00"),
    "no key": put("key", "z" * 64),
    "rounds that were arranged": put("arranged", 1),
    "other scores": put("scores", [1, 2, 3]),
    "a score too few": lambda data: data["scores"].pop(),
    "other winners": put("winners", [0]),
    "a field more": put("cheat", 1),
    "a field less": lambda data: data.pop("rounds"),
    "no rounds": put("rounds", None),
    "the rounds the other way round": lambda data: data["rounds"].reverse(),
    "a round less": lambda data: data["rounds"].pop(0),
    "a round twice": lambda data: data["rounds"].append(data["rounds"][0]),
    "extra that is no text": put("extra", {"a": 1}),
    "another dealer": lambda data: first(data).update(dealer=(first(data)["dealer"] + 1) % 3),
    "another round key": put("key", "1" * 64, True),
    "a move less": lambda data: first(data)["moves"].pop(),
    "a move in the middle less": lambda data: first(data)["moves"].pop(3),
    "a move more": lambda data: first(data)["moves"].append("0 draw"),
    "a move by nobody": lambda data: first(data)["moves"].__setitem__(0, "9 draw"),
    "a move without a seat": lambda data: first(data)["moves"].__setitem__(0, "draw"),
    "a move that is none": lambda data: first(data)["moves"].__setitem__(0, "0 dance"),
    "a move that is no text": lambda data: first(data)["moves"].__setitem__(0, 0),
    "a seat that is no digit": lambda data: first(data)["moves"].__setitem__(0, "² draw"),
    "not over": put("over", False, True),
    "another winner of the round": lambda data: first(data).update(winner=(first(data)["winner"] + 1) % 3),
    "no winner of the round": put("winner", None, True),
    "other points": put("points", [0, 0, 1], True),
    "no points": put("points", [], True),
    "an event less": lambda data: first(data)["events"].pop(),
    "another event": lambda data: first(data)["events"].__setitem__(5, "skipped 0"),
    "a round's field more": put("cheat", 1, True),
    "a round's field less": lambda data: first(data).pop("moves"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_tampered_record_is_refused(what: str) -> None:
    record = Record.of(played("classic/en", 3, 6, rounds=1, more=8))
    assert same(Record.decode(record.encode()).replay(), record.replay())
    with pytest.raises(RecordError):
        Record.decode(changed(record, TAMPERED[what])).replay()


def test_every_field_is_tampered_with() -> None:
    """A new field needs its own line above; only `program` says what no replay can check."""
    fields = {*msgspec.json.decode(Record.of(played("classic/en", 3, 6, rounds=1)).encode())}
    touched = {"format", "version", "rules", "players", "names", "key", "arranged", "rounds", "scores", "winners"}
    assert fields == touched | {"extra", "program", "rules_version"}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"{" * 100_000,
        b"[" * 100_000,
        b'{"format": "penultima-record"}',
        b"\0" * 64,
    ],
    ids=lambda data: repr(data[:20]),
)
def test_what_is_no_record_is_refused(data: bytes, tmp_path: Path) -> None:
    with pytest.raises(RecordError):
        Record.decode(data)
    (tmp_path / "file").write_bytes(data)
    with pytest.raises(RecordError):
        Record.load(tmp_path / "file")


def test_a_file_that_is_not_there_or_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (tmp_path / "missing.json", tmp_path):
        with pytest.raises(RecordError, match="cannot be read"):
            Record.load(path)
    monkeypatch.setattr("penultima.game.record._LARGEST", 10)
    with pytest.raises(RecordError, match="too large"):
        Record.decode(b" " * 11)


def test_a_truncated_record_is_refused_wherever_it_ends() -> None:
    data = Record.of(played("classic/en", 2, 1, rounds=1)).encode()
    for length in range(0, len(data) - 2, max(1, len(data) // 200)):
        with pytest.raises(RecordError):
            Record.decode(data[:length])


# Saving


def test_saving_makes_folders_and_replaces_the_old_file(tmp_path: Path) -> None:
    match, path = Match("classic/en", 2, seed=1), tmp_path / "games" / "deep" / "match.json"
    Record.of(match).save(path)
    play_round(match, random.Random(1), 5)
    Record.of(match).save(str(path))
    assert same(Record.load(str(path)).replay(), match)
    assert list(path.parent.iterdir()) == [path]


class DiskFullError(OSError):
    """What a full disk says."""


def fail(*_: object) -> None:
    """Whatever it is, it does not work."""
    raise DiskFullError


@pytest.mark.parametrize("where", ["os.fsync", "pathlib.Path.replace", "penultima.game.record.Record.encode"])
def test_a_failed_save_leaves_the_old_file_and_nothing_else(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is written whole or not at all."""
    match, path = Match("classic/en", 2, seed=1), tmp_path / "match.json"
    Record.of(match).save(path)
    before = path.read_bytes()
    play_round(match, random.Random(1), 5)
    monkeypatch.setattr(where, fail)
    with pytest.raises(DiskFullError):
        Record.of(match).save(path)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_saving_where_no_folder_can_be_is_an_ordinary_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(OSError, match="file"):
        Record.of(Match("classic/en", 2, seed=1)).save(tmp_path / "file" / "match.json")
    assert (tmp_path / "file").read_text() == "not a folder"


def test_replaying_raises_only_record_errors() -> None:
    """Whatever the rules or the notation refuse is told as a damaged record."""
    record = Record.of(played("scary/it", 3, 6, rounds=1, more=8))
    for change in TAMPERED.values():
        try:
            Record.decode(changed(record, change)).replay()
        except PenultimaError as error:
            assert type(error) is RecordError  # noqa: PT017
