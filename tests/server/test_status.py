"""The status page of a real server: nobody sees it without the token, and it says what there is to say."""

from __future__ import annotations

import asyncio
import base64
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from penultima.errors import PenultimaError
from penultima.server.http.status import shown_token
from penultima.server.ops.metrics import Metrics
from penultima.server.ops.rates import EVERY, SAMPLES, Rates
from penultima.server.ops.settings import load_settings
from penultima.text import LANGUAGES, translator
from tests.choosing import few
from tests.server.http_requests import Answered, ask
from tests.server.players import closed, seated
from tests.server.server_process import ServerProcess, running_server

TOKEN = "correct horse battery staple: ñ"


@pytest.fixture(scope="module")
def watched() -> Iterator[ServerProcess]:
    with running_server(status_token=TOKEN) as running:
        yield running


def basic(password: str, user: str = "me") -> str:
    """The header by which a browser shows a password."""
    return "Basic " + base64.b64encode(f"{user}:{password}".encode()).decode()


def look(served: ServerProcess, token: str = TOKEN, **headers: str) -> Answered:
    """The page, asked for as a browser does."""
    return ask(served.url, "/status", authorization=basic(token), **headers)


class Read(HTMLParser):
    """The page as lists of names and values; and whether every tag is closed."""

    def __init__(self, body: bytes) -> None:
        super().__init__()
        self.values: dict[str, str] = {}
        self.big: dict[str, str] = {}
        self.warnings: list[str] = []
        self._open: list[str] = []
        self._name = self._card = ""
        self.feed(body.decode())
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {name for name, _ in attrs} & {"style", "onclick", "onload"}, "nothing inline"
        assert tag not in ("script", "style", "form", "iframe")
        if tag not in ("meta", "link"):
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("rect", "line")

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        text = data.strip()
        place = self._open[-1] if self._open else ""
        if not text:
            return
        if place == "h2":
            self._card = text
        elif place == "dt":
            self._name = text
        elif place == "dd":
            self.values[self._name] = text
        elif place == "p" and self._card:
            self.big.setdefault(self._card, text)
        elif place == "li":
            self.warnings.append(text)


def test_without_the_token_there_is_nothing_to_see(watched: ServerProcess) -> None:
    asked = ask(watched.url, "/status")
    assert asked.status == 401
    assert asked.headers["www-authenticate"].startswith("Basic ")
    assert b"Penultima" not in asked.body
    for wrong in ("", "wrong", TOKEN + "x", TOKEN[:-1], TOKEN.upper()):
        assert look(watched, wrong).status == 401
    for header in ("Basic", "Basic !!!", "Basic " + base64.b64encode(b"\xff\xff").decode(), "Digest x", "Bearer"):
        assert ask(watched.url, f"/status?token={'x' * 20}", authorization=header).status == 401


def test_no_token_no_page(served: ServerProcess) -> None:
    assert ask(served.url, "/status", authorization=basic("")).status == 404
    assert ask(served.url, "/status", authorization=basic("x" * 20)).status == 404
    assert ask(served.url, "/status.css").status == 404


def test_guessing_is_slow_and_logged_nowhere() -> None:
    with running_server(status_token=TOKEN) as guessed:
        found = [look(guessed, f"guess {number}").status for number in range(30)]
        assert found[0] == 401
        assert found.count(429) > 10
        assert [look(guessed).status for _ in range(15)] == [200] * 15, "who has it is kept out by nobody who guesses"
        assert 'penultima_turned_away_total{kind="status"}' in guessed.metrics()
        guessed.stop()
        assert not [line for line in guessed.log if "guess" in line or "staple" in line]


@pytest.mark.parametrize("language", few(LANGUAGES, "fr"))
def test_it_counts_what_is_there_in_every_language(language: str) -> None:
    words = translator(language)

    async def run(served: ServerProcess) -> None:
        people = await seated(served.url, 2, bots=["first"], seats=4)
        await people[0].say(phrase="hello")
        await asyncio.sleep(1.2)
        answer = await asyncio.to_thread(look, served, accept_language=f"{language},en;q=0.5")
        assert answer.status == 200
        assert answer.headers["cache-control"] == "no-store"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert f'<html lang="{language}">'.encode() in answer.body
        read = Read(answer.body)
        assert read.big[words.say("status-tables")] == "1"
        assert read.big[words.say("status-people")] == "2"
        assert read.values[words.say("status-players")] == "2"
        assert read.values[words.say("status-bots")] == "1"
        assert read.values[words.say("status-addresses")] == "1"
        assert read.values[words.say("status-database")] == "SQLite"
        assert read.values[words.say("status-engine")] in ("wasm", "interpreted", "compiled")
        assert re.search(r"\d", read.values[words.say("status-commit-half")])
        assert words.say("status-ready") in answer.body.decode()
        for secret in (people[0].table, "Guest 1", str(people[0].token), TOKEN):
            assert secret.encode() not in answer.body
        await closed(people)

    with running_server(status_token=TOKEN) as served:
        asyncio.run(run(served))
        style = ask(served.url, "/status.css")
        assert (style.status, style.headers["content-type"]) == (200, "text/css; charset=utf-8")
        assert ask(served.url, "/status", authorization=f"Bearer {TOKEN}".encode().decode("latin-1")).status == 200


def test_it_warns_of_what_should_be_done_something_about(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running_server(str(file), status_token=TOKEN, tables=1, connections=2) as served:

        async def run() -> None:
            people = await seated(served.url, 2)
            read = Read((await asyncio.to_thread(look, served)).body)
            told = " ".join(read.warnings)
            assert "1 of 1 tables" in told
            assert "2 of 2 connections" in told
            file.rename(tmp_path / "aside")
            async with asyncio.timeout(60):
                while "is gone" not in " ".join(read.warnings):
                    await asyncio.sleep(1)
                    answer = await asyncio.to_thread(look, served)
                    read = Read(answer.body) if answer.status == 200 else read
            assert b"Not ready" in answer.body
            assert str(tmp_path).encode() not in answer.body
            await closed(people)

        asyncio.run(run())


def test_postgresql_has_a_size_too(request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("postgres").new_database("status")
    with running_server(url, status_token=TOKEN) as served:
        read = Read(look(served).body)
        assert read.values["Database"] == "PostgreSQL"
        assert re.fullmatch(r"[\d.]+ MB", read.big["Storage"])
        assert read.values["Servers with this database"] == "1"


def test_a_token_that_could_be_guessed_is_refused_and_not_said_again() -> None:
    for token in ("short", "x" * 15, "x" * 20 + "\n"):
        with pytest.raises(PenultimaError) as refused:
            load_settings({"status_token": token}, environment={})
        assert token not in str(refused.value)
    assert load_settings({}, environment={"PENULTIMA_STATUS_TOKEN": TOKEN}).status_token == TOKEN


def test_a_password_may_hold_colons() -> None:
    assert shown_token(basic("a:b:c")) == "a:b:c"
    assert shown_token("bearer  a:b ") == "a:b"
    for nonsense in ("Basic ñ", "Bearer €", "Basic é=", ""):
        assert shown_token(nonsense) == ""
    assert shown_token("Basic " + base64.b64encode(b"only-a-name").decode()) == ""


def test_rates_and_quantiles_are_of_the_last_minutes_only() -> None:
    metrics = Metrics()
    rates = Rates(metrics)
    assert rates.per_second("rows") == 0
    assert rates.quantile("commit", 0.5) is None
    for step in range(SAMPLES + 20):
        now = step * EVERY
        if step < 10:
            metrics.count("rows", n=1000)
            metrics.time("commit", 2.0)
        else:
            metrics.count("rows", n=50)
            metrics.count("rows", "other", n=50)
            for _ in range(98):
                metrics.time("commit", 0.004)
            metrics.time("commit", 0.2)
            metrics.time("commit", 9.0)
        rates.sample(now)
        rates.sample(now + EVERY / 2)
    assert rates.per_second("rows") == pytest.approx(20)
    assert rates.history("rows") == pytest.approx([20] * (SAMPLES - 1))
    assert rates.quantile("commit", 0.5) == 0.005
    assert rates.quantile("commit", 0.985) == 0.25
    assert rates.quantile("commit", 1.0) == 2.5
