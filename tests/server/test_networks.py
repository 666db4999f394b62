"""A machine with several home networks: each link that works is shown, the best first; tunnels, containers and
strangers stay outside."""

from __future__ import annotations

import ctypes.util
import ipaddress
import json
import os
import shutil
import subprocess
import sys

import pytest

from penultima.server.http import interfaces as interfaces_module
from penultima.server.http.access import Access, host_name, policy, url_host
from penultima.server.http.interfaces import (
    NO_ARP,
    POINT_TO_POINT,
    RUNNING,
    UP,
    Interface,
    home_interfaces,
    interfaces,
)
from penultima.server.http.lan import lan_addresses
from penultima.server.ops.settings import Settings


def has_namespaces() -> bool:
    """Can this user make networks of its own?"""
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        return False
    pair = "ip link add eth0 type veth peer name eth1 && ip tuntap add tun0 mode tun"
    tried = subprocess.run(["unshare", "--net", "sh", "-c", pair], check=False, capture_output=True)
    return tried.returncode == 0


@pytest.mark.skipif(not has_namespaces(), reason="needs root, unshare and ip for a network of its own")
def test_a_machine_with_cable_wifi_ipv6_tunnels_and_containers() -> None:
    command = ["unshare", "--net", sys.executable, "-m", "tests.server.home_networks"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300, env=os.environ)
    assert done.returncode == 0, done.stderr[-3000:]
    seen = json.loads(done.stdout)
    best_first = ["10.0.0.5", "192.168.1.7", "fd00:1::7", "2a00:1450:2::5"]
    assert seen["found"] == best_first, "the default route leads out by Wi-Fi"
    hosts = [link.removeprefix("http://").rpartition(":")[0] for link in seen["links"]]
    assert hosts == ["10.0.0.5", "192.168.1.7", "[fd00:1::7]", "[2a00:1450:2::5]"]
    assert seen["printed"] == seen["links"]
    assert seen["pictures"] is True
    assert seen["status"] == [200] * 4
    assert seen["played"] == [True] * 4
    assert seen["own page"] == [201] * 4
    assert seen["foreign page"] == [403] * 4
    assert seen["other name"] == [421] * 4
    assert seen["long form"] == [200] * 2, "an address has more than one way to be written"
    assert seen["neighbor"] == 200
    assert seen["stranger"] == 421, "a public address is for neighbors"
    assert ["ws://" in one for one in seen["policy"]] == [True, True, False, False]


def interface(name: str, address: str, bits: int, flags: int = UP | RUNNING) -> Interface:
    """An interface as a system lists it."""
    ip = ipaddress.ip_address(address)
    return Interface(name, flags, ip, ipaddress.ip_network((ip, bits), strict=False))


def chosen(*found: Interface, default: str = "") -> list[str]:
    """The addresses that are offered, in their order."""
    return [str(one.address) for one in home_interfaces(found, default)]


def test_what_other_systems_have() -> None:
    """macOS and machines with virtual ones: such interfaces cannot be had in a test."""
    mac = [
        interface("lo0", "127.0.0.1", 8, UP | RUNNING | 0x8),
        interface("en0", "192.168.178.20", 24),
        interface("en0", "fe80::1", 64),
        interface("awdl0", "fe80::2", 64),
        interface("utun3", "100.101.1.2", 32, UP | RUNNING | POINT_TO_POINT),
        interface("bridge100", "192.168.64.1", 24),
        interface("en5", "192.168.178.21", 24),
    ]
    assert chosen(*mac, default="192.168.178.21") == ["192.168.178.21", "192.168.178.20"]
    router = [
        interface("br-lan", "192.168.1.1", 24),
        interface("br0", "10.1.1.1", 24),
        interface("wg0", "10.8.0.1", 24),
    ]
    assert chosen(*router) == ["192.168.1.1", "10.1.1.1"]
    assert chosen(interface("eth0", "192.168.1.2", 24, UP)) == [], "no cable in it"
    assert chosen(interface("sl0", "192.168.1.2", 24, UP | RUNNING | NO_ARP)) == []
    assert chosen(interface("tailscale0", "100.64.0.7", 32), interface("eth0", "100.64.0.8", 10)) == []
    assert chosen(interface("eth0", "203.0.113.7", 24), default="203.0.113.7") == ["203.0.113.7"]


@pytest.mark.parametrize(
    "name",
    [
        "ztabcdef12", "ztks5a3kfg", "feth1234", "veth9f3c2ab", "vetha", "veth12@if3", "cali0a1b2c3d4e5", "calif0",
        "wg0", "wghome", "wg-berlin", "tap8c1f2d3e-4a", "docker0", "utun4", "tailscale0", "br-0123456789ab",
    ],
)  # fmt: skip
def test_tunnels_and_containers_by_their_names(name: str) -> None:
    assert chosen(interface(name, "10.147.17.5", 24)) == []


@pytest.mark.parametrize(
    "name", ["eth0", "en0", "enp3s0", "wlan0", "wlp2s0", "br0", "br-lan", "eno1", "Wi-Fi", "bond0"]
)
def test_real_interfaces_by_their_names(name: str) -> None:
    assert chosen(interface(name, "10.147.17.5", 24)) == ["10.147.17.5"]


def test_what_is_no_home_is_not_offered_because_the_default_route_leads_there() -> None:
    assert chosen(interface("eth0", "100.100.1.2", 10), default="100.100.1.2") == []
    assert chosen(interface("eth0", "8.8.4.4", 24), default="8.8.4.4") == []
    both = [interface("eth0", "8.8.4.4", 24), interface("eth1", "10.0.0.2", 24)]
    assert chosen(*both, default="8.8.4.4") == ["10.0.0.2"]
    assert [str(one.address) for one in lan_addresses(Settings(lan_address="8.8.4.4"))] == ["8.8.4.4"]


def test_a_system_that_does_not_list_its_interfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows: a name stands for addresses of virtual machines, too."""
    monkeypatch.setattr(ctypes.util, "find_library", lambda _: "no such library")
    sends_from = interfaces_module._sending_address()
    assert [str(one.address) for one in interfaces()] == ([sends_from] if sends_from else [])


def test_the_addresses_of_this_machine_can_be_listed() -> None:
    found = {(one.name, str(one.address)) for one in interfaces()}
    assert ("lo", "127.0.0.1") in found or ("lo0", "127.0.0.1") in found
    assert not [one for one in home_interfaces() if one.address.is_loopback]


def test_addresses_may_be_named() -> None:
    named = lan_addresses(Settings(lan_address="192.168.1.7, [fd00::7],nonsense"))
    assert [str(one.address) for one in named] == ["192.168.1.7", "fd00::7"]
    assert not any(one.is_public and ipaddress.ip_address("2001:db8::1") not in one.network for one in named)


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("[fd00::7]:8787", "fd00::7"), ("[fd00:0:0::0007]", "fd00::7"), ("[::1]:1", "::1"), ("fd00::7", "fd00::7"),
        ("[::ffff:192.168.1.7]:80", "192.168.1.7"), ("cards.example:443", "cards.example"), ("localhost", "localhost"),
        ("192.168.1.7:8787", "192.168.1.7"), ("[fd00::7", "[fd00::7"), ("a]:80", "a]"), ("", ""), ("[]:80", "[]"),
    ],
)  # fmt: skip
def test_names_in_host_headers(host: str, name: str) -> None:
    assert host_name(host) == name
    assert url_host("fd00::7") == "[fd00::7]"
    assert url_host("cards.example") == "cards.example"


def test_a_server_at_an_ipv6_address_answers_to_it_alone() -> None:
    access = Access(Settings(host="fd00::7", public_url="https://[2a00::5]:8443", hosts="[FD00::8]"))

    def allowed(host: str, server: str = "fd00::7") -> bool:
        return access.host_allowed({"headers": [(b"host", host.encode())], "server": (server, 8787)})

    for host in ("[fd00::7]:8787", "[fd00::8]", "[2A00::5]:8443", "[::1]", "localhost"):
        assert allowed(host), host
    for host in ("[fd00::9]:8787", "evil.example", "", "[", "[fd00::7]evil.example"):
        assert not allowed(host), host
    assert allowed("192.168.1.7:8787", "::ffff:192.168.1.7")
    assert b"ws://" not in policy("[fd00::7]:8787")
    assert b"ws://cards.example" in policy("cards.example")
