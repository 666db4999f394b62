"""A table on the network, in the terminal: plain lines, and a keyboard that never blocks what others do."""

from __future__ import annotations

import asyncio
import sys
import threading
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from rich.console import Console

from penultima.booklets import Rules
from penultima.client import Refused, TableClient, create_table, new_token, view_of
from penultima.errors import NotationError, PenultimaError
from penultima.game import Event, Move
from penultima.rules.reasons import Reason
from penultima.terminal.reading import Reader, offered
from penultima.terminal.telling import Teller
from penultima.terminal.vocabulary import Vocabulary

if TYPE_CHECKING:
    from penultima.protocol import Told

UNTOLD = {"dealt"}
ACTS = ("start", "deal", "rematch", "stand", "sit")


def join(console: Console, link: str, *, name: str, rules: str, bots: int, language: str) -> None:
    """Sit down at the table of a link; at a server's own address, open one."""
    parts = urlsplit(link if "//" in link else f"http://{link}")
    server, code = f"{parts.scheme}://{parts.netloc}", parts.path.rpartition("/")[2]
    token = new_token()
    if not code:
        wish = {"rules": rules, "seats": max(2, bots + 1), "bots": ["random"] * bots, "name": name, "token": token}
        try:
            made = create_table(server, **wish)
        except (OSError, Refused) as error:
            raise PenultimaError(f"{server} does not open a table: {error}", "no-server", url=server) from None
        code = made.table
        console.print(made.link, markup=False)
    try:
        asyncio.run(Guest(console, TableClient(server, code, token), name, language).stay())
    except (Refused, TimeoutError) as error:
        raise PenultimaError(f"{server} does not let us in: {error}", "no-server", url=server) from None


class Guest:
    """Tells what happens, asks when it is one's turn, and says what one types."""

    def __init__(self, console: Console, client: TableClient, name: str, language: str) -> None:
        self.console = console
        self.client = client
        self.name = name
        self.language = language
        self.lines: asyncio.Queue[str] = asyncio.Queue()
        self.asked = -1

    async def stay(self) -> None:
        """Until the person leaves."""
        async with self.client:
            if self.client.person is None:
                await self.client.join(self.name)
                await self.client.sit()
            self._listen(asyncio.get_running_loop())
            telling = asyncio.create_task(self._tell_on())
            try:
                await self._answer_on()
            finally:
                telling.cancel()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Typed lines come from a thread, so that nothing waits for them."""

        def read() -> None:
            for line in sys.stdin:
                loop.call_soon_threadsafe(self.lines.put_nowait, line.strip())
            loop.call_soon_threadsafe(self.lines.put_nowait, "quit")

        threading.Thread(target=read, daemon=True).start()

    def _teller(self) -> Teller:
        room = self.client.room
        assert room is not None
        names = [seat.name or "–" for seat in room.seats]
        return Teller(names, self.client.seat, Rules.parse(room.rules), self.language)

    async def _tell_on(self) -> None:
        while True:
            told = await self.client.told.get()
            self._tell(told)
            if self.client.told.empty():
                self._ask()

    def _tell(self, told: Told) -> None:
        teller = self._teller()
        for text in told.events:
            event = Event.parse(text)
            if event.name not in UNTOLD:
                self.console.print(teller.event(event), markup=False, soft_wrap=True)
        if told.what == "said" and told.person is not None and self.client.room is not None:
            who = self.client.room.people[told.person].name
            self.console.print(f"{who}: {told.text or told.phrase}", markup=False)
        elif told.what in ("joined", "sat", "left", "back", "stood"):
            self._show_room()

    def _show_room(self) -> None:
        room = self.client.room
        if room is not None and room.status == "waiting":
            self.console.print(" · ".join(seat.name or "–" for seat in room.seats), markup=False)
            if room.host == self.client.person:
                self.console.print(self._teller().say("net-start"), markup=False)

    def _ask(self) -> None:
        """The table and the question, once for each."""
        look = self.client.look
        if look is None or look.turn != look.seat or look.decision == self.asked or look.seat is None:
            return
        self.asked = look.decision
        view, teller = view_of(look, self._teller_rules()), self._teller()
        hand = " ".join(teller.typed(Move(card.text)) for card in view.hand)
        top = teller.card(view.top)
        self.console.print(f"\n{top} · {teller.color(view.color)} · {hand}", markup=False)
        choices = offered(view.legal_moves(), view.seat in view.owes)
        words = "  ".join(f"{number} {teller.move(move, view)}" for number, move in enumerate(choices, 1))
        self.console.print(f"{teller.question(view)}\n{words}", markup=False)

    def _teller_rules(self) -> str:
        assert self.client.room is not None
        return self.client.room.rules

    async def _answer_on(self) -> None:
        self._show_room()
        while True:
            line = await self.lines.get()
            if line in ("quit", "q"):
                return
            try:
                await self._obey(line)
            except (Refused, NotationError) as error:
                self._explain(error)

    async def _obey(self, line: str) -> None:
        if line.startswith("/"):
            await self.client.say(text=line[1:].strip())
        elif line in ACTS:
            await self.client.act(line)
        elif line and self.client.look is not None:
            await self._play(line)

    async def _play(self, line: str) -> None:
        look, teller = self.client.look, self._teller()
        assert look is not None
        view = view_of(look, self._teller_rules())
        choices = offered(view.legal_moves(), view.seat in view.owes)
        typed = Reader(Vocabulary(teller.screen), teller.names, choices).read(line)
        if typed.move is not None:
            await self.client.play(f"{typed.move}{' uno' if typed.say_uno else ''}", look.decision)

    def _explain(self, error: Refused | NotationError) -> None:
        teller, look = self._teller(), self.client.look
        if isinstance(error, NotationError):
            text = teller.screen.error(error)
        elif error.code == "illegal" and error.reason and look is not None and look.seat is not None:
            view = view_of(look, self._teller_rules())
            text = teller.reason(Reason[error.reason], Move("draw"), view)
        else:
            text = teller.say(f"refused-{error.code}")
        self.console.print(text, markup=False, soft_wrap=True)
