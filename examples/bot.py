"""A player for Penultima: lays what it has most of, says UNO, catches the forgetful. The protocol: docs/bots.md."""

import json
import sys
from collections import Counter

LETTERS = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}


def choose(legal, view):
    """One of the legal moves; out of turn also None, which is silence."""
    owes = view["seat"] in view["owes"] or len(view["hand"]) == 1
    for move in legal:
        if (move == "uno" and owes) or move.startswith("catch"):
            return move
    held = Counter(card[0] for card in view["hand"])
    cards = [move for move in legal if move in view["hand"]]
    if cards:
        return max(cards, key=lambda card: (card[0] not in "wx", held[card[0]]))
    colors = [move for move in legal if move in LETTERS]
    if colors:
        return max(colors, key=lambda color: held[LETTERS[color]])
    seats = [move for move in legal if move.startswith("@")]
    if seats:
        return min(seats, key=lambda seat: view["sizes"][int(seat[1:])])
    return next((move for move in legal if move != "uno"), None)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "Python example"}), flush=True)
    elif message["type"] == "decide":
        move = choose(message["legal"], message["view"])
        print(json.dumps({"type": "move", "id": message["id"], "move": move}), flush=True)
