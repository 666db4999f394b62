"""When one may draw; and the house rule that who can play must."""

from .matching import could_play, may_lay
from .round import Round
from .table import anything_to_draw


def is_forced_play(now: Round) -> bool:
    """Who can play must, with a drawn card too. (X43)"""
    return now.settings.forced_play == "on"


def may_draw(now: Round, seat: int) -> bool:
    """Draw where there is a card to draw; else only who can lay nothing passes. Forced play asks for more. (E14, X17)

    With it, drawing is refused while something could be laid, a Draw Four counting only if innocent. (X16, X43)
    """
    if is_forced_play(now) and could_play(now, seat):
        return False
    if anything_to_draw(now):
        return True
    return not any(may_lay(now, seat, card) for card in now.hands[seat])
