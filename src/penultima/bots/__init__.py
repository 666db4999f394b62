"""Bots: players that see a View and nothing else, and choose a Move.

>>> from penultima.bots import bot
>>> fox = bot("random", seed=7)
>>> move = fox.choose(game.view(1))
"""

from penultima.bots.bot import BOTS, Bot, bot

__all__ = ["BOTS", "Bot", "bot"]
