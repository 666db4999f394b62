"""Everything a person reads, in five languages, from Fluent messages.

>>> from penultima.text import translator
>>> translator("en", "scary/fr").say("event-way", way="left")
'to the left, clockwise'
"""

from penultima.text.languages import LANGUAGES, chosen_language
from penultima.text.translator import Translator, translator

__all__ = ["LANGUAGES", "Translator", "chosen_language", "translator"]
