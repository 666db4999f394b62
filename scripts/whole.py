"""`make test`: every check of the sources while every test runs, so that no core waits for the other.

What a check says against the sources is shown when it says so and once more below the tests; any failure is one of the
whole. Words after the command go to pytest.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from scripts.check import CHECKS, PAGE_CHECKS, ROOT, failures


def checked(checks: Iterable[tuple[str, list[str]]]) -> list[str]:
    """What those of some checks say that fail; each is told at once."""
    found = []
    for check in checks:
        for told in failures([check]):
            print(f"\n{told}", flush=True)
            found.append(told)
    return found


def main(checks: Iterable[tuple[str, list[str]]], tests: list[str]) -> int:
    """Some checks, one after the other, beside the tests that a command runs; 0 if all is well."""
    began = time.monotonic()
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(checked, checks)
        status = subprocess.run(tests, cwd=ROOT, check=False).returncode
    failed = running.result()
    print("\n".join(failed or ["Style, types, contracts and the page's own checks are good."]))
    print(f"Tests {'failed' if status else 'passed'}; {time.monotonic() - began:.0f} s for all.")
    return int(status or bool(failed))


if __name__ == "__main__":
    sys.exit(main([*CHECKS, *PAGE_CHECKS], [sys.executable, "-m", "pytest", "-q", *sys.argv[1:]]))
