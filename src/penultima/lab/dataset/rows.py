"""The two tables of a dataset. `rounds` has a row for each round, with its whole record; `decisions` has a row for each
move that was made, with what the seat that made it could see.

A row of `decisions` is made from the seat's own view, so it holds nothing that the seat could not know; only `won` and
`points`, how the round ended for that seat, come from afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from penultima.game import Match, Round
from penultima.game.move import ALL_MOVES
from penultima.game.view import View
from penultima.lab.results import arrow
from penultima.lab.runs import Run, match_of, record_of_match
from penultima.rules import engine
from penultima.rules.state import new_states

if TYPE_CHECKING:
    import pyarrow as pa

    from penultima.game.move import Move

LEVEL = 1
"""The version of both tables: a column that changes its meaning, or goes, makes a new one."""
MOVES = [str(move) for move in ALL_MOVES]


class Column(NamedTuple):
    """A column: its name, its type in words of Parquet, and what it says."""

    name: str
    kind: str
    about: str


ROUNDS = (
    Column("rules", "string", "the table's rules: a booklet, and house rules behind it"),
    Column("round", "int64", "number of the round at this table, from 0"),
    Column("deal", "int64", "number of the deal: the same cards are played once from each seating"),
    Column("players", "list<string>", "the bot at each seat"),
    Column("dealer", "int8", "the seat that dealt"),
    Column("winner_seat", "int8", "the seat that won, -1 if nobody did"),
    Column("points", "list<int32>", "what each seat scored"),
    Column("left", "list<int32>", "points left in each hand"),
    Column("cards", "list<int32>", "cards left in each hand"),
    Column("decisions", "int32", "moves made, which is rows in the other table"),
    Column("record", "string", "the record of the round as JSON, which `penultima replay` and `Record.decode` read"),
)
DECISIONS = (
    Column("rules", "string", "as in the rounds"),
    Column("round", "int64", "as in the rounds"),
    Column("step", "int32", "number of the move in its round, from 0"),
    Column("seat", "int8", "the seat that made the move"),
    Column("player", "string", "the bot at this seat"),
    Column("phase", "string", "what the asked seat was asked: turn, drawn, color, challenge, …"),
    Column("asked", "bool", "was it this seat that was asked? Else it spoke unasked: UNO, a catch, a jump in"),
    Column("hand", "list<string>", "the seat's own cards"),
    Column("sizes", "list<int8>", "cards in the hand of each seat"),
    Column("top", "string", "the top card of the discard pile"),
    Column("color", "string", "the color in play, null while it is not named yet"),
    Column("hyper", "string", "the color that a Hyper Speed card asks for, null without one"),
    Column("direction", "string", "left or right"),
    Column("draw_size", "int16", "cards in the draw pile"),
    Column("pending", "int16", "cards to draw from stacked draw cards"),
    Column("owes", "list<int8>", "seats that hold one card and have not said UNO"),
    Column("legal", "list<string>", "every move that this seat might have made"),
    Column("move", "string", "the move it made, in the notation of moves"),
    Column("won", "bool", "afterwards: did this seat win the round?"),
    Column("points", "int32", "afterwards: what this seat scored"),
)
TABLES = {"rounds": ROUNDS, "decisions": DECISIONS}


def seen(view: View, legal: list[Move]) -> dict[str, Any]:
    """What a decision was made from, by the names of its columns."""
    return {
        "seat": view.seat,
        "phase": view.phase.name.lower(),
        "asked": view.turn == view.seat,
        "hand": [str(card) for card in view.hand],
        "sizes": view.sizes,
        "top": str(view.top),
        "color": view.color,
        "hyper": view.hyper,
        "direction": view.direction,
        "draw_size": view.draw_size,
        "pending": view.pending,
        "owes": view.owes,
        "legal": [MOVES[move.code] for move in legal],
    }


def replayed(match: Match, round: Round) -> Iterator[dict[str, Any]]:
    """Play a round again in a match that has just begun, and tell of each decision before it is made."""
    states = new_states()  # one place for all views: a new one for each would take as long as all the rest
    for step, (seat, move) in enumerate(round.moves):
        engine.view(match.round.states, seat, states)
        view = View(states, round.rules, seat)
        yield {"step": step, **seen(view, match.round.legal_moves(seat)), "move": MOVES[move.code]}
        match.play(move, seat)


def rows_of(run: Run, number: int, round: Round) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The row of a round that was played, and those of its decisions."""
    match = match_of(run, number, round)
    decisions = list(replayed(match, round))
    points, whose = round.points(), {"rules": run.rules, "round": number}
    for row in decisions:
        seat = row["seat"]
        row.update(whose, player=match.names[seat], won=seat == round.winner, points=points[seat])
    ended = {
        "deal": number // round.players,
        "players": match.names,
        "dealer": round.dealer,
        "winner_seat": -1 if round.winner is None else round.winner,
        "points": points,
        "left": round.hand_points(),
        "cards": [len(hand) for hand in round.hands],
        "decisions": len(decisions),
        "record": msgspec.json.encode(record_of_match(run, number, match)).decode(),
    }
    return whose | ended, decisions


def schema(name: str, about: dict[str, str]) -> pa.Schema:
    """The schema of a table, with what each column says and what the dataset says about itself."""
    pa = arrow()
    kinds = {"string": pa.string(), "bool": pa.bool_(), "int8": pa.int8(), "int16": pa.int16()}
    kinds |= {"int32": pa.int32(), "int64": pa.int64()}
    kinds |= {f"list<{kind}>": pa.list_(kinds[kind]) for kind in ("string", "int8", "int32")}
    fields = [pa.field(one.name, kinds[one.kind], metadata={"about": one.about}) for one in TABLES[name]]
    return pa.schema(fields, metadata={**about, "level": str(LEVEL)})
