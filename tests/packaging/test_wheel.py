"""What people install: one wheel for every machine, and an environment with nothing but what it asks for."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from penultima import Round, __version__
from penultima.client import TableClient, create_table, new_token
from tests.server.players import over, play_on

ROOT = Path(__file__).parents[2]
HEAVY = ("numba", "llvmlite", "pyarrow", "ray", "gymnasium", "pettingzoo", "asyncpg", "redis")
"""Libraries of extras: a player has none of them."""
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
QUICK = ("--think-ms=0", "--shout-ms=0", "--between-ms=50")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, as `pip wheel .` builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    run([*PIP, "wheel", "--quiet", "--no-deps", "-w", str(folder), str(ROOT)])
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def player(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment in which only the wheel was installed."""
    return installed(str(wheel), tmp_path_factory.mktemp("player"))


def installed(what: str, folder: Path, python: str = sys.executable) -> Path:
    """The programs of a fresh environment of a Python in which only this was installed."""
    run([python, "-m", "venv", "--without-pip", str(folder / "environment")])
    programs = folder / "environment" / "bin"
    install = [*PIP, "--python", str(programs / "python"), "install", "--quiet", "--no-compile"]
    run([*install, "-c", str(ROOT / "constraints.txt"), what])
    return programs


def own_environment(home: Path | None) -> dict[str, str]:
    """The variables of somebody who knows nothing of this clone, and if asked with an empty home."""
    ours = ("PYTHON", "PENULTIMA_", "XDG_", "LANG", "LC_", "VIRTUAL_ENV", "COV_", "NUMBA_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {"LANG": "C.UTF-8"} | ({"HOME": str(home)} if home else {})


def run(command: list[str], folder: Path | None = None, told: str = "") -> str:
    """What a command says in a folder that is also its home; it must succeed."""
    done = subprocess.run(
        command, check=False, cwd=folder, env=own_environment(folder), input=told, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_one_wheel_fits_every_machine_and_has_page_and_engine(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert {f"penultima/runtime/{name}" for name in ("engine.wasm", "table/engine.wasm", "abi.json")} <= set(names)
    assert {f"penultima/server/page/{name}.html" for name in ("index", "table", "replay")} <= set(names)
    assert any(re.fullmatch(r"penultima/server/page/assets/main-.+\.js\.br", name) for name in names)
    assert {"penultima/server/page/sw.js", "penultima/site/site.css"} <= set(names), "what penultima site needs"
    assert [name for name in names if not name.startswith("penultima")] == []
    assert wheel.stat().st_size < 3_000_000


def git_knows_its_commit() -> bool:
    """Is this a clone that git here may look at?"""
    asked = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    return bool(shutil.which("git")) and subprocess.run(asked, capture_output=True, check=False).returncode == 0


def test_the_wheel_says_whose_work_it_is_and_what_it_was_built_from(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        about = wheel.name.removesuffix("-py3-none-any.whl")
        bill = json.loads(packed.read(f"{about}.dist-info/sboms/sbom.cdx.json"))
        assert (bill["bomFormat"], bill["metadata"]["component"]["name"]) == ("CycloneDX", "penultima")
        notices = packed.read(f"{about}.dist-info/licenses/THIRD-PARTY-NOTICES.md").decode()
        assert {"svelte", "Nunito", "@fluent/bundle"} <= set(re.findall(r"^\| (\S+) \|", notices, re.MULTILINE))
        assert packed.read(f"{about}.data/data/share/man/man1/penultima.1").startswith(b".TH PENULTIMA 1")
        if git_knows_its_commit():
            assert re.fullmatch(rb"[0-9a-f]{40}(-dirty)?\n", packed.read("penultima/commit.txt"))


@pytest.mark.long
def test_the_same_sources_give_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    run([*PIP, "wheel", "--quiet", "--no-deps", "-w", str(tmp_path), str(ROOT)])
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


@pytest.mark.long
def test_an_installed_program_knows_its_commit_and_its_engine(wheel: Path, player: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        built = packed.read("penultima/commit.txt").decode()[:12] if "penultima/commit.txt" in packed.namelist() else ""
    first, second = run([str(player / "penultima"), "--version"], tmp_path).splitlines()
    assert first == f"penultima {__version__}{f' ({built})' if built else ''}"
    assert re.fullmatch(r"rules \d+, engine [0-9a-f]{12}, wasm", second)
    assert (player.parent / "share" / "man" / "man1" / "penultima.1").is_file()


@pytest.mark.long
def test_what_a_player_installs_has_no_compiler_and_runs_the_engine_file(player: Path, tmp_path: Path) -> None:
    program = f"""
import importlib.util
print([name for name in {HEAVY} if importlib.util.find_spec(name)])
from penultima import Round
from penultima.runtime import WAY, engine_file
print(WAY, engine_file.is_current())
print(len(Round("battle/fr", players=3, seed=5).legal_moves()))
from penultima.envs import VectorEnv
env = VectorEnv(num_envs=8, players=4, rules="battle/fr", seed=1)
env.reset()
print(env.step(env.sample_actions())[0].shape)
"""
    assert run([str(player / "python"), "-c", program], tmp_path).splitlines() == ["[]", "wasm True", "4", "(8, 299)"]


@pytest.mark.long
def test_a_match_in_the_terminal_is_dealt_saved_and_shown_again(player: Path, tmp_path: Path) -> None:
    penultima = str(player / "penultima")
    run([penultima, "play", "classic", "--seed", "1", "--save", "match.json"], tmp_path, "quit\n")
    assert (tmp_path / "match.json").exists()
    assert run([penultima, "replay", "match.json"], tmp_path)


OTHER_PYTHONS = [f"3.{minor}" for minor in range(11, 15) if minor != sys.version_info.minor]


def find_python(version: str) -> str | None:
    """A Python of this version, in the path or where pyenv keeps its own."""
    found = shutil.which(f"python{version}")
    if found and subprocess.run([found, "-c", ""], check=False, capture_output=True).returncode == 0:
        return found
    kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    return str(kept[-1]) if kept else None


EVERYWHERE = """
import multiprocessing, os, pickle, sys, threading, warnings
from penultima import Round
from penultima.runtime import WAY
warnings.simplefilter("ignore", DeprecationWarning)
told = []
thread = threading.Thread(target=lambda: told.append(Round("scary/fr", players=4, seed=9).position))
thread.start(), thread.join()
child = os.fork()
if not child:
    os._exit(Round("scary/fr", players=4, seed=9).position != told[0])
print(f"{sys.version_info.major}.{sys.version_info.minor}", WAY, os.waitpid(child, 0)[1])
print(told[0])
"""


@pytest.mark.long
@pytest.mark.parametrize("version", OTHER_PYTHONS)
def test_another_python_plays_the_same(wheel: Path, tmp_path: Path, version: str) -> None:
    python = find_python(version)
    if python is None:
        pytest.skip(f"there is no Python {version} on this machine")
    programs = installed(str(wheel), tmp_path, python)
    about, position = run([str(programs / "python"), "-c", EVERYWHERE], tmp_path).split("\n", 1)
    assert about == f"{version} wasm 0"
    assert position.rstrip("\n") == Round("scary/fr", players=4, seed=9).position
    run([str(programs / "penultima"), "play", "classic", "--seed", "1", "--save", "match.json"], tmp_path, "quit\n")
    assert run([str(programs / "penultima"), "replay", "match.json"], tmp_path)


ENVIRONMENTS = """
import importlib.util
from penultima.envs import SingleEnv
env = SingleEnv("classic/en", players=2)
observation, info = env.reset(seed=1)
ended = False
while not ended:
    observation, reward, ended, cut, info = env.step(int(observation["action_mask"].argmax()))
print(importlib.util.find_spec("numba"), reward)
"""


@pytest.mark.long
def test_lab_and_environments_need_no_compiler(wheel: Path, tmp_path: Path) -> None:
    programs = installed(f"{wheel}[lab,envs]", tmp_path)
    words = ["--players", "careful,first", "--rounds", "60", "--seed", "3", "-o", "results"]
    assert "careful" in run([str(programs / "penultima"), "lab", "play", *words], tmp_path)
    assert list((tmp_path / "results").rglob("*.parquet"))
    compiler, reward = run([str(programs / "python"), "-c", ENVIRONMENTS], tmp_path).split()
    assert compiler == "None"
    assert float(reward) in (-1.0, 1.0)


@contextmanager
def serving(player: Path, folder: Path) -> Iterator[str]:
    """The address of a server in that environment."""
    command = [str(player / "penultima"), "serve", "--port=0", f"--database={folder / 'tables.sqlite'}", *QUICK]
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            command, cwd=folder, env=own_environment(folder), stdout=subprocess.PIPE, stderr=log, text=True
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://[^ ]+:(\d+)", server.stdout.readline())
            assert found, (folder / "server.log").read_text()
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            server.kill()
            server.communicate()


async def round_with_bots(url: str) -> str:
    """A round against bots of the highest and the lowest level, played to its end; the code of its table."""
    token = new_token()
    wish = {"rules": "classic/en +match=round", "seats": 3, "bots": ["expert", "beginner"], "catching": 0}
    made = await asyncio.to_thread(create_table, url, token=token, **wish)
    async with TableClient(url, made.table, token) as host:
        await host.until(lambda: host.info is not None)
        await host.start()
        await play_on(host, 1, over)
    return made.table


@pytest.mark.long
def test_a_round_is_served_played_with_bots_and_proven_fair(player: Path, tmp_path: Path) -> None:
    with serving(player, tmp_path) as url:
        with urllib.request.urlopen(f"{url}/", timeout=30) as answer:
            assert b"/assets/main-" in answer.read()
        table = asyncio.run(round_with_bots(url))
        with urllib.request.urlopen(f"{url}/api/tables/{table}/record", timeout=30) as answer:
            (tmp_path / "record.json").write_bytes(answer.read())
    assert run([str(player / "penultima"), "verify", "record.json"], tmp_path)
    assert run([str(player / "penultima"), "replay", "record.json"], tmp_path)
