"""How many moves a second a server bears: its own load generator, on the other core.

    python bench/server_load.py --tables 1000 --seats 4 --rate 1000 --seconds 20 [--database postgresql://…]

Every table has only people, all connected from here. Whoever is asked answers when the rate allows. Measured is the
time from the moment a move is sent until the last of the table's connections has read the news of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import deque
from pathlib import Path
from random import Random

import msgspec
import psutil
from websockets.asyncio.client import connect

from penultima.client import create_table, new_token


class MiniLook(msgspec.Struct):
    decision: int
    phase: str
    turn: int | None = None
    seat: int | None = None
    moves: list[str] = []


class MiniRoom(msgspec.Struct):
    status: str


class Mini(msgspec.Struct):
    """As much of an answer as the generator needs."""

    seq: int = 0
    cmd: str = ""
    code: str = ""
    look: MiniLook | None = None
    room: MiniRoom | None = None


read = msgspec.json.Decoder(Mini).decode
KIND = re.compile(rb'"is":"(\w+)"')


class Load:
    """All tables, the moves that wait to be made, and the times that were measured."""

    def __init__(self, url: str, tables: int, seats: int) -> None:
        self.url = url
        self.seats = seats
        self.tables = tables
        self.sockets: list[list[object]] = [[] for _ in range(tables)]
        self.codes: list[str] = []
        self.ready: deque[tuple[int, int, str]] = deque()
        self.sent: dict[tuple[int, str], float] = {}
        self.rows: dict[tuple[int, int], list[float]] = {}
        self.times: list[float] = []
        self.acks: list[float] = []
        self.refused = 0
        self.measuring = False
        self.chance = Random(1)
        self.numbers = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        limit = asyncio.Semaphore(50)

        async def one(table: int) -> None:
            async with limit:
                tokens = [new_token() for _ in range(self.seats)]
                wish = {"rules": "classic/en +match=round", "seats": self.seats, "grace": 0, "catching": 0}
                made = await asyncio.to_thread(create_table, self.url, token=tokens[0], **wish)
                for seat, token in enumerate(tokens):
                    await self._connect(table, made.table, seat, token)

        await asyncio.gather(*(one(table) for table in range(self.tables)))

    async def _connect(self, table: int, code: str, seat: int, token: str) -> None:
        url = self.url.replace("http", "ws") + "/ws"
        socket = await connect(url, compression=None, max_size=None, ping_interval=None, open_timeout=60)
        self.sockets[table].append(socket)
        await socket.send(json.dumps({"do": "hello", "table": code, "token": token}))
        await socket.recv()
        if seat:
            await self._told(socket, {"do": "join", "cmd": "j", "name": f"P{seat}"})
            await self._told(socket, {"do": "sit", "cmd": "s"})
        self.tasks.append(asyncio.create_task(self._listen(table, seat, socket)))

    async def _told(self, socket: object, command: dict[str, object]) -> None:
        await socket.send(json.dumps(command))  # type: ignore[attr-defined]
        while (answer := read(await socket.recv())).cmd != command["cmd"]:  # type: ignore[attr-defined]
            pass
        if answer.code:
            raise RuntimeError(answer.code)

    async def _listen(self, table: int, seat: int, socket: object) -> None:
        async for text in socket:  # type: ignore[attr-defined]
            now = time.perf_counter()
            answer = read(text)
            if answer.cmd:
                self._answered(table, answer, now)
                continue
            if not answer.seq:
                continue
            self._seen(table, answer.seq, now)
            self._next(table, seat, answer)

    def _answered(self, table: int, answer: Mini, now: float) -> None:
        started = self.sent.pop((table, answer.cmd), None)
        if answer.code:
            self.refused += 1
        elif started is not None:
            if self.measuring:
                self.acks.append(now - started)
            self.rows.setdefault((table, answer.seq), []).append(-started)

    def _seen(self, table: int, seq: int, now: float) -> None:
        """Once all of a table have read a row, the time since its move was sent counts."""
        marks = self.rows.setdefault((table, seq), [])
        marks.append(now)
        if len(marks) == self.seats + 1 or (len(marks) == self.seats and min(marks) > 0):
            del self.rows[table, seq]
            if self.measuring and min(marks) < 0:
                self.times.append(max(marks) + min(marks))

    def _next(self, table: int, seat: int, answer: Mini) -> None:
        look, status = answer.look, answer.room.status if answer.room else "playing"
        if seat == 0 and status == "over":
            self.ready.append((table, seat, json.dumps({"do": "rematch", "cmd": self._cmd()})))
        elif seat == 0 and status == "waiting" and look is not None:
            self.ready.append((table, seat, json.dumps({"do": "start", "cmd": self._cmd()})))
        elif look is not None and look.turn == look.seat and look.turn is not None and status == "playing":
            plays = [move for move in look.moves if move != "uno" and not move.startswith("catch")]
            command = {"do": "play", "cmd": self._cmd(), "move": self.chance.choice(plays), "decision": look.decision}
            self.ready.append((table, seat, json.dumps(command)))

    def _cmd(self) -> str:
        self.numbers += 1
        return f"c{self.numbers}"

    async def drive(self, rate: float, seconds: float) -> tuple[int, int]:
        """Send what is ready, no faster than the rate; how many were sent in all, and while measuring."""
        for table in range(self.tables):
            self.ready.append((table, 0, json.dumps({"do": "start", "cmd": self._cmd()})))
        before = await self._send_for(rate, min(8.0, seconds))
        self.measuring = True
        sent = await self._send_for(rate, seconds)
        return before + sent, sent

    async def _send_for(self, rate: float, seconds: float) -> int:
        started, sent = time.perf_counter(), 0
        while (passed := time.perf_counter() - started) < seconds:
            while self.ready and sent < passed * rate:
                table, seat, text = self.ready.popleft()
                cmd = text.partition('"cmd": "')[2].partition('"')[0]
                self.sent[table, cmd] = time.perf_counter()
                await self.sockets[table][seat].send(text)  # type: ignore[attr-defined]
                sent += 1
            await asyncio.sleep(0.001)
        return sent

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        for row in self.sockets:
            for socket in row:
                socket.transport.abort()  # type: ignore[attr-defined]


def start_server(database: str, core: int | None) -> tuple[subprocess.Popen[str], str]:
    """A server with open limits, on a core of its own if there are two."""
    flags = {
        "port": 0, "database": database, "per_address": 100_000, "connections": 100_000, "tables_per_minute": 10**7,
        "messages_per_second": 10**6, "contribute_ms": 0, "log_level": "warning",
    }  # fmt: skip
    command = [
        sys.executable,
        "-m",
        "penultima",
        "serve",
        *(f"--{k.replace('_', '-')}={v}" for k, v in flags.items()),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r":(\d+)", process.stdout.readline().partition("//")[2])
    assert found
    if core is not None:
        psutil.Process(process.pid).cpu_affinity([core])
    url = f"http://127.0.0.1:{found[1]}"
    wait_until_ready(url)
    return process, url


def wait_until_ready(url: str) -> None:
    """The engine may have to be compiled first."""
    while True:
        try:
            urllib.request.urlopen(f"{url}/readyz").close()
            return
        except urllib.error.HTTPError:
            time.sleep(0.2)


def at(values: list[float], share: float) -> float:
    """A percentile, in milliseconds."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1) if ordered else 0.0


async def measure(options: argparse.Namespace, url: str, pid: int) -> dict[str, object]:
    server = psutil.Process(pid)
    before = server.memory_info().rss
    load = Load(url, options.tables, options.seats)
    await load.sit_down()
    connected = options.tables * options.seats
    per_connection = (server.memory_info().rss - before) / connected / 1024
    busy = server.cpu_times()
    all_sent, sent = await load.drive(options.rate, options.seconds)
    used = server.cpu_times()
    await asyncio.sleep(1)
    result = {
        "tables": options.tables,
        "connections": connected,
        "moves_per_second": round(sent / options.seconds),
        "measured": len(load.times),
        "refused": load.refused,
        "last_watcher_ms": {"p50": at(load.times, 0.5), "p99": at(load.times, 0.99), "max": at(load.times, 1)},
        "ack_ms": {"p50": at(load.acks, 0.5), "p99": at(load.acks, 0.99)},
        "kib_per_connection": round(per_connection, 1),
        "server_cpu_ms_a_move": {
            "user": round((used.user - busy.user) / all_sent * 1000, 3),
            "system": round((used.system - busy.system) / all_sent * 1000, 3),
        },
        "load_average": os.getloadavg()[0],
    }
    await load.leave()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    wanted = options.tables * options.seats * 2 + 500
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    cores = psutil.cpu_count() or 1
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder) / f"{secrets.token_hex(4)}.sqlite")
        process, url = start_server(database, 0 if cores > 1 else None)
        if cores > 1:
            psutil.Process().cpu_affinity(list(range(1, cores)))
        try:
            sys.stdout.write(json.dumps(asyncio.run(measure(options, url, process.pid))) + "\n")
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
