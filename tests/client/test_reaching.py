"""From a link to a server: what is no link, and what may be wrong on the way, with real sockets and no network."""

from __future__ import annotations

import socket
import sqlite3
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from penultima.cli import main
from penultima.client import create_table, new_token
from penultima.client.reaching import find_table, reach, read_link
from penultima.errors import PenultimaError, ServerError
from penultima.text import LANGUAGES, translator
from tests.server.server_process import ServerProcess, running_server


@pytest.fixture(autouse=True)
def without_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody but the sockets of these tests is asked."""
    monkeypatch.setenv("no_proxy", "*")


@pytest.fixture(scope="module")
def served() -> Iterator[ServerProcess]:
    with running_server() as running:
        yield running


@contextmanager
def answering(answer: bytes, tls: ssl.SSLContext | None = None) -> Iterator[str]:
    """A server of something else: it reads a little and says always the same."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            while True:
                try:
                    connection, _ = listening.accept()
                except OSError:
                    return
                with connection:
                    try:
                        talk = tls.wrap_socket(connection, server_side=True) if tls else connection
                        with talk:
                            talk.recv(4096)
                            talk.sendall(answer)
                            talk.shutdown(socket.SHUT_WR)
                            while talk.recv(4096):
                                pass
                    except OSError:
                        continue

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"{'https' if tls else 'http'}://127.0.0.1:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)
    thread.join()


def reply(status: str, body: bytes, *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", "Connection: close", *headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def code(link: str) -> str:
    """What is wrong, by the code of its message; the sentence exists in every language."""
    with pytest.raises(PenultimaError) as refused:
        find_table(link, seconds=20)
    assert len({translator(language).error(refused.value) for language in LANGUAGES}) == len(LANGUAGES)
    assert isinstance(refused.value, ServerError) == (refused.value.code != "no-link")
    return refused.value.code


@pytest.mark.parametrize(
    ("text", "server", "table"),
    [
        ("http://192.168.1.7:8787/t/k3n5q8z2", "http://192.168.1.7:8787", "k3n5q8z2"),
        ("HTTPS://Cards.Example/t/K3N5Q8Z2", "https://cards.example", "k3n5q8z2"),
        ("localhost:8787/t/abcdefgh/", "http://localhost:8787", "abcdefgh"),
        ("localhost:8787/abcdefgh", "http://localhost:8787", "abcdefgh"),
        (" http://localhost:8787/#here=secret ", "http://localhost:8787", ""),
        ("cards.example", "http://cards.example", ""),
        ("http://[fd00::1]:8787/t/abcdefgh", "http://[fd00::1]:8787", "abcdefgh"),
        ("http://bücher.example", "http://xn--bcher-kva.example", ""),
    ],
)
def test_a_link_names_a_server_and_perhaps_a_table(text: str, server: str, table: str) -> None:
    assert read_link(text) == (server, table)


@pytest.mark.parametrize(
    "text",
    ["", " ", "hello there", "http://", "http:///t/abcdefgh", "ftp://cards.example/t/abcdefgh", "http://[::1", "a..b",
     "http://127.0.0.1:99999", "http://127.0.0.1:port", "http://127.0.0.1/readme.html", "http://a b/t/abcdefgh",
     "http://127.0.0.1/t/abcdefg", "http://127.0.0.1/t/abcdefghi", "http://a\x00b", "notalink"],
)  # fmt: skip
def test_what_is_no_link_is_said_with_what_a_link_looks_like(text: str) -> None:
    assert code(text) == "no-link"
    with pytest.raises(PenultimaError) as refused:
        find_table(text)
    for language in LANGUAGES:
        assert translator(language).error(refused.value).endswith("http://192.168.1.7:8787/t/k3n5q8z2")


def test_a_host_that_does_not_exist() -> None:
    """Names below .invalid never exist (RFC 2606)."""
    assert code("http://nobody.invalid") == code("nobody.invalid:8787/t/abcdefgh") == "no-host"


def test_a_host_that_refuses() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        link = f"http://127.0.0.1:{closed.getsockname()[1]}"
    assert code(link) == code(f"{link}/t/abcdefgh") == "refuses"


def test_a_host_that_is_silent() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(ServerError) as refused:
        reach(f"http://127.0.0.1:{silent.getsockname()[1]}", seconds=0.2)
    assert refused.value.code == "no-answer"


@pytest.mark.parametrize(
    "answer",
    [reply("200 OK", b"<!doctype html>"), reply("200 OK", b'{"version": 3}'), reply("404 Not Found", b"nothing here"),
     reply("404 Not Found", b'{"is": "lost"}'), b"SSH-2.0-OpenSSH_9.2\r\n", b"", reply("200 OK", b"[1,2"),
     b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{}"],
)  # fmt: skip
def test_something_that_answers_but_is_not_this_game(answer: bytes) -> None:
    with answering(answer) as link:
        assert code(link) == code(f"{link}/t/abcdefgh") == "not-ours"


def test_something_that_speaks_no_tls() -> None:
    with answering(reply("400 Bad Request", b"")) as link:
        assert code(link.replace("http", "https")) == "not-ours"


def test_a_certificate_that_nobody_has_signed(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1"]
    try:
        subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    except FileNotFoundError:
        pytest.skip("there is no openssl")
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate, key)
    with answering(b"", tls) as link:
        assert code(link) == "not-safe"


def test_a_server_that_starts_or_stops_is_not_ready() -> None:
    with answering(reply("503 Service Unavailable", b"the tables are being set up")) as link:
        assert code(link) == "not-ready"


def test_a_server_of_this_game_is_found(served: ServerProcess) -> None:
    assert find_table(f"{served.url}/t/abcdefgh") == (served.url, "abcdefgh")
    with answering(reply("403 Forbidden", b'{"is":"no","code":"only-here"}')) as link:
        assert reach(link) == link, "who says no in our words is one of us"


def test_who_is_sent_on_joins_where_the_server_is(served: ServerProcess) -> None:
    with answering(reply("308 Permanent Redirect", b"", f"Location: {served.url}/api/here")) as link:
        assert find_table(f"{link}/t/abcdefgh") == (served.url, "abcdefgh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_it_in_a_sentence_of_its_language(language: str, served: ServerProcess) -> None:
    def said(link: str, code: int, *words: str) -> str:
        told = CliRunner().invoke(main, ["join", link, "--lang", language, *words])
        assert told.exit_code == code, told.output
        assert told.stderr.count("\n") == 1
        return told.stderr.strip()

    words = translator(language)
    assert "notalink" in said("notalink", 2)
    assert "nobody.invalid" in said("http://nobody.invalid", 3)
    assert said(f"{served.url}/t/00000000", 3) == words.say(
        "error-server-says", url=served.url, why=words.say("refused-no-table")
    )
    assert said(served.url, 2, "--rules", "clasic").endswith(("“classic”?", "«\u00a0classic\u00a0»\u202f?"))
    assert "./nowhere" in said(served.url, 2, "--bot", "run:./nowhere")


def test_no_table_is_opened_for_a_program_that_is_not_there(served: ServerProcess) -> None:
    def tables() -> int:
        with closing(sqlite3.connect(served.database)) as database:
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])

    before = tables()
    told = CliRunner().invoke(main, ["join", served.url, "--bot", "run:./nowhere"])
    assert (told.exit_code, tables()) == (2, before)
    create_table(served.url, token=new_token())
    assert tables() == before + 1
