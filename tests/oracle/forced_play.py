"""House rule: who can play must."""

from .matching import could_play
from .round import Round


def is_forced_play(now: Round) -> bool:
    """Who can play must, with a drawn card too. (X43)"""
    return now.settings.forced_play == "on"


def may_draw(now: Round, seat: int) -> bool:
    """Drawing is refused while something could be laid, a Draw Four counting only if innocent. (E14, X16, X43)"""
    return not (is_forced_play(now) and could_play(now, seat))
