"""Garbage inside of arrays, put to every entry point of the engine file: `python -m tests.runtime.garbage SEED CALLS`.

Each call ends, with an answer or an error; an error leaves all arrays as they were; and known games are played before
and afterwards. A program of its own, so that a crash is noticed. It prints what was wrong, and how calls ended.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

import numpy as np

from penultima.runtime import ENTRIES
from penultima.runtime.wasm_host import BY_BUDGET
from penultima.runtime.wasmtime_calls import EngineStoppedError
from tests.runtime.calls import GoodCall, checksum, good_calls, play_known_games
from tests.runtime.guard import be_impatient, must_end

EDGES = (0, 1, -1, 2, 7, 10, 11, 54, 55, 63, 64, 111, 112, 127, -128, 255, 1023, 1024, 32767, -32768, 1 << 31, 1 << 62)


def spoil_bytes(array: Any, dice: random.Random) -> None:
    """Random bytes: all of an array, or a few."""
    content = array.view(np.uint8)
    if dice.random() < 0.3:
        content[:] = np.frombuffer(dice.randbytes(content.size), np.uint8)
    else:
        for _ in range(dice.randint(1, 12)):
            content[dice.randrange(content.size)] = dice.randrange(256)


def spoil_field(array: Any, dice: random.Random) -> None:
    """A single number, or all of a field, set to anything: often to a number that means something."""
    field = array
    while field.dtype.names:
        field = field[dice.choice(field.dtype.names)]
    value = dice.choice(EDGES) if dice.random() < 0.7 else dice.randrange(-(1 << 63), 1 << 63)
    size = 8 * field.dtype.itemsize
    bits = np.array([value % (1 << size)], np.uint64).astype(f"u{field.dtype.itemsize}").view(field.dtype)[0]
    if dice.random() < 0.5:
        field[...] = bits
    else:
        field[tuple(dice.randrange(length) for length in field.shape)] = bits


def spoiled(call: GoodCall, dice: random.Random) -> list[Any]:
    """The arguments of a good call with garbage in one of the arrays, or in several; sometimes in a number."""
    args = call.args()
    arrays = [i for i in call.arrays() if args[i].size]
    for i in dice.sample(arrays, dice.choice([1, 1, 1, len(arrays)])):
        dice.choice([spoil_bytes, spoil_field, spoil_field])(args[i], dice)
    for i in call.numbers():
        if dice.random() < 0.08:
            args[i] = dice.choice([*(one for one in EDGES if one < 1 << 31), dice.randrange(-(1 << 31), 1 << 31)])
            if call.name in BY_BUDGET:  # it would rightly go on for as long as it is told
                args[i] = min(args[i], 1000)
    return args


def run(seed: int, calls: int) -> int:
    """So many bad calls; how many things were wrong."""
    be_impatient()
    before, wrong, ended = play_known_games(), 0, Counter[str]()
    listed = [call for some in good_calls(4).values() for call in some]
    for number in range(calls):
        dice = random.Random(f"garbage {seed} {number}")
        call = listed[number % len(listed)]
        args = spoiled(call, dice)
        crc = checksum(args)
        try:
            with must_end(f"{call.name}, seed {seed}, number {number}"):
                ENTRIES[call.name](*args)
            ended["answer"] += 1
        except (EngineStoppedError, TypeError, ValueError) as error:
            ended[type(error).__name__] += 1
            if checksum(args) != crc:
                wrong += 1
                print(f"{call.name}, seed {seed}, number {number}: {error!r}, and arrays have changed")
    if play_known_games() != before:
        wrong += 1
        print("known games are not what they were")
    print(dict(ended))
    return wrong


if __name__ == "__main__":
    sys.exit(run(int(sys.argv[1]), int(sys.argv[2])) != 0)
