"""Turns what the rules, a round and errors have to say into sentences of a language, in the words of a booklet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from penultima.text import messages
from penultima.text.events import event_sentence
from penultima.text.languages import ENGLISH, LANGUAGES
from penultima.text.messages import capitalized
from penultima.text.questions import choice, question
from penultima.text.reasons import approval, need, refusal
from penultima.text.settings import SettingText, setting_text
from penultima.text.system_errors import reason_named

if TYPE_CHECKING:
    from penultima.errors import PenultimaError
    from penultima.game import Card, Event, Move, View
    from penultima.rules.reasons import Reason


class Translator:
    """Sentences in one language about a round by one booklet (`battle/fr`), whose names for cards are used."""

    def __init__(self, language: str = ENGLISH, booklet: str = "classic/en") -> None:
        self.language = language if language in LANGUAGES else ENGLISH
        self.box = booklet.partition("/")[0]
        self.region = booklet.replace("/", "-")
        self._words: dict[tuple[int, str], str] = {}

    def say(self, id_: str, /, **args: Any) -> str:
        """A message; `card-skip.bare` is an attribute of one."""
        return messages.say(self.language, id_, {"box": self.box, "region": self.region, **args})

    def words(self, id_: str) -> list[str]:
        """The words of a message that lists them with commas between."""
        return [word.strip() for word in self.say(id_).split(",")]

    def color(self, color: str | None) -> str:
        """A color's name in this edition."""
        return self.say("color-name", color=color or "none")

    def letter(self, color: str) -> str:
        """What stands for a color on its cards."""
        return self.say("color-letter", color=color)

    def card(self, card: Card, form: str = "") -> str:
        """A card with its indefinite article, or in another form: bare, face, the, short."""
        if (card.code, form) not in self._words:
            number = card.face.isdigit()
            name = "number" if number else card.face.replace("_", "-")
            args = {"color": card.color or "none", **({"n": int(card.face)} if number else {})}
            self._words[card.code, form] = self.say(f"card-{name}{'.' if form else ''}{form}", **args)
        return self._words[card.code, form]

    def cards(self, cards: Iterable[Card]) -> str:
        """A red 7 and a Wild; three cards, if one may not know them."""
        cards = list(cards)
        if len(cards) != 1 and all(card.face == "hidden" for card in cards):
            return self.say("count-cards", n=len(cards))
        return self.listed([self.card(card) for card in cards])

    def listed(self, words: Sequence[str], how: str = "and") -> str:
        """One, two and three."""
        if len(words) < 2:
            return "".join(words)
        return self.say(f"list-{how}", start=", ".join(words[:-1]), last=words[-1])

    def event(self, event: Event, names: Sequence[str], me: int | None) -> str:
        """An event as a sentence for the seat `me`, or for a spectator."""
        return event_sentence(self, event, names, me)

    def question(self, view: View, names: Sequence[str]) -> str:
        """What the seat of this view is asked."""
        return question(self, view, names)

    def move(self, move: Move, view: View, names: Sequence[str]) -> str:
        """A move as it stands in a list of choices."""
        return choice(self, move, view, names)

    def reason(self, reason: Reason, view: View, move: Move, names: Sequence[str]) -> str:
        """Why the seat of this view may not do this, in the most helpful words."""
        return refusal(self, reason, view, move, names)

    def fits(self, view: View, move: Move, names: Sequence[str]) -> str:
        """Why a legal move is legal."""
        return approval(self, view, move, names)

    def need(self, view: View, names: Sequence[str]) -> str:
        """What would fit now."""
        return need(self, view, names)

    def setting(self, name: str) -> SettingText:
        """A setting in words."""
        return setting_text(self, name)

    def value(self, name: str, value: int) -> str:
        """What is played when a setting has this value, as a clause."""
        return setting_text(self, name).value(value)

    def error(self, error: PenultimaError) -> str:
        """An error as one sentence; one without a message of its own is in English. A file at its beginning is written
        as it is called."""
        if not error.code:
            return capitalized(f"{str(error).rstrip('.')}.")
        reason = reason_named(self, str(error.facts.get("system", "")))
        said = self.say(f"error-{error.code}", **error.facts | ({"why": reason} if reason else {}))
        path = error.facts.get("path")
        return said if path and said.startswith(str(path)) else capitalized(said)


@cache
def translator(language: str = ENGLISH, booklet: str = "classic/en") -> Translator:
    """The translator for a language and a booklet, made once."""
    return Translator(language, booklet)
