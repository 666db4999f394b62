"""The whole table as one seat sees it: seats around the cloth, piles in the ring, the own hand in front."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from penultima.envs.picture.background import RING, cloth, ring
from penultima.envs.picture.captions import caption, tags
from penultima.envs.picture.oval import oval
from penultima.envs.picture.sprites import card_sprite, label, words
from penultima.game.card import HIDDEN, Card
from penultima.game.palette import BOXES, INK, PAPER, color_name, edition_of, papers
from penultima.game.view import View
from penultima.rules.state import Phase

WIDE, HIGH = 640, 500
"""The measure everything is laid out in; the picture is as much larger or smaller as its width says."""
MIDDLE = (320.0, 196.0)
PILE, HAND, SEAT = 60, 58, 21
"""How wide cards are on the piles, in the own hand and before the other seats."""
ROW = 16
"""Cards in a row of the own hand before a second row begins."""
FANNED = 9
"""Backs before another seat; more look the same, the number says how many."""


def draw_table(view: View, width: int = WIDE) -> NDArray[np.uint8]:
    """A picture of the table as height × width × 3 bytes, from nothing but what the view may show."""
    if width < 160:
        raise ValueError(f"a table is at least 160 pixels wide, not {width}")
    return _Picture(view, width).draw()


def lean(n: int) -> float:
    """How far the n-th card thrown on a pile leans: never straight twice, never further than a hand would."""
    return round(((n + 1) * 0x9E3779B1 % 2**32 % 1000) / 999 * 140 - 70) / 10


class _Picture:
    def __init__(self, view: View, width: int) -> None:
        self.view = view
        self.edition = edition_of(view.rules)
        self.box = BOXES[self.edition]
        self.scale = width / WIDE
        self.size = (width, round(width * HIGH / WIDE))
        self.bottom = view.seat or 0
        """Whoever sits in front; before a spectator it is seat 0."""

    def draw(self) -> NDArray[np.uint8]:
        self.image = cloth(self.edition, *self.size, self.scale).copy()
        self.middle()
        for seat in range(self.view.players):
            if seat != self.bottom:
                self.seat(seat)
        if self.view.foe is not None:
            self.battle(self.view.foe)
        self.front()
        self.heading()
        return np.array(self.image)

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """Lay something down by its middle."""
        corner = (round(x * self.scale - sprite.width / 2), round(y * self.scale - sprite.height / 2))
        self.image.paste(sprite, corner, sprite)

    def write(self, text: str, x: float, y: float, *, size: float = 11.5, anchor: float = 0.5) -> None:
        """A line of text; the anchor says which part of it is to the left of x."""
        line = words(text, size * self.scale, self.box.soft)
        self.put(line, x + (0.5 - anchor) * line.width / self.scale, y)

    def tag(self, text: str, x: float, y: float, *, size: float = 11, ink: str = INK, paper: str = PAPER) -> None:
        """Text on a strip of paper."""
        self.put(label(text, size * self.scale, ink, paper), x, y)

    def name(self, seat: int) -> Image.Image:
        """The name of a seat; of the one that is asked, it shines."""
        view = self.view
        name = ("you · " if seat == view.seat else "") + f"seat {seat}"
        name += "" if view.scores is None else f" · {view.scores[seat]}"
        if seat == view.turn:
            return label(name, 12 * self.scale, INK, self.box.call, ("turn", INK))
        return label(name, 11 * self.scale, self.box.on, self.box.shade)

    def card(self, card: Card, x: float, y: float, wide: float, *, named: str | None = None, turn: float = 0) -> None:
        """A card by its middle."""
        self.put(card_sprite(card, self.edition, round(wide * self.scale), named, turn), x, y)

    def heading(self) -> None:
        """Which rules, which phase."""
        self.write(str(self.view.rules)[:70], 18, 20, anchor=0)
        self.write(self.view.phase.name, WIDE - 18, 20, anchor=1)

    def middle(self) -> None:
        """The ring with both piles, the color in force and what a stack stands at."""
        view, (x, y) = self.view, MIDDLE
        named = None if view.phase == Phase.COLOR else view.color
        burning = named is not None and view.hyper == named
        self.put(ring(self.edition, named, view.direction == "left", burning, self.scale), x, y)
        self.draw_pile(x - 40, y - 3)
        pile = view.discard
        for back in range(min(3, len(pile)) - 1, -1, -1):
            top = back == 0
            shown = named if top and pile[-1].color is None else None
            self.card(pile[-1 - back], x + 40, y - 3, PILE, named=shown, turn=lean(len(pile) - back))
        if named:
            cut = papers(named, self.edition)
            text = f"{color_name(named, self.edition)} {cut.letter}" + (" · hyper" if burning else "")
            self.put(label(text, 12.5 * self.scale, INK, PAPER, (cut.shape, cut.field)), x, y + RING[1] / 2)
        if view.pending:
            self.tag(f"+{view.pending}", x + 74, y - 40, size=14, paper=self.box.call)

    def draw_pile(self, x: float, y: float) -> None:
        """The draw pile, as high as it is large."""
        count = self.view.draw_size
        if count == 0:
            self.write("empty", x, y)
        layers = min(6, math.ceil(count / 14))
        for i in range(layers):
            self.card(HIDDEN, x, y + 1.6 * (layers - 1 - i), PILE)
        self.tag(str(count), x, y + 33)

    def place(self, seat: int) -> tuple[float, float]:
        """Where another seat sits: the next one to the left, and so on clockwise."""
        others = self.view.players - 1
        far = (seat - self.bottom) % self.view.players
        open_ = 0.71 if others > 2 else 0.62
        part = 0.5 + (1 - open_) / 2 + open_ * (far - 0.5) / others
        spot = oval(520, 286).at(part)
        return MIDDLE[0] + spot.x, 190 + spot.y

    def seat(self, seat: int) -> None:
        """Another seat: its name, its cards face down with their number, and what is to be said of it."""
        view, (x, y) = self.view, self.place(seat)
        hand = view.hand_of(seat) if view.over else (HIDDEN,) * min(view.sizes[seat], FANNED)
        step = min(7.0, 56 / max(1, len(hand) - 1))
        half = (SEAT + step * (len(hand) - 1) if hand else 0) / 2
        for i, card in enumerate(hand):
            self.card(card, x - 13 - half + SEAT / 2 + step * i, y + 12, SEAT)
        self.tag(str(view.sizes[seat]), x + half + 1, y + 12)
        self.put(self.name(seat), x, y - 14)
        for i, text in enumerate(tags(view, seat)):
            self.tag(text, x, y + 34 + 15 * i, size=9.5, paper=self.box.accent)

    def battle(self, foe: int) -> None:
        """What lies between two who fight: shown cards of ties, and a card chosen in secret."""
        view = self.view
        for side, (seat, x) in enumerate(((view.laid_by, 142.0), (foe, 498.0))):
            cards = list(view.shown[side::2])
            if side == 0 and view.phase == Phase.FIGHT and view.turn == foe:
                cards.append(view.hidden or HIDDEN)
            step = min(14.0, 70 / max(1, len(cards) - 1))
            for i, card in enumerate(cards):
                self.card(card, x, 196 + step * (i - (len(cards) - 1) / 2), 34)
            if cards:
                self.tag(f"seat {seat}", x, 196 + 34 + step * (len(cards) - 1) / 2, size=9.5)

    def front(self) -> None:
        """Who sits in front, what is asked, and the hand."""
        view, seat = self.view, self.bottom
        mine = view.seat is not None
        hand = view.hand_of(seat) if mine or view.over else (HIDDEN,) * view.sizes[seat]
        self.hand(list(hand))
        text = caption(view)
        asked = view.turn == seat or view.over
        self.tag(text, WIDE / 2, 343, size=13.5, paper=self.box.call if asked else PAPER)
        name = self.name(seat)
        wide = name.width / self.scale
        self.put(name, 14 + wide / 2, 343)
        self.tag(str(view.sizes[seat]), 32 + wide, 343)
        for i, text in enumerate(tags(view, seat)):
            self.tag(text, WIDE - 50 - 62 * i, 343, size=9.5, paper=self.box.accent)

    def hand(self, hand: list[Card]) -> None:
        """The hand in one row or two; what can be laid is lifted."""
        legal = {move.card for move in self.view.legal_moves()} if self.view.seat is not None else set()
        rows = 1 if len(hand) <= ROW else 2
        first = math.ceil(len(hand) / rows)
        for row in range(rows):
            cards = hand[:first] if row == 0 else hand[first:]
            step = min(HAND + 5.0, (WIDE - 40 - HAND) / max(1, len(cards) - 1))
            y = 424 if rows == 1 else 403 + 35 * row
            for i, card in enumerate(cards):
                raised = 9 if card in legal else 0
                self.card(card, WIDE / 2 + step * (i - (len(cards) - 1) / 2), y - raised, HAND)
