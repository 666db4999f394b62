"""Exponential and logarithm from + - * / and comparisons alone.

Those of a machine's library differ in the last bit from one machine to the next. These give the same bits wherever the
rules run, so that a search sees the same stakes, and chooses the same move, on all of them.
"""

from penultima.runtime import compiled

LN2 = 0.6931471805599453
"""The natural logarithm of 2."""
SQUARINGS, PARTS = 10, 1024.0
"""So many squarings make the exponential of a whole out of that of one of so many parts."""
EXP_TERMS, LOG_TERMS = 16, 12
"""So many terms of the two series are enough for all bits."""


@compiled
def exponential(x: float) -> float:
    """e to the power of x, for x between -700 and 700, to twelve digits: by a series for a small part of x, and
    squarings."""
    part = x / PARTS
    total = 1.0
    for term in range(EXP_TERMS, 0, -1):
        total = 1.0 + total * part / term
    for _ in range(SQUARINGS):
        total *= total
    return total


@compiled
def logarithm(x: float) -> float:
    """The natural logarithm of a number above 0: of a number between about 0.7 and 1.4 by a series, the rest by halving
    or doubling."""
    doublings = 0
    while x > 1.4:
        x *= 0.5
        doublings += 1
    while x < 0.7:
        x *= 2.0
        doublings -= 1
    s = (x - 1.0) / (x + 1.0)
    total = 0.0
    for term in range(LOG_TERMS, 0, -1):
        total = total * (s * s) + 2.0 / (2 * term - 1)
    return doublings * LN2 + s * total
