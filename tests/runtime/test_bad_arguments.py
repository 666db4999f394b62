"""Every entry point given what it cannot take: a clear error, nothing changed, and the next call works."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from penultima.runtime import ENTRIES, WAY, Way, engine_file
from penultima.runtime.wasmtime_calls import EngineStoppedError
from tests.runtime.calls import GoodCall, checksum, good_calls, known_lines, plain, play_known_games
from tests.runtime.meddling import Meddler
from tests.runtime.running import run_python

pytestmark = pytest.mark.skipif(WAY is not Way.WASM, reason="the rules run in another way")

NAMES = sorted(engine_file.description()["entries"])
REFUSED = (TypeError, ValueError)
STOPPED = (*REFUSED, EngineStoppedError)


@pytest.fixture(autouse=True, scope="module")
def _known_games_afterwards() -> Iterator[None]:
    """After all that, known games are as they were."""
    before = known_lines()
    yield
    assert tuple(play_known_games()) == before


def good_call(name: str) -> GoodCall:
    """A call that works."""
    return good_calls()[name][0]


def written(name: str, i: int) -> bool:
    """Does the entry point write this argument?"""
    return bool(engine_file.description()["entries"][name]["arguments"][i].get("written"))


@cache
def plain_outcome(name: str) -> tuple[Any, tuple[bytes, ...]]:
    """What plain Python answers to the good call, and all arrays after it."""
    args = good_call(name).args()
    return plain(name)(*args), contents(args)


def contents(args: list[Any]) -> tuple[bytes, ...]:
    """The bytes of all arrays."""
    return tuple(one.tobytes() for one in args if isinstance(one, np.ndarray))


def check_it_works(call: GoodCall, args: list[Any] | None = None) -> None:
    """The call gives what plain Python gives, with the same arguments told otherwise or with the very same."""
    args = call.args() if args is None else args
    assert (ENTRIES[call.name](*args), contents(args)) == plain_outcome(call.name)


def refuse(call: GoodCall, args: list[Any], errors: tuple[type[Exception], ...] = REFUSED) -> None:
    """The call ends with one of these errors and leaves arrays as they were."""
    before = checksum(args)
    with pytest.raises(errors):
        ENTRIES[call.name](*args)
    assert checksum(args) == before


def refuse_each(name: str, i: int, wrong: list[Any]) -> None:
    """Refuse each of these in the place of one argument."""
    call = good_call(name)
    for one in wrong:
        args = call.args()
        args[i] = one
        refuse(call, args)


def each_argument(kind: Callable[[GoodCall], list[int]]) -> pytest.MarkDecorator:
    """A test for each such argument of each entry point."""
    listed = [(name, i) for name in NAMES for i in kind(GoodCall(name, ()))]
    return pytest.mark.parametrize(("name", "i"), listed)


each_array, each_number = each_argument(GoodCall.arrays), each_argument(GoodCall.numbers)


@pytest.mark.parametrize("name", NAMES)
def test_a_wrong_number_of_arguments_is_refused(name: str) -> None:
    call = good_call(name)
    args = call.args()
    for wrong in ([], args[:-1], [*args, args[-1]], [*args, None]):
        refuse(call, wrong, (TypeError,))
    with pytest.raises(TypeError):
        ENTRIES[name](*args[:-1], **{call.arguments[-1].name: args[-1], "more": 1})
    check_it_works(call)


@each_number
def test_what_is_no_number_is_refused(name: str, i: int) -> None:
    wrong = [None, "1", b"1", 1.0, 1j, float("nan"), [1], (1,), np.zeros(1, np.int64), np.float64(1), object()]
    refuse_each(name, i, wrong)


@each_number
def test_numbers_that_are_too_large_are_refused(name: str, i: int) -> None:
    bits = 64 if good_call(name).arguments[i].wide else 32
    refuse_each(name, i, [1 << bits - 1, -(1 << bits - 1) - 1, 1 << 64, -(1 << 64), 1 << 200, np.uint64((1 << 64) - 1)])


@each_number
def test_numbers_of_any_width_are_taken(name: str, i: int) -> None:
    call = good_call(name)
    for width in (np.int8, np.uint8, np.int16, np.int32, np.int64, np.uint64):
        args, number = call.args(), call.given[i]
        if not np.iinfo(width).min <= number <= np.iinfo(width).max:
            continue
        args[i] = width(number)
        check_it_works(call, args)


@each_array
def test_what_is_no_array_is_refused(name: str, i: int) -> None:
    array = good_call(name).given[i]
    refuse_each(name, i, [None, "array", 0, array.tobytes(), array.tolist(), memoryview(array.tobytes()), array[0]])


@each_array
def test_arrays_of_another_type_are_refused(name: str, i: int) -> None:
    array = good_call(name).given[i]
    others: list[Any] = [
        np.int8,
        np.uint8,
        np.int16,
        np.int32,
        np.uint32,
        np.int64,
        np.uint64,
        np.float32,
        np.float64,
        np.bool_,
    ]
    others += [np.void(0).dtype, np.dtype(f"V{array.itemsize}"), np.dtype("U1"), np.dtype(object)]
    wrong = [np.zeros(array.size, kind) for kind in others if np.dtype(kind) != array.dtype]
    if array.itemsize > 1 and array.dtype.fields is None:
        wrong.append(array.astype(array.dtype.newbyteorder()))
    if array.dtype.fields is not None:
        wrong.append(array.view(np.uint8))
        other = next(one for call in good_calls().values() for one in call[0].given if is_other_record(one, array))
        wrong.append(other.copy())
    refuse_each(name, i, wrong)


def is_other_record(one: Any, array: Any) -> bool:
    """An array of records of another kind?"""
    return isinstance(one, np.ndarray) and one.dtype.fields is not None and one.dtype != array.dtype


@each_array
def test_arrays_of_another_shape_are_refused(name: str, i: int) -> None:
    array = good_call(name).given[i]
    wide = np.concatenate([array] * 2)
    wrong = [array.reshape(1, -1).copy(), array.reshape(-1, 1).copy(), array[0:1].reshape(()).copy()]
    wrong += [wide[::2], wide[::-1], wide.reshape(2, -1)[:, :1]]
    if array.size > 1:
        wrong.append(array.copy()[::-1])
    if array.size == 1:
        wrong = [one for one in wrong if one.ndim != 1 or not one.flags.c_contiguous]
    refuse_each(name, i, wrong)


@each_array
def test_arrays_that_begin_at_an_odd_address_are_refused_or_read_rightly(name: str, i: int) -> None:
    call, array = good_call(name), good_call(name).given[i]
    space = np.zeros(array.nbytes + 1, np.uint8)
    odd = space[1:].view(array.dtype)
    odd[:] = array
    args = call.args()
    args[i] = odd
    try:
        check_it_works(call, args)
    except REFUSED:
        assert odd.tobytes() == array.tobytes()


@each_array
def test_arrays_that_are_too_small_stop_the_call(name: str, i: int) -> None:
    """Or it does not need more: then plain Python gives the same."""
    call = good_call(name)
    size = call.given[i].size
    for smaller in sorted({0, 1, size // 2, max(size - 1, 0)} - {size}):
        args, expected = call.args(), call.args()
        args[i], expected[i] = args[i][:smaller], expected[i][:smaller]
        before = checksum(args)
        try:
            answer = ENTRIES[name](*args)
        except STOPPED:
            assert checksum(args) == before
            continue
        assert answer == plain(name)(*expected)
        assert checksum(args) == checksum(expected)
    check_it_works(call)


@each_array
def test_read_only_arrays_are_refused_where_they_are_written(name: str, i: int) -> None:
    call = good_call(name)
    fixed = call.given[i].copy()
    fixed.flags.writeable = False
    for array in (fixed, np.frombuffer(call.given[i].tobytes(), call.given[i].dtype)):
        args = call.args()
        args[i] = array
        if written(name, i):
            refuse(call, args, (ValueError,))
        else:
            check_it_works(call, args)


OVERLAPS = [
    (name, i, j)
    for name in NAMES
    for i, j in combinations(GoodCall(name, ()).arrays(), 2)
    if GoodCall(name, ()).arguments[i].dtype == GoodCall(name, ()).arguments[j].dtype
]


@pytest.mark.parametrize(("name", "i", "j"), OVERLAPS)
def test_the_same_memory_twice_is_refused_if_it_is_written(name: str, i: int, j: int) -> None:
    """Copies of it would not be one memory any more: what is written through one would be lost, or not seen."""
    call = good_call(name)
    one, two = call.given[i], call.given[j]
    space = np.concatenate([one, two, one])
    most, least = max(one.size, two.size), min(one.size, two.size)
    pairs = [(space[:most], space[:most])] if one.size == two.size else []
    pairs += [(space[: one.size], space[one.size - 1 :][: two.size])]
    pairs += [(space[two.size - 1 :][: one.size], space[: two.size])] if least else []
    for first, second in pairs:
        args = call.args()
        args[i], args[j] = first, second
        if written(name, i) or written(name, j):
            refuse(call, args)
        else:
            ENTRIES[name](*args)


def test_arrays_side_by_side_are_no_overlap() -> None:
    call = good_call("view")
    both, expected = np.concatenate([call.given[0], call.given[2]]), call.args()
    ENTRIES["view"](both[:1], call.given[1], both[1:])
    plain("view")(*expected)
    assert both.tobytes() == expected[0].tobytes() + expected[2].tobytes()


def test_numbers_that_call_the_engine_themselves_disturb_nothing() -> None:
    assert run_python("-m", "tests.runtime.meddling", PENULTIMA_ENGINE="wasm") == ""


@each_number
def test_an_error_of_a_number_is_passed_on_or_refused(name: str, i: int) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    call = good_call(name)
    args = call.args()
    args[i] = Meddler(call.given[i], fail)
    refuse(call, args, (ZeroDivisionError, *REFUSED))
    check_it_works(call)


@each_array
def test_an_array_that_was_changed_in_place_is_looked_at_again(name: str, i: int) -> None:
    """After a call that it was good for, with the same arrays again: another shape, then another type."""
    call = good_call(name)
    args, array = call.args(), call.given[i]
    check_it_works(call, args)
    for one, fresh in zip(args, call.args(), strict=True):
        if isinstance(one, np.ndarray):
            one[:] = fresh
    args[i].shape = (1, -1)
    refuse(call, args)
    args[i].shape = (-1,)
    args[i].dtype = np.dtype(f"V{array.itemsize}")
    refuse(call, args)
    args[i].dtype = array.dtype
    check_it_works(call, args)


RESIZED = """
import numpy as np
from penultima.rules.chance import shuffle_cards
key = np.arange(8, dtype=np.uint32)
for size in (50, 8_000_000):
    expected, cards = np.zeros(size, np.int8), np.zeros(3_000_000, np.int8)
    expected[:50] = np.arange(50)
    shuffle_cards(key, 1, expected)
    shuffle_cards(key, 1, cards)
    cards.resize(size, refcheck=False)
    cards[:50], cards[50:] = np.arange(50), 0
    shuffle_cards(key, 1, cards)
    print((cards == expected).all())
"""


def test_arrays_that_take_turns_are_each_played_in_and_looked_at() -> None:
    """A copied round is given where another one was in the call before: only its place is learned anew."""
    call = good_call("make_move")
    first, second, third = call.args(), call.args(), call.args()
    for args in (first, second):
        check_it_works(call, args)
    assert first[0] is not second[0]
    third[0].flags.writeable = False
    before = contents(third)
    with pytest.raises(ValueError, match="read-only"):
        ENTRIES["make_move"](*third)
    assert contents(third) == before
    check_it_works(call)


def test_an_array_that_was_resized_is_looked_at_again() -> None:
    """Its memory may be somewhere else, and what was there may belong to others."""
    assert run_python("-c", RESIZED, PENULTIMA_ENGINE="wasm").split() == ["True", "True"]


SIZE_MATTERS = {
    "play_rounds",
    "may_play_rounds",
    "play_bots",
    "may_play_bots",
    "step_all",
    "may_step_all",
    "first_illegal",
    "shuffle_cards",
    "find_dealer",
    "draw_for_dealer",
}
"""Where the size of an array says how much there is to do."""


@pytest.mark.parametrize("name", sorted(set(NAMES) - SIZE_MATTERS))
def test_large_arrays_are_copied_where_there_is_room_and_back(name: str) -> None:
    """Memory of the engine grows; what comes behind the first elements is as it was."""
    call = good_call(name)
    for i in call.arrays():
        array, args = call.given[i], call.args()
        args[i] = large = np.concatenate([array] * (1 + 300_000 // array.nbytes))
        rest = large[array.size :].tobytes()
        answer = ENTRIES[name](*args)
        assert large[array.size :].tobytes() == rest
        args[i] = large[: array.size]
        assert (answer, contents(args)) == plain_outcome(name)
