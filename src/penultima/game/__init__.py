"""The game in words: cards, moves, events, views, rounds, matches and their records.

>>> from penultima import Round, Move
>>> round = Round("battle/fr", players=4, seed=7)
>>> events = round.play(round.legal_moves()[-1])
"""

from penultima.game.card import Card
from penultima.game.event import Event
from penultima.game.match import Match
from penultima.game.move import Move
from penultima.game.record import Record
from penultima.game.round import Round
from penultima.game.view import View

__all__ = ["Card", "Event", "Match", "Move", "Record", "Round", "View"]
