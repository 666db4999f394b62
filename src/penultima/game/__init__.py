"""The game in words: cards, moves, events, views, games, matches and their records.

>>> from penultima.game import Game, Move
>>> game = Game("battle/fr", players=4, seed=7)
>>> events = game.play(game.legal_moves()[-1])
"""

from penultima.game.card import Card
from penultima.game.event import Event
from penultima.game.game import Game
from penultima.game.match import Match
from penultima.game.move import Move
from penultima.game.record import Record
from penultima.game.view import View

__all__ = ["Card", "Event", "Game", "Match", "Move", "Record", "View"]
