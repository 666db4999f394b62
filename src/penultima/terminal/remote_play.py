"""Playing at a table on a server (`penultima join`). It looks as a local one does, but nothing waits for the keyboard:
others go on playing while a person types.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from penultima.booklets import Rules
from penultima.client import Refused, TableClient, create_table, let_play, new_token
from penultima.client.reaching import find_table
from penultima.errors import NotationError, ServerError
from penultima.game import Event, Move
from penultima.rules.reasons import Reason
from penultima.terminal.cards import Painter
from penultima.terminal.display import can_redraw
from penultima.terminal.full_screen import FullScreen
from penultima.terminal.input_parser import InputParser, ParsedInput, Vocabulary, offered
from penultima.terminal.narrator import Narrator, clean
from penultima.terminal.picture import Picture
from penultima.terminal.plain_lines import PlainLines
from penultima.terminal.remote_table import RemoteTable
from penultima.text import translator
from penultima.text.messages import capitalized

if TYPE_CHECKING:
    from penultima.game import View
    from penultima.protocol import NewsItem


PROMPT = " > "
ACTIONS = ("start", "deal", "rematch", "stand", "sit")
"""What may be typed about the table; each is a request of that name."""
SEATING_NEWS = ("joined", "back", "left", "sat", "stood", "replaced", "dismissed", "forgotten")
"""News after which the list of seats may look different."""
PAUSE = 0.6
"""Seconds that a bot of this machine seems to think."""


class KeyboardReader:
    """Reads lines in a thread of its own and puts them into a queue; the last one is always `quit`."""

    def __init__(self, console: Console, drawn: bool) -> None:
        self.console = console
        self.drawn = drawn
        self.lines: asyncio.Queue[str] = asyncio.Queue()

    def listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start to read."""

        def read() -> None:
            with contextlib.suppress(EOFError, OSError, RuntimeError, ValueError):
                while True:
                    line = input() if self.drawn else sys.stdin.readline()
                    if not self.drawn and not line:
                        break
                    loop.call_soon_threadsafe(self.lines.put_nowait, line.strip())
            with contextlib.suppress(RuntimeError):  # the table is closed already
                loop.call_soon_threadsafe(self.lines.put_nowait, "quit")

        threading.Thread(target=read, daemon=True).start()

    def prompt(self) -> None:
        """Print the prompt again after a redraw, with what is typed already."""
        if not self.drawn:
            return
        typed = ""
        with contextlib.suppress(ImportError):
            import readline

            typed = readline.get_line_buffer()
        self.console.file.write(f"{PROMPT}{typed}")
        self.console.file.flush()


def join(
    console: Console, link: str, *, name: str, rules: str, bots: int, language: str, bot: str | None = None,
    plain: bool = False,
) -> None:  # fmt: skip
    """Sit down at the table of a link; at a server's own address, open a table."""
    seats = max(2, bots + 1)
    Rules.parse(rules).check_players(seats)
    server, table = find_table(link)
    token = new_token()
    try:
        if not table:
            wish = {"rules": rules, "seats": seats, "bots": ["medium"] * bots, "name": name, "token": token}
            made = create_table(server, **wish)
            table = made.table
            console.print(made.link, markup=False)
        drawn = can_redraw(console) and not plain
        guest = RemotePlay(console, TableClient(server, table, token), name, language, drawn=drawn)
        asyncio.run(guest.let_bot_play(bot) if bot else guest.play())
    except Refused as refused:
        why = refusal_words(refused, language)
        raise ServerError(f"{server} says: {refused}", "server-says", url=server, why=why) from None
    except TimeoutError:
        raise ServerError(f"{server} does not answer", "no-answer", url=server) from None


def refusal_words(refused: Refused, language: str) -> str:
    """Why a server says no, in a sentence; its own word for it where this program knows none, as it is older."""
    words = translator(language)
    for message in (f"error-{refused.reason}", f"refused-{refused.code}"):
        with contextlib.suppress(LookupError):
            return words.say(message, **refused.arguments)
    return f"{refused}."


class RemotePlay:
    """Reports what happens at the table, asks when the person may decide, and sends what is typed."""

    def __init__(
        self, console: Console, client: TableClient, name: str, language: str, *, drawn: bool = False,
        keyboard: KeyboardReader | None = None,
    ) -> None:  # fmt: skip
        self.console = console
        self.client = client
        self.name = name
        self.language = language
        self.drawn = drawn
        self.table = RemoteTable(client)
        self.keyboard = keyboard or KeyboardReader(console, drawn)
        self.hints: list[str] = []
        self.asked: tuple[int, tuple[str, ...]] | None = None
        self.tried = Move("draw")
        self.summed = (0, 0)
        self.listed = ""
        self._display: FullScreen | PlainLines | None = None
        self._rules = ""
        self._doubted: set[int] = set()
        """Matches of which it was said that the server breaks its promises."""
        self._picture: Picture | None = None

    async def _sit_down(self) -> None:
        if self.client.person is None:
            await self.client.join(self.name)
        if self.client.seat is None:
            await self.client.sit()

    async def play(self) -> None:
        """Play until the person leaves."""
        async with self.client:
            await self._sit_down()
            self.keyboard.listen(asyncio.get_running_loop())
            self._show_room()
            following = asyncio.create_task(self._follow())
            typing = asyncio.create_task(self._read_keyboard())
            try:
                done, _ = await asyncio.wait({following, typing}, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    one.result()
            finally:
                following.cancel()
                typing.cancel()

    async def let_bot_play(self, name: str) -> None:
        """A bot of this machine takes the seat; what happens is reported."""
        from penultima.bots import bot

        async with self.client:
            await self._sit_down()
            self._show_room()
            following = asyncio.create_task(self._follow())
            try:
                if self.table.room.host == self.client.person and all(seat.name for seat in self.table.room.seats):
                    await self.client.start()
                player = await asyncio.to_thread(bot, name, self.client.table)
                stand_in = await asyncio.to_thread(bot, "careful")
                await let_play(self.client, player, pause=PAUSE, stand_in=stand_in)
            finally:
                following.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await following
                while not self.client.news.empty():
                    self._report([self.client.news.get_nowait()])

    @property
    def narrator(self) -> Narrator:
        """Sentences for this seat, with the names of those who sit here now."""
        room = self.table.room
        names, bots = [seat.name or "–" for seat in room.seats], [at for at, seat in enumerate(room.seats) if seat.bot]
        return Narrator(names, self.client.seat, Rules.parse(room.rules), self.language, bots)

    @property
    def display(self) -> FullScreen | PlainLines:
        """The drawn picture or plain lines; made anew when other rules are played."""
        narrator, rules = self.narrator, self.table.room.rules
        if self._picture is None or self._display is None or rules != self._rules:
            painter = Painter(narrator.translator, self.console.options.ascii_only)
            self._picture, self._rules = Picture(narrator, painter, Rules.parse(rules).booklet.partition("/")[0]), rules
            self._display = (
                FullScreen(self.console, self._picture) if self.drawn else PlainLines(self.console, self._picture)
            )
        self._picture.narrator = narrator
        return self._display

    async def _follow(self) -> None:
        while True:
            news = [await self.client.news.get()]
            while not self.client.news.empty():
                news.append(self.client.news.get_nowait())
            self._report(news)
            self._ask()

    def _report(self, news: Sequence[NewsItem]) -> None:
        sentences = [sentence for one in news for sentence in self._sentences(one)]
        if self.client.doubts_shuffle and self.table.room.match not in self._doubted:
            self._doubted.add(self.table.room.match)
            sentences.append(self.narrator.say("fair-doubt"))
        if self.client.view is None:
            for sentence in sentences:
                self.console.print(sentence, markup=False, soft_wrap=True)
        elif sentences:
            self.display.report(self.table, sentences)
        if any(one.what in SEATING_NEWS for one in news):
            self._show_room()

    def _sentences(self, item: NewsItem) -> list[str]:
        narrator, people = self.narrator, self.table.room.people
        sentences = narrator.sentences([Event.parse(text) for text in item.events])
        if item.by == "clock" and sentences:
            sentences.insert(0, narrator.say("net-clock"))
        who = "" if item.person is None or item.person >= len(people) else clean(people[item.person].name, "–")
        if item.what == "said":
            sentences.append(f"{who}: {item.text or narrator.say('ui-phrase', phrase=item.phrase)}")
        elif item.what in ("back", "left") and item.person != self.client.person:
            sentences.append(narrator.say("net-gone" if item.what == "left" else "net-here", who=who))
        elif item.what == "changed":
            sentences.append(narrator.say("net-changed", rules=self.table.room.rules))
        return sentences

    def _show_room(self) -> None:
        room = self.table.room
        listed = " · ".join(self.narrator.names)
        if room.status == "waiting" and listed != self.listed:
            self.listed = listed
            self.console.print(listed, markup=False)
            if room.host == self.client.person:
                self.console.print(self.narrator.say("net-start"), markup=False)

    def _ask(self) -> None:
        """Show the table with its question, once for each decision; at the end of a round, who scored what."""
        look, status = self.client.view, self.table.room.status
        if look is None:
            return
        if status in ("between", "over"):
            if self.summed != (round_ := (self.table.room.match, self.table.room.round)):
                self.summed = round_
                self.display.show_summary(self.table, "")
                self.console.print(
                    self.narrator.say("net-deal" if status == "between" else "net-rematch"), markup=False
                )
            return
        choices, question = self._question(look.turn == look.seat)
        asked = (look.decision, tuple(str(move) for move in choices))
        if self.drawn or (question and asked != self.asked) or self.hints:
            self.asked = asked
            self.display.show_question(self.table, question, choices, self.hints)
            self.keyboard.prompt()
            self.hints = []

    def _choices(self, view: View) -> list[Move]:
        return offered(view.legal_moves(), view.seat in view.owes)

    def _question(self, mine: bool) -> tuple[list[Move], str]:
        """The moves to choose from and the question: on the person's turn, or before somebody else's."""
        if self.client.seat is None:
            return [], ""
        view, narrator = self.table.view(), self.narrator
        choices = self._choices(view)
        if mine:
            return choices, narrator.question(view)
        for move in choices:
            if move.seat is not None:
                who = narrator.names[move.seat]
                return choices, narrator.ask("ask-catch", view, who=who, seat=f"@{move.seat}")
        if not choices:
            return [], ""
        if view.seat in view.owes:
            return choices, narrator.ask("ask-uno", view)
        example = narrator.typed(choices[0])
        return choices, narrator.ask("ask-jump", view, card=narrator.translator.card(view.top), example=example)

    async def _read_keyboard(self) -> None:
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
        elif line in ACTIONS:
            await self.client.act(line)
        elif not line:
            self._ask()
        elif self.client.view is None or self.client.seat is None:
            self.console.print(self.narrator.say("net-help"), markup=False, soft_wrap=True)
        else:
            await self._play(line)

    async def _play(self, line: str) -> None:
        look, narrator, view = self.table.look, self.narrator, self.table.view()
        typed = InputParser(Vocabulary(narrator.translator), narrator.names, self._choices(view)).parse(line)
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
        from penultima.terminal.pages import rulebook_page

        if what == "rules":
            self.console.print(rulebook_page(Rules.parse(self.table.room.rules), False, self.language))
        else:
            self.console.print(Text(f"{self.narrator.say('help-page')}\n\n{self.narrator.say('net-help')}"))

    def _why(self, typed: ParsedInput, view: View) -> None:
        """Why a card fits, or what would fit; why another does not, only the server knows."""
        fits = typed.move is not None and typed.move in view.legal_moves()
        self._hint(self.narrator.fits(typed.move, view) if fits and typed.move else self.narrator.need(view))

    def _explain(self, error: Refused | NotationError) -> None:
        """Show why something was refused: by the rules, by the server, or because it could not be read."""
        narrator, look = self.narrator, self.client.view
        if isinstance(error, NotationError):
            self._hint(narrator.translator.error(error))
        elif error.code == "illegal" and error.reason and look is not None and look.seat is not None:
            self._hint(narrator.reason(Reason[error.reason], self.tried, self.table.view()))
        else:
            self._hint(capitalized(narrator.say(f"refused-{error.code}")))

    def _hint(self, text: str) -> None:
        if self.drawn and self.client.view is not None:
            self.hints = [text]
            self._ask()
        else:
            self.console.print(text, markup=False, soft_wrap=True)
