"""Run in a network namespace of its own, as root there: gives the machine several networks, starts `penultima serve
--lan`, and prints what was printed and what answers as JSON."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from penultima.client import TableClient, create_table, new_token
from penultima.server.http.interfaces import home_interfaces
from tests.server.http_requests import ask
from tests.server.server_process import ServerProcess

LINKS = {
    "eth0": ["192.168.1.7/24", "fd00:1::7/64", "2a00:1450:1::7/64"],
    "wlan0": ["10.0.0.5/24", "169.254.3.3/16"],
    "sixonly": ["2a00:1450:2::5/64"],
    "docker0": ["172.17.0.1/16"],
    "br-0123456789ab": ["172.18.0.1/16"],
    "wg0": ["10.8.0.2/24"],
    "veth1": ["10.9.0.1/24"],
    "down0": ["192.168.77.1/24"],
}
"""Interfaces by their names, each one end of a pair; the last is not up."""


def run(*words: str) -> None:
    """A command of the system, which must succeed."""
    subprocess.run(words, check=True)


def set_up() -> None:
    """Several networks; the default route leads out by Wi-Fi, and strangers are reached by the cable."""
    run("ip", "link", "set", "lo", "up")
    for number, (name, addresses) in enumerate(LINKS.items()):
        run("ip", "link", "add", name, "type", "veth", "peer", "name", f"peer{number}")
        for address in addresses:
            run("ip", "addr", "add", address, "dev", name, *(["nodad"] if ":" in address else []))
        if name != "down0":
            run("ip", "link", "set", name, "up")
            run("ip", "link", "set", f"peer{number}", "up")
    run("ip", "tuntap", "add", "tun0", "mode", "tun")
    run("ip", "addr", "add", "10.66.0.2/24", "dev", "tun0")
    run("ip", "link", "set", "tun0", "up")
    run("ip", "route", "add", "default", "via", "10.0.0.1")
    run("ip", "-6", "addr", "add", "2a00:1450:9::9/128", "dev", "lo", "nodad")


class LanServer(ServerProcess):
    """A server that is open to the home network from the start."""

    program = ("-m", "penultima", "serve", "--lan", "--lang=en")


def status_from(source: str, link: str) -> int:
    """What a stranger at another address is answered."""
    parts = urlsplit(link)
    assert parts.hostname
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=20, source_address=(source, 0))
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status
    finally:
        connection.close()


async def played(link: str) -> bool:
    """Can a table be opened and come to by this link, as a page of that origin does it?"""
    token = new_token()
    made = await asyncio.to_thread(create_table, link, token=token)
    async with TableClient(link, made.table, token) as host:
        await host.say(phrase="hello")
    return made.link.startswith(f"{link}/t/")


def main() -> None:
    """Everything, and what was seen."""
    set_up()
    seen: dict[str, object] = {"found": [str(one.address) for one in home_interfaces()]}
    with tempfile.TemporaryDirectory() as folder, LanServer(str(Path(folder) / "tables.sqlite")) as served:
        assert served.process.stdout is not None
        printed: list[str] = []
        while not printed or "█" not in "".join(printed[-30:]) or printed[-1].strip():
            printed.append(served.process.stdout.readline())
        at_home = [line for line in printed if line.startswith("In the home network")]
        seen["printed"] = [line.rpartition(" ")[2].strip() for line in at_home]
        seen["pictures"] = sum("▄" in line for line in printed) > 5
        links = ask(served.url, "/api/here").json["links"]
        seen["links"] = links
        seen["status"] = [ask(link, "/readyz").status for link in links]
        seen["played"] = [asyncio.run(played(link)) for link in links]
        wish = {"cmd": "x", "token": new_token(), "name": "Ada"}
        seen["own page"] = [ask(link, "/api/tables", wish, origin=link).status for link in links]
        seen["foreign page"] = [ask(link, "/api/tables", wish, origin="http://[fd00::9]").status for link in links]
        seen["other name"] = [ask(link, "/", host="evil.example").status for link in links]
        seen["long form"] = [
            ask(link, "/", host=f"[{ipaddress.IPv6Address(name).exploded}]:{served.port}").status
            for link in links
            if ":" in (name := urlsplit(link).hostname or "")
        ]
        public = next(link for link in links if "2a00" in link)
        seen["stranger"] = status_from("2a00:1450:9::9", public)
        seen["neighbor"] = status_from("2a00:1450:2::5", public)
        seen["policy"] = [ask(link, "/").headers["content-security-policy"] for link in links]
    json.dump(seen, sys.stdout)


if __name__ == "__main__":
    main()
