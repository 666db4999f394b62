"""The part of `abi.json` that tells a host how to keep a table: notation, events, settings, booklets, bots.

It is made from the sources without a compiler, so a test can compare the committed file with them. Every key is
explained in docs/engine.md.
"""

from __future__ import annotations

import enum
from typing import Any

from penultima.booklets import Rules, booklets
from penultima.booklets.rules import CONTRADICTIONS, DEFAULTS, PLAYERS
from penultima.booklets.shelf import aliases
from penultima.bots.kernel.decisions import NO_MOVE
from penultima.bots.kernel.search import STAKES
from penultima.bots.kernel.weights import CAREFUL, weights_of
from penultima.bots.registry import LEVELS, REGISTRY
from penultima.errors import RulesError
from penultima.game.event import SHAPES, WORDS
from penultima.game.match import DEALER_STREAM, ROUND_STREAM
from penultima.game.move import ALL_MOVES
from penultima.rules import moves
from penultima.rules.asking import SPEAKERS
from penultima.rules.cards import DECK_SIZE, KINDS, NO_CARD, NO_COLOR
from penultima.rules.chance import DEAL, RESHUFFLE, RETURN
from penultima.rules.events import EVENT_HEADER, SEES_CARDS, EventCode
from penultima.rules.settings import HOUSE_RULES, SETTINGS, Choice, FirstAction, Number, Setting, Special
from penultima.rules.state import FIELD_KINDS, NOBODY
from penultima.rules.version import RULES_VERSION

FIRST_MOVES = ("DRAW", "KEEP", "NAME", "NONE", "ACCEPT", "CHALLENGE", "CHOOSE", "UNO", "CATCH")
"""Moves that have a name of their own, or are the first of their kind."""
TABLE_ENTRIES = frozenset(
    (
        *("apply", "begin_memory", "begin_search", "best_move", "calls_open"),
        *("chacha", "choose_move", "clear", "continue_search", "deal"),
        *("deal_out", "draw_for_dealer", "find_dealer", "gentlest", "hide_cards"),
        *("legal", "make_move", "match_stakes", "match_winners", "next_dealer"),
        *("pick", "points", "points_for_round", "reaction", "remember"),
        *("shuffle_cards", "view", "who_may_speak", "why_not", "would_be_bluff"),
    )
)
"""The entry points that a host of tables needs: all that the smaller engine file has."""
TRAITS = ("forgets", "notices", "slips", "playouts", "infers")
"""What a skill holds of its bot, beside the policy."""


def hosting() -> dict[str, Any]:
    """What a host must know besides how to call the entry points."""
    return {
        "rules_version": RULES_VERSION,
        "constants": _constants(),
        "moves": [move.text for move in ALL_MOVES],
        "events": {name: _event(name) for name in SHAPES},
        "words": {name: list(words) for name, words in WORDS.items()},
        "kinds": {name: kind.name.lower() for name, kind in FIELD_KINDS.items()},
        "players": [min(PLAYERS), max(PLAYERS)],
        "most_players": [
            [[_most_players(special, action, hand) for hand in _hands()] for action in FirstAction]
            for special in Special
        ],
        "settings": {name: _setting(one) for name, one in SETTINGS.items()},
        "house_rules": list(HOUSE_RULES),
        "contradictions": [
            [one.setting, None if one.value is None else int(one.value), one.other, int(one.other_value)]
            for one in CONTRADICTIONS
        ],
        "booklets": {
            one.id: {name: int(one.rules[name]) for name in SETTINGS if one.rules[name] != DEFAULTS[name]}
            for one in booklets()
        },
        "aliases": {alias: edition for alias, edition in aliases().items() if alias != edition},
        "bots": {
            entry.name: {"policy": int(entry.policy), **{name: int(getattr(entry, name)) for name in TRAITS}}
            for entry in REGISTRY.values()
            if entry.policy is not None
        },
        "levels": list(LEVELS),
        "weights": weights_of(CAREFUL).tolist(),
    }


def members(of: type[enum.IntEnum]) -> dict[str, int]:
    """Numbers by their names."""
    return {name.lower(): int(member) for name, member in of.__members__.items()}


def _constants() -> dict[str, int]:
    """Numbers that stand for nothing, lengths of arrays, where kinds of moves begin, numbers of random streams."""
    return {
        "NOBODY": NOBODY,
        "NO_CARD": NO_CARD,
        "NO_COLOR": NO_COLOR,
        "NO_MOVE": NO_MOVE,
        "SEATS": moves.SEATS,
        "KINDS": KINDS,
        "MOVES": moves.MOVES,
        **{name: getattr(moves, name) for name in FIRST_MOVES},
        "DECK_SIZE": DECK_SIZE,
        "SPEAKERS": SPEAKERS,
        "STAKES": STAKES,
        "EVENT_HEADER": EVENT_HEADER,
        "DEAL_STREAM": DEAL,
        "RETURN_STREAM": RETURN,
        "RESHUFFLE_STREAM": RESHUFFLE,
        "DEALER_STREAM": DEALER_STREAM,
        "ROUND_STREAM": ROUND_STREAM,
    }


def _event(name: str) -> dict[str, Any]:
    """The number of an event (those of a match have none), its arguments as they are written, and whom its cards are
    for if not for everyone: 1 its seat, 2 the other one, 3 both."""
    code = EventCode.__members__.get(name.upper())
    sees = 0 if code is None else int(SEES_CARDS[code])
    return {
        **({} if code is None else {"code": int(code)}),
        "arguments": list(SHAPES[name]),
        **({"cards_for": sees} if sees else {}),
    }


def _hands() -> range:
    hand = SETTINGS["hand"]
    assert isinstance(hand, Number)
    return range(hand.low, hand.high + 1)


def _most_players(special: Special, action: FirstAction, hand: int) -> int:
    """For how many the deck is large enough; 0 if for nobody."""
    rules = Rules("", {**DEFAULTS, "special": special, "first_action": action, "hand": hand})
    return max((players for players in PLAYERS if _may_play(rules, players)), default=0)


def _may_play(rules: Rules, players: int) -> bool:
    try:
        rules.check_players(players)
    except RulesError:
        return False
    return True


def _setting(one: Setting) -> dict[str, Any]:
    """Its default, its values by name or its range, and the special card without which it means nothing."""
    return {
        "default": int(one.default),
        **({"values": members(one.values)} if isinstance(one, Choice) else {"range": [one.low, one.high]}),
        **({} if one.special is None else {"special": int(one.special)}),
    }
