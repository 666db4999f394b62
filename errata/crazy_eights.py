"""OpenSpiel's crazy_eights with its special cards, reshuffling, and one card a draw.

It is another game: only what it shares with UNO is asked. Colors are suits, a Skip is a queen, a Reverse an ace, a Draw
Two a two, a Wild an eight, and numbers are the other ranks. A state cannot be written, only played to. So hands are
filled up with cards that the scenario does not name, and the top card is laid by the player before, on a first card
that suits it. The fillers are left out of every comparison.
"""

import random
import re
from collections import Counter
from importlib.metadata import version
from typing import Any

import pyspiel

from errata.peer import CHALLENGE, UNO, UnsupportedError
from errata.start import COLORS, LETTERS, Start, fits

RANKS = "23456789TJQKA"
PLAIN = "345679TJK"
SPECIAL = {"s": "Q", "r": "A", "+": "2"}
SUITS = "rygb"
DRAW, PASS, NAME, DEAL_BY = 52, 53, 54, 52


class CrazyEights:
    """pyspiel.load_game("crazy_eights")."""

    id = "crazy_eights"
    name = "OpenSpiel crazy_eights"
    version = version("open_spiel")
    lacks = (UNO, CHALLENGE)

    def __init__(self) -> None:
        self.state: Any = None
        self.players = 0
        self.ranks: dict[str, str] = {}
        self.named: set[int] = set()
        self.size = 5
        self.hands: list[list[str]] = []
        self.pile: list[str] = []
        self.top, self.color = "", ""
        self.owing = self.passing = self.naming = self.over = False
        self.drawn = ""

    # cards

    def _learn(self, start: Start) -> None:
        """Give every number the scenario names a rank of its own."""
        named = [card for pile in (*start.hands, start.named, start.discard[-1:]) for card in pile]
        if "w4" in named:
            raise UnsupportedError("no Draw Four")
        decks = 1 if start.players <= 5 else 2
        if any(number > (decks if card != "w" else 4) for card, number in Counter(named).items()):
            raise UnsupportedError("its deck has fewer cards of a kind")
        numbers = sorted({card[1] for card in named if card[1:].isdigit()})
        free = [rank for rank in PLAIN if rank not in numbers]
        self.ranks = dict(SPECIAL)
        for number in numbers:
            if number not in PLAIN and not free:
                raise UnsupportedError("its deck has fewer numbers")
            self.ranks[number] = number if number in PLAIN else free.pop()
        self.named = {self._code(card) for card in named if card != "w"} | {self._eight(suit) for suit in range(4)}

    def _code(self, card: str) -> int:
        return RANKS.index(self.ranks[card[1]]) * 4 + SUITS.index(card[0])

    @staticmethod
    def _eight(suit: int) -> int:
        return RANKS.index("8") * 4 + suit

    def _filler(self, wanted: str = PLAIN, suits: str = SUITS) -> int:
        """A card that the scenario does not name and that is still to be dealt."""
        for card in self.state.legal_actions():
            if card not in self.named and RANKS[card // 4] in wanted and SUITS[card % 4] in suits:
                return int(card)
        raise UnsupportedError("its deck is too small for the cards that do not matter")

    def _deal(self, card: str | None) -> None:
        """Answer a chance node with this card, or a filler."""
        if card == "w":
            code = next(code for code in map(self._eight, range(4)) if code in self.state.legal_actions())
        else:
            code = self._filler() if card is None else self._code(card)
        if code not in self.state.legal_actions():
            raise UnsupportedError("its deck has no such card left")
        self.state.apply_action(code)

    # positions

    def set_up(self, start: Start) -> None:
        """Play to the position."""
        if start.phase != "TURN":
            raise UnsupportedError("it cannot be told that a card was just drawn")
        if any(len(hand) == 1 for hand in start.hands):
            raise UnsupportedError("hands begin with five cards and cannot be set to one")
        if "phase: OVER" in start.told.get("expect", ""):
            raise UnsupportedError("hands are filled up to five cards, so nobody goes out")
        if not start.dealt and sum(map(len, start.hands)) > 60:
            raise UnsupportedError("no hand can hold the rest of the deck")
        self.players = start.players
        self.owing = self.passing = self.naming = self.over = False
        self._learn(start)
        game = pyspiel.load_game(
            f"crazy_eights(players={start.players},max_draw_cards=1,max_turns=10000,"
            "use_special_cards=True,reshuffle=True)"
        )
        self.state = game.new_initial_state()
        self.size = 7 if start.players == 2 else 5
        self.hands = [list(hand) for hand in start.hands]
        self.pile = list(start.named)
        self.top, self.color = start.discard[-1], start.color
        if start.dealt:
            self._real_deal(start)
        else:
            self._prelude(start)

    def _real_deal(self, start: Start) -> None:
        if self.size != 7:
            raise UnsupportedError("three players and more are dealt five cards")
        self.state.apply_action(DEAL_BY + start.dealer)
        self._deal_hands(start.dealer, [list(hand) for hand in start.hands])
        first = start.discard[-1]
        if first == "w":
            raise UnsupportedError("an eight is never the first card")
        self._deal(first)
        self.color = COLORS[first[0]]
        self.owing = first[1] == "+"

    def _deal_hands(self, dealer: int, hands: list[list[str]]) -> None:
        for number in range(self.players * self.size):
            hand = hands[(dealer + 1 + number) % self.players]
            self._deal(hand.pop(0) if hand else None)

    def _prelude(self, start: Start) -> None:
        """The first card, everybody's draws, and the top card laid by the player before."""
        top, way = self.top, start.direction
        suit = LETTERS[start.color] if top == "w" else top[0]
        laid = top == "w" or not top[1].isdigit() or way == -1
        before = -way if top[1:] == "r" else way  # how play went when the top card was laid
        steps = {"s": 2, "+": 2}.get(top[1:], 1)
        layer = (start.turn - steps * way) % self.players
        hands = [list(hand) for hand in start.hands]
        first = layer if laid else start.turn
        if laid:
            hands[layer].insert(0, top)
        dealer = (first - before) % self.players if laid else (start.turn - 1) % self.players
        self.state.apply_action(DEAL_BY + dealer)
        self._deal_hands(dealer, hands)
        if laid:
            self.state.apply_action(self._filler("A" if before == -1 else PLAIN, suit))
        else:
            self._deal(top)
        while any(hands):
            for _ in range(self.players):
                seat = self.state.current_player()
                self.state.apply_action(DRAW)
                self._deal(hands[seat].pop(0) if hands[seat] else None)
                self.state.apply_action(PASS)
        if laid:
            self._lay_top(suit)
        if self.state.current_player() != start.turn:
            raise UnsupportedError("the position cannot be played to")

    def _lay_top(self, suit: str) -> None:
        if self.top == "w":
            self.state.apply_action(next(action for action in self.state.legal_actions() if RANKS[action // 4] == "8"))
            self.state.apply_action(NAME + SUITS.index(suit))
            return
        self.state.apply_action(self._code(self.top))
        if self.top[1] == "+":
            self.state.apply_action(DRAW)
            self._deal(None)
            self._deal(None)

    # moves

    def play(self, seat: int, move: str) -> bool:
        """One of its actions; the two cards of a Draw Two are drawn, and passed after, when nothing else is tried."""
        if self.over:
            return False
        if seat != self.state.current_player():
            self._settle()
        if seat != self.state.current_player():
            return False
        if self.naming:
            return self._name(move)
        if move == "draw":
            return self._draw(seat)
        if move == "keep":
            return not self.passing and self._keep()
        return (move == "w" or move[1:] in self.ranks) and self._lay(seat, move)

    def _keep(self) -> bool:
        if not self.drawn or PASS not in self.state.legal_actions():
            return False
        self.state.apply_action(PASS)
        self.drawn = ""
        return True

    def _draw(self, seat: int) -> bool:
        if self.owing or DRAW not in self.state.legal_actions():
            return False
        if not self.pile:
            raise UnsupportedError("the scenario does not say which card is drawn")
        self.state.apply_action(DRAW)
        self.drawn = self.pile.pop()
        self._deal(self.drawn)
        self.hands[seat].append(self.drawn)
        self.passing = not fits(self.drawn, self.top, self.color)
        return True

    def _lay(self, seat: int, card: str) -> bool:
        if card not in self.hands[seat]:
            return False
        eights = [action for action in self.state.legal_actions() if action < DRAW and RANKS[action // 4] == "8"]
        code = (eights or [-1])[0] if card == "w" else self._code(card)
        if code not in self.state.legal_actions():
            return False
        self.state.apply_action(code)
        self.hands[seat].remove(card)
        self.top, self.color = card, COLORS.get(card[0], self.color)
        self.drawn, self.passing, self.naming = "", False, card == "w"
        self.owing = card[1:] == "+"
        self.over = bool(self.state.is_terminal())
        return True

    def _name(self, move: str) -> bool:
        if move not in LETTERS:
            return False
        self.state.apply_action(NAME + SUITS.index(LETTERS[move]))
        self.color, self.naming = move, False
        return True

    def _settle(self) -> None:
        """Draw the two cards that are owed; pass with a card that does not fit."""
        if self.owing:
            seat = self.state.current_player()
            self.state.apply_action(DRAW)
            for _ in range(2):
                card = self.pile.pop() if self.pile else None
                self._deal(card)
                self.hands[seat] += [card] if card else []
            self.owing = False
        if self.passing:
            self.state.apply_action(PASS)
            self.drawn, self.passing = "", False

    def _hand(self, seat: int) -> list[str]:
        """The cards of the scenario that a hand holds, read from what its player sees."""
        rows = self.state.observation_string(seat).splitlines()[1:5]
        held = [(suit, rank) for suit, row in zip(SUITS, rows, strict=True) for rank in row[len("Suit C: ") :].split()]
        codes = [RANKS.index(rank) * 4 + SUITS.index(suit) for suit, ranks in held for rank in ranks]
        return [self._card(code) for code in codes if code in self.named]

    def _card(self, code: int) -> str:
        if RANKS[code // 4] == "8":
            return "w"
        faces = {rank: face for face, rank in self.ranks.items()}
        return SUITS[code % 4] + faces[RANKS[code // 4]]

    def observe(self) -> dict[str, str]:
        """What the players see of the cards that matter."""
        self._settle()
        *_, card, suit, _, way = self.state.observation_string(0).splitlines()
        letters = dict(zip("CDHS", SUITS, strict=True))
        return {
            "hands": " | ".join(" ".join(self._hand(seat)) for seat in range(self.players)),
            "top": self._card(RANKS.index(card[-1]) * 4 + "CDHS".index(card[-2])),
            "color": COLORS[letters[suit[-1]]],
            "direction": "left" if way.endswith("counterclockwise") else "right",
            "phase": "COLOR" if self.naming else "DRAWN" if self.drawn else "TURN",
            "turn": str(self.state.current_player()),
        }

    def deck(self) -> list[str] | None:
        """Another deck."""
        return None

    def paid(self) -> list[int] | None:
        """Points for what is left in the own hand, by another table."""
        return None

    @staticmethod
    def reshuffles(games: int) -> tuple[int, int]:
        """Random games: the discard pile shuffled again, and the face-up card or a card too many among it."""
        chance, seen, wrong = random.Random(1), 0, 0
        game = pyspiel.load_game("crazy_eights(players=4,max_draw_cards=1,use_special_cards=True,reshuffle=True)")
        for _ in range(games):
            state = game.new_initial_state()
            left = len(RANKS) * 4
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(DRAW if DRAW in actions and chance.random() < 0.7 else chance.choice(actions))
                pile = state.get_dealer_deck()
                if sum(pile) > left + 1 and not state.is_chance_node():
                    seen += 1
                    wrong += not _whole(state, pile)
                left = sum(pile)
        return seen, wrong

    def close(self) -> None:
        """Nothing to do."""


def _whole(state: Any, pile: list[int]) -> bool:
    """Is every card in the pile, in a hand, or face up under discards, and the top card not in the pile?"""
    *_, card, _, others, _ = state.observation_string(0).splitlines()
    top = RANKS.index(card[-1]) * 4 + "CDHS".index(card[-2])
    held = sum(int(number) for number in re.findall(r"\d+", others))
    return pile[top] == 0 and sum(pile) + held + 1 == len(RANKS) * 4
