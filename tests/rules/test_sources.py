"""The digest of sources: it changes with every source, and with nothing else."""

from __future__ import annotations

from pathlib import Path

from penultima.runtime.sources import source_digest


def folder(home: Path, **files: str) -> Path:
    """A folder with these files; two underscores in a name stand for a dot."""
    for name, text in files.items():
        path = home / name.replace("__", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return home


def test_it_does_not_depend_on_where_the_sources_are(tmp_path: Path) -> None:
    here, there = (folder(tmp_path / place, a__py="1", b__toml="2") for place in ("here", "there"))
    assert source_digest(here) == source_digest(there)
    assert len(source_digest(here)) == 64


def test_it_changes_with_content_name_folder_and_salt(tmp_path: Path) -> None:
    one, other = folder(tmp_path / "one", a__py="1", b__py=""), folder(tmp_path / "other", c__py="3")
    seen = {source_digest(one), source_digest(other), source_digest(one, other), source_digest(one, salt="x")}
    folder(one, b__py="4")
    seen.add(source_digest(one))
    (one / "b.py").rename(one / "c.py")
    seen.add(source_digest(one))
    (one / "below").mkdir()
    folder(one / "below", d__toml="")
    seen.add(source_digest(one))
    assert len(seen) == 7


def test_files_that_are_no_sources_do_not_count(tmp_path: Path) -> None:
    home = folder(tmp_path, a__py="1")
    before = source_digest(home)
    folder(home / "__pycache__", a__pyc="bytes")
    folder(home, notes__txt="…")
    assert source_digest(home) == before
