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


def settings_markdown(language: str = ENGLISH) -> str:
    """The same list as a page for the docs."""
    words = screen(language)
    lines = ["# penultima settings", "", f"`{EXAMPLE}`"]
    for heading, names in _chapters():
        lines += ["", f"## {words.say(heading)}"]
        for name in names:
            lines += _paragraph(SETTINGS[name], words)
    return "\n".join(lines) + "\n"


def _paragraph(setting: Setting, words: Screen) -> list[str]:
    """A setting as Markdown."""
    told = words.setting(setting.name)
    about = f"{told.about} {_only(setting, words)}".strip()
    values = [f"- `{setting.name}{value}` {clause}" for value, clause in _values(setting, words)]
    return ["", f"### {told.title}", "", about, "", *values]


def _chapters() -> tuple[tuple[str, list[str]], ...]:
    """House rules first, then what booklets give; what comes with the box is no choice."""
    printed = [name for name, setting in SETTINGS.items() if not setting.house and name != "special"]
    return ("ui-settings-house", list(HOUSE_RULES)), ("ui-settings-printed", printed)


def settings_page(language: str = ENGLISH) -> Group:
    """Every setting, what it decides, and its values."""
    words = screen(language)
    parts: list[Text | Padding] = []
    for heading, names in _chapters():
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
    for value, clause in _values(setting, words):
        grid.add_row(value, clause)
    return [head, Padding(grid, (0, 0, 0, 2))]


def _values(setting: Setting, words: Screen) -> list[tuple[str, str]]:
    """What may be written behind the name, and what it means."""
    if isinstance(setting, Number):
        limits = words.say("ui-settings-range", low=setting.low, high=setting.high, n=setting.default)
        return [(f"={setting.low}…{setting.high}", limits)]
    told = words.setting(setting.name)
    mark = {int(setting.default): f" {words.say('ui-settings-default')}"}
    return [(f"={setting.show(value)}", f"{told.value(value)}{mark.get(value, '')}") for value in setting.values]


def _only(setting: Setting, words: Screen) -> str:
    """For a setting about a special card: which box it needs."""
    if setting.special is None:
        return ""
    own = screen(words.language, booklet_for(BOXES[setting.special.name], words.language).id)
    return words.say("ui-settings-only", card=own.say("card-special.bare"))
