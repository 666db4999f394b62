"""Logs: one JSON object a line on the error stream; never a card, a token, a name or a table's code."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
from typing import Any

log = logging.getLogger("penultima.server")


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Only what was meant to be logged; of an exception its kind and place, not its words."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.msg if record.name == log.name else "library",
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0]:
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next:
                trace = trace.tb_next
            code = trace.tb_frame.f_code if trace else None
            line["error"] = record.exc_info[0].__name__
            line["place"] = f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}" if code and trace else ""
        return json.dumps(line)


def log_event(what: str, level: int = logging.INFO, exc_info: bool | BaseException = False, **fields: Any) -> None:
    """Log an event, with fields of its own."""
    log.log(level, what, extra={"fields": fields}, exc_info=exc_info)


def anonymous_id(table_id: str) -> str:
    """Names a table in logs: its code itself would let whoever reads them sit down there."""
    return hashlib.sha256(f"penultima log {table_id}".encode()).hexdigest()[:8]


def start_logging(level: str) -> None:
    """Log to the error stream, from this level on (debug, info, warning, error). Where none is wished for, a person
    who looks on in a terminal sees only what may need doing."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    log.handlers = [handler]
    log.propagate = False
    watched = sys.stderr is not None and sys.stderr.isatty()
    log.setLevel((level or ("warning" if watched else "info")).upper())
