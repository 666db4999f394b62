"""Whole rounds without bounds checks: only with records that are sound, in an instance of their own, and the same."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from penultima.booklets import Rules, booklets
from penultima.bots import arena, bot
from penultima.bots.kernel.entries import begin_search, continue_search
from penultima.bots.kernel.history import Column
from penultima.bots.kernel.search import SEARCH_STATE, SearchStates
from penultima.bots.kernel.soundness import may_continue_search, may_play_bots
from penultima.bots.search_bot import memory_of
from penultima.bots.skills import skill
from penultima.bots.stakes import round_stakes
from penultima.game import Round
from penultima.rules import batch
from penultima.rules.batch import BatchPolicy
from penultima.rules.events import new_event_log
from penultima.rules.record import EventLogs
from penultima.rules.soundness import may_play_rounds
from penultima.rules.state import Phase, new_states
from penultima.runtime import ENTRIES, WAY, Way
from penultima.runtime.wasmtime_calls import EngineStoppedError
from tests.runtime.calls import GoodCall, good_calls, known_lines, play_known_games

MAY: dict[str, Any] = {
    "play_rounds": may_play_rounds,
    "play_bots": may_play_bots,
    "continue_search": may_continue_search,
}


@cache
def calls_of(name: str) -> list[GoodCall]:
    """Good calls, those of whole rounds between bots as the lab makes them."""
    if name != "play_bots":
        return good_calls(4)[name]
    found = []

    def remember(*args: Any) -> None:
        found.append(GoodCall(name, tuple(GoodCall(name, args).args())))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arena, "play_bots", remember)
        for rules in ("classic/en", "battle/fr", "scary/es"):
            arena.play_rounds(Rules.parse(rules), [skill("careful"), skill("search:20"), skill("infer:20")], 1, 0, 4)
    return found


in_wasm = pytest.mark.skipif(WAY is not Way.WASM, reason="the rules run in another way")


def may_go_on(round: Round) -> bool:
    """May a round be played on without checks?"""
    return bool(
        may_play_rounds(round.states, new_event_log(False), -1, 0, 1, np.zeros(1, np.int32), np.zeros(1, np.int32))
    )


@pytest.mark.parametrize("booklet", [str(one.rules) for one in booklets()])
def test_every_round_at_rest_is_sound(booklet: str) -> None:
    chance = random.Random(booklet)
    for players in (2, 4, 10):
        round = Round(booklet, players, seed=players)
        for _ in range(150):
            if round.over:
                break
            state = round.states[0]
            special = round.phase > Phase.CHALLENGE or state["shown_size"] > 0 or state["shares"] > 0
            assert may_go_on(round) != special
            round.play(chance.choice(round.legal_moves()))


SEED = next(seed for seed in range(100) if Round("classic/en", 4, seed=seed).phase == Phase.TURN)
"""A round that begins with a turn."""
SPOILED = {
    "players": (0, 1, 3, 11, 1 << 40),
    "dealer": (-1, 4),
    "asked": (-1, 4),
    "phase": (-1, Phase.GIVE_CARD, 11),
    "direction": (0, 2),
    "color": (-1, 4),
    "laid_by": (-2, 4),
    "foe": (-2, 4),
    "draw_size": (-1, 0, 113),
    "discard_size": (0, 2, 113),
    "reshuffles": (-1, 10_001),
    "empty_draws": (-1,),
    "sizes": (6, -1),
    "held": (0,),
    "hands": (-1, 3),
    "draw": (-1, 55),
    "discard": (-1, 55),
}


@pytest.mark.parametrize("field", SPOILED)
def test_a_field_that_cannot_be_is_noticed(field: str) -> None:
    for value in SPOILED[field]:
        round = Round("classic/en", 4, seed=SEED)
        assert may_go_on(round)
        target: Any = round.states[field]
        target[(0,) * target.ndim] = value
        assert not may_go_on(round), value


@pytest.mark.parametrize(("setting", "value"), [("special", 5), ("special", -1), ("direction", 0), ("hand", 0)])
def test_a_setting_that_cannot_be_is_noticed(setting: str, value: int) -> None:
    round = Round("classic/en", 4, seed=SEED)
    round.states["rules"][setting] = value
    assert not may_go_on(round)
    moves = np.zeros(2, np.int32)
    assert not may_play_rounds(round.states, new_event_log(False), 0, 0, 1, moves, moves.copy())


def test_arrays_that_are_too_short_are_noticed() -> None:
    round, moves = Round("classic/en", 4, seed=SEED), np.zeros(3, np.int32)
    log = new_event_log(False)
    assert may_play_rounds(round.states, log, 0, 0, 1, moves, moves.copy())
    assert not may_play_rounds(round.states, log, -1, 0, 1, moves, moves.copy())
    assert not may_play_rounds(round.states, log, 0, 0, 1, moves, np.zeros(2, np.int32))
    assert not may_play_rounds(round.states, EventLogs(log[:0]), 0, 0, 1, moves, moves.copy())


@pytest.mark.parametrize("name", ["play_bots", "continue_search"])
def test_records_of_bots_that_cannot_be_are_noticed(name: str) -> None:
    calls = [call for call in calls_of(name) if MAY[name](*call.args())]
    assert calls
    spoiled = {
        "play_bots": [("states", "players", 11), ("skills", "playouts", 1 << 40), ("logs", "used", -1)],
        "continue_search": [
            ("states", "players", 11),
            ("memories", "seat", 11),
            ("memories", "known", -1),
            ("memories", "color_before", 4),
            ("searches", "candidates", 0),
            ("searches", "candidates", 65),
            ("searches", "moves", 90),
            ("searches", "playouts", -1),
            ("searches", "samples", 1 << 60),
        ],
    }
    for array, field, value in spoiled[name]:
        refused = [_spoil(call, array, field, value) for call in calls]
        assert any(refused), (array, field)


HISTORY: dict[str, tuple[int, ...]] = {
    "length": (-1, 257),
    "hand_of": (-1, 0, 10),
    "counts": (113,),
}
COLUMNS: dict[Column, tuple[int, ...]] = {
    Column.HAND: (-1, 10),
    Column.SEAT: (-1, 10),
    Column.PHASE: (-3, 10),
    Column.MOVE: (-1, 200),
    Column.LEFT: (-2, 55),
    Column.COLOR: (-2, 4),
    Column.TOP: (-1, 55),
    Column.UNDER: (-2, 55),
    Column.DIRECTION: (0, 3),
    Column.LAID_BY: (-2, 10),
    Column.FACE_UP: (113,),
}


def inferring_call() -> list[Any]:
    """The arguments of a search that infers, in the middle of a round."""
    round = Round("classic/en", 3, seed=SEED)
    careful = [bot("careful", seat) for seat in range(3)]
    while len(round.moves) < 20 or len(round.legal_moves()) < 2:
        assert round.turn is not None
        move = careful[round.turn].choose(round.view(round.turn))
        assert move is not None
        round.play(move, round.turn)
    view = round.view(round.turn)
    searches, states = SearchStates(np.zeros(1, SEARCH_STATE)), new_states(3)
    searches["infers"] = 1
    begin_search(view.states, 1, searches)
    states[0] = view.states[0]
    args: list[Any] = [states, memory_of(view), skill("careful"), searches, round_stakes(), 40, new_event_log(False)]
    continue_search(*args)
    return args


def test_a_history_or_a_belief_that_cannot_be_is_noticed() -> None:
    args = inferring_call()
    memories, searches = args[1], args[3]
    assert may_continue_search(*args)
    assert searches["belief"]["begun"][0] == 1
    good = memories.copy(), searches.copy()
    rows = memories["history"]["rows"][0, : memories["history"]["length"][0]]
    (last, *_) = np.flatnonzero(rows[:, Column.PHASE] == Phase.TURN)[::-1]
    for field, values in HISTORY.items():
        for value in values:
            target = memories["history"][field]
            target[(0, 1)[: target.ndim]] = value
            assert not may_continue_search(*args), (field, value)
            memories[:] = good[0]
    for column, values in COLUMNS.items():
        for value in values:
            memories["history"]["rows"][0, last, column] = value
            assert not may_continue_search(*args), (column, value)
            memories[:] = good[0]
    for kind in (-1, 55):
        searches["belief"]["cards"][0, 3] = kind
        assert not may_continue_search(*args), kind
        searches[:] = good[1]
    assert may_continue_search(*args)


def _spoil(call: GoodCall, array: str, field: str, value: int) -> bool:
    """Is a call refused that was good before a field of a record was spoiled?"""
    args = call.args()
    (place,) = (i for i, one in enumerate(call.arguments) if one.name == array)
    if field == "used":
        args[place]["listening"] = 1
    args[place][field] = value
    return not MAY[call.name](*args)


@in_wasm
@pytest.mark.parametrize("name", MAY)
def test_with_checks_and_without_the_result_is_the_same(name: str) -> None:
    from penultima.runtime.wasm_host import Bound, TwofoldBound, host

    seen = 0
    for call in calls_of(name):
        quick, checked = call.args(), call.args()
        answer = ENTRIES[name](*quick)
        twofold = host().bound[name]
        assert isinstance(twofold, TwofoldBound)
        assert Bound.call(twofold, tuple(checked)) == answer
        for one, other in zip(quick, checked, strict=True):
            assert not isinstance(one, np.ndarray) or one.tobytes() == other.tobytes()
        seen += bool(MAY[name](*call.args()))
    assert seen, "no call ran without checks"


@in_wasm
def test_batches_leave_the_instance_with_checks_alone() -> None:
    from penultima.runtime.wasm_host import host

    states = Round("classic/en", 4, seed=1).states
    before = host().calls
    batch.rounds(states, 50, BatchPolicy.UNIFORM, cores=1)
    assert host().calls == before


@in_wasm
def test_a_call_that_has_overwritten_tables_is_made_again_with_checks() -> None:
    from penultima.runtime import wasm_host

    before, states = known_lines(), Round("classic/en", 4, seed=1).states
    good = batch.rounds(states, 20, cores=1)
    unchecked = wasm_host._threads.unchecked_host
    unchecked._constants()[7] ^= np.uint64(1)
    again = batch.rounds(states, 20, cores=1)
    assert [one.tolist() for one in again] == [one.tolist() for one in good]
    assert wasm_host._threads.unchecked_host is not unchecked
    wasm_host._threads.unchecked_host = unchecked
    with pytest.raises(EngineStoppedError, match="tables of the rules"):
        unchecked.check_constants()
    assert tuple(play_known_games()) == before
