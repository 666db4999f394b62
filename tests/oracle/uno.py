"""Saying UNO, forgetting it, and being caught."""

from .round import CALLING_PHASES, CHALLENGE, LAYING_PHASES, TURN, Round
from .table import Table, draw_cards


def may_say_uno(now: Round, seat: int) -> bool:
    """Who owes UNO may say it; so may the layer in the same breath as the lay. (X11, X12)"""
    if now.settings.uno == "automatic":
        return False
    if now.phase in CALLING_PHASES:
        return seat in now.owes
    return now.phase in LAYING_PHASES and now.fresh and seat == now.layer


def whom_to_catch(now: Round, seat: int) -> frozenset[int]:
    """Every seat may catch any other seat that owes UNO. (Q36, X13)"""
    return now.owes - {seat} if now.phase in CALLING_PHASES else frozenset()


def say_uno(table: Table, seat: int) -> None:
    """Saying UNO ends the duty, or prevents the one this lay would bring. (L1, X11)"""
    table.tell("said_uno", seat)
    if table.round.phase in CALLING_PHASES:
        table.change(owes=table.round.owes - {seat})
    else:
        table.change(said=True)


def catch(table: Table, seat: int, whom: int) -> None:
    """Who is caught draws the penalty and owes nothing more. (L3, X13)"""
    table.tell("caught", seat, whom)
    table.change(owes=table.round.owes - {whom})
    draw_cards(table, whom, table.round.settings.uno_penalty, "uno")


def owes_now(now: Round, seat: int) -> bool:
    """A touched hand of exactly one card owes UNO: the layer's, or every seat's. (L1, L2, Q33, X8)"""
    if len(now.hands[seat]) != 1 or seat not in now.touched:
        return False
    return seat == now.layer or now.settings.uno_due == "everyone"


def uno_falls_due(table: Table) -> None:
    """After the color is named duties arise, once, unless UNO was said with the lay or is automatic. (X8, X11, X12)"""
    now = table.round
    due = [seat for seat in range(now.players) if owes_now(now, seat)]
    if now.settings.uno == "automatic":
        for seat in due:
            table.tell("said_uno", seat)
        return
    new = {seat for seat in due if not (now.said and seat == now.layer)}
    table.change(owes=now.owes | new)


def a_turn_begins(table: Table) -> None:
    """Every draw or lay in TURN, and every card that is stacked, closes the window "begins". (L3, X10, X32)"""
    if table.round.settings.uno_until == "begins" and table.round.phase in (TURN, CHALLENGE):
        table.change(owes=frozenset())


def a_turn_is_played(table: Table) -> None:
    """A lay, a keep, and a draw that opens no decision close the window "played". (L4, X10)"""
    if table.round.settings.uno_until == "played":
        table.change(owes=frozenset())


def an_own_turn_is_taken(table: Table, seat: int) -> None:
    """A draw or lay by the owing seat itself closes the window "own turn". (L6, X10)"""
    if table.round.settings.uno_until == "own_turn":
        table.change(owes=table.round.owes - {seat})
