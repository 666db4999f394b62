"""The picture of a table: right size, nothing hidden in it, everything else seen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.booklets import booklets
from penultima.bots import bot
from penultima.bots.search_bot import determinize
from penultima.envs.picture import draw_table, special_cards, symbols
from penultima.envs.picture.background import cloth
from penultima.envs.picture.captions import caption
from penultima.envs.picture.sprites import card_sprite, label, words
from penultima.game import Round, View, palette
from penultima.game.card import CARDS
from penultima.rules import engine
from penultima.rules.state import Phase, new_states
from tests.bots.worlds import finish
from tests.choosing import one_of_each_edition

CARDS_OF_THE_PAGE = Path(__file__).parents[2] / "web" / "src" / "cards"
ALL = [printed.id for printed in booklets()]
HANDS = "hands: r7 gs y4 r2 r9 | b1 b2 | y1 g2; draw: *"
PHASES = {
    Phase.TURN: f"rules: hyper/fr; {HANDS}; discard: g5 x; turn: 0; color: red; hyper: red",
    Phase.DRAWN: f"{HANDS}; discard: r5; turn: 0; phase: DRAWN; drawn: r9",
    Phase.COLOR: f"{HANDS}; discard: g5 w; turn: 0; layer: 0; phase: COLOR; color: green",
    Phase.CHALLENGE: f"{HANDS}; discard: r5 w4; turn: 0; layer: 2; phase: CHALLENGE; color: blue",
    Phase.GIVE_COLOR: f"rules: scary/fr; {HANDS}; discard: r5 x; turn: 0; layer: 0; phase: GIVE_COLOR; color: red",
    Phase.GIVE_CARD: f"rules: scary/fr; {HANDS}; discard: r5 x; turn: 0; layer: 0; phase: GIVE_CARD; color: red; "
    "give: green; to: 1",
    Phase.SHARE: f"rules: revenge/es; {HANDS}; discard: g5 x; turn: 1; layer: 1; phase: SHARE; shares: 3; color: green",
    Phase.FOE: f"rules: battle/en; {HANDS}; discard: g5 x; turn: 1; layer: 1; phase: FOE; color: green",
    Phase.FIGHT: f"rules: battle/en; {HANDS}; discard: g5 x; turn: 2; layer: 0; phase: FIGHT; foe: 2; hidden: r8; "
    "shown: b3 y3 r5 b5; color: green",
    Phase.SWAP: f"rules: classic/en +sevens_zeros=on; {HANDS}; discard: g5 g7; turn: 0; layer: 0; phase: SWAP",
}


def picture(position: str, seat: int | None = 0) -> NDArray[np.uint8]:
    return draw_table(Round.from_position(position).view(seat))


@pytest.mark.parametrize(("width", "height"), [(640, 500), (320, 250), (1001, 782)])
def test_a_picture_is_as_wide_as_asked(width: int, height: int) -> None:
    drawn = draw_table(Round(seed=1).view(0), width)
    assert drawn.shape == (height, width, 3)
    assert drawn.dtype == np.uint8


def test_a_picture_too_narrow_to_be_read_is_refused() -> None:
    with pytest.raises(ValueError, match="160"):
        draw_table(Round(seed=1).view(0), 100)


def test_the_same_view_gives_the_same_bytes_whatever_was_drawn_before() -> None:
    view = Round("battle/fr", 5, seed=2).view(3)
    first = draw_table(view).tobytes()
    for kept in (card_sprite, label, words, cloth):
        kept.cache_clear()
    draw_table(Round("scary/it", 9, seed=7).view(None))
    assert draw_table(view).tobytes() == first


@pytest.mark.parametrize("rules", [*one_of_each_edition(ALL), "classic/en +sevens_zeros=on +stacking=any +jump_in=on"])
def test_a_picture_shows_nothing_that_its_seat_may_not_know(rules: str) -> None:
    round, chance, looks = Round(rules, 4, seed=6), Random(rules), 0
    while not round.over and looks < 12:
        if chance.random() < 0.1:
            seat, looks = chance.randrange(4), looks + 1
            view, otherwise = round.view(seat), new_states()
            imagined = determinize(view, looks)
            assert imagined.tobytes() != round.states.tobytes()
            engine.view(imagined, seat, otherwise)
            assert np.array_equal(draw_table(view, 320), draw_table(View(otherwise, round.rules, seat), 320))
        round.play(chance.choice(round.legal_moves()))
    assert looks > 2


def test_a_spectator_sees_backs_only() -> None:
    one = "hands: r1 r2 | y1 y2 y3 | g1; draw: *; discard: r5; turn: 1"
    other = "hands: b1 b2 | w w4 y9 | bs; draw: *; discard: r5; turn: 1"
    assert np.array_equal(picture(one, None), picture(other, None))
    assert not np.array_equal(picture(one, 0), picture(other, 0))


def test_at_the_end_all_hands_lie_open() -> None:
    round = Round("classic/en", 3, seed=8)
    finish(round, [bot("careful", seat) for seat in range(3)])
    view = round.view(None)
    hidden = View(view.states.copy(), view.rules, None)
    hidden.states["phase"] = Phase.TURN
    hidden.states["asked"] = 0
    loser = next(seat for seat in (1, 2) if view.sizes[seat])
    assert view.hand_of(loser)
    assert not np.array_equal(draw_table(view), draw_table(hidden))


def test_every_top_card_looks_different() -> None:
    drawn = {
        picture(
            f"rules: battle/en; hands: r1 | y2 | b3; draw: *; discard: {card}; turn: 0; color: {card.color or 'red'}"
        ).tobytes()
        for card in CARDS
    }
    assert len(drawn) == len(CARDS)


@pytest.mark.parametrize("card", ["w", "w4", "x"])
@pytest.mark.parametrize("edition", ["scary/fr", "revenge/en", "battle/en", "hyper/fr"])
def test_a_wild_shows_the_declared_color(edition: str, card: str) -> None:
    def center(color: str) -> NDArray[np.uint8]:
        text = f"rules: {edition}; hands: r1 | r1; draw: *; discard: r5 {card}; turn: 0; color: {color}"
        return picture(text)[160:230, 330:390]

    def hue(color: str) -> list[int]:
        field = palette.papers(color, edition.partition("/")[0]).field
        return [int(field[i : i + 2], 16) for i in (1, 3, 5)]

    for color in ("red", "yellow", "green", "blue"):
        pixels = center(color).reshape(-1, 3)
        assert np.mean((pixels == hue(color)).all(1)) > 0.1


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_can_be_drawn(phase: Phase) -> None:
    view = Round.from_position(PHASES[phase]).view(0)
    assert view.phase == phase
    turn = Round.from_position(PHASES[phase]).view(0)
    turn.states["phase"] = Phase.TURN if phase != Phase.TURN else Phase.DRAWN
    drawn, plain = draw_table(view), draw_table(turn)
    assert not np.array_equal(drawn[330:357, 200:440], plain[330:357, 200:440]), "the caption says what is asked"
    assert not np.array_equal(drawn[10:30, 500:], plain[10:30, 500:]), "the phase is named"


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (PHASES[Phase.DRAWN], "your turn: lay the red 9 you drew or keep it"),
        (PHASES[Phase.DRAWN] + "; must: yes", "your turn: lay the red 9 you drew"),
        (PHASES[Phase.TURN].replace("turn: 0", "turn: 2"), "seat 2: lay a card or draw"),
        (f"rules: classic/en +forced_play=on; {HANDS}; discard: r5; turn: 0", "your turn: lay a card"),
        (PHASES[Phase.GIVE_CARD], "your turn: give a card to seat 1"),
        (PHASES[Phase.SHARE], "seat 1: share a card out (3 left)"),
        (PHASES[Phase.CHALLENGE], "your turn: accept or challenge"),
        (
            f"rules: classic/en +stacking=any; {HANDS}; discard: r+; turn: 0; layer: 2; phase: CHALLENGE; pending: 2",
            "your turn: draw 2 or stack",
        ),
    ],
)
def test_the_caption_says_what_is_asked(position: str, said: str) -> None:
    assert caption(Round.from_position(position).view(0)) == said


def test_whose_turn_direction_duty_stack_and_score_are_seen() -> None:
    base = f"rules: classic/en +stacking=any; {HANDS}; discard: r5; turn: 0"
    others = ["turn: 1", "turn: 0; direction: right", "turn: 0; owes: 1", "turn: 0; dealer: 1"]
    drawn = [picture(base.replace("turn: 0", other)).tobytes() for other in ("turn: 0", *others)]
    round = Round.from_position(base)
    drawn += [draw_table(round.view(0, scores)).tobytes() for scores in ((0, 0, 0), (0, 0, 75))]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("seat", [1, None])
def test_nothing_hangs_over_the_rim(players: int, seat: int | None) -> None:
    round = Round("classic/en", players, seed=players)
    for other in range(players):
        _deal_more(round, other, 30 if other in (0, 1) else 3)
    empty = np.asarray(cloth("classic", 640, 500, 1.0))
    drawn = draw_table(round.view(seat, (499,) * players))
    for rim in (np.s_[:, :4], np.s_[:, -4:], np.s_[:4], np.s_[-4:]):
        assert np.array_equal(drawn[rim], empty[rim])


def _deal_more(round: Round, seat: int, cards: int) -> None:
    """Give a seat cards until it has so many, while there are any."""
    state = round.states[0]
    while state["sizes"][seat] < cards and state["draw_size"] > 1:
        state["draw_size"] -= 1
        kind = int(state["draw"][state["draw_size"]])
        state["hands"][seat, kind] += 1
        state["held"][seat] |= np.uint64(1 << kind)
        state["sizes"][seat] += 1


def test_the_cloths_are_those_of_the_page() -> None:
    tables = (CARDS_OF_THE_PAGE.parent / "styles" / "tables.css").read_text()
    for box in palette.BOXES.values():
        assert f"--cloth: light-dark({box.cloth}," in tables


def test_the_signs_are_those_of_the_page() -> None:
    page = "".join(file.read_text() for file in sorted(CARDS_OF_THE_PAGE.rglob("*.ts")))
    found = [value for module in (symbols, special_cards) for value in vars(module).values()]
    paths = [text for value in found for text in (value if isinstance(value, tuple) else (value,)) if _is_path(text)]
    assert len(paths) > 20
    assert [text for text in paths if text not in page] == []


def _is_path(value: object) -> bool:
    return isinstance(value, str) and value[:1] == "M" and len(value) > 8
