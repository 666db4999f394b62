"""OpenSpiel's own tests and algorithms on our game."""

from __future__ import annotations

import pickle
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    evaluate_bots,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
    tabular_qlearner,
)

from penultima.booklets import booklets
from penultima.bots import bot
from penultima.envs.openspiel import PenultimaBot, PenultimaState
from penultima.errors import RulesError
from penultima.game import Round
from penultima.lab.bot_round import BotRound
from penultima.observations.kernel.actions import ACTIONS
from penultima.observations.kernel.encoding import CELLS
from tests.choosing import one_of_each_edition

SHORT = "classic/en +hand:3 +forced_play:on"
"""Random play goes out in about a hundred decisions."""


def load(rules: str = SHORT, players: int = 3, **more: Any) -> Any:
    return pyspiel.load_game("penultima", {"rules": rules, "players": players, **more})


def dealt(game: Any, seed: int = 1) -> PenultimaState:
    state: PenultimaState = game.new_initial_state()
    chance = Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def wander(state: PenultimaState, chance: Random, most: int = 10_000) -> PenultimaState:
    """Random decisions."""
    while not state.is_terminal() and most:
        state.apply_action(chance.choice(state.legal_actions()))
        most -= 1
    return state


@pytest.mark.parametrize("printed", one_of_each_edition(printed.id for printed in booklets()))
def test_openspiels_own_test_passes_for_every_booklet(printed: str) -> None:
    players = 2 + len(printed) % 9
    game = load(printed, players, limit=60)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert (game.num_players(), game.num_distinct_actions()) == (players, ACTIONS)


@pytest.mark.parametrize("more", [{"reward": "points"}, {"rules": "classic/en +jump_in:on +stacking:any"}])
def test_openspiels_own_test_passes_for_points_and_house_rules(more: dict[str, Any]) -> None:
    game = load(**{"rules": SHORT, **more}, limit=120)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert game.utility_sum() == 0


def test_a_game_is_loaded_again_from_its_text() -> None:
    game = load("battle/fr +hand=5 +bluff=refused", 4, reward="points")
    assert "rules=battle/fr +bluff:refused +hand:5" in str(game)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(dealt(again)) == str(dealt(game))


@pytest.mark.parametrize(
    "wrong", [{"rules": "nonsense/en"}, {"players": 11}, {"reward": "glory"}, {"chance": "blind"}, {"limit": 0}]
)
def test_parameters_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(RulesError):
        dealt(load(**wrong))


def test_the_digits_of_the_seed_alone_fix_the_deal() -> None:
    game = load("classic/en", 4)
    state = game.new_initial_state()
    for digit in (7, 0, 255, 3):
        assert len(state.chance_outcomes()) == game.max_chance_outcomes()
        state.apply_action(digit)
    again = game.new_initial_state()
    for digit in state.history():
        again.apply_action(digit)
    assert str(again) == str(state)
    key, dealer = state._round.dealt.deal
    twin = Round("classic/en", 4, key=key, dealer=dealer)
    assert [state.view(seat).hand for seat in range(4)] == [twin.view(seat).hand for seat in range(4)]
    assert str(dealt(game, 1)) != str(dealt(game, 2))


def test_chance_may_also_be_sampled() -> None:
    one, other, third = (load(chance="sampled", rng_seed=seed, limit=150) for seed in (5, 5, 6))
    assert one.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert one.new_initial_state().chance_outcomes() == [(0, 1.0)]
    assert str(dealt(one)) == str(dealt(other)) != str(dealt(third))
    assert str(dealt(one)) != str(dealt(third))
    pyspiel.random_sim_test(one, num_sims=1, serialize=False, verbose=False)
    with pytest.raises(pyspiel.SpielError, match="GetRNGState"):
        pickle.dumps(one)


@pytest.mark.parametrize("rules", ["classic/en", "battle/fr", "classic/en +jump_in=on +stacking=any", "scary/es"])
def test_seats_are_asked_in_the_order_of_the_lab(rules: str) -> None:
    state = dealt(load(rules, 4), seed=3)
    key, dealer = state._round.dealt.deal
    twin = Round(rules, 4, key=key, dealer=dealer)
    BotRound(twin, [bot("careful", seat) for seat in range(4)]).play()
    players = [PenultimaBot("careful", seat, seed=seat) for seat in range(4)]
    while not state.is_terminal():
        state.apply_action(players[state.current_player()].step(state))
    assert [str(event) for event in state.view(None).events] == [str(event) for event in twin.view(None).events]


@pytest.mark.parametrize("rules", ["classic/en", "battle/fr", "scary/es +jump_in:on", "hyper/fr +sevens_zeros:on"])
def test_what_a_player_cannot_see_changes_nothing_that_it_is_told(rules: str) -> None:
    state, chance = dealt(load(rules, 4)), Random(rules)
    looks = 0
    while not state.is_terminal() and looks < 40:
        player = state.current_player()
        otherwise = state.resample_from_infostate(player, chance.random)
        assert str(otherwise) != str(state)
        assert otherwise.current_player() == player
        assert otherwise.legal_actions() == state.legal_actions()
        assert otherwise.information_state_string(player) == state.information_state_string(player)
        assert otherwise.observation_string(player) == state.observation_string(player)
        assert otherwise.observation_tensor(player) == state.observation_tensor(player)
        wander(otherwise, chance, 20)
        looks += 1
        state.apply_action(chance.choice(state.legal_actions()))
    assert looks > 5


def test_only_the_player_to_move_imagines() -> None:
    state = dealt(load())
    with pytest.raises(pyspiel.SpielError, match="player to move"):
        state.resample_from_infostate(1 - min(state.current_player(), 1), lambda: 0.5)
    imagined = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    with pytest.raises(pickle.PicklingError):
        pickle.dumps(imagined._round)


def test_that_somebody_could_jump_in_is_nobody_elses_business() -> None:
    state, chance, seen = dealt(load("classic/en +jump_in:on", 3)), Random(1), 0
    while not state.is_terminal() and seen < 3:
        player = state.current_player()
        if "JUMPING" in state.information_state_string(player):
            others = [seat for seat in range(3) if seat != player]
            told = [(state.information_state_string(seat), state.observation_tensor(seat)) for seat in others]
            state.apply_action(state.legal_actions()[-1])
            seen += 1
            for seat, (text, tensor) in zip(others, told, strict=True):
                assert "JUMPING" not in text
                if state.current_player() != seat:
                    assert (state.information_state_string(seat), state.observation_tensor(seat)) == (text, tensor)
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert seen == 3


def test_nothing_told_is_forgotten() -> None:
    state, chance = dealt(load("classic/en", 3)), Random(4)
    told: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for _ in range(150):
        player = state.current_player()
        assert state.information_state_string(player) not in told[player], "two decisions never look the same"
        told[player].append(state.information_state_string(player))
        state.apply_action(chance.choice(state.legal_actions()))
    for texts in told.values():
        stories = [[line for line in text.splitlines() if ":" not in line] for text in texts]
        assert all(later[: len(sooner)] == sooner for sooner, later in pairwise(stories))


@pytest.mark.parametrize("reward", ["win", "points"])
def test_what_a_round_is_worth(reward: str) -> None:
    game = load(players=4, reward=reward)
    state = wander(dealt(game), Random(2))
    view, returns = state.view(None), state.returns()
    assert view.winner is not None
    left = [sum(card.points for card in view.hand_of(seat)) for seat in range(4)]
    losers = [seat for seat in range(4) if seat != view.winner]
    assert [returns[seat] for seat in losers] == [-1 / 3 if reward == "win" else -left[seat] for seat in losers]
    assert returns[view.winner] == (1 if reward == "win" else sum(left))
    assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()


def test_a_round_given_up_is_worth_nothing() -> None:
    state = wander(dealt(load("classic/en", 2, limit=10)), Random(1))
    assert (state.is_terminal(), state.returns(), len(state.history())) == (True, [0, 0], 14)


def test_information_set_search_plays_a_round() -> None:
    game = load(limit=150, players=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    search = ismcts.ISMCTSBot(game, evaluator, uct_c=1.5, max_simulations=8, random_state=np.random.RandomState(2))
    bots = [search, PenultimaBot("first", 1)]
    state = dealt(game, 5)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sorted(state.returns()) == [-1, 1]
    assert len(state.history()) > 10


def test_search_in_the_open_plays_a_round() -> None:
    game = load(limit=150, players=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    search = mcts.MCTSBot(game, 2.0, 5, evaluator, random_state=np.random.RandomState(2))
    state = dealt(game, 5)
    returns = evaluate_bots.evaluate_bots(state, [search, PenultimaBot("first", 1)], np.random.RandomState(4))
    assert (state.is_terminal(), sum(returns)) == (True, 0)


def test_the_compiled_information_set_search_cannot_ask_a_game_in_python() -> None:
    game = load(players=2)
    search = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 1.5, 4, -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip
    state = dealt(game, 2)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="not implemented"):
        search.get_policy(state)


def test_regret_minimization_learns_from_sampled_rounds() -> None:
    np.random.seed(1)  # the solver draws from the global one
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("classic/en +hand:2 +forced_play:on", 2, limit=100))
    for _ in range(3):
        solver.iteration()
    state = dealt(load("classic/en +hand:2 +forced_play:on", 2, limit=100))
    chances = solver.average_policy().action_probabilities(state)
    assert sorted(chances) == state.legal_actions()
    assert sum(chances.values()) == pytest.approx(1)
    assert len(solver._infostates) > 10


def test_agents_learn_in_its_environment() -> None:
    env = rl_environment.Environment(load(players=2, limit=200))
    env.seed(1)
    learner = tabular_qlearner.QLearner(0, ACTIONS)
    agents = [learner, random_agent.RandomAgent(1, ACTIONS)]
    rewards = []
    for _ in range(5):
        step = env.reset()
        while not step.last():
            assert len(step.observations["info_state"][step.current_player()]) == CELLS
            chosen = agents[step.current_player()].step(step).action
            step = env.step([chosen])
        for agent in agents:
            agent.step(step)
        rewards.append(step.rewards)
    assert all(sum(pair) == 0 for pair in rewards)
    assert len(learner._q_values) > 20


def test_our_bots_sit_at_openspiels_table() -> None:
    game = load("classic/en", 2)
    won = 0.0
    for deal in range(20):
        bots = [PenultimaBot("careful", 0, seed=deal), pyspiel.make_uniform_random_bot(1, deal)]
        won += evaluate_bots.evaluate_bots(dealt(game, deal), bots, np.random.RandomState(deal))[0]
    assert won >= 14


def test_there_is_no_tensor_of_an_information_state_and_it_says_so() -> None:
    game = pyspiel.load_game("penultima(players=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    for ask in (
        lambda: state.information_state_tensor(0),
        state.information_state_tensor,
        game.information_state_tensor_shape,
        game.information_state_tensor_size,
    ):
        with pytest.raises(pyspiel.SpielError, match="no fixed length"):
            ask()
    assert len(state.observation_tensor(0)) == 299
