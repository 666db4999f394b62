"""Random play for tests: legal moves of all seats, calls included."""

from __future__ import annotations

import random
from collections.abc import Iterator

from penultima.booklets import Rules, booklets
from penultima.errors import RulesError
from penultima.game import Move, Round
from penultima.rules.state import Phase
from tests.differential import random_rules

BOOKLETS = [booklet.id for booklet in booklets()]


def any_move(round: Round, dice: random.Random) -> tuple[int, Move]:
    """A legal move of any seat: often a call if there is one, a card rather than a draw."""
    asked = round.turn
    assert asked is not None
    legal = [(seat, move) for seat in range(round.players) for move in round.legal_moves(seat)]
    calls = [(seat, move) for seat, move in legal if move.text.startswith(("uno", "catch"))]
    if calls and dice.random() < 0.4:
        return dice.choice(calls)
    own = [(seat, move) for seat, move in legal if seat == asked and (seat, move) not in calls]
    cards = [(seat, move) for seat, move in own if move.card is not None]
    return dice.choice(cards if cards and dice.random() < 0.7 else own)


def play_on(round: Round, dice: random.Random, moves: int) -> Iterator[tuple[int, Move]]:
    """Make so many random moves, or play to the end; each is given before it is made."""
    while moves and not round.over:
        seat, move = any_move(round, dice)
        yield seat, move
        round.play(move, seat)
        moves -= 1


def seated(dice: random.Random, booklet: str, players: int, settings: bool = True) -> Round:
    """A dealt game, sometimes with settings of its sisters or of no booklet."""
    rules = random_rules(dice, booklet) if settings else Rules.parse(booklet)
    try:
        rules.check_players(players)
    except RulesError:
        rules = Rules.parse(booklet)
    return Round(rules, players, seed=dice.randrange(1 << 30), dealer=dice.randrange(players))


def random_game(seed: int, settings: bool = True, most: int = 120) -> Round:
    """A game of any booklet and any number of players, some way in.

    A quarter of them have short piles and few cards; most stop at a question that was chosen before.
    """
    dice = random.Random(f"game {seed}")
    booklet, players = dice.choice(BOOKLETS), dice.randint(2, 10)
    short = dice.random() < 0.25
    round = short_game(dice, booklet, players) if short else seated(dice, booklet, players, settings)
    for _ in play_on(round, dice, dice.randrange(most)):
        pass
    wanted = dice.choice([None, *PHASES.get(booklet.split("/")[0], ()), *PHASES["all"]])
    for _ in play_on(round, dice, 3 * most):
        if wanted is None or round.phase == wanted:
            break
    return round


PHASES = {
    "all": (Phase.DRAWN, Phase.COLOR, Phase.CHALLENGE),
    "scary": (Phase.GIVE_COLOR, Phase.GIVE_CARD, Phase.GIVE_CARD),
    "revenge": (Phase.SHARE, Phase.SHARE),
    "battle": (Phase.FOE, Phase.FIGHT, Phase.FIGHT),
}
"""Questions that random play sees more seldom than the turn."""


def short_game(dice: random.Random, booklet: str, players: int) -> Round:
    """A game in which few cards are left to draw and most hands are small: what random play from a deal seldom sees."""
    rules = Rules.parse(booklet)
    deck = Round(rules, 2, seed=dice.randrange(1 << 30))
    lines = dict(line.split(": ", 1) for line in deck.position.splitlines())
    cards = f"{lines['hands'].replace('|', ' ')} {lines['draw']} {lines['discard']}".split()
    dice.shuffle(cards)
    while cards[0] in ("w", "w4", "x"):
        dice.shuffle(cards)
    discard, draw, rest = cards[:1], cards[1 : 1 + dice.randrange(4)], cards[5:]
    draw += cards[1 + len(draw) : 5]
    hands = [[rest.pop() for _ in range(dice.randint(1, 3))] for _ in range(players)]
    hands[dice.randrange(players)] += rest
    return Round.from_position(
        f"rules: {rules}\nhands: {' | '.join(map(' '.join, hands))}\n"
        f"draw: {' '.join(draw)}\ndiscard: {' '.join(discard)}\nturn: {dice.randrange(players)}\n"
        f"direction: {dice.choice(['left', 'right'])}\nkey: {dice.randrange(1 << 250):064x}"
    )
