"""The pages of the documentation as the site has them.

A page of `docs/` links to others as it does in the repository. In the site the same links lead to pages of the site: a
file of the repository that a page links to becomes a page of its own below `project/`, Markdown as it is and code as
code, and so does what such a page links to. A notebook is a page with its outputs, and can be fetched.
"""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from posixpath import relpath
from typing import Any

from penultima.site.manual import REPORT
from scripts.docs.made import MADE

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
CONFIG = Path(__file__).with_name("zensical.toml")
ATTACHED = (".svg", ".webp", ".png", ".json", ".html", ".css")
"""How the names of files end that lie in the site as they are."""
LINK = re.compile(r"(?<=\]\()(?P<markdown>[^()\s]+)(?=\))|(?<=src=\")(?P<html>[^\"]+)(?=\")")
CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"^<!-- made: (\w+) -->$.*?^<!-- end -->$", re.MULTILINE | re.DOTALL)
LANGUAGES = {".py": "python", ".js": "javascript", ".mjs": "javascript", ".ts": "typescript", ".toml": "toml"}
BESIDE = (CONFIG.with_name("site.css"), *(ROOT / "web" / at for at in ("src/styles/nunito.woff2", "public/icon.svg")))
"""Style, type and icon of the site."""


def write_source(folder: Path) -> Path:
    """Write all pages and files below the folder; the path of the configuration."""
    pages = folder / "pages"
    waiting = sorted([*DOCS.rglob("*.md"), *DOCS.rglob("*.ipynb")])
    done: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file in done:
            continue
        done.add(file)
        target = pages / page_of(file)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page_text(file, waiting.append), "utf-8")
    for file in sorted(DOCS.rglob("*")):
        if file.suffix in (*ATTACHED, ".ipynb"):
            copy = pages / attached(file)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
    for file in BESIDE:
        shutil.copyfile(file, pages / file.name)
    config = folder / "zensical.toml"
    config.write_text(ordered(CONFIG.read_text("utf-8"), pages), "utf-8")
    return config


def page_of(file: Path) -> str:
    """The page of the site that shows a file of the repository."""
    if file.is_relative_to(DOCS):
        return file.relative_to(DOCS).with_suffix(".md").as_posix()
    if file == ROOT / "README.md":
        return "index.md"
    path = file.relative_to(ROOT).as_posix() + ("/index" if file.is_dir() else "")
    return f"project/{path if file.suffix == '.md' else f'{path}.md'}"


def attached(file: Path) -> str:
    """Where a file of `docs/` lies in the site that is no page; the study's name there is that of the page about it."""
    path = file.relative_to(DOCS).as_posix()
    return REPORT if path == "study.html" else path


def page_text(file: Path, needed: Callable[[Path], object] = lambda _: None) -> str:
    """A page with links that hold in the site; files that have to become pages for it are given to `needed`."""
    if file.suffix == ".ipynb":
        return notebook_text(file)
    if file.is_dir():
        inside = [one for one in sorted(file.iterdir()) if one.is_file()]
        for one in inside:
            needed(one)
        return f"# `{file.relative_to(ROOT)}`\n\n" + "".join(f"- [{one.name}]({one.name}.md)\n" for one in inside)
    text = file.read_text("utf-8")
    if file.suffix != ".md":
        name = file.relative_to(ROOT).as_posix()
        return f"# `{name}`\n\n````{LANGUAGES.get(file.suffix, 'text')}\n{text}````\n"
    text = MARK.sub(lambda mark: MADE[mark[1]](), text)
    here = page_of(file)
    parts = CODE.split(text)
    for at in range(0, len(parts), 2):
        parts[at] = _prose(parts[at], file, here, needed)
    for at in range(1, len(parts), 2):
        if not parts[at].startswith("```"):  # in a table GitHub wants \| also in code; Python's Markdown would show it
            parts[at] = parts[at].replace(r"\|", "|")
    return "".join(parts)


def _prose(text: str, file: Path, here: str, needed: Callable[[Path], object]) -> str:
    def moved(link: re.Match[str]) -> str:
        address, _, fragment = link[0].partition("#")
        if re.match(r"[a-z]+:", link[0]) or not address:
            return link[0]
        target = (file.parent / address).resolve()
        if (target / "README.md").is_file():
            target /= "README.md"
        if target.is_relative_to(DOCS) and target.suffix in ATTACHED:
            new = attached(target)
        elif target.exists():
            new = page_of(target)
            if not target.is_relative_to(DOCS) and new != "index.md":
                needed(target)
        else:
            return link[0]
        return relpath(new, str(Path(here).parent)) + (f"#{fragment}" if fragment and new.endswith(".md") else "")

    # Links whose text is code lie in pieces here: "](" begins one of them, which is enough to know it by.
    text = LINK.sub(moved, text)
    # GitHub begins a list in the line after a paragraph; Python's Markdown wants an empty one between.
    return re.sub(r"(?m)^(?![-*] |\d+\. |\s|\||#|>)(.+)\n(?=(?:[-*]|1\.) )", r"\1\n\n", text)


def notebook_text(file: Path) -> str:
    """A notebook as a page: its text, its code, and what that said and drew."""
    cells = json.loads(file.read_text("utf-8"))["cells"]
    title, _, rest = "".join(cells[0]["source"]).partition("\n")
    lines = [title, "", f"[The notebook itself]({file.name}), to be opened in Jupyter.", "", rest]
    for cell in cells[1:]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            lines += ["", source, ""]
            continue
        lines += ["", "```python", source, "```", ""]
        for output in cell["outputs"]:
            data = output.get("data", {})
            if "image/svg+xml" in data:
                lines += ["", re.sub(r"\s*\n\s*", " ", "".join(data["image/svg+xml"])), ""]
            elif "image/png" in data:
                picture = "".join(data["image/png"]).replace("\n", "")
                lines += ["", f'<img alt="what the code above draws" src="data:image/png;base64,{picture}">', ""]
            else:
                said = "".join(output.get("text", data.get("text/plain", "")))
                lines += ["", "```text", said.rstrip("\n"), "```", ""]
    return "\n".join(lines) + "\n"


def ordered(config: str, pages: Path) -> str:
    """The configuration with all pages in its order: those that it does not name come last."""
    named = set(_named(tomllib.loads(config)["project"]["nav"]))
    there = sorted(page.relative_to(pages).as_posix() for page in pages.rglob("*.md"))
    further = [page for page in there if page not in named and not page.startswith("project/")]
    line = f'    {{ "Further pages" = {json.dumps(further)} }},' if further else ""
    return config.replace("    # further pages", line)


def _named(nav: str | dict[str, Any] | list[Any]) -> Iterator[str]:
    """The pages that a part of the order names."""
    if isinstance(nav, str):
        yield nav
        return
    for one in nav.values() if isinstance(nav, dict) else nav:
        yield from _named(one)
