"""Three recipes of CONTRIBUTING.md, followed in a copy of the tree: a house rule, a language, a server message.

With every place done the checks pass; with any one place left out, a check fails and says which. The copy runs plain
Python, so nothing is compiled, and for a place that is left out only the check runs that should notice it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from penultima.text.languages import LANGUAGES
from tests.choosing import few

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "docs", "web/src", "pyproject.toml")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "page", "screens", "*.npz")
END = ""
"""Stands for the end of a file, which is made if it is not there."""


@dataclass(frozen=True)
class Place:
    """One place of a recipe: texts to put into a file, each behind another one, or something to make."""

    path: str
    texts: tuple[tuple[str, str], ...]
    check: str
    """The test that notices when it is left out."""
    says: str
    """What it says then."""
    part: str = ""
    """Which part of the file it is, where a recipe has two."""
    make: Callable[[Path], None] | None = None

    def __str__(self) -> str:
        return f"{self.path} {self.part}".strip()

    def do(self, tree: Path) -> None:
        """Do what the recipe says."""
        if self.make is not None:
            self.make(tree)
        for anchor, new in self.texts:
            file = tree / self.path
            text = file.read_text("utf-8") if file.exists() else ""
            assert anchor == END or text.count(anchor) == 1, f"{anchor!r} stands {text.count(anchor)} times in {file}"
            file.write_text(text.replace(anchor, anchor + new) if anchor else text + new, "utf-8")


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in the tree, without an engine to compile and without plugins to load."""
    environment = os.environ | {"PYTHONPATH": str(tree / "src"), "PENULTIMA_ENGINE": "interpreted"}
    environment |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    environment |= {"PYTHONPYCACHEPREFIX": str(tree / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


def run_checks(tree: Path, *checks: str) -> subprocess.CompletedProcess[str]:
    """Run some tests of the tree."""
    return run(tree, "-m", "pytest", "-p", "no:cacheprovider", "-q", "--tb=short", *dict.fromkeys(checks))


def make_generated(tree: Path) -> None:
    """What `make generated` does."""
    run(tree, "-m", "penultima.client.generated").check_returncode()


def write_settings_page(tree: Path) -> None:
    """The list of settings in the documentation."""
    page = run(tree, "-m", "penultima", "settings", "--lang", "en", "--markdown").stdout
    (tree / "docs" / "settings.md").write_text(page, "utf-8")


def copy_english(tree: Path) -> None:
    """The messages of a new language before they are translated."""
    shutil.copytree(tree / MESSAGES / "en", tree / MESSAGES / "eo")


MESSAGES = "src/penultima/text/messages"
CORE = "src/penultima/server/core"
OF_MESSAGES = "tests/text/test_messages.py::"
OF_RULEBOOK = "tests/text/test_rulebook.py::"
OF_TAGS = "tests/server/test_tags.py::"
UP_TO_DATE = "tests/client/test_generated.py::test_each_file_is_up_to_date"
FRAME = OF_RULEBOOK + "test_the_frame_is_told_in_the_language_itself"
IN_ITS_FILE = OF_MESSAGES + "test_every_message_is_there_in_its_file"
WAVE = '''
class Wave(Command, tag="wave", frozen=True):
    """Wave to everybody at the table."""

'''
WAVED = '''
class Waved(Fact, tag="waved", frozen=True, omit_defaults=True, gc=False):
    """A person waved."""

    person: int

'''
WAVE_HANDLER = """
@handles(protocol.Wave)
def _wave(table: Table, person: int, _: protocol.Wave) -> Facts:
    return [facts.Waved(person)]

"""
SETTING_TEXT = """
setting-whisper = Whispering
    .about = Whether players whisper.
    .off = everybody speaks up
    .on = everybody whispers
"""
RULING = """
[[ruling]]
id = "X45"
section = "E"
booklets = ["all"]
house = "whisper"
text = "Whoever lays a card whispers."
"""
SCENARIO = """
[[scenario]]
title = "Whispering changes nothing"
cites = ["X45"]
booklets = ["classic/en +whisper=on"]
position = '''
hands: r1 r2 | g3 g4
draw: *
discard: r5
'''
legal = ["0: r1 r2 draw"]
"""

HOUSE_RULE = (
    Place(
        "src/penultima/rules/settings.py",
        (('"who can lay must", house_place=5)\n',
          '    whisper: Small = choice(OffOn, OffOn.OFF, "whoever lays a card whispers", house_place=14)\n'),),
        OF_RULEBOOK + "test_every_paragraph_depends_on_settings_that_exist",
        "rules/settings.py lacks {'whisper'}",
    ),
    Place(
        "src/penultima/text/rulebook_table.py",
        (('"rule-seven-zero-last", "X39 X40 X41", sevens_zeros="on"),\n',
          '    _of("house", "rule-whisper", "X45", whisper="on"),\n'),),
        OF_RULEBOOK + "test_every_value_has_its_paragraph[whisper]",
        "text/rulebook_table.py has no paragraph for whisper=on",
    ),
    *(
        Place(
            f"{MESSAGES}/{language}/settings.ftl",
            ((END, SETTING_TEXT),),
            f"{IN_ITS_FILE}[{language}]" if language != "en"
            else OF_MESSAGES + "test_everything_that_can_happen_has_a_message",
            f"text/messages/{language}/settings.ftl lacks setting-whisper",
        )
        for language in LANGUAGES
    ),
    *(
        Place(
            f"{MESSAGES}/{language}/rulebook.ftl",
            ((END, "\nrule-whisper = Whoever lays a card whispers.\n"),),
            f"{FRAME}[{language}]",
            f"text/messages/{language}/rulebook.ftl lacks rule-whisper",
        )
        for language in LANGUAGES
    ),
    Place(
        "src/penultima/booklets/rulebook.toml",
        ((END, RULING),),
        OF_RULEBOOK + "test_every_id_is_in_the_rulebook",
        "booklets/rulebook.toml lacks {'X45'}",
    ),
    Place(
        "docs/settings.md",
        (),
        "tests/text/test_settings.py::test_the_page_in_the_docs_is_the_one_the_settings_give",
        "docs/settings.md is out of date",
        make=write_settings_page,
    ),
    Place(
        "tests/oracle/settings.py",
        (("# off on: who can play must\n", '    whisper: str = "off"  # off on: nothing changes\n'),),
        "tests/rules/test_oracle_agrees.py::test_the_oracle_knows_every_setting",
        "tests/oracle/settings.py lacks {'whisper'}",
    ),
    Place(
        "tests/rules/house/whisper.toml",
        ((END, SCENARIO),),
        "tests/rules/test_citations.py::test_every_rule_is_cited[X45]",
        "no scenario or test cites X45",
    ),
)  # fmt: skip

LANGUAGE = (
    Place(
        f"{MESSAGES}/eo",
        (),
        OF_MESSAGES + "test_every_folder_is_a_language",
        "text/messages has no folder for {'eo'}",
        make=copy_english,
    ),
    Place(
        "src/penultima/text/languages.py",
        (('"pt": "Português"', ', "eo": "Esperanto"'),),
        OF_MESSAGES + "test_every_folder_is_a_language",
        "text/languages.py lacks {'eo'}",
    ),
    *(
        Place(
            f"{MESSAGES}/{language}/rulebook.ftl",
            ((END, "\nlanguage-eo = Esperanto\n"),),
            f"{FRAME}[{language}]",
            f"text/messages/{language}/rulebook.ftl lacks language-eo",
        )
        for language in (*LANGUAGES, "eo")
    ),
    Place(
        "web/src/generated/choices.ts",
        (),
        f"{UP_TO_DATE}[web/src/generated/choices.ts]",
        "web/src/generated/choices.ts is out of date: make generated",
        make=make_generated,
    ),
)

SERVER_MESSAGE = (
    Place(
        "src/penultima/protocol/client_messages.py",
        (("    uno: bool = False\n    time: bool = False\n\n", WAVE),
         ("    | Commit | Give | Say | Assist | Dismiss | Mute | Pause | Resume | Tap | Leave | Unban", " | Wave")),
        OF_TAGS + "test_client_messages",
        "module 'penultima.protocol' has no attribute 'Wave'",
        "the command",
    ),
    Place(
        "src/penultima/protocol/fields.py",
        (('"resumed", "paced", "tapped", "unbanned",', ' "waved",'),),
        OF_TAGS + "test_every_fact_but_a_move_is_a_kind_of_news",
        "NewsKind in protocol/fields.py lacks {'waved'}",
        "the kind of news",
    ),
    Place(
        f"{CORE}/facts.py",
        (('    """Everybody back to the chairs, for another match."""\n\n', WAVED),
         ("| Muted | Unmuted | Paused | Resumed | Paced | Tapped | Unbanned", " | Waved")),
        OF_TAGS + "test_facts",
        "AnyFact in server/core/facts.py lacks {'Waved'}",
    ),
    Place(
        f"{CORE}/command_handlers.py",
        (("    return [facts.Assisted(my_seat(table, person), command.uno, command.time)]\n\n",
          WAVE_HANDLER),),
        OF_TAGS + "test_every_command_is_handled",
        "server/core/command_handlers.py has no handler for Wave",
    ),
    Place(
        f"{CORE}/fact_effects.py",
        (('        """Words change nothing."""\n\n',
          '    def _waved(self, fact: facts.Waved) -> None:\n        """Neither does waving."""\n\n'),),
        OF_TAGS + "test_facts",
        "server/core/fact_effects.py does not say how Waved changes a table",
    ),
    *(
        Place(
            f"{MESSAGES}/{language}/page.ftl",
            (("page-news =\n    { $what ->\n", "        [waved] { $who } waves.\n"),),
            OF_TAGS + "test_the_page_knows_every_kind_of_news",
            f"page-news in text/messages/{language}/page.ftl lacks {{'waved'}}",
        )
        for language in LANGUAGES
    ),
    Place(
        "docs/protocol.md, docs/protocol/schema.json, web/src/generated",
        (),
        UP_TO_DATE,
        "docs/protocol.md is out of date: make generated",
        make=make_generated,
    ),
    Place(
        "tests/server/test_tags.py",
        (('"Say": "say", "Assist": "assist",', ' "Wave": "wave",'),
         ('"Said": "said", "Rematched": "rematched",', ' "Waved": "waved",')),
        OF_TAGS + "test_client_messages",
        "tests/server/test_tags.py lacks {'Wave'}",
    ),
    Place(
        "tests/server/test_any_command.py",
        (("    protocol.Stand: lambda _: {},\n", "    protocol.Wave: lambda _: {},\n"),),
        "tests/server/test_any_command.py::test_no_command_is_left_out",
        "tests/server/test_any_command.py lacks {'Wave'}",
    ),
)  # fmt: skip

RECIPES = {"house rule": HOUSE_RULE, "language": LANGUAGE, "server message": SERVER_MESSAGE}
ALSO = {
    "house rule": ("tests/compatibility/test_states.py::test_the_fields_of_today_have_the_shapes_of_old",
                   "tests/rules/test_whisper.py"),
    "language": (IN_ITS_FILE,),
    "server message": ("tests/server/test_wave.py",),
}  # fmt: skip
"""What else must pass once a recipe has been followed."""
TRIED = {
    "tests/rules/test_whisper.py": """
from tests.rules.scenario import run, runs


def test_whispering_is_a_rule_to_be_chosen() -> None:
    (scenario,) = [one for one in runs() if "whisper" in one.rules]
    run(scenario)
""",
    "tests/server/test_wave.py": """
from penultima import protocol
from penultima.server.core.projections import news_item
from tests.server.offline_table import OfflineTable


def test_a_wave_is_news() -> None:
    offline = OfflineTable(people=2)
    (row,) = offline.do(1, protocol.Wave(cmd="x"))
    assert offline.replayed().seq == offline.table.seq
    assert protocol.write(news_item(row, None)) == b'{"seq":%d,"at":%d,"what":"waved","person":1}' % (row.seq, row.at)
""",
}


@pytest.fixture(scope="module")
def pristine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the checks need. The bytes that Python makes of its sources are kept from one case to the next."""
    tree = tmp_path_factory.mktemp("recipes")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=NOT_COPIED)
        else:
            shutil.copy(ROOT / name, tree / name)
    for name, test in TRIED.items():
        (tree / name).write_text(test, "utf-8")
    return tree


@pytest.fixture
def tree(pristine: Path) -> Iterator[Path]:
    """The copy; whatever a case has changed is put back afterwards."""
    touched = {place.path for places in RECIPES.values() for place in places if place.texts}
    touched |= {str(path.relative_to(pristine)) for path in (pristine / "docs").rglob("*") if path.is_file()}
    touched |= {f"web/src/generated/{path.name}" for path in (pristine / "web/src/generated").iterdir()}
    before = {path: (pristine / path).read_bytes() if (pristine / path).exists() else None for path in touched}
    yield pristine
    shutil.rmtree(pristine / MESSAGES / "eo", ignore_errors=True)
    for path, text in before.items():
        file = pristine / path
        if text is None:
            file.unlink(missing_ok=True)
        elif not file.parent.is_dir() or file.read_bytes() != text:
            file.write_bytes(text)


@pytest.mark.parametrize("recipe", few(RECIPES, "house rule"))
def test_a_recipe_names_every_place(tree: Path, recipe: str) -> None:
    """Followed to the letter, it leaves nothing to be done."""
    for place in RECIPES[recipe]:
        place.do(tree)
    told = run_checks(tree, *(place.check for place in RECIPES[recipe]), *ALSO[recipe])
    assert told.returncode == 0, told.stdout + told.stderr


SOON_TOLD = ("src/penultima/rules/settings.py", f"{CORE}/command_handlers.py", "tests/rules/house/whisper.toml")
"""Places that `make test` leaves out, one after the other; `make test-long` leaves out each."""


def left_out() -> Iterator[tuple[str, Place]]:
    """Every place of every recipe; of a file that each language has, English and one more."""
    for recipe, places in RECIPES.items():
        for place in places:
            language = re.search(r"messages/(\w+)/", place.path)
            if language is None or language[1] in ("en", "pt", "eo"):
                yield recipe, place


@pytest.mark.parametrize(
    ("recipe", "place"),
    [
        pytest.param(recipe, place, id=f"{recipe}-{place}", marks=[] if place.path in SOON_TOLD else pytest.mark.long)
        for recipe, place in left_out()
    ],
)
def test_whoever_leaves_a_place_out_is_told_which(tree: Path, recipe: str, place: Place) -> None:
    """What is made from the rest is not made here, unless it is a folder: no check but its own looks at it."""
    for other in RECIPES[recipe]:
        made = other.make is not None and other.make is not copy_english
        if not made and not other.path.startswith(f"{place.path}/") and other is not place:
            other.do(tree)
    told = run_checks(tree, place.check)
    assert told.returncode != 0, f"nobody notices that {place} was left out"
    assert place.says in told.stdout, told.stdout
