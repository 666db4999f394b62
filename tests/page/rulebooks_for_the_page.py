"""What Python says of every booklet and of many house rules; the rulebook that the page writes by itself must agree.

python -m tests.page.rulebooks_for_the_page      writes web/tests/rulebooks.json anew
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

from penultima.booklets import Rules, booklets
from penultima.catalog import rulebook_shown
from penultima.errors import RulesError
from penultima.protocol import write
from penultima.rules.settings import SETTINGS, Choice
from penultima.text.languages import LANGUAGES

FILE = Path(__file__).parents[2] / "web" / "tests" / "rulebooks.json"
TABLES = 240
"""How many tables with rules of their own."""


def house_rules(dice: random.Random) -> Rules:
    """A booklet, and whatever a table may play otherwise."""
    rules = dice.choice(booklets()).rules
    for name in dice.sample([name for name in SETTINGS if name != "special"], dice.randint(1, 12)):
        setting = SETTINGS[name]
        value = (
            dice.choice(list(setting.values))
            if isinstance(setting, Choice)
            else dice.randint(setting.low, setting.high)
        )
        try:
            rules = rules.changed(**{name: setting.show(value)})
        except RulesError:
            continue
    return rules


def digest(rules: Rules, language: str) -> str:
    """What names exactly this rulebook, as it is sent."""
    return hashlib.sha256(write(rulebook_shown(rules, language))).hexdigest()[:16]


def tables() -> list[Rules]:
    """All booklets, and tables with rules of their own."""
    dice = random.Random("rulebooks")
    found = [*(one.rules for one in booklets()), *(house_rules(dice) for _ in range(TABLES))]
    return list({str(rules): rules for rules in found}.values())


def digests(rules: Rules) -> dict[str, str]:
    """What names the rulebook of a table, by language."""
    return {language: digest(rules, language) for language in LANGUAGES}


def written() -> str:
    """The file: by rules, the digests of the rulebook in every language."""
    return json.dumps({str(rules): digests(rules) for rules in tables()}, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
