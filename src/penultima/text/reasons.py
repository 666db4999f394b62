"""Why a move is refused, or fits, in the most helpful words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from penultima.rules.reasons import Reason
from penultima.rules.settings import SETTINGS
from penultima.text.questions import can, sum_to_draw
from penultima.text.words import COLORS, capital

if TYPE_CHECKING:
    from penultima.game import Move, View
    from penultima.text.screen import Screen


def refusal(screen: Screen, reason: Reason, view: View, move: Move, names: Sequence[str]) -> str:
    """Why a move is refused."""
    return capital(screen.say(message_id(reason, view, move), **arguments(screen, view, move, names)))


def message_id(reason: Reason, view: View, move: Move) -> str:
    """Which message explains a refusal; where the rules refuse for want of a stack, a bluff may be the cause."""
    if view.phase.name == "CHALLENGE" and view.top.face == "draw_four":
        if reason == Reason.NO_DRAW_FOUR:
            return "reason-nothing-to-doubt"
        if reason == Reason.CANNOT_STACK and move.text == "w4":
            return "reason-would-be-bluff"
    if reason == Reason.CANNOT_STACK and move.text == "w4" and _stacking(view) == "any":
        return "reason-would-be-bluff"
    return f"reason-{reason.name.lower().replace('_', '-')}"


def arguments(screen: Screen, view: View, move: Move | None, names: Sequence[str]) -> dict[str, Any]:
    """What every reason is told with."""
    top, card = view.top, move.card if move else None
    allowed = {one.text for one in view.legal_moves()}
    return {
        "card": screen.card(card or top),
        "drawn": screen.card(view.drawn or top),
        "color": view.giving or view.color or "none",
        "face": screen.card(top, "face"),
        "top": "colored" if top.color else "colorless",
        "upcard": screen.card(top),
        "guilt": "color" if any(held.color == view.color for held in view.hand) else "wild",
        "colors": screen.listed([screen.color(color) for color in COLORS], "or"),
        "who": "" if view.turn is None else names[view.turn],
        "n": sum_to_draw(view),
        "can": can(view),
        "stacking": _stacking(view),
        "on": "four" if top.face == "draw_four" else "two",
        "draw": "yes" if "draw" in allowed else "no",
        "keep": "yes" if "keep" in allowed else "no",
    }


def _stacking(view: View) -> str:
    return SETTINGS["stacking"].show(view.rules["stacking"])


def need(screen: Screen, view: View, names: Sequence[str]) -> str:
    """What would fit now."""
    return capital(screen.say("reason-need", **arguments(screen, view, None, names)))


def approval(screen: Screen, view: View, move: Move, names: Sequence[str]) -> str:
    """Why a legal move is legal."""
    args = arguments(screen, view, move, names)
    if move.card is not None:
        args["face"] = screen.card(move.card, "face")
    return capital(screen.say(f"reason-fits-{_fit(view, move)}", **args))


def _fit(view: View, move: Move) -> str:
    card, phase = move.card, view.phase.name
    if card is None or phase not in ("TURN", "DRAWN", "CHALLENGE"):
        return "other"
    if view.turn != view.seat:
        return "jump"
    if card.face == "draw_four" and is_bluff(view):
        return "bluff"
    if phase == "CHALLENGE":
        return "stack"
    return "wild" if not card.color else "color" if card.color == view.color else "face"


def is_bluff(view: View) -> bool:
    """Would a Draw Four laid now be found out? (X15)"""
    rest = list(view.hand)
    rest.remove(next(card for card in rest if card.face == "draw_four"))
    wilds = bool(view.rules["wild_guilt"]) and any(card.color is None for card in rest)
    return wilds or any(card.color == view.color for card in rest)
