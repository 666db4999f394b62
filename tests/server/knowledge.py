"""What every audience of a round may know, followed from the words of the log by rules written down once more.

Nothing here asks the program what somebody may see: hands are kept by counting cards as events tell of them, and each
message is read as the bytes that were sent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from penultima.server.core.facts import Dealt, Moved, Row

Audience = int | None
"""A seat, or nobody's: a spectator."""

PRIVATE = {"dealt": (2, (1,)), "drew": (3, (1,)), "shown": (2, ()), "gave": (3, (1, 2)), "shared": (3, (2,))}
"""Events with cards that are not for everybody: where the cards begin, and which words name the seats that see them.
A hand that is shown after a challenge is for the challenger, whom another event names."""
OPEN = frozenset({
    "phase", "turn", "decision", "until", "held", "dealer", "sizes", "top", "discard", "draw", "color", "hyper",
    "direction", "owes", "layer", "recipient", "shares", "pending", "foe", "shown", "winner", "hands",
})  # fmt: skip
"""Fields of a seat's view (`look`) that are the same for everybody."""
OWN = frozenset({"seat", "hand", "drawn", "hidden", "giving", "moves"})
"""Fields of a seat's view that are for this seat alone. Whoever adds a field says here whose it is."""
NEWS_ITEM = frozenset({"seq", "at", "events", "by", "what", "person", "seat", "phrase", "text"})
NEWS = {
    "news": frozenset({"is", "seq", "told", "room", "look"}),
    "welcome": frozenset({"is", "version", "now", "seq", "person", "room", "look", "missed", "story"}),
}
PLAIN_MOVES = frozenset({"draw", "keep", "accept", "challenge", "none", "uno", "red", "yellow", "green", "blue"})


@lru_cache(1 << 15)
def event_shown_to(text: str, audience: Audience, challenger: str) -> str:
    """An event as an audience must be shown it: no card too many, and none too few."""
    words = text.split()
    if words[0] not in PRIVATE:
        return text
    first, seats = PRIVATE[words[0]]
    viewers = [challenger] if words[0] == "shown" else [words[place] for place in seats]
    if audience is not None and str(audience) in viewers:
        return text
    return " ".join(words[:first] + ["?"] * len(words[first:]))


def events_shown_to(events: Iterable[str], audience: Audience) -> list[str]:
    """The events of one row for an audience."""
    challenger, shown = "", []
    for text in events:
        if text.startswith("challenged "):
            challenger = text.split()[1]
        shown.append(event_shown_to(text, audience, challenger))
    return shown


class Knowledge:
    """All hands of a round, by the events of its rows."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.begin()

    def begin(self) -> None:
        """No card is dealt yet."""
        self.hands: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.top = ""
        self.shown: list[str] = []
        self.hidden: tuple[int, str] | None = None
        self.gift = ""
        self.over = False
        self.rows: dict[int, Row] = {}
        self.story: dict[Audience, list[str]] = {seat: [] for seat in (*range(self.players), None)}

    @property
    def audiences(self) -> list[Audience]:
        """Every seat, and the spectators."""
        return [*range(self.players), None]

    def hear(self, row: Row) -> None:
        """A row of the log."""
        if isinstance(row.fact, Dealt):
            self.begin()
        self.rows[row.seq] = row
        move = row.fact.move if isinstance(row.fact, Moved) else ""
        for text in row.events:
            self._happened(text.split(), move)
        for audience, story in self.story.items():
            story.extend(events_shown_to(row.events, audience))

    def _happened(self, words: list[str], move: str) -> None:
        name, rest = words[0], words[1:]
        if name == "dealt":
            self.hands[int(rest[0])].update(rest[1:])
        elif name == "drew":
            self.hands[int(rest[0])].update(rest[2:])
        elif name in ("laid", "jumped_in"):
            self._lose(int(rest[0]), rest[1])
            self.top = rest[1]
        elif name == "turned":
            self.top = rest[0]
        elif name == "gave":
            self._lose(int(rest[0]), rest[2])
            self.hands[int(rest[1])][rest[2]] += 1
        elif name == "shared":
            self.hands[int(rest[1])][rest[2]] += 1
        elif name in ("chose", "revealed", "took", "won_battle"):
            self._fought(name, rest, move)
        elif name == "swapped":
            one, other = map(int, rest)
            self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        elif name == "rotated":
            self.hands = self.hands[-1:] + self.hands[:-1] if rest == ["left"] else self.hands[1:] + self.hands[:1]
        elif name in ("went_out", "blocked"):
            self.over = True

    def _fought(self, name: str, rest: list[str], move: str) -> None:
        """A card picked for a battle is its player's secret until both are turned over."""
        if name == "chose":
            self._lose(int(rest[0]), move)
            self.hidden = self.hidden or (int(rest[0]), move)
        elif name == "revealed":
            self.shown.append(rest[1])
            self.hidden = None
        elif name == "took":
            self.hands[int(rest[0])].update(rest[1:])
            self.shown = []
        elif self.hidden is not None:
            self.hands[self.hidden[0]][self.hidden[1]] += 1
            self.hidden = None

    def _lose(self, seat: int, card: str) -> None:
        assert self.hands[seat][card] > 0, f"seat {seat} never had {card}"
        self.hands[seat][card] -= 1

    def check(self, sent: Mapping[Audience, bytes]) -> None:
        """Messages to all audiences after the same row: each holds what its audience may know and nothing else."""
        open_parts = set()
        for audience, message in sent.items():
            said = msgspec.json.decode(message)
            assert said.keys() <= NEWS[said["is"]], f"{said.keys()}: say here who may know the new one"
            self._check_words(said, audience)
            if look := said.get("look"):
                open_parts.add(self._check_view(look, audience))
            open_parts.add(str(said.get("room")))
        assert len(open_parts) <= 2, f"what is for everybody differs: {open_parts}"

    def _check_words(self, said: dict[str, Any], audience: Audience) -> None:
        for item in (*said.get("told", ()), *said.get("missed", ())):
            assert item.keys() <= NEWS_ITEM
            row = self.rows.get(item["seq"])
            if row is None:
                assert not item.get("events"), "cards of a row that is none of this round's"
            else:
                assert item.get("events", []) == events_shown_to(row.events, audience)
        if "story" in said:
            assert said["story"] == self.story[audience]

    def _check_view(self, look: dict[str, Any], audience: Audience) -> str:
        """The part of a seat's view that is for everybody; the rest is checked."""
        assert look.keys() <= OPEN | OWN, f"{look.keys() - OPEN - OWN}: say here who may know it"
        assert look.get("seat") == audience
        assert look["sizes"] == [hand.total() for hand in self.hands]
        assert look["top"] == self.top
        assert look.get("shown", []) == self.shown
        assert [+Counter(hand) for hand in look.get("hands", ())] == (
            [+hand for hand in self.hands] if self.over else []
        )
        mine = +self.hands[audience] if audience is not None else Counter()
        assert Counter(look.get("hand", ())) == mine
        self._check_own(look, audience, mine)
        return str({name: value for name, value in look.items() if name in OPEN})

    def _check_own(self, look: dict[str, Any], audience: Audience, mine: Counter[str]) -> None:
        drawn, hidden, giving = look.get("drawn"), look.get("hidden"), look.get("giving")
        assert drawn is None or (audience == look.get("turn") and drawn in mine)
        assert hidden is None or (audience, hidden) == self.hidden
        assert giving is None or audience == look.get("layer")
        for move in look.get("moves", ()):
            assert audience is not None
            assert move in mine or move in PLAIN_MOVES or move[0] == "@" or move.startswith("catch @"), move
