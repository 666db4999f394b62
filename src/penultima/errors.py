"""What Penultima refuses, and how it says so.

    PenultimaError
    ├── NotationError    a card, move, event or position that cannot be read
    ├── RulesError       an unknown booklet or setting, or settings that contradict each other
    ├── IllegalMove      a move the rules refuse now; `reason` is the code
    └── RecordError      a game record that cannot be read or does not replay

All are ValueErrors too, so that code which knows nothing of us still understands.
"""

from penultima.rules.reasons import Reason


class PenultimaError(ValueError):
    """Anything this package refuses. Where a person may meet it, `code` names the message and `facts` its arguments."""

    def __init__(self, text: str = "", code: str = "", /, **facts: object) -> None:
        super().__init__(text)
        self.code = code
        self.facts = facts


class NotationError(PenultimaError):
    """Text that is no card, move, event or position."""


class RulesError(PenultimaError):
    """Rules that do not exist or do not go together."""


class IllegalMove(PenultimaError):  # noqa: N818 (it is the move that is wrong, not an error)
    """A move that the rules refuse now. Nothing has changed."""

    def __init__(self, reason: Reason, seat: int, move: object) -> None:
        super().__init__(f"seat {seat} may not {move}: {reason.name.lower()}")
        self.reason = reason
        self.seat = seat
        self.move = move


class RecordError(PenultimaError):
    """A game record that is damaged, too new, or does not replay."""
