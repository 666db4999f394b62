"""Around a table on the device: moves taken back, records, the file of everything, and the way to the server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from penultima.game import Record
from penultima.game.fair.findings import Verdict
from penultima.game.fair.verify import verify
from tests.page.arranging import unfold
from tests.page.conftest import Visit
from tests.page.local.dealing import deal, home, seen
from tests.page.playing import BOARD, RESULT, act, play_round, wait_until_asked
from tests.page.test_access import in_every_look
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

STANDS = """() => document.querySelector("[data-testid=result]")
  ? "over" : document.querySelector("[data-testid=board]")?.dataset.asked"""
"""Is the round over, and if not, am I asked?"""


def test_a_move_is_taken_back(visit: Visit) -> None:
    """As often as one likes, to the first move of the round; then the button says no."""
    page = deal(visit("phone"), hand=5, bots=1)
    states = []
    for _ in range(2):
        wait_until_asked(page)
        states.append(seen(page) | {"decision": 0})
        act(page)
    wait_until_asked(page)
    for before in reversed(states):
        page.locator("[data-testid=menu]").click()
        page.locator("[data-testid=take-back]").click()
        page.wait_for_selector("dialog", state="detached")
        page.get_by_text("Your last move was taken back.").first.wait_for()
        assert seen(page) | {"decision": 0} == before
    page.locator("[data-testid=menu]").click()
    assert page.locator("[data-testid=take-back][aria-busy=false]").is_disabled()
    page.keyboard.press("Escape")
    page.reload()
    wait_until_asked(page)
    assert seen(page) | {"decision": 0} == states[0]
    assert act(page), "and the round goes on"


def test_the_record_is_saved_replayed_and_verified(visit: Visit, tmp_path: Path) -> None:
    page = deal(visit(), hand=2)
    play_round(page)
    with page.expect_download() as saved:
        page.locator("[data-testid=save-record]").click()
    file = tmp_path / "record.json"
    saved.value.save_as(file)
    record = Record.load(file)
    assert record.replay().scores == record.scores
    assert verify(record).verdict == Verdict.PROVEN
    page.locator("[data-testid=fair]").click()
    page.wait_for_selector("[data-testid=fair-verdict][data-ok=true]")
    page.keyboard.press("Escape")
    page.locator("[data-testid=see-replay]").click()
    page.wait_for_selector("[data-testid=scrubber]")
    page.locator("[data-testid=forward]").click()


@pytest.mark.long
def test_everything_in_one_file_and_back(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = deal(visitor, hand=4)
    act(page)
    wait_until_asked(page)
    before, address = seen(page), page.url
    page.goto(visitor.url + "/device")
    page.wait_for_selector("[data-testid=my-tables]")
    assert in_every_look(page, "desk") == []
    with page.expect_download() as saved:
        page.locator("[data-testid=export]").click()
    file = tmp_path / "everything.json"
    saved.value.save_as(file)
    assert "penultima-here" not in file.read_text()

    other = visit("phone")
    page = other.go("/device")
    page.get_by_text("No match is kept here yet.").wait_for()
    page.locator("[data-testid=import]").set_input_files(file)
    page.get_by_text("One match was brought back.").first.wait_for()
    page.locator("[data-testid=import]").set_input_files(file)
    page.get_by_text("All matches in this file are here already.").first.wait_for()
    page.locator("[data-testid=my-tables] a").click()
    wait_until_asked(page)
    assert page.url.rpartition("/")[2] == address.rpartition("/")[2]
    assert seen(page)["hand"] == before["hand"]
    act(page)


GARBAGE = (
    ("not even JSON", "This file holds no matches of Penultima."),
    (json.dumps({"format": "penultima-device", "version": 99}), "A newer version of this page wrote this file."),
    (json.dumps({"format": "penultima-record", "version": 2}), "This file holds no matches of Penultima."),
)


@pytest.mark.long
def test_garbage_is_refused(visit: Visit, tmp_path: Path) -> None:
    """Each file is told what it is, one after the other; the words before it are gone by then."""
    file = tmp_path / "garbage.json"
    page = visit("phone").go("/device")
    for text, said in GARBAGE:
        file.write_text(text)
        page.locator("[data-testid=import]").set_input_files(file)
        page.locator("[data-testid=told]", has_text=said).wait_for()


@pytest.mark.long
def test_a_damaged_file_does_no_harm(visit: Visit, tmp_path: Path) -> None:
    """What is no seat, no time and no setting is left out: the home page and the next match open as before."""
    seat = {"table": "abcdefgh", "booklet": "classic/en", "at": 1, "keys": [{"token": "x", "name": "a"}]}
    seats = [seat | {"booklet": None}, seat | {"at": "soon"}, seat | {"keys": "abc"}]
    settings = {"house": {"nonsense": "5", "hand": "2"}, "name": "A" * 5000, "bots": 1.5}
    kept = {"penultima-tables": json.dumps(seats), "penultima-preferences": json.dumps(settings)}
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps({"format": "penultima-device", "version": 1, "at": 1, "tables": [], "kept": kept}))
    visitor = visit("phone")
    page = visitor.go("/device")
    page.locator("[data-testid=import]").set_input_files(file)
    page.wait_for_selector("[data-testid=told]")
    page.goto(visitor.url)
    page.locator("[data-testid=play-now]").click()
    page.wait_for_selector(f"{BOARD}[data-status=playing]")


def moved(page: Page, here: str) -> str:
    """The table at that address is moved to the server between two rounds; where it is there."""
    page.goto(here)
    page.wait_for_selector(RESULT)
    page.locator("[data-testid=to-server]").click()
    page.wait_for_selector("[data-testid=start]")
    return page.url


@pytest.mark.long
def test_a_table_that_was_played_on_moves_anew(visit: Visit) -> None:
    """A table that stands as it stood is found again; after another round, or when it was left, it is another one."""
    page = deal(visit(), hand=1, bots=1)
    here = page.url
    play_round(page)
    first = moved(page, here)
    assert moved(page, here) == first
    page.goto(here)
    page.locator("[data-testid=next]").click()
    page.wait_for_selector(f"{BOARD}[data-status=playing]")
    play_round(page)
    second = moved(page, here)
    assert second != first
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=leave-for-good]").click()
    page.locator("[data-testid=leave-for-good]").click()
    page.wait_for_selector("[data-testid=play-now]")
    assert moved(page, here) not in {first, second}


def test_a_table_moves_to_the_server(visit: Visit, served: ServerProcess, tmp_path: Path) -> None:
    """Between two rounds: rules, seats and scores come along, a friend takes a bot's seat, and the record says so."""
    ada = visit()
    page = deal(ada, hand=1, bots=2)
    play_round(page)
    scores = [int(text) for text in page.locator(f"{RESULT} tbody tr td:last-child").all_inner_texts()]
    page.locator("[data-testid=to-server]").click()
    page.wait_for_selector("[data-testid=start]")
    assert "/t/" in page.url
    code = page.url.rpartition("/")[2]
    page.wait_for_selector("[data-testid=code]")  # friends are invited
    page.locator("[data-testid=chair-2] button").first.click()
    ben = visit("phone")
    theirs = ben.go(f"/t/{code}")
    theirs.locator("[data-testid=join-name]").fill("Ben")
    theirs.locator("[data-testid=sit]").click()
    page.wait_for_selector("text=Ben")
    theirs.wait_for_selector("[data-testid=carried]")
    chairs = [theirs.locator(f"[data-testid=chair-{at}]").inner_text() for at in range(3)]
    told = [int(found[1]) for chair in chairs if (found := re.search(r"(\d+) points?", chair))]
    assert sorted(told) == sorted(scores), "whoever joins sees what the match begins with"
    page.locator("[data-testid=start]").click()
    page.wait_for_selector(f"{BOARD}:not([data-status=waiting])")  # with one card each a bot may have won already
    for _ in range(200):
        over = 0
        for one in (page, theirs):
            state = one.evaluate(STANDS)
            if state == "over":
                over += 1
            elif state == "true":
                act(one)
        if over == 2:
            break
        page.wait_for_timeout(50)
    page.wait_for_selector("[data-testid=carried]")
    record = Record.decode(page.request.get(f"{served.url}/api/tables/{code}/record").body())
    assert sorted(map(int, record.extra["carried"].split())) == sorted(scores)
    assert record.replay().scores == record.scores


@pytest.mark.long
def test_what_lives_where_is_always_said(visit: Visit) -> None:
    page = home(visit("phone"), hand=3)
    page.locator("[data-testid=play-now]").click()
    page.wait_for_selector(BOARD)
    page.locator("[data-testid=menu]").click()
    assert page.locator("[data-testid=lives]").inner_text() == "This match lives on this device only."
    page.locator("[data-testid=leave]").click()
    unfold(page).locator("[data-testid=open-table]").click()
    page.locator("[data-testid=menu]").click()
    assert page.locator("[data-testid=lives]").inner_text() == "This match lives on the server."
    page.locator("[data-testid=leave]").click()
    page.wait_for_selector("[data-testid=my-tables] [data-local=false]")
    where = page.locator("[data-testid=my-tables] .where").all_inner_texts()
    assert [text.strip() for text in where] == ["On the server", "On this device"]
