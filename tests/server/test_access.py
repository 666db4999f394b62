"""Who a request comes from, by addresses, proxies and origins; and what settings are refused at the start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from penultima.errors import PenultimaError
from penultima.server.http.access import Access, address_bucket
from penultima.server.ops.settings import Settings, load_settings
from penultima.text import translator


def access(**settings: Any) -> Access:
    return Access(Settings(**settings), switch_key="k" * 24)


def scope(peer: str, *forwarded: str, **headers: str) -> dict[str, Any]:
    """A request from this address, with these lines of X-Forwarded-For."""
    lines = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    others = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": (peer, 1), "scheme": "http", "headers": [*lines, *others]}


@pytest.mark.parametrize(
    ("proxies", "peer", "lines", "address"),
    [
        ("10.0.0.1", "203.0.113.5", ["198.51.100.9"], "203.0.113.5"),
        ("10.0.0.1", "10.0.0.1", ["198.51.100.9"], "198.51.100.9"),
        ("10.0.0.1", "10.0.0.1", ["1.1.1.1, 198.51.100.9"], "198.51.100.9"),
        ("10.0.0.1", "10.0.0.1", ["1.1.1.1", "198.51.100.9"], "198.51.100.9"),
        ("10.0.0.1", "10.0.0.1", ["198.51.100.9", "nonsense"], "10.0.0.1"),
        ("10.0.0.0/8", "10.9.9.9", ["1.1.1.1, 198.51.100.9, 10.0.0.7"], "198.51.100.9"),
        ("10.0.0.0/8, 2001:db8::/32", "2001:db8::1", ["198.51.100.9,10.0.0.7"], "198.51.100.9"),
        ("127.0.0.0/8", "127.0.0.1", ["198.51.100.9:4711"], "198.51.100.9"),
        ("127.0.0.0/8", "::ffff:127.0.0.1", ["[2001:db8::5]:4711"], "2001:db8::5"),
        ("10.0.0.0/8", "10.0.0.1", ["10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", "10.0.0.1", [], "10.0.0.1"),
    ],
)
def test_the_last_hop_that_a_trusted_proxy_tells_is_the_address(
    proxies: str, peer: str, lines: list[str], address: str
) -> None:
    assert access(trusted_proxy=proxies).address(scope(peer, *lines)) == address


def test_a_household_is_one_address() -> None:
    """Whoever has a /64 of IPv6 has as many addresses as they like."""
    found = {address_bucket(f"2001:db8:1:2::{number:x}") for number in range(1, 200)}
    assert found == {"2001:db8:1:2::/64"}
    assert address_bucket("2001:db8:1:3::1") not in found
    assert address_bucket("::ffff:198.51.100.9") == address_bucket("198.51.100.9") == "198.51.100.9"
    assert access().bucket(scope("2001:db8:1:2::7")) == "2001:db8:1:2::/64"


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"trusted_proxy": "10.0.0.0/33"}, "10.0.0.0/33"),
        ({"trusted_proxy": "127.0.0.1, localhost"}, "localhost"),
        ({"trusted_proxy": "*"}, "*"),
        ({"public_url": "cards.example"}, "cards.example"),
        ({"public_url": "ftp://cards.example"}, "ftp://cards.example"),
    ],
)
def test_nonsense_is_refused_at_the_start(wrong: dict[str, str], word: str) -> None:
    with pytest.raises(PenultimaError, match=f"^{next(iter(wrong))}: ") as refused:
        load_settings(wrong, environment={})
    assert word in str(refused.value)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"port": 99_999}, "Port va de 0 à 65535\u00a0: «\u00a099999\u00a0» n’est pas possible."),
        ({"lease_ms": -1}, "lease_ms va de 0 à 1000000000000\u00a0: «\u00a0-1\u00a0» n’est pas possible."),
        ({"port": "many"}, "Port doit être un nombre entier, pas «\u00a0many\u00a0»."),
        ({"host": 5}, "Host doit être un texte entre guillemets, pas «\u00a05\u00a0»."),
        ({"status_token": 12345678}, "status_token doit être un texte entre guillemets, pas «\u00a0…\u00a0»."),
        ({"bus": "nats://x"}, "Bus\u00a0: nats://x ne commence pas par redis://, rediss:// ou unix://."),
    ],
)
def test_nonsense_is_refused_in_the_language_of_the_person(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(PenultimaError) as refused:
        load_settings(wrong, environment={})
    assert translator("fr").error(refused.value) == sentence


def test_an_unknown_setting_or_log_level_is_refused_with_the_nearest(tmp_path: Path) -> None:
    file = tmp_path / "penultima.toml"
    file.write_text("tabels = 3\n")
    with pytest.raises(PenultimaError, match=r"no setting 'tabels'; did you mean 'tables'\?"):
        load_settings({}, file, environment={})
    with pytest.raises(PenultimaError, match=r"log_level may be .*, not 'wanring'; did you mean 'warning'\?"):
        load_settings({"log_level": "wanring"}, environment={})
    with pytest.raises(PenultimaError, match=r"log_level may be debug, info, warning, error, not 'loud'$"):
        load_settings({"log_level": "loud"}, environment={})
    assert load_settings({"log_level": "WARNING"}, environment={}).log_level == "WARNING"


def test_the_command_says_it_in_a_sentence() -> None:
    command = [sys.executable, "-m", "penultima", "serve", "--trusted-proxy=127.0.0.0/88", "--lang=en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert "127.0.0.0/88 is neither an address nor a network" in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("public", "host", "origin", "allowed"),
    [
        ("https://cards.example", "cards.example", "https://cards.example", True),
        ("https://cards.example", "cards.example", "http://cards.example", False),
        ("https://cards.example", "10.0.0.5:8787", "http://10.0.0.5:8787", False),
        ("https://cards.example", "localhost:8787", "http://localhost:8787", True),
        ("http://cards.example", "cards.example", "http://cards.example", True),
        ("", "192.168.1.7:8787", "http://192.168.1.7:8787", True),
        ("", "192.168.1.7:8787", "https://192.168.1.7:8787", True),
        ("", "192.168.1.7:8787", "http://example.org", False),
    ],
)
def test_a_page_of_plain_http_is_not_ours_where_people_come_by_https(
    public: str, host: str, origin: str, allowed: bool
) -> None:
    request = scope("198.51.100.9", host=host, origin=origin)
    assert access(public_url=public).origin_allowed(request) is allowed


def test_only_the_page_that_knows_the_key_may_open_the_lan() -> None:
    """A proxy that adds no header makes strangers look as if they sat at this machine."""
    here = {"host": "127.0.0.1:8787", "x_penultima_key": "k" * 24}
    assert access().may_switch_lan(scope("127.0.0.1", **here))
    assert not access().may_switch_lan(scope("127.0.0.1", host="127.0.0.1:8787"))
    assert not access().may_switch_lan(scope("127.0.0.1", **here | {"x_penultima_key": "k" * 23}))
    assert not access().may_switch_lan(scope("127.0.0.1", **here | {"x_penultima_key": "\xe9"}))
    assert not access().may_switch_lan(scope("192.0.2.1", **here))
    assert not access().may_switch_lan(scope("127.0.0.1", "198.51.100.9", **here))
    assert not access().may_switch_lan(scope("127.0.0.1", x_forwarded_proto="https", **here))
    assert not access(public_url="https://cards.example").may_switch_lan(scope("127.0.0.1", **here))
    assert not Access(Settings()).may_switch_lan(scope("127.0.0.1", host="localhost", x_penultima_key=""))
