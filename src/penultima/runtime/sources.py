"""A digest of source files: it tells whether something was made by the same code, for caches and stored results."""

from __future__ import annotations

import hashlib
from pathlib import Path

SUFFIXES = (".py", ".toml")


def source_digest(*folders: Path, salt: str = "") -> str:
    """The SHA-256 digest, in hex, of all sources in some folders and below, and of anything else that `salt` says.

    It depends on the files' contents and their paths inside of the folders, not on where the folders are.
    """
    digest = hashlib.sha256(salt.encode())
    for folder in folders:
        for source in sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES):
            content = source.read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"\n{source.relative_to(folder).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()
