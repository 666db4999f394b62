"""What no single scenario can show: the deck, who is paid, and whether whole games keep their cards together."""

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import chain
from typing import Protocol, runtime_checkable

from errata.peer import Peer
from errata.start import COLORS, deck, start_of

GAMES = 60
TABLE = 8
LONGEST = 500
NEVER, GOOD, BAD = "never reshuffled", "good", "bad"


@runtime_checkable
class Reshuffling(Protocol):
    """A program that plays its random games itself."""

    def reshuffles(self, games: int) -> tuple[int, int]:
        """How many reshuffles there were, and how many were wrong."""


@dataclass
class Check:
    """A question, and for each program a sign and a sentence."""

    title: str
    rules: str
    cells: dict[str, tuple[str, str]] = field(default_factory=dict)


def _said(right: bool, sentence: str) -> tuple[str, str]:
    return ("✓" if right else "✗"), sentence


def decks(peers: list[Peer]) -> Check:
    """The same 108 cards?"""
    check = Check("The deck is the classic one, card for card", "A0, A2, A4–A9")
    for peer in peers:
        cards = peer.deck()
        cell = (
            ("–", "a deck of playing cards")
            if cards is None
            else _said(Counter(cards) == deck(), f"{len(cards)} cards")
        )
        check.cells[peer.id] = cell
    return check


def pay(peers: list[Peer]) -> Check:
    """At tables of two, three and four, each seat goes out once."""
    check = Check("Whoever goes out is paid more than all others, who are treated alike (2, 3 and 4 players)", "B1, N1")
    for peer in peers:
        if peer.deck() is None:
            check.cells[peer.id] = ("–", "everybody pays for the own hand")
            continue
        wrong = [
            example for players in (2, 3, 4) for winner in range(players) if (example := _pay(peer, players, winner))
        ]
        check.cells[peer.id] = _said(
            not wrong, f"wrong for {len(wrong)} of 9: {'; '.join(wrong[:3])} …" if wrong else "9 of 9"
        )
    return check


def _pay(peer: Peer, players: int, winner: int) -> str:
    """What is wrong, if anything."""
    pairs = ["b2 b3", "g2 g3", "y2 y3", "b6 b7"]
    hands = ["r1" if seat == winner else pairs[seat] for seat in range(players)]
    peer.set_up(start_of({"position": f"hands: {' | '.join(hands)}\ndraw: *\ndiscard: r7\nturn: {winner}"}))
    peer.play(winner, "r1")
    paid = peer.paid() or []
    losers = {amount for seat, amount in enumerate(paid) if seat != winner}
    right = len(losers) == 1 and paid[winner] > max(losers)
    return (
        "" if right else f"seat {winner} of {players} goes out, paid are {' '.join(map(str, paid))}".replace("-", "−")
    )


def whole_games(peers: list[Peer]) -> Check:
    """Are more cards in hands, draw pile and on top than the deck has, at any time?"""
    check = Check(f"No card is in two places after a reshuffle ({GAMES} random games of {TABLE} players)", "M7, Q17")
    for peer in peers:
        if isinstance(peer, Reshuffling):
            total, bad = peer.reshuffles(GAMES)
            check.cells[peer.id] = _said(not bad, f"wrong in {bad} of {total} reshuffles")
        else:
            games = [_reshuffled(peer, random.Random(seed)) for seed in range(GAMES)]
            bad, total = games.count(BAD), len(games) - games.count(NEVER)
            check.cells[peer.id] = _said(not bad, f"wrong in {bad} of {total} games with a reshuffle")
    return check


def _reshuffled(peer: Peer, chance: random.Random) -> str:
    """Play a game at random, drawing often so that the pile runs out."""
    cards = list(deck().elements())
    chance.shuffle(cards)
    turned = 7 * TABLE
    number = next(at for at in range(turned, len(cards)) if cards[at][0] != "w" and cards[at][1].isdigit())
    cards[turned], cards[number] = cards[number], cards[turned]
    peer.set_up(start_of({"deal": {"players": TABLE, "dealer": 0, "order": " ".join(cards)}}))
    left, outcome = len(cards), NEVER
    for _ in range(LONGEST):
        seen = peer.observe()
        if seen["phase"] == "OVER":
            break
        hands = [hand.split() for hand in seen["hands"].split("|")]
        pile = seen["draw"].split()
        top = seen.get("top") or seen["discard"].split()[-1]
        if Counter([*chain(*hands), *pile, top]) - deck():
            return BAD
        outcome = GOOD if len(pile) > left else outcome
        left = len(pile)
        _step(peer, seen, hands, chance)
    return outcome


def _step(peer: Peer, seen: dict[str, str], hands: list[list[str]], chance: random.Random) -> None:
    seat = int(seen["turn"])
    color = chance.choice(list(COLORS.values()))
    if seen["phase"] == "COLOR":
        peer.play(seat, color)
    elif seen["phase"] == "CHALLENGE":
        peer.play(seat, chance.choice(["accept", "challenge"]))
    elif seen["phase"] == "DRAWN":
        peer.play(seat, "keep")
    elif not (chance.random() < 0.7 and peer.play(seat, "draw")):
        for card in chance.sample(hands[seat], len(hands[seat])):
            if peer.play(seat, card):
                if card[0] == "w" and len(hands[seat]) > 1:
                    peer.play(seat, color)
                return
        peer.play(seat, "draw")


def checks(peers: list[Peer]) -> list[Check]:
    """All of them."""
    return [decks(peers), pay(peers), whole_games(peers)]
