"""What a player is asked, and the answers offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from penultima.rules.settings import Stacking
from penultima.text.words import capital

if TYPE_CHECKING:
    from penultima.game import Move, View
    from penultima.text.screen import Screen


def question(screen: Screen, view: View, names: Sequence[str]) -> str:
    """One sentence for the seat that is asked."""
    return capital(screen.say(f"ask-{_asked(view)}", **arguments(screen, view, names)))


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


def arguments(screen: Screen, view: View, names: Sequence[str]) -> dict[str, Any]:
    """What every question is asked with."""
    other = _other(view)
    card = view.drawn or view.top
    return {
        "who": names[other] if other is not None else "",
        "card": screen.card(card),
        "color": view.giving or view.color or "none",
        "n": view.shares if view.phase.name == "SHARE" else sum_to_draw(view),
        "more": sum_to_draw(view) + 2,
        "can": can(view),
        "seat": "" if other is None else f"@{other}",
        "example": "",
    }


def _other(view: View) -> int | None:
    """The other player a question is about."""
    if view.phase.name == "GIVE_CARD":
        return view.recipient
    if view.phase.name == "FIGHT":
        return view.layer if view.foe == view.seat else view.foe
    return view.layer


def sum_to_draw(view: View) -> int:
    """What accepting a draw card means."""
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


def choice(screen: Screen, move: Move, view: View, names: Sequence[str]) -> str:
    """A move as one chooses it from a list."""
    if move.card is not None:
        return screen.card(move.card, "bare")
    if move.color is not None:
        return screen.color(move.color)
    args = arguments(screen, view, names)
    if move.seat is not None:
        name = names[move.seat]
        return screen.say("ask-move-catch", **{**args, "who": name}) if move.text.startswith("catch") else name
    if move.text == "none":
        return screen.say("ask-move-no-battle" if view.phase.name == "FOE" else "ask-move-give-none", **args)
    return screen.say(f"ask-move-{move.text}", **args)
