"""Sentences for why a move is refused, why it fits, and what would fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from penultima.rules.reasons import Reason
from penultima.rules.settings import SETTINGS
from penultima.text.messages import capitalized
from penultima.text.questions import can, sum_to_draw

if TYPE_CHECKING:
    from penultima.game import Move, View
    from penultima.text.translator import Translator

COLORS = ("red", "yellow", "green", "blue")
"""Written out, since importing them would load the compiler before the first sentence."""


def refusal(translator: Translator, reason: Reason, view: View, move: Move, names: Sequence[str]) -> str:
    """A sentence for why a move is refused."""
    return capitalized(translator.say(message_id(reason, view, move), **arguments(translator, view, move, names)))


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


def arguments(translator: Translator, view: View, move: Move | None, names: Sequence[str]) -> dict[str, Any]:
    """The arguments that every message about a reason is given."""
    top, card = view.top, move.card if move else None
    allowed = {one.text for one in view.legal_moves()}
    return {
        "card": translator.card(card or top),
        "drawn": translator.card(view.drawn or top),
        "color": view.giving or view.color or "none",
        "face": translator.card(top, "face"),
        "top": "colored" if top.color else "colorless",
        "upcard": translator.card(top),
        "guilt": "color" if any(held.color == view.color for held in view.hand) else "wild",
        "colors": translator.listed([translator.color(color) for color in COLORS], "or"),
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


def need(translator: Translator, view: View, names: Sequence[str]) -> str:
    """A sentence for what would fit now."""
    return capitalized(translator.say("reason-need", **arguments(translator, view, None, names)))


def approval(translator: Translator, view: View, move: Move, names: Sequence[str]) -> str:
    """A sentence for why a legal move is legal."""
    args = arguments(translator, view, move, names)
    if move.card is not None:
        args["face"] = translator.card(move.card, "face")
    return capitalized(translator.say(f"reason-fits-{_fit(view, move)}", **args))


def _fit(view: View, move: Move) -> str:
    card, phase = move.card, view.phase.name
    if card is None or not view.asks_to_lay:
        return "other"
    if view.turn != view.seat:
        return "jump"
    if card.face == "draw_four" and view.would_be_bluff:
        return "bluff"
    if phase == "CHALLENGE":
        return "stack"
    return "wild" if not card.color else "color" if card.color == view.color else "face"
