"""Why a move is refused: one code for each thing a person could be told."""

from enum import IntEnum


class Reason(IntEnum):
    """`FINE` is the only yes."""

    FINE = 0
    NO_SUCH_SEAT = 1
    NO_SUCH_MOVE = 2
    ROUND_OVER = 3
    NOT_YOUR_TURN = 4
    NOT_IN_HAND = 5
    NO_MATCH = 6
    WOULD_BE_BLUFF = 7
    ONLY_THE_DRAWN_CARD = 8
    MUST_LAY_IT = 9
    ALREADY_DRAWN = 10
    NOTHING_DRAWN = 11
    NO_COLOR_ASKED = 12
    NO_DRAW_FOUR = 13
    NO_SEAT_ASKED = 14
    NOTHING_TO_DECLINE = 15
    NAME_A_COLOR = 16
    ANSWER_THE_DRAW_FOUR = 17
    CHOOSE_A_COLOR_TO_GIVE = 18
    COLOR_NOT_HELD = 19
    MUST_GIVE = 20
    GIVE_A_CARD = 21
    NOT_THAT_COLOR = 22
    CHOOSE_WHO_GETS_IT = 23
    CHOOSE_A_FOE = 24
    MUST_FIGHT = 25
    CHOOSE_A_CARD_TO_SHOW = 26
    NOT_YOURSELF = 27
    UNO_IS_AUTOMATIC = 28
    UNO_NOT_OWED = 29
    NOTHING_TO_CATCH = 30
    CALL_LATER = 31
    NOT_IDENTICAL = 32
    MUST_PLAY = 33
    CANNOT_STACK = 34
    CHOOSE_WHO_SWAPS = 35
    NOTHING_TO_DRAW = 36

    def __str__(self) -> str:
        """Its words, in English, for who reads an error; what people are told is a message (`text/reasons.py`)."""
        return self.name.lower().replace("_", " ").replace("uno", "UNO")
