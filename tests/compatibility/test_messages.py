"""What client and server say to each other keeps its names: every message is read and written as it was."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.compatibility.stored import read_bytes, read_lines
from tests.compatibility.today import (
    Here,
    NewTable,
    RulebookShown,
    Shelf,
    TableListed,
    decode_answer,
    decode_request,
    encode,
)

REQUESTS, ANSWERS = read_lines("requests.jsonl"), read_lines("answers.jsonl")
SESSION = [json.loads(line) for line in read_lines("session.jsonl.xz")]
DO = {
    "hello", "ping", "join", "sit", "stand", "bot", "remove", "host", "public", "options", "start", "next", "rematch",
    "play", "commit", "give", "say", "assist",
}  # fmt: skip
IS = {"welcome", "news", "ack", "no", "held", "pong", "bye"}
OPTIONAL = {"version", "token", "since", "n", "seat", "rules", "seats", "pace", "chat", "grace", "catching", "leaving",
            "phrase", "text", "uno", "time"}  # fmt: skip
"""What a client may leave out."""


@pytest.mark.parametrize("line", REQUESTS, ids=[json.loads(line)["do"] for line in REQUESTS])
def test_every_request_is_read_and_written_as_it_was(line: bytes) -> None:
    assert encode(decode_request(line)) == line


@pytest.mark.parametrize("line", REQUESTS, ids=[json.loads(line)["do"] for line in REQUESTS])
def test_what_may_be_left_out_of_a_request_is_understood_without(line: bytes) -> None:
    defaults = {"version": 1, "n": 0, "uno": False, "time": False}
    short = {
        name: value
        for name, value in json.loads(line).items()
        if name not in OPTIONAL or value not in (None, defaults.get(name))
    }
    assert decode_request(json.dumps(short).encode()) == decode_request(line)


@pytest.mark.parametrize("line", ANSWERS, ids=[json.loads(line)["is"] for line in ANSWERS])
def test_every_answer_is_read_and_written_as_it_was(line: bytes) -> None:
    assert encode(decode_answer(line)) == line


@pytest.mark.parametrize("line", read_lines("requests-2.jsonl"), ids=lambda line: json.loads(line)["do"])
def test_every_request_that_came_later_is_read_and_written_as_it_was(line: bytes) -> None:
    assert encode(decode_request(line)) == line


def test_the_messages_have_the_tags_that_others_know() -> None:
    assert {json.loads(line)["do"] for line in REQUESTS} == DO
    assert {json.loads(line)["is"] for line in ANSWERS} == IS


def test_a_whole_session_holds_every_tag() -> None:
    assert {line["send"]["do"] for line in SESSION if "on" in line and "send" in line} == DO
    assert {line["got"]["is"] for line in SESSION if "on" in line and "got" in line} == IS


def test_every_message_of_a_session_is_read_and_written_as_it_was() -> None:
    for line in SESSION:
        if "on" in line and "got" in line:
            assert json.loads(encode(decode_answer(json.dumps(line["got"])))) == line["got"]


def test_every_command_of_a_session_is_understood() -> None:
    sent = [line["send"] for line in SESSION if "on" in line and "send" in line]
    for message in sent:
        written = json.loads(encode(decode_request(json.dumps(message))))
        assert message.items() <= written.items()


def test_every_greeting_is_read_and_written_as_it_was() -> None:
    for line in read_lines("welcomes.jsonl.xz"):
        welcome = json.loads(line)["welcome"]
        assert json.loads(encode(decode_answer(json.dumps(welcome)))) == welcome


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("lobby.json", list[TableListed]), ("here.json", Here), ("shelf.json.xz", Shelf),
        ("rulebook.json.xz", RulebookShown),
    ],
)  # fmt: skip
def test_what_the_page_asks_for_is_read_and_written_as_it_was(name: str, kind: type) -> None:
    text = read_bytes(name)
    assert json.loads(encode(msgspec.json.decode(text, type=kind))) == json.loads(text)


def test_the_wish_for_a_table_is_read_and_written_as_it_was() -> None:
    wishes = [line["send"] for line in SESSION if line.get("http") == "POST /api/tables" and line["status"] == 201]
    assert wishes
    for wish in wishes:
        written = json.loads(encode(msgspec.json.decode(json.dumps(wish), type=NewTable)))
        assert wish.items() <= written.items()
        assert set(written) == {"cmd", "token", "name", "rules", "seats", "bots", "pace", "public", "chat", "grace",
                                "catching", "leaving"}  # fmt: skip
