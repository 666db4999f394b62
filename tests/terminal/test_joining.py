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
from penultima.terminal.joining import Guest
from penultima.terminal.typing_line import TypingLine
from penultima.text import screen
from tests.server.players import choose
from tests.server.served import Served, serving

Typed = Callable[[str], None]


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with serving() as running:
        yield running


class Fingers(TypingLine):
    """A keyboard that the test types on."""

    def listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Nobody else types."""


class Evening:
    """A guest at a table, what the guest's screen shows, and a host who plays."""

    def __init__(self, url: str, *, drawn: bool, language: str, rules: str = "classic/en +match=round") -> None:
        self.url = url
        self.paper = io.StringIO()
        self.drawn = drawn
        self.language = language
        self.rules = rules

    async def spend(self, plan: Callable[[Evening], Awaitable[None]]) -> str:
        token = new_token()
        wish = {"rules": self.rules, "seats": 2, "grace": 0, "catching": 0, "name": "Ada"}
        made = await asyncio.to_thread(create_table, self.url, token=token, **wish)
        console = Console(
            file=self.paper, force_terminal=self.drawn, width=110, height=40, color_system=None, legacy_windows=False
        )
        client = TableClient(self.url, made.table, new_token())
        self.fingers = Fingers(console, self.drawn)
        self.guest = Guest(console, client, "Bob", self.language, drawn=self.drawn, keyboard=self.fingers)
        async with TableClient(self.url, made.table, token) as self.host:
            staying = asyncio.create_task(self.guest.stay())
            await self.host.until(lambda: self.host.room is not None and bool(self.host.room.seats[1].name))
            await self.host.start()
            await plan(self)
            self.type("quit")
            await asyncio.wait_for(staying, 30)
        return self.paper.getvalue()

    def type(self, line: str) -> None:
        self.fingers.lines.put_nowait(line)

    async def until_told(self, words: str) -> None:
        async with asyncio.timeout(30):
            while words not in " ".join(self.paper.getvalue().split()):
                await self.guest.client.change()
                await asyncio.sleep(0)

    async def until_asked(self) -> None:
        """The host plays until the guest is asked."""
        chance = Random(1)
        me = self.guest.client
        while me.look is None or me.look.turn != me.look.seat:
            look = self.host.look
            move = choose(look, chance) if look is not None else None
            if move is not None and look is not None:
                await self.host.play(move, look.decision)
            await self.host.until(lambda look=look: self.host.look is not look or mine(me))
            await asyncio.sleep(0.01)


def mine(client: TableClient) -> bool:
    return client.look is not None and client.look.turn == client.look.seat


@pytest.mark.parametrize("drawn", [True, False])
def test_an_illegal_move_is_named_with_its_reason_in_ones_language(served: Served, drawn: bool) -> None:
    async def plan(evening: Evening) -> None:
        await evening.until_asked()
        look = evening.guest.client.look
        assert look is not None
        missing = next(card for card in ("r1", "y1", "g1", "b1", "r2", "y2", "g2", "b2") if card not in look.hand)
        evening.type(missing.replace("y", "j").replace("g", "v"))
        await say(evening)
        await evening.until_told("Bob: fini")

    text = asyncio.run(Evening(served.url, drawn=drawn, language="fr").spend(plan))
    told = " ".join(text.split())
    assert "dans ta main" in told, told[-1500:]
    assert screen("fr").say("refused-illegal") not in told


async def say(evening: Evening) -> None:
    """What is said after something is shown after it."""
    evening.type("/fini")
    evening.type("")


def test_where_the_terminal_can_the_table_is_drawn(served: Served) -> None:
    async def plan(evening: Evening) -> None:
        await evening.until_asked()
        evening.type("1")
        await say(evening)
        await evening.until_told("Bob: fini")

    text = asyncio.run(Evening(served.url, drawn=True, language="en", rules="battle/fr +match=round").spend(plan))
    assert "\x1b[H" in text, "it is redrawn in place"
    assert "Penultima" in text
    assert "╭" in text
    assert re.search(r"\[1\]", text)


def test_plain_lines_hold_no_escape(served: Served) -> None:
    async def plan(evening: Evening) -> None:
        await evening.until_asked()
        await say(evening)
        await evening.until_told("Bob: fini")

    text = asyncio.run(Evening(served.url, drawn=False, language="it").spend(plan))
    assert "\x1b" not in text
    assert "[1]" in text


@pytest.mark.parametrize("bot", ["careful", "search:50", "trained", f"run:{sys.executable} examples/bot.py"])
def test_a_bot_of_this_machine_takes_the_seat(served: Served, bot: str) -> None:
    """It opens a table with two others, begins, and plays the match to its end."""
    rules = "classic/en +match=round"
    command = [sys.executable, "-m", "penultima", "join", served.url, "--bot", bot, "--bots", "2", "--rules", rules]
    done = subprocess.run([*command, "--lang", "en"], check=False, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "goes out" in done.stdout or "go out" in done.stdout or "score" in done.stdout.lower(), done.stdout


def test_a_bot_that_does_not_exist_is_refused(served: Served) -> None:
    command = [sys.executable, "-m", "penultima", "join", served.url, "--bot", "nobody", "--lang", "en"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert "nobody" in done.stderr
