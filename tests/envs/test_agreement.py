"""The kernel, the Game that people play and the rounds between bots are one and the same, move by move."""

from __future__ import annotations

import random

import pytest

from penultima.booklets import Rules
from penultima.bots import bot
from penultima.envs import VectorEnv, action_of_move, move_of_action
from penultima.envs.play import Play
from penultima.game import Game, Move
from penultima.lab.playing import Sitting
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


def allowed(game: Game, seat: int, stage: str) -> set[Move | None]:
    """What the mask should offer, from the legal moves of the game."""
    legal = set(game.legal_moves(seat))
    calls = {move for move in legal if is_call(move)}
    if stage in ("owes", "catches"):
        return {*calls, None}
    if stage == "jumps":
        return {None, *(legal - calls)}
    return {*(legal if int(game.table["breath"][0]) == seat else legal - calls)}


def asked_next(game: Game, silent: list[tuple[str, int]]) -> tuple[str, int]:
    """Who should be asked, given who kept silent since the last move: the order in which rounds between bots ask."""
    owing = game.view(None).owes if game.phase.name in ("TURN", "DRAWN", "CHALLENGE") else ()
    others = [seat for seat in range(game.players) if seat not in owing] if owing else []
    queue = [("owes", seat) for seat in owing] + [("catches", seat) for seat in others]
    assert game.turn is not None
    if game.phase.name == "TURN":
        step = 1 if game.view(None).direction == "left" else -1
        around = [(game.turn + step * far) % game.players for far in range(1, game.players)]
        queue += [("jumps", s) for s in around if any(not is_call(move) for move in game.legal_moves(s))]
    queue.append(("asked", game.turn))
    return next(one for one in queue if one not in silent)


def shadow(rules: str, players: int, seed: int, steps: int) -> int:
    """Random play in both, compared before every decision; how many rounds were played."""
    play, dice = Play(rules, players), random.Random(f"{rules} {players} {seed}")
    play.reset(seed)
    rounds = 0
    while steps:
        key, dealer = play.deal
        game, witness = Game(rules, players, key=key, dealer=dealer), Witness(players)
        witness.hear(game.events)
        silent: list[tuple[str, int]] = []
        while play.seat >= 0 and steps:
            steps -= 1
            assert play.table.tobytes() == game.table.tobytes()
            stage = STAGES[play.stage]
            assert (stage, play.seat) == asked_next(game, silent)
            legal = play.legal_actions()
            view = game.view(play.seat)
            moves = [move_of_action(action, view) for action in legal]
            assert set(moves) == allowed(game, play.seat, stage)
            assert [action_of_move(move, view) for move in moves] == legal
            for seat in {play.seat, dice.randrange(players)}:
                cells, mask = play.observation(seat)
                assert not differences(cells, game.view(seat), witness, stage if seat == play.seat else None)
                assert mask.nonzero()[0].tolist() == (legal if seat == play.seat else [])
            seat, chosen = play.seat, dice.randrange(len(legal))
            play.step(legal[chosen])
            move = moves[chosen]
            if move is None:
                silent.append((stage, seat))
            else:
                witness.hear(game.play(move, seat))
                silent.clear()
        if play.seat < 0:
            assert game.over
            assert play.table.tobytes() == game.table.tobytes()
            rounds += 1
            play.reset()
    return rounds


@pytest.mark.parametrize("rules", [*BOOKLETS, *HOUSES])
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
    minds = [bot("medium", "learner"), *(bot(name, f"5 {k}") for k, name in enumerate(names))]
    learners = env.reset().seat.tolist()
    deals = [env.deal(game) for game in range(8)]
    assert learners == [game % 4 for game in range(8)]
    ended: dict[int, list[float]] = {}
    for _ in range(2000):
        stages = [STAGES[stage] for stage in env.stages]
        views = [env.view(game) for game in range(8)]
        moves = [answer(minds[0].choose(view), stage) for view, stage in zip(views, stages, strict=True)]
        _, reward, done, _, _ = env.step([action_of_move(move, view) for move, view in zip(moves, views, strict=True)])
        for game in done.nonzero()[0].tolist():
            ended.setdefault(game, reward[game].tolist())
        if len(ended) == 8:
            break
    for game, (key, dealer) in enumerate(deals):
        alone = Game(rules, 4, key=key, dealer=dealer)
        Sitting(alone, [minds[(seat - learners[game]) % 4] for seat in range(4)]).play()
        assert ended[game] == [1.0 if seat == alone.winner else pytest.approx(-1 / 3) for seat in range(4)]


def answer(move: Move | None, stage: str) -> Move | None:
    """A bot says all it has to say whenever it is asked; the environment asks for one thing at a time."""
    if stage == "asked" or move is None:
        return move
    return move if is_call(move) == (stage != "jumps") else None
