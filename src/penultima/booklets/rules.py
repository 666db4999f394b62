"""The rules in force at a table: a booklet and what the table plays otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from penultima.errors import RulesError
from penultima.rules.settings import SETTINGS, FirstAction, MatchKind, Offered, Special

PLAYERS = range(2, 11)
"""No booklet says how many may play; this is the range the maker gives elsewhere. (Q19)"""


@dataclass(frozen=True, slots=True)
class Rules:
    """Settings by name, as numbers; `str` gives the short text that `parse` reads back."""

    booklet: str
    values: Mapping[str, int]
    changes: tuple[tuple[str, int], ...] = ()

    def __getitem__(self, setting: str) -> int:
        for name, value in self.changes:
            if name == setting:
                return value
        return self.values[setting]

    def __str__(self) -> str:
        changes = (f" +{name}={SETTINGS[name].show(value)}" for name, value in self.changes)
        return self.booklet + "".join(changes)

    def __repr__(self) -> str:
        return f"Rules.parse({str(self)!r})"

    def __hash__(self) -> int:
        return hash((self.booklet, self.changes))

    def __reduce__(self) -> tuple[object, ...]:
        return Rules.parse, (str(self),)

    @staticmethod
    def parse(text: str) -> Rules:
        """The rules written as `battle/fr +bluff=refused +hand=5`."""
        from penultima.booklets.shelf import booklet  # noqa: PLC0415 (the shelf builds rules)

        name, *changes = text.split() or [""]
        rules = booklet(name).rules
        named: dict[str, str] = {}
        for change in changes:
            setting, equals, value = change.removeprefix("+").partition("=")
            if not change.startswith("+") or not equals:
                raise RulesError(f"a change to the rules is written +setting=value, not {change!r}")
            if setting in named:
                raise RulesError(f"{setting} is set twice")
            named[setting] = value
        return rules.changed(**named)

    def changed(self, **changes: str) -> Rules:
        """The same booklet with some settings otherwise."""
        merged = dict(self.changes)
        for name, text in changes.items():
            if name not in SETTINGS or name == "special":
                raise RulesError(f"there is no setting {name!r}; there are {', '.join(_OPEN)}")
            try:
                value = SETTINGS[name].parse(str(text))
            except ValueError as error:
                raise RulesError(str(error)) from None
            merged.pop(name, None)
            if value != self.values[name]:
                merged[name] = value
        ordered = tuple((name, merged[name]) for name in SETTINGS if name in merged)
        rules = Rules(self.booklet, self.values, ordered)
        rules._check()
        return rules

    def _check(self) -> None:
        if self["match"] == MatchKind.LOW and self["low_score"] == Offered.NONE:
            raise RulesError("match=low and low_score=none contradict each other")

    def check_players(self, players: int) -> None:
        """Refuse a number of players for whom the deck is too small, or whom nobody could seat."""
        if players not in PLAYERS:
            raise RulesError(f"2 to 10 can play, not {players}")
        special = self["special"] != Special.NONE
        deck = 112 if special else 108
        cannot_start = 4 if self["first_action"] == FirstAction.ACTS else deck - 76
        if deck - players * self["hand"] <= cannot_start:
            raise RulesError(f"{players} players and hand={self['hand']}: no card might be left to start with")


_OPEN = [name for name in SETTINGS if name != "special"]
DEFAULTS: Mapping[str, int] = MappingProxyType({name: int(setting.default) for name, setting in SETTINGS.items()})
