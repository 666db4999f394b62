"""All messages between client and server: two closed unions of small structs; unknown fields are refused.

A client sends `hello` first; everything else it sends is a command with an id of its own choosing. The same command
sent again has one effect and gets the same answer. The server answers a command with `ack`, `no` or, for the time
being, `held`; `news` shows everybody at the table what has happened.

Tags and keys on the wire never change, since pages, bots and other programs know them. Where an attribute reads better
under another name, `field(name=…)` gives its key on the wire. A key that a message gained later is `UNSET` where it is
left out: so older programs and newer ones write what they have in common in the same way.

fields           what messages are made of: limits, kinds of words and numbers
client_messages  what a client says
server_messages  what the server says
over_http        what is sent over HTTP about tables and keys
"""

from __future__ import annotations

from penultima.protocol.client_messages import *  # noqa: F403 (a new message has one place)
from penultima.protocol.fields import *  # noqa: F403
from penultima.protocol.over_http import *  # noqa: F403
from penultima.protocol.server_messages import *  # noqa: F403
