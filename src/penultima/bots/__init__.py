"""Bots: players that see a View and nothing else, and choose a Move.

>>> from penultima.bots import bot
>>> fox = bot("careful", seed=7)
>>> move = fox.choose(round.view(1))

registry                 every bot by name: the place to add one
bot                      what a bot is, and how one is made by its name
playing · imagining      rounds that bots play on, and rounds that a seat holds possible
skills · skill_bot · search_bot · arena · stakes
                         bots whose decisions are compiled, one by one and in whole rounds
kernel                   how they decide
policy · network         bots that have learned in an environment
program · process · protocol
                         bots that are programs of their own (docs/bots.md)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from penultima.bots.bot import Bot, bot, split_players
from penultima.bots.registry import BOTS, LEVELS, check_bot, is_bot, is_program
from penultima.later import loaded_later

if TYPE_CHECKING:
    from penultima.bots.imagining import possible_round
    from penultima.bots.playing import play_on

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "bot",
    "check_bot",
    "is_bot",
    "is_program",
    "play_on",
    "possible_round",
    "split_players",
]

__getattr__ = loaded_later(
    __name__, {"penultima.bots.playing": ("play_on",), "penultima.bots.imagining": ("possible_round",)}
)
"""A bot's name can be checked without an engine; these need one."""
