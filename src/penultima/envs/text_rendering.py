"""A round in a few lines of text, as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence

from penultima.game.view import View
from penultima.text.translator import Translator, translator


def agent_names(players: int) -> tuple[str, ...]:
    """What the agents are called, by seat."""
    return tuple(f"player_{seat}" for seat in range(players))


def draw_text(view: View, acting: int | None = None) -> str:
    """Seats round the table, piles, color, one's own hand, and what is asked. `acting`: whose decision it is."""
    say, names = translator("en", view.rules.booklet), agent_names(view.players)
    lines = [str(view.rules), *(_seat(say, view, names, seat, acting) for seat in range(view.players))]
    lines.append(_piles(say, view))
    if view.seat is not None:
        lines.append(f"{names[view.seat]} holds " + (" ".join(card.text for card in view.hand) or "nothing"))
    if view.over:
        lines.append("over: " + (f"{names[view.winner]} went out" if view.winner is not None else "nobody can go on"))
    elif view.turn == view.seat:
        lines.append(say.question(view, names))
    return "\n".join(lines)


def _seat(say: Translator, view: View, names: Sequence[str], seat: int, acting: int | None) -> str:
    size = view.sizes[seat]
    parts = [say.say("count-cards", n=size)]
    if view.scores is not None:
        parts.append(f"{view.scores[seat]} points")
    if seat in view.owes:
        parts.append("owes UNO")
    return f"{'>' if seat == acting else ' '} {names[seat]:<10}{', '.join(parts)}"


def _piles(say: Translator, view: View) -> str:
    parts = [f"{say.card(view.top, 'bare')} on top", f"color {say.color(view.color)}", f"play goes {view.direction}"]
    if view.hyper:
        parts.append(f"hyper {say.color(view.hyper)}")
    if view.pending:
        parts.append(f"{view.pending} to draw")
    return ", ".join([*parts, f"{say.say('count-cards', n=view.draw_size)} to draw from"])
