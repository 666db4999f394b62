"""The fair shuffle: what is hashed, what a server may do, what a record proves, and that no change goes unseen."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console

from penultima.booklets import Rules
from penultima.bots import bot
from penultima.cli import main
from penultima.errors import RecordError, RulesError
from penultima.game import Match, Record
from penultima.game.fair import Deal, FairError, Part, RevealedKeys, Shuffler, Transcript, commitment, hashing, receipt
from penultima.game.fair import findings as found
from penultima.game.fair.findings import Finding, Findings, Noted, Proven, Refuted, Unproven, Verdict
from penultima.game.fair.transcript import ATTEMPTS, MARKS
from penultima.game.fair.verify import verify
from penultima.terminal.verify import print_findings, ranges
from penultima.text import LANGUAGES, translator
from tests.game.random_play import play_on
from tests.rules.plain_chance import plain_below, plain_shuffle, plain_words

RULES = "classic/en +target=600"
ROOT = bytes(range(32))
PLAIN_DECK = [f"{color}{face}" for color in "rygb" for face in "0112233445566778899ssrr++"] + ["w"] * 4 + ["w4"] * 4


def own(number: int, seat: int) -> bytes:
    """A person's random bytes for a deal."""
    return hashlib.sha256(f"person {seat} deal {number}".encode()).digest()


def collect(
    shuffler: Shuffler,
    people: AbstractSet[int],
    absent: AbstractSet[int] = frozenset(),
    withheld: AbstractSet[int] = frozenset(),
) -> None:
    """A deal up to the point where its keys are fixed."""
    shuffler.ask(people)
    number = shuffler.number
    for seat in people - absent:
        shuffler.commit(seat, commitment(shuffler.transcript.match, number, seat, own(number, seat)))
    shuffler.seal()
    for seat in people - absent - withheld:
        shuffler.contribute(seat, own(number, seat))
    shuffler.settle()


def moves_of(match: Match) -> list[str]:
    return [f"{seat} {move}" for seat, move in match.round.moves]


def play_round(match: Match, dice: random.Random) -> None:
    for seat, move in play_on(match.round.copy(), dice, 100_000):
        match.play(move, seat)


def fair_match(rules: str = RULES, players: int = 4, rounds: int = 100, root: bytes = ROOT) -> tuple[Match, Shuffler]:
    """A match of so many rounds at most: people come, go and time out, round 2 is dealt at the third try."""
    dice = random.Random(5)
    shuffler = Shuffler.begin("match-1", rules, players, root=root, length=50)
    collect(shuffler, {0, 1, 2})
    match = Match(rules, players, keys=shuffler, names=["Ann", "Bob", "Cid", "Dee"][:players])
    while True:
        play_round(match, dice)
        shuffler.finish(moves_of(match))
        if match.over or len(match.rounds) == rounds:
            return match, shuffler
        if len(match.rounds) == 1:
            shuffler.ask({0, 1})
            shuffler.abort()
            shuffler.ask({0, 1})
            for seat in (0, 1):
                shuffler.commit(seat, commitment("match-1", 3, seat, own(3, seat)))
            shuffler.seal()
            shuffler.abort()
            collect(shuffler, {0, 1, 2}, absent={1}, withheld={2})
        else:
            collect(shuffler, {0, 1, 2, 3} if players == 4 else {0})
        match.next_round()


@cache
def whole() -> bytes:
    """The file of a whole match."""
    match, shuffler = fair_match()
    assert match.over
    assert len(match.rounds) >= 3
    return Record.of(match, shuffler.transcript, host="Ann").encode()


def code(data: bytes) -> str:
    """The verdict on a file: proven, no proof, unreadable, or what refutes it."""
    try:
        findings = verify(Record.decode(data))
    except RecordError:
        return "unreadable"
    if findings.verdict != Verdict.REFUTED:
        return findings.verdict.name
    refuted = findings.of(Refuted)
    assert len(refuted) == 1
    return refuted[0].code.name


# The encoding, by hand


def item(data: bytes | str | int) -> bytes:
    """A length in four bytes, then the bytes."""
    if isinstance(data, int):
        data = bytes([0, 0, 0, data])
    data = data.encode() if isinstance(data, str) else data
    return bytes([0, 0, 0, len(data)]) + data


def sha(*items: bytes | str | int) -> bytes:
    return hashlib.sha256(b"".join(map(item, items))).digest()


def hkdf(salt: bytes, secret: bytes, info: bytes) -> bytes:
    """RFC 5869 for 32 bytes, as written there."""
    prk = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(prk, info + bytes([1]), hashlib.sha256).digest()


def test_the_hkdf_of_this_test_is_that_of_the_rfc() -> None:
    """Test case 1 of RFC 5869, the first 32 bytes."""
    made = hkdf(bytes(range(13)), b"\x0b" * 22, bytes(range(0xF0, 0xFA)))
    assert made.hex() == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"


def test_the_published_vector() -> None:
    """Three seats, a chain of two, one aborted deal: as in docs/fairness.md, computed here with hashlib alone."""
    rules = "classic/en"
    second = b"\x07" * 32
    first = sha("penultima-fair-1 link", "vector", 2, second)
    anchor = sha("penultima-fair-1 link", "vector", 1, first)
    shuffler = Shuffler.begin("vector", rules, 3, root=second, length=2)
    assert shuffler.transcript.anchor == anchor.hex()

    beginning = sha("penultima-fair-1 match", "vector", rules, 3, anchor, 2)
    promised = sha("penultima-fair-1 commitment", "vector", 1, 0, b"\x01" * 32)
    shuffler.ask({0, 1})
    shuffler.commit(0, promised)
    broken = sha("penultima-fair-1 seal", beginning, 1, 1, 1, 3, "committed", promised, "absent", b"", "bot", b"")
    assert shuffler.seal() == broken
    ended = shuffler.abort()
    head = sha("penultima-fair-1 head", broken, "aborted", 3, "committed", b"", "absent", b"", "bot", b"", first, b"")
    assert (ended.secret, ended.head) == (first.hex(), head.hex())

    mine, hers = b"\x02" * 32, b"\x03" * 32
    my_word = sha("penultima-fair-1 commitment", "vector", 2, 0, mine)
    her_word = sha("penultima-fair-1 commitment", "vector", 2, 1, hers)
    shuffler.ask({0, 1})
    shuffler.commit(0, my_word)
    shuffler.commit(1, her_word)
    sealed = sha("penultima-fair-1 seal", head, 2, 1, 2, 3, "committed", my_word, "committed", her_word, "bot", b"")
    assert shuffler.seal() == sealed
    shuffler.contribute(0, mine)
    shuffler.settle()
    given: tuple[bytes | str | int, ...] = (3, "given", mine, "withheld", b"", "bot", b"")
    secret = b"".join(item(one) for one in ("penultima-fair-1 input", second, *given))
    assert shuffler.dealer_key(0) == hkdf(sealed, secret, item("penultima-fair-1 dealer"))
    assert shuffler.round_key(0, 2) == hkdf(sealed, secret, item("penultima-fair-1 cards") + item(2))

    ended = shuffler.finish(["0 r7", "1 draw"])
    moves = sha("penultima-fair-1 moves", 2, "0 r7", "1 draw")
    assert ended.head == sha("penultima-fair-1 head", sealed, "played", *given, second, moves).hex()
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
    keys = (shuffler.dealer_key(0), shuffler.round_key(0, 2))
    for value in (first, anchor, beginning, promised, broken, sealed, head, my_word, her_word, *keys, moves):
        assert value.hex() in page
    assert ended.head in page


def test_many_links_are_the_single_ones() -> None:
    link = ROOT
    for number in range(300, 0, -1):
        link = hashing.link_before("m", number, link)
        assert link == hashing.links_down("m", ROOT, 300, number - 1)[-1]


def test_no_two_lists_are_encoded_alike() -> None:
    assert hashing.encode("ab", "c") != hashing.encode("a", "bc")
    assert hashing.encode(b"", b"a") != hashing.encode(b"a", b"")
    assert hashing.encode(1, "é") == b"\0\0\0\4\0\0\0\1\0\0\0\2\xc3\xa9"


def test_dealer_and_cards_follow_from_the_keys_alone() -> None:
    """As docs/fairness.md tells a stranger: ChaCha8, Fisher-Yates, one card at a time from the end of the pile."""
    shuffler = Shuffler.begin("m", "hyper/fr", 3, root=ROOT)
    collect(shuffler, {0, 2})
    match = Match("hyper/fr", 3, keys=shuffler)
    assert match.round.dealer == plain_below(plain_words(shuffler.dealer_key(0), 0), 3)
    pile = plain_shuffle(shuffler.round_key(0, match.round.dealer), 0, [*PLAIN_DECK, *["x"] * 4])
    hands: dict[int, list[str]] = {seat: [] for seat in range(3)}
    for i in range(7 * 3):
        hands[(match.round.dealer + (1 + i) * match.rules["direction"]) % 3].append(pile[-1 - i])
    dealt = {event.seat: sorted(map(str, event.cards)) for event in match.opening if event.name == "dealt"}
    assert dealt == {seat: sorted(hand) for seat, hand in hands.items()}


def test_the_draw_for_the_dealer_follows_from_its_key() -> None:
    """Each seat's card from the first one on; drawn in every round if the table wants it. (C1)"""
    match, shuffler = fair_match("classic/en +next_dealer=draw +target=1000", rounds=3)
    for number, told in enumerate(Record.of(match, shuffler.transcript).rounds):
        drawn = told.events[0].split()[2:]
        assert drawn == plain_shuffle(shuffler.dealer_key(number), 0, PLAIN_DECK)[: len(drawn)]
        assert len(drawn) >= 4


# A match takes its keys from the shuffler


def test_a_match_has_one_key_or_a_key_for_each_round() -> None:
    shuffler = Shuffler.begin("m", "classic/en", 2)
    with pytest.raises(FairError, match="round 1 is not dealt"):
        Match("classic/en", 2, keys=shuffler)
    collect(shuffler, {0})
    with pytest.raises(RulesError):
        Match("classic/en", 2, keys=shuffler, seed=1)
    match = Match("classic/en", 2, keys=shuffler)
    assert match.key == b""
    assert match.round.key == shuffler.round_key(0, match.round.dealer)
    play_round(match, random.Random(1))
    with pytest.raises(FairError, match="round 2 is not dealt"):
        match.next_round()
    assert len(match.rounds) == 1


def test_every_draw_for_the_dealer_has_its_own_key() -> None:
    match, shuffler = fair_match("classic/en +next_dealer=draw +target=1000", rounds=3)
    for number in range(3):
        assert match.rounds[number].key == shuffler.round_key(number, match.rounds[number].dealer)
    assert len({shuffler.dealer_key(number) for number in range(3)}) == 3
    assert verify(Record.of(match, shuffler.transcript)).verdict == Verdict.PROVEN


def test_every_contribution_and_mark_changes_every_key() -> None:
    keys = set()
    for people, absent, withheld in (
        ({0, 1}, set(), set()), ({0}, set(), set()), ({0, 1}, {1}, set()), ({0, 1}, set(), {1}), (set(), set(), set()),
    ):  # fmt: skip
        shuffler = Shuffler.begin("m", "classic/en", 2, root=ROOT)
        collect(shuffler, people, absent, withheld)
        keys |= {shuffler.dealer_key(0), shuffler.round_key(0, 0), shuffler.round_key(0, 1)}
    assert len(keys) == 15


# What a server may do


def step(shuffler: Shuffler, stage: str) -> None:
    """Bring a new deal to a stage; seat 0 is a person and has done what it can."""
    if stage == "none":
        return
    shuffler.ask({0})
    if stage == "open":
        return
    shuffler.commit(0, commitment("m", shuffler.number, 0, own(1, 0)))
    shuffler.seal()
    if stage == "sealed":
        return
    shuffler.settle()
    if stage == "played":
        shuffler.finish([])
    if stage == "aborted":
        shuffler.abort()


DEEDS: dict[str, tuple[Callable[[Shuffler], object], set[str]]] = {
    "ask": (lambda shuffler: shuffler.ask({0}), {"none", "played", "aborted"}),
    "commit": (lambda shuffler: shuffler.commit(0, b"c" * 32), {"open"}),
    "seal": (lambda shuffler: shuffler.seal(), {"open"}),
    "contribute": (lambda shuffler: shuffler.contribute(0, own(1, 0)), {"sealed"}),
    "settle": (lambda shuffler: shuffler.settle(), {"sealed"}),
    "finish": (lambda shuffler: shuffler.finish([]), {"dealt"}),
    "abort": (lambda shuffler: shuffler.abort(), {"open", "sealed", "dealt"}),
}


@pytest.mark.parametrize("stage", ["none", "open", "sealed", "dealt", "played", "aborted"])
@pytest.mark.parametrize("deed", DEEDS)
def test_everything_has_its_time(deed: str, stage: str) -> None:
    shuffler = Shuffler.begin("m", "classic/en", 2, root=ROOT)
    step(shuffler, stage)
    do, when = DEEDS[deed]
    before = shuffler.transcript
    if stage in when:
        do(shuffler)
        assert shuffler.transcript != before
    else:
        with pytest.raises(FairError):
            do(shuffler)
        assert shuffler.transcript == before


def test_contributions_are_taken_from_people_once_and_as_committed() -> None:
    shuffler = Shuffler.begin("m", "classic/en", 3, root=ROOT)
    shuffler.ask({0, 2})
    assert list(shuffler.waiting) == [0, 2]
    promised = commitment("m", 1, 0, own(1, 0))
    shuffler.commit(0, promised)
    shuffler.commit(0, promised)
    assert list(shuffler.waiting) == [2]
    for seat, data in ((0, b"x" * 32), (1, b"x" * 32), (3, b"x" * 32), (-1, b"x" * 32), (2, b"x" * 31)):
        with pytest.raises(FairError):
            shuffler.commit(seat, data)
    shuffler.seal()
    with pytest.raises(FairError, match="not open"):
        shuffler.commit(2, b"x" * 32)
    assert list(shuffler.waiting) == [0]
    for seat, data in ((0, own(2, 0)), (0, b""), (1, own(1, 1)), (2, own(1, 2)), (3, own(1, 0))):
        with pytest.raises(FairError):
            shuffler.contribute(seat, data)
    shuffler.contribute(0, own(1, 0))
    shuffler.contribute(0, own(1, 0))
    assert not shuffler.waiting
    assert [part.mark for part in shuffler.deal.parts] == ["given", "bot", "absent"]


def test_a_commitment_cannot_be_copied() -> None:
    """Another seat's word, or one's own of an earlier deal, opens with no bytes that are known."""
    shuffler = Shuffler.begin("m", "classic/en", 2, root=ROOT)
    shuffler.ask({0, 1})
    for seat in (0, 1):
        shuffler.commit(seat, commitment("m", 1, 0, own(1, 0)))
    shuffler.seal()
    shuffler.contribute(0, own(1, 0))
    with pytest.raises(FairError):
        shuffler.contribute(1, own(1, 0))


@pytest.mark.parametrize(
    "wrong", [{"root": b"short"}, {"length": 0}, {"length": 1 << 17}], ids=["root", "no chain", "long chain"]
)
def test_a_chain_that_is_none_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(FairError):
        Shuffler.begin("m", "classic/en", 2, **wrong)


def test_a_chain_ends() -> None:
    shuffler = Shuffler.begin("m", "classic/en", 2, length=2)
    with pytest.raises(FairError, match="nothing is dealt"):
        shuffler.waiting  # noqa: B018
    with pytest.raises(FairError, match="no such seat"):
        shuffler.ask({2})
    for _ in range(2):
        shuffler.ask(set())
        shuffler.abort()
    with pytest.raises(FairError, match="used up"):
        shuffler.ask(set())


def test_roots_are_random_and_not_shown() -> None:
    one, two = Shuffler.begin("m", "classic/en", 2), Shuffler.begin("m", "classic/en", 2)
    assert one.root != two.root
    assert one.root.hex() not in repr(one) + repr(vars(one)["transcript"])


@pytest.mark.parametrize("after", range(7))
def test_a_shuffler_is_taken_up_from_its_transcript_at_any_point(after: int) -> None:
    def steps(shuffler: Shuffler) -> list[Callable[[], object]]:
        return [
            lambda: shuffler.ask({0}),
            lambda: shuffler.commit(0, commitment("m", 1, 0, own(1, 0))),
            shuffler.seal,
            lambda: shuffler.contribute(0, own(1, 0)),
            shuffler.settle,
            lambda: shuffler.finish(["0 draw"]),
        ]

    one = Shuffler.begin("m", "classic/en", 2, root=ROOT)
    for do in steps(one)[:after]:
        do()
    stored = msgspec.json.decode(msgspec.json.encode(one.transcript), type=Transcript)
    two = Shuffler(stored, ROOT)
    for shuffler in (one, two):
        for do in steps(shuffler)[after:]:
            do()
    assert one.transcript == two.transcript
    with pytest.raises(FairError, match="anchor"):
        Shuffler(stored, b"\1" * 32)


# What a person's program does


def test_a_receipt_is_given_only_for_a_list_that_holds_my_word() -> None:
    shuffler = Shuffler.begin("m", "classic/en", 2, root=ROOT)
    with pytest.raises(FairError, match="nothing is sealed"):
        receipt(shuffler.transcript, 0, own(1, 0))
    shuffler.ask({0, 1})
    shuffler.commit(0, commitment("m", 1, 0, own(1, 0)))
    with pytest.raises(FairError, match="nothing is sealed"):
        receipt(shuffler.transcript, 0, own(1, 0))
    sealed = shuffler.seal()
    assert receipt(shuffler.transcript, 0, own(1, 0)) == sealed.hex()
    for seat, data in ((1, own(1, 1)), (0, own(2, 0)), (2, own(1, 0))):
        with pytest.raises(FairError, match="not in the list"):
            receipt(shuffler.transcript, seat, data)


def test_the_seal_is_the_same_before_and_after_the_reveal() -> None:
    _, shuffler = fair_match(rounds=2)
    t = shuffler.transcript
    for number, deal in enumerate(t.deals, start=1):
        before = msgspec.structs.replace(
            deal,
            stage="sealed",
            secret="",
            head="",
            parts=tuple(Part("committed", part.commitment) if part.commitment else part for part in deal.parts),
        )
        base = hashing.head_before(t, number)
        assert hashing.seal(base, number, before) == hashing.seal(base, number, deal)


def test_another_list_than_the_one_seen_is_found() -> None:
    """The server shows Ann one list, gets her bytes, and puts another word of its accomplice into the transcript."""
    shown = Shuffler.begin("m", RULES, 2, root=ROOT)
    shown.ask({0, 1})
    for seat in (0, 1):
        shown.commit(seat, commitment("m", 1, seat, own(1, seat)))
    shown.seal()
    kept = receipt(shown.transcript, 0, own(1, 0))

    shuffler = Shuffler.begin("m", RULES, 2, root=ROOT)
    shuffler.ask({0, 1})
    for seat, data in ((0, own(1, 0)), (1, b"chosen after having seen Ann's..")):
        shuffler.commit(seat, commitment("m", 1, seat, data))
    shuffler.seal()
    for seat, data in ((0, own(1, 0)), (1, b"chosen after having seen Ann's..")):
        shuffler.contribute(seat, data)
    shuffler.settle()
    match = Match(RULES, 2, keys=shuffler)
    play_round(match, random.Random(1))
    shuffler.finish(moves_of(match))
    record = Record.of(match, shuffler.transcript)
    assert verify(record, [shuffler.transcript.anchor, own(1, 0).hex()]).verdict == Verdict.PROVEN
    assert verify(record, [kept]).findings[0] == Finding(Refuted.SEEN)


# Records


def test_a_whole_match_is_proven() -> None:
    record = Record.decode(whole())
    findings = verify(record)
    assert findings.verdict == Verdict.PROVEN
    assert {finding.code for finding in findings.of(Proven)} == set(Proven) - {Proven.SEEN}
    assert {finding.code for finding in findings.of(Unproven)} == {
        Unproven.ANCHOR,
        Unproven.LOOKED,
        Unproven.OTHERS,
        Unproven.NAMES,
    }
    last = len(record.rounds)
    bots = tuple(number for number in (1, 2) if number <= last)
    assert set(findings.of(Noted)) == {
        Finding(Noted.ABORTED, (2,), 1),
        Finding(Noted.ABORTED, (2,), 2),
        Finding(Noted.WITHHELD, (2,), None, 2),
        Finding(Noted.ABSENT, (2,), None, 1),
        Finding(Noted.BOT, bots, None, 3),
    }
    assert record.encode() == whole()


def test_what_was_kept_is_looked_for() -> None:
    record = Record.decode(whole())
    assert isinstance(record.fair, Transcript)
    t = record.fair
    seal = hashing.seal(hashing.head_before(t, 2), 2, t.deals[1]).hex()
    findings = verify(record, [f" {t.anchor.upper()} ", seal, own(1, 0).hex(), t.deals[0].head])
    assert findings.verdict == Verdict.PROVEN
    assert Finding(Proven.SEEN) in findings.findings
    assert Finding(Unproven.ANCHOR) not in findings.findings
    assert Finding(Unproven.ANCHOR) in verify(record, [seal]).findings
    for value in ("", "0" * 64, t.deals[0].secret):
        assert verify(record, [value]).findings == (Finding(Refuted.SEEN),)


@pytest.mark.parametrize("rules", ["battle/fr +target=120", "scary/es +match=low +target=120", "hyper/fr +match=round"])
def test_a_match_of_bots_is_proven_as_the_server_alone(rules: str) -> None:
    rules = str(Rules.parse(rules))
    bots = [bot("random", seat) for seat in range(3)]
    shuffler = Shuffler.begin("bots", rules, 3, root=ROOT)
    collect(shuffler, set())
    match = Match(rules, 3, keys=shuffler)
    while True:
        while (turn := match.round.turn) is not None:
            for seat in (*match.round.view(None).owes, turn):
                move = bots[seat].choose(match.round.view(seat))
                assert move is not None
                match.play(move, seat)
        shuffler.finish(moves_of(match))
        if match.over:
            break
        collect(shuffler, set())
        match.next_round()
    findings = verify(Record.decode(Record.of(match, shuffler.transcript).encode()))
    rounds = tuple(range(1, len(match.rounds) + 1))
    assert findings.verdict == Verdict.PROVEN
    assert Finding(Noted.ALONE, rounds) in findings.findings
    assert Finding(Proven.CONTRIBUTIONS) not in findings.findings


def running(stage: str) -> tuple[Match, Shuffler]:
    """A match whose second round has come so far."""
    match, shuffler = fair_match(rounds=1)
    shuffler.ask({0})
    if stage == "open":
        return match, shuffler
    shuffler.commit(0, commitment("match-1", 2, 0, own(2, 0)))
    shuffler.seal()
    if stage == "sealed":
        return match, shuffler
    shuffler.contribute(0, own(2, 0))
    shuffler.settle()
    match.next_round()
    for seat, move in play_on(match.round.copy(), random.Random(2), 10):
        match.play(move, seat)
    return match, shuffler


@pytest.mark.parametrize("stage", ["open", "sealed", "dealt"])
def test_a_record_of_an_unfinished_round_holds_no_secret_no_key_and_no_move_of_it(stage: str) -> None:
    match, shuffler = running(stage)
    record = Record.of(match, shuffler.transcript)
    data = record.encode().decode()
    assert len(record.rounds) == 1
    assert record.key == ""
    hidden = [shuffler.root, *(shuffler.secret(number) for number in range(2, 51))]
    if stage == "dealt":
        hidden += [match.round.key, shuffler.dealer_key(1)]
    assert not [value for value in hidden if value.hex() in data]
    assert data.count(shuffler.secret(1).hex()) == 1
    findings = verify(Record.decode(record.encode()))
    assert findings.verdict == Verdict.PROVEN
    assert findings.of(Noted)[-2:] == (Finding(Noted.RUNNING, (2,), 1), Finding(Noted.UNFINISHED))


def test_a_record_before_the_first_round_is_over_proves_nothing() -> None:
    shuffler = Shuffler.begin("m", RULES, 2, root=ROOT)
    shuffler.ask({0})
    shuffler.abort()
    collect(shuffler, {0})
    record = Record.of(Match(RULES, 2, keys=shuffler), shuffler.transcript)
    assert record.rounds == []
    findings = verify(Record.decode(record.encode()))
    assert findings.verdict == Verdict.NO_PROOF
    assert Finding(Noted.ABORTED, (1,), 1) in findings.findings
    with pytest.raises(RecordError):
        record.replay()


def test_a_record_replays_and_the_match_goes_on() -> None:
    match, shuffler = fair_match(rounds=2)
    again = Record.decode(Record.of(match, shuffler.transcript).encode()).replay()
    assert [round.states.tobytes() for round in again.rounds] == [round.states.tobytes() for round in match.rounds]
    assert (again.scores, again.names) == (match.scores, match.names)
    with pytest.raises(FairError):
        again.next_round()
    collect(shuffler, {0})
    again.keys = shuffler
    assert again.next_round() == match.next_round()


def test_match_and_transcript_belong_together() -> None:
    match, shuffler = fair_match(rounds=1)
    with pytest.raises(RecordError):
        Record.of(match)
    with pytest.raises(RecordError):
        Record.of(Match("classic/en", 2, seed=1), shuffler.transcript)
    with pytest.raises(RecordError, match="same round"):
        Record.of(match, msgspec.structs.replace(shuffler.transcript, deals=()))


def test_keys_of_what_is_not_revealed_are_not_to_be_had() -> None:
    match, shuffler = running("dealt")
    keys = RevealedKeys(shuffler.transcript)
    assert keys.round_key(0, match.rounds[0].dealer) == match.rounds[0].key
    with pytest.raises(FairError, match="not revealed"):
        keys.round_key(1, 0)


def test_a_record_without_transcript_has_no_proof_in_it_and_no_new_field() -> None:
    match = Match("classic/en", 3, seed=6)
    play_round(match, random.Random(1))
    record = Record.of(match)
    assert b"fair" not in record.encode()
    findings = verify(Record.decode(record.encode()))
    assert (findings.verdict, findings.findings) == (
        Verdict.NO_PROOF,
        (Finding(Noted.REPLAYS), Finding(Unproven.SHUFFLE)),
    )
    record.scores[0] += 1
    assert verify(record).findings == (Finding(Refuted.REPLAY),)


# Tampering


def edited(change: Callable[[Any], object], data: bytes | None = None) -> bytes:
    told = json.loads(data or whole())
    change(told)
    return json.dumps(told).encode()


def deal(told: Any, number: int) -> Any:
    """A deal of a file; 0 is round 1, 1 and 2 were aborted, 3 is round 2."""
    return told["fair"]["deals"][number]


def recounted(told: Any) -> None:
    """Rounds and attempts renumbered, and all heads made anew: what a careful forger does."""
    t = msgspec.convert({**told["fair"], "deals": []}, Transcript)
    rounds = iter(told["rounds"])
    place = (1, 1)
    for number, one in enumerate(told["fair"]["deals"], start=1):
        one["round"], one["attempt"] = place
        place = (place[0], place[1] + 1) if one["stage"] == "aborted" else (place[0] + 1, 1)
        made = msgspec.convert(one, Deal)
        t = msgspec.structs.replace(t, deals=(*t.deals, made))
        moves = hashing.moves_digest(next(rounds)["moves"]) if one["stage"] == "played" else b""
        seal = hashing.seal(hashing.head_before(t, number), number, made)
        one["head"] = hashing.head(seal, made, bytes.fromhex(one["secret"]), moves).hex()
        t = msgspec.structs.replace(t, deals=(*t.deals[:-1], msgspec.convert(one, Deal)))


def another_word(told: Any) -> None:
    """Bob's contribution and commitment of round 1 changed together."""
    part = deal(told, 0)["parts"][1]
    part["contribution"] = "ab" * 32
    part["commitment"] = commitment("match-1", 1, 1, b"\xab" * 32).hex()


def another_mark(told: Any, number: int = 0) -> None:
    deal(told, number)["parts"][1] = {"mark": "absent"}


def swap_secrets(told: Any) -> None:
    one, two = deal(told, 0), deal(told, 1)
    one["secret"], two["secret"] = two["secret"], one["secret"]


def still_running(told: Any) -> None:
    """Round 1 as if it were not over."""
    deal(told, 0).update(stage="dealt", secret="", head="")


def left_out(*numbers: int) -> Callable[[Any], None]:
    """Aborted deals left out, as a careful forger does it."""

    def change(told: Any) -> None:
        for number in sorted(numbers, reverse=True):
            told["fair"]["deals"].pop(number)
        recounted(told)

    return change


def both(rules: str) -> Callable[[Any], None]:
    """Other rules in both places."""

    def change(told: Any) -> None:
        told["rules"] = told["fair"]["rules"] = rules

    return change


def then_recounted(change: Callable[[Any], object]) -> Callable[[Any], None]:
    def both_done(told: Any) -> None:
        change(told)
        recounted(told)

    return both_done


def of_round(number: int, **fields: object) -> Callable[[Any], object]:
    return lambda told: told["rounds"][number - 1].update(fields)


def of_deal(number: int, **fields: object) -> Callable[[Any], object]:
    return lambda told: deal(told, number).update(fields)


def of_match(**fields: object) -> Callable[[Any], object]:
    return lambda told: told["fair"].update(fields)


def of_part(number: int, seat: int, **fields: object) -> Callable[[Any], object]:
    return lambda told: deal(told, number)["parts"][seat].update(fields)


FORGERIES: dict[str, tuple[Callable[[Any], object], str, int]] = {
    "other rules": (lambda told: told.update(rules="classic/fr"), "TERMS", 0),
    "other rules in both places": (both("classic/en"), "KEY", 1),
    "no rules in both places": (both("x/y"), "TERMS", 1),
    "a name too few": (lambda told: told["names"].pop(), "TERMS", 1),
    "a match key": (lambda told: told.update(key="0" * 64), "TERMS", 0),
    "another match": (of_match(match="match-2"), "SECRET", 1),
    "another anchor": (of_match(anchor="0" * 64), "SECRET", 1),
    "a shorter chain": (of_match(length=49), "KEY", 1),
    "another secret": (of_deal(3, secret="0" * 64), "SECRET", 2),
    "two secrets swapped": (swap_secrets, "MISSING", 1),
    "another contribution": (of_part(0, 1, contribution="0" * 64), "CONTRIBUTION", 1),
    "contribution and commitment": (another_word, "KEY", 1),
    "contribution and commitment, with heads": (then_recounted(another_word), "KEY", 1),
    "contributions in another order": (lambda told: deal(told, 0)["parts"].reverse(), "CONTRIBUTION", 1),
    "somebody marked absent": (another_mark, "KEY", 1),
    "somebody marked absent, with heads": (then_recounted(another_mark), "KEY", 1),
    "absent in an aborted deal": (lambda told: another_mark(told, 2), "HEAD", 2),
    "absent in an aborted deal, with heads": (then_recounted(lambda told: another_mark(told, 2)), "KEY", 2),
    "given to a deal that was aborted, with heads": (
        then_recounted(of_part(2, 0, mark="given", contribution=own(3, 0).hex())),
        "ABORTED",
        2,
    ),
    "withheld by a bot": (lambda told: deal(told, 3)["parts"].__setitem__(2, {"mark": "bot"}), "KEY", 2),
    "a mark that does not fit": (of_part(0, 1, mark="withheld"), "SHAPE", 1),
    "a mark of an earlier stage": (of_part(0, 3, mark="asked"), "SHAPE", 1),
    "a part less": (lambda told: deal(told, 0)["parts"].pop(), "SHAPE", 1),
    "no secret": (of_deal(0, secret=""), "SHAPE", 1),
    "no head": (of_deal(0, head=""), "SHAPE", 1),
    "an aborted deal less": (lambda told: told["fair"]["deals"].pop(1), "ORDER", 2),
    "the first aborted deal less, renumbered": (left_out(1), "MISSING", 2),
    "the second aborted deal less, renumbered": (left_out(2), "MISSING", 2),
    "both aborted deals less, renumbered": (left_out(1, 2), "MISSING", 2),
    "deals in another order": (lambda told: told["fair"]["deals"].insert(1, told["fair"]["deals"].pop(2)), "ORDER", 2),
    "rounds swapped": (lambda told: told["rounds"].insert(0, told["rounds"].pop(1)), "KEY", 1),
    "a round twice": (lambda told: told["rounds"].append(told["rounds"][-1]), "ROUNDS", 0),
    "the first round only": (lambda told: told["rounds"].__delitem__(slice(1, None)), "ROUNDS", 2),
    "a deal played that was not": (of_deal(2, stage="played"), "SHAPE", 2),
    "a deal not played that was": (of_deal(0, stage="aborted"), "HEAD", 1),
    "a deal that still runs in the middle": (still_running, "ORDER", 2),
    "another round key": (of_round(2, key="0" * 64), "KEY", 2),
    "another dealer": (lambda told: of_round(2, dealer=(told["rounds"][1]["dealer"] + 1) % 4)(told), "DEALER", 2),
    "a move less": (lambda told: told["rounds"][0]["moves"].pop(), "RESULT", 1),
    "a move that is none": (lambda told: told["rounds"][0]["moves"].__setitem__(2, "0 dance"), "MOVES", 1),
    "a move by nobody": (lambda told: told["rounds"][0]["moves"].__setitem__(2, "x draw"), "MOVES", 1),
    "a move more": (lambda told: told["rounds"][0]["moves"].append("0 draw"), "MOVES", 1),
    "another winner": (of_round(1, winner=None), "RESULT", 1),
    "not over": (of_round(1, over=False), "RESULT", 1),
    "other points": (of_round(2, points=[0, 0, 0, 1]), "RESULT", 2),
    "an event less": (lambda told: told["rounds"][1]["events"].pop(), "EVENTS", 2),
    "no events": (of_round(2, events=[]), "EVENTS", 2),
    "other scores": (lambda told: told["scores"].append(0), "SCORES", 0),
    "other winners": (lambda told: told.update(winners=[]), "SCORES", 0),
    "another head": (of_deal(0, head="0" * 64), "HEAD", 1),
}
"""What is changed, what is found, and the round that is named; 0 is the match."""


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forgery_is_named_with_its_round(what: str) -> None:
    change, expected, number = FORGERIES[what]
    findings = verify(Record.decode(edited(change)))
    assert findings.verdict == Verdict.REFUTED
    (finding,) = findings.of(Refuted)
    assert (finding.code.name, finding.rounds) == (expected, (number,) if number else ())


@pytest.mark.parametrize("given", [True, False])
def test_a_server_that_deals_until_it_likes_the_cards_is_refuted(given: bool) -> None:
    """Everybody gives, the server looks at the cards and breaks the deal off, 250 times; or it pretends that nobody
    gave, which it may do twice."""
    shuffler = Shuffler.begin("match-1", RULES, 2, root=ROOT, length=300)
    for number in range(1, 251):
        if given:
            collect(shuffler, {0, 1})
        else:
            shuffler.ask({0, 1})
            shuffler.commit(0, commitment("match-1", number, 0, own(number, 0)))
            shuffler.seal()
        shuffler.abort()
    collect(shuffler, {0, 1})
    match = Match(RULES, 2, keys=shuffler, names=["Ann", "Bob"])
    play_round(match, random.Random(1))
    shuffler.finish(moves_of(match))
    findings = verify(Record.decode(Record.of(match, shuffler.transcript).encode()))
    assert findings.verdict == Verdict.REFUTED
    assert findings.findings == (Finding(Refuted.ABORTED, (1,), 1 if given else ATTEMPTS),)


def test_every_contradiction_is_met_in_these_tests() -> None:
    assert {expected for _, expected, _ in FORGERIES.values()} == {code.name for code in Refuted} - {"SEEN", "REPLAY"}


def test_other_moves_with_their_own_events_do_not_go_with_the_next_cards() -> None:
    """Round 1 is replaced by another legal one with the same cards, its result, and all heads made anew."""
    shuffler = Shuffler.begin("match-1", RULES, 4, root=ROOT, length=50)
    collect(shuffler, {0, 1, 2})
    other = Match(RULES, 4, keys=shuffler)
    play_round(other, random.Random(77))
    shuffler.finish(moves_of(other))
    forged = msgspec.to_builtins(Record.of(other, shuffler.transcript).rounds[0])
    assert forged["key"] == json.loads(whole())["rounds"][0]["key"]
    data = edited(then_recounted(lambda told: told["rounds"].__setitem__(0, forged)))
    assert verify(Record.decode(data)).findings == (Finding(Refuted.KEY, (2,), 3),)


def test_a_chain_used_beyond_its_end_is_refused() -> None:
    shuffler = Shuffler.begin("m", RULES, 2, root=ROOT, length=2)
    for _ in range(2):
        shuffler.ask(set())
        shuffler.abort()
    short = msgspec.to_builtins(shuffler.transcript) | {"length": 1}
    told = {"rounds": [], "fair": short}
    recounted(told)
    record = Record(rules=RULES, players=2, names=["A", "B"], key="", rounds=[], scores=[0, 0])
    record.fair = msgspec.convert(told["fair"], Transcript)
    assert verify(record).findings == (Finding(Refuted.SECRET, (1,), 2),)


UNBOUND = {"names", "program", "extra", "rules_version"}
"""What a record says and nothing can check."""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of everything in a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        if path or key not in UNBOUND:
            yield (*path, key)
            yield from places(part, (*path, key))


def field(path: tuple[Any, ...]) -> str:
    return ".".join(part for part in path if isinstance(part, str))


@cache
def places_by_field() -> dict[str, list[tuple[Any, ...]]]:
    """All places of one name together, so that none is seldom chosen."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    for path in places(json.loads(whole())):
        found.setdefault(field(path), []).append(path)
    return found


def mutated(value: Any, how: int, data: st.DataObject) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + data.draw(st.sampled_from([-1, 1, 7]))
    if isinstance(value, str) and len(value) == 64:
        at = data.draw(st.integers(0, 63))
        return value[:at] + data.draw(st.sampled_from("0123456789abcdefA\n")) + value[at + 1 :]
    if isinstance(value, str):
        return data.draw(st.sampled_from([value + "x", "", "played", "aborted", "dealt", *MARKS["aborted"], "0 draw"]))
    if isinstance(value, list) and value:
        i, j = data.draw(st.integers(0, len(value) - 1)), data.draw(st.integers(0, len(value) - 1))
        new = list(value)
        if how == 0:
            new.pop(i)
        elif how == 1:
            new.insert(j, new[i])
        else:
            new[i], new[j] = new[j], new[i]
        return new
    return None


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_is_changed_the_record_is_refuted_or_unreadable(data: st.DataObject) -> None:
    told = json.loads(whole())
    name = data.draw(st.sampled_from(sorted(places_by_field())))
    path = data.draw(st.sampled_from(places_by_field()[name]))
    inside = told
    for key in path[:-1]:
        inside = inside[key]
    before, how = inside[path[-1]], data.draw(st.integers(0, 3))
    if how == 3 and isinstance(inside, dict):
        del inside[path[-1]]
    else:
        inside[path[-1]] = mutated(before, how, data)
    changed = json.dumps(told).encode()
    try:
        same = Record.decode(changed) == Record.decode(whole())
    except RecordError:
        same = False
    if not same:
        assert code(changed) not in ("PROVEN", "NO_PROOF")


def test_the_tampering_reaches_every_field() -> None:
    """All fields of a record and of its transcript but those that nothing can check."""
    structs = {"": Record, "fair": Transcript, "fair.deals": Deal, "fair.deals.parts": Part}
    names = {f"{at}.{name}".strip(".") for at, struct in structs.items() for name in struct.__struct_fields__}
    assert names - set(places_by_field()) == UNBOUND


def test_a_record_without_its_transcript_is_no_proof() -> None:
    """Taken out, it does not replay either: the match has no key of its own."""
    assert code(edited(lambda told: told.pop("fair"))) == "REPLAY"


def test_a_record_of_another_version_says_so_when_it_does_not_fit() -> None:
    other = edited(lambda told: (told.update(program="penultima 0.0"), told["scores"].reverse()))
    assert verify(Record.decode(other)).findings == (Finding(Refuted.SCORES), Finding(Noted.PROGRAM))


def test_a_record_that_ends_early_says_so() -> None:
    """The tail can be cut off cleanly between two rounds; that is said, and found by whoever kept a later value."""
    match, shuffler = fair_match(rounds=2)
    record = Record.of(match, shuffler.transcript)
    findings = verify(record)
    assert findings.verdict == Verdict.PROVEN
    assert Finding(Noted.UNFINISHED) in findings.findings
    longer = Record.decode(whole()).fair
    assert isinstance(longer, Transcript)
    assert verify(record, [longer.deals[-1].head]).verdict == Verdict.REFUTED


# In words


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["verify", *words], prog_name="penultima")
    assert "Traceback" not in result.output
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes(whole())
    return path


def test_the_command_says_what_is_proven_and_what_not(file: Path) -> None:
    status, told, _ = run(str(file), "--lang", "en")
    assert status == 0
    heads = ["Proven:", "Anchor: ", "What this proves", "What you should know", "What this does not prove"]
    at = [told.index(head) for head in heads]
    assert at == sorted(at)
    assert "Cid committed to a contribution that was then not given (round 2)." in told
    assert "Dee counted as a bot and was not asked for a contribution (round 1–2)." in told
    assert "Round 2: deal 2 was broken off." in told
    assert "that the server did not look" in told.lower()


@pytest.mark.parametrize("terminal", [False, True])
def test_nothing_is_cut_off(terminal: bool) -> None:
    """On a narrow terminal sentences are wrapped; in a file each is one line."""
    console = Console(file=StringIO(), width=40, force_terminal=terminal, color_system=None)
    record = Record.decode(whole())
    print_findings(record, verify(record), console, translator("en"))
    written = console.file.getvalue()  # type: ignore[attr-defined]
    last = "and that the moves of the last round are those that were made."
    assert " ".join(written.split()).endswith(last)
    assert written.rstrip().endswith(last) is not terminal


def test_what_no_transcript_binds_is_named(file: Path) -> None:
    """Points from elsewhere can be made up together with the scores: the shuffles are proven, these are not."""

    def made_up(told: dict[str, Any]) -> None:
        told["extra"] |= {"carried": "0 7 0 0", "taken_back": "3", "dealt_on": "device"}
        told["scores"][1] += 7

    plain = verify(Record.decode(whole())).of(Unproven)
    assert not {finding.code for finding in plain} & {Unproven.CARRIED, Unproven.TAKEN_BACK, Unproven.DEVICE}
    found = verify(Record.decode(edited(made_up)))
    assert found.verdict == Verdict.PROVEN
    first = (Unproven.CARRIED, Unproven.TAKEN_BACK, Unproven.DEVICE)
    assert found.of(Unproven) == (*(Finding(code) for code in first), *plain)
    file.write_bytes(edited(made_up))
    status, told, _ = run(str(file), "--lang", "en")
    assert status == 0
    not_proven = told.partition("What this does not prove")[2]
    assert "The match began with these points: Ann 0, Bob 7, Cid 0, " in not_proven
    assert "nothing proves them." in not_proven
    assert "Moves were taken back (3)" in not_proven
    assert "The match was played on one device" in not_proven


def test_points_from_elsewhere_without_a_transcript(tmp_path: Path) -> None:
    Record.of(Match("classic/en", 2, seed=1, names=["Ann", "Bob"], carried=[40, 0])).save(tmp_path / "plain.json")
    status, told, _ = run(str(tmp_path / "plain.json"), "--lang", "en")
    assert status == 2
    assert "these points: Ann 40, Bob 0; nothing proves them." in told


def test_the_command_names_what_refutes(file: Path) -> None:
    file.write_bytes(edited(lambda told: deal(told, 0)["parts"][1].update(contribution="0" * 64)))
    status, told, _ = run(str(file), "--lang", "en")
    assert status == 1
    assert "Refuted" in told
    assert "Round 1: The contribution of Bob is not what Bob had committed to." in told
    file.write_bytes(edited(lambda told: deal(told, 3).update(secret="0" * 64)))
    assert "Round 2, deal 3: The secret does not belong" in run(str(file), "--lang", "en")[1]


def test_exit_codes(file: Path, tmp_path: Path) -> None:
    assert run(str(file), "--seen", "0" * 64)[0] == 1
    anchor = Record.decode(whole()).fair.anchor  # type: ignore[union-attr]
    assert run(str(file), "--seen", anchor, "--seen", own(1, 0).hex())[0] == 0
    plain = tmp_path / "plain.json"
    Record.of(Match("classic/en", 2, seed=1)).save(plain)
    status, told, _ = run(str(plain), "--lang", "en")
    assert (status, "There is no proof of the shuffle" in told) == (2, True)
    for bad in (b"", b"{}", whole()[:-100], whole().replace(b"penultima-fair-1", b"penultima-fair-9")):
        file.write_bytes(bad)
        assert run(str(file), "--lang", "en") == (2, "", "This is not a record of a match.\n")
    status, told, aside = run(str(tmp_path / "missing"), "--lang", "en")
    assert (status, told, "cannot be read" in aside) == (2, "", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_told_in_every_language(language: str, file: Path) -> None:
    for kind in (found.Verdict, Proven, Noted, Unproven, Refuted):
        for one in kind:
            facts = {"who": "Ann", "rounds": "1–2", "count": 2, "n": 1, "program": "penultima 1"}
            facts |= {"points": "Ann 40, Bob 0", "moves": 3}
            assert translator(language).say(one.value, **facts)
    status, told, _ = run(str(file), "--lang", language)
    assert status == 0
    assert "Cid" in told
    assert "{" not in told


def test_neighboring_rounds_are_drawn_together() -> None:
    assert ranges([1, 2, 3, 5, 7, 8]) == "1–3, 5, 7–8"
    assert ranges([]) == ""


def test_findings_are_written_as_json() -> None:
    findings = verify(Record.decode(whole()))
    told = json.loads(msgspec.json.encode(findings))
    assert told["verdict"] == "fair-verdict-proven"
    assert {"code": "fair-proven-chain", "rounds": [], "attempt": None, "seat": None} in told["findings"]
    assert isinstance(findings, Findings)
