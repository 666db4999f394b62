"""How many moves a second a server bears: its own load generator, on the other core.

    python -m bench.server_load --tables 1000 --seats 4 --rate 1000 --seconds 20
    python -m bench.server_load --rate 400,600,800 --seconds 5     one rate after the other, with the same people
    python -m bench.server_load --tables 1 --watchers 100 --rate 40
    python -m bench.server_load --rate 500 --postgres
    python -m bench.server_load --rate 500 --postgres --processes 2

Every table has only people, all connected from here. Whoever is asked answers when the rate allows. Measured is the
time from the moment a move is sent until the last of the table's connections has read the news of it, and the CPU time
of the servers, which also counts for something when the machine is busy with other things. Several processes share the
tables: all people of a table are connected to the same one.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
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
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import psutil
import uvloop

from penultima.client import create_table, new_token
from tests.server.database_servers import a_postgres


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


class Line(asyncio.Protocol):
    """A WebSocket of the plainest kind, so that the generator has time for thousands of them."""

    def __init__(self, host: str, heard: Callable[[bytes], None]) -> None:
        self.host = host
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self.buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if b" 101 " not in head:
                raise RuntimeError(head.decode())
            self.open.set_result(None)
        self.buffer = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        """Whole frames are heard; what is left of the last one is kept."""
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            message, kind = buffer[start : start + size], buffer[0] & 15
            buffer = buffer[start + size :]
            if kind == 1:
                self.heard(message)
            elif kind == 9:
                self._send(0x8A, message)
            elif kind == 8:
                raise RuntimeError(f"the server closed a connection: {message[2:].decode()}")
        return buffer

    def say(self, text: bytes) -> None:
        self._send(0x81, text)

    def _send(self, kind: int, data: bytes) -> None:
        """A client masks its frames; with zeros that costs nothing."""
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + data)


class Load:
    """All tables, the moves that wait to be made, and the times that were measured."""

    def __init__(self, urls: list[str], tables: int, seats: int, watchers: int) -> None:
        self.urls = urls
        self.seats = seats
        self.watchers = watchers
        self.tables = tables
        self.lines: list[list[Line]] = [[] for _ in range(tables)]
        self.ready: deque[tuple[int, int, str, bytes]] = deque()
        self.sent: dict[tuple[int, str], float] = {}
        self.rows: dict[tuple[int, int], list[float]] = {}
        self.times: list[float] = []
        self.acks: list[float] = []
        self.refused = 0
        self.measuring = False
        self.chance = Random(1)
        self.numbers = 0
        self.answers: dict[tuple[int, str], asyncio.Future[Mini]] = {}
        self.welcomed: dict[tuple[int, int], asyncio.Future[None]] = {}

    async def sit_down(self) -> None:
        limit = asyncio.Semaphore(50)

        async def one(table: int) -> None:
            async with limit:
                tokens = [new_token() for _ in range(self.seats)]
                wish = {"rules": "classic/en +match=round", "seats": self.seats, "grace": 0, "catching": 0}
                url = self.urls[table % len(self.urls)]
                made = await asyncio.to_thread(create_table, url, token=tokens[0], **wish)
                for seat, token in enumerate(tokens):
                    await self._connect(table, made.table, seat, token)
                for watcher in range(self.watchers):
                    await self._connect(table, made.table, self.seats + watcher, None)

        await asyncio.gather(*(one(table) for table in range(self.tables)))

    async def _connect(self, table: int, code: str, seat: int, token: str | None) -> None:
        """A person who sits down, or without a token one who watches; watchers are counted on from the seats."""
        loop = asyncio.get_running_loop()
        host = self.urls[table % len(self.urls)].partition("//")[2]
        address, _, port = host.partition(":")

        def line() -> Line:
            return Line(host, lambda text: self._heard(table, seat, text))

        _, made = await loop.create_connection(line, address, int(port))
        self.lines[table].append(made)
        await made.open
        welcomed = self.welcomed[table, seat] = loop.create_future()
        made.say(json.dumps({"do": "hello", "table": code, "token": token}).encode())
        await welcomed
        if seat and token is not None:
            await self._told(table, made, {"do": "join", "cmd": f"j{seat}", "name": f"P{seat}"})
            await self._told(table, made, {"do": "sit", "cmd": f"s{seat}"})

    async def _told(self, table: int, line: Line, command: dict[str, str]) -> None:
        answer = self.answers[table, command["cmd"]] = asyncio.get_running_loop().create_future()
        line.say(json.dumps(command).encode())
        if (await answer).code:
            raise RuntimeError((await answer).code)

    def _heard(self, table: int, seat: int, text: bytes) -> None:
        now = time.perf_counter()
        answer = read(text)
        if answer.cmd:
            self._answered(table, answer, now)
        elif (table, seat) in self.welcomed:
            self.welcomed.pop((table, seat)).set_result(None)
        elif answer.seq:
            self._seen(table, answer.seq, now)
            self._next(table, seat, answer)

    def _answered(self, table: int, answer: Mini, now: float) -> None:
        if (table, answer.cmd) in self.answers:
            self.answers.pop((table, answer.cmd)).set_result(answer)
            return
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
        all_of_them = self.seats + self.watchers
        if len(marks) == all_of_them + 1 or (len(marks) == all_of_them and min(marks) > 0):
            del self.rows[table, seq]
            if self.measuring and min(marks) < 0:
                self.times.append(max(marks) + min(marks))

    def _next(self, table: int, seat: int, answer: Mini) -> None:
        look, status = answer.look, answer.room.status if answer.room else "playing"
        if seat == 0 and status == "over":
            self._plan(table, seat, {"do": "rematch", "start": True})
        elif look is not None and look.turn == look.seat and look.turn is not None and status == "playing":
            plays = [move for move in look.moves if move != "uno" and not move.startswith("catch")]
            self._plan(table, seat, {"do": "play", "move": self.chance.choice(plays), "decision": look.decision})

    def _plan(self, table: int, seat: int, command: dict[str, object]) -> None:
        self.numbers += 1
        cmd = f"c{self.numbers}"
        self.ready.append((table, seat, cmd, json.dumps({**command, "cmd": cmd}).encode()))

    async def begin(self, rate: float, seconds: float) -> None:
        """Start all matches, and play for a while before anything is measured."""
        for table in range(self.tables):
            self._plan(table, 0, {"do": "start"})
        await self._send_for(rate, seconds)

    async def drive(self, rate: float, seconds: float) -> int:
        """Send what is ready, no faster than the rate, and measure; how many were sent."""
        self.measuring = True
        return await self._send_for(rate, seconds)

    async def _send_for(self, rate: float, seconds: float) -> int:
        started, sent = time.perf_counter(), 0
        while (passed := time.perf_counter() - started) < seconds:
            while self.ready and sent < passed * rate:
                table, seat, cmd, text = self.ready.popleft()
                self.sent[table, cmd] = time.perf_counter()
                self.lines[table][seat].say(text)
                sent += 1
            await asyncio.sleep(0.001)
        return sent

    def leave(self) -> None:
        for row in self.lines:
            for line in row:
                line.transport.abort()


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


def cpu_seconds(processes: Iterable[psutil.Process]) -> tuple[float, float]:
    """User and system time that processes have used up."""
    times = [one.cpu_times() for one in processes]
    return sum(one.user for one in times), sum(one.system for one in times)


async def measure(options: argparse.Namespace, urls: list[str], pids: list[int], postgres: int | None) -> None:
    """Sit everybody down, then measure one rate after the other; a line of JSON for each."""
    servers = [psutil.Process(pid) for pid in pids]
    before = sum(server.memory_info().rss for server in servers)
    load = Load(urls, options.tables, options.seats, options.watchers)
    await load.sit_down()
    connected = options.tables * (options.seats + options.watchers)
    sys.stderr.write(f"{connected} are at {options.tables} tables; playing\n")
    per_connection = (sum(server.memory_info().rss for server in servers) - before) / connected / 1024
    database = [] if postgres is None else psutil.Process(postgres).children()
    await load.begin(options.rate[0], min(8.0, options.seconds))
    for rate in options.rate:
        result = await measure_rate(options, load, rate, servers, database)
        sys.stdout.write(json.dumps(result | {"kib_per_connection": round(per_connection, 1)}) + "\n")
    load.leave()


async def measure_rate(
    options: argparse.Namespace,
    load: Load,
    rate: float,
    servers: list[psutil.Process],
    database: list[psutil.Process],
) -> dict[str, object]:
    """What so many moves a second cost, and how long people wait for them."""
    load.times, load.acks = [], []
    (user, system), busy, mine = cpu_seconds(servers), sum(cpu_seconds(database)), time.process_time()
    sent = await load.drive(rate, options.seconds)
    (now_user, now_system), mine = cpu_seconds(servers), time.process_time() - mine
    busy = sum(cpu_seconds(database)) - busy
    await asyncio.sleep(1)
    if not sent:
        raise RuntimeError(f"nobody was asked for a move; {load.refused} were refused")
    return {
        "tables": options.tables,
        "connections": options.tables * (options.seats + options.watchers),
        "rate": rate,
        "moves_per_second": round(sent / options.seconds),
        "measured": len(load.times),
        "refused": load.refused,
        "last_watcher_ms": {"p50": at(load.times, 0.5), "p99": at(load.times, 0.99), "max": at(load.times, 1)},
        "ack_ms": {"p50": at(load.acks, 0.5), "p99": at(load.acks, 0.99)},
        "server_cpu_ms_a_move": {
            "user": round((now_user - user) / sent * 1000, 3),
            "system": round((now_system - system) / sent * 1000, 3),
            "both": round((now_user + now_system - user - system) / sent * 1000, 3),
        },
        **({"postgres_cpu_ms_a_move": round(busy / sent * 1000, 3)} if database else {}),
        "generator_busy": round(mine / options.seconds, 2),
        "load_average": os.getloadavg()[0],
    }


def rates(text: str) -> list[float]:
    """Numbers with commas between them."""
    return [float(one) for one in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--watchers", type=int, default=0, help="of every table, beside those who sit")
    parser.add_argument("--rate", type=rates, default=[1000.0], help="moves a second; several with commas between them")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--postgres", action="store_true", help="with a PostgreSQL server started for it")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the database")
    options = parser.parse_args()
    if options.processes > 1 and not options.postgres:
        parser.error("several processes need --postgres")
    wanted = options.tables * (options.seats + options.watchers) * 2 + 500
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    cores = psutil.cpu_count() or 1
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database, postgres = str(Path(folder) / "log.sqlite"), None
        if options.postgres:
            machine = stack.enter_context(a_postgres())
            database, postgres = machine.new_database("load"), machine.process.pid
        # One server has a core of its own; several have to share what there is with the load.
        apart = cores > 1 and options.processes == 1
        started = [start_server(database, 0 if apart else None) for _ in range(options.processes)]
        if apart:
            psutil.Process().cpu_affinity(list(range(1, cores)))
        try:
            pids, urls = [process.pid for process, _ in started], [url for _, url in started]
            uvloop.run(measure(options, urls, pids, postgres))
        finally:
            for process, _ in started:
                if process.poll() is not None:
                    sys.stderr.write(f"a server had ended with {process.returncode}\n")
                process.kill()
                process.wait()


if __name__ == "__main__":
    main()
