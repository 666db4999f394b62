"""Every setting on one page."""

from __future__ import annotations

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from penultima.booklets import booklet_for
from penultima.rules.settings import HOUSE_RULES, SETTINGS, Number, Setting
from penultima.text import Screen, screen
from penultima.text.languages import ENGLISH

EXAMPLE = "penultima play classic +stacking=any +hand=5"
BOXES = {"SCARY": "scary", "BLOWHOLE": "revenge", "BATTLE": "battle", "HYPER": "hyper"}


def settings_page(language: str = ENGLISH) -> Group:
    """House rules first, then what booklets give; what comes with the box is no choice."""
    words = screen(language)
    printed = [name for name, setting in SETTINGS.items() if not setting.house and name != "special"]
    parts: list[Text | Padding] = []
    for heading, names in (("ui-settings-house", HOUSE_RULES), ("ui-settings-printed", printed)):
        parts += [Text(words.say(heading), "bold underline"), Text()]
        for name in names:
            parts += [*_setting(SETTINGS[name], words), Text()]
    return Group(*parts, Text(words.say("ui-settings-more", example=EXAMPLE), "dim"))


def _setting(setting: Setting, words: Screen) -> list[Text | Padding]:
    """Its name, what it decides, and its values."""
    told = words.setting(setting.name)
    about = f"{told.about} {_only(setting, words)}".strip()
    head = Text.assemble((setting.name, "bold cyan"), "  ", (told.title, "bold"), f" – {about}")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=14)
    grid.add_column(ratio=1)
    if isinstance(setting, Number):
        limits = words.say("ui-settings-range", low=setting.low, high=setting.high, n=setting.default)
        grid.add_row(f"={setting.low}…{setting.high}", limits)
    else:
        for value in setting.values:
            mark = f" {words.say('ui-settings-default')}" if value == setting.default else ""
            grid.add_row(f"={setting.show(value)}", f"{told.value(value)}{mark}")
    return [head, Padding(grid, (0, 0, 0, 2))]


def _only(setting: Setting, words: Screen) -> str:
    """For a setting about a special card: which box it needs."""
    if setting.special is None:
        return ""
    own = screen(words.language, booklet_for(BOXES[setting.special.name], words.language).id)
    return words.say("ui-settings-only", card=own.say("card-special.bare"))
