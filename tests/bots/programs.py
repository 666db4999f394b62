"""Small real programs that play, well or badly, and what is left of them afterwards."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from penultima.bots import Bot, bot
from penultima.bots.program import ProgramBot
from penultima.game import Match, Move, Round
from tests.game.test_views import EYES

ROOT = Path(__file__).parents[2]
PYTHON = f"{shlex.quote(sys.executable)} -S -E"
EXAMPLE = f"run:{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'bot.py'))}"
JS_EXAMPLE = f"run:node {shlex.quote(str(ROOT / 'examples' / 'bot.js'))}"

PRELUDE = """
import json, os, signal, sys, time
sys.stdin.reconfigure(encoding="utf-8"); sys.stdout.reconfigure(encoding="utf-8")
sys.stderr.reconfigure(encoding="utf-8")
def say(**message):
    print(json.dumps(message, ensure_ascii=False), flush=True)
def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)
def greet(name="test"):
    hear(); say(type="hello", name=name)
def question():
    while (message := hear())["type"] != "decide":
        pass
    return message
def answer(asked, move=0):
    say(type="move", id=asked["id"], move=asked["legal"][move] if isinstance(move, int) else move)
def go_on():
    while True:
        answer(question())
"""


RECORDER = """
log = open({log!r}, "wb", buffering=0)
for line in sys.stdin.buffer:
    log.write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", name="recorder")
    elif message["type"] == "decide":
        answer(message, len(message["legal"]) * message["id"] % 7 % len(message["legal"]))
"""
ONE_LEFT = "hands: r1 r2 | b1 b2 | g1 g2; draw: *; discard: r5"


SLOW = 20.0
"""Seconds that nothing here takes, on however busy a machine."""


def program(name: str, seed: int | str = 0, strict: bool = False) -> ProgramBot:
    """The bot of this name, which is a program."""
    made = bot(name, seed, strict=strict)
    assert isinstance(made, ProgramBot)
    return made


def write(folder: Path, code: str, limit: int | None = None) -> str:
    """A program of this code; the name of the bot that it is."""
    path = folder / "bot program.py"
    path.write_text(PRELUDE + code, "utf-8")
    return f"run{f'[{limit}ms]' if limit else ''}:{PYTHON} {shlex.quote(str(path))}"


def play_round(states: Round | Match, bots: list[Bot]) -> None:
    """Play a round to its end; before each turn everybody may speak once."""
    round = states if isinstance(states, Round) else states.round
    view = round.view if isinstance(states, Round) else states.view
    while round.turn is not None:
        for seat in range(round.players):
            if not round.over and seat != round.turn and (said := bots[seat].choose(view(seat))) is not None:
                states.play(said, seat)
        if round.turn is not None:
            move = bots[round.turn].choose(view(round.turn))
            assert isinstance(move, Move)
            states.play(move)


def alive(pid: int) -> bool:
    """Does a process run? A zombie does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return told.stdout.strip()[:1] not in ("", "Z")


def is_gone(pid: int, seconds: float = 20.0) -> bool:
    """Wait for a process to end."""
    end = time.monotonic() + seconds
    while alive(pid):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def has_children() -> bool:
    """Does any process of ours run, or wait for its burial? (Some systems cannot tell.)"""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except (ChildProcessError, AttributeError):
        return False
    return True


def stories(heard: list[dict[str, Any]]) -> list[list[str]]:
    """The events of each round, put together from all that was heard."""
    found: list[list[str]] = []
    for message in heard:
        if message["type"] == "round":
            found.append([])
        elif "events" in message:
            found[-1] += message["events"]
    return found


def eyes_of(round: Round, seat: int) -> list[str]:
    """The story as this seat saw it, by the rules of the table and not by the program's own."""
    told = []
    for event in round.events:
        secret = event.name in EYES and seat not in EYES[event.name](event)
        text = str(event)
        words = text.split()
        hidden = len(event.cards) if secret else 0
        told.append(" ".join([*words[: len(words) - hidden], *["?"] * hidden]))
    return told
