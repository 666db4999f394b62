"""What the program calls today what the tests of this folder need of it: the only file here that a rename touches.

The left side of each line stays as it is; the right side follows the program.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from penultima.bots.protocol import ProgramHello, ProgramMove
from penultima.cli import main as command_line
from penultima.game import Event, Move, Record, Round
from penultima.pagedata import Catalog as Shelf
from penultima.pagedata import Here, RulebookShown, TableListed
from penultima.protocol import NewTable
from penultima.protocol import read_client_message as decode_request
from penultima.protocol import read_server_message as decode_answer
from penultima.protocol import write as encode
from penultima.rules.state import OLD_NAMES
from penultima.rules.state import STATE as STATE_LAYOUT
from penultima.server.core.facts import read_fact as decode_fact
from penultima.server.core.facts import write_fact as encode_fact
from penultima.server.core.projections import seat_view, table_info
from penultima.server.core.table import Table
from penultima.server.core.table_match import unpack as unpack_state
from penultima.server.core.view_reader import ViewReader
from penultima.server.live.store import load_table, open_store

__all__ = [
    "RENAMED_FIELDS", "STATE_LAYOUT", "Event", "Here", "Move", "NewTable", "ProgramHello", "ProgramMove", "Record",
    "Round", "RulebookShown", "Shelf", "TableListed", "command_line", "decode_answer", "decode_fact", "decode_request",
    "encode", "encode_fact", "load_table", "open_store", "shown_table", "state_bytes", "unpack_state",
]  # fmt: skip

RENAMED_FIELDS: Mapping[str, str] = OLD_NAMES
"""Fields of the packed state that have another name today: the name in the fixtures, and the name now."""


def state_bytes(round_: Round) -> bytes:
    """The packed state of a round."""
    return round_.states.tobytes()


def shown_table(table: Table) -> bytes:
    """A table in the middle of a round, as the page is shown it: its last row, the table, the view of every seat."""
    assert table.match is not None
    views = [seat_view(table, seat, ViewReader()) for seat in range(table.match.players)]
    return msgspec.json.encode({"seq": table.seq, "info": table_info(table), "views": views})
