"""Menus for choosing a booklet and house rules, where the command line names none."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from penultima.booklets import EDITIONS, Booklet, Rules, booklet_for, booklets
from penultima.errors import RulesError
from penultima.rules.settings import HOUSE_RULES, SETTINGS, Choice
from penultima.terminal.pages import box_contents, differences, region
from penultima.text import Translator, translator
from penultima.text.languages import ENGLISH

LONG_NUMBER = 5
"""Digits of a number that no row has."""


def choose_booklet(console: Console, language: str, question: str = "ui-choose-box") -> Booklet:
    """Let the person choose an edition, then a language where there are several."""
    words = translator(language)
    heads = [booklet_for(edition, language) for edition in EDITIONS]
    rows = [(words.say("ui-edition", edition=head.edition), box_contents(head, language)) for head in heads]
    edition = EDITIONS[_choose(console, words, words.say(question), rows)]
    preferred = booklet_for(edition, language)
    printed = [one for one in booklets() if one.edition == edition]
    if len(printed) == 1:
        return preferred
    printed.sort(key=lambda one: one is not preferred)
    rows = [
        (one.id, words.say("ui-booklet-differs", name=region(one, language), text=differences(one, language)))
        for one in printed
    ]
    return printed[_choose(console, words, words.say("ui-choose-booklet", first=preferred.id), rows)]


def _choose(console: Console, words: Translator, question: str, rows: Sequence[tuple[str, str]]) -> int:
    """The index of the row chosen by number; Enter is the first."""
    console.print("", numbered(rows))
    while True:
        typed = ask(console, question, words)
        if not typed:
            return 0
        if (number := row_number(typed, len(rows))) is not None:
            return number
        console.print(words.say("ui-choose-number", n=len(rows)))


def numbered(rows: Sequence[tuple[str, str]]) -> Grid:
    """Rows to choose from by number."""
    grid = Grid.grid(padding=(0, 2, 0, 1))
    for number, row in enumerate(rows, 1):
        grid.add_row(Text(str(number), "bold"), Text(row[0], "bold", no_wrap=True), Text(row[1]))
    return grid


def row_number(typed: str, rows: int) -> int | None:
    """The row that was typed, counted from 0."""
    number = int(typed) if typed.isdecimal() and len(typed) < LONG_NUMBER else 0
    return number - 1 if 1 <= number <= rows else None


def ask(console: Console, question: str, words: Translator) -> str:
    """Ask a question and read the answer."""
    return console.input(f"[bold]{escape(words.say('ui-prompt', question=question))}[/] ").strip()


def agree(console: Console, question: str, words: Translator | None = None) -> bool:
    """Ask a question to which everything but no means yes."""
    words = words or translator(ENGLISH)
    typed = console.input(f"{escape(question)} [bold]\\[{words.say('ui-yes-no')}][/] ").strip().casefold()
    return typed not in words.say("ui-no-words").split()


HOUSE_CHOICES = tuple(setting for name in HOUSE_RULES if isinstance(setting := SETTINGS[name], Choice))
"""House rules with named values: typing the number of one switches it to its next value."""


def choose_house_rules(console: Console, rules: Rules, language: str) -> Rules:
    """Let the person change house rules until Enter is pressed; the rules that come out."""
    words = translator(language, rules.booklet)
    texts = [words.setting(setting.name) for setting in HOUSE_CHOICES]
    console.print("", numbered([(text.title, text.about) for text in texts]))
    question = words.say("ui-choose-house")
    while typed := ask(console, question, words):
        try:
            name, value = _typed_change(typed, rules)
            rules = rules.changed(**{name: value})
        except RulesError as error:
            console.print(words.error(error), markup=False)
            continue
        now = words.value(name, rules[name])
        console.print(words.say("ui-house-now", name=words.setting(name).title, value=now), markup=False)
        question = words.say("ui-choose-house-more")
    return rules


def _typed_change(typed: str, rules: Rules) -> tuple[str, str]:
    """Setting and value of what was typed: a number stands for a setting's next value, else it is `setting=value`."""
    if typed.isdecimal():
        number = row_number(typed, len(HOUSE_CHOICES))
        if number is None:
            n = len(HOUSE_CHOICES)
            raise RulesError(f"there is no choice {typed[:6]}; there are {n}", "no-choice", text=typed[:6], n=n)
        setting = HOUSE_CHOICES[number]
        values = [int(value) for value in setting.values]
        following = values[(values.index(rules[setting.name]) + 1) % len(values)]
        return setting.name, setting.show(following)
    name, equals, value = typed.removeprefix("+").partition("=")
    if not equals:
        text = f"a change to the rules is written +setting=value, not {typed!r}"
        raise RulesError(text, "change-form", text=typed)
    return name.strip(), value.strip()
