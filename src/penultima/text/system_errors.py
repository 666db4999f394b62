"""What the operating system refuses, in the reader's language; what has no message stays as the system says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from penultima.errors import system_facts

if TYPE_CHECKING:
    from penultima.text.translator import Translator

MESSAGES = {
    "ENOENT": "system-no-file",
    "EACCES": "system-denied",
    "EPERM": "system-denied",
    "EEXIST": "system-exists",
    "ENOTDIR": "system-no-folder",
    "EISDIR": "system-folder",
    "ENOTEMPTY": "system-folder-not-empty",
    "ENOSPC": "system-full",
    "EDQUOT": "system-quota",
    "EFBIG": "system-too-large",
    "EROFS": "system-read-only",
    "EMFILE": "system-too-many-files",
    "ENFILE": "system-too-many-files",
    "ENAMETOOLONG": "system-name-too-long",
    "ELOOP": "system-too-many-links",
    "EBUSY": "system-busy",
    "ETXTBSY": "system-busy",
    "EIO": "system-damaged",
    "ENOEXEC": "system-no-program",
    "ENOMEM": "system-no-memory",
    "EADDRINUSE": "system-port-taken",
    "EADDRNOTAVAIL": "system-no-address",
    "ECONNREFUSED": "system-refused",
    "ETIMEDOUT": "system-no-answer",
    "ECONNRESET": "system-reset",
    "EHOSTUNREACH": "system-no-way",
    "ENETUNREACH": "system-no-network",
    "EAI_NONAME": "system-no-host",
}
"""The message of each error, by the name that the C language has for it."""


def system_reason(words: Translator, error: OSError) -> str:
    """Why the system refuses, as a clause."""
    facts = system_facts(error)
    return reason_named(words, facts["system"]) or facts["why"]


def reason_named(words: Translator, name: str) -> str:
    """The same by the name of the error; nothing if it has no message."""
    return words.say(MESSAGES[name]) if name in MESSAGES else ""
