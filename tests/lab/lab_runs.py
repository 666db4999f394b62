"""Bots for the tests of the lab, and runs of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from penultima.bots import Bot, bot
from penultima.bots.registry import REGISTRY, BotEntry
from penultima.cli import main
from penultima.game import Move
from penultima.game.view import View


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["lab", "play", *words], prog_name="penultima")


def done(*words: str) -> Result:
    """A run that must go well."""
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result


def refused(*words: str, code: int) -> str:
    """The sentence a run is refused with: the last one on the error stream."""
    result = run(*words)
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    assert result.stdout == ""
    return result.stderr.strip().splitlines()[-1]


def parquet(folder: Path) -> bytes:
    return (folder / "rounds.parquet").read_bytes()


class SpyBot:
    """Plays like another bot, until it or one of its kind is asked once too often."""

    def __init__(self, double: Bot, patience: Iterator[int], says: object) -> None:
        self.double = double
        self.patience = patience
        self.says = says
        self.closed = False

    def choose(self, view: View) -> Move | None:
        if next(self.patience, None) is not None:
            return self.double.choose(view)
        if isinstance(self.says, BaseException):
            raise self.says
        return self.says  # type: ignore[return-value]

    def close(self) -> None:
        self.closed = True


def register_spy(monkeypatch: pytest.MonkeyPatch, patience: int = 1 << 60, says: object = None) -> list[SpyBot]:
    """From now on the name `spy` is a bot; all that were made are listed. How many are made depends on how fast the
    machine is, so they share their patience."""
    made: list[SpyBot] = []
    together = iter(range(patience))

    def make(_: BotEntry, seed: int | str, strict: bool) -> Bot:
        made.append(SpyBot(bot("careful", seed), together, says))
        return made[-1]

    monkeypatch.setitem(REGISTRY, "spy", BotEntry("spy", make))
    return made
