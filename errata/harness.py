"""Puts one scenario to one program and notes every difference."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from errata.peer import CHALLENGE, COLOR, LACKING, SILENT, UNO, Peer, UnsupportedError
from errata.start import COLORS, Start, start_of
from errata.suite import Question

ALIKE = {"none": "", "-": ""}


@dataclass
class Result:
    """What came of a question; `why` is given where it could not be put."""

    question: Question
    why: str = ""
    differences: list[str] = field(default_factory=list)
    checks: int = 0
    stopped: bool = False
    """A move of the scenario was not accepted, so what should follow it was not seen."""

    @property
    def asked(self) -> bool:
        """Could the question be put at all?"""
        return not self.why

    @property
    def obeyed(self) -> bool:
        """Did everything come out as expected?"""
        return self.asked and not self.differences


def put(question: Question, peer: Peer) -> Result:
    """Ask."""
    result = Result(question)
    try:
        _Asking(question.told, peer, result).run()
    except UnsupportedError as reason:
        result.why = str(reason)
        result.differences.clear()
    if result.asked and not result.checks and not result.differences:
        result.why = "nothing that the scenario expects is visible"
    return result


def _split(text: str) -> tuple[int, str]:
    seat, _, move = text.partition(" ")
    return int(seat), move


class _Asking:
    def __init__(self, told: dict[str, Any], peer: Peer, result: Result) -> None:
        self.told, self.peer, self.result = told, peer, result
        self.start: Start = start_of(told)
        self.made: list[tuple[int, str]] = []
        self.hands = [Counter(hand) for hand in self.start.hands]

    def run(self) -> None:
        """Before the moves, the moves, and after them; what merely repeats a wrong turn is left out."""
        self._check_phase()
        steps = self._steps()
        self._rebuild()
        self._legal(self.told.get("legal", []))
        self._refused(self.told.get("refused", []))
        self._rebuild()
        for seat, move in steps:
            if not self._move(seat, move) and move not in COLORS.values():
                self.result.stopped = True
                return
        seen = self.peer.observe()
        self._expect(seen, self.told.get("expect", ""))
        if "hands" in seen:
            self.hands = [Counter(hand.split()) for hand in seen["hands"].split("|")]
        if not any(difference.startswith(("turn is", "phase is")) for difference in self.result.differences):
            self._legal(self.told.get("legal_after", []))
            self._refused(self.told.get("refused_after", []))
        if "points" in self.told and "points" in seen:
            self._compare("points", seen["points"], " ".join(map(str, self.told["points"])))

    def _check_phase(self) -> None:
        """A scenario that begins or ends inside a challenge needs one, and so with the naming of a color."""
        text = self.told.get("expect", "") + self.start.text
        for phase, thing in (("CHALLENGE", CHALLENGE), ("COLOR", COLOR)):
            if thing in self.peer.lacks and f"phase: {phase}" in text:
                raise UnsupportedError(thing)

    def _rebuild(self) -> None:
        self.peer.set_up(self.start)
        for seat, move in self.made:
            self.peer.play(seat, move)

    def _steps(self) -> list[tuple[int, str]]:
        """The moves; a program without a challenge draws its four cards without being told to accept them."""
        steps: list[tuple[int, str]] = []
        for seat, move in map(_split, self.told.get("moves", [])):
            if CHALLENGE in self.peer.lacks and move == "accept" and steps[-1][1] in COLORS.values():
                continue
            for thing in self.peer.lacks:
                if thing != COLOR and set(move.split()) & set(LACKING[thing]):
                    raise UnsupportedError(thing)
            steps.append((seat, move))
        return steps

    def _move(self, seat: int, move: str) -> bool:
        try:
            accepted = self.peer.play(seat, move)
        except UnsupportedError:
            raise
        except Exception as error:  # whatever a program falls over is a finding
            self._differ(f"{seat} {move} ends in {type(error).__name__}: {error}")
            return False
        if not accepted:
            self._differ(f"{seat} {move} is refused")
        self.made.append((seat, move))
        return accepted

    def _differ(self, text: str) -> None:
        if text not in self.result.differences:
            self.result.differences.append(text)

    def _accepts(self, seat: int, move: str) -> bool | None:
        """Would it be accepted now? Asked of a copy of the game, since asking may change it."""
        self._rebuild()
        try:
            return self.peer.play(seat, move)
        except UnsupportedError:
            return None
        except Exception as error:  # as above
            self._differ(f"{seat} {move} ends in {type(error).__name__}: {error}")
            return None

    def _legal(self, lines: list[str]) -> None:
        """Each listed seat may lay, draw and keep exactly this, and make the calls named."""
        for line in lines:
            seat, _, listed = line.partition(":")
            may = {word.replace("catch@", "catch @") for word in listed.replace("catch @", "catch@").split()}
            for move in sorted({*self.hands[int(seat)], "draw", "keep", *may}):
                self._expect_move(int(seat), move, move in may)

    def _refused(self, moves: list[str]) -> None:
        for text in moves:
            seat, move = _split(text)
            if move.endswith(" uno"):
                move = move.split()[0]
            self._expect_move(seat, move, False)

    def _expect_move(self, seat: int, move: str, expected: bool) -> None:
        word = move.partition(" ")[0]
        if any(word in LACKING[thing] for thing in self.peer.lacks):
            return
        if word in LACKING[UNO] and not expected and not SILENT[UNO] & set(self.told["cites"]):
            return  # a call that means nothing is asked about only where calls are the matter
        accepted = self._accepts(seat, move)
        if accepted is None:
            return
        self.result.checks += 1
        if accepted != expected:
            self._differ(f"{seat} {move} is {'accepted' if accepted else 'refused'}")

    def _expect(self, seen: dict[str, str], text: str) -> None:
        for line in filter(None, map(str.strip, text.replace(";", "\n").splitlines())):
            name, _, value = (part.strip() for part in line.partition(":"))
            if name == "discard" and "discard" not in seen and "top" in seen:
                name, value = "top", value.split()[-1]
            if name in seen:
                self._compare(name, seen[name], value)

    def _compare(self, name: str, actual: str, expected: str) -> None:
        self.result.checks += 1
        if name == "hands":
            for seat, (held, wanted) in enumerate(zip(actual.split("|"), expected.split("|"), strict=True)):
                if sorted(held.split()) != sorted(wanted.split()):
                    self._differ(f"hand {seat} is {_shown(held)}, expected {_shown(wanted)}")
        elif ALIKE.get(actual, actual) != ALIKE.get(expected, expected):
            self._differ(f"{name} is {_shown(actual)}, expected {_shown(expected)}")


def _shown(cards: str) -> str:
    words = sorted(cards.split())
    if len(words) > 12:
        return f"{len(words)} cards"
    return " ".join(cards.split()) or "empty"
