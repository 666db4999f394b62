"""What a client is shown becomes the very view that it was made from."""

from __future__ import annotations

from random import Random

import pytest

from penultima.client.view import number_of, view_of
from penultima.game import Round
from penultima.rules.record import FieldKind
from penultima.server.core import projections
from penultima.server.core.view_reader import TEXTS, ViewReader
from tests.server.offline_table import OfflineTable

SHOWN = ("players", "phase", "turn", "hand", "sizes", "top", "color", "direction", "owes", "drawn", "dealer")


@pytest.mark.parametrize(
    ("rules", "forced"),
    [
        ("classic/en", False),
        ("classic/en +forced_play=on", True),
        ("battle/fr", False),
        ("battle/es", True),
        ("scary/es", False),
        ("revenge/en", False),
        ("hyper/fr", False),
    ],
)
def test_a_look_becomes_the_view_it_was_made_from(rules: str, forced: bool) -> None:
    chance, musts = Random(4), 0
    for number in range(3):
        offline = OfflineTable(people=3, rules=rules, root=f"{number:02x}" * 32)
        offline.start()
        for _ in range(60):
            match = offline.table.match
            assert match is not None
            round: Round = match.round
            if round.over:
                break
            for seat in (0, 1, 2, None):
                musts += _shown_as_it_is(offline, rules, seat, round)
            legal = [move.text for move in round.legal_moves()]
            offline.now += 10_000  # who forgot UNO had time to remember it, the others to notice
            offline.play(round.turn or 0, "draw" if "draw" in legal and chance.random() < 0.3 else chance.choice(legal))
    assert (musts > 0) == forced


def _shown_as_it_is(offline: OfflineTable, rules: str, seat: int | None, round: Round) -> int:
    seat_view = projections.seat_view(offline.table, seat, ViewReader())
    assert seat_view is not None
    shown, real = view_of(seat_view, rules), round.view(seat)
    for name in SHOWN:
        assert getattr(shown, name) == getattr(real, name), name
    assert shown.legal_moves() == real.legal_moves()
    assert shown.states["must_lay"] == real.states["must_lay"], "whether a drawn card must be laid"
    return int(real.states["must_lay"][0])


@pytest.mark.parametrize("kind", FieldKind)
def test_every_kind_of_number_can_be_shown_and_read_back(kind: FieldKind) -> None:
    """So whatever field of a state `SeatView` shows under the same name arrives at a client."""
    numbers = [-1, 0, 1, 3] if None in TEXTS[kind][-1:] else [0, 1] if kind is FieldKind.FLAG else [0, 1, 5, 1000]
    assert [number_of(kind, TEXTS[kind][number]) for number in numbers] == numbers
