"""How threads share the games of a step, in compiled code: who takes which games, and who waits for whom.

Everything they tell each other stands in an array of words, those that are written by different threads in different
cache lines. Everybody begins with the games that are his, which his core still knows from the last step, and then
helps the others; a few games at a time, so that nobody waits long for the last ones.
"""

import numpy as np

from penultima.envs.kernel.modes import Mode
from penultima.rules.record import BREATHES, add_shared, breathe, compiled, entry, hot, read_shared, swap_shared
from penultima.sights.kernel.layout import Wide

ALONE = -1
"""Who works without a crew."""
CALLER = 0
"""Who calls the others, numbered from 1, and waits until they are done."""
CHUNK = 32
"""Games that are taken at a time, a few microseconds' work."""
NONE = -1
PATIENCE = 2_000 if BREATHES else 40_000
"""How often one looks for the next call before one sleeps: for 50 to 100 microseconds, about what waking up costs."""

LINE = 8
"""Words of a cache line."""
CALLS, MODE, LEFT, MEMBERS = 0, 1, LINE, 2
"""Calls so far; what to do; chunks that are not done yet; how many we are."""
OWN = 2 * LINE
"""From here on, two lines for each member: the next of his chunks, and in the other line what only he and the caller
need to know."""
SPAN = 2 * LINE
NEXT, FIRST, END, HEARD, ASLEEP, WAKE = 0, LINE, LINE + 1, LINE + 2, LINE + 3, LINE + 4
"""His next chunk; his first one, and the one after his last; the last call he heard; does he sleep, and must he be
woken?"""


def new_crew(games: int, members: int = 0) -> Wide:
    """The words of a crew that waits for its first call; without members, of somebody alone, who waits for none."""
    alone, members = members == 0, max(1, members)
    space = np.zeros(OWN + SPAN * members + LINE, np.int64)
    words = space[-space.ctypes.data % (8 * LINE) // 8 :]  # from the beginning of a cache line on
    chunks = -(-games // CHUNK)
    words[MEMBERS] = members
    for who in range(members):
        own = OWN + SPAN * who
        words[own + FIRST], words[own + END] = chunks * who // members, chunks * (who + 1) // members
        words[own + NEXT] = 0 if alone else words[own + END]
    return words


@entry
def call_crew(crew: Wide, mode: int) -> int:
    """Give a new job; how many must be woken.

    Who is late with the last job may take a chunk as soon as one is there: so all that he needs stands there before.
    """
    members = crew[MEMBERS]
    crew[MODE] = mode
    if mode != Mode.HOME:
        swap_shared(crew, LEFT, crew[OWN + SPAN * (members - 1) + END])
        for who in range(members):
            swap_shared(crew, OWN + SPAN * who + NEXT, crew[OWN + SPAN * who + FIRST])
    add_shared(crew, CALLS, 1)
    asleep = 0
    for who in range(1, members):
        own = OWN + SPAN * who
        crew[own + WAKE] |= swap_shared(crew, own + ASLEEP, 0)
        asleep += crew[own + WAKE]
    return asleep


@entry
def may_sleep(crew: Wide, who: int) -> bool:
    """Say that one sleeps, unless there was a call meanwhile; the caller will wake whom he has seen sleeping."""
    own = OWN + SPAN * who
    swap_shared(crew, own + ASLEEP, 1)
    missed = read_shared(crew, CALLS) != crew[own + HEARD]
    return not (missed and swap_shared(crew, own + ASLEEP, 0) == 1)


@compiled
def hear_call(crew: Wide, who: int) -> bool:
    """Wait for a call, but not for long; was there one?"""
    heard = OWN + SPAN * who + HEARD
    for _ in range(PATIENCE):
        calls = read_shared(crew, CALLS)
        if calls != crew[heard]:
            if crew[MODE] == Mode.HOME:
                return False  # and not heard, so that he does not fall asleep
            crew[heard] = calls
            return True
        breathe()
    return False


@compiled
def wait_for_others(crew: Wide) -> bool:
    """Wait for the chunks that others have taken, but not for long; are they done?"""
    for _ in range(PATIENCE):
        if read_shared(crew, LEFT) == 0:
            return True
        breathe()
    return False


@compiled
def take_chunk(crew: Wide, who: int) -> int:
    """A chunk for a member, his own ones first, or NONE."""
    members = crew[MEMBERS]
    for step in range(members):
        own = OWN + SPAN * ((who + step) % members)
        if read_shared(crew, own + NEXT) < crew[own + END]:
            chunk = add_shared(crew, own + NEXT, 1)
            if chunk < crew[own + END]:
                return chunk
    return NONE


@compiled
def next_chunk(crew: Wide, who: int) -> int:
    """The next chunk for somebody. NONE: all are taken, and if others are called, they were not called for a while."""
    if who == ALONE:
        chunk = crew[OWN + NEXT]
        if chunk == crew[OWN + END]:
            crew[OWN + NEXT] = 0  # for the next time
            return NONE
        crew[OWN + NEXT] = chunk + 1
        return chunk
    while True:
        chunk = take_chunk(crew, who)
        if chunk != NONE or who == CALLER or not hear_call(crew, who):
            return chunk


@hot
def chunk_done(crew: Wide) -> None:
    """One chunk less."""
    add_shared(crew, LEFT, -1)
