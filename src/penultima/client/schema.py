"""The JSON schema of all messages, from the message types."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

import msgspec

from penultima import pagedata, protocol

SHARED = (
    protocol.NewTable, protocol.Created, protocol.Key, protocol.TableInfo, protocol.SeatInfo, protocol.PersonInfo,
    protocol.BanInfo, protocol.ShuffleInfo, protocol.SeatView, protocol.NewsItem,
)  # fmt: skip
OVER_HTTP = (
    pagedata.Here, pagedata.LanSwitch, pagedata.TableListed, pagedata.MyTable, pagedata.Erased,
    pagedata.Catalog, pagedata.EditionShown,
    pagedata.BookletShown, pagedata.SettingShown, pagedata.Clash, pagedata.RulebookShown, pagedata.ChapterShown,
    pagedata.ParagraphShown,
)  # fmt: skip
_SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


@cache
def schema() -> bytes:
    """A JSON schema of all messages."""
    types = [*protocol.CLIENT_MESSAGES, *protocol.SERVER_MESSAGES, *SHARED, *OVER_HTTP]
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for one in components.values():
        for part in one.get("properties", {}).values():
            if "enum" in part and part.get("default") not in part["enum"]:
                part.pop("default", None)  # left out by the server, and no word of its own
    from_client = [{"$ref": f"#/$defs/{one.__name__}"} for one in protocol.CLIENT_MESSAGES]
    from_server = [{"$ref": f"#/$defs/{one.__name__}"} for one in protocol.SERVER_MESSAGES]
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Penultima protocol",
        "$defs": {**components, "AnyClientMessage": {"anyOf": from_client}, "AnyServerMessage": {"anyOf": from_server}},
    }
    return (json.dumps(whole, indent=1, ensure_ascii=False) + "\n").encode()


def type_of(kind: Mapping[str, Any], named: Mapping[str, Collection[str]] | None = None) -> str:
    """A part of the schema as a type of TypeScript; a choice of words has its name if it is among those named."""
    if "$ref" in kind:
        return str(kind["$ref"].rpartition("/")[2])
    if "anyOf" in kind:
        return " | ".join(type_of(one, named) for one in kind["anyOf"])
    if "enum" in kind:
        names = (name for name, words in (named or {}).items() if set(words) == set(kind["enum"]))
        return next(names, " | ".join(json.dumps(one) for one in kind["enum"]))
    if kind.get("type") == "array":
        inner = type_of(kind["items"], named) if kind.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind.get("type") == "object":
        return "Record<string, unknown>"
    return _SIMPLE.get(str(kind.get("type")), "unknown")
