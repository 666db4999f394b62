"""Every setting a table may choose: its values, its default and what it decides.

Plain data without numba, so that listing booklets is instant. The value of a choice is the enum member's name in lower
case (`uno_until=own_turn`); the compiled rules see its number.
"""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Annotated, Any


class Special(IntEnum):
    """The edition's own card."""

    NONE = 0
    SCARY = 1
    BLOWHOLE = 2
    BATTLE = 3
    HYPER = 4


class Direction(IntEnum):
    """Left is clockwise, towards the next higher seat."""

    LEFT = 1
    RIGHT = -1


class FirstAction(IntEnum):
    """What a turned-up action card does."""

    ACTS = 0
    IGNORED = 1


class FirstDrawFour(IntEnum):
    """Where a turned-up Draw Four goes."""

    ANYWHERE = 0
    MIDDLE = 1


class DrawnCard(IntEnum):
    """Whether a playable drawn card may or must be laid."""

    MAY = 0
    MUST = 1


class YesNo(IntEnum):
    """A plain switch."""

    NO = 0
    YES = 1


class OffOn(IntEnum):
    """A house rule that is played or not."""

    OFF = 0
    ON = 1


class Stacking(IntEnum):
    """Which draw cards may be stacked."""

    OFF = 0
    SAME = 1
    ANY = 2


class Draw(IntEnum):
    """How much is drawn on one's turn."""

    ONE = 0
    UNTIL = 1


class Bluff(IntEnum):
    """Whether a Draw Four may be laid against its condition."""

    ALLOWED = 0
    REFUSED = 1


class Uno(IntEnum):
    """Who says UNO: the player, or the table for him."""

    SAID = 0
    AUTOMATIC = 1


class UnoDue(IntEnum):
    """Who owes UNO after a lay."""

    LAYER = 0
    EVERYONE = 1


class UnoUntil(IntEnum):
    """How long a forgotten UNO may be caught."""

    BEGINS = 0
    PLAYED = 1
    OWN_TURN = 2


class ScaryGives(IntEnum):
    """Which colors the player of a Scary card may give away."""

    HELD = 0
    HELD_OR_NONE = 1
    ANY = 2


class Fighting(IntEnum):
    """Whether a Battle card must be fought."""

    MUST = 0
    MAY = 1


class BattleNext(IntEnum):
    """Whose neighbor plays after a battle."""

    CHALLENGER = 0
    CHALLENGED = 1


class TwoPlayerReverse(IntEnum):
    """What a Reverse does between two players."""

    SKIP = 0
    FLIP = 1


class Dealer(IntEnum):
    """How the first dealer is found."""

    HIGHEST = 0
    CHOSEN = 1


class DealerSymbol(IntEnum):
    """What a symbol card is worth when drawing for the dealer."""

    ZERO = 0
    BELOW = 1


class MatchKind(IntEnum):
    """What is played for."""

    POINTS = 0
    ROUND = 1
    LOW = 2


class LowScore(IntEnum):
    """Whether the booklet knows the low-score match."""

    OFFERED = 0
    NONE = 1


class NextDealer(IntEnum):
    """Who deals the next round."""

    NEIGHBOR = 0
    SAME = 1
    WINNER = 2
    DRAW = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Described:
    """What is said of every setting."""

    house_place: int = 0
    """Its place in the list of house rules, those people ask for first; 0 for a setting that booklets differ in."""
    special: Special | None = None
    """The special card it is about; without that card it means nothing."""

    @property
    def house(self) -> bool:
        """Is it a house rule: does no booklet give it another value, so that it is for the table to choose?"""
        return self.house_place > 0


@dataclass(frozen=True, slots=True)
class Choice(Described):
    """A setting with named values."""

    name: str
    values: type[IntEnum]
    default: IntEnum
    about: str

    def parse(self, text: str) -> int:
        """The number of a value written in words; ValueError if there is none."""
        for value in self.values:
            if value.name.lower() == text:
                return value
        raise ValueError(f"{self.name} may be {', '.join(v.name.lower() for v in self.values)}, not {text!r}")

    def show(self, value: int) -> str:
        """The word for a value."""
        return self.values(value).name.lower()


@dataclass(frozen=True, slots=True)
class Number(Described):
    """A setting with a range of numbers."""

    name: str
    low: int
    high: int
    default: int
    about: str

    def parse(self, text: str) -> int:
        """The number written in the text; ValueError outside the range."""
        if text.isascii() and text.isdigit() and len(text) < 6 and self.low <= int(text) <= self.high:
            return int(text)
        raise ValueError(f"{self.name} may be {self.low} to {self.high}, not {text!r}")

    def show(self, value: int) -> str:
        """The number as text."""
        return str(int(value))


Setting = Choice | Number
Small = Annotated[int, "int8"]
"""A number of one byte in the state."""


def choice(values: type[IntEnum], default: IntEnum, about: str, **more: Any) -> Any:
    """A setting with named values, called as the field it is given to."""
    return Choice("", values, default, about, **more)


def number(low: int, high: int, default: int, about: str, **more: Any) -> Any:
    """A setting with a range of numbers, called as the field it is given to."""
    return Number("", low, high, default, about, **more)


class RulesInForce:
    """What a round must know of its rules, in the order in which its state keeps it; no move writes it."""

    special: Small = choice(Special, Special.NONE, "the edition's own card")
    direction: Small = choice(Direction, Direction.LEFT, "the direction in which a round starts")
    first_action: Small = choice(
        FirstAction, FirstAction.ACTS, "a turned-up action card takes effect or is passed over"
    )
    first_draw_four: Small = choice(FirstDrawFour, FirstDrawFour.ANYWHERE, "where a turned-up Draw Four goes back")
    forced_draw: Small = choice(
        DrawnCard, DrawnCard.MAY, "a playable card drawn for want of another may or must be laid"
    )
    free_draw: Small = choice(
        DrawnCard, DrawnCard.MAY, "a playable card drawn by choice may or must be laid", house_place=11
    )
    wild_guilt: Small = choice(YesNo, YesNo.NO, "wilds left in the hand prove a Draw Four to be a bluff")
    bluff: Small = choice(Bluff, Bluff.ALLOWED, "a Draw Four may be laid against its condition", house_place=6)
    uno: Small = choice(Uno, Uno.SAID, "UNO must be said, or is said automatically", house_place=7)
    uno_due: Small = choice(UnoDue, UnoDue.LAYER, "who owes UNO: the player who laid, or everyone left with one card")
    uno_until: Small = choice(UnoUntil, UnoUntil.BEGINS, "how long a forgotten UNO may be caught")
    uno_penalty: Small = number(1, 10, 2, "cards drawn by whoever is caught", house_place=8)
    scary_gives: Small = choice(
        ScaryGives, ScaryGives.HELD, "Scary: which color may be given away", special=Special.SCARY
    )
    scary_round: Small = choice(Direction, Direction.LEFT, "Scary: the way gifts go around", special=Special.SCARY)
    battle: Small = choice(Fighting, Fighting.MUST, "Battle: fighting is a must or a choice", special=Special.BATTLE)
    battle_next: Small = choice(
        BattleNext, BattleNext.CHALLENGER, "Battle: whose neighbor is next", special=Special.BATTLE
    )
    last_draw: Small = choice(YesNo, YesNo.YES, "a last Draw Two or Draw Four is still drawn and counted")
    two_player_reverse: Small = choice(
        TwoPlayerReverse, TwoPlayerReverse.SKIP, "between two, a Reverse skips", house_place=12
    )
    hand: Small = number(1, 10, 7, "cards dealt to each player", house_place=9)
    stacking: Small = choice(
        Stacking, Stacking.OFF, "draw cards may be stacked: on the same, or any on any", house_place=1
    )
    jump_in: Small = choice(OffOn, OffOn.OFF, "an identical card may be laid out of turn", house_place=2)
    sevens_zeros: Small = choice(OffOn, OffOn.OFF, "a seven swaps two hands, a zero passes all hands on", house_place=3)
    draw: Small = choice(Draw, Draw.ONE, "draw one card, or until one can be laid", house_place=4)
    forced_play: Small = choice(OffOn, OffOn.OFF, "who can lay must", house_place=5)


ROUND_SETTINGS: tuple[Setting, ...] = tuple(
    replace(setting, name=name) for name, setting in vars(RulesInForce).items() if isinstance(setting, Choice | Number)
)
"""The settings of a round."""

MATCH_SETTINGS: tuple[Setting, ...] = (
    Choice("dealer", Dealer, Dealer.HIGHEST, "the first dealer draws the highest card, or is chosen at random"),
    Choice("dealer_symbol", DealerSymbol, DealerSymbol.ZERO, "a symbol drawn for the dealer counts zero or less"),
    Choice("next_dealer", NextDealer, NextDealer.NEIGHBOR, "who deals the next round", house_place=13),
    Choice("match", MatchKind, MatchKind.POINTS, "points for the winner of each round, one round, or low score"),
    Choice("low_score", LowScore, LowScore.OFFERED, "whether the booklet knows the low-score match"),
    Number("target", 50, 5000, 500, "points that end the match", house_place=10),
)
"""What only a match must know."""

SETTINGS: dict[str, Setting] = {setting.name: setting for setting in ROUND_SETTINGS + MATCH_SETTINGS}

_HOUSE = [setting for setting in SETTINGS.values() if setting.house]
HOUSE_RULES = tuple(setting.name for setting in sorted(_HOUSE, key=lambda setting: setting.house_place))
"""The settings marked as house rules, those people ask for first."""
