"""The protocol as others need it: a page, a JSON schema, and types for TypeScript, all from the message types."""

from __future__ import annotations

import inspect
import json
from functools import cache
from typing import Any

import msgspec

from penultima import pagedata, protocol

SHARED = (
    protocol.NewTable, protocol.Created, protocol.RoomNow, protocol.SeatNow, protocol.PersonNow, protocol.ShuffleNow,
    protocol.Look, protocol.Told,
)  # fmt: skip
OVER_HTTP = (
    pagedata.Here, pagedata.HomeDoor, pagedata.TableListed, pagedata.Shelf, pagedata.EditionShown,
    pagedata.BookletShown, pagedata.SettingShown, pagedata.Clash, pagedata.RulebookShown, pagedata.ChapterShown,
    pagedata.ParagraphShown,
)  # fmt: skip
INTRODUCTION = """# The protocol

This page is made from the message types in `src/penultima/protocol.py`; `make protocol` writes it anew, and a test
fails when it is out of date. Beside it: [a JSON schema](protocol/schema.json) and
[types for TypeScript](protocol/protocol.ts).

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

Bots in any language are clients like everybody else: they say hello with a token of their own, join, sit and play.
[examples/table_bot.py](../examples/table_bot.py) does it with the Python client,
[examples/table-bot.mjs](../examples/table-bot.mjs) with nothing but the messages of this page;
`penultima join LINK --bot expert` lets a bot of your own machine take a seat, `--bot run:COMMAND` a program as in
[bots](bots.md).

| over HTTP | |
|---|---|
| `POST /api/tables` | opens a table: `NewTable` → `Created` |
| `GET /api/tables` | tables that want to be found: a list of `TableListed` |
| `GET /api/tables/CODE/record` | the record of the last match: what is over and revealed |
| `GET /api/shelf` | editions, booklets, settings, levels of bots: `Shelf`; kept by its ETag |
| `GET /api/rulebook?rules=…&lang=fr` | the rulebook of a table in words: `RulebookShown`; kept by its ETag |
| `GET /api/here` | where the page is shown, is the engine warm, how others get here: `Here` |
| `POST /api/lan` | opens or closes the home network, for who sits at the server's machine: `HomeDoor` → `Here` |
| `GET /api/qr?text=LINK` | a link of this server as a picture |

What is refused is answered with `no` (without `cmd`) and a status from 400 on.

| close code | means | come back? |
|---|---|---|
| 1009 | a frame longer than 8 KiB | no |
| 1012, 1013 | restarting, or warming up: `bye` says when to come back | yes |
| 4400 | a message that is none | no |
| 4403 | a page of another origin (before the handshake: HTTP 403) | no |
| 4404 | no such table | no |
| 4408 | no hello in time | yes |
| 4410 | the host has closed the home network | no |
| 4413 | too slow a reader | yes, with `since` |
| 4429 | too many messages | later |
| 4503 | too many connections | later |
"""


@cache
def schema() -> bytes:
    """A JSON schema of all messages."""
    types = [*protocol.REQUESTS, *protocol.ANSWERS, *SHARED, *OVER_HTTP]
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    requests = [{"$ref": f"#/$defs/{one.__name__}"} for one in protocol.REQUESTS]
    answers = [{"$ref": f"#/$defs/{one.__name__}"} for one in protocol.ANSWERS]
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Penultima protocol",
        "$defs": {**components, "AnyRequest": {"anyOf": requests}, "AnyAnswer": {"anyOf": answers}},
    }
    return (json.dumps(whole, indent=1, ensure_ascii=False) + "\n").encode()


def typescript() -> str:
    """The same as TypeScript types."""
    defs = json.loads(schema())["$defs"]
    lines = ["// Made from src/penultima/protocol.py by `make protocol`; do not edit.", ""]
    for name, one in defs.items():
        if "properties" in one:
            lines += [f"export interface {name} {{"]
            needed = set(one.get("required", []))
            for field, kind in one["properties"].items():
                lines.append(f"  {field}{'' if field in needed else '?'}: {_typescript(kind)};")
            lines += ["}", ""]
        else:
            lines += [f"export type {name} = {_typescript(one)};", ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def _typescript(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"].rpartition("/")[2])
    if "anyOf" in kind:
        return " | ".join(_typescript(one) for one in kind["anyOf"])
    if "enum" in kind:
        return " | ".join(json.dumps(one) for one in kind["enum"])
    if kind.get("type") == "array":
        inner = _typescript(kind["items"]) if kind.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind.get("type") == "object":
        return "Record<string, unknown>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind.get("type")), "unknown"
    )


def page() -> str:
    """The protocol as a page."""
    parts = [INTRODUCTION]
    for title, types in (("What a client says", protocol.REQUESTS), ("What the server says", protocol.ANSWERS)):
        parts += [f"## {title}\n", *(_section(one, f"`{one.__struct_config__.tag}`") for one in types)]
    parts += ["## What messages are made of\n", *(_section(one, f"`{one.__name__}`") for one in SHARED)]
    parts += ["## What the page asks for over HTTP\n", *(_section(one, f"`{one.__name__}`") for one in OVER_HTTP)]
    return "\n".join(parts)


def _section(kind: type[msgspec.Struct], title: str) -> str:
    told = inspect.cleandoc(kind.__doc__ or "")
    lines = [f"### {title}\n", f"{told}\n"]
    fields = msgspec.inspect.type_info(kind).fields  # type: ignore[attr-defined]
    if fields:
        lines += ["| field | | |", "|---|---|---|"]
    described = json.loads(schema())["$defs"][kind.__name__]["properties"]
    for field in fields:
        shape = described[field.encode_name]
        needed = "" if field.required else "optional"
        lines.append(f"| `{field.encode_name}` | {_cell(_typescript(shape))} | {needed} {_bounds(shape)} |")
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


def main() -> None:
    """Write all three into docs."""
    from pathlib import Path  # noqa: PLC0415 (only here)

    docs = Path("docs")
    (docs / "protocol").mkdir(exist_ok=True)
    (docs / "protocol.md").write_text(page(), "utf-8")
    (docs / "protocol" / "schema.json").write_bytes(schema())
    (docs / "protocol" / "protocol.ts").write_text(typescript(), "utf-8")


if __name__ == "__main__":
    main()
