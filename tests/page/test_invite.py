"""Inviting: what the page shows of a table works from another device, by link, by code and by the picture."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
import segno

from penultima.server.http.interfaces import home_interfaces
from tests.page.arranging import unfold
from tests.page.browser import Visitor
from tests.page.eventually import expect
from tests.server.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


NOT_SECURE = "Cross-Origin-Opener-Policy header has been ignored"
"""What browsers say of every page over plain http."""
BORDER = 4


def own_address() -> str:
    """An address of this machine that is not for itself alone; without any network there is nothing to try."""
    found = [str(one.address) for one in home_interfaces() if one.address.version == 4]
    if not found:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
            try:
                one.connect(("192.0.2.1", 9))
            except OSError:
                pytest.skip("this machine has no address but its own")
            found = [one.getsockname()[0]]
    return found[0]


@pytest.fixture
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as somebody starts it at home: the network is closed until they open it."""
    database = tmp_path_factory.mktemp("invite") / "tables.sqlite"
    one = ServerProcess(str(database), lan_address=own_address())
    yield one
    one.kill()


@pytest.fixture
def people(browser: Browser, machine: ServerProcess) -> Iterator[list[Visitor]]:
    """Who came; the first sits at the server's machine."""
    came = [Visitor(browser, machine.url)]
    yield came
    complaints = [text for one in came for text in one.complaints if NOT_SECURE not in text]
    for one in came:
        one.close()
    assert complaints == []


def at_the_machine(one: Visitor, machine: ServerProcess) -> Page:
    """The link that the server printed carries the key of its switch."""
    return one.go("/#" + machine.printed.partition("/#")[2].split()[0])


def invite_family(one: Visitor, machine: ServerProcess) -> Page:
    page = at_the_machine(one, machine)
    page.locator("[data-testid=play-family]").click()
    page.locator("[data-testid=family-name]").fill("Ada")
    page.locator("[data-testid=family-go]").click()
    page.wait_for_selector("[data-testid=invite][data-reachable=true]")
    return page


def sits(page: Page, name: str) -> None:
    page.locator("[data-testid=join-name]").fill(name)
    page.locator("[data-testid=sit]").click()
    page.wait_for_selector(f".name:has-text('{name}')")


def test_link_code_and_picture_work_from_another_device(
    browser: Browser, machine: ServerProcess, people: list[Visitor]
) -> None:
    """One question, then a table that others reach: nothing shown says localhost."""
    host = invite_family(people[0], machine)
    base = f"http://{own_address()}:{machine.port}"
    link = host.locator("[data-testid=link]").input_value()
    code = host.locator("[data-testid=code]").inner_text()
    assert re.fullmatch(rf"{re.escape(base)}/t/[0-9a-z]{{8}}", link)
    assert host.locator("[data-testid=address]").inner_text() == base.removeprefix("http://")
    assert "localhost" not in host.locator("[data-testid=invite]").inner_text()

    by_link = Visitor(browser, base, "phone")
    people.append(by_link)
    by_link.page.goto(link)
    sits(by_link.page, "Ben")

    by_code = Visitor(browser, base, "phone")
    people.append(by_code)
    page = by_code.go()
    page.locator("[data-testid=join]").click()
    page.locator("[data-testid=code-input]").fill(code)
    page.locator("[data-testid=join-go]").click()
    sits(page, "Cleo")
    host.wait_for_selector(".name:has-text('Cleo')")

    drawing = host.locator(".qr path").get_attribute("d") or ""
    runs = [tuple(map(int, run)) for run in re.findall(r"M(\d+) (\d+)h(\d+)", drawing)]
    dark = {(x + at - BORDER, y - BORDER) for x, y, length in runs for at in range(length)}
    matrix = segno.make(link, micro=False).matrix
    assert dark == {(x, y) for y, row in enumerate(matrix) for x, module in enumerate(row) if module & 1}, (
        "another program draws the same picture of this link"
    )


@pytest.mark.long
def test_a_guest_sees_the_same_invitation_and_no_switch(
    browser: Browser, machine: ServerProcess, people: list[Visitor]
) -> None:
    host = invite_family(people[0], machine)
    link = host.locator("[data-testid=link]").input_value()
    guest = Visitor(browser, link.partition("/t/")[0])
    people.append(guest)
    guest.page.goto(link)
    sits(guest.page, "Ben")
    guest.page.wait_for_selector("[data-testid=invite][data-reachable=true]")
    assert guest.page.locator("[data-testid=link]").input_value() == link
    assert guest.page.locator("[data-testid=close-lan], [data-testid=open-lan], .invite [type=checkbox]").count() == 0
    expect(host.locator("[data-testid=close-lan]")).to_have_count(1)


def test_a_closed_network_shows_a_question_and_no_dead_link(machine: ServerProcess, people: list[Visitor]) -> None:
    page = at_the_machine(people[0], machine)
    unfold(page).locator("[data-testid=open-table]").click()
    page.wait_for_selector("[data-testid=open-lan]")
    assert page.locator("[data-testid=link], .qr").count() == 0
    page.locator("[data-testid=open-lan]").click()
    page.wait_for_selector("[data-testid=link]")
    page.locator("[data-testid=close-lan]").click()
    page.wait_for_selector("[data-testid=open-lan]")


@pytest.mark.long
def test_without_the_key_it_says_what_to_do(machine: ServerProcess, people: list[Visitor]) -> None:
    page = people[0].go()
    page.locator("[data-testid=play-family]").click()
    page.wait_for_selector("[data-testid=only-here]")
    assert "penultima serve --lan" in page.locator("[data-testid=only-here]").inner_text()


@pytest.mark.long
def test_over_plain_http_the_link_can_be_selected_and_copied(
    browser: Browser, machine: ServerProcess, people: list[Visitor]
) -> None:
    """No share sheet, no clipboard: the link is text, and the old way of copying still works."""
    host = invite_family(people[0], machine)
    link = host.locator("[data-testid=link]").input_value()
    guest = Visitor(browser, link.partition("/t/")[0], "phone")
    people.append(guest)
    page = guest.page
    page.goto(link)
    sits(page, "Ben")
    page.wait_for_selector("[data-testid=copy]")
    expect(page.locator("[data-testid=not-secure]"), "it says why there is no share sheet").to_be_visible()
    assert page.evaluate("() => [isSecureContext, 'clipboard' in navigator]") == [False, False]
    assert page.locator("[data-testid=share]").count() == 0
    page.locator("[data-testid=link]").focus()
    assert page.evaluate("() => getSelection().toString() || document.activeElement.value") == link
    page.locator("[data-testid=copy]").click()
    page.wait_for_selector("[data-testid=copy]:has-text('Copied')")


@pytest.mark.long
def test_with_a_share_sheet_the_link_is_handed_to_it(machine: ServerProcess, people: list[Visitor]) -> None:
    people[0].context.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    page = invite_family(people[0], machine)
    link = page.locator("[data-testid=link]").input_value()
    assert page.locator("[data-testid=not-secure]").count() == 0, "at this machine it needs no explanation"
    page.locator("[data-testid=share]").click()
    assert page.evaluate("() => window.shared.url") == link


@pytest.mark.long
def test_picture_address_and_code_are_seen_at_once_on_a_phone_on_its_side(
    browser: Browser, machine: ServerProcess, people: list[Visitor]
) -> None:
    one = Visitor(browser, machine.url, "phone on its side")
    people.append(one)
    page = invite_family(one, machine)
    page.wait_for_selector("[data-testid=invite] .qr")
    for part in (".qr", "[data-testid=address]", "[data-testid=code]"):
        box = page.locator(f"[data-testid=invite] {part}").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 360, part
