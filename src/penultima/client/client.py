"""The connection to a table, as a program that plays sees it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
import urllib.error
import urllib.request
from typing import Any, NoReturn, Self
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from penultima import protocol
from penultima.client.shuffling import ShuffleSecrets
from penultima.close_codes import FINAL
from penultima.pagedata import Erased, MyTable
from penultima.protocol import (
    Ack,
    Bye,
    Command,
    Hello,
    News,
    NewsItem,
    No,
    SeatView,
    ServerMessage,
    TableInfo,
    Welcome,
    read_server_message,
    write,
)

ANSWER_SECONDS = 30.0
"""How long a command waits for its answer before it is given up."""


class Refused(Exception):  # noqa: N818 (it is an answer, not an error)
    """The server refused a command, a new table, or the connection."""

    def __init__(self, no: No | Bye) -> None:
        super().__init__(f"{no.code} {no.reason}".strip() if isinstance(no, No) else no.code)
        self.code = no.code
        self.reason = no.reason if isinstance(no, No) else ""
        self.arguments = no.arguments if isinstance(no, No) else {}

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (self.code, self.reason, self.arguments)


def _refused(code: str, reason: str, arguments: dict[str, Any]) -> Refused:
    return Refused(No(code=code, reason=reason, arguments=arguments))


def new_token() -> str:
    """A secret of one's own: the key to one's seat."""
    return secrets.token_urlsafe(32)


def create_table(server: str, **wish: Any) -> protocol.Created:
    """Open a table; Refused says why not."""
    body = protocol.NewTable(**{"cmd": secrets.token_hex(8), "name": "Host", **wish})
    return msgspec.json.decode(_ask(server, "/api/tables", body), type=protocol.Created)


def my_tables(server: str, token: str) -> list[MyTable]:
    """The tables of a server that a key is known at, the newest first."""
    return msgspec.json.decode(_ask(server, "/api/mine", protocol.Key(token)), type=list[MyTable])


def forget_me(server: str, token: str) -> int:
    """Delete one's names, words and key from a server; at how many tables there was something."""
    return msgspec.json.decode(_ask(server, "/api/forget", protocol.Key(token)), type=Erased).tables


def match_record(server: str, table: str, match: int = 0) -> bytes:
    """The record of a match at a table by its number, counted from 1; without one, of the last."""
    return _ask(server, f"/api/tables/{table}/record" + (f"?match={match}" if match else ""))


def _ask(server: str, path: str, body: msgspec.Struct | None = None) -> bytes:
    """The answer to a request over HTTP; Refused says why there is none."""
    data = None if body is None else write(body)
    request = urllib.request.Request(f"{server.rstrip('/')}{path}", data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            raise Refused(msgspec.json.decode(error.read(), type=No)) from None


def socket_url(server: str) -> str:
    """Where the WebSocket of a server is."""
    parts = urlsplit(server)
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/ws"


class TableClient:
    """Always has the newest that the server sent, in `info`, `view` and `story`; resends commands until answered."""

    def __init__(
        self, server: str, table: str, token: str | None = None, *, retry: float = 0.2, chat: bool = False
    ) -> None:
        self.url = socket_url(server)
        self.table = table
        self.token = token
        self.retry = retry
        self.chat = chat
        """Ask for what was said before one came; servers of version 0.1 do not know that question."""
        self.person: int | None = None
        self.seq = 0
        self.info: TableInfo | None = None
        self.view: SeatView | None = None
        self.story: list[str] = []
        """All events of this round so far, as one's seat saw them."""
        self.news: asyncio.Queue[NewsItem] = asyncio.Queue()
        """What has happened, one item for each row, to be taken by whoever shows it."""
        self.said: list[NewsItem] = []
        """What was said at the table before one came."""
        self.received: list[ServerMessage] = []
        """All messages, newest last, if `keep_received` is set; tests read them."""
        self.keep_received = False
        self.shuffles = True
        """Contribute to every deal by itself."""
        self.ended: Exception | None = None
        self._socket: ClientConnection | None = None
        self._open: dict[str, tuple[Command, asyncio.Future[Ack]]] = {}
        self._numbers = itertools.count(1)
        self._name = secrets.token_hex(4)
        self._secrets = ShuffleSecrets()
        self._changed = asyncio.Event()
        self._posting: set[asyncio.Future[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def __reduce__(self) -> NoReturn:
        raise TypeError("a connection to a table cannot be copied; make another client with the same token")

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        await self.until(lambda: self.info is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()

    async def change(self) -> None:
        """Wait until a message comes; what ended the connection for good is raised."""
        if self.ended is not None:
            raise self.ended
        self._changed.clear()
        await self._changed.wait()

    async def until(self, condition: Any, seconds: float = ANSWER_SECONDS) -> None:
        """Wait until a condition is true."""
        async with asyncio.timeout(seconds):
            while not condition():
                await self.change()

    async def _stay(self) -> None:
        """Connect, and connect again whenever the connection is lost."""
        try:
            while self.ended is None:
                with contextlib.suppress(OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                    await self._hold_connection()
                self._socket = None
                await asyncio.sleep(self.retry)
        except Exception as error:
            self.ended = error
            raise
        finally:
            self._changed.set()

    async def _hold_connection(self) -> None:
        async with connect(self.url, compression=None, max_size=None, open_timeout=10) as socket:
            hello = Hello(table=self.table, token=self.token, since=self.seq or None, chat=True if self.chat else UNSET)
            await socket.send(write(hello).decode())
            self._socket = socket
            try:
                async for text in socket:
                    self._receive(read_server_message(text))
            except ConnectionClosed:
                pass
            if socket.close_code in FINAL and self.ended is None:
                self.ended = Refused(Bye(code=socket.close_reason or "closed"))

    def _receive(self, message: ServerMessage) -> None:
        if self.keep_received:
            self.received.append(message)
        if isinstance(message, Welcome):
            self._welcome(message)
        elif isinstance(message, News):
            self.seq = message.seq
            self.info, self.view = message.info or self.info, message.view
            if any(one.what in ("dismissed", "forgotten") and one.person == self.person for one in message.items):
                self.person = None
            self._remember(message.items)
            self._queue_news(message.items)
        elif isinstance(message, Ack):
            self._secrets.acknowledged(message.cmd)
            self._answered(message.cmd, message)
        elif isinstance(message, No):
            self._answered(message.cmd, Refused(message))
        self._shuffle()
        self._changed.set()

    def _shuffle(self) -> None:
        """Contribute to the deal being made."""
        seat = self.seat
        if self.shuffles and seat is not None and self.info is not None and self.info.shuffle is not None:
            command = self._secrets.due(self.info.shuffle, seat)
            if command is not None:
                self._post(command)

    @property
    def doubts_shuffle(self) -> bool:
        """Did the server break its promises about the shuffle of this match? Then nothing more is contributed to it."""
        return self.info is not None and f"{self.table}/{self.info.match}" in self._secrets.doubts

    @property
    def seat(self) -> int | None:
        """One's own seat."""
        if self.person is None or self.info is None or self.person >= len(self.info.people):
            return None
        return self.info.people[self.person].seat

    def _welcome(self, welcome: Welcome) -> None:
        self.person, self.info, self.view = welcome.person, welcome.info, welcome.view
        self.seq, self.story = welcome.seq, list(welcome.story)
        self.said = self.said or list(welcome.said)
        self._queue_news(welcome.missed)
        for command, _ in list(self._open.values()):
            self._post(command)

    def _remember(self, items: list[NewsItem]) -> None:
        for one in items:
            if one.what == "dealt":
                self.story = []
            self.story += one.events

    def _queue_news(self, items: list[NewsItem]) -> None:
        for one in items:
            self.news.put_nowait(one)

    def _answered(self, cmd: str, answer: Ack | Refused) -> None:
        _, future = self._open.get(cmd, (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, Ack):
            future.set_result(answer)
        else:
            future.set_exception(answer)

    def _post(self, command: Command) -> None:
        if self._socket is not None:
            task = asyncio.ensure_future(self._send(command))
            self._posting.add(task)
            task.add_done_callback(self._posting.discard)

    async def _send(self, command: Command) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            if self._socket is not None:
                await self._socket.send(write(command).decode())

    async def command(self, command: Command) -> Ack:
        """Send a command until it is answered; Refused if the answer is no."""
        future: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
        self._open[command.cmd] = (command, future)
        try:
            await self._send(command)
            async with asyncio.timeout(ANSWER_SECONDS):
                return await future
        finally:
            del self._open[command.cmd]

    def _cmd(self) -> str:
        return f"{self._name}-{next(self._numbers)}"

    async def join(self, name: str) -> Ack:
        """Become a person at the table."""
        ack = await self.command(protocol.Join(cmd=self._cmd(), name=name))
        self.person = ack.person
        return ack

    async def sit(self, seat: int | None = None) -> Ack:
        """Take a seat."""
        return await self.command(protocol.Sit(cmd=self._cmd(), seat=seat))

    async def start(self) -> Ack:
        """Begin the match."""
        return await self.command(protocol.Start(cmd=self._cmd()))

    async def deal(self) -> Ack:
        """Deal the next round."""
        return await self.command(protocol.Next(cmd=self._cmd()))

    async def act(self, what: str) -> Ack:
        """Start, deal, ask for a rematch, sit or stand."""
        kinds: dict[str, type[Command]] = {
            "start": protocol.Start, "deal": protocol.Next, "rematch": protocol.Rematch, "sit": protocol.Sit,
            "stand": protocol.Stand,
        }  # fmt: skip
        return await self.command(kinds[what](cmd=self._cmd()))

    async def rematch(self, *, start: bool = False) -> Ack:
        """Back to choosing seats after a match; with `start` the next match begins at once."""
        return await self.command(protocol.Rematch(cmd=self._cmd(), start=start))

    async def leave(self) -> Ack:
        """Leave the table for good."""
        return await self.command(protocol.Leave(cmd=self._cmd()))

    async def tap(self) -> Ack:
        """Let the bot that is asked move."""
        return await self.command(protocol.Tap(cmd=self._cmd(), decision=self.view.decision if self.view else 0))

    async def hand_over(self, person: int) -> Ack:
        """Host: let somebody else be host."""
        return await self.command(protocol.Host(cmd=self._cmd(), person=person))

    async def remove(self, seat: int) -> Ack:
        """Host: free a seat; during a match a bot plays on."""
        return await self.command(protocol.Remove(cmd=self._cmd(), seat=seat))

    async def seat_bot(self, level: str, seat: int | None = None) -> Ack:
        """Host: seat a bot; during a match in place of whoever has that seat."""
        return await self.command(protocol.SeatBot(cmd=self._cmd(), level=level, seat=seat))

    async def dismiss(self, person: int, *, ban: bool = False) -> Ack:
        """Host: send somebody away, for good if banned."""
        return await self.command(protocol.Dismiss(cmd=self._cmd(), person=person, ban=ban))

    async def unban(self, ban: int, *, key: bool = True) -> Ack:
        """Host: lift a ban of `info.banned`; without `key` only for others who come from the same address."""
        return await self.command(protocol.Unban(cmd=self._cmd(), ban=ban, key=key))

    async def mute(self, person: int, *, muted: bool = True) -> Ack:
        """Host: let somebody say nothing, or speak again."""
        return await self.command(protocol.Mute(cmd=self._cmd(), person=person, muted=muted))

    async def pause(self) -> Ack:
        """Host: stop all clocks."""
        return await self.command(protocol.Pause(cmd=self._cmd()))

    async def resume(self) -> Ack:
        """Host: go on."""
        return await self.command(protocol.Resume(cmd=self._cmd()))

    async def options(self, **wish: Any) -> Ack:
        """Host: have the table play otherwise."""
        return await self.command(protocol.Options(cmd=self._cmd(), **wish))

    async def play(self, move: str, decision: int | None = None) -> Ack:
        """Make a move."""
        at = decision if decision is not None else self.view.decision if self.view else 0
        return await self.command(protocol.Play(cmd=self._cmd(), move=move, decision=at))

    async def say(self, phrase: protocol.Phrase | None = None, text: str | None = None) -> Ack:
        """Say something."""
        return await self.command(protocol.Say(cmd=self._cmd(), phrase=phrase, text=text))
