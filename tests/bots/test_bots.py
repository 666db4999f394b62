"""Bots see a view and nothing else, and bring every match to its end."""

from __future__ import annotations

from itertools import cycle, product
from random import Random

import numpy as np
import pytest

from penultima.booklets import Rules, booklets
from penultima.bots import BOTS, LEVELS, bot
from penultima.bots.arena import deal_key, play_rounds
from penultima.bots.kernel.entries import best_move
from penultima.bots.kernel.rounds import RoundFact
from penultima.bots.kernel.search import SEARCH_STATE, SearchStates
from penultima.bots.skills import skill
from penultima.errors import RulesError
from penultima.game import Match, Move, Round
from penultima.game.move import ALL_MOVES, SAY_UNO
from tests.bots.worlds import finish, other_world
from tests.choosing import few, one_of_each_edition

ALL = [printed.id for printed in booklets()]
SPECIALS = ["classic/en", "scary/es", "revenge/es", "battle/fr", "hyper/fr"]
HOUSE = ["classic/en +stacking=any +draw=until", "battle/en +sevens_zeros=on", "scary/it +jump_in=on +forced_play=on"]
QUICK = [name for name in BOTS if name not in ("search", "infer", "expert")]
PLAYERS = [*QUICK, "search:60", "infer:60"]


PEEKED_AT = [*SPECIALS, "classic/en +stacking=any +sevens_zeros=on"]


@pytest.mark.parametrize(
    ("rules", "name"), few(product(PEEKED_AT, PLAYERS), *zip(cycle(PEEKED_AT), [*PLAYERS, *PLAYERS[::-1]]))
)
def test_a_bot_does_not_peek(name: str, rules: str) -> None:
    """The same view and the same story, other hidden cards: the same decision."""
    chance, asked = Random(rules), 0
    round, bots = Round(rules, 3, seed=11), [bot(name, seat) for seat in range(3)]
    while (turn := round.turn) is not None and asked < 40:
        everybody = range(3) if round.phase.name == "TURN" else [turn]
        choices = {seat: bots[seat].choose(round.view(seat)) for seat in everybody}
        for seat, choice in choices.items():
            twin = other_world(round, seat, chance)
            twin.events = list(round.events)
            assert twin.position != round.position
            assert bots[seat].choose(twin.view(seat)) is choice
        move = choices[turn]
        assert move is not None
        round.play(move, turn)
        asked += 1
    assert asked > 12


@pytest.mark.parametrize("rules", [*one_of_each_edition(ALL), *few(HOUSE, HOUSE[0])])
def test_compiled_rounds_are_those_of_the_table(rules: str) -> None:
    """Skills that play on the state itself make the moves that bots make from their views and the events they saw."""
    names = ["careful", "easy", "search:30", "infer:30"]
    skills = [skill(name, seed) for seed, name in enumerate(names)]
    facts = play_rounds(Rules.parse(rules), skills, 5, 8, 8)
    for number, row in enumerate(facts, start=8):
        round = Round(rules, 4, key=deal_key(5, number // 4))
        finish(round, [bot(names[(seat - number) % 4], (seat - number) % 4) for seat in range(4)])
        winner = -1 if round.winner is None else round.winner
        assert (winner, len(round.moves)) == (row[RoundFact.WINNER], row[RoundFact.MOVES])


LASTING = ("first", "beginner", "careful")


@pytest.mark.parametrize(("rules", "name"), few(product(ALL, LASTING), *zip(ALL, cycle(LASTING))))
def test_a_whole_match_ends(rules: str, name: str) -> None:
    match, bots = Match(rules, 4, seed=5), [bot(name, seat) for seat in range(4)]
    for _ in range(100):
        while not match.round.over:
            asked = -1 if match.round.turn is None else match.round.turn
            for seat in (*match.round.view(None).owes, asked):
                move = bots[seat].choose(match.view(seat)) if match.round.legal_moves(seat) else None
                if move is not None and not match.round.over:
                    match.play(move, seat)
                    break
        if match.over:
            break
        match.next_round()
    assert match.winners
    assert len(match.rounds) < 60


@pytest.mark.parametrize("name", ["random", "first"])
def test_baselines_are_polite(name: str) -> None:
    """They draw only when nothing fits, always say UNO, never challenge and catch nobody."""
    for seed in range(20):
        round = Round("battle/es", 4, seed=seed)
        finish(round, [bot(name, seat) for seat in range(4)])
        again = Round("battle/es", 4, seed=seed)
        for seat, move in round.moves:
            cards = [choice for choice in again.legal_moves(seat) if choice.card is not None]
            assert move.text not in ("challenge", "keep")
            assert not (move.text == "draw" and cards)
            assert not move.text.startswith("catch")
            assert not again.view(None).owes or move is SAY_UNO
            again.play(move, seat)


def test_the_seed_decides() -> None:
    games = [Round("classic/en", 2, seed=seed) for seed in range(40)]
    seen = [round.view(round.turn) for round in games]
    first, same, other = ([bot("random", seed).choose(view) for view in seen] for seed in (1, 1, 2))
    assert first == same
    assert first != other


def test_every_playable_card_is_chosen_sometimes() -> None:
    position = "hands: r1 r2 y5 w | b1 b2; draw: *; discard: r5"
    chosen = [bot("random", seed).choose(Round.from_position(position).view(0)) for seed in range(400)]
    counts = {move.text: chosen.count(move) for move in set(chosen) if move is not None}
    assert set(counts) == {"r1", "r2", "y5", "w"}
    assert all(70 < n < 130 for n in counts.values())
    assert bot("first").choose(Round.from_position(position).view(0)) is Move("r1")


def test_a_name_that_no_bot_has() -> None:
    with pytest.raises(RulesError, match="there are random, first"):
        bot("deep blue")
    for name in ("search:", "search:0", "search:-3ms", "search:5s", "infer:0", "careful:3"):
        with pytest.raises(RulesError, match="there is no bot"):
            bot(name)


def test_nothing_is_asked_of_a_spectator() -> None:
    round = Round("classic/en", 2, seed=1)
    with pytest.raises(RulesError, match="spectator"):
        bot("careful").choose(round.view(None))


def test_time_is_a_budget_too() -> None:
    round = Round("classic/en", 2, seed=3)
    move = bot("search:5ms", 1).choose(round.view(round.turn))
    assert move in round.legal_moves()


def test_levels_are_bots() -> None:
    assert set(LEVELS) <= set(BOTS)


@pytest.mark.parametrize(
    ("lead", "usual", "expected"),
    [(0.05, "r1", "r1"), (0.05, "r2", "r2"), (0.5, "r1", "r2"), (0.05, None, "r2"), (0.05, "b9", "r2")],
)
def test_where_hands_are_inferred_only_a_clear_lead_beats_what_careful_would_do(
    lead: float, usual: str | None, expected: str
) -> None:
    """100 samples in which r2 was better than r1 by `lead` on average, now by one more, now by one less: the standard
    error of the difference is 1 / √100 = 0.1."""
    searches, samples = SearchStates(np.zeros(1, SEARCH_STATE)), 100
    first = np.zeros(samples)
    second = lead + np.tile([1.0, -1.0], samples // 2)
    values = np.stack([first, second])
    searches["candidates"], searches["samples"] = 2, samples
    searches["moves"][0, :2] = [Move("r1").code, Move("r2").code]
    searches["sums"][0, :2] = values.sum(axis=1)
    searches["products"][0, :2, :2] = values @ values.T
    searches["usual"] = -1 if usual is None else Move(usual).code
    assert ALL_MOVES[best_move(searches)].text == expected
