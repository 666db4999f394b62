"""The messages of a language, each file read when one of its messages is first needed."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle


FILES = {
    "card": "cards", "color": "cards", "count": "cards", "list": "cards", "event": "events", "ask": "questions",
    "reason": "reasons", "setting": "settings", "ui": "common", "type": "typing", "help": "typing",
    "error": "errors", "rulebook": "rulebook", "section": "rulebook", "rule": "rulebook", "note": "rulebook",
    "name": "rulebook", "language": "rulebook", "refused": "network", "net": "network", "doctor": "network",
    "page": "page", "tell": "telling", "people": "people", "device": "device", "site": "site", "status": "status",
    "start": "commands", "usage": "commands", "system": "commands", "lab": "commands",
}  # fmt: skip
"""The file of a message by the first word of its id; any other is looked for everywhere."""
UNGROUPED = {"es", "it"}
"""Languages that write 1234 without a point and 12.345 with one. Browsers know that, Babel does not."""


def folder(language: str) -> Traversable:
    """The folder with the messages of a language."""
    return files("penultima.text") / "messages" / language


class Messages:
    """The messages of one language. A message may refer to those of its own file and of `cards.ftl`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle: FluentBundle | None = None
        self._read: set[str] = set()
        self._reading = threading.Lock()

    def say(self, id_: str, args: Mapping[str, Any]) -> str | None:
        """A message, or `message.attribute`; nothing if it is missing here or lacks an argument."""
        name, _, attribute = id_.partition(".")
        bundle = self._holding(name)
        if bundle is None:
            return None
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, {name: self._shown(value) for name, value in args.items()})
        return None if errors else str(text)

    def _shown(self, value: Any) -> Any:
        """An argument as the language writes it."""
        if self.language not in UNGROUPED or type(value) is not int or abs(value) not in range(1_000, 10_000):
            return value
        from fluent.runtime.types import fluent_number  # noqa: PLC0415 (it takes a tenth of a second)

        return fluent_number(value, useGrouping=False)

    def _holding(self, name: str) -> FluentBundle | None:
        """The bundle once it holds the message; nothing if no file has it."""
        for file in self._places(name):
            bundle = self._with(file)
            if bundle.has_message(name):
                return bundle
        return None

    def _places(self, name: str) -> Iterator[str]:
        known = FILES.get(name.partition("-")[0])
        if known:
            yield known
        elif folder(self.language).is_dir():
            yield from sorted(file.name.removesuffix(".ftl") for file in folder(self.language).iterdir())

    def _with(self, file: str) -> FluentBundle:
        """The bundle after reading a file; cards are always read, as the others refer to them."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (it takes a tenth of a second)

        with self._reading:
            if self._bundle is None:
                self._bundle = FluentBundle([self.language], use_isolating=False)
            for one in {"cards", file} - self._read:
                self._read.add(one)
                path = folder(self.language) / f"{one}.ftl"
                if path.is_file():
                    self._bundle.add_resource(FluentResource(path.read_text("utf-8")))
            return self._bundle


@cache
def messages(language: str) -> Messages:
    """The messages of a language, made once."""
    return Messages(language)


def say(language: str, id_: str, args: Mapping[str, Any]) -> str:
    """A message in this language, else in English; LookupError if English lacks it or one of its arguments."""
    for one in dict.fromkeys((language, ENGLISH)):
        if (text := messages(one).say(id_, args)) is not None:
            return text
    raise LookupError(f"no message {id_} with {', '.join(args)}")


def capitalized(text: str) -> str:
    """A text with a capital at its beginning, unless that is written as it is: uno=automatic, results/x, http://…"""
    written = set("=_/") & set(text.partition(" ")[0])
    return text if written else text[:1].upper() + text[1:]
