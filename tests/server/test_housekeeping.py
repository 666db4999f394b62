"""Errors that nobody has thought of: the server goes on looking after its tables, and answers what it is sent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from penultima import protocol
from tests.server.http_requests import ask
from tests.server.in_process import a_registry, table_in_play
from tests.server.server_process import ServerProcess


@pytest.mark.parametrize("method", ["check", "alive", "beat", "count"])
def test_housekeeping_and_signs_of_life_go_on_after_an_unknown_error(
    method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They ended: leases were compared no more, and other processes took this one for dead."""

    async def run() -> None:
        async with a_registry(tmp_path, lease_ms=200) as registry:
            failed, real = asyncio.Event(), getattr(registry.store, method)

            async def fail_once(*arguments: Any) -> Any:
                if not failed.is_set():
                    failed.set()
                    raise ZeroDivisionError
                return await real(*arguments)

            registry.opening._counted_at = None
            monkeypatch.setattr(registry.store, method, fail_once)
            async with asyncio.timeout(60):
                await failed.wait()
            assert registry.process in await registry.store.alive()
            seen = asyncio.Event()
            real_check = registry.store.check

            async def check() -> None:
                seen.set()
                await real_check()

            monkeypatch.setattr(registry.store, "check", check)
            async with asyncio.timeout(60):
                await seen.wait()
            assert registry.metrics.counts["failures", "ZeroDivisionError"] == 1
            beats = asyncio.Event()
            real_beat = registry.store.beat

            async def beat(process: str, life: int) -> None:
                beats.set()
                await real_beat(process, life)

            monkeypatch.setattr(registry.store, "beat", beat)
            async with asyncio.timeout(60):
                await beats.wait()
            assert registry.healthy
            monkeypatch.undo()

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine", "/api/forget", "/api/lan"])
@pytest.mark.parametrize(
    "body",
    [
        b"[" * 8000,
        b'{"token":' + b"[" * 8000,
        b'{"a":' * 1600,
        b'{"name":' + b'{"a":' * 1500 + b"1" + b"}" * 1500 + b"}",
        b'{"bots":' + b"[" * 4000 + b"]" * 4000 + b"}",
        b'{"unknown":' + b"[" * 4000 + b"]" * 4000 + b"}",
    ],
    ids=["lists", "in a key", "objects", "in a name", "in a list", "unknown"],
)
def test_deeply_nested_json_is_a_bad_message(path: str, body: bytes, served: ServerProcess) -> None:
    answer = ask(served.url, path, body)
    assert (answer.status, answer.json["code"]) in [(400, "bad-message"), (429, "slow-down")]


def test_nobody_bans_themselves_and_a_host_is_not_shut_out_by_a_ban_of_the_same_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            guests = await table_in_play(registry, 2, 1)
            for guest in guests:
                guest.messages()
            await guests[0].do(protocol.Dismiss, person=0, ban=True)
            assert guests[0].answers() == ["not-now"]
            await guests[1].do(protocol.Dismiss, person=1, ban=True)
            assert guests[1].answers() == ["only-host"]
            await guests[0].do(protocol.Dismiss, person=1, ban=True)
            assert guests[0].answers() == ["Ack"]
            await guests[0].leave()
            await guests[0].enter()
            await guests[0].do(protocol.Say, phrase="hello")
            assert guests[0].answers() == ["Ack"]

    asyncio.run(run())
