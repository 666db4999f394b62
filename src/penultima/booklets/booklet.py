"""One edition in one language, as printed."""

from collections.abc import Mapping
from dataclasses import dataclass

from penultima.booklets.rules import Rules


@dataclass(frozen=True, slots=True)
class Difference:
    """A setting in which a booklet leaves the base, and the rule that says so."""

    value: str
    rule: str


@dataclass(frozen=True, slots=True)
class Booklet:
    """A booklet: `battle/fr` is the Battle edition's French one."""

    edition: str
    language: str
    name: str
    box: str
    region: str
    fourth_color: str
    differences: Mapping[str, Difference]
    rules: Rules

    @property
    def id(self) -> str:
        """The name by which it is called."""
        return f"{self.edition}/{self.language}"

    def __repr__(self) -> str:
        return f"booklet({self.id!r})"

    def __reduce__(self) -> tuple[object, ...]:
        from penultima.booklets.shelf import booklet  # noqa: PLC0415 (the shelf has the booklets)

        return booklet, (self.id,)
