"""The settings as a JSON schema, for servers and forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from penultima.rules.settings import MATCH_SETTINGS, SETTINGS, Number, Setting

if TYPE_CHECKING:
    from penultima.text.screen import Screen

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def settings_schema(screen: Screen) -> dict[str, Any]:
    """An object with a property for each setting a table may change."""
    open_ = [setting for setting in SETTINGS.values() if setting.name != "special"]
    return {
        "$schema": DRAFT,
        "title": "Penultima settings",
        "type": "object",
        "properties": {setting.name: _property(setting, screen) for setting in open_},
        "additionalProperties": False,
    }


def _property(setting: Setting, screen: Screen) -> dict[str, Any]:
    """Its values and default; what a form wants to know besides has a name beginning with x-."""
    told = screen.setting(setting.name)
    concerns = "match" if setting in MATCH_SETTINGS else "round"
    words = {"title": told.title, "description": told.about, **_values(setting, told.values)}
    return words | {
        "x-house": setting.house,
        "x-concerns": concerns,
        "x-special": None if setting.special is None else setting.special.name.lower(),
    }


def _values(setting: Setting, words: dict[str, str]) -> dict[str, Any]:
    if isinstance(setting, Number):
        return {"type": "integer", "minimum": setting.low, "maximum": setting.high, "default": setting.default}
    return {"type": "string", "enum": list(words), "default": setting.show(setting.default), "x-words": words}
