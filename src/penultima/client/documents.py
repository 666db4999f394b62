"""The protocol as a page for those who write clients, made from the message types."""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec

from penultima import protocol
from penultima.client.schema import OVER_HTTP, SHARED, schema, type_of
from penultima.close_codes import CloseCode

INTRODUCTION = """# The protocol

This page is made from the message types in `src/penultima/protocol/`; `make generated` writes it anew, and a test
fails when it is out of date. Beside it: [a JSON schema](protocol/schema.json) and
[types for TypeScript](../web/src/generated/protocol.ts).

Messages are JSON objects in text frames of one WebSocket, `/ws`, at most 8 KiB each from a client. A client's message
names itself in `do`, a server's in `is`. Unknown fields are refused; fields that have their default are left out by the
server and may be left out by a client.

1. `POST /api/tables` opens a table (`NewTable`, answered by `Created`). Who has a link or a code needs no such thing.
2. The first message is `hello`, with the table's code and, to be somebody, a token: a secret that the client makes
   itself (32 random bytes as base64url are good) and keeps. The server keeps only its hash. It answers `welcome`: the
   table as it stands for this seat, and what was missed since row `since`.
3. Everything else is a command with an id (`cmd`) of the client's choosing. It is answered by `ack` once it is safe on
   disk, or by `no`. Not answered, or connection lost: connect again and send the *same* command with the same id, as
   often as needed. It has one effect and one answer.
4. `news` tells everybody what happened: rows of the table's log, and the table after them as this seat sees it.
5. `play` names the question it answers (`decision`, from `look`). A click that comes too late is refused (`late`) and
   never becomes an answer to the next question. Moves, cards and events are written as in [notation](notation.md).
6. While somebody owes UNO the next turn's move is `held`: first a grace in which nobody can catch, then a time in which
   everybody can. It is done by itself when that is settled.
7. `commit` and `give` are a person's part in the shuffle ([fairness](fairness.md)).

8. While a table is waiting, before the first match and before each rematch, its host may change what is played:
   `options`. What is in force is always in `room`.

9. The host has powers at any time: `dismiss`, `unban`, `mute`, `remove` and `bot` (in a person's place), `pause` and
   `resume`, `host`. Everybody has some over their own: `sit` in place of a bot, `tap`, `leave`. While servers are
   being upgraded, what an older one of them would not understand is refused for a moment (`upgrading`).

Bots in any language are clients like everybody else: they say hello with a token of their own, join, sit and play.
[examples/table_bot.py](../examples/table_bot.py) does it with the Python client,
[examples/table-bot.mjs](../examples/table-bot.mjs) with nothing but the messages of this page;
`penultima join LINK --bot expert` lets a bot of your own machine take a seat, `--bot run:COMMAND` a program as in
[bots](bots.md).

| over HTTP | |
|---|---|
| `POST /api/tables` | opens a table: `NewTable` → `Created` |
| `GET /api/tables` | tables that want to be found: a list of `TableListed` |
| `GET /api/tables/CODE/record` | the record of the last match, or of the one of `?match=1`: what is over and revealed |
| `POST /api/mine` | the tables that a key is known at: `Key` → a list of `MyTable` |
| `POST /api/forget` | deletes name, words and key from all of them: `Key` → `Erased` |
| `GET /api/shelf` | editions, booklets, settings, levels of bots: `Catalog`; kept by its ETag |
| `GET /api/rulebook?rules=…&lang=fr` | the rulebook of a table in words: `RulebookShown`; kept by its ETag |
| `GET /api/here` | where the page is shown, how others get here: `Here` |
| `POST /api/lan` | opens or closes the home network, for who sits at the server's machine: `HomeDoor` → `Here` |
| `GET /api/qr?text=LINK` | a link of this server as a picture |

What is refused is answered with `no` (without `cmd`) and a status from 400 on.
"""


def page() -> str:
    """The protocol as a page."""
    parts = [INTRODUCTION, _close_codes()]
    for title, types in (
        ("What a client says", protocol.CLIENT_MESSAGES),
        ("What the server says", protocol.SERVER_MESSAGES),
    ):
        parts += [f"## {title}\n", *(_section(one, f"`{one.__struct_config__.tag}`") for one in types)]
    parts += ["## What messages are made of\n", *(_section(one, f"`{one.__name__}`") for one in SHARED)]
    parts += ["## What the page asks for over HTTP\n", *(_section(one, f"`{one.__name__}`") for one in OVER_HTTP)]
    return "\n".join(parts)


def _close_codes() -> str:
    rows = [f"| {int(code)} | {code.meaning} | {code.come_back} |" for code in CloseCode]
    return "\n".join(["| close code | means | come back? |", "|---|---|---|", *rows]) + "\n"


def _section(kind: type[msgspec.Struct], title: str) -> str:
    description = inspect.cleandoc(kind.__doc__ or "")
    lines = [f"### {title}\n", f"{description}\n"]
    fields = msgspec.inspect.type_info(kind).fields  # type: ignore[attr-defined]
    if fields:
        lines += ["| field | | |", "|---|---|---|"]
    described = json.loads(schema())["$defs"][kind.__name__]["properties"]
    for field in fields:
        shape = described[field.encode_name]
        needed = "" if field.required else "optional"
        lines.append(f"| `{field.encode_name}` | {_cell(type_of(shape))} | {needed} {_bounds(shape)} |")
    return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return f"`{text}`".replace(" | ", "` or `")


def _bounds(shape: dict[str, Any]) -> str:
    """What a value must keep to."""
    one = next((part for part in shape.get("anyOf", []) if part.get("type") != "null"), shape)
    bounds = []
    if "minimum" in one:
        bounds.append(f"{one['minimum']} to {one['maximum']}")
    if "maxLength" in one:
        bounds.append(f"at most {one['maxLength']} letters")
    if "pattern" in one:
        bounds.append(f"`{one['pattern']}`")
    return ", ".join(bounds)
