"""House rules at the table: chosen from the menu, asked in words, and answered by typing."""

from __future__ import annotations

import pytest
from rich.console import Console

from penultima.booklets import Rules
from penultima.terminal.local_table import Need
from penultima.terminal.menu import HOUSE_CHOICES, choose_house_rules
from tests.terminal.scripted_display import enter, table_at
from tests.terminal.test_pictures import drawn

STACK = "rules: classic/en +stacking=any; hands: y6 b+ g4 w4 | r9 g1 g2; draw: *; phase: CHALLENGE; turn: 0; layer: 1; "
TWO = STACK + "discard: r5 r+; color: red; pending: 4"
FOUR = STACK + "discard: r5 w4; color: green; pending: 6"
JUMP = "rules: classic/en +jump_in=on; hands: r5 y3 g4 | r7 r8 r9 | r2 r3 r4; draw: *; discard: r5; turn: 1"


def test_a_sum_is_accepted_passed_on_or_challenged() -> None:
    display = enter(table_at(TWO), "y6", "challenge", "accept")
    assert display.asked[0] == "Fox played a red Draw Two. Draw 4 – or play a draw card on it and pass the sum on?"
    assert display.choices[0] == ["b+", "w4", "accept"]
    assert display.hints == [
        "Only a Draw Two or a Wild Draw Four passes the sum on. Or draw 4.",
        "Only a Wild Draw Four can be challenged.",
    ]
    assert display.sentences[0].endswith("for the Draw Two.")
    assert display.sentences[1] == "You lose your turn."
    stacked = enter(table_at(TWO), "b+")
    assert stacked.sentences[0] == "You play a blue Draw Two."
    assert stacked.sentences[1] == "Fox draws six cards for the Draw Two."
    display = enter(table_at(FOUR), "challenge")
    assert display.asked[0].startswith("Fox played a Wild Draw Four. Draw 6 – or play a draw card on it, or challenge?")
    assert display.asked[0].endswith("If so, Fox draws 6; if not, you draw 8.")
    assert display.sentences[0] == "You challenge Fox’s Wild Draw Four."


def test_where_only_the_same_may_be_stacked_the_refusal_says_which() -> None:
    display = enter(table_at(TWO.replace("any", "same")), "w4", "why b+", "why", "draw")
    assert display.hints == [
        "Only a Draw Two goes on the Draw Two. Or draw 4.",
        "Yes: a blue Draw Two passes the 4 cards on.",
        display.asked[0],
        "First answer the draw card: accept, or play a draw card on it.",
    ]


def test_a_bluff_that_is_refused_cannot_be_stacked_either() -> None:
    display = enter(table_at(FOUR.replace("any", "any +bluff=refused")), "challenge", "w4")
    assert display.hints == [
        "At this table nobody bluffs, so there is nothing to challenge.",
        "At this table nobody bluffs: you hold green, so the Wild Draw Four has to wait.",
    ]


def test_the_sum_is_on_the_table() -> None:
    assert "Stack: 6 to draw" in "\n".join(drawn(table_at(FOUR), 80, 24))
    assert "[3] draw six cards" in "\n".join(drawn(table_at(FOUR), 80, 24))


def test_a_seven_asks_with_whom_to_swap() -> None:
    table = table_at("rules: classic/en +sevens_zeros=on; hands: r7 y3 g4 | r1 r2 | b1 b2 b3; draw: *; discard: r5")
    display = enter(table, "r7", "y3", "@0", "heron")
    assert display.asked[1] == "You played a 7: with whom do you swap hands?"
    assert display.choices[1] == ["@1", "@2"]
    assert display.hints == ["First choose who you swap hands with.", "Choose somebody else, not yourself."]
    assert display.sentences[:2] == ["You play a red 7.", "You swap hands with Heron."]
    table = table_at("rules: classic/en +sevens_zeros=on; hands: r0 y3 g4 | b1 b2 | b4 b5 b3; draw: *; discard: r5")
    assert enter(table, "r0").sentences[:2] == ["You play a red 0.", "All hands move on to the left."]


def test_a_person_may_jump_in() -> None:
    display = enter(table_at(JUMP), "y3", "why r5", "r5")
    asked = "You hold a red 5, just like the one on top. Press Enter to go on, or type r5 to jump in."
    assert display.asked[0] == asked
    assert display.choices[0] == ["r5"]
    assert display.hints == [
        "It is Fox’s turn. To jump in you need exactly the card on top, a red 5.",
        "Yes: it is the card on top, so you may jump in.",
    ]
    assert display.sentences[:2] == ["You jump in with a red 5.", "Fox plays a red 7."]
    assert "You say UNO!" in enter(table_at(JUMP.replace(" g4", "")), "r5 uno").sentences


def test_the_chance_to_jump_in_can_pass() -> None:
    table = table_at(JUMP)
    assert table.need() is Need.CALL
    table.decline_call()
    assert table.need() is Need.BOT
    assert enter(table_at(JUMP), "").sentences[0] == "Fox plays a red 7."


def test_a_bot_jumps_in_half_of_the_time() -> None:
    position = JUMP.replace("turn: 1", "turn: 0").replace("hands: r5", "hands: r1").replace("r2 r3", "r5 r3")
    jumps = [table_at(position, seed=seed, bots="medium").need() is Need.BOT for seed in range(60)]
    assert 18 <= sum(jumps) <= 42
    table = table_at(position, seed=jumps.index(True), bots="medium")
    assert enter(table).sentences[0] == "Heron jumps in with a red 5."


def test_without_the_house_rule_nobody_is_asked() -> None:
    assert table_at(JUMP.replace(" +jump_in=on", "")).need() is Need.BOT


def test_who_can_lay_must_where_the_table_says_so() -> None:
    table = table_at("rules: classic/en +forced_play=on; hands: r1 y3 g4 | r7 r8 r9; draw: *; discard: r5")
    display = enter(table, "draw", "y3")
    assert display.asked[0] == "Your turn: you can play a card, so you must."
    assert display.hints == [
        "You can play a card, and at this table whoever can must.",
        "A yellow 3 does not fit. You need a red card, a 5 or a wild.",
    ]
    table = table_at("rules: classic/en +forced_play=on; hands: y1 y3 g4 | r7 r8 r9; draw: * r6; discard: r5")
    assert enter(table, "draw").asked[1] == "You drew a red 6. At this table you must play what fits."


def test_help_and_rules_know_the_house_rules() -> None:
    display = enter(table_at(JUMP), "?", "rules")
    assert "you may jump in" in display.pages[0]
    assert "Jump in!" in display.pages[1]


@pytest.mark.parametrize(
    ("typed", "rules"),
    [
        ([""], "classic/en"),
        (["1", ""], "classic/en +stacking=same"),
        (["1", "1", "2", ""], "classic/en +stacking=any +jump_in=on"),
        (["1", "1", "1", ""], "classic/en"),
        (["hand=5", "+target=200", ""], "classic/en +hand=5 +target=200"),
    ],
)
def test_house_rules_are_switched_by_number(typed: list[str], rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(typed)
    monkeypatch.setattr(Console, "input", lambda self, prompt: next(answers))
    assert str(choose_house_rules(Console(width=80), Rules.parse("classic"), "en")) == rules


def test_the_menu_of_house_rules_explains_and_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["7", "uno_penalty=4", "99", "nonsense", "hand=99", ""])
    monkeypatch.setattr(Console, "input", lambda self, prompt: next(answers))
    console = Console(width=120)
    with console.capture() as shown:
        rules = choose_house_rules(console, Rules.parse("classic"), "en")
    assert str(rules) == "classic/en +uno=automatic"
    for part in (
        "Saying UNO: UNO is said for everyone.",
        "uno_penalty=4 and uno=automatic contradict each other.",
        f"There is no choice 99; there are {len(HOUSE_CHOICES)}.",
        "A change to the rules is written +setting=value, not “nonsense”.",
        "Hand may be 1 to 10, not “99”.",
    ):
        assert part in shown.get()
