"""The table in a few lines of text, as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence

from penultima.game.view import View
from penultima.text.screen import Screen, screen


def names_of(players: int) -> tuple[str, ...]:
    """What the seats are called."""
    return tuple(f"player_{seat}" for seat in range(players))


def draw_text(view: View, acting: int | None = None) -> str:
    """Seats round the table, piles, color, one's own hand, and what is asked. `acting`: whose decision it is."""
    say, names = screen("en", view.rules.booklet), names_of(view.players)
    lines = [str(view.rules), *(_seat(say, view, names, seat, acting) for seat in range(view.players))]
    lines.append(_piles(say, view))
    if view.seat is not None:
        lines.append(f"{names[view.seat]} holds " + (" ".join(card.text for card in view.hand) or "nothing"))
    if view.over:
        lines.append("over: " + (f"{names[view.winner]} went out" if view.winner is not None else "nobody can go on"))
    elif view.turn == view.seat:
        lines.append(say.question(view, names))
    return "\n".join(lines)


def _seat(say: Screen, view: View, names: Sequence[str], seat: int, acting: int | None) -> str:
    size = view.sizes[seat]
    told = [say.say("count-cards", n=size)]
    if view.scores is not None:
        told.append(f"{view.scores[seat]} points")
    if seat in view.owes:
        told.append("owes UNO")
    return f"{'>' if seat == acting else ' '} {names[seat]:<10}{', '.join(told)}"


def _piles(say: Screen, view: View) -> str:
    told = [f"{say.card(view.top, 'bare')} on top", f"color {say.color(view.color)}", f"play goes {view.direction}"]
    if view.hyper:
        told.append(f"hyper {say.color(view.hyper)}")
    if view.pending:
        told.append(f"{view.pending} to draw")
    return ", ".join([*told, f"{say.say('count-cards', n=view.draw_size)} to draw from"])
