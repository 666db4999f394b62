"""Simple bots see a view and nothing else, play politely, and bring every match to its end."""

from __future__ import annotations

from random import Random

import pytest

from penultima.booklets import booklets
from penultima.bots import BOTS, Bot, bot
from penultima.errors import RulesError
from penultima.game import Game, Match, Move
from penultima.game.move import SAY_UNO

ALL = [printed.id for printed in booklets()]


def other_world(game: Game, seat: int, chance: Random) -> Game:
    """A round that this seat cannot tell from the given one: what is hidden lies otherwise, and chance is another."""
    lines = dict(line.split(": ", 1) for line in game.position.splitlines())
    hands = [hand.split() for hand in lines["hands"].split("|")]
    places = [hand for other, hand in enumerate(hands) if other != seat]
    draw, hidden = lines.get("draw", "").split(), lines.get("hidden", "").split()
    places += [draw] + ([hidden] if game.view(seat).hidden is None else [])
    unseen = [card for place in places for card in place]
    chance.shuffle(unseen)
    for place in places:
        place[:] = [unseen.pop() for _ in place]
    lines |= {"hands": " | ".join(map(" ".join, hands)), "draw": " ".join(draw), "key": chance.randbytes(32).hex()}
    lines |= {"hidden": " ".join(hidden)} if hidden else {}
    return Game.from_position("\n".join(f"{name}: {value}" for name, value in lines.items()))


def finish(game: Game, bots: list[Bot]) -> None:
    """Play a round to its end, every duty spoken at once."""
    while (turn := game.turn) is not None:
        for seat in game.view(None).owes:
            game.play(bots[seat].choose(game.view(seat)), seat)
        game.play(bots[turn].choose(game.view(turn)), turn)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("rules", ["classic/en", "scary/es", "revenge/es", "battle/fr", "hyper/fr"])
def test_a_bot_does_not_peek(name: str, rules: str) -> None:
    chance, asked = Random(rules), 0
    game, bots = Game(rules, 3, seed=11), [bot(name, seat) for seat in range(3)]
    while (turn := game.turn) is not None and asked < 60:
        choice = bots[turn].choose(game.view(turn))
        for _ in range(3):
            twin = other_world(game, turn, chance)
            assert twin.position != game.position
            assert bots[turn].choose(twin.view(turn)) is choice
        game.play(choice, turn)
        asked += 1
    assert asked > 15


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("rules", ALL)
def test_a_whole_match_ends(rules: str, name: str) -> None:
    match, bots = Match(rules, 4, seed=5), [bot(name, seat) for seat in range(4)]
    for _ in range(100):
        while (turn := match.game.turn) is not None:
            for seat in match.game.view(None).owes:
                match.play(bots[seat].choose(match.game.view(seat)), seat)
            match.play(bots[turn].choose(match.game.view(turn)), turn)
        if match.over:
            break
        match.next_round()
    assert match.winners
    assert len(match.rounds) < 60


@pytest.mark.parametrize("name", BOTS)
def test_bots_are_polite(name: str) -> None:
    for seed in range(20):
        game, bots = Game("battle/es", 4, seed=seed), [bot(name, seat) for seat in range(4)]
        finish(game, bots)
        again = Game("battle/es", 4, seed=seed)
        for seat, move in game.moves:
            cards = [choice for choice in again.legal_moves(seat) if choice.card is not None]
            assert move.text not in ("challenge", "keep")
            assert not (move.text == "draw" and cards)
            assert not move.text.startswith("catch")
            assert seat not in again.view(None).owes or move is SAY_UNO
            again.play(move, seat)


def test_the_seed_decides() -> None:
    views = [Game("classic/en", 4, seed=seed).view(None) for seed in range(3)]
    assert len({view.top for view in views}) > 1
    games = [Game("classic/en", 2, seed=seed) for seed in range(40)]
    seen = [game.view(game.turn) for game in games]
    first, same, other = ([bot("random", seed).choose(view) for view in seen] for seed in (1, 1, 2))
    assert first == same
    assert first != other


def test_every_good_play_is_chosen_sometimes() -> None:
    position = "hands: r1 r2 y5 w | b1 b2; draw: *; discard: r5"
    chosen = {bot("random", seed).choose(Game.from_position(position).view(0)).text for seed in range(80)}
    assert chosen == {"r1", "r2", "y5", "w"}
    assert bot("first").choose(Game.from_position(position).view(0)) is Move("r1")


def test_uno_is_said_before_the_color_when_a_wild_leaves_one_card() -> None:
    game = Game.from_position("hands: w r1 | b1 b2; draw: *; discard: g5")
    game.play("w")
    assert bot("first").choose(game.view(0)) is SAY_UNO
    game.play("uno", 0)
    assert bot("first").choose(game.view(0)) is Move("red")


def test_nobody_is_asked_for_nothing() -> None:
    game = Game.from_position("hands: w r1 | b1 b2; draw: *; discard: g5")
    with pytest.raises(RulesError, match="nothing is asked of seat 1"):
        bot("random").choose(game.view(1))
    with pytest.raises(RulesError, match="there are random, first"):
        bot("deep blue")
