"""A player at a table on the network: python3 examples/table_bot.py LINK [NAME]. The protocol: docs/protocol.md.

It joins by the link that the host sent, takes a free seat, does its part in every shuffle, and plays until the match is
over. The client resends what was not answered and comes back after a lost connection; the token is the key to the seat.
"""

import asyncio
import contextlib
import sys
from urllib.parse import urlsplit

from penultima.client import Refused, TableClient, new_token


def choose(look):
    """A move, or None to keep silent; `look` is what this seat is shown, `look.moves` what it may do."""
    if look.seat in look.owes and "uno" in look.moves:
        return "uno"
    if look.turn != look.seat:
        return next((move for move in look.moves if move.startswith("catch")), None)
    moves = [move for move in look.moves if move != "uno" and not move.startswith("catch")]
    cards = [move for move in moves if move in look.hand]
    if cards:
        return max(cards, key=lambda card: (card[0] not in "wx", sum(other[0] == card[0] for other in look.hand)))
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
        while me.room.status != "over":
            look = me.look
            if look is not None and look.seat is not None and (me.seq, look.decision) != answered:
                answered = (me.seq, look.decision)
                move = choose(look)
                with contextlib.suppress(Refused):  # somebody was faster, or it is too early to catch
                    if move is not None:
                        await me.play(move, look.decision)
            else:
                await me.change()
        print("won" if me.seat in me.room.winners else "lost", flush=True)


asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Python"))
