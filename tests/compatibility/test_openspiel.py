"""Rounds that OpenSpiel once wrote down are read back and go on as they did."""

from __future__ import annotations

import base64
import importlib
import pickle
from typing import Any

import pytest

from tests.compatibility.stored import read_json

pyspiel = pytest.importorskip("pyspiel")
KEPT: list[dict[str, Any]] = read_json("openspiel.json.xz")
CHANGED = {"penultima(rules=battle/fr +hand:3,players=3)"}
"""Rounds that went on to a battle whose winner had no card left: today he draws before the loser. (X22)"""
NAMES = [f"{one['game']} after {one['serialized'].count(chr(10))} lines" for one in KEPT]


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    """Importing this module makes the game known, by the name that strings and pickles hold."""
    importlib.import_module("penultima.envs.openspiel")


@pytest.mark.parametrize("kept", KEPT, ids=NAMES)
def test_a_state_is_read_back_and_goes_on_to_the_same_end(kept: dict[str, Any]) -> None:
    game, state = pyspiel.deserialize_game_and_state(kept["serialized"])
    assert str(state) == kept["state"]
    assert ([] if state.is_terminal() else state.legal_actions()) == kept["legal"]
    again = pyspiel.serialize_game_and_state(game, state)
    if kept["game"] in CHANGED:
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
    else:
        for action in kept["actions"]:
            state.apply_action(action)
        assert str(state) == kept["end"]
        assert state.returns() == pytest.approx(kept["returns"])
    assert state.is_terminal()
    _, written = pyspiel.deserialize_game_and_state(again)
    assert str(written) == kept["state"]


@pytest.mark.parametrize("kept", KEPT, ids=NAMES)
def test_a_game_is_read_back_from_its_text_and_from_its_pickle(kept: dict[str, Any]) -> None:
    assert str(pickle.loads(base64.b64decode(kept["pickled"]))) == str(pyspiel.load_game(kept["game"]))
