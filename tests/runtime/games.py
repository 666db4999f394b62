"""Games for `walk`, with all the arrays that it works on, as text that any language reads.

An array is written as the name of its records or numbers, how many there are, and its bytes in base64 if any is not 0.
"""

from __future__ import annotations

import base64
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules, booklets
from penultima.bots.kernel.memory import Memories
from penultima.bots.kernel.rounds import FACTS, TALLIES
from penultima.bots.kernel.search import STAKES, SearchStates
from penultima.bots.kernel.skill import Skills
from penultima.bots.skills import skill
from penultima.bots.stakes import stakes_for
from penultima.envs.arrays import EnvArrays
from penultima.envs.kernel.work_sharing import ALONE, OWN, SPAN, new_schedule
from penultima.errors import RulesError
from penultima.game import Round
from penultima.game.codec import key_from_seed, write_key, write_rules
from penultima.observations.kernel.actions import MASK_WORDS
from penultima.observations.kernel.encoding import CELLS
from penultima.observations.kernel.layout import EpisodeConfigs, Episodes
from penultima.rules.asking import SPEAKERS, Cursors
from penultima.rules.cards import DECK, DECK_SIZE
from penultima.rules.events import new_event_log
from penultima.rules.moves import SEATS
from penultima.rules.played_round import PLAYED_ROUND, PlayedRounds
from penultima.rules.record import EventLogs, States
from penultima.rules.settings import HOUSE_RULES, SETTINGS, Choice, MatchKind
from penultima.rules.state import new_states
from penultima.runtime import LAYOUTS
from tests.differential import random_rules
from tests.game.random_play import short_game

Array = NDArray[Any]
Game = dict[str, Any]

RECORDS: dict[str, Any] = {
    "States": States,
    "EventLogs": EventLogs,
    "PlayedRounds": PlayedRounds,
    "Cursors": Cursors,
    "Skills": Skills,
    "Memories": Memories,
    "SearchStates": SearchStates,
    "Episodes": Episodes,
    "EpisodeConfigs": EpisodeConfigs,
}
"""The records that entry points take, by the names that `abi.json` has for them."""
ENVS = 3
"""Environments of each game."""
ENV_ARRAYS = (
    *("states", "episodes", "configs", "skills", "logs", "generators", "actions", "legal", "obs", "masks"),
    *("rewards", "done", "truncated", "seats", "schedule"),
)
"""What a step of them takes."""


def dtype_of(kind: str) -> np.dtype[Any]:
    """The type of an array's elements by its name."""
    return LAYOUTS[RECORDS[kind]] if kind in RECORDS else np.dtype(kind)


def kind_of(dtype: np.dtype[Any]) -> str:
    """The name of a type."""
    return next((name for name, hint in RECORDS.items() if LAYOUTS[hint] == dtype), dtype.name)


def written(array: Array) -> list[Any]:
    """An array as text."""
    content = array.tobytes()
    return [kind_of(array.dtype), array.size, base64.b64encode(content).decode() if any(content) else ""]


def read(kind: str, count: int, content: str) -> Array:
    """The array of a text."""
    array = np.zeros(count, dtype_of(kind))
    if content:
        array[:] = np.frombuffer(base64.b64decode(content), array.dtype)
    return array


def _rooms(players: int) -> dict[str, Array]:
    """Arrays that begin empty."""
    counts = {
        "view": ("States", 1), "work": ("States", 4), "hidden": ("EventLogs", 1), "memories": ("Memories", players),
        "searches": ("SearchStates", 1), "cursors": ("Cursors", 1), "stages": ("int8", SPEAKERS),
        "seats": ("int8", SPEAKERS), "sets": ("uint64", 2), "points": ("int32", SEATS), "curve": ("float64", STAKES),
        "facts": ("int32", FACTS + TALLIES * players), "observed": ("Episodes", 1), "obs": ("int8", CELLS),
        "masks": ("uint64", MASK_WORDS), "lengths": ("int32", 2), "winners": ("int32", 2), "block": ("uint32", 16),
        "drawn": ("int8", DECK_SIZE), "views": ("States", players + 1), "all_sets": ("uint64", 2 * players),
    }  # fmt: skip
    return {name: np.zeros(count, dtype_of(kind)) for name, (kind, count) in counts.items()}


def _schedule(envs: int, members: int) -> Array:
    """A schedule, of the same length wherever in memory it begins."""
    return new_schedule(envs, members)[: OWN + SPAN * max(1, members)]


def _environments(rules: Rules, players: int, seed: int) -> dict[str, Array]:
    """The arrays of a few environments; a learner among bots in every other game, all seats decided in the others."""
    own = EnvArrays(ENVS, players, rules, match=seed % 3 == 0, limit=25, auto_reset=True, listening=True)
    own.begin(key_from_seed(seed))
    own.skills = Skills(np.concatenate([skill("careful", seed)] * (players - 1)))
    if seed % 2:
        own.episodes["learner"] = np.arange(ENVS) % players
    arrays = zip(ENV_ARRAYS, own.arguments(ALONE, _schedule(ENVS, 0))[: len(ENV_ARRAYS)], strict=True)
    return {f"env_{name}": array for name, array in arrays}


def _house_rules(dice: random.Random, name: str) -> Rules:
    """A booklet with any values of the house rules that people ask for first."""
    rules = Rules.parse(name)
    for setting in (SETTINGS[one] for one in HOUSE_RULES[:8]):
        if isinstance(setting, Choice):
            value = dice.choice([value.name.lower() for value in setting.values])
        else:
            value = str(dice.randint(setting.low, setting.high))
        with contextlib.suppress(RulesError):  # settings that contradict each other
            rules = rules.changed(**{setting.name: value})
    return rules


def _stakes(players: int, seed: int) -> Array:
    """Of a match of one round, for points, or low score."""
    kind = (MatchKind.ROUND, MatchKind.POINTS, MatchKind.LOW)[seed % 3]
    return stakes_for(kind, 500, tuple(20 * seat + seed for seat in range(players))).copy()


def new_game(seed: int, moves: int, playouts: int, searches: int = 8, steps: int = 12) -> Game:
    """A game of any booklet and number of players, often with settings of no booklet, sometimes with few cards.

    It has so many moves at most, a search with so many playouts every so many moves, and so many steps of environments.
    """
    dice = random.Random(f"walk {seed}")
    names = [booklet.id for booklet in booklets()]
    name, players = names[seed % len(names)], 2 + (seed + seed // len(names)) % 9
    states, dealt = new_states(), seed % 4 == 3
    rules = _house_rules(dice, name) if seed % 3 == 1 else random_rules(dice, name)
    if dealt:
        round = short_game(dice, name, players)
        rules, states = round.rules, round.states
    else:
        try:
            rules.check_players(players)
        except RulesError:
            rules = Rules.parse(name)
        write_rules(rules, states)
        states["players"], states["dealer"] = players, dice.randrange(players)
        write_key(dice.randbytes(32), states)
    thinkers = [skill(("careful", "beginner", "random")[k % 3], f"{seed} {k}") for k in range(players - 1)]
    configs = np.zeros(1, dtype_of("EpisodeConfigs"))
    configs["players"], configs["target"], configs["match"] = players, 500, seed % 2
    played = np.zeros(1, PLAYED_ROUND)
    played["log"]["listening"] = 1
    arrays = {
        "states": states,
        "played": played,
        "logs": new_event_log(),
        "listening": np.concatenate([new_event_log(), new_event_log(False)]),
        "silent": new_event_log(False),
        "careful": skill("careful", seed),
        "beginner": skill("beginner", seed),
        "table": np.concatenate([*thinkers, skill(("search:6", "infer:6")[seed % 2], seed), skill("careful", seed)]),
        "stakes": _stakes(players, seed),
        "configs": configs,
        "key": np.frombuffer(dice.randbytes(32), np.uint32),
        "deck": np.array(DECK, np.int8),
        "scores": np.array([(7 * seat + seed) * seed % 55 for seat in range(SEATS)], np.int64),
        "shared": _schedule(100, 3),
        **_rooms(players),
        **_environments(rules, players, seed),
    }
    arrays["searches"]["infers"] = seed % 2
    return {
        "name": f"{rules}, {players} players, seed {seed}",
        "players": players,
        "dealt": dealt,
        "seed": seed,
        "moves": moves,
        "playouts": playouts,
        "searches": searches,
        "steps": steps,
        "arrays": {each: written(array) for each, array in arrays.items()},
    }


def race(seed: int, playouts: int) -> Game:
    """A round that is nearly over, in which a search is long enough to eliminate candidates."""
    hands = ("r5 y7 | b2 r2 g3 y1", "r5 | b2 r2")[seed % 2]
    round = Round.from_position(
        f"hands: {hands}; draw: b3 b4 g1 y1 r9 y9 g8; discard: * r7; turn: 0; reshuffles: 10000"
    )
    game = new_game(seed, 1, playouts, steps=1)
    states, players = written(round.states), round.players
    rooms = {name: written(array) for name, array in _rooms(players).items()}
    arrays = game["arrays"] | rooms | {"states": states, "stakes": written(_stakes(players, 0))}
    environments = _environments(round.rules, players, seed)
    arrays |= {name: written(array) for name, array in environments.items()}
    arrays["table"] = written(np.concatenate([skill("careful"), skill("search:6"), skill("careful")]))
    return game | {"name": f"race {seed}", "players": players, "dealt": True, "arrays": arrays}


def write_games(path: Path, games: list[Game]) -> None:
    """Write games to a file."""
    path.write_text("\n".join(json.dumps(game) for game in games), "utf-8")


def read_games(path: Path) -> list[Game]:
    """The games of a file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]
