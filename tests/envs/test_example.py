"""What of the example needs no torch: what a decision was worth, and weights that sit down in the lab."""

from __future__ import annotations

import importlib
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from penultima.bots.network import Network, load, load_network, save, trained_network
from penultima.envs import ACTIONS, CELLS, STATE_SLICES, VERSIONS, VectorEnv, rename_colors

LEARNING = Path(__file__).parents[2] / "examples" / "learning"


def _module(name: str) -> Any:
    """A file of the example; they are scripts and no package, and find each other in their folder."""
    sys.path.insert(0, str(LEARNING))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(LEARNING))


def _told_slowly(
    reward: NDArray[np.float32], done: list[bool], seat: list[int], value: NDArray[np.float32], trace: float
) -> list[float | None]:
    """One game, by the definition: a sum of surprises, each the fainter the later, up to what is known."""
    found: list[float | None] = []
    for start, who in enumerate(seat):
        total, weight, at, known = 0.0, 1.0, start, False
        while True:
            paid, t, ended = 0.0, at, False
            while t < len(seat):
                paid += float(reward[t, who])
                ended = done[t]
                t += 1
                if ended or (t < len(seat) and seat[t] == who):
                    break
            if not ended and t == len(seat):
                break
            known = True
            total += weight * (paid + (0.0 if ended else float(value[t])) - float(value[at]))
            weight *= trace
            at = t
            if ended:
                break
        found.append(total if known else None)
    return found


def test_what_decisions_were_worth() -> None:
    dice = np.random.default_rng(5)
    steps, num_envs, players = 60, 40, 3
    done = dice.random((steps, num_envs)) < 0.06
    reward = (dice.normal(size=(steps, num_envs, players)) * done[:, :, None]).astype(np.float32)
    seat = dice.integers(players, size=(steps, num_envs))
    value = dice.normal(size=(steps, num_envs)).astype(np.float32)
    gain, known = _module("advantages").advantages(reward, done, seat, value, 0.9)
    for slot in range(num_envs):
        slow = _told_slowly(reward[:, slot], done[:, slot].tolist(), seat[:, slot].tolist(), value[:, slot], 0.9)
        assert known[:, slot].tolist() == [one is not None for one in slow]
        assert np.allclose(gain[:, slot], [one or 0.0 for one in slow], atol=1e-4)
    assert 0 < (~known).sum() <= num_envs * players


def test_mixed_environments_are_their_parts_side_by_side() -> None:
    kinds = [("classic/en", 2), ("scary/fr", 4), ("battle/fr", 3)]
    mixed = _module("mixed_envs").MixedEnvs(20, kinds, seed=3)
    rooms = [VectorEnv(6, 2, seed=3), VectorEnv(7, 4, "scary/fr", seed=4), VectorEnv(7, 3, "battle/fr", seed=5)]
    step, alone, ends = mixed.reset(), [room.reset() for room in rooms], 0
    for _ in range(600):
        start = 0
        for room, one in zip(rooms, alone, strict=True):
            of = slice(start, start := start + room.num_envs)
            for part in ("obs", "done", "mask", "seat"):
                assert (getattr(step, part)[of] == getattr(one, part)).all()
            assert (step.reward[of, : room.players] == one.reward).all()
            assert (step.reward[of, room.players :] == 0).all()
        ends += int(step.done.sum())
        chosen = [room.sample_actions().copy() for room in rooms]
        step = mixed.step(np.concatenate(chosen))
        alone = [room.step(own) for room, own in zip(rooms, chosen, strict=True)]
    assert ends > 5


def test_mixed_environments_have_shares_opponents_and_matches() -> None:
    mixed_envs = _module("mixed_envs")
    kinds = [mixed_envs.Kind("classic/en", 2, "careful", share=3), mixed_envs.Kind("scary/fr", 4, "first", True)]
    mixed = mixed_envs.MixedEnvs(40, kinds, 3, "v1")
    rooms = [
        VectorEnv(30, 2, opponents="careful", seed=3, observation="v1"),
        VectorEnv(10, 4, "scary/fr", opponents="first", match=True, seed=4, observation="v1"),
    ]
    step, alone = mixed.reset(), [room.reset() for room in rooms]
    for _ in range(60):
        assert (step.obs == np.concatenate([one.obs for one in alone])).all()
        assert (mixed.state() == np.concatenate([room.state() for room in rooms])).all()
        step = mixed.step(step.mask.argmax(1))
        alone = [room.step(one.mask.argmax(1)) for room, one in zip(rooms, alone, strict=True)]
    assert step.obs[30:, VERSIONS["v1"].slices["in_match"]].all()
    assert step.obs[30:, VERSIONS["v1"].slices["score_rest"]].any()


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_a_critic_is_shown_hands_as_their_owners_see_them(players: int) -> None:
    """Whoever sits next in play is the first neighbor, and a hand is renamed as an observation is."""
    cards = _module("all_cards")
    env = VectorEnv(60, players, "scary/fr", seed=8)
    step = env.reset()
    for _ in range(40):
        step = env.step(env.sample_actions())
    renaming, seen, _ = rename_colors(step.obs, step.mask)
    states = env.state()
    direction = states[:, STATE_SLICES["direction"].start].astype(np.int64)
    for distance in range(1, min(players, 4)):
        before = (step.seat - direction * distance) % players
        shown = cards.all_cards(states, before, renaming)
        colored = shown[:, : 4 * 8 * 13].reshape(-1, 4, 8, 13)
        wild = shown[:, 4 * 8 * 13 :].reshape(-1, 8, 3)
        assert (colored[:, :, distance - 1].reshape(-1, 52) == seen[:, :52]).all()
        assert (wild[:, distance - 1] == seen[:, 52:55]).all()
    own = cards.all_cards(states, step.seat, renaming)
    hands, sizes = own.reshape(len(own), -1), states[:, STATE_SLICES["hands"]].sum(1)
    assert own.shape[1] == cards.CARD_CELLS
    told = np.minimum((states[:, STATE_SLICES["draw"]] > 0).sum(1), cards.NEXT_CARDS)
    assert (hands.sum(1) == sizes - step.obs[:, :55].sum(1) + told).all()


def test_weights_come_back_from_a_file(tmp_path: Path) -> None:
    save(tmp_path / "w.npz", _weights())
    mask = np.zeros(ACTIONS, np.bool_)
    mask[[3, 9, 55]] = True
    assert Network(load(tmp_path / "w.npz"))(np.ones(CELLS, np.int8), mask) == 55


def _weights(hidden: int = 8) -> dict[str, NDArray[np.float32]]:
    """Of a network that likes every action as its number says, whatever it sees."""
    zero = {
        "scale": (CELLS,),
        "body.0.weight": (hidden, CELLS),
        "body.0.bias": (hidden,),
        "body.2.weight": (hidden, hidden),
        "body.2.bias": (hidden,),
        "policy.weight": (ACTIONS, hidden),
    }
    weights = {name: np.zeros(shape, np.float32) for name, shape in zero.items()}
    return {**weights, "policy.bias": np.arange(ACTIONS, dtype=np.float32)}


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(LEARNING / "examine.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)


def _weights_that_lay() -> dict[str, NDArray[np.float32]]:
    """Of one that takes the action with the lowest number: a card, if any fits. (Who draws whenever that is possible
    keeps a round going for hundreds of thousands of moves.)"""
    return {**_weights(), "policy.bias": -np.arange(ACTIONS, dtype=np.float32)}


def test_weights_are_examined_in_the_lab(tmp_path: Path) -> None:
    save(tmp_path / "w.npz", _weights_that_lay())
    done = _run(str(tmp_path / "w.npz"), "--against", "careful", "--deals", "40")
    assert done.returncode == 0, done.stderr
    assert "careful wins clearly more than trained" in done.stdout


def test_weights_are_examined_by_the_rules_they_learned(tmp_path: Path) -> None:
    save(tmp_path / "w.npz", _weights_that_lay())
    (tmp_path / "w.json").write_text('{"rules": "scary/fr", "players": 3, "pages": []}')
    done = _run(str(tmp_path / "w.npz"), "--against", "first", "--deals", "2")
    assert "scary/fr, 3 players" in done.stdout


def test_weights_that_are_not_there_are_asked_for(tmp_path: Path) -> None:
    done = _run(str(tmp_path / "none.npz"))
    assert done.returncode == 1
    assert "self_play.py makes it" in done.stderr


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--against", "nobody"], "there is no bot 'nobody'"),
        (["--players", "1"], "2 to 10 can play, not 1"),
        (["--rules", "chess"], "chess"),
        (["--deals", "0"], "at least one deal"),
        ([__file__], "holds no weights"),
    ],
)
def test_what_cannot_be_examined_is_explained(tmp_path: Path, wrong: list[str], told: str) -> None:
    save(tmp_path / "w.npz", _weights())
    done = _run(*([] if wrong == [__file__] else [str(tmp_path / "w.npz")]), *wrong)
    assert done.returncode != 0
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def _options(out: Path) -> Any:
    given = {"players": [2], "rules": ["classic/en"], "envs": 24, "window": 16, "hidden": 8, "epochs": 1, "batch": 64}
    rates = {"rate": 1e-3, "trace": 0.95, "entropy": 0.001, "seed": 3, "observation": "v1", "steps": 6 * 16 * 24}
    more = {"against": [], "measurements": 6, "kinds": [("classic/en", 2)], "out": out}
    return Namespace(**given, **rates, **more, checkpoint=out.with_suffix(".checkpoint"))


def test_a_seed_reproduces_a_run_and_a_broken_off_run_goes_on(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="make learn installs it")
    self_play = _module("self_play")
    torch.set_num_threads(1)

    class BrokenOff(self_play.Run):  # type: ignore[misc,name-defined]
        def write(self, losses: dict[str, float]) -> None:
            super().write(losses)
            if self.steps >= 3 * 16 * 24:
                raise KeyboardInterrupt

    whole = self_play.Run(_options(tmp_path / "whole.npz"))
    whole.learn()
    again = self_play.Run(_options(tmp_path / "again.npz"))
    again.learn()
    with pytest.raises(KeyboardInterrupt):
        BrokenOff(_options(tmp_path / "part.npz")).learn()
    rest = self_play.Run(_options(tmp_path / "part.npz"))
    rest.resume(torch.load(tmp_path / "part.checkpoint", weights_only=False))
    assert 0 < rest.steps < whole.steps
    rest.learn()
    for other in (again, rest):
        for name, one in whole.trainer.model.state_dict().items():
            assert (one == other.trainer.model.state_dict()[name]).all(), name
    assert load_network(tmp_path / "part.npz").version == "v1"
    assert [page["steps"] for page in rest.log] == [page["steps"] for page in whole.log]
    rest.options.hidden = 9
    with pytest.raises(SystemExit, match="other options: hidden"):
        rest.resume(torch.load(tmp_path / "part.checkpoint", weights_only=False))


def test_a_league_goes_on_from_what_was_learned(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="make learn installs it")
    torch.set_num_threads(1)
    model, trained = _module("model").Model(VERSIONS["v1"].cells, ACTIONS, 256), trained_network()
    step = VectorEnv(50, 4, "scary/fr", observation="v1", seed=2).reset()
    model.scale_inputs(torch.from_numpy(step.obs))
    model.take_over(trained.weights)
    expected = trained.actions(step.obs[:, : VERSIONS[trained.version].cells], step.mask)
    assert (model.best_actions(step) == expected).all()

    league = _module("league")
    rates = {"rate": 1e-3, "trace": 0.95, "entropy": 0.001, "seed": 3, "steps": 8 * 16 * 200, "measurements": 2}
    sizes = {"envs": 200, "window": 16, "critic": 8, "epochs": 1, "batch": 512, "measured": []}
    league.learn(trained, Namespace(**rates, **sizes, out=tmp_path / "w.npz"))
    found = load_network(tmp_path / "w.npz")
    assert found.version == "v1"
    values = found.values(step.obs, step.mask)
    assert np.isfinite(values).all()
    assert (found.weights["policy.bias"] != trained.weights["policy.bias"]).any()
    unseen = found.weights["scale"] == 0
    assert unseen.any()


def test_playouts_know_what_wins_at_once_and_leave_the_rounds_alone() -> None:
    env = VectorEnv(12, 3, opponents="careful", seed=5, observation="v1")
    playouts, last_cards = _module("playouts").Playouts(env, match=False, seed=1), 0
    step = env.reset()
    for _ in range(14):
        step = env.step(env.bot_actions("careful"))
        rows = playouts.rows()
        if not len(rows):
            continue
        before = env.state().tobytes()
        worth = playouts.worth(rows, 1)
        assert env.state().tobytes() == before
        assert ((worth >= 0) & (worth <= 1)).all()
        assert not worth[~step.mask[rows]].any()
        last = step.obs[rows, :55].sum(1) == 1
        laid = step.mask[rows][:, :55] & last[:, None]
        assert (worth[:, :55][laid] == 1).all()
        last_cards += int(laid.sum())
    assert last_cards


def test_what_playouts_say_is_learned(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="make learn installs it")
    torch.set_num_threads(1)
    distill = _module("distill")
    sizes = {"rows": 250, "envs": 200, "steps": 1, "room": 300, "batch": 32, "samples": 1, "again": 2.0}
    rates = {"rate": 1e-3, "keep": 0.9, "softness": 0.01, "doubt": 0.3, "seed": 3, "minutes": float("inf")}
    distill.distill(trained_network(), Namespace(**sizes, **rates, measurements=1, measured=[], out=tmp_path / "w.npz"))
    found = load_network(tmp_path / "w.npz")
    assert found.version == "v1"
    step = VectorEnv(20, 2, observation="v1", seed=2).reset()
    assert np.isfinite(found.values(step.obs, step.mask)).all()
    assert (found.weights["policy.bias"] != trained_network().weights["policy.bias"]).any()


def test_remembered_decisions_make_room_for_new_ones() -> None:
    torch = pytest.importorskip("torch", reason="make learn installs it")
    distill = _module("distill")
    memory = distill.Memory(5, 1)
    for number in (1, 2, 3):
        three = torch.full((3,), number)
        masks = torch.ones((3, ACTIONS), dtype=torch.bool)
        memory.add(distill.Lesson(three[:, None], masks, masks.float(), three))
    assert memory.kept.seen[:, 0].tolist() == [2, 3, 3, 3, 2]
    assert set(memory.draw(50).players.tolist()) == {2.0, 3.0}
