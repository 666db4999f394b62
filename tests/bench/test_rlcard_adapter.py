"""Our bots as RLCard's agents: its words, its observation, what can be told from it, and whole games."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bench.rlcard import cards
from bench.rlcard.agent import CarefulAgent, SearchAgent
from bench.rlcard.history import History, PastAction, cards_drawn_by_other, possible_histories
from bench.rlcard.match import Result, play
from bench.rlcard.observation import RULES, RlcardObservation, state_of
from penultima.bots.kernel.history import COLORLESS_GROUP, group_of
from penultima.game.card import CARDS, COLOR_NAMES, Card
from penultima.game.view import View
from penultima.rules.cards import Color

RED, YELLOW, GREEN, BLUE = Color


def observation(
    hand: str, pile: str, legal: str, sizes: tuple[int, int] = (7, 7), target: str = "", *, record: str = ""
) -> dict[str, Any]:
    """What RLCard gives seat 0 on its turn, as far as our agents look at it."""
    played = pile.split()
    raw = {
        "hand": hand.split(),
        "target": target or played[-1],
        "played_cards": played,
        "num_cards": list(sizes),
        "current_player": 0,
    }
    actions = [(int(seat), action) for seat, action in (word.split(":") for word in record.split())]
    return {"raw_obs": raw, "raw_legal_actions": legal.split(), "action_record": actions}


NAMES = {"r-7": "r7", "g-skip": "gs", "b-reverse": "br", "y-draw_2": "y+", "r-wild": "w", "g-wild_draw_4": "w4"}


@pytest.mark.parametrize("theirs", NAMES)
def test_cards_have_two_names(theirs: str) -> None:
    card = cards.card(theirs)
    assert card is Card(NAMES[theirs])
    assert cards.action(card, cards.color(theirs) if cards.is_wild(theirs) else None) == theirs


def test_the_table_shows_what_the_observation_shows() -> None:
    seen = RlcardObservation.of(
        observation("r-1 g-7 b-wild", "b-2 y-wild r-7", "r-1 g-7 r-wild g-wild b-wild y-wild", (3, 5))
    )
    view = View(state_of(seen), RULES, seen.seat)
    assert [card.text for card in view.hand] == ["r1", "g7", "w"]
    assert view.sizes == (3, 5)
    assert (view.top, view.color, view.turn) == (Card("r7"), "red", 0)
    assert view.draw_size == 108 - 3 - 5 - 3
    assert [move.code for move in view.legal_moves()] == seen.kinds


def test_the_color_of_a_wild_is_the_one_named_and_not_the_one_that_the_target_tells() -> None:
    assert RlcardObservation.of(observation("g-1", "r-3 g-wild", "g-1", target="r-wild")).color() == GREEN


def test_when_even_a_named_wild_was_reshuffled_its_color_is_read_off_what_fits() -> None:
    seen = RlcardObservation.of(observation("g-1 r-2", "", "g-1", target="r-wild"))
    assert seen.color() == GREEN
    assert seen.discard == ("r-wild",)


def test_a_card_seen_too_often_is_noticed() -> None:
    assert RlcardObservation.of(observation("r-0 g-1", "r-3", "r-0")).possible()
    assert not RlcardObservation.of(observation("r-0 g-0", "", "r-0 g-0", target="r-0")).possible()


def test_a_drawn_draw_four_makes_nobody_draw() -> None:
    assert cards_drawn_by_other(PastAction(0, "r-wild_draw_4", drawn=True)) == ("", 0)
    assert cards_drawn_by_other(PastAction(0, "r-wild_draw_4", drawn=False)) == ("four", 4)
    assert cards_drawn_by_other(PastAction(0, "r-draw_2", drawn=True)) == ("two", 2)


def test_a_drawn_card_was_kept_or_laid() -> None:
    actions = [(0, "draw"), (1, "r-3"), (1, "draw")]
    told = [[deed.laid for deed in deeds] for deeds in possible_histories(actions, ["r-3", "r-5"])]
    assert told == [["r-3", "r-5", None], [None, "r-3", "r-5"]]


DREW = "0:r-1 1:draw"


def then(later: dict[str, Any]) -> Any:
    """What seat 0 remembers after it laid r-1 on r-7 and the other drew."""
    story = History()
    story.update(RlcardObservation.of(observation("r-1 g-1 g-2 g-3 g-4 g-5 g-6", "r-7", "r-1")))
    return story.update(RlcardObservation.of(later))[0]


def test_who_kept_a_drawn_card_has_neither_the_color_nor_a_wild() -> None:
    memory = then(observation("g-1 g-2 g-3 g-4 g-5 g-6", "r-7 r-1", "g-1", (6, 8), record=DREW))
    assert memory["sizes"][:2].tolist() == [6, 8]
    assert [int(memory["without"][1, group]) for group in (RED, GREEN, COLORLESS_GROUP)] == [8, 0, 8]


def test_a_drawn_card_that_was_laid_tells_of_the_hand_before() -> None:
    memory = then(observation("g-1 g-2 g-3 g-4 g-5 g-6", "r-7 r-1 r-9", "draw", (6, 7), record=DREW))
    assert int(memory["without"][1, RED]) == 7
    assert int(memory["color"]) == RED


def test_after_a_reshuffle_memory_begins_anew() -> None:
    memory = then(observation("g-1 g-2", "", "g-1", (2, 8), "r-1", record=DREW))
    assert memory["sizes"][:2].tolist() == [2, 8]
    assert not memory["without"].any()


AGENTS: list[Callable[[], CarefulAgent]] = [CarefulAgent, lambda: SearchAgent(200)]


@pytest.mark.parametrize("agent", AGENTS)
def test_nothing_fits_so_a_card_is_drawn(agent: Callable[[], CarefulAgent]) -> None:
    assert agent().eval_step(observation("g-1", "r-7", "draw", (1, 3))) == ("draw", {})


@pytest.mark.parametrize("agent", AGENTS)
def test_a_wild_names_a_color_that_is_held(agent: Callable[[], CarefulAgent]) -> None:
    legal = "r-wild g-wild b-wild y-wild"
    assert agent().step(observation("b-wild g-1 g-2 g-3", "r-7", legal, (4, 4))) == "g-wild"


@pytest.mark.parametrize("agent", AGENTS)
def test_a_last_wild_names_any_color(agent: Callable[[], CarefulAgent]) -> None:
    legal = "r-wild_draw_4 g-wild_draw_4 b-wild_draw_4 y-wild_draw_4"
    assert agent().step(observation("b-wild_draw_4", "r-7", legal, (1, 4))) in legal.split()


@pytest.mark.parametrize("agent", AGENTS)
def test_a_draw_four_waits_while_anything_else_fits(agent: Callable[[], CarefulAgent]) -> None:
    assert agent().step(observation("b-wild_draw_4 g-7 g-1", "r-7", "g-7", (3, 1))) == "g-7"


class Rigged:
    """An environment in which seat 0 wins deals with an even number, and `strong` every third deal as well."""

    def seed(self, seed: int) -> None:
        self.deal = seed

    def set_agents(self, agents: list[str]) -> None:
        self.agents = agents

    def run(self, is_training: bool = False) -> tuple[None, list[int]]:
        winner = self.agents.index("strong") if self.deal % 3 == 0 else self.deal % 2
        return None, [1 if seat == winner else -1 for seat in range(2)]


def test_every_deal_is_played_from_both_seats() -> None:
    result = play(Rigged(), "strong", "weak", 6)
    assert result.deals.tolist() == [1, 0.5, 0.5, 1, 0.5, 0.5]
    assert result.share == pytest.approx(4 / 6)


def test_the_interval_counts_deals() -> None:
    result = Result(np.array([0.0, 1.0] * 50))
    assert result.margin == pytest.approx(1.96 * 0.5025 / 10, rel=1e-3)
    assert str(result) == "50.0 % ± 9.8"


class Checked(SearchAgent):
    """Is told plain words and numbers only, and compares what it remembers with what is so."""

    game: Any

    def step(self, state: Any) -> str:
        needed = {name: state[name] for name in ("raw_obs", "raw_legal_actions", "action_record")}
        action = super().step(json.loads(json.dumps(needed, default=str)))
        assert action in state["raw_legal_actions"]
        return action

    def _observe(self, seen: RlcardObservation) -> None:
        super()._observe(seen)
        other, memory = 1 - seen.seat, self.memories[0]
        hand = [cards.card(card.get_str()) for card in self.game.players[other].hand]
        assert memory["sizes"][:2].tolist() == [*seen.sizes]
        for group in range(COLORLESS_GROUP + 1):
            held = sum(group_of.py_func(card.code) == group for card in hand)  # type: ignore[attr-defined]
            assert held <= len(hand) - memory["without"][other, group]


def test_whole_games_in_rlcard() -> None:
    rlcard = pytest.importorskip("rlcard", reason="make rlcard installs it in an environment of its own")
    from rlcard.agents import RandomAgent

    environment, agent = rlcard.make("uno"), Checked(40)
    agent.game = environment.game
    ours = play(environment, agent, RandomAgent(environment.num_actions), 20)
    assert ours.share > 0.4
    assert play(environment, agent, agent, 5).share == 0.5


def test_every_action_of_rlcard_is_a_move_of_ours() -> None:
    pytest.importorskip("rlcard", reason="make rlcard installs it in an environment of its own")
    from rlcard.games.uno.utils import ACTION_LIST

    laid = [action for action in ACTION_LIST if action != cards.DRAW]
    assert {cards.card(action) for action in laid} == set(CARDS[:-1])
    assert {cards.color_name(action) for action in laid} == set(COLOR_NAMES)
