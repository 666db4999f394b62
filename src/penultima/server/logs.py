"""Logs as one JSON object a line: what happened and how often; never a card, a token, a name or a table's code."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
from typing import Any

log = logging.getLogger("penultima.server")


class Lines(logging.Formatter):
    """A line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Only what was meant to be logged; of an exception its kind and place, not its words."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.msg if record.name == log.name else "library",
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0]:
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next:
                trace = trace.tb_next
            code = trace.tb_frame.f_code if trace else None
            line["error"] = record.exc_info[0].__name__
            line["place"] = f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}" if code and trace else ""
        return json.dumps(line)


def say(what: str, level: int = logging.INFO, exc_info: bool = False, **facts: Any) -> None:
    """Log something."""
    log.log(level, what, extra={"facts": facts}, exc_info=exc_info)


def mark(game: str) -> str:
    """A sign for a table that does not open its door."""
    return hashlib.sha256(f"penultima log {game}".encode()).hexdigest()[:8]


def start_logging(level: str) -> None:
    """Everything goes to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    log.handlers = [handler]
    log.propagate = False
    log.setLevel(level.upper() if level.upper() in logging.getLevelNamesMapping() else "INFO")
