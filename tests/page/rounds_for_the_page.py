"""Rounds of every edition with what the engine and the Python texts say of them; the page's modules must agree.

python -m tests.page.rounds_for_the_page      writes web/tests/rounds/*.json anew
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from penultima.game import Event, Match, Record
from penultima.game.codec import direction_word
from penultima.text.languages import LANGUAGES
from penultima.text.translator import translator
from tests.game.random_play import play_on

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "rounds"
GAMES = {
    "classic": "classic/en +sevens_zeros=on +jump_in=on +stacking=any",
    "scary": "scary/fr",
    "revenge": "revenge/es",
    "battle": "battle/pt",
    "hyper": "hyper/fr",
}
SPOKEN = 60
"""How many events are told in words."""


def round_of(edition: str) -> dict[str, Any]:
    """A round of an edition: its record, how the table stood at the end, and its events in every language."""
    match = Match(GAMES[edition], 4, seed=list(GAMES).index(edition) + 1, names=["Ada", "Ben", "Cem", "Dia"])
    dice = random.Random(f"told {edition}")
    twin = match.round.copy()
    for seat, move in play_on(twin, dice, 100_000):
        match.play(move, seat)
    round = match.rounds[0]
    view = round.view(None)
    record = json.loads(Record.of(match).encode())
    events = [Event.parse(text) for text in record["rounds"][0]["events"]]
    return {
        "record": record,
        "end": {
            "hands": [sorted(card.text for card in round.view(seat).hand) for seat in range(4)],
            "top": view.top.text,
            "draw": int(round.states["draw_size"][0]),
            "discard": int(round.states["discard_size"][0]),
            "direction": direction_word(int(round.states["direction"][0])),
        },
        "sentences": {
            language: [
                translator(language, GAMES[edition].split()[0]).event(event, match.names, 0)
                for event in events[:SPOKEN]
            ]
            for language in LANGUAGES
        },
    }


def written(edition: str) -> str:
    """The file of an edition."""
    return json.dumps(round_of(edition), ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for edition in GAMES:
        (FOLDER / f"{edition}.json").write_text(written(edition), "utf-8")


if __name__ == "__main__":
    main()
