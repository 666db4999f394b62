"""A player at a table on the network: python3 examples/table_bot.py LINK [NAME]. The protocol: docs/protocol.md.

It joins by the link that the host sent, takes a free seat, does its part in every shuffle, and plays until the match is
over. The client resends what was not answered and comes back after a lost connection; the token is the key to the seat.
"""

import asyncio
import contextlib
import sys
from urllib.parse import urlsplit

from penultima.client import Refused, TableClient, new_token


def choose(view):
    """A move, or None to keep silent; `view` is what this seat is shown, `view.moves` what it may do."""
    if view.seat in view.owes and "uno" in view.moves:
        return "uno"
    if view.turn != view.seat:
        return next((move for move in view.moves if move.startswith("catch")), None)
    moves = [move for move in view.moves if move != "uno" and not move.startswith("catch")]
    cards = [move for move in moves if move in view.hand]
    if cards:
        return max(cards, key=lambda card: (card[0] not in "wx", sum(other[0] == card[0] for other in view.hand)))
    return moves[0] if moves else None


async def play(link, name):
    """From hello to the end of the match."""
    parts = urlsplit(link)
    server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rpartition("/")[2]
    async with TableClient(server, table, new_token()) as me:
        await me.join(name)
        await me.sit()
        await me.until(lambda: me.seat is not None)
        print(f"{name} sits on seat {me.seat}", flush=True)
        answered = None
        while me.info.status != "over":
            view = me.view
            if view is not None and view.seat is not None and (me.seq, view.decision) != answered:
                answered = (me.seq, view.decision)
                move = choose(view)
                with contextlib.suppress(Refused):  # somebody was faster, or it is too early to catch
                    if move is not None:
                        await me.play(move, view.decision)
            else:
                await me.change()
        print("won" if me.seat in me.info.winners else "lost", flush=True)


asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Python"))
