"""The tags of messages and stored facts, written out once more: programs and databases know them, so they never change,
whatever the classes are called."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import msgspec

from penultima import protocol
from penultima.server.core import facts
from penultima.server.core.command_handlers import HANDLERS
from penultima.server.core.fact_effects import APPLY
from penultima.text.languages import LANGUAGES
from tests.text.catalog import catalog

CLIENT_MESSAGES = {
    "Hello": "hello", "Ping": "ping", "Join": "join", "Sit": "sit", "Stand": "stand", "SeatBot": "bot",
    "Remove": "remove", "Host": "host", "Public": "public", "Options": "options", "Start": "start", "Next": "next",
    "Rematch": "rematch", "Play": "play", "Commit": "commit", "Give": "give", "Say": "say", "Assist": "assist",
    "Dismiss": "dismiss", "Mute": "mute", "Pause": "pause", "Resume": "resume", "Tap": "tap", "Leave": "leave",
    "Unban": "unban",
}  # fmt: skip
SERVER_MESSAGES = {
    "Welcome": "welcome", "News": "news", "Ack": "ack", "No": "no", "Held": "held", "Pong": "pong", "Bye": "bye",
}  # fmt: skip
FACTS = {
    "Opened": "opened", "Joined": "joined", "Sat": "sat", "Stood": "stood", "Seated": "seated", "Removed": "removed",
    "Handed": "handed", "Listed": "listed", "Changed": "changed", "Assisted": "assisted", "Started": "started",
    "Wanted": "wanted", "Committed": "committed", "Sealed": "sealed", "Aborted": "aborted", "Given": "given",
    "Dealt": "dealt", "Moved": "moved", "Back": "back", "Left": "left", "Said": "said", "Rematched": "rematched",
    "Replaced": "replaced", "Dismissed": "dismissed", "Forgotten": "forgotten", "Muted": "muted",
    "Unmuted": "unmuted", "Paused": "paused", "Resumed": "resumed", "Paced": "paced", "Tapped": "tapped",
    "Unbanned": "unbanned",
}  # fmt: skip


def tags(union: object, tag_field: str) -> dict[str, object]:
    """The tag of each class of a union, all of which must be under this key."""
    classes: tuple[type[msgspec.Struct], ...] = get_args(union)
    assert {one.__struct_config__.tag_field for one in classes} == {tag_field}
    return {one.__name__: one.__struct_config__.tag for one in classes}


def check(found: dict[str, object], listed: Mapping[str, object], where: str) -> None:
    """The same tags here and there, or a sentence that says which place lacks what."""
    assert set(found) >= set(listed), f"{where} lacks {set(listed) - set(found)}"
    assert set(found) <= set(listed), f"tests/server/test_tags.py lacks {set(found) - set(listed)} of {where}"
    assert found == listed


def test_client_messages() -> None:
    check(tags(protocol.AnyClientMessage, "do"), CLIENT_MESSAGES, "AnyClientMessage in protocol/client_messages.py")


def test_server_messages() -> None:
    check(tags(protocol.AnyServerMessage, "is"), SERVER_MESSAGES, "AnyServerMessage in protocol/server_messages.py")


def test_facts() -> None:
    check(tags(facts.AnyFact, "k"), FACTS, "AnyFact in server/core/facts.py")
    for fact in get_args(facts.AnyFact):
        assert fact in APPLY, f"server/core/fact_effects.py does not say how {fact.__name__} changes a table"


def test_every_command_is_handled() -> None:
    with_more_arguments = {protocol.Join, protocol.Play}
    for command in protocol.CLIENT_MESSAGES:
        handled = command in HANDLERS or command in with_more_arguments or not issubclass(command, protocol.Command)
        assert handled, f"server/core/command_handlers.py has no handler for {command.__name__}"


def test_every_fact_but_a_move_is_a_kind_of_news() -> None:
    facts_shown, kinds = set(FACTS.values()) - {"moved"}, set(get_args(protocol.NewsKind))
    assert facts_shown <= kinds, f"NewsKind in protocol/fields.py lacks {facts_shown - kinds}"
    assert facts_shown >= kinds, f"server/core/facts.py has no fact for the news {kinds - facts_shown}"


def test_the_page_knows_every_kind_of_news() -> None:
    """The compiler of the page says the same; here it is said without Node."""
    web = Path(__file__).parents[2] / "web" / "src" / "text" / "log.ts"
    listed = re.search(r"SILENT[^=]*= \[(.*?)\n\];", web.read_text("utf-8"), re.DOTALL)
    assert listed is not None
    kinds, silent = set(get_args(protocol.NewsKind)), set(re.findall(r'^  "(\w+)",', listed[1], re.MULTILINE))
    assert silent <= kinds, f"SILENT in web/src/text/log.ts has {silent - kinds}, which are no news"
    for language in LANGUAGES:
        unsaid = kinds - silent - catalog(language)["page-news"].selected["what"]
        assert not unsaid, f"page-news in text/messages/{language}/page.ftl lacks {unsaid}"
