"""Random games, told as digests: `python -m tests.rules.trace MOVES`.

The same script runs compiled, compiled with bounds checks, and interpreted; what it prints must not differ. A line
covers 50 moves: the bytes of every state, legal moves of every seat, events, views, reasons, points, the gentlest move.
"""

from __future__ import annotations

import hashlib
import random
import sys

import numpy as np

from penultima.booklets import Rules, booklets
from penultima.errors import RulesError
from penultima.game import Game, Move
from penultima.game.codec import read_moves
from penultima.rules import batch, engine
from penultima.rules.record import MODE, warm_up
from penultima.rules.state import NOBODY, new_table
from tests.differential import random_rules
from tests.game.random_play import short_game

EVERY = 50


class Tracer:
    """Gathers everything the engine says and prints a digest now and then."""

    def __init__(self) -> None:
        self.digest = hashlib.sha256()
        self.out = new_table()
        self.sets = np.zeros(2, np.uint64)
        self.points = np.zeros(10, np.int32)
        self.moves = 0

    def tell(self, *things: object) -> None:
        """Add to the digest."""
        for thing in things:
            self.digest.update(thing.tobytes() if isinstance(thing, np.ndarray) else str(thing).encode())

    def state(self, game: Game, dice: random.Random) -> list[tuple[int, Move]]:
        """The whole state and all that can be asked of it; returns what everyone may do."""
        self.tell(game.table)
        legal: list[tuple[int, Move]] = []
        for seat in range(game.players):
            engine.legal(game.table, seat, self.sets)
            self.tell(self.sets)
            legal += [(seat, move) for move in read_moves(self.sets)]
        for _ in range(3):
            self.tell(engine.why_not(game.table, dice.randint(-2, 11), dice.randint(-2, 90)))
        if self.moves % 6 == 0:
            engine.view(game.table, dice.randint(NOBODY, game.players - 1), self.out)
            engine.points(game.table, self.points)
            self.tell(self.out, self.points, engine.gentlest(game.table))
        return legal

    def game(self, game: Game, dice: random.Random, limit: int) -> None:
        """One game, move by move; cards are laid rather than drawn, calls are often made."""
        self.tell(*game.opening)
        legal = self.state(game, dice)
        while legal and limit:
            cards = [(seat, move) for seat, move in legal if move.card is not None]
            seat, move = dice.choice(cards if cards and dice.random() < 0.5 else legal)
            self.tell(*game.play(move, seat))
            legal = self.state(game, dice)
            self.moves += 1
            limit -= 1
            if self.moves % EVERY == 0:
                print(self.moves, game.rules.booklet, game.players, self.digest.hexdigest(), flush=True)


def any_rules(dice: random.Random, name: str, players: int) -> Rules:
    """A booklet, often with other settings."""
    rules = random_rules(dice, name)
    try:
        rules.check_players(players)
    except RulesError:
        rules = Rules.parse(name)
    return rules


def trace(moves: int) -> None:
    """Every booklet in turn, 2 to 10 players, until so many moves are made."""
    warm_up()
    tracer, number = Tracer(), 0
    names = [booklet.id for booklet in booklets()]
    while tracer.moves < moves:
        dice = random.Random(f"trace {number}")
        name, players = names[number % 12], 2 + (number + number // 12) % 9
        if number % 4 == 3:
            game = short_game(dice, name, players)
        else:
            rules = any_rules(dice, name, players)
            game = Game(rules, players, seed=number, dealer=dice.randrange(players))
        tracer.game(game, dice, 60)
        number += 1
    print("batch", *(played.tolist() for played in batch.rounds(game.table, 3, cores=1, limit=150)))


if __name__ == "__main__":
    trace(int(sys.argv[1]))
    print(MODE, file=sys.stderr)
