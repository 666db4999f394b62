"""Settings in words, and all of them as a JSON schema for servers and forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from penultima.rules.settings import MATCH_SETTINGS, SETTINGS, Choice, Number, Setting

if TYPE_CHECKING:
    from penultima.text.translator import Translator


@dataclass(frozen=True, slots=True)
class SettingText:
    """A setting's name, what it decides, and the words of its values."""

    translator: Translator
    name: str
    title: str
    about: str

    def value(self, value: int) -> str:
        """What is played with this value, as a clause."""
        setting = SETTINGS[self.name]
        attribute = setting.show(value).replace("_", "-") if isinstance(setting, Choice) else "value"
        return self.translator.say(f"{message_id(self.name)}.{attribute}", n=int(value))

    @property
    def values(self) -> dict[str, str]:
        """Each value of a choice as it is written, and its words."""
        setting = SETTINGS[self.name]
        return (
            {setting.show(value): self.value(value) for value in setting.values} if isinstance(setting, Choice) else {}
        )


def message_id(name: str) -> str:
    """The id of the message about a setting."""
    return f"setting-{name.replace('_', '-')}"


def setting_text(translator: Translator, name: str) -> SettingText:
    """A setting in the translator's language."""
    id_ = message_id(name)
    return SettingText(translator, name, translator.say(id_), translator.say(f"{id_}.about"))


DRAFT = "https://json-schema.org/draft/2020-12/schema"


def settings_schema(translator: Translator) -> dict[str, Any]:
    """An object with a property for each setting a table may change."""
    open_ = [setting for setting in SETTINGS.values() if setting.name != "special"]
    return {
        "$schema": DRAFT,
        "title": "Penultima settings",
        "type": "object",
        "properties": {setting.name: _property(setting, translator) for setting in open_},
        "additionalProperties": False,
    }


def _property(setting: Setting, translator: Translator) -> dict[str, Any]:
    """Its values and default; what a form wants to know besides has a name beginning with x-."""
    text = translator.setting(setting.name)
    concerns = "match" if setting in MATCH_SETTINGS else "round"
    words = {"title": text.title, "description": text.about, **_values(setting, text.values)}
    return words | {
        "x-house": setting.house,
        "x-concerns": concerns,
        "x-special": None if setting.special is None else setting.special.name.lower(),
    }


def _values(setting: Setting, words: dict[str, str]) -> dict[str, Any]:
    if isinstance(setting, Number):
        return {"type": "integer", "minimum": setting.low, "maximum": setting.high, "default": setting.default}
    return {"type": "string", "enum": list(words), "default": setting.show(setting.default), "x-words": words}
