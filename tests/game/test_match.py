"""Matches: who deals, how rounds are scored, when it is over and who has won."""

import random
from collections import Counter

import numpy as np
import pytest

from penultima.booklets import Rules, booklet
from penultima.errors import IllegalMove, RulesError
from penultima.game import Card, Event, Match, Round
from penultima.game.card import CARDS
from penultima.rules import engine
from penultima.rules.cards import DECK, DECK_SIZE, PLAIN_DECK
from penultima.rules.chance import shuffle_cards
from penultima.rules.events import EventCode, new_event_log
from penultima.rules.match import draw_for_dealer
from penultima.rules.reasons import Reason
from penultima.rules.settings import DealerSymbol
from tests import oracle
from tests.arranged import round_of
from tests.choosing import one_of_each_edition
from tests.game.random_play import BOOKLETS, play_on

HIGHEST = [name for name in BOOKLETS if name != "hyper/fr"]
POINTS_500 = "w w w w w4 w4 w4 w4 rs rs rr rr r+"
POINTS_499 = "w w w w w4 w4 w4 w4 rs rs rr rr r9 r9 y1"
POINTS_519 = f"{POINTS_500} r9 y8 y2"


def arrange(match: Match, position: str) -> Round:
    """Let the present round stand as the text says; the dealer stays."""
    match.rounds[-1] = Round.from_position(f"rules: {match.rules}\ndealer: {match.round.dealer}\n{position}")
    return match.round


def win(match: Match, seat: int, *others: str) -> tuple[Event, ...]:
    """Let a seat lay its last card, the others holding these cards."""
    hands = list(others)
    hands.insert(seat, "g1")
    arrange(match, f"hands: {' | '.join(hands)}\ndiscard: g5\ndraw: *\nturn: {seat}")
    return match.play("g1", seat)


def block(match: Match) -> tuple[Event, ...]:
    """Let the round end blocked; seat 0 holds 3 points, all other seats the rest of the deck."""
    rest = " | ".join(["*", *["b9"] * (match.players - 2)])
    arrange(match, f"hands: y1 y2 | {rest}\ndiscard: r5\nempty: {match.players - 1}")
    return match.play("draw", 0)


# The dealer


def words(match: Match) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    """The match's key as the engine wants it."""
    return np.frombuffer(match.key, "<u4").astype(np.uint32)


@pytest.mark.parametrize("name", HIGHEST)
def test_everyone_draws_and_the_highest_card_deals(name: str) -> None:
    """Seats draw in order from one shuffled deck; the highest deals, the tied draw again. (C1, C2, C3, Q1, Q2, X29)"""
    symbol = "below" if name == "scary/es" else "zero"
    ties = symbols = 0
    for seed in range(150):
        match = Match(name, 2 + seed % 9, seed=seed)
        told = match.opening[0]
        drawn = tuple(map(str, told.cards))
        assert (told.name, told.seat) == ("dealer", match.round.dealer)
        assert oracle.dealer_drawn(symbol, match.players, drawn) == (match.round.dealer, drawn)
        deck = (DECK[:PLAIN_DECK] if name == "classic/en" else DECK).copy()
        shuffle_cards(words(match), 0, deck)
        assert list(told.cards) == [CARDS[kind] for kind in deck[: len(drawn)].tolist()]
        ties += len(drawn) > match.players
        symbols += any(card.points >= 20 for card in told.cards)
    assert ties > 10
    assert symbols > 50


def codes(text: str) -> list[int]:
    """Cards as the engine's numbers."""
    return [Card(word).code for word in text.split()]


def drawn_dealer(players: int, order: str, symbol: DealerSymbol) -> tuple[int, list[int]]:
    """The dealer, and the cards drawn, where the deck lies in this order."""
    deck, drawn = np.array(codes(order), np.int8), np.zeros(DECK_SIZE, np.int8)
    dealer = draw_for_dealer(deck, len(deck), players, int(symbol), drawn)
    return dealer, [kind for kind in drawn.tolist() if kind >= 0]


@pytest.mark.parametrize(
    ("symbol", "players", "order", "dealer", "used"),
    [
        (DealerSymbol.ZERO, 3, "r3 g9 b8 y9", 1, 3),
        (DealerSymbol.ZERO, 3, "r9 g9 b8 y2 r4 y9", 1, 5),
        (DealerSymbol.ZERO, 4, "r9 g2 b9 y9 r4 y4 b1 g1 g7 r1", 2, 9),
        (DealerSymbol.ZERO, 2, "w4 r+ bs x w g1", 1, 6),
        (DealerSymbol.ZERO, 2, "w r0 g1 g2", 1, 4),
        (DealerSymbol.BELOW, 2, "w r0 g1 g2", 1, 2),
        (DealerSymbol.BELOW, 2, "r0 rs g1 g2", 0, 2),
        (DealerSymbol.BELOW, 3, "x w4 rr b2 b3 b1 b0", 1, 6),
    ],
)
def test_ties_and_symbols_in_the_draw(symbol: DealerSymbol, players: int, order: str, dealer: int, used: int) -> None:
    """A symbol counts zero, and in one booklet less than a 0; if only symbols are drawn, all draw again.

    (C1, C2, C3, Q1, Q2)
    """
    assert drawn_dealer(players, order, symbol) == (dealer, codes(order)[:used])
    word = symbol.name.lower()
    assert oracle.dealer_drawn(word, players, order.split()) == (dealer, tuple(order.split()[:used]))


def test_a_draw_that_exhausts_the_deck_still_finds_a_dealer() -> None:
    """The first of those who are tied. (X29)"""
    assert drawn_dealer(3, "r1 y2 g2 r5", DealerSymbol.ZERO) == (1, codes("r1 y2 g2"))
    assert drawn_dealer(3, "r1 y1 g1 r1", DealerSymbol.ZERO) == (0, codes("r1 y1 g1"))


def test_the_drawn_cards_go_back_before_the_shuffle() -> None:
    """The round is dealt from the whole deck. (Q1, C5)"""
    for seed in range(20):
        match = Match("battle/en", 10, seed=seed)
        state = match.round.states[0]
        assert int(state["sizes"].sum() + state["draw_size"] + state["discard_size"]) == 112


def test_a_chosen_dealer_is_chosen_by_lot() -> None:
    """Any way will do, and no card is drawn for it. (C4)"""
    dealers = Counter[int]()
    for seed in range(300):
        match = Match("hyper/fr", 5, seed=seed)
        assert str(match.opening[0]) == f"dealer {match.round.dealer}"
        dealers[match.round.dealer] += 1
    assert set(dealers) == set(range(5))
    assert min(dealers.values()) > 30


def dealers(rules: str, players: int, *winners: int | None) -> list[int]:
    """Who dealt, round after round, when the rounds were won by these seats, or blocked."""
    match = Match(f"{rules} +target=5000", players, seed=1)
    first = match.round.dealer
    seen = [first]
    for winner in winners:
        if winner is None:
            block(match)
        else:
            win(match, (winner + first) % players, *[f"b{number}" for number in range(1, players)])
        match.next_round()
        seen.append(match.round.dealer)
    return [(dealer - first) % players for dealer in seen]


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("classic/en", [0, 1, 2, 3, 0]),
        ("battle/pt", [0, 1, 2, 3, 0]),
        ("scary/es", [0, 3, 2, 1, 0]),
        ("scary/es +direction=left", [0, 1, 2, 3, 0]),
        ("hyper/fr +match=points", [0, 1, 2, 3, 0]),
        ("classic/en +next_dealer=same", [0, 0, 0, 0, 0]),
        ("scary/es +next_dealer=same", [0, 0, 0, 0, 0]),
        ("classic/en +next_dealer=winner", [0, 2, 2, 1, 1]),
        ("scary/es +next_dealer=winner", [0, 2, 2, 1, 1]),
    ],
)
def test_who_deals_next(rules: str, expected: list[int]) -> None:
    """The neighbor in the first direction, the same, or the winner; a blocked round keeps its dealer. (Q3, X29)"""
    assert dealers(rules, 4, 2, None, 1, None) == expected


def test_a_new_draw_for_every_dealer() -> None:
    """Where the table wants it everyone draws again, with other cards, after blocked rounds too. (Q3, C1)"""
    match = Match("classic/en +next_dealer=draw", 4, seed=3)
    draws = [match.opening[0]]
    for _ in range(4):
        block(match)
        told = match.next_round()[0]
        cards = tuple(map(str, told.cards))
        assert oracle.dealer_drawn("zero", 4, cards) == (match.round.dealer, cards)
        draws.append(told)
    assert len({told.cards for told in draws}) == 5
    chosen = Match("hyper/fr +match=points +next_dealer=draw", 4, seed=3)
    block(chosen)
    assert [event.name for event in chosen.next_round()][:2] == ["dealer", "dealt"]


def test_without_a_new_draw_the_next_deal_is_told_alone() -> None:
    match = Match("classic/en", 3, seed=3)
    block(match)
    assert [event.name for event in match.next_round()][:4] == ["dealt", "dealt", "dealt", "turned"]


# Points


def test_the_winner_scores_what_the_others_hold() -> None:
    """Be first without cards and score for the cards of the others; points add up over the rounds. (B1, B2, M4, N6)"""
    match = Match("classic/en", 3, seed=1)
    told = win(match, 1, "r9 bs", "w w4 y3")
    assert [str(event) for event in told[1:]] == ["went_out 1", "scored 0 132 0"]
    assert (match.scores, match.over, match.winners) == ([0, 132, 0], False, ())
    match.next_round()
    assert len(match.rounds) == 2
    win(match, 1, "r9", "r1")
    match.next_round()
    win(match, 0, "w", "w")
    assert match.scores == [100, 142, 0]


@pytest.mark.parametrize("name", HIGHEST)
def test_first_to_500_wins(name: str) -> None:
    """500 exactly is enough, 499 is not, more is. (B2, B3, N6, N7, Q43)"""
    match = Match(name, 2, seed=1)
    assert str(win(match, 0, POINTS_500)[-1]) == "match_over 0"
    assert (match.over, match.winners, match.scores) == (True, (0,), [500, 0])
    match = Match(name, 2, seed=1)
    assert str(win(match, 1, POINTS_499)[-1]) == "scored 0 499"
    assert (match.over, match.winners) == (False, ())
    match.next_round()
    told = win(match, 0, POINTS_519)
    assert [str(event) for event in told[-2:]] == ["scored 519 0", "match_over 0"]
    assert match.scores == [519, 499]


def test_the_target_can_be_set() -> None:
    """A table may play to another number of points. (Q43)"""
    match = Match("classic/en +target=50", 2, seed=1)
    win(match, 1, "rs rs r9")
    assert not match.over
    match.next_round()
    win(match, 1, "r1")
    assert (match.over, match.winners) == (True, (1,))


def test_a_blocked_round_scores_nothing_and_another_is_dealt() -> None:
    """No winner, no points, the next round. (Q18)"""
    match = Match("classic/en", 3, seed=1)
    told = block(match)
    assert [str(event) for event in told] == ["passed 0", "blocked", "scored 0 0 0"]
    assert (match.scores, match.over) == ([0, 0, 0], False)
    match.next_round()
    assert not match.round.over


# The low score


LOW = [name for name in BOOKLETS if name != "hyper/fr"]


@pytest.mark.parametrize("name", LOW)
def test_the_lowest_total_wins_when_somebody_reaches_500(name: str) -> None:
    """Everyone adds the own hand; at 500 or more of anybody the lowest total wins. (N8, N9, N10, N11, Q44)"""
    match = Match(f"{name} +match=low", 3, seed=1)
    assert str(win(match, 1, POINTS_499, "r5")[-1]) == "scored 499 0 5"
    assert (match.over, match.winners) == (False, ())
    match.next_round()
    assert str(win(match, 2, "r1", "r7")[-1]) == "match_over 2"
    assert (match.scores, match.winners) == ([500, 7, 5], (2,))


def test_more_than_one_over_500_and_the_lowest_total_wins_anyway() -> None:
    """Even if everyone but the winner is beyond 500. (Q44, N9)"""
    match = Match("scary/fr +match=low", 3, seed=1)
    win(match, 0, POINTS_499, "r7 r8 r8 r7 r6")
    match.next_round()
    win(match, 0, "x x r9", "w w w w w4 w4 w4 w4 rs rs rr rr")
    assert match.scores == [0, 608, 516]
    assert (match.over, match.winners) == (True, (0,))


def test_a_tie_for_the_lowest_total_is_a_shared_win() -> None:
    """Those who tie share the win. (Q44)"""
    match = Match("classic/en +match=low", 4, seed=1)
    told = win(match, 2, POINTS_500, "r9", "b1")
    assert (str(told[-1]), match.winners) == ("match_over 2", (2,))
    match = Match("classic/en +match=low", 4, seed=1)
    win(match, 2, POINTS_499, "r5", "b5")
    match.next_round()
    told = win(match, 1, "r1", "r6", "b1")
    assert match.scores == [500, 5, 6, 6]
    match = Match("classic/en +match=low", 4, seed=1)
    win(match, 2, POINTS_499, "r5", "b5")
    match.next_round()
    told = win(match, 1, "r1", "r5", "b1")
    assert match.scores == [500, 5, 5, 6]
    assert (str(told[-1]), match.winners) == ("match_over 1 2", (1, 2))


def test_in_the_low_score_match_a_blocked_round_counts_every_hand() -> None:
    """Everyone adds the hand, and that may end the match. (Q18, Q44)"""
    match = Match("classic/en +match=low", 3, seed=1)
    told = block(match)
    assert match.scores[0] == 3
    assert match.scores[2] == 9
    assert match.scores[1] > 500
    assert (str(told[-1]), match.winners) == ("match_over 0", (0,))


@pytest.mark.parametrize(("last", "extra"), [("r+", 3), ("w4", 10)])
def test_cards_drawn_for_the_last_card_count(last: str, extra: int) -> None:
    """A last Draw Two or Draw Four is still drawn and counted, in both scorings. (Q44, M5, N1)"""
    for kind, expected in (("points", [5 + extra, 0]), ("low", [0, 5 + extra])):
        match = Match(f"classic/en +match={kind}", 2, seed=1)
        arrange(match, f"hands: {last} | b5\ndiscard: r5\ndraw: * g4 g3 g2 g1")
        match.play(last, 0)
        assert match.scores == expected


# One round


def test_one_round_is_a_match_where_the_booklet_says_no_more() -> None:
    """The first without cards has won; points are not needed. (B4, N12)"""
    match = Match("hyper/fr", 3, seed=1)
    told = win(match, 1, "r1", "r2")
    assert str(told[-1]) == "match_over 1"
    assert (match.over, match.winners) == (True, (1,))
    with pytest.raises(RulesError, match="the match is over"):
        match.next_round()


def test_hyper_speed_with_points_on_request() -> None:
    """Scores are kept from round to round, first to 500; after a win the cards are shuffled again. (N12, N14, N15)"""
    match = Match("hyper/fr +match=points", 2, seed=1)
    win(match, 1, POINTS_499)
    assert not match.over
    before = match.rounds[0].key
    match.next_round()
    assert match.round.key != before
    assert int(match.round.states["draw_size"][0]) + 14 + int(match.round.states["discard_size"][0]) == 112
    win(match, 1, "r1")
    assert (match.scores, match.winners) == ([0, 500], (1,))


def test_after_a_single_round_the_next_game_can_begin() -> None:
    """Another game is another shuffle. (N15)"""
    first, second = (Match("hyper/fr", 3, seed=seed) for seed in (1, 2))
    win(first, 0, "r1", "r1")
    assert first.over
    assert not second.over
    assert first.round_key(0) != second.round_key(0)


@pytest.mark.parametrize("name", BOOKLETS)
def test_a_single_round_that_is_blocked_is_played_again(name: str) -> None:
    """A blocked round has no winner, so a match of one round deals another. (Q18, B4)"""
    match = Match(f"{name} +match=round", 3, seed=1)
    told = block(match)
    assert (match.over, match.winners, str(told[-1])) == (False, (), "scored 0 0 0")
    match.next_round()
    win(match, 2, "r1", "r2")
    assert (match.over, match.winners) == (True, (2,))


# What is refused


def test_the_low_score_match_is_not_offered_by_every_booklet() -> None:
    """(N12, N8)"""
    for rules in ("hyper/fr +match=low", "classic/en +match=low +low_score=none"):
        with pytest.raises(RulesError, match="contradict"):
            Rules.parse(rules)
    assert Match("hyper/fr +match=low +low_score=offered", 2, seed=1).rules["match"] == 2


@pytest.mark.parametrize("players", [-1, 0, 1, 11, 100])
def test_two_to_ten_can_play(players: int) -> None:
    """No booklet gives a number; two to ten it is. (Q19)"""
    with pytest.raises(RulesError, match="2 to 10"):
        Match("classic/en", players)
    with pytest.raises(RulesError, match="2 to 10"):
        Round("classic/en", players)


@pytest.mark.parametrize("name", BOOKLETS)
def test_two_to_ten_play_every_booklet(name: str) -> None:
    """(Q19, C5, C8)"""
    for players in range(2, 11):
        match = Match(name, players, seed=players)
        assert int(match.round.states["sizes"][0].sum()) >= 7 * players
        assert len(match.scores) == players


def test_names_and_keys_must_fit() -> None:
    with pytest.raises(RulesError, match="3 players and 2 names"):
        Match("classic/en", 3, names=["Ann", "Bob"])
    with pytest.raises(RulesError, match="32 bytes"):
        Match("classic/en", 3, key=b"short")
    with pytest.raises(RulesError, match="32 bytes"):
        Round("classic/en", 3, key=b"short")
    with pytest.raises(RulesError, match="seat 0 to 2"):
        Round("classic/en", 3, dealer=3)
    with pytest.raises(RulesError, match="no card might be left"):
        Match("hyper/fr +hand=10", 10)
    assert Match("classic/en", 2, names=["Ann", "Bob"]).names == ("Ann", "Bob")
    assert Match("classic/en", 2).names == ("Seat 0", "Seat 1")


def test_a_round_is_over_before_the_next() -> None:
    """The next round waits for the end of this one, and moves wait for the next round. (M4)"""
    match = Match("classic/en", 2, seed=1)
    with pytest.raises(RulesError, match="the round is not over"):
        match.next_round()
    win(match, 0, "r1")
    with pytest.raises(IllegalMove) as refused:
        match.play("draw", 0)
    assert refused.value.reason == Reason.ROUND_OVER
    assert match.scores == [1, 0]


# Whole matches


def fewest_points(rules: Rules, players: int) -> str:
    """A target that a few rounds reach."""
    return f"{rules} +target={60 * players}"


@pytest.mark.parametrize("kind", ["points", "low"])
@pytest.mark.parametrize("name", one_of_each_edition(LOW))
def test_random_matches_add_up_the_oracles_points(name: str, kind: str) -> None:
    """Round after round the oracle counts the same points. (B1, B2, M4, N1, N6, N8)"""
    dice = random.Random(f"{name} {kind}")
    players = dice.randint(2, 6)
    match = Match(fewest_points(Rules.parse(f"{name} +match={kind}"), players), players, seed=dice.randrange(1000))
    total = [0] * players
    while True:
        play_out(match, dice)
        round_ = round_of(match.round)
        points = oracle.winner_points(round_) if kind == "points" else oracle.hand_points(round_)
        total = [score + won for score, won in zip(total, points, strict=True)]
        assert match.scores == total
        assert match.over == (max(total) >= match.rules["target"])
        if match.over:
            break
        match.next_round()
        assert len({round.key for round in match.rounds}) == len(match.rounds)
    best = min(total) if kind == "low" else max(total)
    assert match.winners == tuple(seat for seat, score in enumerate(total) if score == best)


def play_out(match: Match, dice: random.Random) -> None:
    """Play the present round to its end."""
    twin = match.round.copy()
    for seat, move in play_on(twin, dice, 100_000):
        match.play(move, seat)


def test_scores_are_told_by_the_game_and_the_winner_by_the_match() -> None:
    """The round's engine knows neither: its log has no such event. (X27)"""
    assert not {"scored", "match_over", "dealer"} & {happening.name.lower() for happening in EventCode}
    position = "hands: r1 | b5; discard: r5; draw: *"
    states, log = Round.from_position(position).states, new_event_log()
    engine.apply(states, 0, Card("r1").code, log)
    round = Round.from_position(f"rules: classic/en +target=50; {position}")
    assert [str(event) for event in round.play("r1")] == ["laid 0 r1", "went_out 0", "scored 5 0"]
    match = Match("classic/en +target=50", 2, seed=1)
    arrange(match, "hands: r1 | w; discard: r5; draw: *")
    assert [str(event) for event in match.play("r1", 0)][2:] == ["scored 50 0", "match_over 0"]


# The decks and their colors


def test_the_fourth_color_is_pink_in_the_scary_edition() -> None:
    """Four colors of 25 cards each: pink where the others have red. (A3, A4)"""
    for name in BOOKLETS:
        assert booklet(name).fourth_color == ("pink" if name.startswith("scary") else "red")


def test_the_classic_deck() -> None:
    """108 cards without a special: 76 numbers, 24 colored action cards, 4 Wilds, 4 Draw Fours. (A0, A2)"""
    round = Round("classic/en", 2, seed=1)
    lines = dict(line.split(": ", 1) for line in round.position.splitlines())
    cards = [Card(word) for name in ("hands", "draw", "discard") for word in lines[name].replace("|", " ").split()]
    assert len(cards) == 108
    assert sum(card.face.isdigit() for card in cards) == 76
    assert sum(card.color is not None and not card.face.isdigit() for card in cards) == 24
    assert Counter(card.text for card in cards if card.color is None) == {"w": 4, "w4": 4}
    assert set(Counter(card.text for card in cards if card.face == "0").values()) == {1}
