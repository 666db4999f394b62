"""Choosing house rules from a list."""

from __future__ import annotations

from rich.console import Console

from penultima.booklets import Rules
from penultima.errors import RulesError
from penultima.rules.settings import HOUSE_RULES, SETTINGS, Choice
from penultima.terminal.menu import ask, numbered, row_number
from penultima.text import screen

SWITCHES = tuple(setting for name in HOUSE_RULES if isinstance(setting := SETTINGS[name], Choice))
"""House rules with named values, which a number switches to the next one."""


def choose_house_rules(console: Console, rules: Rules, language: str) -> Rules:
    """The rules with what the table plays otherwise; Enter for none, or for no more."""
    words = screen(language, rules.booklet)
    texts = [words.setting(setting.name) for setting in SWITCHES]
    console.print("", numbered([(text.title, text.about) for text in texts]))
    question = words.say("ui-choose-house")
    while typed := ask(console, question):
        try:
            name, value = _wish(typed, rules)
            rules = rules.changed(**{name: value})
        except RulesError as error:
            console.print(words.error(error), markup=False)
            continue
        now = words.value(name, rules[name])
        console.print(words.say("ui-house-now", name=words.setting(name).title, value=now), markup=False)
        question = words.say("ui-choose-house-more")
    return rules


def _wish(typed: str, rules: Rules) -> tuple[str, str]:
    """A number stands for a setting's next value; else setting=value."""
    if typed.isdecimal():
        number = row_number(typed, len(SWITCHES))
        if number is None:
            n = len(SWITCHES)
            raise RulesError(f"there is no choice {typed[:6]}; there are {n}", "no-choice", text=typed[:6], n=n)
        setting = SWITCHES[number]
        values = [int(value) for value in setting.values]
        following = values[(values.index(rules[setting.name]) + 1) % len(values)]
        return setting.name, setting.show(following)
    name, equals, value = typed.removeprefix("+").partition("=")
    if not equals:
        text = f"a change to the rules is written +setting=value, not {typed!r}"
        raise RulesError(text, "change-form", text=typed)
    return name.strip(), value.strip()
