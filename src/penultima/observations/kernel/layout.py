"""Two records: what is kept of an episode beside its state, and what holds for all episodes of an environment."""

from typing import Annotated, Any, NewType

import numpy as np
from numpy.typing import NDArray

from penultima.rules.cards import KINDS
from penultima.rules.moves import SEATS
from penultima.rules.record import Int, dtype_of
from penultima.runtime import LAYOUTS

Int64s = NDArray[np.int64]
Float32s = NDArray[np.float32]
Int8s = NDArray[np.int8]
UInt64s = NDArray[np.uint64]


class Episode:
    """What is kept of one episode beside the state of its round."""

    number: Int
    """The number of the environment, the last word of every key."""
    deals: Int
    """Rounds dealt so far, the last word but one of the next key."""
    rounds: Int
    """Rounds of this episode that are over."""
    round_steps: Int
    """Decisions of this round."""
    learner_steps: Int
    """Decisions of this episode that the caller made: those of the learner, or of all seats."""
    learner: Int
    """The seat that the caller decides for, -1: all seats."""
    stage: Int
    """Why the actor is asked (Stage)."""
    place: Int
    """How far round the table the stage has come."""
    actor: Int
    """Whose decision it is, -1: nobody's, the round is over."""
    over: Int
    """The episode is over."""
    color_before: Int
    """The color in force before the last lay."""
    not_followed: Int
    """Colors that seats did not follow, four bits for each seat."""
    reshuffles: Int
    """Reshuffles when the discard pile was last counted."""
    counted: Int
    """Cards of the discard pile that `discards` has counted since then."""
    legal_low: Annotated[np.uint64, np.uint64]
    """The actor's legal actions, one bit each: the first 64."""
    legal_high: Annotated[np.uint64, np.uint64]
    """The other ones."""
    scores: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """The score of each seat, in a match."""
    sizes: Annotated[NDArray[np.int8], np.int8, (SEATS,)]
    """How many cards each seat held after the last move."""
    discards: Annotated[NDArray[np.int8], np.int8, (KINDS + 7,)]
    """How many of each kind lie on the discard pile."""


class EpisodeConfig:
    """What holds for all episodes of an environment."""

    players: Int
    reward: Int
    """What the end of a round is worth (Reward)."""
    match: Int
    """Rounds are played until a match is won."""
    kind: Int
    """What a match is played for (MatchKind)."""
    target: Int
    """Points that end a match."""
    next_dealer: Int
    """Who deals the next round of a match (NextDealer)."""
    limit: Int
    """Decisions after which a round is given up."""
    auto_reset: Int
    """The next round, or episode, begins in the step that ends one."""


Episodes = NewType("Episodes", NDArray[np.void])
EpisodeConfigs = NewType("EpisodeConfigs", NDArray[np.void])

EPISODE = LAYOUTS[Episodes] = dtype_of(Episode)
EPISODE_CONFIG = LAYOUTS[EpisodeConfigs] = dtype_of(EpisodeConfig)
_plain: dict[Any, Any] = {Float32s: np.dtype(np.float32)}
LAYOUTS.update(_plain)
