"""The packages of the page's build are brought into its own folder, never into somebody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import page


def test_a_folder_behind_a_link_is_not_emptied(tmp_path: Path) -> None:
    others = tmp_path / "others"
    others.mkdir()
    (others / "kept").write_text("")
    root = tmp_path / "clone"
    (root / "web").mkdir(parents=True)
    (root / "web" / "package-lock.json").write_text('{"packages": {"node_modules/vite": {"version": "1.0.0"}}}')
    (root / "web" / "node_modules").symlink_to(others)
    with pytest.raises(SystemExit, match="is a link"):
        page.packages(root)
    assert [one.name for one in others.iterdir()] == ["kept"]
