"""Other environments, each run by the Python that has it: prints the steps of a turn whenever it is told to.

    python bench/envs_peers.py rlcard|pgx

A line on the standard input is a number of seconds; the answer is `steps seconds`, of CPU time. Needs no Penultima.
"""

# ruff: noqa: PLC0415 (each is where it is)
from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

PLAYED = 64
"""Steps of Pgx that are compiled into one call."""
BATCH = 1024


def rlcard_turn() -> Callable[[], int]:
    """RLCard's UNO through its environment, two random agents: it offers no other number."""
    import numpy as np
    import rlcard
    from rlcard.agents import RandomAgent

    np.random.seed(0)
    env = rlcard.make("uno", config={"seed": 0})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return play


def pgx_turn() -> Callable[[], int]:
    """Pgx's leduc, random legal play, 1,024 games with auto-reset, the whole loop compiled."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        action = jax.random.categorical(choice, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return (step(state, action, jax.random.split(chance, BATCH)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(body, carry, None, length=PLAYED)[0])
    key = jax.random.PRNGKey(0)
    carry = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key)]

    def play() -> int:
        carry[0] = many(carry[0])
        jax.block_until_ready(carry[0])
        return BATCH * PLAYED

    return play


PEERS = {"rlcard": rlcard_turn, "pgx": pgx_turn}


def main() -> None:
    """Warm up, say so, and play a turn for each line."""
    play = PEERS[sys.argv[1]]()
    for _ in range(3):
        play()
    print("ready", flush=True)
    for line in sys.stdin:
        start, steps, now = time.process_time(), 0, 0.0
        while now < float(line):
            steps += play()
            now = time.process_time() - start
        print(steps, now, flush=True)


if __name__ == "__main__":
    main()
