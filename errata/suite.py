"""The questions: the classic scenarios of tests/rules, and a few more that leave out what a program may lack."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RULES = "classic/en"


@dataclass(frozen=True)
class Question:
    """A scenario under the classic rules."""

    file: str
    told: dict[str, Any]
    ours: bool = False
    """Written for this page; not in tests/rules."""

    @property
    def title(self) -> str:
        """What it says."""
        return str(self.told["title"])

    @property
    def cites(self) -> list[str]:
        """The rules it is about."""
        return list(self.told["cites"])


def _read(path: Path, file: str, ours: bool = False) -> list[Question]:
    told = tomllib.loads(path.read_text("utf-8"))["scenario"]
    return [Question(file, scenario, ours) for scenario in told if RULES in scenario["booklets"] and _askable(scenario)]


def _askable(scenario: dict[str, Any]) -> bool:
    """No other program counts reshuffles: a position that begins with many of them cannot be put to it."""
    return "\nreshuffles:" not in scenario.get("position", "")


@cache
def questions() -> list[Question]:
    """Every scenario of the suite that is played under the classic rules, unchanged."""
    folder = HERE.parent / "tests" / "rules"
    return [
        question
        for path in sorted(folder.glob("*/*.toml"))
        for question in _read(path, f"{path.parent.name}/{path.stem}")
    ]


@cache
def more() -> list[Question]:
    """The scenarios of errata/scenarios.toml."""
    return _read(HERE / "scenarios.toml", "errata/scenarios", ours=True)
