"""Everything a person reads, in five languages, from Fluent messages.

>>> from penultima.text import screen
>>> screen("en", "scary/fr").say("event-way", way="left")
'to the left, clockwise'
"""

from penultima.text.languages import LANGUAGES, chosen_language
from penultima.text.screen import Screen, screen

__all__ = ["LANGUAGES", "Screen", "chosen_language", "screen"]
