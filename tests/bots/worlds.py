"""Rounds that a seat cannot tell apart, and rounds played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from penultima.bots import Bot
from penultima.game import Game
from penultima.game.move import SAY_UNO


def other_world(game: Game, seat: int, chance: Random) -> Game:
    """A round that this seat cannot tell from the given one: what is hidden lies otherwise, and chance is another."""
    lines = dict(line.split(": ", 1) for line in game.position.splitlines())
    hands = [hand.split() for hand in lines["hands"].split("|")]
    places = [hand for other, hand in enumerate(hands) if other != seat]
    draw, hidden = lines.get("draw", "").split(), lines.get("hidden", "").split()
    places += [draw] + ([hidden] if game.view(seat).hidden is None else [])
    unseen = [card for place in places for card in place]
    chance.shuffle(unseen)
    for place in places:
        place[:] = [unseen.pop() for _ in place]
    lines |= {"hands": " | ".join(map(" ".join, hands)), "draw": " ".join(draw), "key": chance.randbytes(32).hex()}
    lines |= {"hidden": " ".join(hidden)} if hidden else {}
    return Game.from_position("\n".join(f"{name}: {value}" for name, value in lines.items()))


def interruptions(game: Game, bots: Sequence[Bot]) -> None:
    """Owers of UNO speak first, then those who noticed; whoever jumps in does."""
    for duty in (True, False):
        for seat, bot in enumerate(bots):
            owes = game.view(None).owes
            if owes and (seat in owes) == duty and game.phase.name in ("TURN", "DRAWN", "CHALLENGE"):
                move = bot.choose(game.view(seat))
                if move is not None and move.code >= SAY_UNO.code:
                    game.play(move, seat)
    if (turn := game.turn) is None or game.phase.name != "TURN" or not game.rules["jump_in"]:
        return
    for step in range(1, game.players):
        seat = (turn + step * int(game.table["direction"][0])) % game.players
        move = bots[seat].choose(game.view(seat))
        if move is not None and move.card is not None:
            game.play(move, seat)
            return


def finish(game: Game, bots: Sequence[Bot]) -> None:
    """Play a round to its end."""
    while not game.over:
        interruptions(game, bots)
        if game.view(None).owes and game.rules["jump_in"]:
            continue
        if (turn := game.turn) is not None:
            move = bots[turn].choose(game.view(turn))
            assert move is not None
            game.play(move, turn)
