"""The events of a round as tokens: everything that a seat was told can be read from them, and nothing else."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

from penultima.bots import bot
from penultima.envs import SingleEnv, VectorEnv, aec_env, parallel_env
from penultima.envs.core_env import CoreEnv
from penultima.errors import RulesError
from penultima.game import Event, Round
from penultima.game.card import CARDS, COLOR_NAMES
from penultima.lab.bot_round import BotRound
from tests.envs.test_agreement import HOUSES

NAMES = (
    "dealt", "turned", "returned", "starts", "laid", "drew", "kept", "passed", "named", "skipped", "reversed",
    "challenged", "shown", "guilty", "innocent", "gave", "shared", "foe", "chose", "revealed", "tied", "won_battle",
    "took", "said_uno", "caught", "hyper", "reshuffled", "went_out", "blocked", "jumped_in", "swapped", "rotated",
)  # fmt: skip
WHY = ("turn", "two", "four", "uno", "battle", "show")
TABLES = [*HOUSES, "revenge/en", "battle/fr", "scary/fr", "classic/en"]


def told(tokens: Any, me: int, players: int) -> list[str]:
    """The events that a seat's tokens tell, written down by docs/envs/index.md."""
    events, going_on, cards = [], False, list[str]()
    for code, seat, other, left, *kinds in tokens.tolist():
        name = NAMES[code - 1]
        cards = cards if going_on else []
        cards += [CARDS[kind - 1].text if kind else "?" for kind in kinds[:left]]
        going_on = left > 4
        if going_on:
            continue
        who = "" if seat == 0 else str((seat - 1 + me) % players)
        if name == "drew":
            word = WHY[other - 1]
        elif name in ("named", "hyper"):
            word = COLOR_NAMES[other - 1] if other else "none"
        elif name in ("starts", "reversed", "rotated"):
            word = "left" if other == 2 else "right"
        elif name == "reshuffled":
            word = str(other - 1)
        else:
            word = "" if other == 0 else f"@{(other - 1 + me) % players}"
        events.append(f"{name} {who} {word} {' '.join(cards)}")
    return events


def written(events: tuple[Event, ...]) -> list[str]:
    """The same from the events themselves."""
    lines = []
    for event in events:
        if event.name == "scored":
            continue
        who = "" if event.seat < 0 else str(event.seat)
        numbers = str(event.numbers[0]) if event.numbers else ""
        word = event.word or numbers or ("" if event.whom < 0 else f"@{event.whom}")
        lines.append(f"{event.name} {who} {word} {' '.join(c.text if c.code >= 0 else '?' for c in event.cards)}")
    return lines


@pytest.mark.parametrize("rules", TABLES)
def test_perfect_recall(rules: str) -> None:
    """Nothing that a seat was told of a round is missing from its history, and no hidden card is in it."""
    players = 3 + len(rules) % 3
    core, dice = CoreEnv(rules, players, keep_events=True, history=6000), random.Random(rules)
    core.reset(5)
    for step in range(250):
        if step % 10 == 0:
            for seat in range(players):
                tokens, used = core.history(seat)
                assert core.history_complete
                assert told(tokens[used], seat, players) == written(core.view(seat).events)
                assert not tokens[~used].any()
        core.step(dice.choice(core.legal_actions()))
        if core.over:
            core.reset()


@pytest.mark.parametrize("table", [{}, {"final": True}, {"threads": 3}, {"match": True, "observation": "v1"}])
def test_many_environments_remember_as_one_does(table: dict[str, Any]) -> None:
    many = VectorEnv(5, 3, "battle/fr +hand=2 +forced_play=on +target=50", seed=9, history=3000, **table)
    one = CoreEnv("battle/fr +hand=2 +forced_play=on +target=50", 3, keep_events=True, match=bool(table.get("match")))
    step = many.reset()
    one.reset(9)
    ends = 0
    for number in range(400):
        if number % 7 == 0:
            tokens, used = many.history()
            assert many.history_complete.all()
            assert written(many.view(0).events) == written(one.view(one.seat).events)
            assert told(tokens[0][used[0]], one.seat, 3) == written(one.view(one.seat).events)
        actions = many.sample_actions().copy()
        one.step(int(actions[0]))
        step = many.step(actions)
        assert bool(step.done[0]) == one.over
        if one.over:
            ends += 1
            one.reset()
    assert ends
    many.close()


def test_what_compiled_opponents_do_is_told_too() -> None:
    env = VectorEnv(6, 4, "scary/fr", seed=2, opponents="first", history=2000)
    step = env.reset()
    deals = [env.deal(index) for index in range(6)]
    played = []
    for key, dealer in deals:
        round = Round("scary/fr", 4, key=key, dealer=dealer)
        BotRound(round, [bot("first")] * 4).play()
        played.append(round)
    waiting = np.ones(6, np.bool_)
    while waiting.any():
        for index in np.flatnonzero(waiting).tolist():
            seat = int(step.seat[index])
            events = written(env.view(index).events)
            assert events
            assert written(played[index].view(seat).events)[: len(events)] == events
        # `first` takes the first legal move, and calls before anything else: so does the lowest action here.
        step = env.step(np.array([env_first(env, index) for index in range(6)]))
        waiting &= ~step.done


def env_first(env: VectorEnv, index: int) -> int:
    """What the bot `first` would do at the learner's seat."""
    from penultima.envs import action_of_move

    view = env.view(index)
    move, stage = bot("first").choose(view), int(env.stages[index])
    call = move is not None and move.text.startswith(("uno", "catch"))
    if stage != 3 and (move is None or call != (stage != 2)):
        move = None
    return action_of_move(move, view)


def test_a_short_history_keeps_the_latest() -> None:
    short, long = (VectorEnv(3, 2, seed=4, history=n) for n in (16, 4000))
    short.reset()
    long.reset()
    for _ in range(60):
        actions = long.sample_actions().copy()
        short.step(actions)
        long.step(actions)
        for index in range(3):
            latest, kept = long.history(), short.history()
            tokens = latest[0][index][latest[1][index]][-16:]
            assert (kept[0][index][kept[1][index]] == tokens).all()
            events = short.view(index).events
            assert events == long.view(index).events[-len(events) :]
    assert not short.history_complete.all()
    assert long.history_complete.all()


def test_observations_of_every_environment_have_it() -> None:
    aec = aec_env("classic/en", 3, history=50)
    aec.reset(seed=1)
    parallel = parallel_env("classic/en", 3, history=50)
    seen, _ = parallel.reset(seed=1)
    single, flat = (SingleEnv(players=3, history=50, opponents="first", flat=flat) for flat in (False, True))
    one, row = single.reset(seed=1)[0], flat.reset(seed=1)[0]
    for agent, observation in seen.items():
        assert (observation["history"] == aec.observe(agent)["history"]).all()
        assert observation["history"].shape == (50, 8)
        assert parallel.observation_space(agent).contains(observation)
        assert len(aec.view(agent).events) >= 4
    assert single.observation_space.contains(one)
    assert flat.observation_space.contains(row)
    assert (row == np.concatenate([one["observation"], one["history"].reshape(-1)])).all()


def test_copies_remember_for_themselves() -> None:
    core = CoreEnv(players=2, history=100, keep_events=True)
    core.reset(1)
    many = VectorEnv(4, 2, history=100, seed=1, observation="v1", final=True)
    many.reset()
    for twin in (core.copy(), copy.deepcopy(core), pickle.loads(pickle.dumps(core))):
        twin.step(twin.legal_actions()[0])
        assert twin.history(0)[1].sum() > core.history(0)[1].sum()
    for other in (copy.deepcopy(many), pickle.loads(pickle.dumps(many))):
        actions = many.sample_actions().copy()
        assert (other.step(actions).obs == copy.copy(many).step(actions).obs).all()
        assert other.history()[1].sum() > many.history()[1].sum()


def test_without_a_history_there_is_none() -> None:
    env = VectorEnv(2, 2, seed=1)
    with pytest.raises(RulesError, match="reset comes before"):
        env.history()
    env.reset()
    assert env.view(0).events == ()
    with pytest.raises(RulesError, match="history="):
        env.history()
    with pytest.raises(RulesError, match="0 to"):
        VectorEnv(2, 2, history=-1)
