"""Settings in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from penultima.rules.settings import SETTINGS, Choice

if TYPE_CHECKING:
    from penultima.text.screen import Screen


@dataclass(frozen=True, slots=True)
class SettingText:
    """A setting's name, what it decides, and the words of its values."""

    screen: Screen
    name: str
    title: str
    about: str

    def value(self, value: int) -> str:
        """What is played with this value, as a clause."""
        setting = SETTINGS[self.name]
        attribute = setting.show(value).replace("_", "-") if isinstance(setting, Choice) else "value"
        return self.screen.say(f"{message_id(self.name)}.{attribute}", n=int(value))

    @property
    def values(self) -> dict[str, str]:
        """Each value of a choice as it is written, and its words."""
        setting = SETTINGS[self.name]
        return (
            {setting.show(value): self.value(value) for value in setting.values} if isinstance(setting, Choice) else {}
        )


def message_id(name: str) -> str:
    """The message of a setting."""
    return f"setting-{name.replace('_', '-')}"


def setting_text(screen: Screen, name: str) -> SettingText:
    """A setting in the screen's language."""
    id_ = message_id(name)
    return SettingText(screen, name, screen.say(id_), screen.say(f"{id_}.about"))
