"""What of a step is done in Python: opponents that are functions decide, last observations are kept, cards are dealt.

A vector environment whose opponents are compiled bots, and which keeps no last observations, needs none of this: there
the kernel does everything in one call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from penultima.envs.kernel.modes import WAIT, Mode
from penultima.envs.vector_opponents import SkilledMember, VectorOpponents
from penultima.observations.kernel.actions import MASK_ROW
from penultima.observations.kernel.encoding import CELLS
from penultima.observations.kernel.entries import observe_seat
from penultima.observations.kernel.layout import Episodes
from penultima.observations.versions import V1, Encoding, RulesAndScores
from penultima.rules.state import NOBODY

if TYPE_CHECKING:
    from penultima.envs.slices import SliceThreads
    from penultima.envs.workers import WorkerThreads

Rows = NDArray[np.int64]
Seen = Callable[[Rows, Encoding], NDArray[np.int8]]


class StepFinisher:
    """Brings every environment to the learner's next decision after a call of the kernel."""

    def __init__(
        self,
        workers: WorkerThreads | SliceThreads,
        *,
        run: Callable[[Mode], None],
        seen: Seen,
        learners: Rows | None,
        opponents: VectorOpponents | None,
        extension: RulesAndScores | None,
    ) -> None:
        """`run` calls the kernel; `seen` gives the observations of some environments, in the version asked for;
        `extension` writes what the learner's version has beyond the first one."""
        self._workers, self._run, self._seen = workers, run, seen
        self._learners, self.opponents = learners, opponents
        own = workers.results
        self.decided = np.zeros(own.size, np.bool_)
        """Has the learner decided anything in this episode?"""
        self._extension = extension
        self.final = np.zeros((own.size, CELLS if extension is None else V1.cells), np.int8)
        """(num_envs, cells) what was seen last in the episode that ended with this step."""
        self._reward, self._done, self._cut = own.rewards.copy(), own.done.copy(), own.truncated.copy()

    def begin(self) -> None:
        """After every environment was dealt: until the learner must decide in each."""
        self.decided[:] = False
        self._reward[:], self._done[:], self._cut[:] = 0, 0, 0
        if self.opponents is not None:
            self.opponents.draw(np.arange(len(self.decided)), self._gather("deals"))
        self._finish(self._workers.results.seats.copy())

    def finish(self, actors: Rows) -> None:
        """After every environment took an action: until the learner must decide in each. `actors` took them."""
        own = self._workers.results
        self.decided[:] = True
        self._reward[:], self._done[:], self._cut[:] = own.rewards, own.done, own.truncated
        self._finish(actors)

    def _finish(self, actors: Rows) -> None:
        own = self._workers.results
        while True:
            ended = own.seats == NOBODY
            if ended.any():
                over = self._gather("over") == 1
                self._keep_final(np.flatnonzero(ended & over & (self._done != 0)), actors)
                self._deal_again(np.flatnonzero(ended & over))
                self._go_on(Mode.NEXT, np.flatnonzero(ended & ~over), 0)
                continue
            waiting = np.flatnonzero(own.seats != self._learners) if self.opponents is not None else ()
            if not len(waiting):
                break
            self._go_on(Mode.STEP, np.asarray(waiting), self._opponents_actions(np.asarray(waiting)))
        own.rewards[:], own.done[:], own.truncated[:] = self._reward, self._done, self._cut
        own.actions[:] = 0

    def _gather(self, field: str) -> Rows:
        return np.concatenate([part.episodes[field] for part in self._workers.parts])

    def _go_on(self, mode: Mode, rows: Rows, actions: Rows | int) -> None:
        """One call of the kernel for some environments; what it is worth counts once the learner has decided."""
        if not len(rows):
            return
        own = self._workers.results
        own.actions[:] = WAIT
        own.actions[rows] = actions
        self._run(mode)
        if self.opponents is not None:
            rows = rows[self.decided[rows]]
        self._reward[rows] += own.rewards[rows]
        self._done[rows] |= own.done[rows]
        self._cut[rows] |= own.truncated[rows]

    def _deal_again(self, rows: Rows) -> None:
        if not len(rows):
            return
        self.decided[rows] = False
        self._go_on(Mode.RESET, rows, 0)
        if self.opponents is not None:
            self.opponents.draw(rows, self._gather("deals")[rows])

    def _opponents_actions(self, rows: Rows) -> Rows:
        """What the opponents whose decision it is do in these environments."""
        assert self.opponents is not None
        assert self._learners is not None
        own = self._workers.results
        place = (own.seats[rows] - self._learners[rows] - 1) % own.players
        who = self.opponents.who[rows, place]
        chosen = np.zeros(len(rows), np.int64)
        for number in np.unique(who):
            some, member = rows[who == number], self.opponents.members[number]
            if isinstance(member, SkilledMember):
                chosen[who == number] = self._skilled_actions(some, member)
            else:
                chosen[who == number] = member.actions(self._seen(some, member.encoding), own.mask[some])
        return chosen

    def _skilled_actions(self, rows: Rows, member: SkilledMember) -> Rows:
        own = self._workers.results
        for part in self._workers.parts:
            part.skills[:] = member.skills
        own.actions[:] = WAIT
        own.actions[rows] = 0
        self._workers.run(Mode.DECIDE)
        chosen: Rows = own.actions[rows]
        return chosen

    def _keep_final(self, rows: Rows, actors: Rows) -> None:
        """Write what the learner, or whoever decided last, sees at the end of these episodes."""
        seats = actors if self._learners is None else self._learners
        first = 0
        bits = np.empty(MASK_ROW, np.int8).view(np.uint64)
        for part in self._workers.parts:
            for row in rows[(rows >= first) & (rows < first + part.size)].tolist():
                at, seat, seen = slice(row - first, row - first + 1), int(seats[row]), np.empty(CELLS, np.int8)
                observe_seat(part.states[at], Episodes(part.episodes[at]), part.configs, seat, seen, bits)
                if self._extension is not None:
                    scores = part.episodes["scores"][row - first, : part.players].tolist()
                    seen = self._extension.extended(seen, seat, scores)
                self.final[row] = seen
            first += part.size
