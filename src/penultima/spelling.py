"""Names that do not exist, refused with those that may have been meant. The page guesses alike (`engine/spelling.ts`).

Each refusal has two messages: `no-setting-but` where a name is near, `no-setting` with all names where none is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from difflib import SequenceMatcher, get_close_matches

from penultima.errors import RulesError

ENOUGH = 0.6
"""How like a text a name must be: the part of their letters that they have in common."""
NEARLY = 0.1
"""How much less like it than the nearest another name may be."""
MOST = 3
"""How many names are offered."""


def nearest(text: str, names: Iterable[str]) -> list[str]:
    """The names most like a text, the likest first; nothing if none is like it.

    >>> nearest("Stackin", ["stacking", "first_action", "jump_in"])
    ['stacking']
    >>> nearest("forced", ["forced_play", "forced_draw", "hand"])
    ['forced_play', 'forced_draw']
    """
    typed, known = text.lower(), list(names)
    found = get_close_matches(typed, known, 1, ENOUGH)
    if not found:
        return []
    likeness = SequenceMatcher(None, found[0], typed).ratio()
    return get_close_matches(typed, known, MOST, max(ENOUGH, likeness - NEARLY))


def no_edition(name: str, editions: Sequence[str], aliases: Collection[str]) -> RulesError:
    """There is no such edition; other names of editions are guessed too, but not listed."""
    text = f"there is no edition {name!r}"
    if near := nearest(name, aliases):
        return RulesError(f"{text}; {_question(near)}", "no-edition-but", name=name, guess=_listed(near))
    there = _listed(editions)
    return RulesError(f"{text}; there are {there}", "no-edition", name=name, editions=there)


def no_setting(name: str, known: Collection[str]) -> RulesError:
    """There is no such setting, of a table or of a server."""
    text = f"there is no setting {name!r}"
    if near := nearest(name, known):
        return RulesError(f"{text}; {_question(near)}", "no-setting-but", name=name, guess=_listed(near))
    there = _listed(known)
    return RulesError(f"{text}; there are {there}", "no-setting", name=name, names=there)


def no_value(setting: str, values: Collection[str], given: str) -> RulesError:
    """A setting has no such value."""
    there = _listed(values)
    text, facts = f"{setting} may be {there}, not {given!r}", {"name": setting, "values": there, "text": given}
    if near := nearest(given, values):
        return RulesError(f"{text}; {_question(near)}", "setting-value-but", **facts, guess=_listed(near))
    return RulesError(text, "setting-value", **facts)


def no_bot(name: str, known: Collection[str]) -> RulesError:
    """There is no such bot."""
    text = f"there is no bot {name!r}"
    if near := nearest(name, known):
        return RulesError(f"{text}; {_question(near)}", "unknown-bot-but", name=name, guess=_listed(near))
    there = _listed(known)
    return RulesError(
        f"{text}; there are {there}, and run:COMMAND for a program", "unknown-bot", name=name, there=there
    )


def _question(names: Sequence[str]) -> str:
    return f"did you mean {' or '.join(map(repr, names))}?"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
