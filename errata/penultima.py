"""Our own engine behind the same adapter: it shows that the harness asks what the scenarios say."""

from errata.peer import UnsupportedError
from errata.start import Start
from errata.suite import RULES
from penultima import __version__
from penultima.booklets import Rules
from penultima.errors import IllegalMove
from penultima.game import Round
from penultima.game.position import describe
from tests.rules.scenario import dealt


class Penultima:
    """penultima.game.Round."""

    id = "penultima"
    name = "Penultima"
    version = __version__
    lacks: tuple[str, ...] = ()
    rules = RULES

    def __init__(self) -> None:
        self.round = Round(self.rules, 2, seed=1)

    def set_up(self, start: Start) -> None:
        """Read the notation."""
        if start.dealt:
            self.round, _ = dealt(Rules.parse(self.rules), start.told)
        elif "phase" in start.text and start.phase not in ("TURN", "DRAWN", "CHALLENGE"):
            raise UnsupportedError("a phase of another edition")
        else:
            self.round = Round.from_position(f"rules: {self.rules}\n{start.text}")

    def play(self, seat: int, move: str) -> bool:
        """Make a move if it is legal."""
        try:
            self.round.play(move, seat)
        except IllegalMove:
            return False
        return True

    def observe(self) -> dict[str, str]:
        """The whole position."""
        lines = describe(self.round.rules, self.round.states)
        state = self.round.states[0]
        sizes = {name: str(int(state[name])) for name in ("draw_size", "discard_size")}
        return {**lines, **sizes, "points": " ".join(map(str, self.round.hand_points()))}

    def deck(self) -> list[str] | None:
        """All cards of a new game."""
        lines = describe(self.round.rules, Round(self.rules, 2, seed=1).states)
        return " ".join(lines[name] for name in ("hands", "draw", "discard")).replace("|", " ").split()

    def paid(self) -> list[int] | None:
        """What the end of the round brings each seat."""
        return list(self.round.points())

    def close(self) -> None:
        """Nothing to do."""
