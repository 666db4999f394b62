"""The transcript in docs/bots.md, from a real round: `python -m tests.bots.transcript` writes it anew."""

from __future__ import annotations

import json
import shlex
import tempfile
from pathlib import Path
from typing import Any

from penultima.bots import Bot, bot
from penultima.bots.program import ProgramBot
from penultima.game import Round
from tests.bots.programs import EXAMPLE, ROOT, play_round

PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- transcript -->\n", "<!-- end of transcript -->\n"
WIDTH = 118


def recorded(folder: Path) -> list[tuple[str, dict[str, Any]]]:
    """Every message of a round between the Python example and `first`, with its direction."""
    told, said = folder / "told", folder / "said"
    command = f"tee {shlex.quote(str(told))} | {EXAMPLE.removeprefix('run:')} | tee {shlex.quote(str(said))}"
    guest = bot(f"run:sh -c {shlex.quote(command)}", "docs", strict=True)
    assert isinstance(guest, ProgramBot)
    players: list[Bot] = [guest, bot("first")]
    with guest:
        play_round(Round("classic/en", 2, seed=32), players)
    answers = iter(said.read_text("utf-8").splitlines())
    found = []
    for line in told.read_text("utf-8").splitlines():
        found.append((">", json.loads(line)))
        if found[-1][1]["type"] in ("hello", "decide"):
            found.append(("<", json.loads(next(answers))))
    return found


def excerpt(messages: list[tuple[str, dict[str, Any]]]) -> str:
    """The beginning, two decisions, the first word out of turn and the end; the settings and later views are cut."""
    asked = [at for at, (_, message) in enumerate(messages) if message["type"] == "decide"]
    unasked = next(at for at in asked if messages[at][1]["silence"] and messages[at + 1][1]["move"])
    lines = []
    for at, (way, message) in enumerate(messages):
        if at in (*range(asked[1] + 2), unasked, unasked + 1, len(messages) - 2, len(messages) - 1):
            lines.append(f"{way} {shown(message, whole=at <= asked[0])}")
        elif lines[-1] != "…":
            lines.append("…")
    return "```text\n" + "\n".join(lines) + "\n```\n"


def shown(message: dict[str, Any], whole: bool) -> str:
    """A message on lines short enough for a page, as valid JSON but for what is cut."""
    text = json.dumps(message | ({} if whole or "view" not in message else {"view": "…"}), ensure_ascii=False)
    if "settings" in message:
        first = list(message["settings"].items())[:2]
        text = json.dumps(message | {"settings": {**dict(first), "…": "…"}}, ensure_ascii=False)
    text = text.replace('"…": "…"', "…").replace('"…"', "…")
    lines = [""]
    for part in text.split(", "):
        if len(lines[-1]) + len(part) > WIDTH:
            lines.append("    ")
        lines[-1] += f"{part}, "
    return "\n".join(line.rstrip() for line in lines).removesuffix(",")


def transcript() -> str:
    """What the page should say."""
    with tempfile.TemporaryDirectory() as folder:
        return excerpt(recorded(Path(folder)))


def told() -> str:
    """What the page says."""
    return PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]


if __name__ == "__main__":
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + transcript() + END + rest.partition(END)[2], "utf-8")
