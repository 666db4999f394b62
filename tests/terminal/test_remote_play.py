"""A table on the network in the terminal: drawn or in plain lines, reasons in one's language, or a bot on the seat."""

from __future__ import annotations

import asyncio
import io
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from random import Random

import pytest
from rich.console import Console

from penultima.client import TableClient, create_table, new_token
from penultima.game.fair.findings import Refuted
from penultima.terminal.remote_play import KeyboardReader, RemotePlay
from penultima.text import translator
from tests.choosing import few
from tests.hanging import HANGS
from tests.server.players import choose
from tests.server.server_process import ServerProcess, running_server

Typed = Callable[[str], None]


@pytest.fixture(scope="module")
def served() -> Iterator[ServerProcess]:
    with running_server() as running:
        yield running


class ScriptedKeyboard(KeyboardReader):
    """A keyboard that the test types on."""

    def listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Nobody else types."""


class GuestSession:
    """A guest at a table, what the guest's screen shows, and a host who plays."""

    def __init__(self, url: str, *, drawn: bool, language: str, rules: str = "classic/en +match=round") -> None:
        self.url = url
        self.output = io.StringIO()
        self.drawn = drawn
        self.language = language
        self.rules = rules

    async def play(self, plan: Callable[[GuestSession], Awaitable[None]]) -> str:
        token = new_token()
        wish = {"rules": self.rules, "seats": 2, "grace": 0, "catching": 0, "name": "Ada"}
        made = await asyncio.to_thread(create_table, self.url, token=token, **wish)
        console = Console(
            file=self.output, force_terminal=self.drawn, width=110, height=40, color_system=None, legacy_windows=False
        )
        client = TableClient(self.url, made.table, new_token())
        self.keyboard = ScriptedKeyboard(console, self.drawn)
        self.guest = RemotePlay(console, client, "Bob", self.language, drawn=self.drawn, keyboard=self.keyboard)
        async with TableClient(self.url, made.table, token) as self.host:
            staying = asyncio.create_task(self.guest.play())
            await self.host.until(lambda: self.host.info is not None and bool(self.host.info.seats[1].name))
            await self.host.start()
            await plan(self)
            self.type("quit")
            await asyncio.wait_for(staying, HANGS)
        return self.output.getvalue()

    def type(self, line: str) -> None:
        self.keyboard.lines.put_nowait(line)

    async def until_shown(self, words: str) -> None:
        async with asyncio.timeout(HANGS):
            while words not in " ".join(self.output.getvalue().split()):
                await self.guest.client.change()
                await asyncio.sleep(0)

    async def until_asked(self) -> None:
        """The host draws until the guest has an ordinary turn: after a Draw Four something else would be asked."""
        chance = Random(1)
        me = self.guest.client
        while me.view is None or me.view.turn != me.view.seat:
            look = self.host.view
            move = choose(look, chance) if look is not None else None
            if move is not None and look is not None:
                move = next((quiet for quiet in ("keep", "draw") if quiet in look.moves), move)
                await self.host.play(move, look.decision)
            await self.host.until(lambda look=look: self.host.view is not look or mine(me))
            await asyncio.sleep(0.01)


def mine(client: TableClient) -> bool:
    return client.view is not None and client.view.turn == client.view.seat


@pytest.mark.parametrize("drawn", [True, False])
def test_an_illegal_move_is_named_with_its_reason_in_ones_language(served: ServerProcess, drawn: bool) -> None:
    async def plan(session: GuestSession) -> None:
        await session.until_asked()
        look = session.guest.client.view
        assert look is not None
        missing = next(card for card in ("r1", "y1", "g1", "b1", "r2", "y2", "g2", "b2") if card not in look.hand)
        session.type(missing.replace("y", "j").replace("g", "v"))
        await say(session)
        await session.until_shown("Bob: fini")

    text = asyncio.run(GuestSession(served.url, drawn=drawn, language="fr").play(plan))
    output = " ".join(text.split())
    # Where the first card is a wild, its color is asked for and nothing else.
    assert "dans ta main" in output or "Choisis d’abord une couleur" in output, output[-1500:]
    assert translator("fr").say("refused-illegal") not in output


async def say(session: GuestSession) -> None:
    """What is said after something is shown after it."""
    session.type("/fini")
    session.type("")


def test_a_guest_is_told_that_the_server_breaks_its_promises(served: ServerProcess) -> None:
    """The server itself is honest: what the program of the guest has found out is put there."""

    async def plan(session: GuestSession) -> None:
        await session.until_asked()
        me = session.guest.client
        assert me.info is not None
        me._secrets.doubts[f"{me.table}/{me.info.match}"] = Refuted.ABORTED
        await say(session)
        await session.until_shown("Bob: fini")

    text = asyncio.run(GuestSession(served.url, drawn=False, language="en").play(plan))
    assert " ".join(text.split()).count(translator("en").say("fair-doubt")) == 1


def test_where_the_terminal_can_the_table_is_drawn(served: ServerProcess) -> None:
    async def plan(session: GuestSession) -> None:
        await session.until_asked()
        session.type("1")
        await say(session)
        await session.until_shown("Bob: fini")

    text = asyncio.run(GuestSession(served.url, drawn=True, language="en", rules="battle/fr +match=round").play(plan))
    assert "\x1b[H" in text, "it is redrawn in place"
    assert "Penultima" in text
    assert "╭" in text
    assert re.search(r"\[1\]", text)


def test_plain_lines_hold_no_escape(served: ServerProcess) -> None:
    async def plan(session: GuestSession) -> None:
        await session.until_asked()
        await say(session)
        await session.until_shown("Bob: fini")

    text = asyncio.run(GuestSession(served.url, drawn=False, language="it").play(plan))
    assert "\x1b" not in text
    assert "[1]" in text


PROGRAM = f"run:{sys.executable} examples/bot.py"


@pytest.mark.parametrize("bot", few(["careful", "search:50", "trained", PROGRAM], "careful", PROGRAM))
def test_a_bot_of_this_machine_takes_the_seat(served: ServerProcess, bot: str) -> None:
    """It opens a table with two others, begins, and plays the match to its end."""
    rules = "classic/en +match=round +hand=3"
    command = [sys.executable, "-m", "penultima", "join", served.url, "--bot", bot, "--bots", "2", "--rules", rules]
    done = subprocess.run([*command, "--lang", "en"], check=False, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "goes out" in done.stdout or "go out" in done.stdout or "score" in done.stdout.lower(), done.stdout


def test_a_bot_that_does_not_exist_is_refused(served: ServerProcess) -> None:
    command = [sys.executable, "-m", "penultima", "join", served.url, "--bot", "nobody", "--lang", "en"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert "nobody" in done.stderr
