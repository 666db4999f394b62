"""Every sentence the terminal says in a game, in English. Other languages will stand beside it.

{who} acts and {whom} is acted upon: a name, or you. Of a pair, the first form is for when {who} is you.
"""

from __future__ import annotations

from penultima.rules.reasons import Reason

NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
SPECIALS = ("special card", "Scary card", "Revenge card", "Battle card", "Hyper Speed card")
FACES = {
    "skip": "Skip", "reverse": "Reverse", "draw_two": "Draw Two", "wild": "Wild", "draw_four": "Draw Four",
    "hidden": "card",
}  # fmt: skip
DIRECTIONS = {"left": "to the left, clockwise", "right": "to the right, counterclockwise"}

EVENTS: dict[str, tuple[str, str]] = {
    "dealer": ("You are chosen to deal.", "{who} is chosen to deal."),
    "dealer drawn": (
        "Everyone draws a card for the deal: {draws}. You deal.",
        "Everyone draws a card for the deal: {draws}. {who} deals.",
    ),
    "dealt": ("You are dealt {cards}.", "{who} is dealt {cards}."),
    "turned": ("", "The first card is {cards}."),
    "returned": ("", "{Cards} cannot start: it goes back into the pile."),
    "starts": ("You start; play goes {way}.", "{who} starts; play goes {way}."),
    "laid": ("You lay {cards}.", "{who} lays {cards}."),
    "jumped_in": ("You jump in with {cards}.", "{who} jumps in with {cards}."),
    "swapped": ("You swap hands with {whom}.", "{who} swaps hands with {whom}."),
    "rotated": ("", "Every hand is passed on {way}."),
    "drew turn": ("You draw {cards}.", "{who} draws {cards}."),
    "drew two": ("You draw {cards} for the Draw Two.", "{who} draws {cards} for the Draw Two."),
    "drew four": ("You draw {cards} for the Draw Four.", "{who} draws {cards} for the Draw Four."),
    "drew uno": ("You draw {cards} for the forgotten UNO.", "{who} draws {cards} for the forgotten UNO."),
    "drew battle": ("After the battle you draw {cards}.", "After the battle {who} draws {cards}."),
    "drew show": ("You draw {cards} to fight with.", "{who} draws {cards} to fight with."),
    "kept": ("You keep it.", "{who} keeps it."),
    "passed": ("There is nothing to draw: you pass.", "There is nothing to draw: {who} passes."),
    "named": ("You name {color}.", "{who} names {color}."),
    "skipped": ("You lose the turn.", "{who} loses the turn."),
    "reversed": ("", "Play turns around: now {way}."),
    "challenged": ("You challenge {whose} Draw Four.", "{who} challenges {whose} Draw Four."),
    "shown": ("You show {whom} your hand.", "{who} shows {whom} the hand{seen}."),
    "guilty": ("Your Draw Four was a bluff.", "{who}'s Draw Four was a bluff."),
    "innocent": ("Your Draw Four was fair.", "{who}'s Draw Four was fair."),
    "gave": ("You give {whom} {cards}.", "{who} gives {whom} {cards}."),
    "shared": ("You hand {whom} {cards}.", "{who} hands {whom} {cards}."),
    "foe": ("You challenge {whom} to a battle.", "{who} challenges {whom} to a battle."),
    "chose": ("Your card lies face down.", "{who} lays a card face down."),
    "revealed": ("You show {cards}.", "{who} shows {cards}."),
    "tied": ("", "A tie: both choose again."),
    "won_battle": ("You win the battle against {whom}.", "{who} wins the battle against {whom}."),
    "took": ("You take {cards}.", "{who} takes {cards}."),
    "said_uno": ("You say UNO!", "{who} says UNO!"),
    "caught": ("You catch {whom} without UNO.", "{who} catches {whom} without UNO."),
    "hyper": ("", "Hyper speed: every {color} card now skips a player."),
    "hyper none": ("", "Hyper speed is over."),
    "reshuffled": ("", "The discard pile is shuffled: {n} cards to draw."),
    "went_out": ("You are out!", "{who} is out!"),
    "blocked": ("", "Nobody can lay or draw: the round is blocked."),
    "scored": ("You score {points}.", "{who} scores {points}."),
    "scored none": ("", "Nobody scores."),
    "match_over": ("You win the match!", "{who} wins the match!"),
    "lost": ("You have {points} and lose the match.", "{who} has {points} and loses the match."),
    "match_over many": ("", "{winners} share the win."),
}

QUESTIONS = {
    "TURN": "Your turn: lay a card or draw.",
    "DRAWN": "You drew {drawn}: lay it or keep it.",
    "DRAWN must": "You drew {drawn}. Nothing else fitted, so it must be laid.",
    "COLOR": "Which color does play go on with?",
    "CHALLENGE": "{layer} laid a Draw Four. Draw four – or challenge? (Bluff: {layer} draws four. Fair: you draw six.)",
    "GIVE_COLOR": "Which color do you give away? Every card of it goes around the table.",
    "GIVE_CARD": "Which {color} card does {to} get?",
    "SHARE": "Cards to hand out: {n}. Who gets the next one?",
    "FOE": "Whom do you challenge to a battle?",
    "SWAP": "With whom do you swap hands?",
    "FIGHT": "Choose a card against {foe}, in secret. The higher number wins; symbols count zero.",
}
UNO_REMINDER = "Two cards left: say UNO as you lay, like {example}."
UNO_REMINDER_COLOR = "One card left: say UNO with the color, like {example}."
CALL_MINE = "You have one card left. Press Enter to go on, or type uno."
CALL_THEIRS = "{whom} has one card and said nothing. Press Enter to go on, or type catch {seat}."
NEXT_ROUND = "Press Enter for the next round."

MOVES = {
    "draw": "draw", "keep": "keep it", "accept": "draw four cards", "challenge": "challenge", "uno": "say UNO",
    "none GIVE_COLOR": "give nothing away", "none FOE": "no battle",
}  # fmt: skip

NEED = "You need {need} – or draw."
REASONS: dict[Reason, str] = {
    Reason.FINE: "You may do that now.",
    Reason.NO_SUCH_SEAT: "Nobody sits there.",
    Reason.NO_SUCH_MOVE: "There is no such move. Type ? for help.",
    Reason.ROUND_OVER: "The round is over.",
    Reason.NOT_YOUR_TURN: "It is not your turn yet.",
    Reason.NOT_IN_HAND: "You do not hold {card}.",
    Reason.NO_MATCH: "{Card} does not fit. " + NEED,
    Reason.WOULD_BE_BLUFF: "At this table nobody bluffs: you hold {color}, so the Draw Four has to wait.",
    Reason.ONLY_THE_DRAWN_CARD: "After drawing you may lay only the card you drew.",
    Reason.MUST_LAY_IT: "This booklet says that a card drawn in need must be laid if it fits.",
    Reason.ALREADY_DRAWN: "You have drawn already: lay that card or keep it.",
    Reason.NOTHING_DRAWN: "There is nothing to keep: first lay a card or draw.",
    Reason.NO_COLOR_ASKED: "Nobody asked for a color. Lay a card or draw.",
    Reason.NO_DRAW_FOUR: "There is no Draw Four to answer.",
    Reason.NO_SEAT_ASKED: "Nobody has to be chosen now.",
    Reason.NOTHING_TO_DECLINE: "There is nothing to decline.",
    Reason.NAME_A_COLOR: "First name a color: {colors}.",
    Reason.ANSWER_THE_DRAW_FOUR: "First answer the Draw Four: accept or challenge.",
    Reason.CHOOSE_A_COLOR_TO_GIVE: "First choose the color you give away.",
    Reason.COLOR_NOT_HELD: "You hold no card of that color.",
    Reason.MUST_GIVE: "This booklet says that a color must be given away.",
    Reason.GIVE_A_CARD: "First choose the card to give.",
    Reason.NOT_THAT_COLOR: "You are giving {giving} cards away: choose one of those.",
    Reason.CHOOSE_WHO_GETS_IT: "First choose who gets the next card.",
    Reason.CHOOSE_A_FOE: "First choose whom you challenge.",
    Reason.MUST_FIGHT: "This booklet says that a Battle card must be fought.",
    Reason.CHOOSE_A_CARD_TO_SHOW: "First choose the card you fight with.",
    Reason.NOT_YOURSELF: "Choose somebody else, not yourself.",
    Reason.UNO_IS_AUTOMATIC: "At this table UNO is said for you.",
    Reason.UNO_NOT_OWED: "You need not say UNO now.",
    Reason.NOTHING_TO_CATCH: "There is nobody to catch now.",
    Reason.CALL_LATER: "Wait until this card is done, then call.",
    Reason.NOT_IDENTICAL: "To jump in you need the very same card as the one on top.",
    Reason.MUST_PLAY: "At this table who can lay a card must: drawing has to wait.",
    Reason.CANNOT_STACK: "{Card} cannot be stacked here: stack a draw card that is allowed, or draw.",
    Reason.CHOOSE_WHO_SWAPS: "First choose whom you swap hands with.",
}
"""Why a move is refused. Nobody is blamed."""

FITS = {
    "color": "Yes: {card} fits, because {color} is in force.",
    "face": "Yes: {card} fits, because it has the same {face}.",
    "wild": "Yes: {card} fits on everything.",
    "bluff": "Yes, as a bluff: you still hold {color}, so a challenge would succeed.",
    "other": "Yes, you may do that now.",
}

HELP = """\
Type the number under a card, or its name:
  r7  y+  gs  br     red 7, yellow Draw Two, green Skip, blue Reverse
  w   w4  x          Wild, Draw Four, the special card of this edition
  draw  keep         take a card; keep the card you drew
  red yellow …       name a color        @2 or a name    choose a player
  accept  challenge  answer a Draw Four  none            decline, where allowed
  r7 uno             lay your last card but one and say UNO
  uno   catch @2     say it late; catch somebody who forgot

  why r7    why a card fits or not       rules   the rules of this booklet
  quit      save and leave               ?       this help"""
HELP_PINK = "In this edition red is pink: type p7 or r7, pink or red."

LEAVING = "Saved. Go on with:"
NOT_SAVED = "This match could not be saved: {why}."
FINISHED = "The whole match is in {path}; see it again with:"
ENGLISH_ONLY = "The table speaks English for now; you play by the {language} booklet, {booklet}."
WARMING = "Warming up the engine (once) …"
WARMING_AGAIN = "Warming up the engine …"
NO_CACHE = "No folder to keep the compiled engine in: it is compiled every time. PENULTIMA_CACHE may name one."
RESUME = "You left a match of {booklet} in round {round} ({scores}). Go on with it?"
CHOOSE_EDITION = "Which box do you play? Enter for classic"
CHOOSE_LANGUAGE = "Which booklet? The languages of this box differ. Enter for {first}"
CHOOSE_NUMBER = "Please type a number from 1 to {n}."

LANGUAGES = {"en": "English", "fr": "French", "es": "Spanish", "it": "Italian", "pt": "Portuguese"}

DIFFERENCES = {
    "direction right": "play starts to the right",
    "dealer chosen": "the dealer is simply chosen",
    "dealer_symbol below": "in the draw for the dealer a symbol ranks below 0",
    "first_action ignored": "a first card with a symbol does nothing",
    "first_draw_four middle": "a first Draw Four goes back to the middle of the pile",
    "forced_draw must": "a card drawn in need must be laid if it fits",
    "wild_guilt yes": "wilds in the hand make a Draw Four unfair",
    "uno_due everyone": "everyone left with one card says UNO",
    "uno_until played": "UNO can be caught until the next turn has been played",
    "uno_until own_turn": "UNO can be caught until one's own next turn",
    "scary_gives held_or_none": "a color of the hand is given away, or none",
    "scary_gives any": "any color may be chosen to give away",
    "scary_round right": "gifts go around to the right",
    "battle may": "a Battle card need not be fought",
    "battle_next challenged": "the challenged player's neighbor is next after a battle",
    "last_draw no": "a last Draw Two or Draw Four makes nobody draw",
    "match round": "one round is the game; points are optional",
    "low_score none": "no game for the lowest score",
}
AS_THE_BASE = "as the base rules"
