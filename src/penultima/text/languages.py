"""The languages that people can choose, and which one a person wants."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

OWN_NAMES = {"en": "English", "fr": "Français", "es": "Español", "it": "Italiano", "pt": "Português"}
"""The languages, each by its own name; `text/messages` has a folder for each."""
LANGUAGES = tuple(OWN_NAMES)
ENGLISH = "en"


def chosen_language(wish: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for if there is such a one, else the locale's (fr_CA.UTF-8 is fr), else English."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    languages = [re.split(r"[_.@-]", text)[0].lower() for text in (wish or "", locale)]
    return next((language for language in languages if language in LANGUAGES), ENGLISH)
