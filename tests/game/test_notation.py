"""One notation: what is written is read back, and what cannot be read is refused politely."""

from __future__ import annotations

import pickle
import random
import string
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penultima.booklets import Rules, booklet, booklets
from penultima.errors import NotationError, PenultimaError
from penultima.game import Card, Event, Match, Move, Record, Round
from penultima.game.card import CARDS, HIDDEN, parse_cards, show_cards
from penultima.game.codec import key_from_hex
from penultima.game.event import SHAPES
from penultima.game.move import ALL_MOVES
from penultima.rules.cards import DECK, PLAIN_DECK
from penultima.rules.state import Phase
from tests.choosing import one_of_each_edition
from tests.game.random_play import BOOKLETS, play_on, random_game, seated, short_game
from tests.rules.scenario import scenarios

FUZZ = settings(max_examples=300, deadline=None, derandomize=True)


# Cards and moves


@pytest.mark.parametrize("card", [*CARDS, HIDDEN], ids=str)
def test_a_card_is_its_text(card: Card) -> None:
    assert Card(str(card)) is card
    assert eval(repr(card)) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_there_are_55_kinds_in_order() -> None:
    assert len(CARDS) == 55
    texts = [color + face for color in "rygb" for face in [*"0123456789", "s", "r", "+"]] + ["w", "w4", "x"]
    assert [card.text for card in CARDS] == texts
    assert sorted(CARDS, key=str) != sorted(CARDS) == list(CARDS)
    assert parse_cards(show_cards(CARDS)) == CARDS


def test_a_card_in_words() -> None:
    assert (Card("g+").color, Card("g+").face, Card("g+").points) == ("green", "draw_two", 20)
    assert (Card("b7").color, Card("b7").face, Card("b7").points) == ("blue", "7", 7)
    assert (Card("w4").color, Card("w4").face, Card("w4").points) == (None, "draw_four", 50)
    assert (HIDDEN.color, HIDDEN.face, HIDDEN.points) == (None, "hidden", 0)


@pytest.mark.parametrize("move", ALL_MOVES, ids=str)
def test_a_move_is_its_text(move: Move) -> None:
    assert Move(str(move)) is move
    assert Move(f"  {str(move).replace(' ', '   ')} ") is move
    assert eval(repr(move)) is move
    assert pickle.loads(pickle.dumps(move)) is move


def test_there_are_85_moves() -> None:
    texts = [card.text for card in CARDS] + ["draw", "keep", "red", "yellow", "green", "blue"]
    texts += ["none", "accept", "challenge"]
    texts += [f"@{seat}" for seat in range(10)] + ["uno"] + [f"catch @{seat}" for seat in range(10)]
    assert [move.text for move in ALL_MOVES] == texts
    assert [move.code for move in ALL_MOVES] == list(range(85))
    for move in ALL_MOVES:
        assert (move.card is not None) == (move.code < 55)
        assert (move.color is not None) == (move.text in ("red", "yellow", "green", "blue"))
        assert (move.seat is not None) == ("@" in move.text)


# Events


def test_events_of_thousands_of_moves_are_read_back() -> None:
    """All but `shown` to the last detail: its text does not say who looked."""
    seen: Counter[str] = Counter()
    for number in range(150):
        dice = random.Random(f"events {number}")
        booklet_, players = BOOKLETS[number % 12], 2 + number % 9
        round = short_game(dice, booklet_, players) if number % 3 == 0 else seated(dice, booklet_, players)
        told, twin = list(round.opening), round.copy()
        for seat, move in play_on(round, dice, 120):
            told += twin.play(move, seat)
        for event in told:
            seen[event.name] += 1
            read_back(event)
            read_back(event.seen_by(-1))
    rare = {"jumped_in", "swapped", "rotated", "blocked"}
    assert set(seen) >= set(SHAPES) - {"dealer", "match_over"} - rare
    for text in ("jumped_in 0 r7", "swapped 1 9", "rotated right", "blocked"):
        read_back(Event.parse(text))
    for event in (Match("classic/en", 3, seed=1).opening[0], Match("hyper/fr", 3, seed=1).opening[0]):
        read_back(event)
    read_back(Event("match_over", numbers=(0, 2)))


def read_back(event: Event) -> None:
    """Text and object are the same event."""
    again = Event.parse(str(event))
    assert str(again) == str(event)
    assert again == (event._replace(whom=-1) if event.name == "shown" else event)
    assert eval(repr(event)) == event


# Positions


def check_position(round: Round) -> None:
    """The text is read back to the same bytes."""
    text, state = round.position, round.states.tobytes()
    again = Round.from_position(text)
    assert again.states.tobytes() == state, text
    assert again.position == text
    assert again.rules == round.rules


def test_a_position_may_stand_on_one_line_and_repr_is_the_parser_call() -> None:
    for seed in range(100):
        round = random_game(seed)
        state = round.states.tobytes()
        assert Round.from_position(round.position.replace("\n", "; ")).states.tobytes() == state
        assert eval(repr(round)).states.tobytes() == state


@pytest.mark.parametrize("name", one_of_each_edition(BOOKLETS))
def test_positions_after_every_move_are_read_back_to_the_same_bytes(name: str) -> None:
    for number in range(10):
        dice = random.Random(f"position {name} {number}")
        round = (
            short_game(dice, name, 2 + number) if number % 3 == 2 and number < 9 else seated(dice, name, 2 + number % 9)
        )
        for _ in play_on(round, dice, 60):
            check_position(round)
        check_position(round)


def test_positions_of_over_rounds_are_read_back() -> None:
    for number in range(24):
        dice = random.Random(f"over {number}")
        round = short_game(dice, BOOKLETS[number % 12], 2 + number % 4)
        for _ in play_on(round, dice, 100_000):
            pass
        check_position(round)


def test_the_position_of_every_scenario_is_read_back() -> None:
    for _, told in scenarios():
        for rules in told["booklets"][:2] if "position" in told else []:
            check_position(Round.from_position(f"rules: {rules}\n{told['position']}"))


# Rules and booklets


def test_rules_are_their_text() -> None:
    for seed in range(200):
        rules = random_game(seed, most=1).rules
        assert Rules.parse(str(rules)) == rules
        assert eval(repr(rules)) == rules
        assert pickle.loads(pickle.dumps(rules)) == rules
        assert hash(Rules.parse(str(rules))) == hash(rules)
    for one in booklets():
        assert eval(repr(one)) is one
        assert str(one.rules) == one.id


# What cannot be read


def read_key(text: str) -> object:
    """A key of 64 hex digits."""
    return key_from_hex(text)


PARSERS: dict[str, Callable[[str], object]] = {
    "card": Card,
    "move": Move,
    "event": Event.parse,
    "position": Round.from_position,
    "rules": Rules.parse,
    "booklet": booklet,
    "record": lambda text: Record.decode(text.encode("utf-8", "surrogatepass")),
    "key": read_key,
}

LETTERS = st.text(st.characters(codec="utf-8"), max_size=60)
SOME_WORDS = """
r7 gs w w4 x ? * | ; : draw keep red none accept @2 @10 uno catch @ 0 9 -1 ² ١ - yes no TURN FIGHT OVER = + /
hands draw: discard: hands: turn: color: phase: layer: foe: owes: key: rules: classic/en battle/fr +bluff=refused
+hand=5 dealt drew turn took shown laid scored reshuffled hyper left
"""
WORDS = st.lists(st.sampled_from(SOME_WORDS.split()), max_size=16).map(" ".join)


def polite(parse: Callable[[str], object], text: str) -> object:
    """What the text reads as, or nothing; any error but ours fails the test."""
    try:
        return parse(text)
    except PenultimaError:
        return None


@pytest.mark.parametrize("parser", PARSERS)
@FUZZ
@given(text=LETTERS | WORDS)
def test_random_text_is_refused_politely(parser: str, text: str) -> None:
    polite(PARSERS[parser], text)


@FUZZ
@given(data=st.binary(max_size=200))
def test_random_bytes_are_no_record(data: bytes) -> None:
    with pytest.raises(PenultimaError):
        Record.decode(data)


@pytest.mark.parametrize(
    "text", ["", " ", "\n", ";", ":", "\0", "²", "r²", "@²", "catch", "catch @", "R7", "r10", "-1"]
)
@pytest.mark.parametrize("parser", PARSERS)
def test_nothing_much_is_refused(parser: str, text: str) -> None:
    with pytest.raises(PenultimaError):
        PARSERS[parser](text)


SPECIAL_LAID = "hands: b1 | b2; discard: x; color: red; draw: *"
BAD_POSITIONS = {
    "hands": "discard: r5",
    "discard": "hands: r1 | *",
    "twice": "hands: r1 | b1; discard: r5; draw: *; turn: 0; turn: 1",
    "no line": "hands: r1 | b1; discard: r5; draw: *; trun: 0",
    "fewer": "hands: r0 r0 | b1; discard: r5; draw: *",
    "missing": "hands: r1 | b1; discard: r5",
    "write * once": "hands: * | b1; discard: r5; draw: *",
    "no card": "hands: r1 | b1; discard: r55; draw: *",
    "at least one card": "hands: r1 | *; discard:",
    "2 to 10": "hands: *; discard: r5",
    "somebody": "hands: r1 | b1; discard: r5; draw: *; turn: -",
    "colorless": "hands: r1 | b1; discard: w; draw: *",
    "lacks a line": "hands: r1 | b1; discard: r5; draw: *; phase: DRAWN",
    "not asked in this edition": "hands: r1 | b1; discard: r5; draw: *; phase: FOE",
    "gone out": "hands: | b1; discard: r5; draw: *; turn: 1",
    "no move": f"rules: scary/it; {SPECIAL_LAID}; phase: GIVE_CARD; give: red; breath: 0",
    "FOE lacks": f"rules: battle/en; {SPECIAL_LAID}; phase: FOE; layer: -",
    "FIGHT lacks": f"rules: battle/en; {SPECIAL_LAID}; phase: FIGHT; foe: 1; turn: 1; layer: 0",
    "GIVE_CARD lacks": f"rules: scary/it; {SPECIAL_LAID}; phase: GIVE_CARD; give: blue; to: -",
    "CHALLENGE lacks": "hands: b1 | b2; discard: w4; color: red; draw: *; phase: CHALLENGE; layer: 0",
    "shorter": "hands: " + "r1 " * 4000,
    "64 hex": "hands: r1 | b1; discard: r5; draw: *; key: abc",
    "number from": "hands: r1 | b1; discard: r5; draw: *; dealer: 2",
    "one of": "hands: r1 | b1; discard: r5; draw: *; color: pink",
}


@pytest.mark.parametrize("why", BAD_POSITIONS)
def test_bad_positions_are_refused_with_a_reason(why: str) -> None:
    with pytest.raises(PenultimaError, match=why.replace("*", r"\*")):
        Round.from_position(BAD_POSITIONS[why])


def mutated(text: str, dice: random.Random) -> str:
    """A text with a few things put in, left out, doubled or exchanged."""
    for _ in range(dice.randint(1, 4)):
        lines = text.split("\n")
        kind = dice.randrange(6)
        at = dice.randrange(len(text) + 1)
        if kind == 0:
            text = text[:at] + dice.choice(string.printable + "²é?*|;:") + text[at:]
        elif kind == 1:
            text = text[:at] + text[at + dice.randint(1, 3) :]
        elif kind == 2:
            words = text.split(" ")
            one, two = dice.randrange(len(words)), dice.randrange(len(words))
            words[one], words[two] = words[two], words[one]
            text = " ".join(words)
        elif kind == 3:
            lines[dice.randrange(len(lines))] = mutated_line(dice)
            text = "\n".join(lines)
        elif kind == 4:
            text = "\n".join([*lines, mutated_line(dice)])
        else:
            del lines[dice.randrange(len(lines))]
            text = "\n".join(lines)
    return text


def mutated_line(dice: random.Random) -> str:
    """Some line of a position, sensible by itself."""
    seat, color = str(dice.randint(0, 4)), dice.choice(["red", "green", "-"])
    values = {
        "phase": dice.choice([phase.name for phase in Phase]),
        "rules": dice.choice(BOOKLETS),
        "draw": dice.choice(["*", ""]),
        "direction": dice.choice(["left", "right"]),
        "shown": f"{dice.choice(CARDS)} {dice.choice(CARDS)}",
        **dict.fromkeys(("color", "hyper", "give"), color),
        **dict.fromkeys(("layer", "foe", "to", "breath", "winner"), dice.choice([seat, "-"])),
        **dict.fromkeys(("owes", "touched"), f"{seat} {dice.randint(0, 4)}"),
        **dict.fromkeys(("turn", "dealer", "shares", "empty", "reshuffles"), seat),
        **dict.fromkeys(("drawn", "hidden"), dice.choice(CARDS).text),
        **dict.fromkeys(("must", "guilty", "said"), dice.choice(["yes", "no"])),
    }
    name = dice.choice(list(values))
    return f"{name}: {values[name]}"


def cards_of(round: Round) -> Counter[int]:
    """Every card there is, wherever it lies."""
    state = round.states[0]
    cards = Counter[int]()
    for pile in ("draw", "discard", "shown"):
        cards.update(state[pile][: int(state[f"{pile}_size"])].tolist())
    for seat in range(round.players):
        cards.update({kind: n for kind, n in enumerate(state["hands"][seat].tolist()) if n})
    if int(state["hidden"]) >= 0:
        cards[int(state["hidden"])] += 1
    return cards


def deck_of(round: Round) -> Counter[int]:
    """The edition's deck."""
    return Counter((DECK if round.rules["special"] else DECK[:PLAIN_DECK]).tolist())


def check_playable(round: Round, dice: random.Random) -> None:
    """A position that was accepted can be played on: 50 moves without a crash, no card lost, read back to the byte."""
    assert cards_of(round) == deck_of(round)
    assert Round.from_position(round.position).states.tobytes() == round.states.tobytes()
    for _ in play_on(round, dice, 50):
        assert cards_of(round) == deck_of(round)
    assert cards_of(round) == deck_of(round)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.integers(0, 1 << 40))
def test_a_position_with_slips_of_the_pen_is_refused_or_playable(seed: int) -> None:
    check_slips(seed)


@pytest.mark.long
@settings(max_examples=1500, deadline=None, derandomize=True)
@given(st.integers(0, 1 << 40))
def test_more_positions_with_slips_of_the_pen_are_refused_or_playable(seed: int) -> None:
    check_slips(seed)


def check_slips(seed: int) -> None:
    """A position of a random round with slips of the pen is refused politely, or the round goes on by the rules."""
    dice = random.Random(seed)
    round = random_game(seed % 997, most=60)
    text = mutated(round.position, dice)
    read = polite(Round.from_position, text)
    if isinstance(read, Round):
        try:
            check_playable(read, dice)
        except Exception as error:
            raise AssertionError(f"{error!r} with\n{text}") from error


@FUZZ
@given(st.integers(0, 1 << 40))
def test_other_texts_with_slips_of_the_pen_are_refused_or_read(seed: int) -> None:
    dice = random.Random(seed)
    round = random_game(seed % 97, most=30)
    twin, told = round.copy(), []
    for seat, move in play_on(twin, dice, 20):
        told += [str(event) for event in round.play(move, seat)]
    for text in told:
        polite(Event.parse, mutated(text, dice))
    polite(Rules.parse, mutated(str(round.rules), dice))
    polite(booklet, mutated(round.rules.booklet, dice))
    polite(Move, mutated(dice.choice(ALL_MOVES).text, dice))
    polite(Card, mutated(dice.choice(CARDS).text, dice))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(0, 1 << 40))
def test_a_record_with_slips_of_the_pen_is_refused_or_replays(seed: int) -> None:
    dice = random.Random(seed)
    match = Match(dice.choice(BOOKLETS), 3, seed=seed % 50)
    twin = match.round.copy()
    for seat, move in play_on(twin, dice, 12):
        match.play(move, seat)
    text = mutated(Record.of(match).encode().decode(), dice)
    read = polite(PARSERS["record"], text)
    if isinstance(read, Record):
        polite(lambda _: read.replay(), "")


def test_uno_is_said_with_a_card() -> None:
    round = Round("classic/en", 2, seed=1)
    for text in ("draw uno", "uno uno", "red uno", "r7 draw", "r7 uno uno"):
        with pytest.raises(NotationError):
            round.play(text)
