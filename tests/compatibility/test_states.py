"""Packed states go by the names of their fields: whatever those are called today, no value may get lost."""

from __future__ import annotations

import ast
import base64
import hashlib
import lzma
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.compatibility.stored import read_json
from tests.compatibility.today import RENAMED_FIELDS, STATE_LAYOUT, Round, state_bytes, unpack_state

KEPT = read_json("states.json")
LAYOUT: str = KEPT["layout"]
FIELDS: dict[str, Any] = KEPT["filled"]["fields"]
"""Every field of the old layout by its old name, none of them zero and no two alike."""

PADDING = "spare"
"""Always zero in a real state: each new setting takes a byte of it, so it gets shorter."""


def unpacked(text: str) -> bytes:
    """Bytes of a fixture."""
    return lzma.decompress(base64.b64decode(text))


def leaves(state: Any, prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Every field of a state and its value, those of the rules as `rules.name`."""
    for name in state.dtype.names:
        if state.dtype[name].names:
            yield from leaves(state[name], f"{prefix}{name}.")
        else:
            yield prefix + name, state[name].tolist()


def in_another_order(data: bytes) -> tuple[bytes, str]:
    """The same state with its fields the other way round, so that it must be read by names."""
    old = np.dtype(ast.literal_eval(LAYOUT))
    assert old.names is not None
    turned = np.dtype([(name, old[name]) for name in reversed(old.names)])
    state, source = np.zeros(1, turned), np.frombuffer(data, old)
    for name in old.names:
        state[name] = source[name]
    return state.tobytes(), repr(turned.descr)


def ways() -> list[tuple[bytes, str]]:
    """The filled state as it was stored, and with its fields in another order."""
    data = unpacked(KEPT["filled"]["state"])
    return [(data, LAYOUT), in_another_order(data)]


@pytest.mark.parametrize(("data", "layout"), ways(), ids=["as it was stored", "in another order"])
def test_every_field_of_an_old_state_arrives_under_the_name_it_has_today(data: bytes, layout: str) -> None:
    now = dict(leaves(unpack_state(data, layout)[0]))
    assert len(FIELDS) == 60
    for name, value in FIELDS.items():
        assert value not in (0, []), name
        if name != PADDING:
            assert now.get(RENAMED_FIELDS.get(name, name)) == value, (
                f"{name} got lost: say in OLD_NAMES of rules/state.py what it is now"
            )


@pytest.mark.parametrize(("data", "layout"), ways(), ids=["as it was stored", "in another order"])
def test_no_value_of_an_old_state_gets_lost_whatever_its_field_is_called(data: bytes, layout: str) -> None:
    """Each value of the fixture is there once, so that it must be found in one field: no map of names is asked."""
    now = [value for _, value in leaves(unpack_state(data, layout)[0])]
    for name, value in FIELDS.items():
        assert now.count(value) == 1 or name == PADDING, name


def test_the_fields_of_today_have_the_shapes_of_old() -> None:
    """A value of another shape could not be taken over."""
    old = np.dtype(ast.literal_eval(LAYOUT))
    for name in old.names or ():
        today = STATE_LAYOUT[RENAMED_FIELDS.get(name, name)]
        assert today.shape == old[name].shape or name == PADDING, name
        assert today.base.itemsize >= old[name].base.itemsize, name


def without(data: bytes, *names: str) -> tuple[bytes, str]:
    """The same state as a program would have stored it that did not know some fields and settings yet."""
    source = np.frombuffer(data, np.dtype(ast.literal_eval(LAYOUT)))

    def stripped(kind: np.dtype[Any]) -> list[Any]:
        left = [name for name in kind.names or () if name not in names]
        return [(name, stripped(kind[name]) if kind[name].names else kind[name]) for name in left]

    def copy(one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> None:
        for name in other.dtype.names or ():
            if other.dtype[name].names:
                copy(one[name], other[name])
            else:
                other[name] = one[name]

    state = np.zeros(1, np.dtype(stripped(source.dtype)))
    copy(source, state)
    return state.tobytes(), repr(state.dtype.descr)


def test_what_an_old_state_lacks_is_nothing_and_not_the_first_seat_color_or_card() -> None:
    """A new field is none of what it stands for, a new setting is as in every booklet that says nothing of it."""
    lacking = ("foe", "hyper", "hidden", "shares", "guilty", "owes", "hand", "stacking", "direction")
    state = unpack_state(*without(unpacked(KEPT["real"][0]["state"]), *lacking))[0]
    found = {name: int(state[name]) for name in ("foe", "hyper", "hidden", "shares", "guilty", "owes")}
    assert found == {"foe": -1, "hyper": -1, "hidden": -1, "shares": 0, "guilty": 0, "owes": 0}
    assert [int(state["rules"][name]) for name in ("hand", "stacking", "direction")] == [7, 0, 1]


@pytest.mark.parametrize("kept", KEPT["real"], ids=[one["position"].split("\n")[0] for one in KEPT["real"]])
def test_a_round_is_the_same_from_its_bytes_and_from_its_text(kept: dict[str, str]) -> None:
    data = unpacked(kept["state"])
    assert hashlib.blake2b(data, digest_size=16).hexdigest() == kept["digest"]
    for stored, layout in ((data, LAYOUT), in_another_order(data)):
        state = unpack_state(stored, layout)
        assert state.tobytes() == state_bytes(Round.from_position(kept["position"]))
