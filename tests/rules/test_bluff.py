"""Would a Draw Four be a bluff? What the engine answers for any seat at any time, not only for who may lay one."""

from __future__ import annotations

import pytest

from penultima.game import Round
from penultima.rules import engine
from penultima.rules.cards import COLOR_OF, KINDS, NO_COLOR, Color
from penultima.rules.state import Phase


def _begins_with_a_wild(rules: str) -> Round:
    """A round whose first card is a wild, for which nobody has named a color yet."""
    for seed in range(300):
        round = Round(rules, 4, seed=seed)
        if round.phase == Phase.COLOR and round.states["color"][0] == NO_COLOR:
            return round
    raise AssertionError("a deal in fourteen turns a wild up")


def _colors_held(round: Round, seat: int) -> set[int]:
    return {int(COLOR_OF[kind]) for kind in range(KINDS) if round.states["hands"][0, seat, kind]} - {NO_COLOR}


@pytest.mark.parametrize("rules", ["classic/en", "scary/it", "battle/fr"])
def test_where_no_color_is_in_force_no_card_matches_it(rules: str) -> None:
    """A Draw Four is a bluff if the hand has a card of the color in force (J2 J3), and there is none yet."""
    round = _begins_with_a_wild(rules)
    held = [_colors_held(round, seat) for seat in range(4)]
    assert set(Color) <= set().union(*held), "every color is in some hand, the last of the list too"
    assert not any(engine.would_be_bluff(round.states, seat) for seat in range(4))
    for color in Color:
        round.states["color"] = color
        assert [engine.would_be_bluff(round.states, seat) for seat in range(4)] == [color in one for one in held]
