"""The screen: which language it speaks, and the words of the booklet in play."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from penultima.booklets import Rules, booklets
from penultima.bots import check_bot
from penultima.errors import LabError, RulesError
from penultima.game import Card, Event, Match
from penultima.game.event import SHAPES
from penultima.game.move import ALL_MOVES
from penultima.text import LANGUAGES, Translator, chosen_language, messages, translator
from penultima.text.events import arguments as event_arguments
from penultima.text.messages import capitalized
from penultima.text.questions import arguments as question_arguments
from penultima.text.reasons import arguments as reason_arguments
from tests.choosing import pairs
from tests.differential import random_rules
from tests.game.random_play import BOOKLETS, play_on, seated
from tests.text.samples import FAMILIES

NAMES = [f"Player{seat}" for seat in range(10)]


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        ("it", {"LC_ALL": "fr_FR.UTF-8"}, "it"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "pt_BR", "LANG": "es_ES"}, "pt"),
        (None, {"LC_ALL": "es_MX.UTF-8@euro", "LANG": "fr"}, "es"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
        ("de", {}, "en"),
    ],
)
def test_the_language_is_asked_for_or_the_locale_s_or_english(
    wish: str | None, environment: dict[str, str], language: str
) -> None:
    assert chosen_language(wish, environment) == language


def test_an_unknown_language_and_a_missing_message_fall_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Translator("de").card(Card("r7")) == "a red 7"
    monkeypatch.setattr(messages.Messages, "say", lambda self, id_, args: "yes" if self.language == "en" else None)
    assert translator("fr").say("ui-out") == "yes"


def test_a_message_that_is_nowhere_is_a_mistake_of_the_program() -> None:
    with pytest.raises(LookupError, match="event-nothing"):
        translator().say("event-nothing")
    with pytest.raises(LookupError, match="event-laid"):
        translator().say("event-laid", you="no")


def test_english_cards_follow_the_box() -> None:
    cards = [Card(text) for text in ["r7", "y8", "gs", "br", "y+", "w", "w4", "x", "?"]]
    assert [translator("en", "scary/fr").card(card) for card in cards] == [
        "a pink 7", "a yellow 8", "a green Skip", "a blue Reverse", "a yellow Draw Two", "a Wild",
        "a Wild Draw Four", "a Scary card", "a card",
    ]  # fmt: skip
    specials = [translator("en", printed).card(Card("x"), "bare") for printed in ("revenge", "battle/pt", "hyper/fr")]
    assert specials == ["Revenge card", "Battle card", "Hyper Speed card"]
    assert translator().card(Card("y8"), "face") == "an 8"
    assert translator().color("red") == "red"
    assert translator("en", "scary/it").color("red") == "pink"


def test_messages_are_given_what_their_files_promise() -> None:
    round = Match("classic/en", 3, seed=1).round
    view = round.view(round.turn)
    words = translator()
    assert set(event_arguments(words, Event("tied"), NAMES, 0)) == FAMILIES["event"]
    assert set(question_arguments(words, view, NAMES)) == FAMILIES["ask"]
    assert set(reason_arguments(words, view, ALL_MOVES[0], NAMES)) == FAMILIES["reason"]


@pytest.mark.parametrize(("name", "language"), pairs(BOOKLETS, LANGUAGES))
def test_every_question_and_refusal_is_told_in_every_language(name: str, language: str) -> None:
    """Random games with random settings: what is asked, and why each other move is refused or fits."""
    dice = random.Random(f"{name} {language}")
    words, told = translator(language, name), set()
    for _ in range(6):
        round = seated(dice, name, dice.randint(2, 5), settings=True)
        for _ in play_on(round, dice, 40):
            asked = round.turn
            for seat in (asked, dice.randrange(round.players)):
                if seat is None:
                    continue
                view, move = round.view(seat), dice.choice(ALL_MOVES)
                reason = round.why_not(move, seat)
                sentence = words.reason(reason, view, move, NAMES) if reason else words.fits(view, move, NAMES)
                told |= {sentence, words.question(view, NAMES)} if seat == asked else {sentence}
    assert len(told) > 40
    for sentence in told:
        assert sentence[0] in "¿¡" or sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert not set("{}") & set(sentence)
        assert sentence.rstrip(")»\u202f\u00a0 ")[-1] in ".!?…", sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_to_everybody_concerned(language: str) -> None:
    words = translator(language, "battle/pt")
    for name in SHAPES:
        for me in (None, 0, 1, 2):
            cards = (Card("r7"), Card("w"))[: 1 if name in ("laid", "gave") else 2]
            event = Event(name, 0, 1, cards, "red" if name in ("named", "hyper") else "left", (2, 0))
            sentence = words.event(event, ["Ann", "Bo", "Cy"], me)
            assert sentence
            assert not set("{}") & set(sentence)
            if me == 0 and name not in ("chose", "dealer", "match_over", "scored"):
                assert "Ann" not in sentence, sentence
            if me == 1 and SHAPES[name][:2] == ("seat", "whom"):
                assert "Bo" not in sentence, sentence


def test_refusals_of_rules_are_told_in_every_language() -> None:
    for text in ("bottle", "zzz", "battle/xx", "classic +hand", "classic +x=1", "classic +hand=99", "classic +draw=x"):
        for language in LANGUAGES:
            with pytest.raises(RulesError) as refused:
                Rules.parse(text)
            assert refused.value.code
            assert translator(language).error(refused.value)


@pytest.mark.parametrize(
    ("wrong", "names"),
    [
        (lambda: Rules.parse("clasic"), ("clasic", "classic")),
        (lambda: Rules.parse("classic +forced=on"), ("forced", "forced_play, forced_draw")),
        (lambda: Rules.parse("classic +stacking=anyy"), ("stacking", "off, same, any", "anyy", "any")),
        (lambda: check_bot("expret"), ("expret", "expert")),
    ],
)
def test_what_may_have_been_meant_is_asked_in_every_language(
    wrong: Callable[[], object], names: tuple[str, ...]
) -> None:
    questions = set()
    for language in LANGUAGES:
        with pytest.raises(RulesError) as refused:
            wrong()
        told = translator(language).error(refused.value)
        questions.add(told)
        assert told.endswith("?")
        assert all(name in told.lower() for name in names)
        assert told.rstrip("?\u202f\u00a0”»").endswith(names[-1])
    assert len(questions) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("there is no bot.", "There is no bot."),
        ("uno=automatic and uno_penalty=4", "uno=automatic and uno_penalty=4"),
        ("http://cards.example says no.", "http://cards.example says no."),
        ("results/x holds another run.", "results/x holds another run."),
    ],
)
def test_a_sentence_begins_with_a_capital_unless_with_something_as_it_is_written(text: str, shown: str) -> None:
    assert capitalized(text) == shown


def test_random_rules_still_differ() -> None:
    dice = random.Random(1)
    drawn = {str(random_rules(dice, printed.id)) for printed in booklets() for _ in range(20)}
    assert len(drawn) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_is_no_level_is_called_by_its_name(language: str) -> None:
    said = {
        name: Translator(language).say("page-level", level=name) for name in ("expert", "trained", "first", "search")
    }
    assert said["first"].strip("\u2068\u2069") == "first"
    assert said["search"].strip("\u2068\u2069") == "search"
    assert len(set(said.values())) == 4


@pytest.mark.parametrize(
    ("language", "thousand", "more"),
    [("en", "1,234", "12,345"), ("es", "1234", "12.345"), ("it", "1234", "12.345"), ("pt", "1.234", "12.345")],
)
def test_large_numbers_are_written_as_the_language_does(language: str, thousand: str, more: str) -> None:
    """As browsers write them: a page and a terminal say the same."""
    assert thousand in translator(language).say("rule-aim-low", target=1234)
    assert more in translator(language).say("rule-aim-low", target=12345)


def test_an_error_that_begins_with_the_name_of_a_file_leaves_it_as_it_is() -> None:
    for language in LANGUAGES:
        said = translator(language).error(LabError("results hold something else", "lab-not-empty", path="results"))
        assert "results" in said
        assert "Results" not in said
