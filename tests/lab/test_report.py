"""One page that needs nothing else, made of whatever the results hold."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from penultima.bots.kernel.rounds import FACTS, TALLIES, RoundFact, Tally
from penultima.bots.registry import LEVELS
from penultima.cli import lab
from penultima.errors import LabError
from penultima.lab.report.build import build_report, write_page
from penultima.lab.report.winners import LOOKS, styles_of
from penultima.lab.results import Results
from penultima.lab.statistics import summarize
from penultima.lab.summary import Summary
from tests.lab.synthetic import rounds_of, won_by

VOID = {"meta", "br", "hr", "img", "link", "input"}


class Checker(HTMLParser):
    """Every element is closed in order; ids are unique; what leads somewhere arrives."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.seen.append(tag)
        self.ids += [str(given["id"])] if "id" in given else []
        self.links += [str(given[key])[1:] for key in ("href",) if key in given]
        self.links += str(given.get("aria-labelledby", "")).split()
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def mirror(rules: str, players: int, length: int, first: float = 0.5) -> Summary:
    """A table of equals: seats win in turn, the first one more often; every second seat laid a special card."""
    chance = np.random.default_rng(length)
    deals = 200
    seats = np.where(chance.random(deals) < first / 5, 1 % players, chance.integers(0, players, deals)).repeat(players)
    rounds = rounds_of(seats, ("careful",) * players, rules)
    rounds.facts[:, RoundFact.TURNS] = chance.poisson(length, deals).repeat(players)
    for tally in (Tally.SPECIALS, Tally.DRAW_FOURS, Tally.CHALLENGES):
        rounds.facts[:, FACTS + tally] = chance.integers(0, 2, deals).repeat(players)
    rounds.facts[:, FACTS + TALLIES + Tally.DRAWS] = length // 4
    return summarize(rounds)


def everything() -> list[Summary]:
    tables = [mirror("classic/en", n, 30 + 5 * n) for n in (2, 3, 4)]
    tables += [mirror("scary/fr", n, 25 + 4 * n) for n in (2, 3, 4)]
    tables += [
        mirror("battle/en", 4, 52),
        mirror("classic/en +hand=5", 4, 30),
        mirror("classic/en +uno=automatic", 4, 50),
    ]
    wins = [
        won_by([0, 0, 1, 0, 1, 0] * 100, ("easy", "beginner")),
        won_by([0, 1, 0, 1, 1, 0] * 100, ("medium", "easy")),
    ]
    return tables + [summarize(won) for won in wins]


def page_of(summaries: list[Summary]) -> str:
    return build_report(summaries, "Title & more", "Lead", "penultima lab report <results>")


def test_the_page_is_well_formed_and_asks_nobody() -> None:
    page = page_of(everything())
    found = Checker(page)
    assert len(found.ids) == len(set(found.ids))
    assert set(found.links) <= set(found.ids)
    assert not {"script", "link", "img", "iframe"} & set(found.seen)
    assert not re.search(r"https?:|url\(|@import|@font-face", page)
    assert found.seen.count("figure") * 2 == page.count('role="img"')
    assert found.seen.count("figure") == found.seen.count("details")
    assert "Title &amp; more" in page
    assert "&lt;results&gt;" in page


def test_the_page_has_a_section_for_each_question() -> None:
    headings = re.findall(r"<h2[^>]*>([^<]*)<", page_of(everything()))
    assert headings == [
        "Who wins", "How long a round lasts", "Where one sits", "What a special card does", "Edition against edition",
        "House rules", "Method",
    ]  # fmt: skip


def test_a_single_run_has_only_what_it_can_say() -> None:
    page = page_of([summarize(won_by([0, 1, 0] * 200, ("careful", "first")))])
    Checker(page)
    headings = re.findall(r"<h2[^>]*>([^<]*)<", page)
    assert headings == ["Who wins", "How long a round lasts", "Where one sits", "Method"]
    assert "careful wins most, 66.7%" in page


def test_three_names_at_one_table_are_ranked() -> None:
    page = page_of([summarize(won_by([0, 1, 0, 2, 1, 0] * 300, ("a", "b<", "c")))])
    Checker(page)
    assert "Each is clearly ahead of the next." in page
    assert "b&lt;" in page
    assert "b<" not in page.replace("b&lt;", "")


def test_sentences_are_honest_about_what_is_not_clear() -> None:
    page = page_of([summarize(won_by([0, 1, 1, 0] * 10, ("a", "b")))])
    assert "The rounds do not tell a and b apart." in page
    assert "overlap" in page


def test_booklets_that_play_alike_are_one_row() -> None:
    alike = [mirror(f"scary/{language}", 4, 40) for language in ("fr", "es", "it", "pt")]
    seats = [summarize_right(one) if one.rules == "scary/es" else one for one in alike]
    page = page_of([mirror("classic/en", 4, 44), *seats])
    assert "scary (all)" in page


def summarize_right(one: Summary) -> Summary:
    """The same table in a booklet that starts to the right: its places are counted the other way."""
    from dataclasses import replace

    return replace(mirror("scary/fr", 4, 40), rules=one.rules)


@pytest.mark.parametrize("players", [2, 10])
def test_any_number_of_players_makes_a_page(players: int) -> None:
    Checker(page_of([mirror("revenge/en", players, 60)]))


def test_a_page_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="cannot be written"):
        write_page(tmp_path, "text")
    write_page(tmp_path / "new" / "page.html", "text")
    with pytest.raises(LabError, match="cannot be written"):
        write_page(tmp_path / "new" / "page.html" / "below.html", "text")
    assert [path.name for path in tmp_path.rglob("*")] == ["new", "page.html"]


def test_the_command_reads_results_and_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "read_results", lambda _: won_by([0, 1, 0] * 20, ("careful", "first")))
    target = tmp_path / "report.html"
    got = CliRunner().invoke(lab.report_command, ["results", "-o", str(target)], catch_exceptions=False)
    assert got.exit_code == 0
    assert got.output.strip() == str(target)
    page = target.read_text("utf-8")
    Checker(page)
    assert "penultima lab play classic/en --players careful,first --rounds 60 --seed 5 -o results\n" in page


def test_players_of_one_table_never_look_alike() -> None:
    looks = styles_of(["careful", "medium", "first", "expert", "random"])
    assert len(set(looks.values())) == 5
    assert looks["medium"] == styles_of(["medium", "easy"])["medium"]


def test_a_sixth_level_has_a_look_too(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = (*LEVELS, "master")
    monkeypatch.setattr("penultima.lab.report.winners.LEVELS", levels)
    assert styles_of(list(levels))["master"] in LOOKS


def test_results_that_cannot_be_read_are_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from penultima.lab import results_folder

    with pytest.raises(LabError) as refused:
        lab.read_results(tmp_path)
    assert refused.value.code == "lab-no-results"
    empty = Results("classic/en", ("a", "b"), 1, 0, np.zeros((0, FACTS + 2 * TALLIES), np.int32))
    monkeypatch.setattr(results_folder, "load", lambda _: empty)
    with pytest.raises(LabError) as refused:
        lab.read_results(tmp_path)
    assert refused.value.code == "lab-no-rounds"
