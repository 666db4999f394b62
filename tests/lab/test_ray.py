"""On a Ray cluster: the same bytes as here, also when a worker is killed half-way."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from penultima.runtime import INTERPRETED
from tests.lab.lab_runs import done, parquet, refused

pytestmark = [
    pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed"),
    pytest.mark.skipif(INTERPRETED, reason="too many rounds for plain Python"),
]

WORDS = ("--players", "search:60,careful,easy", "--rounds", "900", "--edition", "battle/pt", "--seed", "4")


def processes(folder: Path) -> list[int]:
    """Processes that were started for a cluster in this folder."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            words = (entry / "cmdline").read_bytes() + (entry / "environ").read_bytes()
        except OSError:
            continue
        if str(folder).encode() in words and int(entry.name) != os.getpid():
            found.append(int(entry.name))
    return found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where Ray writes: below the test's own folder, by a short name, for the path of a socket must not be long."""
    (tmp_path / "ray").mkdir()
    with tempfile.TemporaryDirectory(prefix="pu") as short:
        (Path(short) / "ray").symlink_to(tmp_path / "ray")
        for name, value in (("USAGE_STATS_ENABLED", "0"), ("TMPDIR", short)):
            monkeypatch.setenv(f"RAY_{name}", value)
        yield Path(short)


@pytest.fixture
def cluster(folder: Path) -> Iterator[Any]:
    """A head that plays nothing and two workers with a core each."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from ray.cluster_utils import Cluster

        common = {"object_store_memory": 80 << 20}
        head = {"num_cpus": 0, "include_dashboard": False, "temp_dir": str(folder / "ray"), **common}
        made: Any = Cluster(initialize_head=True, head_node_args=head)
        try:
            for _ in range(2):
                made.add_node(num_cpus=1, wait=True, **common)
            yield made
        finally:
            made.shutdown()
    assert processes(folder) == []


@pytest.mark.long
def test_a_worker_that_is_killed_half_way_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    results = tmp_path / "x"
    command = [sys.executable, "-m", "penultima", "lab", "play", *WORDS, "-o", str(results)]
    command += ["--engine", "ray", "--address", cluster.address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        end = time.monotonic() + 120
        while not list(results.glob("parts/[0-9]*")) and process.poll() is None and time.monotonic() < end:
            time.sleep(0.02)
        assert process.poll() is None, process.communicate()
        cluster.remove_node(cluster.list_all_nodes()[-1], allow_graceful=False)
        assert list(results.glob("parts/[0-9]*")), "it was killed half-way"
        out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    assert "search:60" in out
    done(*WORDS, "-o", str(tmp_path / "y"))
    assert parquet(results) == parquet(tmp_path / "y")


def test_a_cluster_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    words = (*WORDS, "-o", str(tmp_path / "x"), "--engine", "ray")
    for address, why in (("127.0.0.1:1", "Connection refused"), ("nonsense", "'nonsense' is no HOST:PORT")):
        assert refused(*words, "--address", address, code=1) == f"The Ray cluster cannot be used: {why}."
    assert not (tmp_path / "x").exists()
