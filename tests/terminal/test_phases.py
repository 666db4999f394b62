"""Every question the game can ask is asked in words and answered by typing."""

from __future__ import annotations

import pytest

from tests.terminal.scripted_display import enter, table_at


def test_a_turn_lays_by_number_or_by_name() -> None:
    table = table_at("hands: r1 r2 y3 | r7 r8 r9; draw: *; discard: r5")
    display = enter(table, "2")
    assert display.sentences[:2] == ["You play a red 2.", "Fox plays a red 7."]
    assert display.choices[0] == ["r1", "r2", "draw"]
    assert display.asked[0] == "Your turn: play a card or draw."
    table = table_at("hands: r1 r2 y3 g4 | r7 r8 r9; draw: *; discard: r5")
    assert "You play a red 1." in enter(table, "red 1").sentences


def test_a_drawn_card_is_laid_or_kept() -> None:
    position = "hands: r1 y3 g4 | r7 r8 r9; draw: * r6; discard: r5"
    display = enter(table_at(position), "draw", "keep")
    assert display.asked[1] == "You drew a red 6: play it or keep it."
    assert display.choices[1] == ["r6", "keep"]
    assert display.sentences[:2] == ["You draw a red 6.", "You keep it."]
    assert "You play a red 6." in enter(table_at(position), "d", "1").sentences


def test_where_the_booklet_says_so_the_drawn_card_must_be_laid() -> None:
    table = table_at("rules: revenge/es; hands: y1 y3 g4 | r7 r8 r9; draw: * r6; discard: r5")
    display = enter(table, "draw", "keep", "r6")
    assert display.asked[1] == "You drew a red 6. Nothing else fits, so you must play it."
    assert "A red 6 fits, and here you must play what fits." in display.hints
    assert "You play a red 6." in display.sentences


def test_a_wild_asks_for_a_color() -> None:
    display = enter(table_at("hands: w y3 g4 | r7 b8 r9; draw: *; discard: r5"), "w", "r7", "blue")
    assert display.asked[1] == "Which color do you name?"
    assert display.choices[1] == ["red", "yellow", "green", "blue"]
    assert "First name a color: red, yellow, green or blue." in display.hints
    assert display.sentences[:3] == ["You play a Wild.", "You name blue.", "Fox plays a blue 8."]


@pytest.mark.parametrize(
    ("answer", "sentences"),
    [
        (
            "accept",
            [
                "You draw a yellow 4, a yellow 3, a yellow 2 and a yellow 1 for the Wild Draw Four.",
                "You lose your turn.",
            ],
        ),
        (
            "challenge",
            [
                "You challenge Fox’s Wild Draw Four.",
                "Fox shows you this hand: a red 9, a green 1 and a green 2.",
                "Fox’s Wild Draw Four was a bluff.",
                "Fox draws four cards for the Wild Draw Four.",
            ],
        ),
    ],
)
def test_a_draw_four_is_accepted_or_challenged(answer: str, sentences: list[str]) -> None:
    table = table_at(
        "hands: y6 b3 g4 | r9 g1 g2; draw: * y1 y2 y3 y4; discard: r5 w4; color: green; "
        "phase: CHALLENGE; turn: 0; layer: 1; guilty: yes"
    )
    display = enter(table, answer)
    assert display.asked[0].startswith("Fox played a Wild Draw Four. Draw four – or challenge?")
    assert display.sentences[: len(sentences)] == sentences


def test_scary_gives_a_color_away_card_by_card() -> None:
    table = table_at("rules: scary/fr; hands: x r1 r2 y3 y4 | b7 b8 | g8 g9; draw: *; discard: r5")
    display = enter(table, "x", "pink", "p2", "y3", "1", "green")
    assert display.asked[1] == "Which color do you give away? Every card of it goes around the table."
    assert display.choices[1] == ["red", "yellow", "none"]
    assert display.asked[2:5] == [
        "Which pink card does Fox get?",
        "Which pink card does Heron get?",
        "Which pink card does Heron get?",
    ]
    assert "You are giving pink cards away: choose one of those." in display.hints
    assert display.sentences[:4] == [
        "You play a Scary card.",
        "You give Fox a pink 2.",
        "You give Heron a pink 1.",
        "You name green.",
    ]


def test_scary_may_decline_only_where_the_booklet_allows_it() -> None:
    hands = "hands: x r1 r2 y3 y4 | b7 b8 | g8 g9; draw: *; discard: r5"
    assert enter(table_at(f"rules: scary/fr; {hands}"), "x", "none").asked[2] == "Which color do you name?"
    display = enter(table_at(f"rules: scary/it; {hands}"), "x", "none", "blue")
    assert "By this booklet, a color must be given away." in display.hints
    assert "You hold no card of that color." in enter(table_at(f"rules: scary/it; {hands}"), "x", "blue", "red").hints


def test_gifts_are_seen_by_those_they_concern() -> None:
    table = table_at("rules: scary/fr; hands: g1 g2 | x y7 y8 b9 | g8 g9; draw: *; discard: r5; turn: 1")
    sentences = enter(table).sentences
    assert sentences[:4] == [
        "Fox plays a Scary card.",
        "Fox gives Heron a card.",
        "Fox gives you a yellow 8.",
        "Fox names pink.",
    ]


def test_revenge_shares_four_cards_one_by_one() -> None:
    table = table_at("rules: revenge/en; hands: x r1 r2 | b7 b8 | g8 g9; draw: * y1 y2 y3 y4; discard: r5")
    display = enter(table, "x", "fox", "@2", "@0", "1", "2", "red")
    assert display.asked[1] == "Cards to hand out: 4. Who gets the next one?"
    assert "Choose somebody else, not yourself." in display.hints
    handed = [sentence for sentence in display.sentences if sentence.startswith("You hand")]
    assert handed == [
        "You hand Fox a card.",
        "You hand Heron a card.",
        "You hand Fox a card.",
        "You hand Heron a card.",
    ]


def test_battle_chooses_a_foe_and_a_card() -> None:
    table = table_at("rules: battle/fr; hands: x r9 r2 y1 | b3 b8 | g8 g9; draw: *; discard: r5")
    display = enter(table, "x", "none", "fox", "y7", "r9", "yellow")
    assert display.asked[1] == "Who do you challenge to a battle?"
    assert "By this booklet, a Battle card always leads to a battle." in display.hints
    assert display.asked[3].startswith("Secretly choose a card against Fox.")
    assert "You do not hold a yellow 7." in display.hints
    assert display.sentences[:9] == [
        "You play a Battle card.",
        "You challenge Fox to a battle.",
        "Your card lies face down.",
        "Fox puts a card face down.",
        "You show a red 9.",
        "Fox shows a blue 3.",
        "You win the battle against Fox.",
        "Fox takes a red 9 and a blue 3.",
        "After the battle Fox draws two cards.",
    ]


def test_battle_may_be_declined_in_spanish() -> None:
    table = table_at("rules: battle/es; hands: x r9 r2 y1 | b3 b8 | g8 g9; draw: *; discard: r5")
    display = enter(table, "x", "none", "blue")
    assert display.choices[1] == ["none", "@1", "@2"]
    assert "You name blue." in display.sentences


def test_a_challenged_person_fights_too() -> None:
    table = table_at("rules: battle/fr; hands: r9 r2 y1 | x b3 y8 | g8 g9; draw: *; discard: r5; turn: 1")
    display = enter(table, "r9", "green")
    assert display.sentences[:3] == [
        "Fox plays a Battle card.",
        "Fox challenges you to a battle.",
        "Fox puts a card face down.",
    ]
    assert display.asked[0].startswith("Secretly choose a card against Fox")
    assert "You win the battle against Fox." in display.sentences
    assert display.asked[1] == "Which color do you name?"


def test_hyper_speed_names_a_color_that_skips() -> None:
    table = table_at("rules: hyper/fr; hands: x r9 r2 y1 g3 | b3 g8 g7 | g9 g8; draw: *; discard: r5")
    display = enter(table, "hyper", "green")
    assert display.sentences[:5] == [
        "You play a Hyper Speed card.",
        "You name green.",
        "Hyper speed: from now on, every green card skips the next player.",
        "Fox plays a green 7.",
        "Heron loses a turn.",
    ]


def test_a_round_ends_with_a_summary_and_the_next_is_dealt() -> None:
    table = table_at("hands: r1 | b7 w | g8 g9; draw: *; discard: r5")
    display = enter(table, "r1")
    assert display.sentences[:3] == ["You play a red 1.", "No cards left!", "You score 74 points."]
    assert display.asked[1] == "Press Enter for the next round."
    assert any(sentence.endswith("clockwise.") for sentence in display.sentences[3:])
    assert table.match.scores == [74, 0, 0]


def test_the_match_ends_with_a_winner() -> None:
    table = table_at("rules: classic/en +target=50; hands: r1 | b7 w | g8 g9; draw: *; discard: r5")
    display = enter(table, "r1")
    assert display.sentences[-1] == "You win the match!"
    assert display.asked[-1] == ""


def test_where_the_lowest_total_wins_the_loser_is_named_too() -> None:
    table = table_at("rules: scary/es +match=low +target=50; hands: r1 | b7 w | g8 g9; draw: *; discard: r5")
    display = enter(table, "r1")
    assert display.sentences[-3:] == [
        "Fox scores 57 points. Heron scores 17 points.",
        "You win the match!",
        "Fox has 57 points and loses the match.",
    ]
