"""The last rows of a table: shared between tables that follow each other, and never mixed up."""

from __future__ import annotations

from penultima.server.core.recent_rows import MAX_ROWS, RecentRows
from tests.server.test_stores import row


def test_a_tail_is_as_it_was_when_another_follows() -> None:
    one = RecentRows().with_row(row("a", 1))
    two = one.with_row(row("a", 2))
    assert [each.seq for each in one] == [1]
    assert [each.seq for each in two] == [1, 2]


def test_a_row_that_was_never_written_is_in_nobodys_way() -> None:
    one = RecentRows().with_row(row("a", 1))
    tried = one.with_row(row("a", 2))
    written = one.with_row(row("a", 2, "other"))
    after = written.with_row(row("a", 3))
    assert [each.cmd for each in after] == [one[0].cmd, "other", after[-1].cmd]
    assert [each.seq for each in tried] == [1, 2]
    assert tried != written
    assert tried == one.with_row(row("a", 2))


def test_it_keeps_the_last_rows_only() -> None:
    tail, kept = RecentRows(), []
    for seq in range(1, 4 * MAX_ROWS):
        tail = tail.with_row(row("a", seq))
        kept.append(tail)
    assert [each.seq for each in tail] == list(range(3 * MAX_ROWS, 4 * MAX_ROWS))
    assert len(tail) == MAX_ROWS
    assert [one[-1].seq for one in kept] == list(range(1, 4 * MAX_ROWS))
    assert all(one[0].seq == max(1, one[-1].seq - MAX_ROWS + 1) for one in kept[:: MAX_ROWS // 7])
