"""The fixtures, unpacked; and how answers of today are held against old ones."""

from __future__ import annotations

import json
import lzma
import zipfile
from pathlib import Path
from typing import Any

FIXTURES = Path(__file__).parent / "fixtures"


def read_bytes(name: str) -> bytes:
    """A fixture, unpacked."""
    data = (FIXTURES / name).read_bytes()
    return lzma.decompress(data) if name.endswith(".xz") else data


def read_json(name: str) -> Any:
    """A fixture that is one JSON document."""
    return json.loads(read_bytes(name))


def read_lines(name: str) -> list[bytes]:
    """The lines of a fixture."""
    return read_bytes(name).splitlines()


def members(name: str) -> dict[str, bytes]:
    """The files in a zipped fixture."""
    with zipfile.ZipFile(FIXTURES / name) as kept:
        return {one: kept.read(one) for one in kept.namelist()}


def unzipped(name: str, folder: Path) -> Path:
    """A zipped fixture in a folder of its own."""
    with zipfile.ZipFile(FIXTURES / name) as kept:
        kept.extractall(folder)
    return folder


def database(name: str, folder: Path) -> Path:
    """A copy of a file of the server: opening one changes it."""
    file = folder / name.removesuffix(".xz")
    file.write_bytes(read_bytes(name))
    return file


def still_says(now: Any, then: Any) -> bool:
    """Does an answer still say what it said? More may be said: more fields, and more in a list, whatever its order."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(name in now and still_says(now[name], then[name]) for name in then)
    if isinstance(then, list):
        return isinstance(now, list) and all(any(still_says(other, one) for other in now) for one in then)
    return bool(now == then)
