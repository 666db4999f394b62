"""`make check`: style, types, contracts and the tests of what changed, in less than a minute.

What changed is what differs from where this branch left main, commits and edits alike. Tests of it are the changed
tests themselves, then test files that import a changed module, then those in the folder of the same name: as many as
the time allows, and what it did not suffice for is said. The first time mypy takes a minute more.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BINARIES = Path(sys.executable).parent
SECONDS = 25
"""After this no further test is begun."""
MOST_FILES = 16
"""So many files of tests are read at most: reading takes its time too."""
PACKAGE = "src/penultima/"


def git(*arguments: str) -> list[str]:
    """The lines that git answers; none if it refuses."""
    command = ["git", "-c", "core.quotePath=false", *arguments]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files() -> list[str]:
    """Paths of files that are new or other than where this branch left main; on main, than in the last commit."""
    base = next(iter(git("merge-base", "HEAD", "main")), "HEAD")
    found = {*git("diff", "--name-only", "--diff-filter=d", base), *git("ls-files", "--others", "--exclude-standard")}
    return sorted(found)


def module_of(path: str) -> str | None:
    """The name under which a file is imported, if it is a module."""
    if not path.endswith(".py"):
        return None
    name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


def imports(source: str) -> Iterator[str]:
    """The modules that a source imports; `from a import b` may mean a and a.b."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_test(path: str) -> bool:
    """Is it a file of tests?"""
    return path.startswith("tests/") and Path(path).name.startswith("test_") and path.endswith(".py")


def nearest_tests(changed: Iterable[str], root: Path) -> list[str]:
    """Files of tests, nearest first: changed ones, those that import something changed, those of the same folder."""
    changed = list(changed)
    modules = {name for path in changed if (name := module_of(path))}
    folders = {path.removeprefix(PACKAGE).split("/")[0] for path in changed if path.startswith(PACKAGE)}
    paths = sorted(path.relative_to(root).as_posix() for path in (root / "tests").rglob("test_*.py"))
    importing = [path for path in paths if not modules.isdisjoint(imports((root / path).read_text("utf-8")))]
    beside = [path for path in paths if path.split("/")[1] in folders]
    return list(dict.fromkeys([*filter(is_test, changed), *importing, *beside]))


class Budget:
    """Ends a run of pytest when its time is over."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.end = time.monotonic() + seconds
        self.collected = self.begun = self.failed = 0
        self.is_over = False

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """How many tests there are; their time begins."""
        self.end = time.monotonic() + self.seconds
        self.collected = len(session.items)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Let pytest run the test (None), or if the time is over no other (True)."""
        if time.monotonic() >= self.end:
            self.is_over = True
            item.session.shouldstop = "the time of make check is over"
            return True
        self.begun += 1
        return None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count what failed: a run that was stopped does not tell by how it ended."""
        self.failed += report.failed


RUFF, IMPORTS = str(BINARIES / "ruff"), str(BINARIES / "lint-imports")
CHECKS = (
    ("lint", [RUFF, "check", "."]),
    ("format (make format repairs it)", [RUFF, "format", "--check", "--quiet", "."]),
    ("engine file", [sys.executable, "-m", "scripts.engine.current"]),
    ("contracts", [IMPORTS, "--no-logo"]),
    ("types", [sys.executable, "-m", "mypy"]),
)
PAGE_CHECKS = (("page", [sys.executable, "scripts/page.py", "check"]),)


def failures(checks: Iterable[tuple[str, list[str]]]) -> list[str]:
    """What those of some checks say that fail, each after its name; they run one after the other."""
    found = []
    for name, command in checks:
        done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
        if done.returncode:
            found.append(f"{name}: failed\n{done.stdout}{done.stderr}")
    return found


def main(arguments: list[str]) -> int:
    """Everything at the same time, and a line at the end; 0 if all is well."""
    began = time.monotonic()
    changed = changed_files()
    nearest = nearest_tests(changed, ROOT)
    tests = nearest[:MOST_FILES]
    print(f"Style, types and contracts; tests in {len(tests)} files …", flush=True)
    budget, status = Budget(SECONDS), 0
    with ThreadPoolExecutor() as pool:
        page = PAGE_CHECKS if any(path.startswith("web/") for path in changed) else ()
        running = [pool.submit(failures, checks) for checks in (CHECKS, page)]
        if tests:
            found = pytest.main(["-q", "--failed-first", "--maxfail=5", "-p", "no:xdist", *arguments, *tests], [budget])
            stopped = found == pytest.ExitCode.INTERRUPTED and budget.is_over and not budget.failed
            status = 0 if stopped or found == pytest.ExitCode.NO_TESTS_COLLECTED else int(found)
    failed = [one for lane in running for one in lane.result()]
    print("\n".join(failed or ["Style, types and contracts are good."]))
    print(f"{len(changed)} files changed: {budget.begun} tests run in {time.monotonic() - began:.0f} s", end="")
    left, files = budget.collected - budget.begun, len(nearest) - len(tests)
    print(f", {left} more and those of {files} files not: make test runs all." if left or files else ".")
    return int(status or bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
