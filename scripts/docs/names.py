"""The public names of the package, and what the Python reference has of them: every one, each with a docstring."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "reference" / "python"
PACKAGES = ("penultima", "penultima.booklets", "penultima.bots", "penultima.client", "penultima.envs", "penultima.text")
MODULES = ("penultima.errors",)
"""What the reference names that is a module and no name in one."""


def shown_names() -> set[str]:
    """What the pages of the reference show."""
    pages = (page.read_text("utf-8") for page in FOLDER.glob("*.md"))
    return {name for text in pages for name in re.findall(r"^::: (\S+)$", text, re.MULTILINE)}


def missing_names(package: str, shown: set[str]) -> Iterator[str]:
    """Public names of a package that no page shows, by this name or another one for the same thing."""
    last = {name.rpartition(".")[2] for name in shown}
    names = importlib.import_module(package).__all__
    return (f"{package}.{name}" for name in names if not name.startswith("__") and name not in last)


def undocumented(thing: object, name: str) -> Iterator[str]:
    """A class or function, and the public methods and properties of a class, as far as they have no docstring."""
    if not inspect.isclass(thing) and not inspect.isroutine(thing):
        return
    if not inspect.getdoc(thing):
        yield name
    for member, value in vars(thing).items() if inspect.isclass(thing) else ():
        function = getattr(value, "fget", None) or getattr(value, "__func__", value)
        if not member.startswith("_") and inspect.isfunction(function) and not inspect.getdoc(function):
            yield f"{name}.{member}"


def faults_of_names() -> Iterator[str]:
    """A line for each; what needs a library that is not installed is left to a place that has it."""
    shown = shown_names()
    for package in PACKAGES:
        for name in missing_names(package, shown):
            yield f"{name} is public, and no page of docs/reference/python has it"
    for name in sorted(shown.difference(MODULES)):
        module, _, last = name.rpartition(".")
        try:
            thing = getattr(importlib.import_module(module), last)
        except ImportError:
            continue
        yield from (f"{one} has no docstring" for one in undocumented(thing, name))
