"""A program that plays by the protocol of docs/bots.md and writes down every line that it hears and says.

It is started by tests as `python program.py FILE`, and knows nothing of Penultima but that protocol.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main(file: Path) -> None:
    """Answer every question, now this way, now that."""
    with file.open("ab", buffering=0) as heard:
        for line in sys.stdin.buffer:
            heard.write(b"> " + line)
            message = json.loads(line)
            if message["type"] == "hello":
                answer: dict[str, object] = {"type": "hello", "name": "fixture"}
            elif message["type"] == "decide":
                legal = message["legal"]
                quiet = message["silence"] and message["id"] % 3 == 0
                answer = {
                    "type": "move",
                    "id": message["id"],
                    "move": None if quiet else legal[message["id"] % len(legal)],
                }
            else:
                continue
            said = json.dumps(answer).encode() + b"\n"
            heard.write(b"< " + said)
            sys.stdout.buffer.write(said)
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
