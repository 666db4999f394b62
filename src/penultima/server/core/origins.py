"""Origins: where people come from, as digests. They tell that two came from one address, and not from which.

A network of IPv6 addresses that a household or a rented machine is given whole (/64) counts as one address.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress

from penultima.server.core.table import Table

KEYED = "k:"
"""What the digests begin with that are made with a secret of the database."""


def network_of(address: str) -> str:
    """The address, of an IPv6 address its network; what is no address stays as it is."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def origin_of(table: Table, address: str) -> str:
    """Where somebody at a table comes from; a secret of the table is in it, so that it means nothing elsewhere."""
    return _digest(f"{table.opened.root} {network_of(address)}") if address else ""


def lobby_origin(address: str, secret: str) -> str:
    """Where a table was opened from: there may be only so many of one address, and the lobby shows fewer. It is made
    with a secret of the database, so that without it nobody finds the address by trying all; the mark tells so."""
    if not address:
        return ""
    text = f"penultima lobby {network_of(address)}".encode()
    return KEYED + hmac.digest(secret.encode(), text, "sha256").hex()[:16]


def lobby_origin_before(address: str) -> str:
    """The same as older programs wrote it, without a secret."""
    return _digest(f"lobby {network_of(address)}") if address else ""


def _digest(text: str) -> str:
    return hashlib.sha256(f"penultima origin {text}".encode()).hexdigest()[:16]
