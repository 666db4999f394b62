"""Which values of a parameter `make test` takes, where many show the same thing; `make test-long` takes the others."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle, product
from typing import Any

import pytest


def few(every: Iterable[Any], *chosen: Any) -> list[Any]:
    """All values, those marked `long` that were not chosen; a value for several parameters is a tuple."""
    values = list(every)
    strangers = [one for one in chosen if one not in values]
    assert not strangers, f"{strangers} are none of {values}"
    return [one if one in chosen else _long(one) for one in values]


def one_of_each_edition(every: Iterable[Any]) -> list[Any]:
    """All values, those marked `long` whose edition an earlier one has: booklets of an edition differ in few settings.
    A value is a booklet, rules as text, or a tuple that begins with rules."""
    first: dict[str, Any] = {}
    values = list(every)
    for one in values:
        first.setdefault(_edition(one), one)
    return few(values, *first.values())


def pairs(many: Iterable[Any], others: Iterable[Any]) -> list[Any]:
    """Every value of one parameter with every value of another; those marked `long` with which `many` come up again.
    `make test` has each of `many` once, with a value of the other that the one before it has not."""
    many, others = list(many), list(others)
    return few(product(many, others), *zip(many, cycle(others), strict=False))


def _edition(value: Any) -> str:
    rules = value[0] if isinstance(value, tuple) else value
    return str(getattr(rules, "id", rules)).partition("/")[0]


def _long(value: Any) -> Any:
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.long)
