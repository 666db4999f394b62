"""After a match: another at once, the replay, past matches with what they come to; and a tab that calls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from penultima.text import translator
from penultima.text.languages import LANGUAGES
from penultima.text.messages import capitalized
from tests.choosing import few
from tests.page.arranging import arrange, come, likes
from tests.page.conftest import Visit
from tests.page.eventually import expect
from tests.page.local.dealing import deal, pass_around, play_passing
from tests.page.looking import lay
from tests.page.playing import BOARD, play_round
from tests.page.rounds_for_the_page import FOLDER as ROUNDS
from tests.page.test_people import join, open_table
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page

ONE_ROUND = {"match": "round"}
ICON = "() => document.querySelector('link[rel=icon]').href"


def a_match(visit: Visit) -> Page:
    """A match of one round on this device, played to its end."""
    page = deal(visit(), hand=1, bots=1, house=ONE_ROUND)
    play_round(page)
    page.wait_for_selector("[data-testid=rematch]")
    return page


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), few([(740, 360), (320, 568), (1440, 900)], (740, 360)))
def test_what_comes_next_is_in_sight(visit: Visit, width: int, height: int) -> None:
    """However many hands are counted, nobody scrolls for the next round."""
    page = deal(visit(viewport={"width": width, "height": height}), hand=1, bots=5)
    play_round(page)
    button = page.locator("[data-testid=next]")
    button.wait_for()
    page.wait_for_timeout(400)
    box = button.bounding_box()
    assert box
    assert 0 <= box["y"] <= box["y"] + box["height"] <= height
    button.click()
    page.wait_for_selector(f"{BOARD}[data-status=playing]")


@pytest.mark.long
def test_one_click_deals_another_match(visit: Visit) -> None:
    page = a_match(visit)
    page.locator("[data-testid=rematch]").click()
    page.wait_for_function(
        """() => !document.querySelector("[data-testid=start]")
             && document.querySelector("[data-testid=board]")?.dataset.decision > 0"""
    )
    assert page.locator("[data-testid=start]").count() == 0


@pytest.mark.long
def test_one_click_also_where_the_device_goes_around(visit: Visit) -> None:
    page = pass_around(visit("phone"), ["Ada", "Ben"], hand=1, house=ONE_ROUND)
    page.locator("[data-testid=start]:enabled").click()
    play_passing(page)
    page.locator("[data-testid=rematch]").click()
    page.wait_for_selector(f"[data-testid=curtain], {BOARD}[data-status=playing], {BOARD}[data-status=over]")
    assert page.locator("[data-testid=start]").count() == 0


def test_the_host_at_a_server_deals_another_match_with_one_click(visit: Visit, served: ServerProcess) -> None:
    table = arrange(served.database, "rules: classic/en +match=round; hands: b1 | y9; draw: *; discard: b7")
    pages = [come(visit(), table, 0), come(visit("phone"), table, 1)]
    lay(pages[0], "b1")
    pages[1].wait_for_selector("[data-testid=result][data-status=over]")
    pages[0].locator("[data-testid=rematch]").click()
    for page in pages:
        page.wait_for_selector(f"{BOARD}[data-status=playing]")
        assert page.locator("[data-testid=start]").count() == 0


@pytest.mark.long
def test_who_is_left_alone_chooses_who_plays_next(visit: Visit) -> None:
    """Ben leaves for good and a bot plays his cards to the end: for one player alone no other match is dealt."""
    ada, ben = likes(visit(), house={"hand": "2", "match": "round"}), visit("phone")
    code = open_table(ada, 2, "Ada")
    join(ben, code, "Ben")
    ada.page.locator("[data-testid=start]:enabled").click()
    ben.page.wait_for_selector(BOARD)
    ben.page.locator("[data-testid=menu]").click()
    ben.page.locator("[data-testid=leave-for-good]").click()
    ben.page.locator("[data-testid=leave-for-good]").click()
    play_round(ada.page)
    ada.page.locator("[data-testid=rematch]").click()
    ada.page.wait_for_selector("[data-testid=start]")
    assert ada.page.locator("[data-testid=start]:enabled").count() == 0, "somebody has to come first"


@pytest.mark.long
@pytest.mark.parametrize("bad", few(["no round", "no event"], "no event"))
def test_a_record_that_shows_nothing_is_refused_in_words(visit: Visit, tmp_path: Path, bad: str) -> None:
    record = json.loads((ROUNDS / "battle.json").read_text("utf-8"))["record"]
    if bad == "no round":
        record["rounds"] = []
    else:
        record["rounds"][0]["events"][3] = "nonsense"
    (tmp_path / "bad.json").write_text(json.dumps(record), "utf-8")
    page = visit().go("/replay")
    page.locator("[data-testid=file]").set_input_files(tmp_path / "bad.json")
    page.wait_for_selector("text=This is not a record of a match.")
    expect(page.locator("[data-testid=file]"), "another may be chosen").to_have_count(1)


@pytest.mark.long
def test_a_replay_opens_where_there_is_something_to_see(visit: Visit) -> None:
    page = a_match(visit)
    page.locator("[data-testid=see-replay]").click()
    page.wait_for_selector("[data-testid=scrubber]")
    expect(page.locator("[data-testid=replay] [data-testid=piles]")).to_be_visible()


@pytest.mark.long
def test_the_button_of_the_replay_says_what_it_does(visit: Visit) -> None:
    page = visit().go("/replay")
    assert page.locator("[data-testid=replay-go]").inner_text() == "Watch"


def test_past_matches_are_listed_seen_again_and_saved(visit: Visit, tmp_path: Path) -> None:
    """Also an earlier match of the same table."""
    page = a_match(visit)
    page.locator("[data-testid=rematch]").click()
    page.wait_for_selector("[data-testid=rematch]", state="detached")
    play_round(page)
    page.goto(page.url.partition("/local")[0] + "/past")
    rows = page.locator("[data-testid=past-list] li")
    rows.first.wait_for()
    assert [row.get_attribute("data-match") for row in rows.all()] == ["2", "1"]
    tally = page.locator("[data-testid=tallies] tbody tr").inner_text().split()
    assert tally[:3] == ["Classic", "Easy", "2"]
    with page.expect_download() as saving:
        rows.nth(1).locator("[data-testid=past-save]").click()
    saving.value.save_as(tmp_path / "match.json")
    record = json.loads((tmp_path / "match.json").read_text("utf-8"))
    assert record["format"] == "penultima-record"
    won = int(tally[3].rstrip("%"))
    assert won in (0, 50, 100)
    rows.nth(1).locator("[data-testid=past-replay]").click()
    page.wait_for_selector("[data-testid=scrubber]")
    assert "match=1" in page.url


@pytest.mark.long
def test_a_device_without_matches_says_so(visit: Visit) -> None:
    page = visit("phone").go("/past")
    page.wait_for_selector("[data-testid=no-past]")


@pytest.mark.long
def test_the_tab_calls_when_it_is_my_turn(visit: Visit) -> None:
    """Its title and its picture; both go back when the turn is over."""
    page = deal(visit(), hand=7, bots=1, botPace="tap")
    page.wait_for_selector(f"{BOARD}[data-asked=true], [data-testid=tap]")
    if page.locator("[data-testid=tap]").count():
        plain = page.evaluate(ICON)
        while not page.locator(f"{BOARD}[data-asked=true]").count():
            page.locator("[data-testid=tap]").click()
            page.wait_for_selector(f"{BOARD}[data-asked=true], [data-testid=tap]")
    else:
        plain = "/icon.svg"
    page.wait_for_function("() => document.title.startsWith('● Your turn')")
    called = page.evaluate(ICON)
    assert called.startswith("data:image/svg+xml")
    page.locator("[data-testid=menu]").click()
    page.locator("[data-testid=leave]").click()
    page.wait_for_selector("[data-testid=play-now]")
    assert page.title() == "Penultima"
    assert page.evaluate(ICON).endswith(plain.rpartition("/")[2])


@pytest.mark.long
@pytest.mark.parametrize("language", few(LANGUAGES, "fr"))
def test_where_nothing_is_the_page_says_so_in_style(visit: Visit, served: ServerProcess, language: str) -> None:
    wish = Request(f"{served.url}/nothing/here", headers={"Accept-Language": f"xx,{language};q=0.9,en;q=0.1"})
    with pytest.raises(HTTPError) as refused:
        urlopen(wish)
    html = refused.value.read().decode()
    assert refused.value.code == 404
    assert f'<html lang="{language}">' in html
    assert capitalized(translator(language).say("refused-no-page")) in html
    visitor = visit("phone", locale=language)
    page = visitor.go("/nothing/here")
    assert page.locator("h1").evaluate("(one) => getComputedStyle(one).fontFamily").startswith('"Nunito')
    page.locator("a.button").click()
    page.wait_for_selector("[data-testid=play-now]")
    visitor.complaints[:] = [text for text in visitor.complaints if "404" not in text]
