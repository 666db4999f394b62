"""The files of the site: whole, by relative addresses, with a strict policy, and with all that it promises."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from click.testing import CliRunner

from penultima.booklets import booklets
from penultima.cli import main
from penultima.site.documents import anchor, read_document
from penultima.site.writing import SiteError, built_manual, documentation, not_found, write_site
from penultima.text import translator
from penultima.text.languages import LANGUAGES
from penultima.text.rulebook import rulebook

DOCS = documentation()
assert DOCS is not None


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write_site(folder, DOCS)
    return folder


class Page(HTMLParser):
    """What a page refers to, the names one can link to in it, and its text."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.links: list[str] = []
        self.names: set[str] = set()
        self.language = ""
        self.policy = ""
        self.words: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.names |= {given["id"] or ""} if "id" in given else set()
        if tag == "html":
            self.language = given.get("lang") or ""
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"] or ""
        for name in ("href", "src"):
            if given.get(name):
                (self.links if tag == "a" else self.loaded).append(given[name] or "")

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())


def pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def dead_links(site: Path) -> list[tuple[str, str]]:
    """What leads nowhere, or out of the folder."""
    read = {path: Page(path) for path in pages(site)}
    dead: list[tuple[str, str]] = []
    for path, page in read.items():
        for link in [*page.loaded, *page.links]:
            parts = urlsplit(link)
            if parts.scheme and link in page.links:
                continue  # where a reader may go; nothing is loaded from there
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            there = not parts.scheme and not link.startswith("/") and target.is_file() and target.is_relative_to(site)
            if not there or (parts.fragment and parts.fragment not in read[target].names):
                dead.append((str(path.relative_to(site)), link))
    return dead


def test_every_address_in_it_is_relative_and_leads_somewhere(site: Path) -> None:
    assert dead_links(site) == []
    assert len(pages(site)) > 80


def test_every_page_has_a_strict_policy_and_a_language(site: Path) -> None:
    for path in pages(site):
        page = Page(path)
        assert page.policy.startswith("default-src 'none'; "), path
        assert page.policy.replace("'wasm-unsafe-eval'", "").count("unsafe") == 0
        assert "script-src" not in page.policy or path.name == "index.html"
        assert page.language in LANGUAGES
    assert "script-src 'self' 'wasm-unsafe-eval';" in Page(site / "index.html").policy


def test_it_says_that_it_is_unofficial_and_names_nobody(site: Path) -> None:
    for language in LANGUAGES:
        words = translator(language).say("page-unofficial")
        assert " ".join(words.split()) in Page(site / "rules" / language / "index.html").text
        assert "UNO" not in words
    for mark in ("Mattel", "®", "™"):
        assert not [path for path in pages(site) if mark in path.read_text("utf-8")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_booklet_has_its_rulebook(site: Path, language: str) -> None:
    for printed in booklets():
        page = Page(site / "rules" / language / f"{printed.edition}-{printed.language}.html")
        assert page.language == language
        book = rulebook(printed.rules, language)
        assert {chapter.id for chapter in book.chapters} <= page.names
        for chapter in book.chapters:
            for paragraph in chapter.paragraphs:
                for words in (paragraph.text, *paragraph.marks, *(cell for row in paragraph.rows for cell in row)):
                    assert " ".join(words.split()) in page.text


def test_the_home_page_knows_that_there_is_no_server(site: Path) -> None:
    html = (site / "index.html").read_text("utf-8")
    assert '<meta name="penultima-server" content="none"' in html
    assert "crossorigin href" not in "".join(re.findall(r'<link rel="stylesheet"[^>]*>', html))
    assert not (site / "table.html").exists()


def built(site: Path) -> dict[str, dict[str, str]]:
    line = (site / "sw.js").read_text("utf-8").partition("\n")[0]
    found: dict[str, dict[str, str]] = json.loads(line.removeprefix("const BUILD=").removesuffix(";"))
    return found


def test_the_worker_knows_every_file_by_its_content(site: Path) -> None:
    kept = built(site)["files"] | built(site)["later"]
    for path, digest in kept.items():
        content = hashlib.sha256((site / path).read_bytes()).digest()
        assert digest == f"sha256-{base64.b64encode(content).decode()}"
    left = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()} - kept.keys()
    assert {Path(path).suffix for path in left} == {"", ".html", ".txt", ".webp", ".png", ".json", ".js"}
    assert {"sw.js", "404.html"} <= left
    assert left == {"sw.js", *built(site)["beside"]}
    assert [path for path in kept if path.endswith(".wasm")]


def test_the_same_again_is_the_same_and_nothing_old_stays(site: Path, tmp_path: Path) -> None:
    for old in ("assets/old-abcdefgh.js", "rules/xx/old.html", "docs/old.webp", "docs/mine.md"):
        (tmp_path / old).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / old).write_text("old")
    listed = {"assets/old-abcdefgh.js": "sha256-x", "assets/gone.js": "sha256-y"}
    build = {"version": "1", "files": listed, "later": {"rules/xx/old.html": "sha256-z"}, "beside": ["docs/old.webp"]}
    (tmp_path / "sw.js").write_text(f"const BUILD={json.dumps(build)};\nself;\n")
    write_site(tmp_path, DOCS)
    assert not (tmp_path / "assets" / "old-abcdefgh.js").exists()
    assert not (tmp_path / "rules" / "xx").exists()
    assert not (tmp_path / "docs" / "old.webp").exists(), "the old site wrote it, though no device was to keep it"
    assert (tmp_path / "docs" / "mine.md").read_text() == "old", "what the old site did not list is somebody else's"
    assert (tmp_path / "sw.js").read_bytes() == (site / "sw.js").read_bytes()


@pytest.mark.parametrize(
    "worker",
    [
        "self.addEventListener('fetch', () => {});\n",
        "const BUILD={};\n",
        "const BUILD=17;\n",
        "const BUILD=no json;\n",
        'const BUILD={"version":"1","files":{"docs/thesis.md":1},"later":{}};\n',
        'const BUILD={"version":"1","files":{"../elsewhere.txt":"sha256-x"},"later":{}};\n',
        'const BUILD={"version":"1","files":[],"later":[]};\n',
    ],
)
def test_a_folder_with_the_worker_of_another_program_is_left_alone(tmp_path: Path, worker: str) -> None:
    (tmp_path / "elsewhere.txt").write_text("mine")
    folder = tmp_path / "pages"
    (folder / "docs").mkdir(parents=True)
    (folder / "docs" / "thesis.md").write_text("mine")
    (folder / "sw.js").write_text(worker)
    with pytest.raises(SiteError):
        write_site(folder)
    there = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert there == {"elsewhere.txt", "pages/docs/thesis.md", "pages/sw.js"}
    assert (folder / "sw.js").read_text() == worker


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("mine")
    with pytest.raises(SiteError):
        write_site(tmp_path)
    ran = CliRunner().invoke(main, ["site", "-o", str(tmp_path), "--lang", "fr"])
    assert ran.exit_code == 1
    assert translator("fr").say("error-site-not-empty", path=str(tmp_path)) in ran.stderr[0].lower() + ran.stderr[1:]
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_what_is_not_built_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    with pytest.raises(SiteError, match="not built"):
        write_site(tmp_path / "site", page=tmp_path / "page")


def test_the_command_writes_it_with_its_address(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    ran = CliRunner().invoke(
        main, ["site", "-o", str(folder), "--address", "https://example.org/cards/", "--lang", "en"]
    )
    assert ran.exit_code == 0, ran.output
    assert str(folder) in ran.output
    for path in (folder / "index.html", folder / "rules" / "it" / "scary-it.html"):
        assert 'property="og:image" content="https://example.org/cards/preview.png"' in path.read_text("utf-8")


def test_without_the_documentation_it_says_so(tmp_path: Path) -> None:
    write_site(tmp_path / "site", docs=None)
    for path in ("docs/index.html", "study.html"):
        assert translator("en").say("site-docs-missing") in Page(tmp_path / "site" / path).text
    assert dead_links(tmp_path / "site") == []


@pytest.fixture
def manual(tmp_path: Path) -> Path:
    """A site as `make docs` builds it, in small."""
    folder = tmp_path / "manual"
    (folder / "tutorials").mkdir(parents=True)
    page = (
        "<html><head>{head}</head><body><header>{title}x</div></header>"
        '<a href="{up}standard-study.html">the study</a><script>run()</script><script src="{up}x.js"></script>'
        "</body></html>"
    )
    title = '<div class="md-header__title">'
    (folder / "index.html").write_text(page.format(head="", title=title, up="./"))
    (folder / "tutorials" / "one.html").write_text(page.format(head="", title=title, up="../"))
    (folder / "x.js").write_text("run()")
    (folder / "404.html").write_text("theirs")
    return folder


def test_what_make_docs_has_built_is_part_of_the_site(manual: Path, tmp_path: Path) -> None:
    write_site(tmp_path / "site", DOCS, manual=manual)
    inside = {path.relative_to(tmp_path / "site").as_posix() for path in (tmp_path / "site" / "docs").rglob("*.*")}
    assert inside == {"docs/index.html", "docs/tutorials/one.html", "docs/x.js"}
    assert dead_links(tmp_path / "site") == []
    one = Page(tmp_path / "site" / "docs" / "tutorials" / "one.html")
    assert "../../study.html" in one.links, "the study lies at the top"
    assert "../../index.html" in one.links, "from every page there is a way to the game"
    digest = base64.b64encode(hashlib.sha256(b"run()").digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}'" in one.policy
    assert "default-src 'none'" in one.policy


def test_the_built_documentation_is_found_beside_its_pages(tmp_path: Path) -> None:
    assert built_manual(None) is None
    assert built_manual(tmp_path / "docs") is None
    (tmp_path / "build" / "docs").mkdir(parents=True)
    (tmp_path / "build" / "docs" / "index.html").write_text("")
    assert built_manual(tmp_path / "docs") == tmp_path / "build" / "docs"


def test_a_document_is_read_as_it_is_meant(tmp_path: Path) -> None:
    (tmp_path / "one.md").write_text(
        "# One *thing*\n\nFirst [words](two.md#its-name), [gone](../README.md), [out](https://example.org/).\n\n"
        "<!-- test: elsewhere -->\n\n::: penultima.Round\n    options: x\n\n"
        "| a | b |\n|---|---|\n| `x` | y |\n\n| | |\n|---|---|\n| z | |\n\n## Its name: here!\n"
    )
    (tmp_path / "two.md").write_text("# Two\n")
    one = read_document(tmp_path, tmp_path / "one.md")
    assert (one.path, one.title, one.about) == ("docs/one.html", "One thing", "First words, gone, out.")
    assert '<a href="two.html#its-name">words</a>, gone, <a href="https://example.org/">out</a>' in one.body
    assert "<td><code>x</code></td>" in one.body
    assert "<p><code>penultima.Round</code></p>" in one.body
    assert "``" not in one.body, "of a comment nothing is left"
    assert f'<h2 id="{anchor("Its name: here!")}">' in one.body
    assert "<h1" not in one.body
    assert one.body.count("<thead>") == 1, "a head without words is none"


def test_where_nothing_is_every_language_leads_home_if_the_address_is_known() -> None:
    links = re.findall(r'<a href="([^"]+)">', not_found("https://example.org/cards/"))
    assert links == ["https://example.org/cards/"] * len(LANGUAGES)
    assert "<a " not in not_found("")
