"""A table on the network, in the terminal: it looks as one's own does, and nothing waits for the keyboard."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

from rich.console import Console
from rich.text import Text

from penultima.booklets import Rules
from penultima.client import Refused, TableClient, create_table, let_play, new_token
from penultima.errors import NotationError, PenultimaError
from penultima.game import Event, Move
from penultima.rules.reasons import Reason
from penultima.terminal.cards import Painter
from penultima.terminal.guesttable import GuestTable
from penultima.terminal.picture import Picture
from penultima.terminal.plain import Plain
from penultima.terminal.reading import Reader, Typed, offered
from penultima.terminal.screen import Screen
from penultima.terminal.sitting import interactive
from penultima.terminal.telling import Teller, clean
from penultima.terminal.typing_line import TypingLine
from penultima.terminal.vocabulary import Vocabulary

if TYPE_CHECKING:
    from penultima.game import View
    from penultima.protocol import Told
    from penultima.terminal.table import Table

UNTOLD = {"dealt"}
ACTS = ("start", "deal", "rematch", "stand", "sit")
COMINGS = ("joined", "back", "left", "sat", "stood")
PAUSE = 0.6
"""Seconds that a bot of one's own seems to think."""


def join(
    console: Console, link: str, *, name: str, rules: str, bots: int, language: str, bot: str | None = None,
    plain: bool = False,
) -> None:  # fmt: skip
    """Sit down at the table of a link; at a server's own address, open one."""
    parts = urlsplit(link if "//" in link else f"http://{link}")
    server, code = f"{parts.scheme}://{parts.netloc}", parts.path.rpartition("/")[2]
    token = new_token()
    if not code:
        wish = {"rules": rules, "seats": max(2, bots + 1), "bots": ["medium"] * bots, "name": name, "token": token}
        try:
            made = create_table(server, **wish)
        except (OSError, Refused) as error:
            raise PenultimaError(f"{server} does not open a table: {error}", "no-server", url=server) from None
        code = made.table
        console.print(made.link, markup=False)
    guest = Guest(console, TableClient(server, code, token), name, language, drawn=interactive(console) and not plain)
    try:
        asyncio.run(guest.send(bot) if bot else guest.stay())
    except (Refused, TimeoutError) as error:
        raise PenultimaError(f"{server} does not let us in: {error}", "no-server", url=server) from None


class Guest:
    """Tells what happens, asks when it is one's turn, and says what one types."""

    def __init__(
        self, console: Console, client: TableClient, name: str, language: str, *, drawn: bool = False,
        keyboard: TypingLine | None = None,
    ) -> None:  # fmt: skip
        self.console = console
        self.client = client
        self.name = name
        self.language = language
        self.drawn = drawn
        self.table = GuestTable(client)
        self.keyboard = keyboard or TypingLine(console, drawn)
        self.hints: list[str] = []
        self.asked: tuple[int, tuple[str, ...]] | None = None
        self.tried = Move("draw")
        self.summed = (0, 0)
        self.listed = ""
        self._face: Screen | Plain | None = None
        self._rules = ""
        self._picture: Picture | None = None

    async def _arrive(self) -> None:
        if self.client.person is None:
            await self.client.join(self.name)
        if self.client.seat is None:
            await self.client.sit()

    async def stay(self) -> None:
        """Until the person leaves."""
        async with self.client:
            await self._arrive()
            self.keyboard.listen(asyncio.get_running_loop())
            self._show_room()
            telling = asyncio.create_task(self._tell_on())
            answering = asyncio.create_task(self._answer_on())
            try:
                done, _ = await asyncio.wait({telling, answering}, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    one.result()
            finally:
                telling.cancel()
                answering.cancel()

    async def send(self, name: str) -> None:
        """A bot of this machine takes the seat; what happens is told."""
        from penultima.bots import bot

        async with self.client:
            await self._arrive()
            self._show_room()
            telling = asyncio.create_task(self._tell_on())
            try:
                if self.table.room.host == self.client.person and all(seat.name for seat in self.table.room.seats):
                    await self.client.start()
                mind = await asyncio.to_thread(bot, name, self.client.table)
                stand_in = await asyncio.to_thread(bot, "careful")
                await let_play(self.client, mind, pause=PAUSE, stand_in=stand_in)
            finally:
                telling.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await telling
                while not self.client.told.empty():
                    self._tell([self.client.told.get_nowait()])

    @property
    def teller(self) -> Teller:
        """Speaks to this seat, of the people who sit here now."""
        room = self.table.room
        return Teller(
            [seat.name or "–" for seat in room.seats], self.client.seat, Rules.parse(room.rules), self.language
        )

    @property
    def face(self) -> Screen | Plain:
        """The picture, or plain lines; made anew when other rules are played."""
        teller, rules = self.teller, self.table.room.rules
        if self._picture is None or self._face is None or rules != self._rules:
            painter = Painter(teller.screen, self.console.options.ascii_only)
            self._picture, self._rules = Picture(teller, painter, Rules.parse(rules).booklet.partition("/")[0]), rules
            self._face = Screen(self.console, self._picture) if self.drawn else Plain(self.console, self._picture)
        self._picture.teller = teller
        return self._face

    @property
    def shown(self) -> Table:
        """What faces draw: of a table they read only what a guest's has too."""
        return cast("Table", self.table)

    async def _tell_on(self) -> None:
        while True:
            told = [await self.client.told.get()]
            while not self.client.told.empty():
                told.append(self.client.told.get_nowait())
            self._tell(told)
            self._ask()

    def _tell(self, told: Sequence[Told]) -> None:
        sentences = [sentence for one in told for sentence in self._sentences(one)]
        if self.client.look is None:
            for sentence in sentences:
                self.console.print(sentence, markup=False, soft_wrap=True)
        elif sentences:
            self.face.tell(self.shown, sentences)
        if any(one.what in COMINGS for one in told):
            self._show_room()

    def _sentences(self, told: Told) -> list[str]:
        teller, people = self.teller, self.table.room.people
        events = [Event.parse(text) for text in told.events]
        sentences = [teller.event(event) for event in events if event.name not in UNTOLD]
        if told.by == "clock" and sentences:
            sentences.insert(0, teller.say("net-clock"))
        who = "" if told.person is None or told.person >= len(people) else clean(people[told.person].name, "–")
        if told.what == "said":
            sentences.append(f"{who}: {told.text or teller.say(f'net-phrase-{told.phrase}')}")
        elif told.what in ("back", "left") and told.person != self.client.person:
            sentences.append(teller.say("net-gone" if told.what == "left" else "net-here", who=who))
        elif told.what == "changed":
            sentences.append(teller.say("net-changed", rules=self.table.room.rules))
        return sentences

    def _show_room(self) -> None:
        room = self.table.room
        listed = " · ".join(clean(seat.name, "–") for seat in room.seats)
        if room.status == "waiting" and listed != self.listed:
            self.listed = listed
            self.console.print(listed, markup=False)
            if room.host == self.client.person:
                self.console.print(self.teller.say("net-start"), markup=False)

    def _ask(self) -> None:
        """The table and the question, once for each; at the end of a round, who scored what."""
        look, status = self.client.look, self.table.room.status
        if look is None:
            return
        if status in ("between", "over"):
            if self.summed != (round_ := (self.table.room.match, self.table.room.round)):
                self.summed = round_
                self.face.summary(self.shown, "")
                self.console.print(self.teller.say("net-deal" if status == "between" else "net-rematch"), markup=False)
            return
        choices, question = self._question(look.turn == look.seat)
        asked = (look.decision, tuple(str(move) for move in choices))
        if self.drawn or (question and asked != self.asked) or self.hints:
            self.asked = asked
            self.face.show(self.shown, question, choices, self.hints)
            self.keyboard.prompt()
            self.hints = []

    def _choices(self, view: View) -> list[Move]:
        return offered(view.legal_moves(), view.seat in view.owes)

    def _question(self, mine: bool) -> tuple[list[Move], str]:
        """What can be chosen, and how one is asked for it: on one's turn, or before somebody else's."""
        if self.client.seat is None:
            return [], ""
        view, teller = self.table.view(), self.teller
        choices = self._choices(view)
        if mine:
            return choices, teller.question(view)
        for move in choices:
            if move.seat is not None:
                who = teller.names[move.seat]
                return choices, teller.ask("ask-catch", view, who=who, seat=f"@{move.seat}")
        if not choices:
            return [], ""
        if view.seat in view.owes:
            return choices, teller.ask("ask-uno", view)
        example = teller.typed(choices[0])
        return choices, teller.ask("ask-jump", view, card=teller.screen.card(view.top), example=example)

    async def _answer_on(self) -> None:
        while True:
            line = await self.keyboard.lines.get()
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
        elif not line:
            self._ask()
        elif self.client.look is None or self.client.seat is None:
            self.console.print(self.teller.say("net-help"), markup=False, soft_wrap=True)
        else:
            await self._play(line)

    async def _play(self, line: str) -> None:
        look, teller, view = self.table.look, self.teller, self.table.view()
        typed = Reader(Vocabulary(teller.screen), teller.names, self._choices(view)).read(line)
        if typed.command == "quit":
            self.keyboard.lines.put_nowait("quit")
        elif typed.command in ("help", "rules"):
            self._page(typed.command)
        elif typed.command == "why":
            self._why(typed, view)
        elif typed.move is not None:
            self.tried = typed.move
            await self.client.play(f"{typed.move}{' uno' if typed.say_uno else ''}", look.decision)

    def _page(self, what: str) -> None:
        from penultima.terminal.rulepage import rules_page

        if what == "rules":
            self.console.print(rules_page(Rules.parse(self.table.room.rules), False, self.language))
        else:
            self.console.print(Text(f"{self.teller.say('help-page')}\n\n{self.teller.say('net-help')}"))

    def _why(self, typed: Typed, view: View) -> None:
        """Why a card fits, or what would; only the server knows why another does not."""
        fits = typed.move is not None and typed.move in view.legal_moves()
        self._hint(self.teller.fits(typed.move, view) if fits and typed.move else self.teller.need(view))

    def _explain(self, error: Refused | NotationError) -> None:
        """Why not, in the words of the rules where they forbid it."""
        teller, look = self.teller, self.client.look
        if isinstance(error, NotationError):
            self._hint(teller.screen.error(error))
        elif error.code == "illegal" and error.reason and look is not None and look.seat is not None:
            self._hint(teller.reason(Reason[error.reason], self.tried, self.table.view()))
        else:
            told = teller.say(f"refused-{error.code}")
            self._hint(told[:1].upper() + told[1:])

    def _hint(self, text: str) -> None:
        if self.drawn and self.client.look is not None:
            self.hints = [text]
            self._ask()
        else:
            self.console.print(text, markup=False, soft_wrap=True)
