"""Whose work is in the wheel, and whose work it needs: `THIRD-PARTY-NOTICES.md` for people and `sbom.cdx.json`, a bill
of materials in the format of CycloneDX, for programs. Both are committed, go into the wheel, and are the same wherever
they are made: versions come from the environment of `make setup`, which `constraints.txt` and `package-lock.json` pin.

python -m scripts.third_party           write both
python -m scripts.third_party --check   say whether they are up to date
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "web" / "node_modules"
NOTICES, SBOM = ROOT / "THIRD-PARTY-NOTICES.md", ROOT / "sbom.cdx.json"
IN_THE_PAGE = ("@fluent/bundle", "clsx", "esm-env", "svelte")
"""The packages of npm whose code is in the built page; all others only build or check it."""
SAME_LICENSE = {"@fluent/bundle": "aria-query"}
"""A package that brings the text of a license which another one only names."""
FONT = "Nunito"
OLDEST = {"extra": "", "python_version": "3.11", "python_full_version": "3.11.0"}
"""The oldest Python we run on needs most."""
SPELLED = {"BSD License": "BSD-3-Clause", "MIT License": "MIT", "BSD": "BSD-3-Clause", "APL 2": "Apache-2.0"}
"""Licenses as old metadata calls them, by their names in the list of SPDX."""


@dataclass(frozen=True)
class Part:
    """Something that others made."""

    name: str
    version: str
    license: str
    purl: str
    bundled: bool
    text: str = ""
    needs: tuple[str, ...] = field(default=())
    """The purls of what it needs itself."""


def parts() -> list[Part]:
    """All of it: what is in the wheel, then what is installed beside it."""
    return [font(), *(npm_part(name) for name in IN_THE_PAGE), *python_parts()]


def font() -> Part:
    """The letters of the page."""
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    version = package["devDependencies"]["@fontsource-variable/nunito"]
    text = (ROOT / "web" / "public" / "nunito-license.txt").read_text("utf-8")
    return Part(FONT, version, "OFL-1.1", f"pkg:npm/%40fontsource-variable/nunito@{version}", True, text)


def npm_part(name: str) -> Part:
    """A package of npm whose code is in the page."""
    package = json.loads((MODULES / name / "package.json").read_text("utf-8"))
    purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
    return Part(name, package["version"], package["license"], purl, True, license_text(name))


def license_text(name: str) -> str:
    """The text of a package's license."""
    folder = MODULES / SAME_LICENSE.get(name, name)
    files = sorted(path for path in folder.iterdir() if re.match(r"licen[cs]e", path.name, re.IGNORECASE))
    return files[0].read_text("utf-8")


def python_parts() -> list[Part]:
    """The packages of Python that pip installs with the wheel, and what these need; extras are not among them."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    waiting, found = [Requirement(line).name for line in wanted], dict[str, Part]()
    while waiting:
        one = distribution(waiting.pop())
        if plain(one.name) not in found:
            needed = list(requirements(one))
            found[plain(one.name)] = python_part(one, needed)
            waiting += needed
    return [found[name] for name in sorted(found)]


def requirements(one: Distribution) -> Iterator[str]:
    """What a package always needs on Linux, the system that the constraints were made on."""
    for line in one.requires or ():
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate(OLDEST):
            yield needed.name


def python_part(one: Distribution, needed: list[str]) -> Part:
    """A package of Python."""
    purls = tuple(sorted(pypi(distribution(name)) for name in needed))
    return Part(one.name, one.version, license_of(one), pypi(one), False, needs=purls)


def pypi(one: Distribution) -> str:
    """How a package is called everywhere."""
    return f"pkg:pypi/{plain(one.name)}@{one.version}"


def plain(name: str) -> str:
    """A name as the index of Python writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def license_of(one: Distribution) -> str:
    """The license by its name in the list of SPDX, as far as the package says it."""
    said = next((text for key in ("License-Expression", "License") for text in one.metadata.get_all(key) or ()), "")
    if not said or "\n" in said:
        classes = [line for line in one.metadata.get_all("Classifier") or () if line.startswith("License ::")]
        said = classes[0].rpartition(" :: ")[2] if classes else "unknown"
    return SPELLED.get(said, said)


def version() -> str:
    """Our own."""
    found = re.search(r'__version__ = "(.+)"', (ROOT / "src" / "penultima" / "__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def sbom(all_: list[Part]) -> str:
    """The bill of materials. It has no date, so that equal materials are equal bytes."""
    ours = f"pkg:pypi/penultima@{version()}"
    direct = {plain(Requirement(line).name) for line in
              tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]}  # fmt: skip
    root = {"type": "application", "bom-ref": ours, "name": "penultima", "version": version(), "purl": ours}
    edges = [part.purl for part in all_ if part.bundled or plain(part.name) in direct]
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": root | {"licenses": [{"license": {"id": "MIT"}}]}},
        "components": [component(part) for part in all_],
        "dependencies": [{"ref": ours, "dependsOn": sorted(edges)}]
        + [{"ref": part.purl, "dependsOn": list(part.needs)} for part in all_],
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def component(part: Part) -> dict[str, Any]:
    """A part as CycloneDX has it."""
    return {
        "type": "data" if part.name == FONT else "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "scope": "required",
        "licenses": [{"expression": part.license}],
        "purl": part.purl,
        "properties": [{"name": "penultima:bundled", "value": "yes" if part.bundled else "no"}],
    }


def notices(all_: list[Part]) -> str:
    """The notices: a table of everything, and the licenses of what is in the wheel in full."""
    lines = [
        "# Third-party notices",
        "",
        "Made by `python -m scripts.third_party`. In the wheel, inside the page, is work of others:",
        "",
        *table(part for part in all_ if part.bundled),
        "",
        "Not in the wheel, but installed with it:",
        "",
        *table(part for part in all_ if not part.bundled),
        "",
    ]
    for part in all_:
        if part.bundled:
            lines += [f"## {part.name} {part.version}: {part.license}", "", "```", part.text.strip(), "```", ""]
    return "\n".join(lines)


def table(some: Iterable[Part]) -> list[str]:
    """Name, version and license of each."""
    return ["| | version | license |", "|---|---|---|", *(f"| {p.name} | {p.version} | {p.license} |" for p in some)]


def files() -> dict[Path, str]:
    """Both files as they should be."""
    all_ = parts()
    return {NOTICES: notices(all_), SBOM: sbom(all_)}


def main(arguments: list[str]) -> None:
    """Write both, or say whether they are up to date."""
    for path, text in files().items():
        if arguments != ["--check"]:
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            sys.exit(f"{path.name} is out of date: python -m scripts.third_party")


if __name__ == "__main__":
    main(sys.argv[1:])
