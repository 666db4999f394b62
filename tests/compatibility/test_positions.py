"""Positions, moves and events as text: read and written as they were, and the game goes on from them as it did."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec

from penultima.game.changed_rules import changed_by
from tests.compatibility.stored import read_json, read_lines
from tests.compatibility.today import Event, Move, Round

POSITIONS: list[dict[str, Any]] = [json.loads(line) for line in read_lines("positions.jsonl.xz")]
NOTATION = read_json("notation.json")
CHANGED = 3
"""Moves that do something else today, by a ruling that changed on purpose."""
PHASES = {
    "TURN", "DRAWN", "COLOR", "CHALLENGE", "GIVE_COLOR", "GIVE_CARD", "SHARE", "FOE", "FIGHT", "SWAP", "OVER",
}  # fmt: skip


def lines_of(position: str) -> dict[str, str]:
    """A position taken apart."""
    return dict(line.split(": ", 1) for line in position.split("\n") if ": " in line)


def test_the_fixture_holds_every_phase_and_every_booklet() -> None:
    told = [lines_of(one["position"]) for one in POSITIONS]
    assert {one["phase"] for one in told} == PHASES
    booklets = Counter(one["rules"].split()[0] for one in told)
    assert len(booklets) == 12
    assert sum("+" in one["rules"] for one in told) > 80


def test_every_position_is_read_and_written_as_it_was() -> None:
    for one in POSITIONS:
        assert Round.from_position(one["position"]).position == one["position"]


def test_every_seat_may_do_what_it_might() -> None:
    for one in POSITIONS:
        game = Round.from_position(one["position"])
        assert game.turn == one["turn"]
        for seat, moves in one["legal"].items():
            assert [str(move) for move in game.legal_moves(int(seat))] == moves, one["position"]


def test_moves_lead_to_the_same_events_and_positions() -> None:
    changed = 0
    for one in POSITIONS:
        for tried in one["tried"]:
            game = Round.from_position(one["position"])
            events = game.play(tried["move"], tried["seat"])
            if changed_by(events):
                changed += 1
                continue
            assert [str(event) for event in events] == tried["events"], (one["position"], tried["move"])
            assert game.position == tried["position"]
    assert changed == CHANGED


def test_what_was_refused_is_refused_for_the_same_reason() -> None:
    for one in POSITIONS:
        game = Round.from_position(one["position"])
        for refused in one["refused"]:
            reason = game.why_not(refused["move"], refused["seat"])
            assert reason is not None
            assert reason.name == refused["reason"]


def test_every_seat_and_the_spectator_see_what_they_saw() -> None:
    for one in POSITIONS:
        game = Round.from_position(one["position"])
        for audience, seen in one["views"].items():
            view = game.view(None if audience == "spectator" else int(audience))
            assert json.loads(msgspec.json.encode(view.as_dict())) == seen, (audience, one["position"])
        assert list(game.hand_points()) == one["points"]


def test_every_move_is_read_and_written_as_it_was() -> None:
    assert len(NOTATION["moves"]) == 85
    for text in NOTATION["moves"]:
        assert str(Move(text)) == text


def test_every_event_is_read_and_written_as_it_was() -> None:
    assert len(NOTATION["events"]) == 35
    for name, texts in NOTATION["events"].items():
        assert texts
        for text in texts:
            assert text.split()[0] == name
            assert str(Event.parse(text)) == text
