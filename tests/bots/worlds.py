"""Rounds that a seat cannot tell apart, and rounds played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from penultima.bots import Bot
from penultima.game import Round
from penultima.game.move import SAY_UNO


def other_world(round: Round, seat: int, chance: Random) -> Round:
    """A round that this seat cannot tell from the given one: what is hidden lies otherwise, and chance is another."""
    lines = dict(line.split(": ", 1) for line in round.position.splitlines())
    hands = [hand.split() for hand in lines["hands"].split("|")]
    places = [hand for other, hand in enumerate(hands) if other != seat]
    draw, hidden = lines.get("draw", "").split(), lines.get("hidden", "").split()
    places += [draw] + ([hidden] if round.view(seat).hidden is None else [])
    unseen = [card for place in places for card in place]
    chance.shuffle(unseen)
    for place in places:
        place[:] = [unseen.pop() for _ in place]
    lines |= {"hands": " | ".join(map(" ".join, hands)), "draw": " ".join(draw), "key": chance.randbytes(32).hex()}
    lines |= {"hidden": " ".join(hidden)} if hidden else {}
    return Round.from_position("\n".join(f"{name}: {value}" for name, value in lines.items()))


def interruptions(round: Round, bots: Sequence[Bot]) -> None:
    """Owers of UNO speak first, then those who noticed; whoever jumps in does."""
    for duty in (True, False):
        for seat, bot in enumerate(bots):
            owes = round.view(None).owes
            if owes and (seat in owes) == duty and round.phase.name in ("TURN", "DRAWN", "CHALLENGE"):
                move = bot.choose(round.view(seat))
                if move is not None and move.code >= SAY_UNO.code:
                    round.play(move, seat)
    if (turn := round.turn) is None or round.phase.name != "TURN" or not round.rules["jump_in"]:
        return
    for step in range(1, round.players):
        seat = (turn + step * int(round.states["direction"][0])) % round.players
        move = bots[seat].choose(round.view(seat))
        if move is not None and move.card is not None:
            round.play(move, seat)
            return


def finish(round: Round, bots: Sequence[Bot]) -> None:
    """Play a round to its end."""
    while not round.over:
        interruptions(round, bots)
        if round.view(None).owes and round.rules["jump_in"]:
            continue
        if (turn := round.turn) is not None:
            move = bots[turn].choose(round.view(turn))
            assert move is not None
            round.play(move, turn)
