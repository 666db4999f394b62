"""The booklets as data: a base, editions and languages as differences from it, each naming its rule.

>>> from penultima.booklets import booklet
>>> booklet("kickin-battle/fr").differences["battle_next"]
Difference(value='challenged', rule='K26')
>>> str(booklet("battle/fr").rules.changed(bluff="refused"))
'battle/fr +bluff=refused'
"""

from penultima.booklets.booklet import Booklet, Difference
from penultima.booklets.rules import Rules
from penultima.booklets.shelf import EDITIONS, booklet, booklet_for, booklets

__all__ = ["EDITIONS", "Booklet", "Difference", "Rules", "booklet", "booklet_for", "booklets"]
