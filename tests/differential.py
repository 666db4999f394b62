"""Engine and oracle play the same random games, compared after every move."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from penultima.booklets import Rules, booklets
from penultima.errors import RulesError
from penultima.game import Move, Round
from penultima.game.shuffles import place_of_returned, reshuffled, shuffled_deck
from penultima.rules.cards import VALUE
from penultima.rules.settings import ROUND_SETTINGS, SETTINGS, Choice
from penultima.rules.state import Phase
from tests import oracle

CARRIED_OUT = {"COLOR", "GIVE_COLOR", "GIVE_CARD", "SHARE", "FOE", "FIGHT", "SWAP"}
BOOKLETS = [booklet.id for booklet in booklets()]


def oracle_settings(rules: Rules) -> oracle.Settings:
    """The same rules in the oracle's words."""
    values = {setting.name: setting.show(rules[setting.name]) for setting in ROUND_SETTINGS}
    numbers = {name: int(values[name]) for name in ("hand", "uno_penalty")}
    return oracle.Settings(**(values | numbers))  # type: ignore[arg-type]


@dataclass
class Chance:
    """The pile orders that the round's key gives, for an oracle that cannot know them."""

    key: bytes
    returns: int = 0

    def shuffle(self, cards: tuple[str, ...], nonce: int) -> Sequence[str]:
        """The order these cards get: nonce 0 is the deal, 2 and following the reshuffles."""
        order = reshuffled(self.key, nonce - 2, cards) if nonce else shuffled_deck(self.key, cards)
        return [card.text for card in order]

    def place(self, n: int) -> int:
        """Where a returned first card goes."""
        self.returns += 1
        return place_of_returned(self.key, self.returns - 1, n)


@dataclass
class Duel:
    """One round, played by both."""

    rules: Rules
    players: int
    seed: int
    random: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.random = random.Random(f"{self.rules} {self.players} {self.seed}")
        dealer = self.random.randrange(self.players)
        self.ours = Round(self.rules, self.players, seed=self.seed, dealer=dealer)
        self.chance = Chance(self.ours.key)
        settings = oracle_settings(self.rules)
        self.theirs, events = oracle.deal(settings, self.players, dealer, self.chance.shuffle, self.chance.place)
        self.moves = 0
        self.eagerness = self.random.choice([0.0, 0.5, 0.9, 1.0])
        self.vigilance = self.random.choice([0.1, 0.5, 0.9])
        assert [str(event) for event in self.ours.opening] == list(events), self.where()
        self.compare()

    def where(self) -> str:
        """Enough to see the disagreement again."""
        last = " / ".join(f"{seat} {move}" for seat, move in self.ours.moves[-8:])
        return (
            f"{self.rules} players={self.players} seed={self.seed} move={self.moves} after {last}\n{self.ours.position}"
        )

    def compare(self) -> None:
        """Hands, piles, question, duties, legal moves of every seat, points: all the same."""
        lines, round_ = self.ours.lines, self.theirs
        phase = lines["phase"]
        hands = tuple(tuple(hand.split()) for hand in lines["hands"].split("|"))
        same = {
            "hands": (hands, round_.hands),
            "draw": (tuple(lines["draw"].split()), round_.draw),
            "discard": (tuple(lines["discard"].split()), round_.discard),
            "shown": (tuple(lines["shown"].split()), round_.shown),
            "phase": (phase, round_.phase),
            "direction": (lines["direction"], round_.direction),
            "owes": (frozenset(map(int, lines["owes"].split())), round_.owes),
            "drawn": (lines["drawn"] or None, round_.drawn),
            "hidden": (lines["hidden"] or None, round_.hidden),
            "must": (lines["must"] == "yes", round_.must),
            "give": (lines["give"], round_.give or "-"),
            "to": (lines["to"], "-" if round_.to is None else str(round_.to)),
            "foe": (lines["foe"], "-" if round_.foe is None else str(round_.foe)),
            "layer": (lines["layer"], "-" if round_.layer is None else str(round_.layer)),
            "winner": (lines["winner"], "-" if round_.winner is None else str(round_.winner)),
            "shares": (int(lines["shares"]), round_.shares),
            "pending": (int(lines["pending"]), round_.pending),
            "empty": (int(lines["empty"]), round_.empty),
            "circles": (int(lines["circles"]), round_.circles),
            "reshuffles": (int(lines["reshuffles"]), round_.reshuffles),
            "hyper": (lines["hyper"], round_.hyper or "none"),
        }
        if phase != "OVER":
            same["turn"] = (lines["turn"], str(round_.asked))
            same["color"] = (lines["color"], round_.color or "-")
        if phase == "CHALLENGE":
            same["guilty"] = (lines["guilty"] == "yes", round_.guilty)
        if phase in CARRIED_OUT:
            same["touched"] = (frozenset(map(int, lines["touched"].split())), round_.touched)
            same["said"] = (lines["said"] == "yes", round_.said)
        for name, (ours, theirs) in same.items():
            assert ours == theirs, f"{name}: engine {ours!r}, oracle {theirs!r}\n{self.where()}"
        self.legal = [self.ours.legal_moves(seat) for seat in range(self.players)]
        for seat in range(self.players):
            may = {move.text for move in self.legal[seat]}
            assert may == oracle.legal(round_, seat), f"legal of {seat}: {sorted(may)}\n{self.where()}"
        assert self.ours.hand_points() == oracle.hand_points(round_), self.where()
        if phase == "OVER":
            if self.rules["match"] != SETTINGS["match"].parse("low"):
                assert self.ours.points() == oracle.winner_points(round_), self.where()
        else:
            assert str(self.ours.gentlest_move()) == oracle.gentlest(round_), self.where()

    def choose(self) -> tuple[int, Move]:
        """A move: often a call if there is one, else the asked seat's, by this game's temper."""
        seats = [seat for seat in range(self.players) if self.legal[seat]]
        asked = self.ours.turn
        assert asked is not None
        calls = [(s, m) for s in seats for m in self.legal[s] if m.text.startswith(("uno", "catch"))]
        if calls and self.random.random() < self.vigilance:
            return self.random.choice(calls)
        jumps = [(seat, move) for seat in seats if seat != asked for move in self.legal[seat] if move.card is not None]
        if jumps and self.random.random() < self.vigilance:
            return self.random.choice(jumps)
        own = [move for move in self.legal[asked] if not move.text.startswith(("uno", "catch"))]
        cards = [move for move in own if move.card is not None]
        if cards and self.random.random() < self.eagerness:
            if self.ours.phase == Phase.FIGHT and self.random.random() < 0.5:
                return asked, min(cards, key=lambda move: VALUE[move.code])
            return asked, self.random.choice(cards)
        return asked, self.random.choice(own)

    def step(self) -> None:
        """One move by both, everything compared."""
        seat, move = self.choose()
        told = [str(event) for event in self.ours.play(move, seat) if event.name != "scored"]
        self.theirs, events = oracle.play(self.theirs, seat, move.text, self.chance.shuffle)
        self.moves += 1
        assert told == list(events), f"{seat} {move}: engine {told}, oracle {list(events)}\n{self.where()}"
        self.compare()

    def run(self, limit: int) -> int:
        """Play to the end, or so many moves; the moves made."""
        while not self.ours.over and self.moves < limit:
            self.step()
        return self.moves


def random_rules(chance: random.Random, name: str) -> Rules:
    """A booklet, sometimes with settings of its sisters or of no booklet."""
    rules = Rules.parse(name)
    if chance.random() < 0.5:
        return rules
    for setting in chance.sample(ROUND_SETTINGS, chance.randint(1, 4)):
        if setting.name == "special":
            continue
        if isinstance(setting, Choice):
            value = chance.choice([value.name.lower() for value in setting.values])
        else:
            value = str(chance.randint(setting.low, setting.high))
        with contextlib.suppress(RulesError):  # settings that contradict each other
            rules = rules.changed(**{setting.name: value})
    return rules


def duels(booklet: str, seed: int, moves: int, limit: int = 1500) -> int:
    """Duels under a booklet until so many moves are compared."""
    chance = random.Random(f"{booklet} {seed}")
    done = number = 0
    while done < moves:
        players = 2 + number % 9
        rules = random_rules(chance, booklet)
        try:
            rules.check_players(players)
        except RulesError:
            rules = Rules.parse(booklet)
        done += Duel(rules, players, seed * 1_000_000 + number).run(min(limit, moves - done))
        number += 1
    return done
