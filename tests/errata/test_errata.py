"""The errata page: our own engine through its harness, and a peer that breaks one rule."""

from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from errata.blame import Column, departures, tally
from errata.checks import Check
from errata.harness import Result, put
from errata.peer import Peer
from errata.penultima import Penultima
from errata.render import listed_titles, page
from errata.start import deck, start_of
from errata.suite import more, questions

PAGE = Path(__file__).parents[2] / "docs" / "errata.md"


class Flipping(Penultima):
    """A Reverse between two players only turns play around."""

    id = "flipping"
    name = "Flipping"
    rules = "classic/en +two_player_reverse=flip"


def answers(peer: Peer) -> list[Result]:
    return [put(question, peer) for question in (*questions(), *more())]


@pytest.fixture(scope="module")
def ours() -> Column:
    return tally(Penultima(), answers(Penultima()))


def test_our_engine_obeys_every_scenario(ours: Column) -> None:
    assert [result.why or result.differences for result in ours.results if not result.obeyed] == []


def test_the_page_holds_as_many_scenarios_as_the_suite() -> None:
    assert len(listed_titles(PAGE.read_text("utf-8"))) == len(questions()), "make errata writes it anew"


def test_a_peer_that_breaks_one_rule_is_found_out(ours: Column) -> None:
    fake = tally(Flipping(), answers(Flipping()))
    assert {result.question.title[:27] for result in fake.results if not result.obeyed} == {
        "With two players a Reverse ",
        "With two players and play t",
    }
    check = Check("Nothing", "A0", {"flipping": ("✗", "on purpose")})
    lines = page([ours, fake], [check], "2001-02-03").splitlines()
    assert any(line.startswith("| Q9 |") and line.endswith("| ✗ 2/4 |") for line in lines)
    assert any(line.startswith("| H1 |") and "✗" not in line for line in lines)
    assert "| A0 | Nothing | –:  | ✗: on purpose |" in lines
    assert any(line.startswith("- unexplained: turn is 1, expected 0") for line in lines)
    assert listed_titles("\n".join(lines)) == [question.title for question in questions()]


def test_a_difference_counts_against_the_rule_it_breaks() -> None:
    stays = next(one for one in departures("rlcard") if one.rules == ["F3"])
    assert stays.explains("A Draw Two turned up first: …", "turn is 1, expected 2")
    assert not stays.explains("A Draw Two turned up first: …", "hand 1 is empty, expected b1")
    assert not stays.explains("A Skip turned up first: …", "turn is 1, expected 2")
    assert stays.blames(["C11", "X6"]) == {"F3", "C11"}


def test_every_start_holds_the_whole_deck() -> None:
    for question in (*questions(), *more()):
        start = start_of(question.told)
        assert Counter(chain(*start.hands, start.draw, start.discard)) == deck(), question.title
