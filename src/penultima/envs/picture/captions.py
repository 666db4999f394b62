"""What is said in the picture, in a few words."""

from __future__ import annotations

from penultima.game.view import View
from penultima.rules.state import Phase

_ASKED = {
    Phase.TURN: "lay a card or draw",
    Phase.DRAWN: "lay the drawn card or keep it",
    Phase.COLOR: "name a color",
    Phase.CHALLENGE: "accept or challenge",
    Phase.GIVE_COLOR: "choose a color to give away",
    Phase.GIVE_CARD: "give a card to seat {to}",
    Phase.SHARE: "share a card out ({shares} left)",
    Phase.FOE: "choose a foe",
    Phase.FIGHT: "choose a card to fight with",
    Phase.SWAP: "choose a hand to swap with",
}


def caption(view: View) -> str:
    """One line: who is asked what, or how the round ended."""
    if view.over:
        return "blocked: nobody wins" if view.winner is None else f"seat {view.winner} has gone out"
    text = _ASKED[view.phase].format(to=view.recipient, shares=view.shares)
    if view.drawn is not None and view.phase == Phase.DRAWN:
        text = f"lay the {view.drawn} you drew, or keep it"
    return f"{'your turn' if view.turn == view.seat else f'seat {view.turn}'}: {text}"


def tags(view: View, seat: int) -> list[str]:
    """What is to be said of a seat besides its cards."""
    said = {
        "dealer": seat == view.dealer,
        "UNO is due": seat in view.owes,
        "gets a card": seat == view.recipient,
        "foe": seat == view.foe,
        "out!": view.over and seat == view.winner,
    }
    return [text for text, true in said.items() if true]
