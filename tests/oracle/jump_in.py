"""House rule: a card identical to the face-up one may be laid out of turn."""

from .cards import COLORLESS
from .round import TURN, Round


def is_out_of_turn(now: Round, seat: int) -> bool:
    """Before the seat on turn has laid or drawn, somebody else lays. (X37)"""
    return now.phase == TURN and seat != now.asked


def cards_to_jump_in_with(now: Round, seat: int) -> frozenset[str]:
    """The kind that lies face up, if it is held and not colorless. (X37)"""
    if now.settings.jump_in == "off" or not is_out_of_turn(now, seat):
        return frozenset()
    top = now.discard[-1]
    return frozenset({top}) if top in now.hands[seat] and top not in COLORLESS else frozenset()


def name_of_the_lay(now: Round, seat: int) -> str:
    """A jump-in is told in place of the lay. (X38)"""
    return "jumped_in" if is_out_of_turn(now, seat) else "laid"
