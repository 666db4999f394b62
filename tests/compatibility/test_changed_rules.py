"""Matches that were played before a ruling changed are shown up to there, and say which rule it was and since when."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from penultima.game import Match, Record
from penultima.game.changed_rules import RuleChangedError, changed_by
from penultima.game.fair.findings import Refuted, Verdict
from penultima.game.fair.transcript import Transcript
from penultima.game.fair.verify import verify
from penultima.game.record import VERSION
from penultima.rules.version import RULES_VERSION
from penultima.terminal.local_table import resumed_table
from tests.compatibility.running import command
from tests.compatibility.stored import members

RECORDS = members("changed_rules.zip")
CHANGES = {"battle": ("X22, X24", 133), "pass": ("E14, X17", 417), "circles": ("X44", 142)}
"""Which rules changed, and the move that would go otherwise today."""


def written(name: str, **changes: object) -> Record:
    """The record, perhaps with something else in it."""
    return Record.decode(json.dumps(json.loads(RECORDS[f"{name}.json"]) | changes).encode())


@pytest.mark.parametrize("name", CHANGES)
def test_a_match_of_older_rules_says_where_they_changed(name: str) -> None:
    record = written(name)
    assert record.played_by == 1
    with pytest.raises(RuleChangedError) as told:
        record.replay()
    rules, move = CHANGES[name]
    assert told.value.code == "record-rule-changed"
    assert told.value.facts == {"rules": rules, "since": "2026-11-17", "round": "1", "move": str(move)}


@pytest.mark.parametrize("name", CHANGES)
def test_everything_before_the_change_is_as_it_was(name: str) -> None:
    record = written(name)
    with pytest.raises(RuleChangedError) as told:
        record.replay()
    match = record.before(told.value)
    assert len(match.round.moves) == told.value.moves
    events = [str(event) for event in (*match.opening, *match.round.events[len(match.round.opening) :])]
    assert events == record.rounds[0].events[: len(events)]
    assert not match.round.over


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("language", ["en", "fr", "es", "it", "pt"])
def test_it_is_shown_up_to_there(name: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(RECORDS[f"{name}.json"])
    told = command("replay", str(file), "--lang", language)
    assert told.exit_code == 1
    assert CHANGES[name][0] in told.stderr
    assert "2026-11-17" in told.stderr
    assert told.stdout.count("\n") > 80  # nearly all of the moves, a sentence or more for each


def test_it_is_neither_proven_nor_refuted(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(RECORDS["battle.json"])
    told = command("verify", str(file), "--lang", "en")
    assert told.exit_code == 2
    assert "rule" in told.stdout


FAIR = Record.decode(members("records.zip")["fair/battle-en-finished.json"])
"""A fair match that comes to a changed ruling in one of its rounds."""


def altered(change: Callable[[dict[str, Any]], object]) -> Record:
    """The fair match with something changed."""
    told = json.loads(FAIR.encode())
    change(told)
    return Record.decode(json.dumps(told).encode())


def test_what_needs_no_playing_is_checked_after_a_changed_rule_too() -> None:
    """Claiming older rules is no excuse: kept values, secrets, heads, and all events before the change must fit."""
    assert isinstance(FAIR.fair, Transcript)
    assert verify(FAIR).verdict == Verdict.NO_PROOF
    assert verify(FAIR, [FAIR.fair.anchor]).verdict == Verdict.NO_PROOF
    assert verify(FAIR, ["00" * 32]).findings[0].code == Refuted.SEEN
    last = len(FAIR.fair.deals) - 1
    assert (
        verify(altered(lambda told: told["fair"]["deals"][last].update(head="00" * 32))).findings[0].code
        == Refuted.HEAD
    )
    assert verify(altered(lambda told: told["rounds"][0]["events"].pop(3))).findings[0].code == Refuted.EVENTS


def test_moves_that_a_record_tells_by_todays_rules_need_no_excuse() -> None:
    """A table that was played on after an upgrade claims the rules before; its later battles are by those of today."""
    match = Match("battle/en", 3, seed=0)
    dice = random.Random(5)
    while not match.round.over:
        match.play(dice.choice(match.round.legal_moves()))
    match.rules_version = RULES_VERSION - 1
    assert changed_by(match.round.events)
    assert Record.of(match).played_by == RULES_VERSION - 1
    assert Record.of(match).replay().scores == match.scores


def test_a_match_that_was_left_goes_on_from_the_move_before() -> None:
    record = written("battle_left")
    assert len(record.rounds[0].moves) > CHANGES["battle"][1]
    table = resumed_table(record)
    assert table.rule_changed is not None
    assert table.rule_changed.facts["rules"] == "X22, X24"
    assert len(table.match.round.moves) == CHANGES["battle"][1] - 1
    assert table.match.round.legal_moves()


@pytest.mark.parametrize("name", CHANGES)
def test_a_record_that_claims_todays_rules_does_not_replay(name: str) -> None:
    with pytest.raises(Exception, match="does not replay"):
        written(name, version=VERSION, rules_version=RULES_VERSION).replay()


def test_a_record_of_later_rules_is_refused() -> None:
    with pytest.raises(Exception, match="this program knows"):
        written("battle", version=VERSION, rules_version=RULES_VERSION + 1)


def test_a_blocked_round_with_moves_cut_off_is_no_changed_rule() -> None:
    told = json.loads(RECORDS["circles.json"])
    told["rounds"][0]["moves"] = told["rounds"][0]["moves"][:20]
    with pytest.raises(Exception, match="does not replay"):
        Record.decode(json.dumps(told).encode()).replay()
