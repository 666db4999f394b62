"""The fair shuffle: who makes the cards, and how anybody can check it afterwards (docs/fairness.md).

The server fixes a chain of secrets before the first card and publishes its anchor. For each deal every person first
commits to 32 random bytes and then, once all commitments are known to all, gives them. The secret, fixed before, and
what was given make the round's key. After the round the secret is revealed.

    Shuffler       what a server does: ask, commit, seal, contribute, settle, finish or abort
    receipt        what a person's program checks before it gives its bytes, and keeps
    verify.verify  what anybody does with the record of the match
"""

from penultima.game.fair.hashing import commitment
from penultima.game.fair.keys import FairError, RevealedKeys
from penultima.game.fair.shuffler import Shuffler, receipt
from penultima.game.fair.transcript import Deal, Part, Transcript

__all__ = ["Deal", "FairError", "Part", "RevealedKeys", "Shuffler", "Transcript", "commitment", "receipt"]
