"""What a client does when a server breaks its promises about the shuffle: it gives nothing more, and says so."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from penultima.client.shuffling import ShuffleSecrets
from penultima.game.fair import Shuffler
from penultima.game.fair.findings import Refuted
from penultima.protocol import Commit, Give, ShuffleInfo

MATCH = "abcdefgh/1"


def info(shuffler: Shuffler) -> ShuffleInfo:
    """What a server shows of the deal being made."""
    sealed = shuffler.deal.stage == "sealed"
    return ShuffleInfo(
        match=MATCH,
        anchor=shuffler.transcript.anchor,
        number=shuffler.number,
        stage=shuffler.deal.stage,
        wanted=list(shuffler.waiting),
        transcript=shuffler.transcript if sealed else None,
    )


def commit(shuffler: Shuffler, mine: ShuffleSecrets) -> None:
    """A deal up to its seal."""
    shuffler.ask({0})
    command = mine.due(info(shuffler), 0)
    assert isinstance(command, Commit)
    shuffler.commit(0, bytes.fromhex(command.value))
    shuffler.seal()


def give(shuffler: Shuffler, mine: ShuffleSecrets) -> Give:
    command = mine.due(info(shuffler), 0)
    assert isinstance(command, Give)
    return command


def honest(shuffler: Shuffler, mine: ShuffleSecrets) -> None:
    """A whole round as it should be."""
    commit(shuffler, mine)
    command = give(shuffler, mine)
    shuffler.contribute(0, bytes.fromhex(command.value))
    mine.acknowledged(command.cmd)
    shuffler.settle()
    shuffler.finish(["0 draw"])


def looked_and_threw_away(shuffler: Shuffler, mine: ShuffleSecrets) -> None:
    commit(shuffler, mine)
    command = give(shuffler, mine)
    shuffler.contribute(0, bytes.fromhex(command.value))
    shuffler.abort()


def took_it_and_denied_it(shuffler: Shuffler, mine: ShuffleSecrets) -> None:
    commit(shuffler, mine)
    mine.acknowledged(give(shuffler, mine).cmd)
    shuffler.abort()


def denied_it_twice(shuffler: Shuffler, mine: ShuffleSecrets) -> None:
    for _ in range(2):
        commit(shuffler, mine)
        give(shuffler, mine)
        shuffler.abort()


def changed_the_past(shuffler: Shuffler, mine: ShuffleSecrets) -> None:
    honest(shuffler, mine)
    first = shuffler.transcript.deals[0]
    other = msgspec.structs.replace(
        first, parts=(first.parts[0], msgspec.structs.replace(first.parts[1], mark="absent"))
    )
    shuffler.transcript = msgspec.structs.replace(shuffler.transcript, deals=(other,))


@pytest.mark.parametrize(
    ("cheat", "why"),
    [
        (looked_and_threw_away, Refuted.ABORTED),
        (took_it_and_denied_it, Refuted.ABORTED),
        (denied_it_twice, Refuted.ABORTED),
        (changed_the_past, Refuted.SEEN),
    ],
)
def test_to_a_server_that_cheats_nothing_more_is_given(
    cheat: Callable[[Shuffler, ShuffleSecrets], None], why: Refuted
) -> None:
    shuffler, mine = Shuffler.begin(MATCH, "classic/en", 2, root=b"\7" * 32), ShuffleSecrets()
    honest(shuffler, mine)
    shuffler, mine = Shuffler.begin(MATCH, "classic/en", 2, root=b"\7" * 32), ShuffleSecrets()
    cheat(shuffler, mine)
    commit(shuffler, mine)
    assert mine.due(info(shuffler), 0) is None
    assert mine.doubts == {MATCH: why}
    shuffler.settle()
    shuffler.finish([])
    shuffler.ask({0})
    assert mine.due(info(shuffler), 0) is None, "not even a commitment, for the rest of the match"


def test_an_honest_server_is_not_doubted() -> None:
    """Also if a contribution came too late now and then, and if the person sits elsewhere meanwhile."""
    shuffler, mine = Shuffler.begin(MATCH, "classic/en", 2, root=b"\7" * 32), ShuffleSecrets()
    honest(shuffler, mine)
    commit(shuffler, mine)
    give(shuffler, mine)
    shuffler.abort()
    for _ in range(3):
        honest(shuffler, mine)
    commit(shuffler, mine)
    give(shuffler, mine)
    shuffler.abort()
    for _ in range(3):
        honest(shuffler, mine)
    shuffler.ask({1})
    command = mine.due(info(shuffler), 1)
    assert isinstance(command, Commit)
    shuffler.commit(1, bytes.fromhex(command.value))
    shuffler.seal()
    assert isinstance(mine.due(info(shuffler), 1), Give)
    assert mine.doubts == {}
