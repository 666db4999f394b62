"""The rules in force at a table: a booklet and what the table plays otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from penultima.errors import RulesError
from penultima.rules.deck import COLORLESS_COPIES, DECK_SIZES, NUMBER_CARDS
from penultima.rules.settings import (
    SETTINGS,
    Dealer,
    DrawnCard,
    FirstAction,
    LowScore,
    MatchKind,
    Number,
    OffOn,
    Uno,
)
from penultima.spelling import no_setting, no_value

PLAYERS = range(2, 11)
"""No booklet says how many may play; this is the range the maker gives elsewhere. (Q19)"""


class Contradiction(NamedTuple):
    """A setting that a table cannot change (to `value`, if one is named) where another setting has a certain value."""

    setting: str
    value: int | None
    other: str
    other_value: int


CONTRADICTIONS = (
    Contradiction("uno_penalty", None, "uno", Uno.AUTOMATIC),
    Contradiction("uno_until", None, "uno", Uno.AUTOMATIC),
    Contradiction("first_draw_four", None, "first_action", FirstAction.IGNORED),
    Contradiction("dealer_symbol", None, "dealer", Dealer.CHOSEN),
    Contradiction("target", None, "match", MatchKind.ROUND),
    Contradiction("match", MatchKind.LOW, "low_score", LowScore.NONE),
    Contradiction("forced_draw", DrawnCard.MAY, "forced_play", OffOn.ON),
)
"""Everything that settings forbid each other; besides, a setting about a special card needs that card in the box."""


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
                text = f"a change to the rules is written +setting=value, not {change!r}"
                raise RulesError(text, "change-form", text=change)
            if setting in named:
                raise RulesError(f"{setting} is set twice", "set-twice", name=setting)
            named[setting] = value
        return rules.changed(**named)

    def changed(self, **changes: str) -> Rules:
        """The same booklet with some settings otherwise."""
        merged = dict(self.changes)
        for name, text in changes.items():
            value = _value(name, str(text))
            merged.pop(name, None)
            if value != self.values[name]:
                merged[name] = value
        ordered = tuple((name, merged[name]) for name in SETTINGS if name in merged)
        rules = Rules(self.booklet, self.values, ordered)
        rules._check()
        return rules

    def _check(self) -> None:
        """Refuse settings of which one makes the other impossible or meaningless, by their two names."""
        for name, value in self.changes:
            special = SETTINGS[name].special
            if special is not None and self["special"] != special:
                raise self._contradiction(name, "special")
            for one in CONTRADICTIONS:
                forbidden = one.setting == name and one.value in (None, value)
                if forbidden and self[one.other] == one.other_value:
                    raise self._contradiction(name, one.other)

    def _contradiction(self, name: str, other: str) -> RulesError:
        one, two = (f"{setting}={SETTINGS[setting].show(self[setting])}" for setting in (name, other))
        return RulesError(f"{one} and {two} contradict each other", "contradiction", one=one, other=two)

    def check_players(self, players: int) -> None:
        """Refuse a number of players for whom the deck is too small, or whom nobody could seat."""
        if players not in PLAYERS:
            raise RulesError(f"2 to 10 can play, not {players}", "players", n=players)
        deck = DECK_SIZES[self["special"]]
        cannot_start = COLORLESS_COPIES if self["first_action"] == FirstAction.ACTS else deck - NUMBER_CARDS
        if deck - players * self["hand"] <= cannot_start:
            text = f"{players} players and hand={self['hand']}: no card might be left to start with"
            raise RulesError(text, "no-card-left", n=players, hand=self["hand"])


def _value(name: str, text: str) -> int:
    """The number of a value; a special card is not to be chosen, it comes with the box."""
    setting = SETTINGS.get(name)
    if setting is None or name == "special":
        raise no_setting(name, _OPEN)
    try:
        return setting.parse(text)
    except ValueError as error:
        if isinstance(setting, Number):
            facts = {"name": name, "low": setting.low, "high": setting.high, "text": text}
            raise RulesError(str(error), "setting-range", **facts) from None
        raise no_value(name, [setting.show(value) for value in setting.values], text) from None


_OPEN = tuple(name for name in SETTINGS if name != "special")
DEFAULTS: Mapping[str, int] = MappingProxyType({name: int(setting.default) for name, setting in SETTINGS.items()})
