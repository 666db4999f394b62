"""The pictures in docs/screens still show what people see: some are taken again and compared, roughly, since a word
or a shade may change without making a picture old."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.page.screenshots import FOLDER, Camera, home, small_screen
from tests.server.server_process import running_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.long

COARSE = (24, 24)
"""Both pictures are made so small that letters are gone and places, colors and cards stay."""
ALIKE = 10.0
"""How far pixels may be apart on average, of 255."""


def distance(one: Path, other: Path) -> float:
    """How different two pictures look from afar."""
    small = [Image.open(path).convert("RGB").resize(COARSE, Image.Resampling.BOX) for path in (one, other)]
    apart = ImageStat.Stat(ImageChops.difference(*small)).mean
    return sum(apart) / len(apart)


@pytest.fixture(scope="module")
def camera(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Camera]:
    with running_server(think_ms=60) as served:
        yield Camera(browser, served, tmp_path_factory.mktemp("screens"))


def test_home_looks_as_in_its_picture(camera: Camera) -> None:
    home(camera)
    assert distance(camera.folder / "home.webp", FOLDER / "home.webp") < ALIKE, "make screenshots"


@pytest.mark.parametrize("name", ["classic-375", "revenge-320", "battle-740"])
def test_tables_look_as_in_their_pictures(camera: Camera, name: str) -> None:
    edition, width = name.split("-")
    small_screen(camera, edition, int(width))
    assert distance(camera.folder / f"{name}.webp", FOLDER / f"{name}.webp") < ALIKE, "make screenshots"


@pytest.mark.parametrize(
    ("one", "other"), [("table-hyper", "table-dark"), ("home", "result"), ("battle-375", "classic-375")]
)
def test_pictures_of_different_things_are_told_apart(one: str, other: str) -> None:
    assert distance(FOLDER / f"{one}.webp", FOLDER / f"{other}.webp") > ALIKE
