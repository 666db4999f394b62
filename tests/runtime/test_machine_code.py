"""The engine file's machine code: what is kept is whole and ours, and what a thread needed goes with it."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import pytest

from penultima.game import Round
from penultima.runtime import WAY, Way, engine_file
from penultima.runtime.sources import source_digest
from penultima.runtime.wasm_host import host
from penultima.runtime.wasmtime_calls import EngineStoppedError
from tests.runtime.running import run_python

pytestmark = pytest.mark.skipif(WAY is not Way.WASM, reason="the rules run in another way")

PLAYED = "from penultima import Round; print(Round('classic/en', 2, seed=1).position)"


def kept_in(folder: Path) -> Path:
    (kept,) = (folder / "penultima").glob("engine-*.bin")
    return kept


def test_damage_in_the_middle_is_noticed(tmp_path: Path) -> None:
    """wasmtime would load it, and the process would die."""
    there = {"PENULTIMA_CACHE": str(tmp_path), "PENULTIMA_ENGINE": "wasm"}
    first = run_python("-c", PLAYED, **there)
    kept = kept_in(tmp_path)
    content = kept.read_bytes()
    middle = len(content) // 2
    kept.write_bytes(content[:middle] + bytes(65536) + content[middle + 65536 :])
    assert run_python("-c", PLAYED, **there) == first
    assert kept.read_bytes() == content


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_what_others_can_write_is_not_run(tmp_path: Path, what: str) -> None:
    """The file says to be whole, and is not of this program: it must not even be looked at."""
    there = {"PENULTIMA_CACHE": str(tmp_path), "PENULTIMA_ENGINE": "wasm"}
    first = run_python("-c", PLAYED, **there)
    kept = kept_in(tmp_path)
    foreign = bytes(1000)
    kept.write_bytes(hashlib.sha256(foreign).digest() + foreign)
    (kept if what == "file" else kept.parent).chmod(0o777)
    assert run_python("-c", PLAYED, **there) == first


def test_a_file_that_is_not_the_described_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "engine.wasm"
    other.write_bytes(engine_file.WASM.read_bytes() + b"\x00")
    monkeypatch.setattr(engine_file, "WASM", other)
    with pytest.raises(EngineStoppedError, match="make engine"):
        engine_file._compiled()


THREADS = """
import gc, threading
from pathlib import Path
from penultima import Round

def run(number):
    for _ in range(number):
        thread = threading.Thread(target=lambda: Round("classic/en", 2, seed=1).legal_moves())
        thread.start()
        thread.join()
    gc.collect()
    return len(Path("/proc/self/maps").read_text().splitlines())

print(run(3), run(40))
"""


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="the system does not tell its mappings")
def test_threads_that_are_gone_leave_nothing() -> None:
    """In a process of its own: whatever else a test process did before maps and unmaps memory too."""
    before, after = map(int, run_python("-c", THREADS, PENULTIMA_ENGINE="wasm").split())
    assert after < before + 40, "an instance has several mappings, and forty came and went"


def test_an_interruption_that_comes_too_late_stops_no_other_call() -> None:
    round = Round("classic/en", 2, seed=1)
    moves = round.legal_moves()
    host().interrupt()
    assert round.legal_moves() == moves


def test_line_endings_are_no_edit(tmp_path: Path) -> None:
    for name, ending in (("unix", "\n"), ("windows", "\r\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "rule.py").write_bytes(f"a = 1{ending}b = 2{ending}".encode())
    assert source_digest(tmp_path / "unix") == source_digest(tmp_path / "windows")
