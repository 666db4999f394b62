"""The tables of actions, observations, states and tokens in docs/envs, written from the code's own constants.

python -m penultima.envs.space_tables
"""

from __future__ import annotations

from penultima.envs.full_state import STATE_CELLS, STATE_FIELDS, STATE_SLICES
from penultima.observations.history import TOKEN_FIELDS
from penultima.observations.kernel.actions import ACTIONS, SILENCE
from penultima.observations.kernel.encoding import FIELDS, SLICES
from penultima.observations.versions import V1
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


def version_1_table() -> str:
    """The fields that version 1 of an observation has beyond version 0."""
    more = [name for name in V1.fields if name not in FIELDS]
    rows = (
        f"| {_cells(V1.slices[name].start, V1.slices[name].stop)} | `{name}` | {V1.fields[name][1]} |" for name in more
    )
    return "\n".join(("| cells | name | what it is |", "|---|---|---|", *rows))


def state_table() -> str:
    """Every field of the full state."""
    rows = (
        f"| {_cells(STATE_SLICES[name].start, STATE_SLICES[name].stop)} | `{name}` | {STATE_FIELDS[name][1]} |"
        for name in STATE_FIELDS
        if not name.startswith("rule_")
    )
    first = next(place.start for name, place in STATE_SLICES.items() if name.startswith("rule_"))
    rules = f"| {_cells(first, STATE_CELLS)} | `rule_…` | the rules in force, as in version 1 of an observation |"
    return "\n".join(("| cells | name | what it is |", "|---|---|---|", *rows, rules))


def token_table() -> str:
    """The numbers of a token."""
    rows = (f"| {cells} | {about} |" for cells, about in TOKEN_FIELDS)
    return "\n".join(("| cells | what it is |", "|---|---|", *rows))


def action_table() -> str:
    """Every action."""
    rows = (f"| {_cells(start, stop)} | {about} |" for start, stop, about in ACTION_ROWS)
    return "\n".join(("| action | what it does |", "|---|---|", *rows))


if __name__ == "__main__":
    tables = (action_table(), observation_table(), version_1_table(), token_table(), state_table())
    print(*tables, sep="\n\n")
