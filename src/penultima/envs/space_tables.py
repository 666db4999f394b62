"""The tables of actions and observations in docs/envs, written from the kernel's own constants.

python -m penultima.envs.space_tables
"""

from __future__ import annotations

from penultima.observations.kernel.actions import ACTIONS, SILENCE
from penultima.observations.kernel.encoding import FIELDS, SLICES
from penultima.rules.moves import ACCEPT, CATCH, CHALLENGE, CHOOSE, DRAW, KEEP, NAME, NONE, UNO

ACTION_ROWS = (
    (0, DRAW, "a card, by kind: red 0 to 9, skip, reverse, draw two; yellow, green, blue; wild, draw four, special"),
    (DRAW, KEEP, "draw"),
    (KEEP, NAME, "keep the drawn card"),
    (NAME, NONE, "red, yellow, green, blue: the color that is named, or given away"),
    (NONE, ACCEPT, "none: give nothing away, fight nobody"),
    (ACCEPT, CHALLENGE, "accept a Draw Four or a stack"),
    (CHALLENGE, CHOOSE, "challenge it"),
    (CHOOSE, UNO, "choose a seat, the k-th from oneself in the direction of play (k = 0 is oneself and never legal)"),
    (UNO, CATCH, "say UNO"),
    (CATCH, SILENCE, "catch a seat, the k-th from oneself"),
    (SILENCE, ACTIONS, "silence: say nothing, let it pass"),
)
"""First action, the one after the last, meaning."""


def _cells(start: int, stop: int) -> str:
    return str(start) if stop == start + 1 else f"{start} … {stop - 1}"


def observation_table() -> str:
    """Every field of an observation."""
    rows = (f"| {_cells(SLICES[name].start, SLICES[name].stop)} | `{name}` | {FIELDS[name][1]} |" for name in FIELDS)
    return "\n".join(("| cells | name | what it is |", "|---|---|---|", *rows))


def action_table() -> str:
    """Every action."""
    rows = (f"| {_cells(start, stop)} | {about} |" for start, stop, about in ACTION_ROWS)
    return "\n".join(("| action | what it does |", "|---|---|", *rows))


if __name__ == "__main__":
    print(action_table(), observation_table(), sep="\n\n")
