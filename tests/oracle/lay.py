"""Laying a card, in the order in which things happen."""

from .battle import battle_ends_after, is_battle, look_for_a_foe
from .blowhole import take_revenge
from .cards import DRAW_FOUR, SPECIAL, color_of
from .circles import hands_stay_as_they_were
from .draw_four import threaten
from .hyper import color_comes_into_force
from .jump_in import name_of_the_lay
from .losing_turns import colored_card_acts
from .matching import is_guilty
from .round import DRAWN, SWAP, next_seat
from .scary import scare
from .stacking import draw_the_sum, grow_the_stack, is_draw_card
from .swaps import is_rotating_card, is_swapping_card, rotate_hands, swap_hands
from .table import Table, ask, ask_color, give_turn, go_out, layer_of, part_with
from .uno import a_turn_begins, a_turn_is_played, an_own_turn_is_taken, uno_falls_due


def lay(table: Table, seat: int, card: str) -> None:
    """The card goes to the pile; an empty hand ends the round, else the card acts. (E1, M1, X10)"""
    a_turn_begins(table)
    a_turn_is_played(table)
    an_own_turn_is_taken(table, seat)
    put_on_the_pile(table, seat, card)
    if not table.round.hands[seat] and not is_battle(table.round, card):
        lay_last_card(table, seat, card)
    elif (color := color_of(card)) is not None:
        color_comes_into_force(table, card, color)
        hands_move(table, seat, card)
    else:
        wild_acts(table, seat, card)


def put_on_the_pile(table: Table, seat: int, card: str) -> None:
    """A card laid starts the count of empty draws anew and touches the layer's hand. (X8, X17, X30, X38, X44)"""
    before, name = table.round, name_of_the_lay(table.round, seat)
    table.change(layer=seat, touched=frozenset(), said=False, fresh=True, empty=0)
    part_with(table, seat, card)
    if before.phase == DRAWN:
        hands_stay_as_they_were(table, before)
    color = color_of(card) or table.round.color
    table.change(discard=(*table.round.discard, card), color=color)
    grow_the_stack(table, card)
    table.tell(name, seat, card)


def lay_last_card(table: Table, seat: int, card: str) -> None:
    """A last Draw Two or Draw Four is still drawn by the next player; nothing else happens. (M5, Q40, X4, X35)"""
    go_out(table, seat)
    if is_draw_card(card) and table.round.settings.last_draw == "yes":
        draw_the_sum(table, next_seat(table.round, seat))


def hands_move(table: Table, seat: int, card: str) -> None:
    """A seven asks for a seat and a zero passes all hands on, before duties arise. (X39, X40, X41)"""
    if is_swapping_card(table.round, card):
        ask(table, SWAP, seat)
        return
    if is_rotating_card(table.round, card):
        rotate_hands(table)
    carry_out_colored(table)


def swap_with(table: Table, seat: int, whom: int) -> None:
    """The chosen hands change places and the lay goes on. (X39)"""
    swap_hands(table, seat, whom)
    carry_out_colored(table)


def carry_out_colored(table: Table) -> None:
    """Duties arise, then the card acts and the next turn is set. (X8, X41)"""
    uno_falls_due(table)
    colored_card_acts(table, table.round.discard[-1])


def wild_acts(table: Table, seat: int, card: str) -> None:
    """The special's own choices come before the color is named. (K7, K14, K24, K29)"""
    special = table.round.settings.special if card == SPECIAL else "none"
    if special == "scary":
        scare(table)
    elif special == "blowhole":
        take_revenge(table)
    elif special == "battle":
        look_for_a_foe(table)
    else:
        ask_color(table, seat)


def name_color(table: Table, seat: int, color: str) -> None:
    """The named color is the color of the pile; after a turned-up card the same seat then plays. (I1, I6, Q5)"""
    table.tell("named", seat, color)
    if table.round.layer is None:
        table.change(color=color)
        give_turn(table, seat)
    else:
        carry_out_wild(table, color)


def carry_out_wild(table: Table, color: str) -> None:
    """Guilt is tested against the color before, which like the hand has not changed since the lay. (J1, Q21, X15)"""
    card, layer = table.round.discard[-1], layer_of(table.round)
    guilty = is_guilty(table.round, table.round.hands[layer])
    table.change(color=color)
    color_comes_into_force(table, card, color)
    uno_falls_due(table)
    if card == DRAW_FOUR:
        threaten(table, guilty)
    else:
        give_turn(table, next_seat(table.round, battle_ends_after(table.round)))
