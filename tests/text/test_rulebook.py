"""The rulebook says what is in force, nothing else, and marks what is special about it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from penultima.booklets import EDITIONS, Booklet, Rules, booklet, booklets
from penultima.errors import RulesError
from penultima.rules.settings import SETTINGS, Choice, Stacking
from penultima.text.languages import LANGUAGES
from penultima.text.messages import folder, messages
from penultima.text.rulebook import Paragraph, Rulebook, RulebookWriter, holds, rulebook
from penultima.text.rulebook_html import as_html
from penultima.text.rulebook_plain import as_markdown, as_text
from penultima.text.rulebook_table import NOTES, PARAGRAPHS, POINTS_ROWS
from tests.choosing import few, pairs
from tests.text.catalog import catalog, used

SPOKEN = [language for language in LANGUAGES if (folder(language) / "rulebook.ftl").is_file()]
HOUSES = (
    "",
    "+stacking=same +hand=5",
    "+stacking=any +bluff=refused +jump_in=on",
    "+sevens_zeros=on +draw=until +forced_play=on +uno_penalty=1",
    "+uno=automatic +hand=1 +next_dealer=winner",
    "+match=round +free_draw=must +two_player_reverse=flip",
    "+match=low +low_score=offered +target=5000 +next_dealer=draw +forced_draw=must",
    "+match=points +target=200 +next_dealer=same +low_score=none",
    "+uno_until=begins +direction=right +last_draw=no +wild_guilt=yes",
    "+uno_until=own_turn +uno_due=everyone +last_draw=yes +stacking=same",
)
OFF = {"off", "none"}
"""Values that are told by silence."""

every_booklet = pytest.mark.parametrize("printed", booklets(), ids=lambda printed: printed.id)
every_language = pytest.mark.parametrize("language", SPOKEN)
every_booklet_in_every_language = pytest.mark.parametrize(
    ("printed", "language"), pairs(booklets(), SPOKEN), ids=lambda value: getattr(value, "id", value)
)


@cache
def sheet() -> dict[str, dict[str, Any]]:
    """Everything that has an id."""
    data = tomllib.loads((files("penultima.booklets") / "rulebook.toml").read_text("utf-8"))
    return {entry["id"]: entry for kind in ("rule", "question", "ruling") for entry in data[kind]}


def applies(id_: str, rules: Rules) -> bool:
    """Does the rule stand in this booklet, and is its house rule on?"""
    assert id_ in sheet(), f"booklets/rulebook.toml lacks {id_}"
    entry = sheet()[id_]
    printed = any(pattern == "all" or fnmatch(rules.booklet, pattern) for pattern in entry["booklets"])
    return printed and ("house" not in entry or rules[entry["house"]] != 0)


def paragraphs(page: Rulebook) -> Iterator[Paragraph]:
    """All paragraphs of a page, without the list of ids."""
    return (one for chapter in page.chapters if not chapter.listed for one in chapter.paragraphs)


@cache
def english(rules: Rules, everything: bool = False) -> Rulebook:
    """The page in English."""
    return rulebook(rules, everything=everything)


@cache
def texts(rules: Rules) -> dict[str, str]:
    """The paragraphs in English, by message."""
    return {one.id: one.text for one in paragraphs(english(rules)) if one.id.startswith("rule-")}


def words(page: Rulebook) -> str:
    """All that is read."""
    return " ".join(
        [page.title, *page.lead, *(chapter.title for chapter in page.chapters), *map(str, paragraphs(page))]
    )


def every_table() -> Iterator[Rules]:
    """Every booklet with every set of house rules it allows."""
    for printed in booklets():
        for house in HOUSES:
            yield Rules.parse(f"{printed.id} {house}")


def every_single_change() -> Iterator[Rules]:
    """Every booklet with each value of each setting it allows."""
    for printed in booklets():
        for setting in SETTINGS.values():
            values = [setting.show(value) for value in setting.values] if isinstance(setting, Choice) else ["1", "99"]
            for value in values:
                try:
                    yield printed.rules.changed(**{setting.name: value})
                except RulesError:
                    continue


@every_language
def test_every_paragraph_is_told_in_the_language_itself(language: str) -> None:
    """Nothing falls back to English, and no message uses a setting that its paragraph does not depend on."""
    spoken = messages(language)
    for rules in every_table():
        writer = RulebookWriter(rules, booklet(rules.booklet), language)
        given = {"box": writer.printed.edition, "region": rules.booklet.replace("/", "-")}
        for entry in (*PARAGRAPHS, *NOTES):
            if holds(entry, rules):
                settings = {name: value for name, value in writer.arguments(entry).items() if entry in PARAGRAPHS}
                told = spoken.say(entry.message, given | settings)
                assert told, f"text/messages/{language}/rulebook.ftl lacks {entry.message}, or an argument ({rules})"


@every_language
def test_the_frame_is_told_in_the_language_itself(language: str) -> None:
    ours = catalog(language)
    frame = {name for name, entry in catalog("en").items() if entry.file == "rulebook"}
    listed = {entry.message for entry in (*PARAGRAPHS, *NOTES)} | {cell for row in POINTS_ROWS for cell in row}
    listed |= {f"section-{entry.section}" for entry in (*PARAGRAPHS, *NOTES)} | {f"language-{one}" for one in LANGUAGES}
    listed |= {f"rulebook-{one}" for one in ("title", "about", "numbers", "table", "house", "differs", "undo", "legal")}
    for name in sorted(frame | {name for name in listed if not name.isdigit()}):
        assert name in ours, f"text/messages/{language}/rulebook.ftl lacks {name}"
    assert {name for name in frame - listed if not name.startswith("name-")} == set()
    assert used(language, "rulebook-differs") == {"count", "languages"}
    names = {one: messages(language).say(f"language-{one}", {}) for one in LANGUAGES}
    for one, said in names.items():
        assert said, f"text/messages/{language}/rulebook.ftl lacks language-{one}"
    assert len(set(names.values())) == len(LANGUAGES)


@pytest.mark.parametrize("houses", ["some", pytest.param("all", marks=pytest.mark.long)])
@every_booklet_in_every_language
def test_every_page_is_whole_in_every_form(printed: Booklet, language: str, houses: str) -> None:
    """Without house rules and with some sets of them, other ones for each booklet and language; or with all."""
    turn = booklets().index(printed) + SPOKEN.index(language)
    for house in HOUSES if houses == "all" else {HOUSES[0], HOUSES[turn % 10], HOUSES[(turn + 5) % 10]}:
        page = rulebook(Rules.parse(f"{printed.id} {house}"), language, everything=not house, ids=True)
        assert page.language == language
        for form in (as_text(page), as_text(page, 40), as_markdown(page), as_html(page)):
            plain = re.sub(r"<style>.*</style>", "", form, flags=re.DOTALL)
            assert not set("{}") & set(plain)
            assert "  ." not in plain
            assert "None" not in plain
            for one in paragraphs(page):
                for id_ in one.cites:
                    assert id_ in plain


@every_booklet_in_every_language
def test_no_special_card_of_another_box_is_mentioned(printed: Booklet, language: str) -> None:
    spoken = messages(language)
    for house in HOUSES:
        text = words(rulebook(Rules.parse(f"{printed.id} {house}"), language))
        for box in set(EDITIONS) - {printed.edition, "classic"}:
            name = spoken.say("name-special", {"box": box, "region": f"{box}-{language}"})
            assert not re.search(rf"\b{re.escape(str(name))}\b", text), f"{name} in {printed.id}"
        pink = str(spoken.say("name-fourth-color", {"box": "scary", "region": f"scary-{language}"}))
        assert (pink in text) == (printed.edition == "scary")


MENTIONED_ONLY = {
    "stack": ("stacking", {"same", "any"}),
    "pass it on": ("stacking", {"same", "any"}),
    "jump": ("jump_in", {"on"}),
    "swap": ("sevens_zeros", {"on"}),
    "out of turn": ("jump_in", {"on"}),
    "challenge": ("bluff", {"allowed"}),
    "bluff": ("bluff", {"allowed"}),
    "caught": ("uno", {"said", "automatic"}),
    "out loud": ("uno", {"said"}),
    "said for you": ("uno", {"automatic"}),
    "draw until": ("draw", {"until"}),
    "lowest total": ("match", {"points", "low"}),
}


def test_what_is_off_is_not_mentioned() -> None:
    for rules in (*every_table(), *every_single_change()):
        text = " ".join(one.text for one in paragraphs(english(rules))).lower()
        for word, (setting, on) in MENTIONED_ONLY.items():
            if SETTINGS[setting].show(rules[setting]) not in on:
                assert word not in text, f"{word!r} with {rules}"
        if rules["match"] == 1 and not rules.booklet.startswith("hyper"):
            assert "points" not in text
        if SETTINGS["low_score"].show(rules["low_score"]) == "none":
            assert "lowest total" not in text


def test_every_id_stands_in_the_rulebook_of_this_table() -> None:
    for rules in (*every_table(), *every_single_change()):
        for one in paragraphs(english(rules)):
            assert one.cites, f"{one.id} of {rules} comes from nowhere"
            assert [id_ for id_ in one.cites if not applies(id_, rules)] == []


@every_booklet
def test_every_printed_rule_and_every_question_is_answered(printed: Booklet) -> None:
    cited = {id_ for one in paragraphs(rulebook(printed.rules)) for id_ in one.cites}
    due = {id_ for id_, entry in sheet().items() if id_[0] != "X" and applies(id_, printed.rules)}
    # Where one round is the whole match nobody deals a next one.
    assert due - cited == ({"Q3"} if printed.edition == "hyper" else set())


@pytest.mark.parametrize("setting", [name for name in SETTINGS if name != "special"])
def test_every_house_ruling_is_told_where_it_holds(setting: str) -> None:
    rulings = {id_ for id_, entry in sheet().items() if entry.get("house") == setting}
    for value in ("same", "any", "on", "until"):
        try:
            rules = Rules.parse(f"classic/en +{setting}={value}")
        except RulesError:
            continue
        if rules.changes:
            assert rulings <= {id_ for one in paragraphs(english(rules)) for id_ in one.cites}


@pytest.mark.parametrize("name", SETTINGS)
def test_every_value_has_its_paragraph(name: str) -> None:
    setting = SETTINGS[name]
    told = {value for entry in PARAGRAPHS for value in entry.when.get(name, ())}
    if isinstance(setting, Choice):
        values = {setting.show(value) for value in setting.values}
        assert told <= values
        assert values - told <= OFF, (
            f"text/rulebook_table.py has no paragraph for {name}={', '.join(values - told - OFF)}"
        )
    else:
        assert any(name in entry.uses for entry in PARAGRAPHS), f"no paragraph of text/rulebook_table.py uses {name}"


def test_every_paragraph_depends_on_settings_that_exist() -> None:
    for entry in (*PARAGRAPHS, *NOTES):
        unknown = set(entry.when) - set(SETTINGS)
        assert not unknown, f"rules/settings.py lacks {unknown}, on which {entry.message} depends"


def test_every_id_is_in_the_rulebook() -> None:
    for entry in (*PARAGRAPHS, *NOTES):
        unknown = set(entry.cites) - set(sheet())
        assert not unknown, f"booklets/rulebook.toml lacks {unknown}, which {entry.message} cites"
    for id_, ruling in sheet().items():
        house = ruling.get("house", "hand")
        assert house in SETTINGS, f"rules/settings.py lacks {house}, the house rule of {id_}"


@pytest.mark.parametrize("name", [name for name in SETTINGS if name != "special"])
def test_two_values_never_read_the_same(name: str) -> None:
    """In some booklet each value makes a rulebook of its own."""
    setting = SETTINGS[name]
    values = [setting.show(value) for value in setting.values] if isinstance(setting, Choice) else ["50", "1", "2", "9"]
    read: dict[str, dict[str, str]] = {}
    for printed in booklets():
        for value in values:
            try:
                read.setdefault(value, {})[printed.id] = str(texts(printed.rules.changed(**{name: value})))
            except RulesError:
                continue
    for one, other in combinations(read.values(), 2):
        assert any(one[id_] != other[id_] for id_ in one.keys() & other.keys())


@every_booklet
def test_marked_exactly_where_a_sister_reads_otherwise(printed: Booklet) -> None:
    sisters = [other for other in booklets() if other.edition == printed.edition and other != printed]
    read = {other.language: texts(other.rules) for other in sisters}
    for one in paragraphs(rulebook(printed.rules)):
        if one.id.startswith("rule-"):
            assert set(one.unlike) == {language for language, theirs in read.items() if theirs.get(one.id) != one.text}
            assert not one.own
            assert len(one.marks) == bool(one.unlike)


def test_marked_exactly_where_the_table_has_changed_it() -> None:
    for rules in (*every_table(), *every_single_change()):
        plain = texts(booklet(rules.booklet).rules)
        for one in paragraphs(english(rules)):
            if one.id.startswith("rule-"):
                assert one.own == (plain.get(one.id) != one.text), f"{one.id} of {rules}"
                assert not (one.own and not one.marks)


def test_marks_in_words() -> None:
    marks = {one.id: one.marks for one in paragraphs(rulebook(Rules.parse("battle/fr +hand=5")))}
    assert marks["rule-battle-next"] == ("Differs from these booklets: English, Spanish, Portuguese",)
    assert marks["rule-battle"] == ("Differs from the Spanish booklet",)
    assert marks["rule-deal"] == ("Rule of this table",)
    assert marks["rule-skip"] == ()
    both = {one.id: one.marks for one in paragraphs(rulebook(Rules.parse("battle/fr +uno_penalty=4")))}[
        "rule-uno-caught"
    ]
    assert both == ("Rule of this table", "Differs from these booklets: English, Spanish, Portuguese")


@every_booklet
def test_a_note_stands_where_we_leave_the_letter(printed: Booklet) -> None:
    left = {
        id_
        for id_, entry in sheet().items()
        if entry.get("instead") and applies(id_, printed.rules)
        if any(fnmatch(printed.id, pattern) for pattern in entry.get("instead_in", ["*"]))
    }
    noted = {id_ for one in paragraphs(rulebook(printed.rules)) if one.id.startswith("note-") for id_ in one.cites}
    assert noted == left


def test_a_note_names_the_setting_that_follows_the_letter() -> None:
    notes = {one.id: one.text for one in paragraphs(english(Rules.parse("hyper/fr +match=points")))}
    assert "“Reverse with two players” (two_player_reverse=flip)" in notes["note-two-player-reverse"]
    assert "(last_draw=yes)" in notes["note-last-card"]
    followed = english(Rules.parse("hyper/fr +two_player_reverse=flip +last_draw=yes"))
    assert not {one.id for one in paragraphs(followed)} & {"note-two-player-reverse", "note-last-card"}


def test_what_follows_the_letter_is_not_marked_as_leaving_it() -> None:
    def listed(rules: str) -> dict[str, str]:
        page = rulebook(Rules.parse(rules), everything=True)
        return {one.id: one.text for chapter in page.chapters if chapter.listed for one in chapter.paragraphs}

    for id_ in ("G1", "G2", "J18", "K22", "M8"):
        assert "We play:" in listed("battle/es")[id_]
    assert listed("battle/es")["G1"].endswith("(By the letter: two_player_reverse=flip.)")
    assert "We play:" not in listed("battle/es +two_player_reverse=flip")["G1"]


@every_booklet
def test_ids_are_shown_on_wish(printed: Booklet) -> None:
    plain, numbered = rulebook(printed.rules), rulebook(printed.rules, ids=True)
    assert "[E1" not in as_text(plain)
    assert '<span class="ids">' not in as_html(plain)
    assert "<small>" not in as_markdown(plain)
    assert plain.numbers not in plain.lead
    assert numbered.numbers in numbered.lead
    assert rulebook(printed.rules, everything=True).ids


@every_booklet
def test_the_game_in_a_minute_comes_first_and_is_half_a_page(printed: Booklet) -> None:
    first = english(printed.rules).chapters[0]
    assert first.id == "minute"
    assert len(" ".join(one.text for one in first.paragraphs).split()) < 200


@every_booklet
def test_a_first_card_is_explained_with_its_card(printed: Booklet) -> None:
    """As in the booklets, and reshuffling belongs to a turn."""
    chapters = {one.id: chapter.id for chapter in english(printed.rules).chapters for one in chapter.paragraphs}
    assert chapters["rule-reshuffle"] == "turn"
    if "rule-first-ignored" not in chapters:
        assert {chapters[f"rule-first-{card}"] for card in ("skip", "reverse", "draw-two")} == {"action"}
        assert {chapters[f"rule-first-{card}"] for card in ("wild", "draw-four")} == {"wild"}


@every_booklet
def test_what_cannot_occur_is_not_said(printed: Booklet) -> None:
    told = texts(printed.rules)
    assert "kept" not in told.get("rule-drawn-must", "")
    assert ("rule-uno-everyone" in told) == (printed.id == "battle/es")
    assert "rule-uno-everyone" in texts(Rules.parse(f"{printed.id} +uno_due=everyone +sevens_zeros=on"))


def test_a_note_goes_with_its_rule() -> None:
    """A table without challenge or UNO does not read how we understand these."""
    ids = {one.id for one in paragraphs(rulebook(Rules.parse("revenge/es +bluff=refused +uno=automatic")))}
    assert not ids & {"note-challenger", "note-own-next-turn"}


def test_as_many_play_as_the_deck_allows() -> None:
    assert "From 2 to 10 people" in texts(Rules.parse("hyper"))["rule-deal"]
    assert "From 2 to 9 people" in texts(Rules.parse("hyper +hand=8"))["rule-deal"]
    assert "deals 1 card to" in texts(Rules.parse("classic +hand=1"))["rule-deal"]


def test_the_list_of_all_rules() -> None:
    page = rulebook(Rules.parse("classic +stacking=any"), everything=True)
    listed = {one.id: one.text for chapter in page.chapters if chapter.listed for one in chapter.paragraphs}
    assert set(listed) == {id_ for id_ in sheet() if applies(id_, Rules.parse("classic +stacking=any"))}
    assert listed["Q15"].endswith("At this table: stacking=any.")
    assert SETTINGS["stacking"].show(Stacking.ANY) == "any"
    assert "X37" not in listed
    assert "- **X33** Taking means" in as_markdown(page)
    assert "\nX33  Taking means" in as_text(page)


def test_a_language_we_do_not_speak_is_english() -> None:
    page = rulebook(Rules.parse("classic"), "xx")
    assert (page.language, page.title) == ("en", "Classic: the rules")


@pytest.mark.parametrize("width", few([30, 60, 100], 30))
def test_text_wraps_to_the_width(width: int) -> None:
    for rules in every_table():
        assert max(map(len, as_text(english(rules, everything=True), width).splitlines())) <= max(width, 45)


class Document(HTMLParser):
    """Checks that every tag is closed, in order, and collects what refers to what."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.language = ""
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open."""
        given = dict(attrs)
        self.tags.append(tag)
        self.ids += [str(given["id"])] if "id" in given else []
        self.links += [str(given[name]) for name in ("href", "src", "aria-labelledby") if name in given]
        self.language = str(given["lang"]) if tag == "html" else self.language
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close."""
        assert self.open.pop() == tag


@every_booklet_in_every_language
def test_html_is_whole_and_needs_nothing_else(printed: Booklet, language: str) -> None:
    for everything in (False, True):
        text = as_html(rulebook(printed.rules.changed(stacking="any"), language, everything, ids=True))
        page = Document(text)
        assert page.language == language
        assert (page.tags.count("h1"), page.tags.count("title"), page.tags.count("table")) == (1, 1, 1)
        assert len(set(page.ids)) == len(page.ids)
        assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
        assert not re.search(r"https?:|url\(|@import|<script|<link|<img", text)
        assert "prefers-color-scheme: dark" in text
        assert "@media print" in text
        assert "viewport" in text
        assert {"H1", "N2", "X30"} <= set(page.ids)
