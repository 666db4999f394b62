"""The oracle against rules worked out by hand, and against itself in random rounds."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.choosing import pairs
from tests.oracle import (
    BOOKLETS,
    KINDS,
    Refused,
    Round,
    Shuffle,
    deal,
    dealer_drawn,
    deck,
    gentlest,
    hand_points,
    legal,
    play,
    winner_points,
)

COLORS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


def unshuffled(cards: tuple[str, ...], nonce: int) -> tuple[str, ...]:
    return cards


def at(booklet: str, hands: str, discard: str, draw: str = "", **fields: Any) -> Round:
    """A hand-made round; fields a round does not have are settings."""
    ours = {name: fields.pop(name) for name in list(fields) if name not in Round.__dataclass_fields__}
    settings = replace(BOOKLETS[booklet], **ours)
    each = tuple(tuple(sorted(hand.split(), key=KINDS.index)) for hand in hands.split("|"))
    pile = tuple(discard.split())
    fields.setdefault("color", COLORS.get(pile[-1][0]))
    return Round(settings, len(each), each, pile, draw=tuple(draw.split()), **fields)


def run(now: Round, *moves: str) -> tuple[Round, list[str]]:
    """Play moves such as `0 r7` and gather their events."""
    told: list[str] = []
    for text in moves:
        seat, move = text.split(" ", 1)
        now, events = play(now, int(seat), move, unshuffled)
        told += events
    return now, told


def dealt(booklet: str, top: str, players: int = 3, dealer: int = 0) -> tuple[Round, list[str]]:
    """A deal in which the cards of `top` are turned up first; the hands hold the lowest kinds left."""
    cards = list(deck(BOOKLETS[booklet]))
    for card in top.split():
        cards.remove(card)
    hands, rest = cards[: 7 * players], cards[7 * players :]
    order = (*rest, *reversed(top.split()), *reversed(hands))
    now, events = deal(BOOKLETS[booklet], players, dealer, lambda _, nonce: order, lambda n: 0)
    return now, [event for event in events if not event.startswith("dealt")]


def test_deck_has_108_cards_or_112_with_a_special() -> None:
    assert len(deck(BOOKLETS["classic/en"])) == 108
    assert all(len(deck(rules)) == 112 for name, rules in BOOKLETS.items() if name != "classic/en")
    assert len(BOOKLETS) == 12


def test_cards_match_by_color_number_or_symbol() -> None:
    now = at("scary/it", "r1 g5 b6 w w4 x | b1 b2", "r5", "y1")
    assert legal(now, 0) == {"r1", "g5", "w", "w4", "x", "draw"}
    assert legal(now, 1) == frozenset()
    with pytest.raises(Refused):
        play(now, 0, "b6", unshuffled)


def test_draw_two() -> None:
    now, told = run(at("classic/en", "r+ r1 r2 | b1 b2 | g1 g2", "r5", "y2 y1"), "0 r+")
    assert told == ["laid 0 r+", "drew 1 two y1 y2", "skipped 1"]
    assert (now.asked, now.hands[1]) == (2, ("y1", "y2", "b1", "b2"))


def test_reverse_flips_and_with_two_players_skips() -> None:
    now, told = run(at("classic/en", "rr r1 r2 | b1 b2 | g1 g2", "r5"), "0 rr")
    assert told == ["laid 0 rr", "reversed right"]
    assert now.asked == 2
    now, told = run(at("classic/en", "rr r1 r2 | b1 b2", "r5"), "0 rr")
    assert told == ["laid 0 rr", "reversed right", "skipped 1"]
    assert now.asked == 0
    now, told = run(at("classic/en", "rr r1 r2 | b1 b2", "r5", two_player_reverse="flip"), "0 rr")
    assert told == ["laid 0 rr", "reversed right"]
    assert now.asked == 1


def test_guilty_draw_four() -> None:
    now = at("classic/en", "w4 r1 b3 | b1 b2 | g1 g2", "r5", "y4 y3 y2 y1")
    now, told = run(now, "0 w4", "0 blue", "1 challenge")
    assert told[2:] == ["challenged 1 0", "shown 0 r1 b3", "guilty 0", "drew 0 four y1 y2 y3 y4"]
    assert (now.phase, now.asked, now.color) == ("TURN", 1, "blue")


def test_innocent_draw_four() -> None:
    now = at("classic/en", "w4 g1 b3 | b1 b2 | g1 g2", "r5", "y6 y5 y4 y3 y2 y1")
    now, told = run(now, "0 w4", "0 blue", "1 challenge")
    assert told[3:] == ["shown 0 g1 b3", "innocent 0", "drew 1 four y1 y2 y3 y4 y5 y6", "skipped 1"]
    assert now.asked == 2


def test_wilds_prove_guilt_only_in_hyper_speed() -> None:
    for booklet, guilty in (("hyper/fr", True), ("scary/pt", False)):
        now, _ = run(at(booklet, "w4 w b3 | b1 b2", "r5"), "0 w4", "0 green")
        assert (now.phase, now.guilty) == ("CHALLENGE", guilty)


def test_without_bluff_there_is_no_challenge() -> None:
    now = at("classic/en", "w4 r1 b3 | b1 b2", "r5", "y1 y2 y3 y4", bluff="refused")
    assert legal(now, 0) == {"r1", "draw"}
    now = at("classic/en", "w4 y1 b3 | b1 b2", "r5", "g4 g3 g2 g1", bluff="refused")
    _, told = run(now, "0 w4", "0 green")
    assert told == ["laid 0 w4", "named 0 green", "drew 1 four g1 g2 g3 g4", "skipped 1"]


def test_drawn_card_may_or_must_be_laid() -> None:
    for booklet, moves in (("revenge/en", {"r1", "keep"}), ("revenge/es", {"r1"})):
        now, _ = run(at(booklet, "b1 b2 | g1 g2", "r5", "r1"), "0 draw")
        assert now.phase == "DRAWN"
        assert legal(now, 0) == moves
    now, _ = run(at("revenge/es", "b1 r2 | g1 g2", "r5", "r1"), "0 draw")
    assert legal(now, 0) == {"r1", "keep"}
    guilty = at("revenge/es", "b1 r2 | g1 g2", "r5", "w4", free_draw="must")
    assert legal(run(guilty, "0 draw")[0], 0) == {"w4", "keep"}


def test_reshuffle_keeps_the_top_card() -> None:
    now, told = run(at("classic/en", "b1 b2 | g1 g2", "y1 y2 r5"), "0 draw")
    assert told == ["reshuffled 2", "drew 0 turn y2"]
    assert (now.draw, now.discard, now.reshuffles) == (("y1",), ("r5",), 1)
    with pytest.raises(AssertionError):
        play(at("classic/en", "b1 b2 | g1 g2", "y1 y2 r5"), 0, "draw", lambda cards, nonce: ("y1", "y1"))


def test_a_circle_of_empty_draws_blocks_the_round() -> None:
    now, told = run(at("classic/en", "b1 b2 | g1 g2", "r5"), "0 draw", "1 draw")
    assert told == ["passed 0", "passed 1", "blocked"]
    assert (now.phase, now.winner, winner_points(now)) == ("OVER", None, (0, 0))


def test_uno_is_caught_until_the_next_turn_begins() -> None:
    now, _ = run(at("classic/en", "r1 r2 | b1 b2 | g1 g2", "r5", "y3 y2 y1"), "0 r1")
    assert legal(now, 0) == {"uno"}
    assert legal(now, 2) == {"catch @0"}
    caught, told = run(now, "2 catch @0")
    assert told == ["caught 2 0", "drew 0 uno y1 y2"]
    assert not caught.owes
    assert not run(now, "0 uno")[0].owes
    assert not run(now, "1 draw")[0].owes


def test_uno_windows_of_the_other_booklets() -> None:
    position = {"hands": "r1 r2 | b2 b3 | g1 g2", "discard": "r5", "draw": "y4 y3 y2 r8"}
    for booklet, owed in (("battle/pt", [set(), set(), set()]), ("battle/fr", [{0}, set(), set()])):
        now, seen = run(at(booklet, **position), "0 r1")[0], []
        for move in ("1 draw", "1 keep", "2 draw"):
            now = run(now, move)[0]
            seen.append(set(now.owes))
        assert seen == owed
    now, _ = run(at("battle/es", **position), "0 r1", "1 draw", "1 r8", "2 draw")
    assert now.owes == {0}
    assert not run(now, "0 draw")[0].owes


def test_uno_in_the_same_breath_as_a_wild() -> None:
    now, told = run(at("classic/en", "w r2 | b1 b2", "r5"), "0 w", "0 uno", "0 red")
    assert told == ["laid 0 w", "said_uno 0", "named 0 red"]
    assert not now.owes
    with pytest.raises(Refused):
        run(at("scary/fr", "x r2 | b1 b2", "r5"), "0 x", "0 none", "0 uno")


def test_automatic_uno() -> None:
    now, told = run(at("classic/en", "r+ r2 | b1 b2", "r5", "y2 y1", uno="automatic"), "0 r+")
    assert told == ["laid 0 r+", "said_uno 0", "drew 1 two y1 y2", "skipped 1"]
    assert not now.owes


def test_last_draw_two_is_still_drawn_and_counted() -> None:
    now, told = run(at("classic/en", "r+ | b1 bs | g1 w", "r5", "y2 y1"), "0 r+")
    assert told == ["laid 0 r+", "went_out 0", "drew 1 two y1 y2"]
    assert (hand_points(now), winner_points(now)) == ((0, 24, 51), (75, 0, 0))
    assert legal(now, 1) == frozenset()
    assert run(at("hyper/fr", "r+ | b1 bs", "r5", "y2 y1"), "0 r+")[1] == ["laid 0 r+", "went_out 0"]


def test_first_cards() -> None:
    assert dealt("classic/en", "r+")[1][-2:] == ["skipped 1", "starts 2 left"]
    assert dealt("classic/en", "rs", players=2)[1] == ["turned rs", "skipped 1", "starts 0 left"]
    assert dealt("classic/en", "rr")[1] == ["turned rr", "reversed right", "starts 0 right"]
    assert dealt("scary/es", "rr")[1] == ["turned rr", "reversed left", "starts 0 left"]
    assert dealt("scary/es", "r7")[1] == ["turned r7", "starts 2 right"]
    assert dealt("hyper/fr", "r+ w4 x b7")[0].discard == ("r+", "w4", "x", "b7")


def test_first_wild_is_named_by_the_starting_seat() -> None:
    now, told = dealt("battle/en", "x")
    assert told == ["turned x", "starts 1 left"]
    assert (now.phase, now.asked, now.color, now.layer) == ("COLOR", 1, None, None)
    now, told = run(now, "1 green")
    assert told == ["named 1 green"]
    assert (now.phase, now.asked, now.color) == ("TURN", 1, "green")


def test_first_draw_four_goes_back() -> None:
    now, told = dealt("classic/en", "w4 b7")
    assert told == ["turned w4", "returned w4", "turned b7", "starts 1 left"]
    assert now.draw[0] == "w4"
    now, _ = dealt("battle/pt", "w4 b7")
    assert now.draw[(len(now.draw) + 1) // 2] == "w4"


def test_scary_gives_a_color_away_round_the_table() -> None:
    start = at("scary/it", "x r1 r2 rs b3 b4 | b1 | g1", "r5", direction="right")
    now, told = run(start, "0 x", "0 red", "0 rs", "0 r1", "0 r2", "0 blue")
    assert told[1:] == ["gave 0 1 rs", "gave 0 2 r1", "gave 0 1 r2", "named 0 blue"]
    assert (now.asked, now.hands[1]) == (2, ("r2", "rs", "b1"))
    _, told = run(at("scary/pt", "x r1 r2 | b1 | g1", "r5"), "0 x", "0 red", "0 r1", "0 r2")
    assert told[-2:] == ["gave 0 2 r2", "went_out 0"]


def test_scary_choices_by_booklet() -> None:
    for booklet, colors in (("fr", {"red", "none"}), ("es", set(COLORS.values())), ("pt", {"red"})):
        now, _ = run(at(f"scary/{booklet}", "x r1 w | b1 b2", "r5"), "0 x")
        assert legal(now, 0) == colors | {"uno"}
        assert run(at(f"scary/{booklet}", "x w | b1 b2", "r5"), "0 x")[0].phase == "COLOR"


def test_blowhole_shares_what_there_is() -> None:
    start = at("revenge/en", "x r1 r2 | b1 b2 | g1 g2", "y4 r5", "y2 y1")
    now, told = run(start, "0 x", "0 @1", "0 @2", "0 @1", "0 @1", "0 green")
    assert told[1:4] == ["shared 0 1 y1", "shared 0 2 y2", "reshuffled 2"]
    assert told[4:] == ["shared 0 1 r5", "shared 0 1 y4", "named 0 green"]
    assert now.asked == 1


def test_battle_with_a_tie() -> None:
    start = at("battle/en", "x r0 r9 w | b1 bs b3 | g1 g2", "r5", "y3 y2 y1")
    now, told = run(start, "0 x", "0 @1", "0 r0", "1 bs", "0 r9", "1 b3")
    assert told[4:7] == ["revealed 0 r0", "revealed 1 bs", "tied"]
    assert told[-3:] == ["won_battle 0 1", "took 1 r0 bs r9 b3", "drew 1 battle y1 y2"]
    now, _ = run(now, "0 green")
    assert (now.asked, set(now.owes), now.foe) == (1, {0}, None)
    assert run(replace(start, settings=BOOKLETS["battle/fr"]), "0 x", "0 @1", "0 r9", "1 bs", "0 red")[0].asked == 2


def test_battle_as_last_card() -> None:
    now, told = run(at("battle/en", "x | b1 b2", "r5", "y2 y9"), "0 x")
    assert told == ["laid 0 x", "drew 0 show y9"]
    assert now.phase == "FOE"
    assert run(at("battle/es", "x | b1 b2", "r5"), "0 x", "0 none")[1] == ["laid 0 x", "went_out 0"]
    _, told = run(at("battle/es", "x | b1 b2", "r5"), "0 x", "0 @1")
    assert told == ["laid 0 x", "foe 0 1", "reshuffled 1", "drew 0 show r5"]


def test_battle_with_nothing_to_draw() -> None:
    start = at("battle/en", "| b1 b2", "x", phase="FOE", layer=0, color="red")
    assert run(start, "0 @1")[1] == ["foe 0 1", "won_battle 1 0", "went_out 0"]
    start = at("battle/en", "r1 | b1", "x", phase="FOE", layer=0, color="red")
    now, told = run(start, "0 @1", "0 r1", "1 b1")
    assert told[-3:] == ["tied", "took 0 r1", "took 1 b1"]
    assert (now.phase, now.asked) == ("COLOR", 0)
    start = at("battle/en", "r1 r2 | b1", "x", phase="FOE", layer=0, color="red")
    now, told = run(start, "0 @1", "0 r1", "1 b1", "0 r2")
    assert told[-3:] == ["chose 0", "won_battle 0 1", "took 1 r1 b1"]
    assert now.hands[0] == ("r2",)


def test_hyper_speed() -> None:
    start = at("hyper/fr", "x bs b5 r6 | b1 b2 b3 | b6 g6 g2 | y1 y2", "r5", "y9")
    now, told = run(start, "0 x", "0 blue", "1 b1")
    assert told == ["laid 0 x", "named 0 blue", "hyper blue", "laid 1 b1", "skipped 2"]
    assert now.asked == 3
    now, told = run(now, "3 draw", "0 bs")
    assert told == ["drew 3 turn y9", "laid 0 bs", "skipped 1"]
    assert now.asked == 2
    now, told = run(now, "2 b6")
    assert told == ["laid 2 b6", "skipped 3"]
    now, told = run(now, "0 r6")
    assert told == ["laid 0 r6", "hyper none"]
    assert (now.hyper, now.asked) == (None, 1)


def test_the_dealer_draws_highest_and_the_tied_draw_again() -> None:
    assert dealer_drawn("zero", 3, ["r7", "b7", "w", "g1", "g2", "y1"]) == (1, ("r7", "b7", "w", "g1", "g2"))
    assert dealer_drawn("zero", 2, ["r0", "w", "g1", "g2"])[0] == 1
    assert dealer_drawn("below", 2, ["r0", "w", "g1", "g2"]) == (0, ("r0", "w"))


def test_gentlest_moves() -> None:
    assert gentlest(at("classic/en", "r1 | b1", "r5", "y1")) == "draw"
    assert gentlest(at("classic/en", "g1 y1 | b1", "w", color="red", phase="COLOR", layer=0)) == "yellow"
    assert gentlest(at("scary/es", "r1 g1 | b1", "x", color="red", phase="GIVE_COLOR", layer=0)) == "yellow"
    assert gentlest(at("battle/en", "w r+ | b1 | b1 b2", "x", color="red", phase="FOE", layer=0)) == "@2"
    assert gentlest(at("battle/en", "w r+ | b1", "x", color="red", phase="FIGHT", layer=0, foe=1)) == "r+"
    with pytest.raises(Refused):
        gentlest(at("classic/en", "| b1", "r5", phase="OVER", winner=0))


TABLES: list[dict[str, Any]] = [
    {},
    {"bluff": "refused", "free_draw": "must"},
    {"uno": "automatic", "two_player_reverse": "flip"},
]


def everything(now: Round) -> Counter[str]:
    hidden = [now.hidden] if now.hidden else []
    return Counter([*now.draw, *now.discard, *now.shown, *hidden, *(card for hand in now.hands for card in hand)])


def any_move(now: Round, dice: random.Random) -> tuple[int, str]:
    """Mostly the asked seat, sometimes another; drawing is seldom."""
    assert legal(now, now.asked)
    assert gentlest(now) in legal(now, now.asked)
    seat = now.asked
    if dice.random() < 0.3:
        seat = dice.choice([seat for seat in range(now.players) if legal(now, seat)])
    moves = sorted(legal(now, seat))
    return seat, dice.choice([move for move in moves if move != "draw" or dice.random() < 0.3] or moves)


def mixed(dice: random.Random) -> Shuffle:
    return lambda cards, nonce: dice.sample(cards, len(cards))


@pytest.mark.parametrize("table", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, len(TABLES)))])
@pytest.mark.parametrize(("booklet", "players"), pairs(BOOKLETS, range(2, 11)))
def test_random_rounds_keep_the_deck_and_end(booklet: str, players: int, table: int) -> None:
    dice = random.Random(f"{booklet} {players} {table}")
    hand = 10 if table == 2 and booklet != "hyper/fr" else 7
    settings = replace(BOOKLETS[booklet], hand=hand, **TABLES[table])
    cards, moves = Counter(deck(settings)), 0
    now, _ = deal(settings, players, dice.randrange(players), mixed(dice), lambda n: dice.randint(0, n))
    while now.phase != "OVER":
        now, events = play(now, *any_move(now, dice), mixed(dice))
        assert events or now.phase in ("GIVE_CARD", "COLOR")
        assert everything(now) == cards
        assert (moves := moves + 1) < 20000
    assert all(not legal(now, seat) for seat in range(players))
