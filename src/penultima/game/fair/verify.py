"""Verifies the record of a match offline: the chain of secrets, every key, every card, every move."""

from __future__ import annotations

from collections.abc import Iterable

from penultima import __version__
from penultima.errors import PenultimaError, RecordError
from penultima.game.changed_rules import RuleChangedError
from penultima.game.fair import hashing
from penultima.game.fair.findings import Finding, Findings, Noted, Proven, Refuted, Unproven, Verdict
from penultima.game.fair.transcript import MARKS, Deal, Mark, Transcript, next_place
from penultima.game.match import Match
from penultima.game.record import Record, RoundRecord

MOST_MISSING = 16
"""Left-out deals that are recognized as such; beyond, a secret is simply wrong."""
NOTED_MARKS: dict[Noted, Mark] = {Noted.WITHHELD: "withheld", Noted.ABSENT: "absent", Noted.BOT: "bot"}
"""The note on a seat that gave nothing to a round, and the mark of such a seat."""


class ContradictionError(Exception):
    """The first thing that does not fit."""

    def __init__(self, code: Refuted, deal: Deal | None = None, seat: int | None = None) -> None:
        self.finding = Finding(code, (deal.round,), deal.attempt, seat) if deal else Finding(code, (), None, seat)


def verify(record: Record, seen: Iterable[str] = ()) -> Findings:
    """Everything the record proves, or the first contradiction in it.

    `seen` are values that the reader kept from the match, as hex: the anchor, seals, contributions. All must be in it.
    """
    transcript = record.fair
    try:
        if not isinstance(transcript, Transcript):
            return _without_proof(record)
        match, changed = _check(record, transcript)
        kept = _check_seen(transcript, seen)
        if changed:
            return _not_replayed(record, changed)
    except RuleChangedError as error:
        return _not_replayed(record, error)
    except ContradictionError as found:
        return Findings(Verdict.REFUTED, (found.finding, *_other_program(record)))
    notes = _notes(transcript, match)
    if match is None:
        return Findings(Verdict.NO_PROOF, (*notes, *_beside_the_shuffle(record), Finding(Unproven.SHUFFLE)))
    unproven = (*_beside_the_shuffle(record), *_unproven(transcript, kept))
    return Findings(Verdict.PROVEN, (*_proven(transcript, kept), *notes, *unproven))


def _not_replayed(record: Record, changed: RuleChangedError) -> Findings:
    """Played by rules that have changed since: nothing contradicts it, and not all of it can be played again."""
    noted = Finding(Noted.RULES, (changed.round + 1,))
    return Findings(Verdict.NO_PROOF, (noted, *_beside_the_shuffle(record), Finding(Unproven.SHUFFLE)))


def _proven(transcript: Transcript, kept: set[str]) -> list[Finding]:
    """What is claimed has happened at least once."""
    given = any(part.mark == "given" for deal in transcript.deals if deal.ended for part in deal.parts)
    claims = {Proven.CONTRIBUTIONS: given, Proven.SEEN: bool(kept)}
    return [Finding(code) for code in Proven if claims.get(code, True)]


def _unproven(transcript: Transcript, kept: set[str]) -> list[Finding]:
    """Whoever kept the anchor need not believe the record about it."""
    always = [Finding(code) for code in (Unproven.LOOKED, Unproven.OTHERS, Unproven.NAMES)]
    return always if transcript.anchor in kept else [Finding(Unproven.ANCHOR), *always]


def _beside_the_shuffle(record: Record) -> list[Finding]:
    """What the record says of itself and no transcript binds: points from elsewhere, moves that were taken back, a
    table without a server."""
    told = {
        Unproven.CARRIED: any(record.carried),
        Unproven.TAKEN_BACK: record.extra.get("taken_back", "0") != "0",
        Unproven.DEVICE: record.extra.get("dealt_on") == "device",
    }
    return [Finding(code) for code, so in told.items() if so]


def _without_proof(record: Record) -> Findings:
    """A match with a key of its own: it can be replayed, and that is all."""
    try:
        record.replay()
    except RuleChangedError:
        raise
    except RecordError:
        raise ContradictionError(Refuted.REPLAY) from None
    beside = _beside_the_shuffle(record)
    return Findings(Verdict.NO_PROOF, (Finding(Noted.REPLAYS), *beside, Finding(Unproven.SHUFFLE)))


def _check(record: Record, transcript: Transcript) -> tuple[Match | None, RuleChangedError | None]:
    """Check deal after deal; the match as it was after the last finished round.

    From a rule on that has changed since, rounds are not played again; all that needs no playing is still checked.
    """
    if (record.rules, record.players, record.key) != (transcript.rules, transcript.players, ""):
        raise ContradictionError(Refuted.TERMS)
    match: Match | None = None
    changed: RuleChangedError | None = None
    rounds = iter(record.rounds)
    for number, deal in enumerate(transcript.deals, start=1):
        _check_place(transcript, number, deal)
        _check_shape(transcript, deal)
        _check_secret(transcript, number, deal)
        _check_contributions(transcript, number, deal)
        played = next(rounds, None) if deal.stage == "played" else None
        if deal.stage == "played" and not changed:
            try:
                match = _check_round(record, match, played, deal)
            except RuleChangedError as error:
                changed = error
        _check_head(transcript, number, deal, played)
        if deal.wrongly_aborted:
            raise ContradictionError(Refuted.ABORTED, deal)
    if next(rounds, None) is not None:
        raise ContradictionError(Refuted.ROUNDS)
    if not changed:
        _check_scores(record, match)
    return match, changed


def _check_place(transcript: Transcript, number: int, deal: Deal) -> None:
    """Rounds and attempts follow each other, and only the last deal may still run."""
    earlier = transcript.deals[: number - 1]
    if (deal.round, deal.attempt) != next_place(earlier) or not all(other.ended for other in earlier[-1:]):
        raise ContradictionError(Refuted.ORDER, deal)
    if number > transcript.length:
        raise ContradictionError(Refuted.SECRET, deal)


def _check_shape(transcript: Transcript, deal: Deal) -> None:
    """Every seat has its mark and what belongs to it; only what has ended is revealed."""
    if len(deal.parts) != transcript.players or {bool(deal.secret), bool(deal.head)} != {deal.ended}:
        raise ContradictionError(Refuted.SHAPE, deal)
    for seat, part in enumerate(deal.parts):
        if part.mark not in MARKS[deal.stage] or not part.well_formed():
            raise ContradictionError(Refuted.SHAPE, deal, seat)


def _check_secret(transcript: Transcript, number: int, deal: Deal) -> None:
    """The secret hangs on the one before, the first one on the anchor."""
    if not deal.ended:
        return
    before = bytes.fromhex(transcript.deals[number - 2].secret if number > 1 else transcript.anchor)
    secret = bytes.fromhex(deal.secret)
    if hashing.link_before(transcript.match, number, secret) == before:
        return
    later = range(number + 1, number + 1 + MOST_MISSING)
    missing = any(hashing.links_down(transcript.match, secret, place, number - 1)[-1] == before for place in later)
    raise ContradictionError(Refuted.MISSING if missing else Refuted.SECRET, deal)


def _check_contributions(transcript: Transcript, number: int, deal: Deal) -> None:
    """What was given is what was committed to."""
    for seat, part in enumerate(deal.parts):
        if part.mark != "given":
            continue
        promised = hashing.commitment(transcript.match, number, seat, bytes.fromhex(part.contribution))
        if promised.hex() != part.commitment:
            raise ContradictionError(Refuted.CONTRIBUTION, deal, seat)


def _check_round(record: Record, match: Match | None, played: RoundRecord | None, deal: Deal) -> Match:
    """The round's key, dealer, moves, events and result, by playing it again."""
    if played is None:
        raise ContradictionError(Refuted.ROUNDS, deal)
    try:
        match = _dealt(record, match)
    except PenultimaError:
        raise ContradictionError(Refuted.ROUNDS if match else Refuted.TERMS, deal) from None
    if match.round.key.hex() != played.key:
        raise ContradictionError(Refuted.KEY, deal)
    if match.round.dealer != played.dealer:
        raise ContradictionError(Refuted.DEALER, deal)
    events = [str(event) for event in match.opening]
    try:
        for told in record.moves(match, len(match.rounds) - 1):
            events += [str(event) for event in told]
    except RuleChangedError:
        if played.events[: len(events)] != events:
            raise ContradictionError(Refuted.EVENTS, deal) from None
        raise
    except PenultimaError:
        raise ContradictionError(Refuted.MOVES, deal) from None
    round = match.round
    if not round.over or (played.over, played.winner, played.points) != (True, round.winner, list(round.points())):
        raise ContradictionError(Refuted.RESULT, deal)
    if played.events != events:
        raise ContradictionError(Refuted.EVENTS, deal)
    return match


def _dealt(record: Record, match: Match | None) -> Match:
    if match is None:
        return record.first_deal()
    match.next_round()
    return match


def _check_head(transcript: Transcript, number: int, deal: Deal, played: RoundRecord | None) -> None:
    """The head is made from the deal and the moves: no later card could be as it is if these were changed."""
    if not deal.ended:
        return
    sealed = hashing.seal(hashing.head_before(transcript, number), number, deal)
    moves = hashing.moves_digest(played.moves) if played else b""
    if hashing.head(sealed, deal, bytes.fromhex(deal.secret), moves).hex() != deal.head:
        raise ContradictionError(Refuted.HEAD, deal)


def _check_scores(record: Record, match: Match | None) -> None:
    scores, winners = (match.scores, match.winners) if match else ([0] * record.players, ())
    if (record.scores, record.winners) != (scores, list(winners)):
        raise ContradictionError(Refuted.SCORES)


def _check_seen(transcript: Transcript, seen: Iterable[str]) -> set[str]:
    """Whatever somebody kept must be in the transcript."""
    kept = {value.strip().lower() for value in seen}
    if not kept <= _values(transcript):
        raise ContradictionError(Refuted.SEEN)
    return kept


def _values(transcript: Transcript) -> set[str]:
    values = {transcript.anchor, hashing.beginning(transcript).hex()}
    for number, deal in enumerate(transcript.deals, start=1):
        values |= {deal.head, hashing.seal(hashing.head_before(transcript, number), number, deal).hex()}
        values |= {value for part in deal.parts for value in (part.commitment, part.contribution)}
    return values - {""}


def _notes(transcript: Transcript, match: Match | None) -> list[Finding]:
    """What weakens the proof, deal by deal and seat by seat."""
    deals, seats = transcript.deals, range(transcript.players)
    notes = [Finding(Noted.ABORTED, (deal.round,), deal.attempt) for deal in deals if deal.stage == "aborted"]
    played = [deal for deal in deals if deal.stage == "played"]
    for code, mark in NOTED_MARKS.items():
        marked = {seat: [deal.round for deal in played if deal.parts[seat].mark == mark] for seat in seats}
        notes += [Finding(code, tuple(rounds), None, seat) for seat, rounds in marked.items() if rounds]
    if alone := tuple(deal.round for deal in played if not any(part.mark == "given" for part in deal.parts)):
        notes.append(Finding(Noted.ALONE, alone))
    notes += [Finding(Noted.RUNNING, (deal.round,), deal.attempt) for deal in deals if not deal.ended]
    if match is None or not match.over:
        notes.append(Finding(Noted.UNFINISHED))
    return notes


def _other_program(record: Record) -> list[Finding]:
    """Another version may play by corrected rules: then the contradiction is not the server's."""
    return [] if record.program == f"penultima {__version__}" else [Finding(Noted.PROGRAM)]
