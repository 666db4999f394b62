"""Games walked through by every entry point, told as checksums: `python -m tests.runtime.walk FILE`.

It prints a line for each game of a file that `games` wrote: a CRC over every state, event log, view, legal set,
observation and choice, and over the race of every search. `walk.mjs` is the same program for Node: whoever changes one
changes the other.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import penultima.bots.kernel.attention
import penultima.bots.kernel.entries
import penultima.bots.kernel.rounds
import penultima.bots.kernel.soundness
import penultima.bots.kernel.stakes
import penultima.envs.kernel.soundness
import penultima.envs.kernel.stepping
import penultima.observations.kernel.entries
import penultima.rules.batch
import penultima.rules.engine
import penultima.rules.soundness  # noqa: F401 (all entry points)
from penultima.runtime import ENTRIES, WAY
from tests.runtime.games import ENV_ARRAYS, Array, Game, read, read_games

Call = Callable[..., Any]
DRAW, ASKED_STAGE = 55, 3
RESET, STEP, SAMPLE = 1, 0, 3
TARGET = 120


def entry_call(name: str, *args: Any) -> Any:
    """Call an entry point in the way of this process."""
    return ENTRIES[name](*args)


class Walk:
    """One game, and the checksum of all that is said in it."""

    def __init__(self, game: Game, call: Call) -> None:
        self.game, self.call = game, call
        self.players: int = game["players"]
        self.dice: int = game["seed"] * 2 + 1
        self.arrays: dict[str, Array] = {name: read(*text) for name, text in game["arrays"].items()}
        self.crc = self.moves = 0

    def below(self, n: int) -> int:
        """A random number below n (xorshift)."""
        x = self.dice
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self.dice = x
        return x % n

    def tell(self, *names: str) -> None:
        """Add arrays to the checksum."""
        for name in names:
            self.crc = zlib.crc32(self.arrays[name].tobytes(), self.crc)

    def part(self, name: str, first: int, end: int) -> Array:
        """A part of an array."""
        return self.arrays[name][first:end]

    def copy(self, source: str, target: str, at: int = 0) -> None:
        """Write the first element of an array into another one."""
        self.arrays[target][at] = self.arrays[source][0]

    def number(self, name: str, field: str) -> int:
        """A number of the first record of an array."""
        return int(self.arrays[name][field][0])

    def ask(self, name: str, *args: Any) -> int:
        """Call an entry point, arrays by their names; its answer is told."""
        answer = self.call(name, *(self.arrays[one] if isinstance(one, str) else one for one in args))
        said = 0 if answer is None else int(answer)
        self.crc = zlib.crc32(f"{name} {said}".encode(), self.crc)
        return said

    def ask_twice(self, name: str, *args: Any) -> int:
        """Ask whether an entry point may run without checks, then call it."""
        self.ask(f"may_{name}", *args)
        return self.ask(name, *args)

    def run(self) -> int:
        """The whole walk; its checksum."""
        self.chance()
        self.begin()
        legal = self.look()
        while legal and self.moves < self.game["moves"]:
            seat, move = self.choose(legal)
            self.make_move(self.below(14) - 2, self.below(94) - 2)
            self.make_move(seat, move)
            self.ask("note_move", "states", seat, move, "facts")
            self.ask("apply", "states", seat, move, "logs")
            self.tell("states", "logs", "facts")
            self.hear()
            self.moves += 1
            legal = self.look()
        self.end()
        self.environments()
        self.bots()
        self.batch()
        return self.crc

    def chance(self) -> None:
        """Blocks, picks, shuffles and the draw for the dealer."""
        seed, players = self.game["seed"], self.players
        self.ask("chacha", "key", (seed << 40) + 5, seed << 33, 8, "block")
        self.tell("block")
        for n in (2, players, 1 << 30):
            self.ask("pick", "key", seed, self.below(100), n)
        for how in (0, 1):
            self.ask("find_dealer", "key", seed, players, self.below(2), how, self.below(2), "drawn")
            self.tell("drawn")
        for attention in range(3):
            seats = self.below(players), self.below(players)
            self.ask("reaction", "key", attention, *seats, self.below(1 << 30), 600, self.below(3) * 1000)
        for kind in range(3):
            self.ask("match_stakes", kind, 60 + seed % 40, players, self.below(players), "scores", "curve")
            self.tell("curve")
        self.ask("clear", "work")
        self.ask("copy_state", "work", "view", 2)
        self.tell("view")
        self.ask("start_job", "shared", STEP)
        self.ask("may_sleep", "shared", 1)
        self.tell("shared")

    def begin(self) -> None:
        """Deal, from a shuffled pile and then from the key, unless the round stands on the table already."""
        for seat in range(self.players):
            self.ask("begin_memory", self.part("memories", seat, seat + 1), seat)
        if not self.game["dealt"]:
            self.ask("clear", "states")
            self.ask("deal_out", "states", "logs")
            self.tell("states", "logs")
            self.ask("deal", "states", "logs")
            self.tell("states", "logs")
            self.hear()

    def hear(self) -> None:
        """Everybody learns from the log what he may see."""
        for seat in range(-1, self.players):
            self.copy("logs", "hidden")
            self.ask("hide_cards", "hidden", seat)
            self.tell("hidden")
            if seat >= 0:
                self.ask("remember", self.part("memories", seat, seat + 1), self.players, "hidden")
        self.tell("memories")

    def look(self) -> list[tuple[int, int]]:
        """All that can be asked of the round; what everybody may do."""
        legal = []
        for seat in range(self.players):
            self.ask("legal", "states", seat, "sets")
            self.tell("sets")
            for half, first in ((0, 0), (1, DRAW)):
                bits = int(self.arrays["sets"][half])
                legal += [(seat, first + bit) for bit in range(64) if bits >> bit & 1]
        self.ask("why_not", "states", self.below(14) - 2, self.below(94) - 2)
        self.ask("calls_open", "states")
        self.ask("would_be_bluff", "states", self.below(self.players))
        self.ask("who_may_speak", "states", "cursors", "stages", "seats")
        self.ask("gentlest", "states")
        self.ask("points", "states", "points")
        self.ask("view", "states", self.below(self.players + 1) - 1, "view")
        self.ask("all_views", "states", "views", "all_sets")
        self.tell("states", "cursors", "stages", "seats", "points", "view", "views", "all_sets")
        return legal

    def make_move(self, seat: int, move: int) -> None:
        """A move in a record of its own, legal or not: all that it leads to."""
        self.arrays["played"]["state"] = self.arrays["states"]
        self.ask("make_move", "played", seat, move)
        self.tell("played")

    def choose(self, legal: list[tuple[int, int]]) -> tuple[int, int]:
        """Any legal move, or what a careful player or a search would do in the asked seat."""
        asked = self.number("states", "asked")
        self.ask("view", "states", asked, "view")
        self.ask("open_stages", "view", asked)
        self.ask("observe_view", "view", "observed", "configs", asked, ASKED_STAGE, "obs", "masks")
        self.tell("observed", "obs", "masks")
        careful = self.ask("choose_move", "view", asked, "careful")
        self.ask("choose_move", "view", asked, "beginner")
        self.tell("view")
        found = self.search(asked) if self.moves % self.game["searches"] == 0 else careful
        seat, move = legal[self.below(len(legal))]
        return ((asked, found), (asked, careful), (seat, move), (seat, move))[self.below(4)]

    def search(self, asked: int) -> int:
        """A search for the asked seat, in two slices."""
        memory = self.part("memories", asked, asked + 1)
        self.copy("view", "work")
        self.ask("determinize", self.part("work", 0, 1), memory, "careful", self.game["seed"] << 35)
        self.tell("work")
        self.ask("begin_search", "view", self.game["seed"] << 34, "searches")
        self.tell("searches")
        budget = self.game["playouts"]
        if self.number("searches", "candidates") > 1:
            self.copy("view", "work")
            for playouts in (budget // 2, budget):
                work = self.part("work", 0, 3)
                self.ask_twice("continue_search", work, memory, "careful", "searches", "stakes", playouts, "silent")
                self.tell("searches", "work")
        return self.ask("best_move", "searches")

    def end(self) -> None:
        """What the round counts."""
        self.ask("note_end", "states", "facts")
        for kind in range(3):
            self.ask("points_for_round", "states", kind, "points")
            self.ask("match_winners", "states", kind, TARGET, "scores")
            for seat in range(self.players):
                self.arrays["scores"][seat] += self.arrays["points"][seat]
            self.tell("points", "scores")
        for custom in range(4):
            self.ask("next_dealer", "states", custom)
        self.ask("shuffle_cards", "key", self.game["seed"], "deck")
        self.ask("draw_for_dealer", "deck", self.arrays["deck"].size, self.players, self.below(2), "drawn")
        self.tell("facts", "deck", "drawn")

    def environments(self) -> None:
        """A few steps of a few environments, with actions that the kernel samples."""
        names = [f"env_{name}" for name in ENV_ARRAYS]
        for mode in [RESET] + [SAMPLE, STEP] * self.game["steps"]:
            if mode == STEP:
                self.ask("first_illegal", "env_legal", "env_actions")
            self.ask_twice("step_all", *names, -1, mode)
            self.tell(*names)
        for seat in range(self.players):
            one = self.part("env_states", 0, 1), self.part("env_episodes", 0, 1)
            self.ask("observe_seat", *one, "env_configs", seat, "obs", "masks")
            self.tell("obs", "masks", "env_episodes")

    def bots(self) -> None:
        """A round among bots, one of whom searches."""
        self.copy("states", "work")
        self.arrays["facts"][:] = 0
        names = ("work", "cursors", "listening", "table", "memories", "searches", "stakes")
        self.ask_twice("play_bots", *names, (self.game["seed"] << 32) + 1, self.game["moves"] // 2, "facts")
        self.tell("facts", "work", "listening", "memories", "searches")

    def batch(self) -> None:
        """Rounds of simple play, dealt anew; then one that is played on."""
        self.copy("states", "work")
        policy, limit = self.game["seed"] % 2, 2 * self.game["moves"]
        one = self.part("work", 0, 1)
        self.ask_twice("play_rounds", one, "silent", self.game["seed"] << 32, policy, limit, "lengths", "winners")
        self.tell("lengths", "winners", "work")
        self.copy("states", "work")
        self.copy("states", "work", 1)
        self.ask_twice("play_rounds", "work", "silent", -1, 1 - policy, limit, "lengths", "winners")
        self.tell("lengths", "winners", "work")


def lines(games: list[Game], call: Call = entry_call) -> list[str]:
    """A line for each game."""
    told = []
    for game in games:
        walk = Walk(game, call)
        told.append(f"{game['name']}: {walk.run():08x} after {walk.moves} moves")
    return told


if __name__ == "__main__":
    print("\n".join(lines(read_games(Path(sys.argv[1])))))
    print(WAY, file=sys.stderr)
