"""Garbage is looked for when nobody moves, and however busy it is, some day."""

from __future__ import annotations

from penultima.server.ops.garbage_collection import HOUR, FullCollections


def test_once_an_hour_in_a_quiet_moment() -> None:
    tidying = FullCollections(0.0)
    assert not tidying.collect_if_due(10.0, 0), "not yet"
    assert not tidying.collect_if_due(HOUR + 1, 5), "somebody has just moved"
    assert tidying.collect_if_due(HOUR + 2, 5)
    assert not tidying.collect_if_due(HOUR + 3, 5), "it was done just now"


def test_a_busy_server_is_tidied_after_six_hours() -> None:
    tidying = FullCollections(0.0)
    moments = [number * 600.0 for number in range(1, 40)]
    done = [at for number, at in enumerate(moments) if tidying.collect_if_due(at, number + 1)]
    assert done == [6 * HOUR]
