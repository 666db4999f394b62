"""The messages of a language taken apart: which arguments each shows and selects on, and what it refers to."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import penultima.text

FOLDER = Path(penultima.text.__file__).parent / "messages"
LANGUAGES = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())


@dataclass
class Entry(Visitor):
    """A message or an attribute."""

    file: str
    shown: set[str] = field(default_factory=set)
    selected: dict[str, set[str]] = field(default_factory=dict)
    refers: set[str] = field(default_factory=set)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (so the visitor calls it)
        """What is selected on is not shown."""
        assert isinstance(node.selector, ast.VariableReference), f"select on an argument, not on {node.selector}"
        keys = [key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants]
        assert len(set(keys)) == len(keys), f"twice the same variant of ${node.selector.id.name}"
        self.selected.setdefault(node.selector.id.name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (so the visitor calls it)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (so the visitor calls it)
        self.refers.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (so the visitor calls it)
        self.refers.add(f"-{node.id.name}")


Catalog = dict[str, Entry]


def parts(file: Path) -> list[ast.EntryType]:
    """What a file holds."""
    return FluentParser().parse(file.read_text("utf-8")).body


@cache
def catalog(language: str) -> Catalog:
    """Every message, term and attribute (`message.attribute`) of a language."""
    found: Catalog = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for part in parts(file):
            if isinstance(part, ast.Message | ast.Term):
                name = f"{'-' if isinstance(part, ast.Term) else ''}{part.id.name}"
                assert name not in found, f"{name} is there twice"
                found[name] = _entry(file, part.value)
                for attribute in part.attributes:
                    found[f"{name}.{attribute.id.name}"] = _entry(file, attribute.value)
    return found


def _entry(file: Path, pattern: ast.Pattern | None) -> Entry:
    entry = Entry(file.stem)
    if pattern is not None:
        entry.visit(pattern)
    return entry


def shown(language: str, name: str) -> set[str]:
    """The arguments a message shows, with those of all it refers to."""
    entry = catalog(language)[name]
    return entry.shown.union(*(shown(language, other) for other in entry.refers))


def used(language: str, name: str) -> set[str]:
    """The arguments a message needs at all."""
    entry = catalog(language)[name]
    return (entry.shown | set(entry.selected)).union(*(used(language, other) for other in entry.refers))
