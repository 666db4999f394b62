"""How long a server takes from the command to the first page, and to the first round that could be played.

    python bench/server_start.py [--times 5] [--cold-times 2]

Warm is with compiled code from before, cold with an empty cache: then the page comes first and compiling goes on behind
it. One JSON object is printed, in seconds, with the machine's load, without which they mean nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import psutil

LINK = re.compile(r"http://localhost:(\d+)")
PATIENCE = 600.0


def got(url: str) -> bool:
    """Is there an answer, and is it yes?"""
    try:
        with urllib.request.urlopen(url, timeout=60) as answer:
            return bool(answer.status == 200 and answer.read())
    except (urllib.error.HTTPError, ConnectionError):
        return False


def start(cache: str | None, until_ready: bool) -> tuple[float, float, float, float]:
    """Seconds until the link is told, until the page is there, and until a round could be played (0 if not asked), and
    seconds of CPU until the page was there, which a busy machine changes least."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | ({"PENULTIMA_CACHE": cache} if cache else {})
        command = [sys.executable, "-m", "penultima", "serve", "--port=0", "--no-browser", "--log-level=error"]
        begun = time.perf_counter()
        process = subprocess.Popen(
            [*command, f"--database={Path(folder) / 'tables.sqlite'}"],
            stdout=subprocess.PIPE, text=True, env=environment,
        )  # fmt: skip
        try:
            assert process.stdout is not None
            found = LINK.search(process.stdout.readline())
            assert found, "the server did not tell its link"
            told = time.perf_counter() - begun
            base = f"http://127.0.0.1:{found[1]}"
            assert got(base + "/"), "the page did not come"
            page = time.perf_counter() - begun
            used = sum(psutil.Process(process.pid).cpu_times()[:2])
            ready = 0.0
            while until_ready and not (ready := got(base + "/readyz") and time.perf_counter() - begun):
                assert time.perf_counter() - begun < PATIENCE, "the engine did not get warm"
                time.sleep(0.02)
            return told, page, ready, used
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:  # a thread that compiles does not listen
                process.kill()
                process.wait()


def summary(runs: list[tuple[float, float, float, float]]) -> dict[str, float]:
    """Medians; the worst page is what somebody had to wait for."""
    told, page, ready, used = zip(*runs, strict=True)
    medians = {"link": told, "page": page, "page_cpu": used, "ready": ready}
    shown = {name: statistics.median(values) for name, values in medians.items()} | {"page_worst": max(page)}
    return {name: round(value, 3) for name, value in shown.items()}


def main() -> None:
    """Measure both."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--times", type=int, default=5)
    asked.add_argument("--cold-times", type=int, default=2)
    asked.add_argument("--until-ready", action="store_true", help="Wait for a cold engine to get warm: minutes.")
    options = asked.parse_args()
    start(None, True)  # whatever was never compiled here is compiled now
    warm = [start(None, True) for _ in range(options.times)]
    cold = []
    for _ in range(options.cold_times):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(start(cache, options.until_ready))
    load = [round(one, 2) for one in os.getloadavg()]
    print(json.dumps({"warm": summary(warm), "cold": summary(cold) if cold else None, "load": load}))


if __name__ == "__main__":
    main()
