"""Bots: players that see a View and nothing else, and choose a Move.

>>> from penultima.bots import bot
>>> fox = bot("careful", seed=7)
>>> move = fox.choose(game.view(1))
"""

from penultima.bots.bot import BOTS, LEVELS, Bot, bot, check_bot, is_bot, is_program, split_players

__all__ = ["BOTS", "LEVELS", "Bot", "bot", "check_bot", "is_bot", "is_program", "split_players"]
