"""What click refuses, as one sentence in the language of the command, after a line about the usage.

Click says most of it in English only. What is wrong is read from the error's type and from its parameter; the value
that was typed stands in click's own sentence and nowhere else, so it is taken from there. A sentence that is not known
is shown as click says it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Any

import click

from penultima.spelling import nearest
from penultima.text import Translator, chosen_language, translator
from penultima.text.messages import capitalized

TYPED = re.compile(r"'(?P<quoted>.*?)' is not |(?P<bare>\S+) is not in the range ", re.DOTALL)
"""How click begins its sentence about a value: with the value."""
KINDS = {
    click.types.IntParamType: "usage-whole-number",
    click.types.FloatParamType: "usage-number",
    click.types.BoolParamType: "usage-yes-or-no",
}
"""What is said of a value that is none of this kind."""
EXTRA = re.compile(r"unexpected extra arguments? \((.*)\)", re.DOTALL)


class TranslatedUsageError(click.UsageError):
    """A wrong usage: how it is meant, and a sentence that says what was wrong."""

    def show(self, file: Any = None) -> None:
        """Print it on the error stream."""
        out = file or sys.stderr
        if self.ctx is not None:
            words = translator(chosen_language(self.ctx.find_root().obj))
            pieces = " ".join([self.ctx.command_path, *self.ctx.command.collect_usage_pieces(self.ctx)])
            click.echo(words.say("usage-line", usage=pieces), file=out)
            click.echo(words.say("usage-help", command=f"{self.ctx.command_path} --help"), file=out)
            click.echo(file=out)
        click.echo(self.message, file=out)


def translated(error: click.UsageError, language: str) -> click.UsageError:
    """The same error in this language; help that is shown in place of an error stays as it is."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return error
    return TranslatedUsageError(capitalized(sentence(error, translator(language))), error.ctx)


def sentence(error: click.UsageError, words: Translator) -> str:
    """What was wrong, in one sentence."""
    if isinstance(error, click.MissingParameter):
        message = "usage-missing-option" if isinstance(error.param, click.Option) else "usage-missing-argument"
        return words.say(message, name=name_of(error.param, error.ctx))
    if isinstance(error, click.NoSuchOption):
        return no_option(error, words)
    if isinstance(error, click.BadOptionUsage):
        without = "requires" in error.message
        return words.say("usage-needs-value" if without else "usage-takes-no-value", name=error.option_name)
    if isinstance(error, click.BadParameter):
        return wrong_value(error, words)
    if found := EXTRA.search(error.message):
        return words.say("usage-too-much", text=found[1])
    return words.say("usage-missing-command") if error.message == "Missing command." else error.format_message()


def name_of(param: click.Parameter | None, ctx: click.Context | None) -> str:
    """A parameter as it is written: `--players`, or the name that stands for an argument."""
    if param is None:
        return "?"
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return (param.metavar or str(param.name).upper()).strip("[].")


def no_option(error: click.NoSuchOption, words: Translator) -> str:
    """There is no such option; the nearest are offered."""
    known = [option for param in error.ctx.command.get_params(error.ctx) for option in param.opts] if error.ctx else []
    near = nearest(error.option_name, [option for option in known if option.startswith("--")])
    if near:
        return words.say("usage-no-option-but", name=error.option_name, guess=", ".join(near))
    return words.say("usage-no-option", name=error.option_name)


def no_command(name: str, known: Sequence[str], words: Translator) -> str:
    """There is no such command; the nearest are offered, or all are named."""
    if near := nearest(name, known):
        return words.say("usage-no-command-but", name=name, guess=", ".join(near))
    return words.say("usage-no-command", name=name, there=", ".join(known))


def wrong_value(error: click.BadParameter, words: Translator) -> str:
    """A value that an option or argument cannot have."""
    kind, name = getattr(error.param, "type", None), name_of(error.param, error.ctx)
    found = TYPED.match(error.message)
    if found is None:
        return words.say("usage-value", name=name, why=error.message)
    if found["bare"]:
        return out_of_range(kind, {"name": name, "text": found["bare"]}, error.message, words)
    typed = {"name": name, "text": found["quoted"]}
    if isinstance(kind, click.Choice):
        return words.say("usage-choice", values=", ".join(map(str, kind.choices)), **typed)
    message = next((message for type_, message in KINDS.items() if isinstance(kind, type_)), "")
    return words.say(message, **typed) if message else words.say("usage-value", name=name, why=error.message)


def out_of_range(kind: object, typed: dict[str, str], message: str, words: Translator) -> str:
    """A number that is too small or too large."""
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    if low is None:
        return words.say("usage-value", name=typed["name"], why=message)
    if high is None:
        return words.say("usage-at-least", **typed, **{"from": f"{low:g}"})
    return words.say("usage-between", **typed, **{"from": f"{low:g}", "to": f"{high:g}"})
