"""The words in the picture."""

from __future__ import annotations

from penultima.game.card import Card
from penultima.game.palette import color_name, edition_of
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
    mine = view.turn == view.seat
    text = _own(view) if mine else ""
    if not text:
        asked = _ASKED.get(view.phase, view.phase.name.lower().replace("_", " "))
        text = _stacked(view) or asked.format(to=view.recipient, shares=view.shares)
    return f"{'your turn' if mine else f'seat {view.turn}'}: {text}"


def _own(view: View) -> str:
    """What only the asked seat knows of the question: the card it drew, and that it has no choice."""
    allowed = {move.text for move in view.legal_moves()}
    if view.phase == Phase.DRAWN and view.drawn is not None:
        keep = " or keep it" if "keep" in allowed else ""
        return f"lay the {card_name(view.drawn, edition_of(view.rules))} you drew{keep}"
    return "lay a card" if view.phase == Phase.TURN and "draw" not in allowed else ""


def _stacked(view: View) -> str:
    """Before a stack of draw cards, what it stands at is the question."""
    if view.phase != Phase.CHALLENGE or not view.pending:
        return ""
    return f"draw {view.pending}, challenge or stack" if view.top.color is None else f"draw {view.pending} or stack"


def card_name(card: Card, edition: str) -> str:
    """A card in words."""
    return " ".join([*([color_name(card.color, edition)] if card.color else []), card.face.replace("_", " ")])


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
