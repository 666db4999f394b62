"""The bot that learned: small, without torch, stronger than the careful one. And files of weights in general."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from itertools import cycle, product
from pathlib import Path

import numpy as np
import pytest

from penultima.booklets import booklets
from penultima.bots import bot
from penultima.bots.network import FIELDS_TODAY, Weights, load, load_network, save, trained_network
from penultima.envs import SLICES, SingleEnv, VectorEnv
from penultima.errors import RulesError
from penultima.game import Round
from penultima.lab.bot_round import play_round
from penultima.observations import ACTIONS, CELLS, version
from penultima.rules.moves import DRAW
from penultima.runtime import INTERPRETED
from tests.choosing import few

WEIGHTS = Path(str(files("penultima.bots"))) / "trained.npz"
GAMES = 4000
OTHER_EDITIONS = ["scary/fr", "revenge/en", "battle/fr", "hyper/fr"]


def share(rules: str, players: int, opponent: str) -> float:
    """How often it wins its first round of each game against that bot on all other seats."""
    network = trained_network()
    env = VectorEnv(GAMES, players, rules, opponents=opponent, seed=3, observation=network.version)
    step, waiting, won = env.reset(), np.ones(GAMES, np.bool_), 0
    while waiting.any():
        step = env.step(network.actions(step.obs, step.mask))
        ended = waiting & step.done
        won += int((step.reward[np.arange(GAMES), step.seat][ended] > 0).sum())
        waiting &= ~step.done
    env.close()
    return won / GAMES


@pytest.mark.long
@pytest.mark.skipif(INTERPRETED, reason="too many rounds for plain Python")
@pytest.mark.parametrize("rules", ["classic/en", *OTHER_EDITIONS])
def test_it_is_stronger_than_the_careful_bot_where_two_play(rules: str) -> None:
    assert share(rules, 2, "careful") > 0.51


@pytest.mark.long
@pytest.mark.skipif(INTERPRETED, reason="too many rounds for plain Python")
def test_it_is_stronger_than_a_baseline_where_four_play() -> None:
    assert share("classic/en", 4, "first") > 0.31


def test_it_is_small_and_needs_no_torch() -> None:
    assert len(WEIGHTS.read_bytes()) < 400_000
    code = "import sys; from penultima.bots import bot; bot('trained'); sys.exit('torch' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)


BOOKLETS, TABLES = [printed.id for printed in booklets()], (2, 5, 10)


@pytest.mark.parametrize(("rules", "players"), few(product(BOOKLETS, TABLES), *zip(BOOKLETS, cycle(TABLES))))
def test_it_plays_every_booklet(rules: str, players: int) -> None:
    bots = [bot("trained") if seat % 2 else bot("careful", seat) for seat in range(players)]
    round, _ = play_round(Round(rules, players).rules, bots, bytes(32))
    assert round.over


def test_many_rows_are_decided_like_one() -> None:
    network = trained_network()
    env = VectorEnv(50, 4, "scary/fr", seed=9, observation=network.version)
    step = env.reset()
    for _ in range(30):
        actions = network.actions(step.obs, step.mask)
        assert actions.tolist() == [network(*row) for row in zip(step.obs, step.mask, strict=True)]
        assert step.mask[np.arange(50), actions].all()
        step = env.step(actions)


def test_it_plays_for_the_match_and_heeds_house_rules() -> None:
    """It is told the scores and the rules in force, and some of its decisions depend on them."""
    network = trained_network()
    encoding, dice = version(network.version), np.random.default_rng(1)
    env = VectorEnv(500, 4, "classic/en +stacking=any", match=True, seed=4, observation=network.version)
    step, by_scores, by_rules = env.reset(), 0, 0
    for _ in range(20):
        actions = network.actions(step.obs, step.mask)
        behind, unstacked = step.obs.copy(), step.obs.copy()
        behind[:, encoding.slices["scores"]] = dice.integers(0, 100, (500, 10))
        unstacked[:, encoding.slices["rule_stacking"]] = [1, 0, 0]
        by_scores += int((network.actions(behind, step.mask) != actions).sum())
        by_rules += int((network.actions(unstacked, step.mask) != actions).sum())
        step = env.step(actions)
    assert by_scores > 20
    assert by_rules > 20


def test_it_is_an_opponent_of_a_learner() -> None:
    env = SingleEnv(opponents="trained", players=3)
    _, info = env.reset(seed=1)
    over = cut = False
    while not (over or cut):
        _, _, over, cut, info = env.step(int(info["action_mask"].nonzero()[0][0]))
    assert over


@pytest.mark.parametrize("content", [b"", b"no weights", b"PK\x03\x04 broken"], ids=["empty", "text", "broken"])
def test_a_file_that_holds_no_weights(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "w.npz").write_bytes(content)
    with pytest.raises(RulesError, match="holds no weights"):
        load(tmp_path / "w.npz")


def some_weights(cells: int = CELLS) -> Weights:
    """Of a small network, drawn by lot."""
    dice = np.random.default_rng(2)
    shapes = {"scale": (cells,), "body.0.weight": (4, cells), "body.0.bias": (4,), "body.2.weight": (4, 4)}
    shapes |= {"body.2.bias": (4,), "policy.weight": (ACTIONS, 4), "policy.bias": (ACTIONS,)}
    return {name: dice.integers(-8, 8, shape).astype(np.float32) for name, shape in shapes.items()}


def test_weights_for_other_spaces_are_refused(tmp_path: Path) -> None:
    weights = some_weights()
    save(tmp_path / "w.npz", {**weights, "body.0.weight": weights["body.0.weight"][:, :200]})
    with pytest.raises(RulesError, match="other observations"):
        load(tmp_path / "w.npz")
    np.savez(tmp_path / "w.npz", scale=weights["scale"])
    with pytest.raises(RulesError, match="holds no weights"):
        load(tmp_path / "w.npz")


def test_weights_are_read_when_observations_have_got_new_cells(tmp_path: Path) -> None:
    """Cells go by the names of their fields; what a network has not learned counts nothing."""
    weights, fields = some_weights(), dict(FIELDS_TODAY)
    new = [*range(SLICES["phase"].stop - 2, SLICES["phase"].stop), *range(CELLS)[SLICES["owes"]]]
    fields["phase"] -= 2
    del fields["owes"]
    turned = {name: fields[name] for name in reversed(fields)}
    known = [cell for name in turned for cell in range(CELLS)[SLICES[name]] if cell not in new]
    cut = {name: weights[name][..., known] for name in ("scale", "body.0.weight")}
    save(tmp_path / "w.npz", {**weights, **cut}, turned)
    found = load(tmp_path / "w.npz")
    for name, whole in weights.items():
        expected = whole.copy()
        if name in cut:
            expected[..., new] = 0
        assert np.array_equal(found[name], expected), name


def test_weights_for_cells_that_are_no_more_are_refused(tmp_path: Path) -> None:
    weights = some_weights()
    wide = {
        name: np.pad(weights[name], [(0, 0)] * (weights[name].ndim - 1) + [(0, 1)])
        for name in ("scale", "body.0.weight")
    }
    save(tmp_path / "w.npz", {**weights, **wide}, {**FIELDS_TODAY, "weather": 1})
    with pytest.raises(RulesError, match="other observations"):
        load(tmp_path / "w.npz")


def test_weights_of_another_version_are_refused_by_name(tmp_path: Path) -> None:
    save(tmp_path / "old.npz", some_weights())
    save(tmp_path / "new.npz", some_weights(version("v1").cells), observation="v1")
    with pytest.raises(RulesError, match=r"new\.npz learned observations v1, not v0"):
        load(tmp_path / "new.npz")
    with pytest.raises(RulesError, match="learned observations v0, not v1"):
        load(tmp_path / "old.npz", "v1")
    assert [load_network(tmp_path / name).version for name in ("old.npz", "new.npz")] == ["v0", "v1"]


def _weights_that_heed_stacking() -> Weights:
    """Of version 1: it draws where the house stacks draw cards, and lays where it does not."""
    one = version("v1")
    shapes = {"body.0.weight": (1, one.cells), "body.0.bias": (1,), "body.2.weight": (1, 1), "body.2.bias": (1,)}
    weights = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
    weights["body.0.weight"][0, one.slices["rule_stacking"].start] = 1  # the flag of "off"
    weights["body.2.weight"][:] = 1
    lays = np.where(np.arange(ACTIONS) < DRAW, 2, 0).astype(np.float32)
    draws = np.where(np.arange(ACTIONS) == DRAW, 1, 0).astype(np.float32)
    return {**weights, "scale": np.ones(one.cells, np.float32), "policy.weight": lays[:, None], "policy.bias": draws}


@pytest.mark.parametrize("observation", ["v0", "v1"])
def test_an_opponent_sees_the_version_that_it_learned_whatever_the_learner_sees(
    tmp_path: Path, observation: str
) -> None:
    save(tmp_path / "w.npz", _weights_that_heed_stacking(), observation="v1")
    cards = {}
    for rules in ("classic/en", "classic/en +stacking=any"):
        env = VectorEnv(
            50, 2, rules, opponents=str(tmp_path / "w.npz"), learner=0, seed=1, observation=observation, limit=60
        )
        step, sizes = env.reset(), SLICES["sizes"]
        for _ in range(8):
            step = env.step(step.mask.argmax(1))
        assert step.obs.shape[1] == version(observation).cells
        cards[rules] = step.obs[:, sizes][:, 1].mean()
    assert cards["classic/en +stacking=any"] > cards["classic/en"] + 3


def test_weights_may_say_what_to_expect(tmp_path: Path) -> None:
    save(tmp_path / "w.npz", _weights_that_heed_stacking(), observation="v1")
    step = VectorEnv(5, 2, seed=1, observation="v1").reset()
    with pytest.raises(RulesError, match="not what to expect"):
        load_network(tmp_path / "w.npz").values(step.obs, step.mask)
    head = {"value.weight": np.full((1, 1), 0.25, np.float32), "value.bias": np.full(1, 0.5, np.float32)}
    save(tmp_path / "w.npz", {**_weights_that_heed_stacking(), **head}, observation="v1")
    assert load_network(tmp_path / "w.npz").values(step.obs, step.mask).tolist() == [0.75] * 5


def test_it_sits_in_many_rounds_at_once_and_decides_as_at_a_table() -> None:
    many = VectorEnv(3, 3, "scary/fr", opponents="trained", learner=1, seed=3)
    one = SingleEnv("scary/fr", 3, opponents="trained", seat=1)
    step, (seen, _) = many.reset(), one.reset(seed=3)
    ends = 0
    for _ in range(150):
        assert (step.obs[0] == seen["observation"]).all()
        first = step.mask.argmax(1)
        step = many.step(first)
        seen, reward, over, _, _ = one.step(first[0])
        assert reward == pytest.approx(step.reward[0, 1])
        assert over == step.done[0]
        if over:
            ends += 1
            seen, _ = one.reset()
    assert ends > 2
