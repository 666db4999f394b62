"""Sentences for what a player is asked, and words for the moves to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from penultima.rules.settings import Stacking
from penultima.text.messages import capitalized

if TYPE_CHECKING:
    from penultima.game import Move, View
    from penultima.text.translator import Translator


def question(translator: Translator, view: View, names: Sequence[str]) -> str:
    """What the seat is asked, in one sentence; where it may challenge, also what a bluff is and what it costs."""
    given = arguments(translator, view, names)
    doubt = ("bluff", "stakes") if given["can"] in ("challenge", "both") else ()
    return " ".join(capitalized(translator.say(f"ask-{one}", **given)) for one in (_asked(view), *doubt))


def _asked(view: View) -> str:
    phase = view.phase.name
    allowed = {move.text for move in view.legal_moves()}
    if phase == "TURN":
        return "turn" if "draw" in allowed else "turn-must"
    if phase == "DRAWN":
        return "drawn" if "keep" in allowed else "drawn-forced" if view.rules["forced_play"] else "drawn-must"
    if phase == "CHALLENGE":
        return "challenge" if view.rules["stacking"] == Stacking.OFF else "stack"
    return phase.lower().replace("_", "-")


def arguments(translator: Translator, view: View, names: Sequence[str]) -> dict[str, Any]:
    """The arguments that every question is given."""
    other = _other(view)
    card = view.drawn or view.top
    return {
        "who": names[other] if other is not None else "",
        "card": translator.card(card),
        "color": view.giving or view.color or "none",
        "n": view.shares if view.phase.name == "SHARE" else sum_to_draw(view),
        "more": sum_to_draw(view) + 2,
        "can": can(view),
        "guilt": "wild" if view.rules["wild_guilt"] else "color",
        "seat": "" if other is None else f"@{other}",
        "example": "",
    }


def _other(view: View) -> int | None:
    """The other player a question is about."""
    if view.phase.name == "GIVE_CARD":
        return view.recipient
    if view.phase.name == "FIGHT":
        return view.laid_by if view.foe == view.seat else view.foe
    return view.laid_by


def sum_to_draw(view: View) -> int:
    """How many cards are drawn by whoever accepts a draw card."""
    if view.phase.name != "CHALLENGE":
        return 0
    return view.pending or 4


def can(view: View) -> str:
    """What else than accepting can be done about a draw card."""
    if view.phase.name != "CHALLENGE":
        return "nothing"
    moves = view.legal_moves()
    stack = any(move.card is not None for move in moves)
    doubt = any(move.text == "challenge" for move in moves)
    return ("both" if doubt else "stack") if stack else "challenge" if doubt else "nothing"


def choice(translator: Translator, move: Move, view: View, names: Sequence[str]) -> str:
    """A move as it stands in a list of choices."""
    if move.card is not None:
        return translator.card(move.card, "bare")
    if move.color is not None:
        return translator.color(move.color)
    args = arguments(translator, view, names)
    if move.seat is not None:
        name = names[move.seat]
        return translator.say("ask-move-catch", **{**args, "who": name}) if move.text.startswith("catch") else name
    if move.text == "none":
        return translator.say("ask-move-no-battle" if view.phase.name == "FOE" else "ask-move-give-none", **args)
    return translator.say(f"ask-move-{move.text}", **args)
