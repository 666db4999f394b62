"""How long a server takes from the command to the first page, and until rounds can be played.

    python bench/server_start.py [--times 5]

`first` is with an empty cache, as on a machine that never ran one; `again` is with the cache of such a start. One JSON
object is printed, in seconds, with the machine's load, without which they mean nothing.
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
PATIENCE = 60.0


def got(url: str) -> bool:
    """Is there an answer, and is it yes?"""
    try:
        with urllib.request.urlopen(url, timeout=60) as answer:
            return bool(answer.status == 200 and answer.read())
    except (urllib.error.HTTPError, ConnectionError):
        return False


def start(cache: str) -> tuple[float, float, float, float]:
    """Seconds until the server says that it listens, until the page is there, and until rounds can be played; and
    seconds of CPU until the page was there, which a busy machine changes least."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "penultima", "serve", "--port=0", "--no-browser", "--log-level=error"]
        begun = time.perf_counter()
        process = subprocess.Popen(
            [*command, f"--database={Path(folder) / 'tables.sqlite'}"],
            stdout=subprocess.PIPE, text=True, env=os.environ | {"PENULTIMA_CACHE": cache},
        )  # fmt: skip
        try:
            assert process.stdout is not None
            found = LINK.search(process.stdout.readline())
            assert found, "the server did not tell its link"
            listening = time.perf_counter() - begun
            base = f"http://127.0.0.1:{found[1]}"
            assert got(base + "/"), "the page did not come"
            page = time.perf_counter() - begun
            used = sum(psutil.Process(process.pid).cpu_times()[:2])
            while not got(base + "/readyz"):
                assert time.perf_counter() - begun < PATIENCE, "the server did not get ready"
                time.sleep(0.02)
            return listening, page, time.perf_counter() - begun, used
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


def summary(runs: list[tuple[float, float, float, float]]) -> dict[str, float]:
    """Medians; the worst page is what somebody had to wait for."""
    listening, page, ready, used = zip(*runs, strict=True)
    medians = {"link": listening, "page": page, "page_cpu": used, "ready": ready}
    shown = {name: statistics.median(values) for name, values in medians.items()} | {"page_worst": max(page)}
    return {name: round(value, 3) for name, value in shown.items()}


def main() -> None:
    """Measure both."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--times", type=int, default=5)
    options = asked.parse_args()
    first, again = [], []
    for _ in range(options.times):
        with tempfile.TemporaryDirectory() as cache:
            first.append(start(cache))
            again.append(start(cache))
    load = [round(one, 2) for one in os.getloadavg()]
    print(json.dumps({"first": summary(first), "again": summary(again), "load": load}))


if __name__ == "__main__":
    main()
