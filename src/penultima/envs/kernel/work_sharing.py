"""How threads share the environments of a step, in compiled code: who takes which of them, and who waits for whom.

The members are the calling thread, number 0, and its workers. All that they tell each other is in one array of words,
the *schedule*; words that different threads write are in different cache lines. Environments are taken in chunks of a
few, so that nobody waits long for the last ones. Every member begins with chunks of its own, which are still in its
core's cache from the last step, and then helps the others.
"""

import numpy as np

from penultima.envs.kernel.modes import Mode
from penultima.observations.kernel.layout import Int64s
from penultima.runtime import CAN_PAUSE, add_shared, compiled, entry, inlined, pause, read_shared, swap_shared

ALONE = -1
"""The member number of a caller that has no workers."""
CALLER = 0
"""The member that starts a job and waits until the others, numbered from 1, are done."""
CHUNK = 32
"""Environments that are taken at a time: a few microseconds' work."""
NO_CHUNK = -1
"""There is no chunk left to take."""
SPINS = 2_000 if CAN_PAUSE else 40_000
"""How often a member looks for the next job before it sleeps: 50 to 100 microseconds, about what waking up costs."""

CACHE_LINE = 8
"""Words in a cache line."""
JOBS, MODE, REMAINING, MEMBERS = 0, 1, CACHE_LINE, 2
"""Where these words are: jobs so far; the mode of the last one; chunks that are not done yet; the number of members."""
OWN = 2 * CACHE_LINE
"""From here on every member has two cache lines: one for its next chunk, which all may take, and one for what only it
and the caller need to know."""
SPAN = 2 * CACHE_LINE
"""Words of each member."""
NEXT, FIRST, END, SEEN, ASLEEP, WAKE = 0, CACHE_LINE, CACHE_LINE + 1, CACHE_LINE + 2, CACHE_LINE + 3, CACHE_LINE + 4
"""Where a member has: its next chunk; its first one, and the one after its last; the last job it has seen; whether it
sleeps, and whether it must be woken."""


def new_schedule(num_envs: int, members: int = 0) -> Int64s:
    """A schedule that waits for its first job; without members, one for a caller that works alone."""
    alone, members = members == 0, max(1, members)
    space = np.zeros(OWN + SPAN * members + CACHE_LINE, np.int64)
    words = space[-space.ctypes.data % (8 * CACHE_LINE) // 8 :]  # from the beginning of a cache line on
    chunks = -(-num_envs // CHUNK)
    words[MEMBERS] = members
    for member in range(members):
        own = OWN + SPAN * member
        words[own + FIRST], words[own + END] = chunks * member // members, chunks * (member + 1) // members
        words[own + NEXT] = 0 if alone else words[own + END]
    return words


@entry
def start_job(schedule: Int64s, mode: int) -> int:
    """Start a job. Returns how many members must be woken.

    A member that is late with the last job may take a chunk as soon as there is one: so all else is written first.
    """
    members = schedule[MEMBERS]
    schedule[MODE] = mode
    if mode != Mode.STOP:
        swap_shared(schedule, REMAINING, schedule[OWN + SPAN * (members - 1) + END])
        for member in range(members):
            swap_shared(schedule, OWN + SPAN * member + NEXT, schedule[OWN + SPAN * member + FIRST])
    add_shared(schedule, JOBS, 1)
    asleep = 0
    for member in range(1, members):
        own = OWN + SPAN * member
        schedule[own + WAKE] |= swap_shared(schedule, own + ASLEEP, 0)
        asleep += schedule[own + WAKE]
    return asleep


@entry
def may_sleep(schedule: Int64s, member: int) -> bool:
    """Mark a member as asleep, unless there is a new job. The caller wakes every member that it finds marked."""
    own = OWN + SPAN * member
    swap_shared(schedule, own + ASLEEP, 1)
    missed = read_shared(schedule, JOBS) != schedule[own + SEEN]
    return not (missed and swap_shared(schedule, own + ASLEEP, 0) == 1)


@compiled
def wait_for_job(schedule: Int64s, member: int) -> bool:
    """Wait for a job, but not for long. Was there one?"""
    seen = OWN + SPAN * member + SEEN
    for _ in range(SPINS):
        jobs = read_shared(schedule, JOBS)
        if jobs != schedule[seen]:
            if schedule[MODE] == Mode.STOP:
                return False  # not marked as seen, so that the member does not fall asleep
            schedule[seen] = jobs
            return True
        pause()
    return False


@compiled
def wait_for_others(schedule: Int64s) -> bool:
    """Wait for the chunks that others have taken, but not for long. Are they done?"""
    for _ in range(SPINS):
        if read_shared(schedule, REMAINING) == 0:
            return True
        pause()
    return False


@compiled
def take_chunk(schedule: Int64s, member: int) -> int:
    """Take a chunk for a member, its own ones first, or NO_CHUNK."""
    members = schedule[MEMBERS]
    for step in range(members):
        own = OWN + SPAN * ((member + step) % members)
        if read_shared(schedule, own + NEXT) < schedule[own + END]:
            chunk = add_shared(schedule, own + NEXT, 1)
            if chunk < schedule[own + END]:
                return chunk
    return NO_CHUNK


@compiled
def next_chunk(schedule: Int64s, member: int) -> int:
    """The next chunk for a member. NO_CHUNK: all are taken, and for a worker there was no new job for a while."""
    if member == ALONE:
        chunk = schedule[OWN + NEXT]
        if chunk == schedule[OWN + END]:
            schedule[OWN + NEXT] = 0  # for the next time
            return NO_CHUNK
        schedule[OWN + NEXT] = chunk + 1
        return chunk
    while True:
        chunk = take_chunk(schedule, member)
        if chunk != NO_CHUNK or member == CALLER or not wait_for_job(schedule, member):
            return chunk


@inlined
def chunk_done(schedule: Int64s) -> None:
    """Count a chunk as done."""
    add_shared(schedule, REMAINING, -1)
