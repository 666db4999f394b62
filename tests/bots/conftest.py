"""What tests of bots share."""

import gc
from collections.abc import Iterator

import pytest

from tests.bots.programs import has_children


@pytest.fixture(autouse=True)
def _nothing_is_left_behind() -> Iterator[None]:
    """No child of ours, alive or dead, whatever a program did."""
    strangers = has_children()
    yield
    if has_children():
        gc.collect()
    assert strangers or not has_children()
