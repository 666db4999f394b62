"""The addresses of this machine in its home networks, the best first.

A machine may have several networks at once, a cable and Wi-Fi, IPv4 and IPv6; and also ones that reach nobody: of
virtual machines, containers and private tunnels. Those are told by their names and flags, and left out.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import ipaddress
import re
import socket
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

UP, LOOPBACK, POINT_TO_POINT, RUNNING, NO_ARP = 0x1, 0x8, 0x10, 0x40, 0x80
"""Flags of an interface; Linux, macOS and the BSDs have the same."""
VIRTUAL = re.compile(
    r"(docker|podman|cni|virbr|vmnet|vboxnet|lxcbr|lxdbr|incusbr|flannel|cilium|kube|vnet|ifb|dummy"
    r"|tunl?|utun|tailscale|nordlynx|proton|ipsec|ppp|gif|stf|awdl|llw|anpi|ap|bridge)\d*(?![a-z])"
    r"|(veth|feth|cali|tap|wg|zt)"  # whatever follows: letters and digits that some program has drawn
    r"|br-[0-9a-f]{12}|vEthernet",
    re.IGNORECASE,
)
"""Names of interfaces that lead to containers, virtual machines or tunnels."""
SHORT_LIVED = 0x01 | 0x08 | 0x20 | 0x40
"""Flags of IPv6 addresses in Linux: temporary, given up, not yet or no more in use."""
CARRIER_NETWORK = ipaddress.ip_network("100.64.0.0/10")
"""Addresses that carriers and tunnels use among themselves."""


@dataclass(frozen=True, slots=True)
class Interface:
    """An address of an interface of this machine."""

    name: str
    flags: int
    address: Address
    network: Network

    @property
    def is_home(self) -> bool:
        """Do people in the house reach it, as far as one can tell?"""
        up = self.flags & UP and self.flags & RUNNING
        elsewhere = self.flags & (LOOPBACK | POINT_TO_POINT | NO_ARP) or VIRTUAL.match(self.name)
        odd = self.address.is_link_local or self.address.is_loopback or self.address.is_multicast
        return bool(up) and not elsewhere and not odd and self.address not in CARRIER_NETWORK

    @property
    def is_public(self) -> bool:
        """Could anybody on the Internet call it?"""
        return self.address.is_global


class _InterfaceRecord(ctypes.Structure):
    """`struct ifaddrs` of the C library, up to what is read of it."""


_InterfaceRecord._fields_ = [
    ("next", ctypes.POINTER(_InterfaceRecord)),
    ("name", ctypes.c_char_p),
    ("flags", ctypes.c_uint),
    ("address", ctypes.c_void_p),
    ("mask", ctypes.c_void_p),
]


def interfaces() -> list[Interface]:
    """All addresses of all interfaces. Where the system cannot be asked (Windows), only the one that the default route
    leads from: which of the others belong to tunnels or virtual machines could not be told."""
    try:
        library = ctypes.CDLL(ctypes.util.find_library("c"))
        ask, free = library.getifaddrs, library.freeifaddrs
    except (OSError, AttributeError, TypeError):
        return list(_by_default_route())
    first = ctypes.POINTER(_InterfaceRecord)()
    if ask(ctypes.byref(first)):
        return []
    try:
        return list(_walk(first))
    finally:
        free(first)


def _walk(record: ctypes._Pointer[_InterfaceRecord]) -> Iterator[Interface]:
    while record:  # type: ignore[truthy-bool]
        one = record.contents
        address, mask = _read_address(one.address), _read_address(one.mask)
        if address is not None and mask is not None:
            bits = bin(int(mask)).count("1")
            network = ipaddress.ip_network((address, bits), strict=False)
            yield Interface(one.name.decode(errors="replace"), one.flags, address, network)
        record = one.next


def _read_address(place: int | None) -> Address | None:
    """The address in a `struct sockaddr`, if it is one of the Internet's."""
    if not place:
        return None
    family = ctypes.string_at(place, 2)
    kind = int.from_bytes(family, sys.byteorder) if sys.platform == "linux" else family[1]
    if kind == socket.AF_INET:
        return ipaddress.IPv4Address(ctypes.string_at(place + 4, 4))
    if kind == socket.AF_INET6:
        return ipaddress.IPv6Address(ctypes.string_at(place + 8, 16))
    return None


def _by_default_route() -> Iterator[Interface]:
    """The address that is sent from, in a network of the usual size."""
    if text := _sending_address():
        address = ipaddress.ip_address(text)
        yield Interface("", UP | RUNNING, address, ipaddress.ip_network((address, 24), strict=False))


def home_interfaces(found: Iterable[Interface] | None = None, default: str | None = None) -> list[Interface]:
    """This machine's addresses in home networks, the best first: the one that the default route leads from, then IPv4,
    then private IPv6, then public IPv6; of public IPv6 only where a network has no other address, or none is left. An
    IPv4 address that the whole Internet can call is in no home: who means it names it."""
    found = interfaces() if found is None else list(found)
    default = default_address() if default is None else default
    short_lived = _short_lived()
    home = [one for one in found if one.is_home and str(one.address) not in short_lived]
    also = [one for one in found if str(one.address) == default and one not in home and one.flags & UP]
    home = [one for one in (*home, *also) if not _is_outside(one)]
    named = {one.name for one in home if not _is_public_v6(one)}
    kept = [one for one in home if not _is_public_v6(one) or one.name not in named]
    return sorted(kept, key=lambda one: (str(one.address) != default, one.address.version, one.is_public))


def _is_outside(one: Interface) -> bool:
    """Is it an IPv4 address of a carrier's or a tunnel's network, or one of the Internet?"""
    return one.address in CARRIER_NETWORK or (one.address.version == 4 and one.is_public)


def _is_public_v6(one: Interface) -> bool:
    return one.address.version == 6 and not one.address.is_private


def default_address() -> str:
    """The address that this machine sends from to the rest of the world; nothing is sent to find it out. Empty if there
    is none, or only one that a tunnel has."""
    address = _sending_address()
    if not address:
        return ""
    named = [one for one in interfaces() if str(one.address) == address]
    tunnel = any(one.flags & POINT_TO_POINT or VIRTUAL.match(one.name) for one in named)
    return "" if tunnel or ipaddress.ip_address(address).is_loopback else address


def _sending_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _short_lived() -> set[str]:
    """IPv6 addresses that this machine will soon not have any more, or does not use; Linux says it."""
    try:
        lines = Path("/proc/net/if_inet6").read_text("ascii").splitlines()
    except OSError:
        return set()
    words = [line.split() for line in lines]
    return {str(ipaddress.IPv6Address(bytes.fromhex(one[0]))) for one in words if int(one[4], 16) & SHORT_LIVED}
