### The rulebook, in our own words. Which paragraph appears when, and from which rules: text/rulebook_table.py.
###
### $box      classic scary revenge battle hyper, and $region, the booklet with a hyphen (scary-fr): every message may choose by them
### $players  the most who can play: every message may use it
### Every other argument is a setting of the table. The comment above a message names those it may use; select on a
### setting only there, for a paragraph is marked as different from the sister booklets by its settings.
###
### One to three short sentences, to be read aloud. A "card without a color" is a Wild, a Wild Draw Four or the box's own card.

## Names: the words printed in the booklet. English says "a { name-special } card", "a { name-skip }".

name-box = { $box ->
    [scary] Scary
    [revenge] Revenge
    [battle] Battle
    [hyper] Hyper Speed
   *[classic] Classic
}
name-special = { $box ->
    [scary] Scary
    [revenge] Revenge
    [battle] Battle
    [hyper] Hyper Speed
   *[classic] special
}
name-skip = Skip
name-reverse = Reverse
name-draw-two = Draw Two
name-wild = Wild
name-draw-four = Wild Draw Four
name-fourth-color = { $box ->
    [scary] pink
   *[other] red
}

## The frame

rulebook-title = { name-box }: the rules
# $language: name of the language of the booklet, from language-…
rulebook-about = { $box ->
    [scary] The rules of the Monster High box by its { $language } booklet, in our own words.
    [revenge] The rules of the Penguins of Madagascar box by its { $language } booklet, in our own words.
    [battle] The rules of the Kickin’ Battle box by its { $language } booklet, in our own words.
    [hyper] The rules of the Hyper Speed box by its { $language } booklet, in our own words.
   *[classic] The rules of the 108-card deck without a special card, in our own words.
}
# What the ids of rules are; shown only where they are
rulebook-numbers = { $box ->
    [classic] The numbers after a paragraph name the rules it comes from. Those from A to N are rules that the printed booklets share; those with Q or X are ours, where the booklets leave something open.
   *[other] The numbers after a paragraph name the rules it comes from. Those from A to N stand in the booklet; those with Q or X are ours, where the booklet leaves something open.
}
# $changes: such as +stacking=same +hand=5
rulebook-table = This table has rules of its own: { $changes }. They are marked.
rulebook-house = Rule of this table
# $languages: one or more of language-…, with commas; $count: how many
rulebook-differs = { $count ->
    [one] Differs from the { $languages } booklet
   *[other] Differs from these booklets: { $languages }
}
# After a note on where we leave the letter. $name: a setting’s name; $setting: how it is written, last_draw=yes
rulebook-undo = The setting “{ $name }” ({ $setting }) follows the letter.
# Heading of a long list that is always in English
rulebook-legal = Every rule, question and ruling by its number

language-en = English
language-fr = French
language-es = Spanish
language-it = Italian
language-pt = Portuguese

section-minute = The game in a minute
section-aim = The aim
section-cards = The cards
section-start = Getting ready
section-turn = Your turn
section-action = The action cards
section-wild = Cards without a color
section-challenge = Challenging a { name-draw-four }
section-special = The { name-special } card
section-house = The rules of this table
section-uno = Saying UNO
section-end = The end of a round
section-points = Points and winning
section-notes = Where we depart from the booklet

## The game in a minute: half a page before the rest

# $match $target
rule-minute-aim = { $match ->
    [round] Be the first to get rid of all your cards, and you win.
    [low] Get rid of your cards as fast as you can: what you still hold at the end of a round counts against you. When somebody has { $target } points, the lowest total wins.
   *[points] Be the first to get rid of all your cards: that wins the round and scores points for the cards the others still hold. Whoever has { $target } points first wins the match.
}
# $draw
rule-minute-turn = On your turn, play one card that has the color, the number or the symbol of the top card on the discard pile. A card without a color fits on everything. { $draw ->
    [until] If nothing fits, draw until a card does.
   *[one] If nothing fits, draw one card.
}
# $stacking
rule-minute-action = { $stacking ->
    [off] { name-skip }: the next player loses a turn. { name-reverse }: play goes the other way around. { name-draw-two }: the next player draws 2 cards and loses a turn.
   *[other] { name-skip }: the next player loses a turn. { name-reverse }: play goes the other way around. { name-draw-two }: the next player draws 2 cards and loses a turn, or plays another card on it to pass it on.
}
# $stacking
rule-minute-wild = { $stacking ->
    [off] { name-wild }: you name the color that play goes on with. { name-draw-four }: you name the color, and the next player draws 4 cards and loses a turn.
   *[other] { name-wild }: you name the color that play goes on with. { name-draw-four }: you name the color, and the next player draws 4 cards and loses a turn, or plays another card on it to pass it on.
}
rule-minute-special = { $box ->
    [scary] { name-special }: you give away all your cards of one color, card by card around the table, and name the color that play goes on with.
    [revenge] { name-special }: you hand out 4 cards from the draw pile to your opponents, as you like, and name the color that play goes on with.
    [battle] { name-special }: you and another player show a secretly chosen card at the same moment. Whoever shows the lower number loses, takes both cards and draws 2 more.
   *[hyper] { name-special }: you name a color, and every card of that color makes the next player lose a turn, until somebody changes the color.
}
# $uno $uno_penalty
rule-minute-uno = { $uno ->
    [automatic] When you are down to one card, UNO is said for you.
   *[said] When you are down to one card, say “UNO!” If another player catches you before you do, you draw { $uno_penalty ->
        [one] 1 card
       *[other] { $uno_penalty } cards
    }.
}

## The aim

# $target
rule-aim-points = Get rid of all your cards before anyone else does. That wins the round and scores points for every card left in the other hands. The first player with { $target } points wins the match.
rule-aim-round = Get rid of all your cards before anyone else does. That wins.
# $target
rule-aim-low = Get rid of your cards as fast as you can: what you still hold at the end of a round counts against you. When somebody has { $target } points, the lowest total wins.

## The cards

rule-cards = The deck has 108 cards. 100 of them are { name-fourth-color }, yellow, green or blue: each color has one 0, two each of 1 to 9, and two each of the action cards { name-skip }, { name-reverse } and { name-draw-two }. The other 8 have no color: four { name-wild } and four { name-draw-four } cards.
rule-cards-special = The deck has 112 cards. 100 of them are { name-fourth-color }, yellow, green or blue: each color has one 0, two each of 1 to 9, and two each of the action cards { name-skip }, { name-reverse } and { name-draw-two }. The other 12 have no color: four { name-wild }, four { name-draw-four } and four { name-special } cards.

## Getting ready

# $dealer_symbol
rule-dealer-highest = Everyone draws a card, and the highest number deals. { $dealer_symbol ->
    [below] A card without a number ranks below 0.
   *[zero] A card without a number counts as 0.
} Players who tie for highest draw again.
rule-dealer-chosen = Choose a dealer, by lot or in any other way.
# $hand
rule-deal = From 2 to { $players } people can play. The dealer shuffles and deals { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} to each. The rest is the draw pile, face down; its top card is turned up beside it and starts the discard pile.
# $direction
rule-start = { $direction ->
    [right] The player on the dealer’s right goes first, and play goes around to the right, counterclockwise.
   *[left] The player on the dealer’s left goes first, and play goes around to the left, clockwise.
}
rule-first-symbol = If the first card is not a number, the rules of that card say how the round starts.
rule-first-ignored = If the first card is not a number, it does nothing. Turn up more cards, one on top of the other, until a number comes.

## Your turn

rule-turn = On your turn, play one card that fits the top card of the discard pile: the same color, the same number or the same symbol. On a { name-fourth-color } 7, for example, any { name-fourth-color } card fits, and so does any other 7.
rule-turn-fits = A { name-skip }, a { name-reverse } or a { name-draw-two } fits on its own color or on another of its kind. A card without a color, a wild for short, fits on everything; you may play it even if you hold something else that fits.
rule-draw-one = If you hold nothing that fits, draw one card.
rule-draw-until = If you hold nothing that fits, draw until a card comes that does, or until none is left. Only that card may be played; the others stay in your hand. Every draw on your turn works like this.
rule-drawn-may = If the card you had to draw fits, you may play it at once or keep it. If you keep it, or if it does not fit, your turn is over.
# $wild_guilt
rule-drawn-must = { $wild_guilt ->
    [yes] If the card you had to draw fits, you must play it at once; only a { name-draw-four } that would be unfair may be kept. If it does not fit, your turn is over.
   *[no] If the card you had to draw fits, you must play it at once. If it does not fit, your turn is over.
}
# $free_draw
rule-free-draw = You may also draw when you hold a card that fits. { $free_draw ->
    [must] Then you must play the drawn card if it fits, and you may play no other; only a { name-draw-four } that would be unfair may be kept.
   *[may] Then you may play the drawn card if it fits, but no other.
}
rule-forced-play = If you hold a card that fits, you must play one. A drawn card that fits must be played too; if it does not fit, your turn is over. Nobody is forced to play a { name-draw-four } that would be unfair.
rule-reshuffle = When a card is needed and the draw pile is empty, shuffle the discard pile to make a new one. Its top card stays, and so does the color that was named.

## The action cards

rule-skip = { name-skip }: the next player loses a turn. With two players you simply go again, as after every card that costs the other player a turn.
rule-first-skip = { name-skip } as the first card: the player who was to start is skipped, and the next one starts.
rule-reverse = { name-reverse }: play turns around and goes the other way.
# $two_player_reverse
rule-reverse-two = { $two_player_reverse ->
    [flip] With two players a { name-reverse } changes nothing: the other player is next.
   *[skip] With two players a { name-reverse } works like a { name-skip }: you go again.
}
rule-first-reverse = { name-reverse } as the first card: the dealer starts, and play goes the other way around.
rule-draw-two = { name-draw-two }: the next player draws 2 cards and loses a turn.
rule-draw-two-stacking = { name-draw-two }: the next player draws 2 cards and loses a turn, or plays another card on it to pass it on.
rule-first-draw-two = { name-draw-two } as the first card: the player who was to start draws 2 cards and is skipped, and the next one starts.

## Cards without a color

rule-wild = { name-wild }: name the color that play goes on with. It may be the same as before. On it only that color fits, or another card without a color.
rule-first-wild = { name-wild } as the first card: the player who starts names the color and then plays.
rule-draw-four = { name-draw-four }: name the color that play goes on with. The next player draws 4 cards and loses a turn.
rule-draw-four-stacking = { name-draw-four }: name the color that play goes on with. The next player draws 4 cards and loses a turn, or plays another card on it to pass it on.
# $first_draw_four
rule-first-draw-four = { $first_draw_four ->
    [middle] { name-draw-four } as the first card: put it back into the middle of the draw pile and turn up another card.
   *[anywhere] { name-draw-four } as the first card: put it back anywhere in the draw pile and turn up another card.
}
rule-fair = A { name-draw-four } is fair only if you hold no card of the color in play just before it, action cards included. A card of another color with the same number or symbol does not count against you.
# $wild_guilt
rule-fair-colorless = { $wild_guilt ->
    [yes] A card without a color, however, counts against you like a card of that color.
   *[no] Cards without a color do not count against you either.
}
rule-bluff = You may still play it when it is unfair: that is a bluff. Only a challenge can find you out.
rule-no-bluff = A { name-draw-four } may be played only when it is fair, so nobody has to doubt it.

## Challenging a Wild Draw Four

rule-challenge = When you would have to draw for a { name-draw-four } that you think is unfair, you may challenge it first; nobody else may. Its player must show you the whole hand, and only you. What counts is what was in it when the card was played.
rule-verdict = If it was unfair, its player draws the 4 cards and you take a normal turn. If it was fair, you draw 6 cards and lose your turn. The color that was named stands in any case.
rule-challenge-last = A { name-draw-four } played as the very last card cannot be challenged.

## The box’s own card

# $scary_gives
rule-scary = { $scary_gives ->
    [any] { name-special }: choose any color and give away all the cards of it that you hold, if there are any.
    [held_or_none] { name-special }: you may choose a color that you hold and give away all your cards of it. Or you give nothing.
   *[held] { name-special }: choose a color that you hold and give away all your cards of it.
} Action cards go with their color; cards without a color stay.
# $scary_round
rule-scary-round = { $scary_round ->
    [right] Give one card to each of the others in turn, always counterclockwise from your right, again and again until all are given.
   *[left] Give one card to each of the others in turn, always clockwise from your left, again and again until all are given.
} You decide who gets which card, and some may get more than others.
rule-scary-color = Then name the color that play goes on with; it need not be the one you gave away. Nobody loses a turn. If you give away your last card, you have won the round.
rule-scary-groan = Groan like a zombie with every gift! (This rule we leave to you.)

rule-revenge = { name-special }: take 4 cards from the draw pile, unseen, and hand them out to your opponents: all to one, or shared out as you like. If there are fewer than 4, hand out what there is.
rule-revenge-color = Then name the color that play goes on with. Nobody loses a turn.

# $battle
rule-battle = { $battle ->
    [may] { name-special }: you may pick any other player for a battle. If you do not, just name the color, as with a { name-wild }.
   *[must] { name-special }: pick any other player for a battle.
}
rule-battle-fight = Both of you secretly choose a card from your hand and show it at the same moment. The lower number loses. A card without a number counts as 0, and no card has any effect in a battle.
rule-battle-tie = If the cards are equal, put them aside and battle again until somebody loses. Whoever runs out of cards in a battle, or has none left after it, draws one: a battle does not end the round.
rule-battle-spoils = The loser takes all the cards that were shown, a winner without cards draws 1, and then the loser draws 2 more, but loses no turn. The winner names the color that play goes on with.
# $battle_next
rule-battle-next = { $battle_next ->
    [challenged] Play goes on in the same direction, from the player who was picked: the neighbor of that player is next.
   *[challenger] Play goes on in the same direction, from the player who played the card: the neighbor of that player is next.
}
# $battle
rule-battle-last = { $battle ->
    [may] If it is your last card, you may end the round without a battle. If you do battle, you draw a card to battle with.
   *[must] If it is your last card, draw a card first; then the battle begins.
}
rule-battle-nothing = When there is nothing left to draw, whoever cannot show a card loses. If neither can, both take back their cards, and whoever played the { name-special } card names the color. A player whose hand stays empty after the battle has won the round.

rule-hyper = { name-special }: name a color. From now on, whenever a card of that color is played, the next player loses a turn. The { name-special } card itself skips nobody.
rule-hyper-actions = A { name-skip } or { name-draw-two } of that color still skips only one player. A { name-reverse } first turns play around, then the next player that way is skipped. A { name-wild } or { name-draw-four } that names the color again keeps it going, without an extra skip.
rule-hyper-end = It is over as soon as anyone brings another color into play, and it does not come back with the old color. Another { name-special } card sets a new color. Drawing changes nothing.

rule-first-special = { name-special } as the first card: the player who starts names the color and then plays. It does nothing else.
rule-last-special = { $box ->
    [scary] { name-special } as your last card: you have won the round, and the card does nothing: nothing is given away.
    [revenge] { name-special } as your last card: you have won the round, and the card does nothing: nobody gets cards.
   *[hyper] { name-special } as your last card: you have won the round, and the card does nothing: no color is named.
}

## The rules of this table

# $stacking
rule-stack = { $stacking ->
    [any] When you have to draw for a { name-draw-two } or a { name-draw-four }, you may stack any { name-draw-two } or { name-draw-four } on it instead, whatever its color.
   *[same] When you have to draw for a { name-draw-two }, you may stack another { name-draw-two } on it instead, whatever its color; and another { name-draw-four } on a { name-draw-four }.
} The cards to draw add up, and the next player has to deal with them.
rule-stack-take = Whoever does not stack draws the whole sum and loses a turn.
rule-stack-first = A { name-draw-two } turned up as the first card acts at once; nothing can be stacked on it.
rule-stack-last = If a player goes out with such a card, the next player draws the whole sum and cannot stack.
rule-stack-verdict = Only the { name-draw-four } on top can be challenged. If it was unfair, its player draws the whole sum and you take a normal turn. If it was fair, you draw the sum and 2 more cards and lose your turn.
rule-jump-in = Jump in! If you hold a card exactly like the top card, with its color and its number or symbol, you may play it out of turn, as long as the player whose turn it is has not yet played or drawn. The quickest is first.
rule-jump-in-next = Play goes on from whoever jumped in, and the player whose turn it was loses that turn. What was drawn or skipped before stays as it is.
rule-seven = When you play a 7, swap hands with another player of your choice.
rule-zero = When you play a 0, everyone passes their hand to the next player in the direction of play.
rule-seven-zero-last = A 7 or 0 that is your last card, or the first card of the round, moves no hands.

## Saying UNO

rule-uno = When you play a card and are left with a single one, say “UNO!” out loud.
rule-uno-everyone = The same goes for you when somebody else’s card leaves you with a single one.
# $uno_until $uno_penalty
rule-uno-caught = { $uno_until ->
    [played] If you forget, any other player may catch you until the next player has played, or has drawn and kept a card.
    [own_turn] If you forget, any other player may catch you until your own next turn.
   *[begins] If you forget, any other player may catch you until the next player’s turn begins.
} A turn that is skipped does not count. Whoever is caught draws { $uno_penalty ->
    [one] 1 card
   *[other] { $uno_penalty } cards
}.
rule-uno-late = Saying it late is fine as long as nobody has caught you. A wrong accusation costs nothing. When your hand changes, you no longer have to say it.
rule-uno-automatic = UNO is said for you when a single card is left, so nobody can forget it or be caught.

## The end of a round

rule-out = The round is over as soon as a player has no cards left. Nobody is skipped anymore, and no color is named.
rule-last-draw = If the last card is a { name-draw-two } or a { name-draw-four }, the next player still draws the 2 or 4 cards, and they count like all the others.
rule-last-draw-none = The last card ends the round at once: even a { name-draw-two } or a { name-draw-four } makes nobody draw anymore.
rule-blocked = If there are not enough cards, draw what there is. When nothing is left to draw, whoever holds a card that fits plays it, and whoever holds none passes. When all players in a row pass, the round is blocked: it ends without a winner.
rule-circles = If the discard pile is shuffled again and again while nobody who draws had anything else to play and no hand changes, the round is blocked as well. That is so after four times for each player.
# $direction
rule-next-dealer-neighbor = { $direction ->
    [right] For the next round, the deal passes to the player on the dealer’s right.
   *[left] For the next round, the deal passes to the player on the dealer’s left.
}
# $next_dealer
rule-next-dealer = { $next_dealer ->
    [winner] The winner of a round deals the next one. If nobody won, the dealer stays.
    [draw] Before every round you draw for the dealer again.
   *[same] The same player deals every round.
}

## Points and winning

# $target
rule-points = All hands are shown, and the winner scores for every card the others hold. Then you deal again, until a player has { $target } points or more and wins the match. In a blocked round nobody scores.
# $target
rule-points-low = All hands are shown, and everyone adds up the cards in their own hand, after a blocked round too. As soon as a player has { $target } points or more, the lowest total wins the match. Players who tie for it share the win.
rule-round-won = Whoever is first without cards has won. Shuffle and play again!
# $target
rule-points-optional = If you like, count points. The winner of each round scores for every card the others hold, and the first player with { $target } points or more wins the match.
rule-points-table = This is what the cards are worth:
rulebook-points-number = Number cards
rulebook-points-face = as shown
rulebook-points-action = { name-skip }, { name-reverse }, { name-draw-two }
rulebook-points-colorless = { $box ->
    [classic] { name-wild }, { name-draw-four }
   *[other] { name-wild }, { name-draw-four }, { name-special }
}
# $target
rule-low-offered = Another way to play, if all agree before you start: after each round everyone adds up the cards in their own hand. When a player has { $target } points or more, the lowest total wins.

## Where we depart from the booklet

note-drawn-colorless = The booklet speaks only of a card that matches. Here a card without a color counts as well, in the hand or drawn, because it fits on everything.
note-two-player-reverse = By the letter of the booklet a { name-reverse } only turns play around, which changes nothing with two players. Here it works like a { name-skip } then, as most families play it.
note-own-turn = The booklet allows a { name-wild } at any time. Here it waits for your turn, as in the sister booklets.
note-color-only = The booklet is not clear about which cards make a { name-draw-four } unfair. Here only the color decides: a matching number is no obstacle, an action card of the color is.
note-challenger = The booklet does not say clearly who may challenge. Here it is the player who would have to draw, or nobody could tell who draws 6 cards.
note-caught-bluff = The booklet does not say who is next when a challenge succeeds. Here the challenger, who drew nothing, takes a normal turn; by the letter that turn would be lost.
note-must-fight = The booklet can be read as if the battle were a choice. Here it is a must, because only its winner names the color.
note-battle-out = By the letter of the booklet a battle never ends the round. Here it does when nothing is left to draw and a player’s hand stays empty.
note-current-direction = The booklet speaks of the normal direction after a battle. Here that is the current one, as in the sister booklets.
note-hyper-anyone = The booklet waits for another player to bring a new color. Here anyone may, or nobody could tell whether the color still skips.
note-turn-over = The booklet lets you be caught until the next player plays a card. Here it is also over when that player draws and keeps a card.
note-own-next-turn = The booklet sets no limit for catching. Here it ends with your own next turn, because after it your hand has changed.
note-last-battle = The booklet ends the round when the last card is played. Here a last { name-special } card can still lead to a battle, because no battle ends the round.
note-given-away = The booklet ends the round when the last card is played. Here it also ends when it is given away, because the aim is to be rid of your cards.
note-top-card = The booklet shuffles the whole discard pile as soon as the draw pile is empty. Here that waits until a card is needed, and the top card stays so that there is something to match.
note-circles = By the letter of the booklet the discard pile is shuffled without end. Here the round ends without a winner when that leads nowhere.
note-lowest-total = When everyone adds up their own hand, the booklet speaks of a loser. Here the lowest total wins; it is the same match.
note-last-card = By the booklet every action card that is played takes effect. Here the last one does not, even when you count points, because it wins at once.
