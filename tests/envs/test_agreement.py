"""The kernel, the Round that people play and the rounds between bots are one and the same, move by move."""

from __future__ import annotations

import random

import pytest

from penultima.booklets import Rules
from penultima.bots import bot
from penultima.envs import VectorEnv, action_of_move, move_of_action
from penultima.envs.core_env import CoreEnv
from penultima.game import Move, Round
from penultima.lab.bot_round import BotRound
from tests.choosing import few, one_of_each_edition
from tests.envs.reading import STAGES, Witness, differences
from tests.game.random_play import BOOKLETS

HOUSES = [
    "classic/en +jump_in=on +stacking=any",
    "classic/en +sevens_zeros=on +jump_in=on +uno_until=own_turn",
    "battle/fr +stacking=same +draw=until +bluff=refused",
    "scary/fr +forced_play=on +sevens_zeros=on",
    "hyper/fr +uno=automatic +jump_in=on",
]


def is_call(move: Move) -> bool:
    return move.text.startswith(("uno", "catch"))


def allowed(round: Round, seat: int, stage: str) -> set[Move | None]:
    """What the mask should offer, from the legal moves of the game."""
    legal = set(round.legal_moves(seat))
    calls = {move for move in legal if is_call(move)}
    if stage in ("owes", "catches"):
        return {*calls, None}
    if stage == "jumps":
        return {None, *(legal - calls)}
    return {*(legal if int(round.states["may_add_uno"][0]) == seat else legal - calls)}


def asked_next(round: Round, silent: list[tuple[str, int]]) -> tuple[str, int]:
    """Who should be asked, given who kept silent since the last move: the order in which rounds between bots ask."""
    owing = round.view(None).owes if round.phase.name in ("TURN", "DRAWN", "CHALLENGE") else ()
    others = [seat for seat in range(round.players) if seat not in owing] if owing else []
    queue = [("owes", seat) for seat in owing] + [("catches", seat) for seat in others]
    assert round.turn is not None
    if round.phase.name == "TURN":
        step = 1 if round.view(None).direction == "left" else -1
        around = [(round.turn + step * far) % round.players for far in range(1, round.players)]
        queue += [("jumps", s) for s in around if any(not is_call(move) for move in round.legal_moves(s))]
    queue.append(("asked", round.turn))
    return next(one for one in queue if one not in silent)


def shadow(rules: str, players: int, seed: int, steps: int) -> int:
    """Random play in both, compared before every decision; how many rounds were played."""
    core, dice = CoreEnv(rules, players), random.Random(f"{rules} {players} {seed}")
    core.reset(seed)
    rounds = 0
    while steps:
        key, dealer = core.deal
        round, witness = Round(rules, players, key=key, dealer=dealer), Witness(players)
        witness.hear(round.events)
        silent: list[tuple[str, int]] = []
        while core.seat >= 0 and steps:
            steps -= 1
            assert core.states.tobytes() == round.states.tobytes()
            stage = STAGES[core.stage]
            assert (stage, core.seat) == asked_next(round, silent)
            legal = core.legal_actions()
            view = round.view(core.seat)
            moves = [move_of_action(action, view) for action in legal]
            assert set(moves) == allowed(round, core.seat, stage)
            assert [action_of_move(move, view) for move in moves] == legal
            for seat in {core.seat, dice.randrange(players)}:
                cells, mask = core.observation(seat)
                assert not differences(cells, round.view(seat), witness, stage if seat == core.seat else None)
                assert mask.nonzero()[0].tolist() == (legal if seat == core.seat else [])
            seat, chosen = core.seat, dice.randrange(len(legal))
            core.step(legal[chosen])
            move = moves[chosen]
            if move is None:
                silent.append((stage, seat))
            else:
                witness.hear(round.play(move, seat))
                silent.clear()
        if core.seat < 0:
            assert round.over
            assert core.states.tobytes() == round.states.tobytes()
            rounds += 1
            core.reset()
    return rounds


@pytest.mark.parametrize("rules", [*one_of_each_edition(BOOKLETS), *few(HOUSES, HOUSES[0])])
def test_play_is_the_game(rules: str) -> None:
    for players in (2, 3, 5, 10):
        try:
            Rules.parse(rules).check_players(players)
        except ValueError:
            continue
        shadow(rules, players, 7, 300)


def test_whole_rounds() -> None:
    assert shadow("classic/en +hand=2 +uno=automatic +forced_play=on", 2, 1, 600) > 3


@pytest.mark.parametrize("rules", ["classic/en", "battle/fr", "revenge/en", *HOUSES[:2]])
def test_compiled_opponents_play_as_bots_at_a_table(rules: str) -> None:
    """A learner who does what the bot of its seat would do makes the round that these bots play among themselves."""
    names = ["careful", "easy", "beginner"]
    env = VectorEnv(8, 4, rules, seed=5, opponents=names)
    bots = [bot("medium", "learner"), *(bot(name, f"5 {k}") for k, name in enumerate(names))]
    learners = env.reset().seat.tolist()
    deals = [env.deal(slot) for slot in range(8)]
    assert learners == [slot % 4 for slot in range(8)]
    ended: dict[int, list[float]] = {}
    for _ in range(2000):
        stages = [STAGES[stage] for stage in env.stages]
        views = [env.view(slot) for slot in range(8)]
        moves = [answer(bots[0].choose(view), stage) for view, stage in zip(views, stages, strict=True)]
        _, reward, done, _, _ = env.step([action_of_move(move, view) for move, view in zip(moves, views, strict=True)])
        for slot in done.nonzero()[0].tolist():
            ended.setdefault(slot, reward[slot].tolist())
        if len(ended) == 8:
            break
    for slot, (key, dealer) in enumerate(deals):
        alone = Round(rules, 4, key=key, dealer=dealer)
        BotRound(alone, [bots[(seat - learners[slot]) % 4] for seat in range(4)]).play()
        assert ended[slot] == [1.0 if seat == alone.winner else pytest.approx(-1 / 3) for seat in range(4)]


def answer(move: Move | None, stage: str) -> Move | None:
    """A bot says all it has to say whenever it is asked; the environment asks for one thing at a time."""
    if stage == "asked" or move is None:
        return move
    return move if is_call(move) == (stage != "jumps") else None
