"""What `make test` leaves to `make test-long` is marked, and nothing is lost between the two."""

import pytest

from tests.choosing import few, one_of_each_edition, pairs


def test_what_was_not_chosen_is_long() -> None:
    found = few({"classic": 1, "scary": 2, "battle": 3}, "scary")
    told = [one if isinstance(one, str) else (*one.values, *(mark.name for mark in one.marks)) for one in found]
    assert told == [("classic", "long"), "scary", ("battle", "long")]


def test_a_value_of_several_parameters_stays_one() -> None:
    chosen, other = few([("desk", 1), ("phone", 2)], ("desk", 1))
    assert chosen == ("desk", 1)
    assert other.values == ("phone", 2)


def test_a_choice_that_is_none_is_noticed() -> None:
    with pytest.raises(AssertionError, match="basic"):
        few(["classic"], "basic")


def quick(values: list[object]) -> list[object]:
    """Those that `make test` takes."""
    return [one for one in values if not hasattr(one, "marks")]


def test_one_booklet_of_each_edition_is_chosen() -> None:
    printed = ["scary/fr", "scary/es", "battle/fr", "battle/fr +hand=2", "scary/it"]
    assert quick(one_of_each_edition(printed)) == ["scary/fr", "battle/fr"]
    assert len(one_of_each_edition(printed)) == len(printed)
    assert quick(one_of_each_edition([("scary/fr", 2), ("scary/es", 3)])) == [("scary/fr", 2)]


def test_each_of_many_is_chosen_once_with_others_in_turn() -> None:
    found = pairs("abc", [1, 2])
    assert quick(found) == [("a", 1), ("b", 2), ("c", 1)]
    assert len(found) == 6
