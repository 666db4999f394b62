"""The engine and an oracle that never saw it play the same games, compared after every move."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields, replace

import pytest

from penultima.booklets import Rules
from penultima.rules.settings import ROUND_SETTINGS
from tests import soak
from tests.arranged import Arranged, Watched, round_of
from tests.choosing import one_of_each_edition
from tests.differential import BOOKLETS, duels
from tests.oracle import Settings

QUICK = [(1, 1_500)]
LONG = [(2, 12_000), (3, 13_500)]
"""Seeds, and how many moves are compared with each, in every booklet."""


@pytest.mark.parametrize(("seed", "moves"), [*QUICK, *(pytest.param(*pair, marks=pytest.mark.long) for pair in LONG)])
@pytest.mark.parametrize("booklet", one_of_each_edition(BOOKLETS))
def test_engine_and_oracle_agree(booklet: str, seed: int, moves: int) -> None:
    assert duels(booklet, seed, moves) == moves


def test_the_oracle_knows_every_setting() -> None:
    known, ours = {field.name for field in fields(Settings)}, {setting.name for setting in ROUND_SETTINGS}
    assert ours <= known, f"tests/oracle/settings.py lacks {ours - known}"
    assert ours >= known, f"RulesInForce in rules/settings.py lacks {known - ours}"


def test_enough_moves_are_compared() -> None:
    assert len(BOOKLETS) == 12
    assert len(BOOKLETS) * sum(moves for _, moves in [*QUICK, *LONG]) >= 300_000


FROM_THE_DEAL = {
    "classic": [
        "laid", "drew", "kept", "named", "skipped", "reversed", "challenged", "shown", "guilty", "innocent", "said_uno",
        "caught", "reshuffled", "went_out", "drew a playable w", "drew a playable w4", "on a named color",
        "must lay the drawn card", "may keep a drawn Draw Four", "Draw Four where no bluff is allowed",
        "two players reverse and skip", "reshuffled in TURN", "reshuffled in CHALLENGE", "caught in TURN",
        "caught by the seat on turn", "caught out of turn", "UNO in the same breath in COLOR",
        "UNO owed over the next turn",
    ],
    "scary": [
        "gave", "gave nothing", "gave a color not held", "gave the last card", "drew a playable x",
        "UNO in the same breath in GIVE_COLOR", "UNO in the same breath in COLOR",
    ],
    "revenge": ["shared", "reshuffled in SHARE", "UNO in the same breath in SHARE", "UNO owed over the next turn"],
    "battle": [
        "foe", "chose", "revealed", "tied", "tied again", "won_battle", "took", "drew battle",
        "the winner draws as well", "the challenged names the color", "declined", "two owe UNO",
        "UNO in the same breath in FOE",
    ],
    "hyper": [
        "hyper", "hyper color with s", "hyper color with r", "hyper color with +", "hyper color with 7",
        "hyper goes on through w", "hyper goes on through w4",
    ],
}  # fmt: skip
"""What random play from the deal must come through."""


PLAYED_ON = pytest.mark.parametrize("least", [8, pytest.param(60, marks=pytest.mark.long)])
"""So many games are played at least; no more than needed to come through everything wanted, or sixty."""
ALSO = ["classic/en +bluff=refused", "classic/en +forced_draw=must +free_draw=must", "classic/en +uno_until=own_turn"]


def come_through(duels: Iterable[Watched], moves: int, wanted: list[str], least: int) -> Counter[str]:
    """What duels came through, of which so many are played at least and then until everything wanted was seen."""
    seen = Counter[str]()
    for number, duel in enumerate(duels):
        if number >= least and all(seen[what] for what in wanted):
            break
        duel.run(moves)
        seen += duel.seen
    return seen


@PLAYED_ON
@pytest.mark.parametrize("edition", FROM_THE_DEAL)
def test_random_games_come_through_everything_common(edition: str, least: int) -> None:
    played = [rules for rules in (*BOOKLETS, *ALSO) if rules.startswith(edition)]
    duels = (Watched(Rules.parse(played[number % len(played)]), 2 + number % 5, number) for number in range(24))
    seen = come_through(duels, 250, FROM_THE_DEAL[edition], least)
    assert not [what for what in FROM_THE_DEAL[edition] if not seen[what]]


FIRST_CARDS = ["turned +", "turned s", "turned r", "turned w", "turned x", "turned w4", "returned w4"]


def test_random_deals_turn_up_every_first_card() -> None:
    """Also compares several hundred deals. (X6)"""
    seen = Counter[str]()
    for number in range(40):
        for booklet in BOOKLETS:
            duel = Watched(Rules.parse(booklet), 2 + number % 9, number)
            duel.run(2)
            seen += duel.seen
    assert not [what for what in FIRST_CARDS if not seen[f"first {what}"]]
    assert seen["first card's color"]


RARE = [
    ("classic/en", "hands: y1 y2 | g1 g2 | *; draw: ; discard: r5", ["passed", "drew too few for two"]),
    ("classic/en", "hands: y1 y2 | g1 g2 | b3 b4; draw: ; discard: * r5; reshuffles: 10000", ["passed", "blocked"]),
    ("classic/en", "hands: w4 b1 b2 | *; draw: ; discard: r5", ["drew too few for four", "caught in CHALLENGE"]),
    ("revenge/en", "hands: w4 b1 b2 | r1 r2 | *; draw: ; discard: r5", ["sharing ends early", "drew too few for uno"]),
    ("revenge/es", "hands: w4 b1 b2 | r1 | *; draw: ; discard: r5; owes: 1",
     ["nothing to draw for a Draw Four", "UNO by the victim of a Draw Four"]),
    ("scary/it", "hands: x w | y1 | *; draw: ; discard: r5", ["nothing colored to give"]),
    ("battle/en", "hands: x r1 | b1 | *; draw: ; discard: r5",
     ["the challenged can show nothing", "last card x"]),
    ("battle/en", "hands: x | b1 b2 | *; draw: ; discard: r5", ["still empty after the settlement"]),
    ("battle/en", "hands: | b1 | *; draw: ; discard: x; color: red; phase: FOE", ["the challenger can show nothing"]),
    ("battle/en", "hands: r1 | b1 | *; draw: ; discard: x; color: red; phase: FOE", ["neither can show"]),
    ("battle/fr", "hands: r1 r2 | b1 | *; draw: ; discard: x; color: red; phase: FOE", ["took", "tied", "drew show"]),
    ("battle/es", "hands: x | b1 | *; draw: ; discard: r5", ["declined with the last card", "reshuffled in FOE"]),
    ("hyper/fr", "hands: x b1 w w4 | b2 b3 w | b4 br *; draw: b5 b6 bs; discard: r5",
     ["hyper", "reshuffled in CHALLENGE"]),
]  # fmt: skip
"""Arranged positions, and what random play from them must come through."""


@PLAYED_ON
@pytest.mark.parametrize(("rules", "position", "wanted"), RARE, ids=lambda value: str(value)[:24])
def test_arranged_games_come_through_everything_rare(rules: str, position: str, wanted: list[str], least: int) -> None:
    duels = (Arranged(Rules.parse(rules), 0, number + 1, position=position) for number in range(60))
    seen = come_through(duels, 100, wanted, least)
    assert not [what for what in wanted if not seen[what]], seen


@pytest.mark.parametrize("booklet", one_of_each_edition(BOOKLETS))
def test_a_round_taken_over_by_the_oracle_is_the_round_it_would_have_had(booklet: str) -> None:
    """The translation of positions that arranged duels start from, checked at every move of dealt ones."""
    for players in (2, 5):
        duel = Watched(Rules.parse(booklet), players, players)
        while not duel.ours.over and duel.moves < 200:
            duel.step()
            taken = round_of(duel.ours)
            if duel.ours.over:  # a color that nobody needs any more
                taken = replace(taken, color=duel.theirs.color)
            assert taken == duel.theirs


def test_the_soak_sees_a_piece_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--booklet", "classic/en", "--seed", "1", "--moves", "300"]) == 0
    assert "they agree on 300 moves" in capsys.readouterr().out


def test_the_soak_says_how_to_see_a_disagreement_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def disagree(booklet: str, seed: int, moves: int) -> int:
        raise AssertionError(f"hands: {booklet} {seed} {moves}")

    monkeypatch.setattr(soak, "duels", disagree)
    assert soak.main(["--booklet", "battle/fr", "--seed", "7", "--moves", "300"]) == 1
    told = capsys.readouterr().out
    assert "hands: battle/fr 7 300" in told
    assert "python -m tests.soak --booklet battle/fr --seed 7 --moves 300" in told
