"""RLCard's UNO (rlcard.games.uno), driven through its game class; chance is told what to do.

Its `draw` takes a card and lays it at once or ends the turn, so our `draw` and the lay or `keep` after it are one
action. It has no dealer: seat 0 starts, so the dealer is taken to be the seat before it.
"""

from importlib.metadata import version
from typing import Any

from rlcard.games.uno import Game
from rlcard.games.uno.card import UnoCard
from rlcard.games.uno.utils import init_deck

from errata.peer import CHALLENGE, COLOR, UNO, UnsupportedError
from errata.start import COLORS, LETTERS, Start, fits

TRAITS = {"s": "skip", "r": "reverse", "+": "draw_2"}
FACES = {trait: face for face, trait in TRAITS.items()}
WILDS = {"w": "wild", "w4": "wild_draw_4"}


def theirs(card: str, color: str = "r") -> UnoCard:
    """Our card as one of theirs; a wild needs some color."""
    if card in WILDS:
        return UnoCard("wild", color, WILDS[card])
    kind = "action" if card[1] in TRAITS else "number"
    return UnoCard(kind, card[0], TRAITS.get(card[1], card[1]))


def ours(card: UnoCard) -> str:
    """Their card as one of ours."""
    if card.type == "wild":
        return "w4" if card.trait == "wild_draw_4" else "w"
    return f"{card.color}{FACES.get(card.trait, card.trait)}"


class Chance:
    """Stands in for numpy's generator: the deck is arranged as told, and a color drawn by lot is red."""

    def __init__(self) -> None:
        self.deals: list[str] = []
        self.places: list[int] = []

    def shuffle(self, deck: list[UnoCard]) -> None:
        """Arrange a new deck; put a returned Draw Four back in its place; leave a reshuffled pile as it lies."""
        if self.deals:
            left = list(deck)
            deck[:] = [left.pop([ours(card) for card in left].index(card)) for card in self.deals]
            self.deals = []
        elif self.places:
            deck.insert(self.places.pop(0), deck.pop())

    @staticmethod
    def choice(colors: list[str]) -> str:
        """The first."""
        return colors[0]


class RLCard:
    """rlcard.games.uno.Game."""

    id = "rlcard"
    name = "RLCard"
    version = version("rlcard")
    lacks = (UNO, CHALLENGE, COLOR)

    def __init__(self) -> None:
        self.game: Any = None
        self.shift = 0
        self.wild = ""
        self.laid = ""
        self.kept = ""
        self._drawer = 0
        self._matched = ("", "")

    def set_up(self, start: Start) -> None:
        """Write the position into the round, or let it deal from an arranged deck."""
        if start.phase != "TURN":
            raise UnsupportedError("the drawn card is never asked about, so the moment after a draw does not exist")
        self.wild = self.laid = self.kept = ""
        self.game = Game(num_players=start.players)
        self.game.np_random = chance = Chance()
        self.shift = start.dealer + 1 if start.dealt else 0
        if start.dealt:
            hands = [card for seat in range(start.players) for card in start.hands[self._seat(seat)]]
            chance.deals = [*start.draw, *start.discard, *reversed(hands)]
            chance.places = list(start.places)
            self.game.init_game()
            return
        self.game.init_game()
        for player, hand in zip(self.game.players, start.hands, strict=True):
            player.hand = [theirs(card) for card in hand]
        round_ = self.game.round
        self.game.dealer.deck[:] = [theirs(card) for card in start.draw]
        round_.played_cards = [theirs(card) for card in start.discard]
        round_.target = round_.played_cards[-1]
        if round_.target.type == "wild":
            round_.target = round_.played_cards[-1] = theirs(start.discard[-1], LETTERS[start.color])
        round_.direction = start.direction
        round_.current_player = start.turn

    def _seat(self, player: int) -> int:
        return int(player + self.shift) % int(self.game.num_players)

    def play(self, seat: int, move: str) -> bool:
        """One of its actions, or what one of its actions has already done."""
        if seat == self._drawer and (self.laid or (self.kept and fits(self.kept, *self._matched))):
            return self._after_draw(move)
        if self.game.is_over() or seat != self._seat(self.game.round.current_player):
            return False
        if self.wild:
            return move in LETTERS and self._do(f"{LETTERS[move]}-{WILDS[self.wild]}")
        if move == "draw":
            return self._draw(seat)
        if move in WILDS:
            return self._lay_wild(move)
        return len(move) == 2 and self._do(theirs(move).str)

    def _do(self, action: str) -> bool:
        if action not in self.game.get_legal_actions():
            return False
        self.wild = self.laid = self.kept = ""
        self.game.step(action)
        return True

    def _lay_wild(self, move: str) -> bool:
        """Its color comes with our next move; as a last card it gets the first there is."""
        if f"r-{WILDS[move]}" not in self.game.get_legal_actions():
            return False
        if len(self.game.players[self.game.round.current_player].hand) == 1:
            return self._do(f"r-{WILDS[move]}")
        self.wild = move
        return True

    def _draw(self, seat: int) -> bool:
        round_, player = self.game.round, self.game.players[self.game.round.current_player]
        matched = ours(round_.target), COLORS[round_.target.color]
        held = len(player.hand)
        if not self._do("draw"):
            return False
        self._drawer, self._matched = seat, matched
        if len(player.hand) > held:
            self.kept = ours(player.hand[-1])
        else:
            self.laid = ours(round_.target)
        return True

    def _after_draw(self, move: str) -> bool:
        """It has kept the drawn card, or laid it with a color by lot: that is done, anything else is too late."""
        if self.kept:
            self.kept = ""
            return move == "keep"
        accepted = move == self.laid
        if not accepted or self.laid not in WILDS:
            self.laid = ""
        return accepted

    def observe(self) -> dict[str, str]:
        """What stands in the round."""
        round_, deck = self.game.round, [ours(card) for card in self.game.dealer.deck]
        pile = [ours(card) for card in round_.played_cards]
        hands = {self._seat(p): " ".join(map(ours, player.hand)) for p, player in enumerate(self.game.players)}
        seen = {
            "hands": " | ".join(hands[seat] for seat in sorted(hands)),
            "draw": " ".join(deck),
            "draw_size": str(len(deck)),
            "discard": " ".join(pile),
            "top": ours(round_.target),
            "discard_size": str(len(pile)),
            "color": COLORS[round_.target.color],
        }
        if self.game.is_over():
            return {**seen, "phase": "OVER", "winner": str(self._seat(round_.winner[0]))}
        turn = str(self._seat(round_.current_player))
        return {**seen, "phase": "TURN", "turn": turn, "direction": "left" if round_.direction == 1 else "right"}

    def deck(self) -> list[str] | None:
        """All cards of a new game."""
        return [ours(card) for card in init_deck()]

    def paid(self) -> list[int] | None:
        """What the end of the round brings each seat."""
        return [int(pay) for pay in self.game.get_payoffs()]

    def close(self) -> None:
        """Nothing to do."""
