"""Every public object can be copied, deep-copied and pickled, or refuses with a sentence; copies play on alike."""

from __future__ import annotations

import copy
import importlib
import importlib.util
import inspect
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from penultima import Card, IllegalMove, Match, Move, PenultimaError, Record, Round, Rules, View
from penultima.booklets import Difference, booklet
from penultima.bots import bot
from penultima.bots.kernel.memory import MEMORY
from penultima.bots.network import trained_network
from penultima.client import Refused, TableClient
from penultima.envs import (
    SILENCE,
    TASKS,
    CoreEnv,
    GymnasiumVectorEnv,
    IllegalAction,
    OpponentPool,
    SingleEnv,
    VectorEnv,
    aec_env,
    evaluate,
    observations_of,
    parallel_env,
)
from penultima.errors import BotError, Fault, RulesError
from penultima.game.changed_rules import RuleChangedError
from penultima.game.event import Event
from penultima.observations.versions import version
from penultima.protocol import Bye, No
from penultima.rules.reasons import Reason
from penultima.rules.version import DRAW_IS_NO_PASS
from penultima.runtime import WAY, Way
from penultima.text import translator
from tests.choosing import one_of_each_edition
from tests.game import copying
from tests.game.copying import BOOKLETS, COPIERS, Copier, check_round, go_on, pickled
from tests.runtime.running import run_python

each_way_to_copy = pytest.mark.parametrize("copied", COPIERS)
PACKAGES = ("", ".game", ".booklets", ".bots", ".envs", ".observations", ".text", ".client")


def public_classes() -> set[type]:
    """What the packages offer by name."""
    modules = [importlib.import_module(f"penultima{name}") for name in PACKAGES]
    named = [getattr(module, name) for module in modules for name in module.__all__]
    return {one for one in named if inspect.isclass(one) and not getattr(one, "_is_protocol", False)}


def illegal_move() -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        Round(seed=1).play("draw", 7)
    return caught.value


def some_step() -> Any:
    return VectorEnv(2, seed=1).reset()


def examples() -> list[Any]:
    """An object of every public class that carries no game; games are played on below."""
    round = Round("battle/fr", 3, seed=5)
    return [
        *(Card("r7"), Move("catch @2"), Event.parse("drew 1 turn r7"), Rules.parse("battle/fr +hand=5")),
        *(Record.of(Match(seed=1)), round, Match(seed=1), round.view(1), booklet("battle/fr")),
        *(Difference("a", "b"), translator("fr"), bot("trained"), *observations_of(round.view(1)), some_step()),
        *(CoreEnv(), SingleEnv(), VectorEnv(2), GymnasiumVectorEnv(2), OpponentPool(["careful", "first"])),
        *(TASKS["classic-2"], evaluate("first", "classic-2", deals=2), version("v1"), trained_network()),
        *(illegal_move(), IllegalAction(round.view(1), 3, 1), RulesError("a", "b", c="d"), PenultimaError("a")),
        *(kind("text", "code", fact="1") for kind in public_errors()),
        *(RuleChangedError(DRAW_IS_NO_PASS, 1, 2), BotError(Fault.DIED, "program", "said")),
        *(Refused(No(code="illegal", reason="NO_MATCH", arguments={"a": 1})), Refused(Bye(code="going"))),
    ]


def public_errors() -> list[Any]:
    special = (IllegalMove, Refused)
    return [one for one in public_classes() if issubclass(one, Exception) and not issubclass(one, special)]


def test_there_is_an_example_of_every_public_class() -> None:
    refusing = {TableClient}
    assert public_classes() - {type(one) for one in examples()} == refusing


@each_way_to_copy
def test_public_objects_are_copied(copied: Copier) -> None:
    for one in examples():
        twin = copied(one)
        assert type(twin) is type(one)
        if isinstance(one, Exception):
            assert (str(twin), twin.args, twin.__dict__) == (str(one), one.args, one.__dict__)
        elif isinstance(one, Card | Move):
            assert twin is one
        elif isinstance(one, Event | Rules | Record | View | Difference) or one == booklet("battle/fr"):
            assert twin == one


@each_way_to_copy
def test_what_cannot_be_copied_says_so(copied: Copier) -> None:
    with pytest.raises(TypeError, match="a connection to a table cannot be copied"):
        copied(TableClient("http://localhost", "table"))
    with (
        bot(f"run:{sys.executable} examples/bot.py") as program,  # type: ignore[attr-defined]
        pytest.raises(TypeError, match="a program that runs cannot be copied"),
    ):
        copied(program)
    env = VectorEnv(2, seed=1)
    env.close()
    with pytest.raises(RulesError, match="this environment was closed"):
        copied(env)


@each_way_to_copy
@pytest.mark.parametrize("name", one_of_each_edition(BOOKLETS))
def test_a_copied_round_plays_on_alike(copied: Copier, name: str) -> None:
    for players in (2, 5, 10):
        round = Round(name, players, seed=players)
        for moves in (0, 30):
            go_on(round, moves, moves)
            check_round(copied, round, 10)


def test_rounds_matches_and_views_are_copied_in_this_way_to_run() -> None:
    assert copying.run(10) == 30


needs_numba = pytest.mark.skipif(importlib.util.find_spec("numba") is None, reason="Numba is not installed")


@pytest.mark.skipif(WAY is not Way.WASM, reason="the other ways are compared from here")
@pytest.mark.parametrize("way", [Way.INTERPRETED, pytest.param(Way.COMPILED, marks=[pytest.mark.long, needs_numba])])
def test_rounds_matches_and_views_are_copied_in_other_ways_to_run(way: Way) -> None:
    told = run_python("-m", "tests.game.copying", PENULTIMA_ENGINE=way)
    assert told.strip() == f"30 rounds copied, {way}"


def test_a_round_that_lost_its_memory_would_be_noticed() -> None:
    """What the copies did before: the array of a copy was another one than that which the turn was read from."""
    twin = pickled(Round("classic/en", 3, seed=2))
    first = twin.turn
    for _ in range(6):
        twin.play(twin.legal_moves()[-1])
    assert len(twin.moves) == 6
    assert int(twin.states["asked"][0]) == twin.turn
    assert {seat for seat, _ in twin.moves} != {first}


class NamedRound(Round):
    """A round with something of its own."""

    name = ""


@each_way_to_copy
def test_a_class_of_ones_own_keeps_what_it_has(copied: Copier) -> None:
    round = NamedRound("classic/en", 3, seed=2)
    round.name = "mine"
    check_round(copied, round, 5)
    assert copied(round).name == "mine"


def test_a_pickle_of_another_layout_is_refused() -> None:
    kept = Round(seed=1).__getstate__()
    kept["states"] = np.zeros(1, MEMORY)
    with pytest.raises(PenultimaError, match="another version of Penultima"):
        Round.__new__(Round).__setstate__(kept)


def test_a_pickled_view_knows_no_more_than_its_seat() -> None:
    """Neither now nor afterwards: the round goes on telling its own list of events."""
    round = Round("battle/fr", 3, seed=5)
    view = round.view(1)
    go_on(round, 3, 12)
    twin = pickled(view)
    assert twin.events == view.events
    assert twin.later() == view.later()
    assert twin._story == tuple(event.seen_by(1) for event in round.events) != tuple(round.events)


def test_pickled_views_of_a_round_still_follow_each_other() -> None:
    round, other = Round("classic/en", 3, seed=5), Round("classic/en", 3, seed=6)
    first = pickled(round.view(1))
    go_on(round, 3, 6)
    second, elsewhere, neighbor = pickled(round.view(1)), pickled(other.view(1)), pickled(round.view(2))
    assert second.follows(first)
    assert second.since(first) == round.view(1).events[len(first.events) :]
    assert not first.follows(second)
    assert not second.follows(elsewhere)
    assert not neighbor.follows(first)
    assert not second.follows(round.view(1))


def test_a_view_that_is_copied_with_its_round_is_told_what_happens_there() -> None:
    round = Round("classic/en", 3, seed=5)
    both = copy.deepcopy((round, round.view(1)))
    go_on(both[0], 3, 4)
    assert both[1].later() == tuple(event.seen_by(1) for event in both[0].events[len(both[1].events) :])
    assert len(both[1].later()) >= 4


def test_refusals_are_pickled_whole() -> None:
    error = pickled(illegal_move())
    assert (error.reason, error.seat, error.move) == (Reason.NO_SUCH_SEAT, 7, Move("draw"))


@each_way_to_copy
@pytest.mark.parametrize("make", [SingleEnv, aec_env, parallel_env, CoreEnv], ids=lambda make: make.__name__)
def test_copied_environments_go_their_own_way(copied: Copier, make: Callable[..., Any]) -> None:
    env = make("battle/fr", 3)
    core(env).reset(4) if env is core(env) else env.reset(seed=4)
    twin, before = copied(env), core(env).states.tobytes()
    step(twin)
    assert core(env).states.tobytes() == before != core(twin).states.tobytes()
    step(env)
    assert core(env).states.tobytes() == core(twin).states.tobytes()


def core(env: Any) -> CoreEnv:
    found = getattr(getattr(env, "aec", env), "core", env)
    assert isinstance(found, CoreEnv)
    return found


def step(env: Any) -> None:
    action = core(env).legal_actions()[0]
    if hasattr(env, "aec"):
        env.step(dict.fromkeys(env.agents, SILENCE) | {env.aec.agent_selection: action})
    else:
        env.step(action)


@each_way_to_copy
@pytest.mark.parametrize("opponents", [None, "careful"])
def test_copied_vectors_of_environments_go_their_own_way(copied: Copier, opponents: str | None) -> None:
    env = VectorEnv(8, 3, "scary/es", seed=3, opponents=opponents)
    env.reset()
    for _ in range(20):
        env.step(env.sample_actions())
    before = env._arrays.states.tobytes()
    twin, dice = copied(env), random.Random(1)
    assert env._arrays.states.tobytes() == before == twin._arrays.states.tobytes()
    for _ in range(30):
        mask = twin._step.mask
        actions = [dice.choice(np.flatnonzero(row).tolist()) for row in mask]
        ours, theirs = env.step(actions), twin.step(actions)
        assert all((one == other).all() for one, other in zip(ours, theirs, strict=True))
    twin.step(twin.sample_actions())
    assert env._arrays.states.tobytes() != twin._arrays.states.tobytes()
    assert (env.truncated == env._arrays.truncated).all()
