"""What pages show that is written from the code whenever the site is built, so that it is never out of date.

In a page of `docs/` the lines from `<!-- made: commands -->` to `<!-- end -->` are replaced by it. What stands between
them is for who reads the page in the repository.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from penultima.booklets import booklets
from penultima.cli import main
from penultima.text import translator
from penultima.text.languages import OWN_NAMES

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "penultima"


def commands() -> str:
    """Every command: what it does, its examples, its options."""
    return "\n".join(_command(main, "penultima", 2))


def _command(command: click.Command, name: str, level: int) -> Iterator[str]:
    context = click.Context(command, info_name=name, **main.context_settings)  # click keeps the first help option
    yield f"{'#' * level} `{name}`\n"
    for paragraph in re.split(r"\n\s*\n", (command.help or "").strip()):
        if "\b" in paragraph:
            example = "\n".join(line.strip() for line in paragraph.replace("\b", "").strip().splitlines())
            yield f"```{'text' if '  ' in example else 'sh'}\n{example}\n```\n"  # with words beside it, or to be typed
        else:
            yield " ".join(paragraph.split()) + "\n"
    yield f"```text\n{' '.join(command.collect_usage_pieces(context)).join((f'{name} ', ''))}\n```\n"
    rows = [row for one in command.get_params(context) if (row := one.get_help_record(context))]
    if rows:
        yield "| option | |\n|---|---|"
        yield from (f"| `{_cell(option)}` | {_cell(' '.join(about.split()))} |" for option, about in rows)
        yield ""
    if isinstance(command, click.Group):
        for one in command.list_commands(context):
            inner = command.get_command(context, one)
            if inner is not None and not inner.hidden:
                yield from _command(inner, f"{name} {one}", level + 1 if level > 2 else level)


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


def layer_rows() -> list[list[str]]:
    """The layers of the import contract, the highest first; modules side by side know nothing of each other."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = (one["layers"] for one in contracts if one["type"] == "layers" and one["containers"] == ["penultima"])
    return [[name.strip() for name in row.split("|")] for row in layers]


def about(module: str) -> str:
    """The first sentence of a module's docstring."""
    place = PACKAGE / module
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    told = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
    return " ".join(told.partition("\n\n")[0].split())


def layers() -> str:
    """A table of the layers with what each module says of itself."""
    rows = ["| layer | what it is |", "|---|---|"]
    for row in layer_rows():
        rows += [f"| `{name}` | {_cell(about(name))} |" for name in row]
    return "\n".join(rows) + "\n"


def rulebooks() -> str:
    """The booklets, each with its name and how many rules set it apart from the base."""
    english = translator("en")
    rows = ["| booklet | box | language | differences from the base |", "|---|---|---|---|"]
    for one in booklets():
        box = english.say("ui-edition", edition=one.edition)
        rows.append(f"| `{one.id}` | {box} | {OWN_NAMES[one.language]} | {len(one.differences)} |")
    return "\n".join(rows) + "\n"


MADE: dict[str, Callable[[], str]] = {"commands": commands, "layers": layers, "rulebooks": rulebooks}
"""By the name in the mark."""
