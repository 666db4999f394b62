"""Rounds that bots of any kind play, move by move in Python: each is asked in the order of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from penultima.bots.bot import Bot, bot
from penultima.errors import IllegalMove, PenultimaError, RulesError
from penultima.game.match import Match
from penultima.game.move import Move
from penultima.game.round import Round
from penultima.rules.asking import Stage

LIMIT = 20_000
"""Moves after which a round is given up; between bots it ends far earlier."""


class BotFailedError(PenultimaError):
    """A bot crashed, kept silent when asked, or wanted what the rules refuse."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(f"the bot at seat {seat} failed: {why}")
        self.seat = seat
        self.why = why


def one_line(error: Exception) -> str:
    """An error as one line; an error of another program with its type."""
    text = " ".join(str(error).split()).rstrip(".")
    return text if isinstance(error, PenultimaError) else f"{type(error).__name__}: {text}"


def choices(round: Round, bots: Sequence[Bot]) -> Iterator[tuple[int, Move]]:
    """Who makes which move next, one after the other. Each is legal; make it before you ask for the next. A round that
    nobody ends is given up after 20,000.

    Whoever speaks unasked comes first: UNO, a catch, a card to jump in with. After every move all may speak again, and
    each bot is asked once for each position.
    """
    for _ in range(LIMIT):
        if round.over:
            return
        seat, move = _next_choice(round, bots)
        if reason := round.why_not(move, seat):
            raise BotFailedError(seat, one_line(IllegalMove(reason, seat, move)))
        yield seat, move


def _next_choice(round: Round, bots: Sequence[Bot]) -> tuple[int, Move]:
    answers: dict[int, Move | None] = {}
    for stage, seat in round.speakers():
        if seat not in answers:
            answers[seat] = _answer(round, bots, seat)
        move = answers[seat]
        if move is not None and move.answers(stage):
            return seat, move
        if stage is Stage.ASKED:
            raise BotFailedError(seat, f"{move!r} is no move")
    raise AssertionError("somebody is asked until a round is over")


def _answer(round: Round, bots: Sequence[Bot], seat: int) -> Move | None:
    """What the bot of a seat wants to do now."""
    try:
        move = bots[seat].choose(round.view(seat))
    except Exception as error:
        raise BotFailedError(seat, one_line(error)) from error
    if move is not None and not isinstance(move, Move):
        raise BotFailedError(seat, f"{move!r} is no move")
    return move


@overload
def play_on(game: Round | str, bots: Sequence[Bot | str] | str, *, seed: int = 0) -> Round: ...
@overload
def play_on(game: Match, bots: Sequence[Bot | str] | str, *, seed: int = 0) -> Match: ...
def play_on(game: Round | Match | str, bots: Sequence[Bot | str] | str, *, seed: int = 0) -> Round | Match:
    """Let bots finish a round, a position as text, or a whole match; what was given stays as it is.

    >>> from penultima import Round
    >>> played = play_on(Round("classic/en", players=3, seed=1), "careful")
    >>> played.over, played.winner is not None
    (True, True)

    `bots` are one for each seat, themselves or their names, or one name for all. With the same seed they play alike.
    A round that nobody ends is given up after 20,000 moves.
    """
    game = Round.from_position(game) if isinstance(game, str) else game.copy()
    names = [bots] * game.players if isinstance(bots, str) else list(bots)
    if len(names) != game.players:
        raise RulesError(f"{game.players} players and {len(names)} bots")
    seated = [bot(one, f"{seed} {seat}") if isinstance(one, str) else one for seat, one in enumerate(names)]
    if isinstance(game, Round):
        game.replay(choices(game, seated))
        return game
    while True:
        for seat, move in choices(game.round, seated):
            game.play(move, seat)
        if game.over or not game.round.over:
            return game
        game.next_round()
