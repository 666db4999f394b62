"""Which rule a difference counts against, and the tally of every rule."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from errata.harness import Result
from errata.peer import SILENT, Peer
from errata.suite import HERE, RULES
from penultima.booklets import booklet
from penultima.booklets.rulebook import rule_sections


@dataclass
class Departure:
    """One way in which a program differs, and where it shows."""

    peer: str
    text: str
    source: str
    rules: list[str]
    signs: list[str]
    cited: list[str] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)

    def explains(self, title: str, difference: str) -> bool:
        """Is this difference one of its signs?"""
        told = not self.titles or any(part in title for part in self.titles)
        return told and any(re.search(sign, difference) for sign in self.signs)

    def blames(self, cites: Iterable[str]) -> set[str]:
        """The rules it counts against in a scenario that cites these."""
        return set(self.rules) | set(self.cited) & set(cites)


@dataclass
class Tally:
    """How often a rule was asked, and how often it was obeyed."""

    asked: int = 0
    obeyed: int = 0


@dataclass
class Column:
    """Everything that came of one program."""

    peer: Peer
    results: list[Result]
    rules: dict[str, Tally] = field(default_factory=dict)
    findings: list[tuple[Departure, list[Result]]] = field(default_factory=list)
    unexplained: list[tuple[Result, str]] = field(default_factory=list)

    def verdict(self, result: Result) -> str:
        """One sign."""
        return "–" if not result.asked else "✓" if result.obeyed else "✗"


@cache
def _sheet() -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((HERE / "departures.toml").read_text("utf-8"))


@cache
def in_force() -> set[str]:
    """The printed rules and answered questions of the classic booklet; the order of things is not asked of others."""
    sections = rule_sections(booklet(RULES))
    rules = {rule.id for section in sections for rule in section.rules}
    return rules | {answer.id for section in sections for answer in section.answers}


def departures(peer: str) -> list[Departure]:
    """The known ones of a program."""
    return [Departure(**entry) for entry in _sheet()["departure"] if entry["peer"] == peer]


def notes(peer: str) -> list[Departure]:
    """Findings that no scenario shows."""
    return [Departure(signs=[], **entry) for entry in _sheet()["note"] if entry["peer"] == peer]


def absent(peer: Peer) -> dict[str, str]:
    """The rules that a program has nothing to say about, and why."""
    silent = {rule: thing for thing in peer.lacks for rule in SILENT[thing]}
    listed = [entry for entry in _sheet()["absent"] if entry["peer"] == peer.id]
    return silent | {rule: entry["reason"] for entry in listed for rule in entry["rules"]}


def tally(peer: Peer, results: list[Result]) -> Column:
    """A scenario that is obeyed speaks for every rule it cites. A difference speaks against the rules that its
    explanation names; the other rules are obeyed if the scenario could be played to its end. What is only about rules
    that the program has nothing to say about was not asked.
    """
    column = Column(peer, results)
    known = departures(peer.id)
    shows: dict[int, list[Result]] = {}
    silent = absent(peer)
    for result in results:
        about = set(result.question.cites) & in_force()
        if result.asked and about and about <= silent.keys():
            result.why = silent[min(about)]
        if not result.asked:
            continue
        cites, blamed = set(result.question.cites), set[str]()
        for difference in result.differences:
            found = next((n for n, one in enumerate(known) if one.explains(result.question.title, difference)), None)
            if found is None:
                column.unexplained.append((result, difference))
                blamed |= cites
            else:
                blamed |= known[found].blames(cites)
                if result not in shows.setdefault(found, []):
                    shows[found].append(result)
        for rule in (blamed if result.stopped else blamed | cites) & in_force() - silent.keys():
            count = column.rules.setdefault(rule, Tally())
            count.asked += 1
            count.obeyed += rule not in blamed
    column.findings = [(known[n], shows[n]) for n in sorted(shows)]
    return column
