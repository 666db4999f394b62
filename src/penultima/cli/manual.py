"""The manual page and the completion of shells, both made from what click knows of the commands."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click

from penultima import __version__
from penultima.cli.main import main
from penultima.exit_codes import ExitCode

SHELLS = ("bash", "zsh", "fish")
INDENT = 4


@main.command(short_help="Write what lets a shell complete commands and options.")
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """Write the script by which a shell completes commands and options.

    \b
    penultima completion bash > ~/.local/share/bash-completion/completions/penultima
    penultima completion zsh > ~/.zfunc/_penultima
    penultima completion fish > ~/.config/fish/completions/penultima.fish
    """
    from click.shell_completion import get_completion_class

    found = get_completion_class(shell)
    assert found is not None, shell
    # Bash is asked for its version by `source`; the script itself is the same for all that it accepts.
    made = found(main, {}, "penultima", "_PENULTIMA_COMPLETE")
    click.echo(made.source_template % made.source_vars())


@main.command()
def man() -> None:
    """Write the manual page, with every command and option.

    \b
    penultima man > ~/.local/share/man/man1/penultima.1
    penultima man | man -l -
    """
    click.echo(manual(), nl=False)


def manual() -> str:
    """The manual page in the language of man(7)."""
    ctx = click.Context(main, info_name="penultima", **main.context_settings)
    summary, _, examples = plain(main.help or "").partition("\n\n")
    lines = [
        f'.TH PENULTIMA 1 "" "Penultima {__version__}" "User Commands"',
        ".SH NAME",
        "penultima \\- the card game of the penultimate card, by the rules of twelve booklets",
        ".SH SYNOPSIS",
        ".B penultima",
        escaped(" ".join(main.collect_usage_pieces(ctx))),
        ".SH DESCRIPTION",
        escaped(summary),
        *literal(examples),
        ".SH OPTIONS",
        *option_lines(main, ctx),
        ".SH COMMANDS",
        *(line for path, command in commands(main, ()) for line in command_lines(path, command)),
        ".SH EXIT STATUS",
    ]
    for code in ExitCode:
        lines += [".TP", str(int(code)), escaped(code.meaning)]
    return "\n".join(lines) + "\n"


def commands(group: click.Group, above: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it, groups before what is in them."""
    for name, command in sorted(group.commands.items()):
        yield (*above, name), command
        if isinstance(command, click.Group):
            yield from commands(command, (*above, name))


def command_lines(path: tuple[str, ...], command: click.Command) -> Iterator[str]:
    """The section of a command: how it is called, what it does, its options."""
    above = click.Context(main, info_name=" ".join(("penultima", *path[:-1])), **main.context_settings)
    with click.Context(command, above, info_name=path[-1], resilient_parsing=True) as ctx:
        yield f".SS {escaped(' '.join([ctx.command_path, *command.collect_usage_pieces(ctx)]))}"
        for block in plain(command.help or "").split("\n\n"):
            yield from literal(block) if block.startswith("    ") else (".PP", escaped(block))
        yield from option_lines(command, ctx)


def option_lines(command: click.Command, ctx: click.Context) -> Iterator[str]:
    """The options of a command, and what each does."""
    for param in command.get_params(ctx):
        if isinstance(param, click.Option) and (record := param.get_help_record(ctx)):
            yield from (".TP", f".B {escaped(record[0])}", escaped(record[1]))


def plain(text: str) -> str:
    """Help as click has it: paragraphs on one line each, blocks after the mark \\b indented and as they are."""
    blocks = []
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() if not block.startswith("\b") else line for line in block.splitlines()]
        kept = [f"{' ' * INDENT}{line.strip()}" for line in lines if line.strip() != "\b"]
        blocks.append("\n".join(kept) if block.lstrip().startswith("\b") else " ".join(lines))
    return "\n\n".join(blocks)


def literal(block: str) -> list[str]:
    """Lines that stay as they are."""
    return [".PP", ".nf", *(escaped(line) for line in block.splitlines() if line.strip()), ".fi"] if block else []


def escaped(text: str) -> str:
    """Text in which man(7) finds nothing to obey."""
    safe = text.replace("\\", "\\\\").replace("-", "\\-")
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe
