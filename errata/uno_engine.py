"""The npm package uno-engine, driven by errata/uno_engine.js.

It wants to be told `pass` after a draw; ours passes by itself when the drawn card does not fit, and so does this
adapter, as soon as anybody else moves or looks. It has one call for saying UNO and for catching: who holds at most two
cards says it with the first call and catches with the second. It has no dealer: whoever starts sits to the dealer's
left.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

from errata.peer import CHALLENGE, COLOR, UnsupportedError
from errata.start import COLORS, LETTERS, Start, fits

HERE = Path(__file__).parent


class CrashError(Exception):
    """The package fell over."""


class UnoEngine:
    """uno-engine's Game."""

    id = "uno_engine"
    name = "uno-engine"
    lacks = (CHALLENGE, COLOR)

    def __init__(self) -> None:
        package = HERE / "node_modules" / "uno-engine" / "package.json"
        self.version = str(json.loads(package.read_text("utf-8"))["version"])
        self.node = subprocess.Popen(
            ["node", str(HERE / "uno_engine.js")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.wild = ""
        self.breath = False
        self.passing = -1

    def ask(self, request: str, **details: Any) -> dict[str, Any]:
        """One request, one answer."""
        assert self.node.stdin
        assert self.node.stdout
        self.node.stdin.write(json.dumps({"do": request, **details}) + "\n")
        self.node.stdin.flush()
        answer: dict[str, Any] = json.loads(self.node.stdout.readline())
        if answer.get("crash"):
            raise CrashError(answer["error"])
        return answer

    def _look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.ask("look")["said"]
        return seen

    def set_up(self, start: Start) -> None:
        """Write the position into the game, or let it deal from an arranged deck."""
        self.wild, self.breath, self.passing = "", False, -1
        if start.dealt:
            order = [*start.draw, *start.discard, *reversed([card for hand in start.hands for card in hand])]
            self.ask("deal", players=start.players, order=order, starts=start.turn)
            return
        if not start.draw:
            raise UnsupportedError("its draw pile is never empty")
        hands = [list(hand) for hand in start.hands]
        if start.drawn:
            hands[start.turn].remove(start.drawn)
            hands[start.turn].append(start.drawn)
        self.ask(
            "place",
            hands=hands,
            draw=start.draw,
            top=start.discard[-1],
            color=LETTERS[start.color],
            direction=start.direction,
            turn=start.turn,
            drawn=start.phase == "DRAWN",
            said=[seat for seat, hand in enumerate(start.hands) if len(hand) == 1 and seat not in start.owes],
        )

    def play(self, seat: int, move: str) -> bool:
        """One of its methods; a drawn card that does not fit is passed with."""
        card, _, call = move.partition(" ")
        if self.wild:
            return self._name(seat, move)
        if self.passing not in (-1, seat):
            self._pass()
        if card == "catch":
            return self._catch(seat, int(call[1:]))
        ways = {"draw": self._draw, "keep": self._keep, "uno": self._say}
        accepted = ways[card](seat) if card in ways else self._lay(seat, card)
        self.breath = bool(call and self.wild)
        if call and accepted and not self.wild:
            self._say(seat)
        return accepted

    def _name(self, seat: int, color: str) -> bool:
        """Lay the wild with its color; UNO said in the same breath comes after it."""
        wild, self.wild = self.wild, ""
        accepted = bool(self.ask("lay", seat=seat, card=wild, color=LETTERS[color])["ok"])
        if self.breath:
            self._say(seat)
        return accepted

    def _keep(self, seat: int) -> bool:
        return self.passing == -1 and bool(self.ask("pass", seat=seat)["ok"])

    def _pass(self) -> None:
        seat, self.passing = self.passing, -1
        self.ask("pass", seat=seat)

    def _draw(self, seat: int) -> bool:
        if not self.ask("draw", seat=seat)["ok"]:
            return False
        seen = self._look()
        drawn = seen["hands"][seat][-1]
        self.passing = -1 if fits(drawn, seen["top"], COLORS[seen["color"]]) else seat
        return True

    def _lay(self, seat: int, card: str) -> bool:
        """The color of a wild comes with our next move; as a last card it gets any."""
        seen = self._look()
        hand = seen["hands"][seat]
        if card[0] == "w" and card in hand and len(hand) > 1 and seen["turn"] == seat:
            self.wild = card
            return True
        accepted = bool(self.ask("lay", seat=seat, card=card, color="r")["ok"])
        if accepted:
            self.passing = -1
        return accepted

    def _say(self, seat: int) -> bool:
        """Accepted if it counts as said, or costs anybody cards."""
        said: list[bool] = self._look()["said"]
        drawers = self.ask("uno", seat=seat)["said"]
        return bool(drawers) or not said[seat]

    def _catch(self, seat: int, whom: int) -> bool:
        """Accepted if anybody draws for it; it cannot be aimed, so aiming past the one who owes is not asked."""
        seen = self._look()
        owing = [s for s, hand in enumerate(seen["hands"]) if len(hand) == 1 and not seen["said"][s] and s != seat]
        if seat == whom or (owing and whom not in owing):
            raise UnsupportedError("a call cannot be aimed at a player")
        drawers = self.ask("uno", seat=seat)["said"]
        if owing and not drawers:
            drawers = self.ask("uno", seat=seat)["said"]
        return bool(drawers)

    def deck(self) -> list[str] | None:
        """All cards of a new game."""
        cards: list[str] = self.ask("deck")["said"]
        return cards

    def paid(self) -> list[int] | None:
        """What the end of the round brings each seat."""
        seen = self._look()
        return [seen["score"] if str(seat) == seen["winner"] else 0 for seat in range(len(seen["hands"]))]

    def observe(self) -> dict[str, str]:
        """What stands in the game; it has no discard pile, only its top card."""
        if self.passing != -1:
            self._pass()
        seen = self._look()
        lines = {
            "hands": " | ".join(map(" ".join, seen["hands"])),
            "draw": " ".join(seen["draw"]),
            "draw_size": str(len(seen["draw"])),
            "top": seen["top"],
            "color": COLORS[seen["color"]],
            "points": " ".join(map(str, seen["points"])),
        }
        if seen["winner"] is not None:
            return {**lines, "phase": "OVER", "winner": seen["winner"]}
        owes = [str(s) for s, hand in enumerate(seen["hands"]) if len(hand) == 1 and not seen["said"][s]]
        return {
            **lines,
            "phase": "DRAWN" if seen["drawn"] else "TURN",
            "turn": str(seen["turn"]),
            "direction": "left" if seen["direction"] == 1 else "right",
            "owes": " ".join(owes) or "none",
        }

    def close(self) -> None:
        """End the process."""
        assert self.node.stdin
        self.node.stdin.close()
        self.node.wait()
