"""The compiled part of the experiments.

values        a learned value of positions: a table of whole numbers
exchanging    a search like that of `infer` in which parts can be exchanged
judging       positions of real rounds, what their moves are worth, how well samples foretell the true hands
self_play     rows to learn from
"""

from penultima.bots import kernel as _kernel

INCLUDED = (_kernel,)
"""Compiled code of this package calls that of the bots: an edit there makes it anew."""
