"""A client for tables on the network: sends each command until it is answered, whatever happens to the connection.

>>> from penultima.client import TableClient, create_table
>>> async with TableClient("http://localhost:8787", table, new_token()) as me:
...     await me.join("Ada")
"""

from penultima.client.bot_player import let_play
from penultima.client.client import (
    Refused,
    TableClient,
    create_table,
    forget_me,
    match_record,
    my_tables,
    new_token,
)
from penultima.client.view import view_of

__all__ = [
    "Refused", "TableClient", "create_table", "forget_me", "let_play", "match_record", "my_tables", "new_token",
    "view_of",
]  # fmt: skip
