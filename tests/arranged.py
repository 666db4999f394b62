"""Duels from arranged positions, and what to look out for in a duel."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from penultima.game import Move, Round
from tests import oracle
from tests.differential import Chance, Duel, oracle_settings
from tests.oracle.round import tidy


def _seat(text: str) -> int | None:
    return None if text == "-" else int(text)


def _seats(text: str) -> frozenset[int]:
    return frozenset(map(int, text.split()))


def round_of(game: Round) -> oracle.Round:
    """The same round in the oracle's words."""
    lines = game.lines
    over = lines["phase"] == "OVER"
    round_ = oracle.Round(
        settings=oracle_settings(game.rules),
        players=game.players,
        hands=tuple(tuple(hand.split()) for hand in lines["hands"].split("|")),
        draw=tuple(lines["draw"].split()),
        discard=tuple(lines["discard"].split()),
        shown=tuple(lines["shown"].split()),
        color=None if lines["color"] == "-" else lines["color"],
        dealer=int(lines["dealer"]),
        direction=lines["direction"],
        phase=lines["phase"],
        asked=0 if over else int(lines["turn"]),
        owes=_seats(lines["owes"]),
        hyper=None if lines["hyper"] == "none" else lines["hyper"],
        drawn=lines["drawn"] or None,
        must=lines["must"] == "yes",
        layer=_seat(lines["layer"]),
        guilty=lines["guilty"] == "yes",
        give=None if lines["give"] == "-" else lines["give"],
        to=_seat(lines["to"]),
        shares=int(lines["shares"]),
        foe=_seat(lines["foe"]),
        hidden=lines["hidden"] or None,
        touched=_seats(lines["touched"]),
        said=lines["said"] == "yes",
        fresh=lines["breath"] != "-",
        empty=int(lines["empty"]),
        winner=_seat(lines["winner"]),
        reshuffles=int(lines["reshuffles"]),
    )
    return tidy(round_)


@dataclass
class Watched(Duel):
    """A duel that counts the events and the rarer situations it came through."""

    seen: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.seen.update(f"first {card}" for card in map(first_card, map(str, self.ours.opening)) if card)

    def choose(self) -> tuple[int, Move]:
        """The move, remembered."""
        self.chosen = super().choose()
        return self.chosen

    def step(self) -> None:
        """One move by both; the oracle, which forgets nothing and has no side effects, tells it once more."""
        before = self.theirs
        super().step()
        seat, move = self.chosen
        _, events = oracle.play(before, seat, move.text, self.chance.shuffle)
        self.seen.update(set(situations(before, seat, move.text, self.theirs, events)))


@dataclass
class Arranged(Watched):
    """A duel that starts from a position instead of a deal."""

    position: str = ""

    def __post_init__(self) -> None:
        self.random = random.Random(f"{self.rules} {self.seed}")
        self.ours = Round.from_position(f"rules: {self.rules}\nkey: {self.seed:064x}\n{self.position}")
        self.players = self.ours.players
        self.chance = Chance(self.ours.key)
        self.theirs = round_of(self.ours)
        self.moves = 0
        self.eagerness = self.random.choice([0.0, 0.5, 0.9, 1.0])
        self.vigilance = self.random.choice([0.1, 0.5, 0.9])
        self.compare()


def first_card(event: str) -> str | None:
    """What was turned up or given back at the deal: the kind of card."""
    name, _, card = event.partition(" ")
    if name not in ("turned", "returned"):
        return None
    return f"{name} {card if card[0] in 'wx' else card[1:]}"


def situations(
    before: oracle.Round, seat: int, move: str, after: oracle.Round, events: tuple[str, ...]
) -> Iterator[str]:
    """What a move was an example of: each event by name, and the situations that no single event tells."""
    names = [event.split()[0] for event in events]
    yield from names
    yield from (f"drew {event.split()[2]}" for event in events if event.startswith("drew"))
    yield f"phase {after.phase}"
    if move == "draw":
        yield from of_a_draw(before, after, names)
    elif move == "uno":
        yield from of_saying_uno(before, seat)
    elif move.startswith("catch"):
        yield f"caught in {before.phase}"
        yield "caught by the seat on turn" if seat == before.asked else "caught out of turn"
    elif before.phase in ("TURN", "DRAWN") and move != "keep":
        yield from of_a_lay(before, move, after, events)
    yield from of_a_special(before, move, after, names)
    yield from of_short_piles(before, names, events)
    if len(after.owes) > 1:
        yield "two owe UNO"
    if after.owes and before.settings.uno_until == "own_turn" and names[:1] == ["laid"] and seat not in after.owes:
        yield "UNO owed over the next turn"


def of_a_draw(before: oracle.Round, after: oracle.Round, names: list[str]) -> Iterator[str]:
    """A card drawn on turn."""
    if after.must:
        yield "must lay the drawn card"
    elif after.drawn == "w4" and "must" in (before.settings.forced_draw, before.settings.free_draw):
        yield "may keep a drawn Draw Four"
    if before.empty and "drew" in names:
        yield "empty draws start anew"
    if after.phase == "DRAWN" and after.drawn in ("w", "w4", "x"):
        yield f"drew a playable {after.drawn}"


def of_saying_uno(before: oracle.Round, seat: int) -> Iterator[str]:
    """UNO, early or late, by whom it may concern."""
    if before.phase not in ("TURN", "DRAWN", "CHALLENGE"):
        yield f"UNO in the same breath in {before.phase}"
    elif before.phase == "CHALLENGE" and seat == before.asked:
        yield "UNO by the victim of a Draw Four"


def of_a_lay(before: oracle.Round, card: str, after: oracle.Round, events: tuple[str, ...]) -> Iterator[str]:
    """A card laid from the hand."""
    face = card if card[0] in "wx" else card[1:]
    if len(before.hands[before.asked]) == 1:
        yield f"last card {face}"
    if before.hyper and card[0] == before.hyper[0]:
        yield f"hyper color with {face}"
    if before.players == 2 and face == "r":
        yield "two players reverse" + (" and skip" if any(e.startswith("skipped") for e in events) else "")
    if card == "w4" and before.settings.bluff == "refused":
        yield "Draw Four where no bluff is allowed"
    if after.discard[-2:-1] and after.discard[-2] in ("w", "w4", "x") and before.color and card[0] == before.color[0]:
        yield "on a named color"


def of_a_special(before: oracle.Round, move: str, after: oracle.Round, names: list[str]) -> Iterator[str]:
    """Scary, Blowhole, Battle, Hyper Speed."""
    if before.phase == "GIVE_COLOR" and not names and after.phase == "COLOR":
        yield "gave nothing" if move == "none" else "gave a color not held"
    if before.phase == "GIVE_CARD" and "went_out" in names:
        yield "gave the last card"
    if before.phase == "TURN" and move == "x" and before.settings.special == "scary" and after.phase == "COLOR":
        yield "nothing colored to give"
    if before.phase == "TURN" and move == "x" and before.settings.special == "blowhole" and after.phase == "COLOR":
        yield "nothing to share"
    if before.phase == "SHARE" and after.phase == "COLOR" and before.shares > 1:
        yield "sharing ends early"
    if before.phase == "COLOR" and before.hyper and after.hyper and before.discard[-1] != "x":
        yield f"hyper goes on through {before.discard[-1]}"
    if before.phase == "COLOR" and before.layer is None:
        yield "first card's color"
    yield from of_a_battle(before, move, after, names)


def of_a_battle(before: oracle.Round, move: str, after: oracle.Round, names: list[str]) -> Iterator[str]:
    """The rarer turns of a battle."""
    if before.phase not in ("FOE", "FIGHT"):
        return
    if move == "none":
        yield "declined with the last card" if "went_out" in names else "declined"
    if "won_battle" in names and "went_out" in names:
        yield "still empty after the settlement"
    if "won_battle" in names and "chose" not in names:
        yield "the challenger can show nothing"
    if "won_battle" in names and "chose" in names and "revealed" not in names:
        yield "the challenged can show nothing"
    if "took" in names and "won_battle" not in names:
        yield "neither can show"
    if "tied" in names and len(before.shown) >= 2:
        yield "tied again"
    if after.phase == "COLOR" and names.count("drew") == 2:
        yield "the winner draws as well"
    if after.phase == "COLOR" and "won_battle" in names and after.asked != before.layer:
        yield "the challenged names the color"


def of_short_piles(before: oracle.Round, names: list[str], events: tuple[str, ...]) -> Iterator[str]:
    """A draw pile that does not last."""
    if "reshuffled" in names:
        yield f"reshuffled in {before.phase}"
    wanted = {"two": 2, "four": 4, "uno": before.settings.uno_penalty, "battle": 1}
    for event in events:
        name, *words = event.split()
        if name == "drew" and len(words) - 2 < wanted.get(words[1], 1):
            yield f"drew too few for {words[1]}"
    if "skipped" in names and "drew" not in names and before.phase == "CHALLENGE":
        yield "nothing to draw for a Draw Four"
