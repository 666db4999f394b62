"""The notices and the bill of materials name what is in the wheel and what it needs, and are up to date."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from scripts import third_party
from scripts.third_party import IN_THE_PAGE, MODULES, NOTICES, ROOT, SBOM, plain


@pytest.fixture(scope="module")
def files() -> dict[Path, str]:
    if not (MODULES / "svelte").is_dir():
        pytest.skip("the packages of the page are not there")
    try:
        return third_party.files()
    except PackageNotFoundError as error:
        pytest.skip(f"{error}: another Python needs other packages")


def test_both_are_up_to_date(files: dict[Path, str]) -> None:
    for path, text in files.items():
        assert path.read_text("utf-8") == text, "make notices writes it anew"


def test_every_dependency_is_in_the_bill_in_the_version_that_is_pinned() -> None:
    bill = json.loads(SBOM.read_text("utf-8"))
    versions = {plain(part["name"]): part["version"] for part in bill["components"]}
    for line in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]:
        assert plain(Requirement(line).name) in versions
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE))
    pinned = {plain(name): version for name, version in pinned.items()}
    wheels = [plain(part["name"]) for part in bill["components"] if part["purl"].startswith("pkg:pypi/")]
    assert {name: versions[name] for name in wheels} == {name: pinned[name] for name in wheels}
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert {name: versions[plain(name)] for name in IN_THE_PAGE} == {
        name: locked[f"node_modules/{name}"]["version"] for name in IN_THE_PAGE
    }


def test_the_bill_holds_together() -> None:
    bill = json.loads(SBOM.read_text("utf-8"))
    known = {part["bom-ref"] for part in bill["components"]} | {bill["metadata"]["component"]["bom-ref"]}
    named = [entry["ref"] for entry in bill["dependencies"]]
    assert sorted(named) == sorted(known)
    assert {one for entry in bill["dependencies"] for one in entry["dependsOn"]} <= known
    assert not [part["name"] for part in bill["components"] if part["licenses"] == [{"expression": "unknown"}]]


def test_what_the_page_imports_is_among_the_notices() -> None:
    sources = [path for path in (ROOT / "web" / "src").rglob("*.*") if path.suffix in (".ts", ".svelte")]
    code = "\n".join(path.read_text("utf-8") for path in sources)
    imported = set(
        re.findall(r"""^\s*(?:import|export) (?!type)[^;]*?from ["']([^."'/][^"']*)["']""", code, re.MULTILINE)
    )
    packages = {"/".join(name.split("/")[: 2 if name.startswith("@") else 1]) for name in imported}
    assert {name for name in packages if not name.startswith(("node:", "virtual:"))} <= set(IN_THE_PAGE)
    assert "svelte" in packages
    for name in IN_THE_PAGE:
        assert f"## {name} " in NOTICES.read_text("utf-8")
