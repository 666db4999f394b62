"""A match that began by older rules and was played on after an upgrade keeps its record, live and archived."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from penultima.game import Record
from penultima.game.card import CARDS
from penultima.game.fair.findings import Noted, Verdict
from penultima.game.fair.verify import verify
from penultima.rules.version import RULES_VERSION
from penultima.server.core import facts
from penultima.server.core.facts import Row
from penultima.server.core.table import Table
from penultima.server.core.table_match import LAYOUT, changed_state, digest, unpack
from penultima.server.live.store import Append, Fate, open_store
from penultima.server.live.store.row_columns import rechained
from penultima.server.ops.archive import Records, archive_unused
from tests.server.offline_table import OfflineTable, any_move

KINDS = {card.text: kind for kind, card in enumerate(CARDS)}
BATTLE_DRAWS = "drew {} battle {}"
TWO_DAYS = 2 * 86_400_000


def as_before(table: Table, row: Row) -> Row | None:
    """The row as the rules of version 1 wrote it, if they played this move otherwise: the loser of a battle drew before
    a winner without cards did (X22, X24)."""
    won = [text.split()[1:] for text in row.events if text.startswith("won_battle")]
    drew = [text.split() for text in row.events if text.startswith("drew") and text.split()[2] == "battle"]
    if not won or [one[1] for one in drew] != won[0]:
        return None
    (winner, loser), cards = won[0], [card for one in drew for card in one[3:]]
    split = len(drew[1]) - 3
    taken = {winner: cards[split:], loser: cards[:split]}
    state = unpack(row.state or changed_state(table.logged_state, row.change))
    for _, seat, _, *today in drew:
        for card in today:
            state["hands"][0, int(seat), KINDS[card]] -= 1
        for card in taken[seat]:
            state["hands"][0, int(seat), KINDS[card]] += 1
    kept = [text for text in row.events if " battle " not in text]
    events = [*kept, *(BATTLE_DRAWS.format(seat, " ".join(taken[seat])) for seat in (loser, winner))]
    packed = state.tobytes()
    old = msgspec.structs.replace(row, events=events, version="before", state=packed, change=b"", digest=digest(packed))
    return rechained(old, table.chain)


def spanning_match(seed: int) -> OfflineTable:
    """A match that was played by the older rules up to a battle that they settle otherwise, and then by those of
    today."""
    offline = OfflineTable(people=3, grace=0, catching=0, rules="battle/en +target=200", root=f"{seed:064x}")
    offline.start()
    chance = Random(seed)
    while offline.table.status != "over":
        if offline.table.status != "playing":
            offline.write(facts.Wanted())
            offline.shuffle()
        before = offline.table
        move = any_move(offline, chance, lambda move: move != "draw") or any_move(offline, chance)
        assert move is not None
        offline.write(facts.Moved(*move))
        old = None if offline.table.replay_differences else as_before(before, offline.rows[-1])
        if old is not None:
            offline.rows[-1] = old
            offline.table = before.replayed(old, {"before": LAYOUT})
    return offline


@pytest.mark.parametrize("seed", [4, 6, 9, 13])
def test_a_match_that_spans_a_changed_rule_has_a_record_that_nothing_contradicts(seed: int, tmp_path: Path) -> None:
    offline = spanning_match(seed)
    assert offline.table.replay_differences == 1, "one battle was settled otherwise"

    async def run() -> tuple[bytes | None, bytes | None]:
        store = open_store(str(tmp_path / "log.sqlite"))
        await store.open()
        assert await store.append(Append(tuple(offline.rows))) is Fate.DONE
        live = await Records(store).of_match(offline.table.id)
        assert await archive_unused(store, offline.now + TWO_DAYS, 1) == 1
        archived = await Records(store).of_match(offline.table.id)
        await store.close()
        return live, archived

    live, archived = asyncio.run(run())
    assert live
    assert live == archived
    record = Record.decode(live)
    assert record.played_by == RULES_VERSION - 1
    assert sum(len(one.moves) for one in record.rounds) == sum(
        isinstance(row.fact, facts.Moved) for row in offline.rows
    )
    assert record.winners
    found = verify(record)
    assert found.verdict is Verdict.NO_PROOF
    assert found.findings[0].code is Noted.RULES


def test_one_that_the_older_rules_played_no_otherwise_is_proven() -> None:
    """Another version has written the log, and no ruling that changed was met: everything is proven as ever."""
    offline = OfflineTable(people=3, grace=0, catching=0, rules="classic/en +match=round")
    offline.start()
    chance = Random(1)
    while offline.table.status != "over":
        move = any_move(offline, chance, lambda move: move != "draw") or any_move(offline, chance)
        assert move is not None
        before = offline.table
        offline.write(facts.Moved(*move))
        if len(offline.rows) < 30:
            stood = offline.table.logged_state
            row = msgspec.structs.replace(offline.rows[-1], version="before", state=stood, change=b"")
            offline.rows[-1] = row
            offline.table = before.replayed(row, {"before": LAYOUT})
    match, shuffler = offline.table.match, offline.table.shuffler
    assert match is not None
    assert shuffler is not None
    assert not offline.table.replay_differences
    assert verify(Record.of(match, shuffler.transcript)).verdict is Verdict.PROVEN
