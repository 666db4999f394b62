### Every setting: its name, .about (what it decides, one line), and one attribute for each value: what is played
### then, as a clause without a capital and without a full stop. A number has .value with $n (number).
### The clauses also tell how booklets differ: "play starts to the right; a Battle card need not lead to a battle".

## How a round starts

setting-direction = First direction
    .about = Which way play goes at first.
    .left = play starts to the left
    .right = play starts to the right
setting-hand = Cards dealt
    .about = How many cards everyone gets.
    .value = { $n ->
        [one] one card each
       *[other] { $n } cards each
    }
setting-first-action = First card with a symbol
    .about = What an action card does when it is the first card of a round.
    .acts = a first card with a symbol takes effect
    .ignored = a first card with a symbol does nothing
setting-first-draw-four = First { card-draw-four.bare }
    .about = Where { card-draw-four } goes when it is the first card of a round.
    .anywhere = a first { card-draw-four.bare } goes back anywhere into the draw pile
    .middle = a first { card-draw-four.bare } goes back to the middle of the draw pile

## Drawing and playing

setting-draw = Drawing
    .about = How many cards you draw on your turn.
    .one = you draw one card
    .until = you draw until a card fits
setting-forced-draw = When you had to draw
    .about = You had nothing to play, and the card you drew fits.
    .may = a card you had to draw may be played if it fits
    .must = a card you had to draw must be played if it fits
setting-free-draw = When you chose to draw
    .about = You drew although you could have played, and the card you drew fits.
    .may = a card you chose to draw may be played if it fits
    .must = a card you chose to draw must be played if it fits
setting-forced-play = Must you play?
    .about = Whether you must play if you hold a card that fits.
    .off = you may draw even if you could play
    .on = if you can play, you must
setting-jump-in = Jumping in
    .about = Whether you may play out of turn if you hold a card identical to the one on top.
    .off = nobody plays out of turn
    .on = an identical card may be played out of turn
setting-sevens-zeros = Sevens and zeros
    .about = Whether a 7 swaps two hands and a 0 passes all hands on.
    .off = a 7 and a 0 are plain numbers
    .on = a 7 swaps two hands, a 0 passes all hands on
setting-two-player-reverse = Reverse with two players
    .about = What { card-reverse.face } does when only two play.
    .skip = with two players, { card-reverse.face } works like { card-skip.face }
    .flip = with two players, { card-reverse.face } changes nothing

## Draw Two and Wild Draw Four

setting-stacking = Stacking
    .about = Whether you may play another draw card on a draw card, so that the next player draws the sum.
    .off = draw cards are not stacked
    .same = { card-draw-two.face } may be stacked on { card-draw-two.face }, { card-draw-four.face } on { card-draw-four.face }
    .any = any draw card may be stacked on any other
setting-bluff = Bluffing
    .about = Whether you may play { card-draw-four } although you hold a card of the color in play.
    .allowed = { card-draw-four } may be a bluff and may be challenged
    .refused = nobody can bluff, and nothing is challenged
setting-wild-guilt = What makes a bluff
    .about = Which cards in your hand make { card-draw-four } a bluff.
    .no = only cards of the color in play make { card-draw-four } a bluff
    .yes = cards without a color also make { card-draw-four } a bluff
setting-last-draw = A draw card as the last card
    .about = Whether the next player still draws when a draw card ends the round.
    .yes = for a last Draw Two or { card-draw-four.bare } the next player still draws
    .no = for a last Draw Two or { card-draw-four.bare } nobody draws

## UNO

setting-uno = Saying UNO
    .about = Whether you have to think of UNO yourself.
    .said = everyone says UNO, or can be caught
    .automatic = UNO is said for everyone
setting-uno-due = Who says UNO
    .about = Who has to say UNO when a card was played.
    .layer = whoever plays the last card but one says UNO
    .everyone = everyone left with one card says UNO
setting-uno-until = Time for catching
    .about = How long you can be caught if you forget UNO.
    .begins = whoever forgets UNO can be caught until the next turn begins
    .played = whoever forgets UNO can be caught until the next player has played
    .own-turn = whoever forgets UNO can be caught until their own next turn
setting-uno-penalty = Penalty
    .about = How many cards you draw if you are caught without UNO.
    .value = { $n ->
        [one] whoever is caught draws one card
       *[other] whoever is caught draws { $n } cards
    }

## The special cards

setting-special = Special card
    .about = The box’s own card.
    .none = there is no special card
    .scary = Scary: a color is given away around the table
    .blowhole = Revenge: four cards are handed out
    .battle = Battle: two players battle with a card each
    .hyper = Hyper Speed: every card of a color skips a player
setting-scary-gives = Scary: giving
    .about = Which color is given away.
    .held = a color that you hold is given away
    .held-or-none = a color that you hold is given away, or none
    .any = any color may be chosen to give away
setting-scary-round = Scary: the way around
    .about = Which way the cards are given around the table.
    .left = cards are given around to the left
    .right = cards are given around to the right
setting-battle = Battle: must there be one?
    .about = Whether a Battle card always leads to a battle.
    .must = a Battle card must lead to a battle
    .may = a Battle card need not lead to a battle
setting-battle-next = Battle: who is next
    .about = Where play goes on after a battle.
    .challenger = the challenger’s neighbor is next after a battle
    .challenged = the challenged player’s neighbor is next after a battle

## The match

setting-dealer = First dealer
    .about = How the first dealer is found.
    .highest = everyone draws, and the highest card deals
    .chosen = the dealer is simply chosen
setting-dealer-symbol = Symbols in the draw for the dealer
    .about = What a card without a number is worth in the draw for the dealer.
    .zero = in the draw for the dealer a symbol counts as 0
    .below = in the draw for the dealer a symbol ranks below 0
setting-next-dealer = Next dealer
    .about = Who deals the next round.
    .neighbor = the deal passes to the neighbor
    .same = the same player deals again
    .winner = the winner of the round deals
    .draw = everyone draws for the deal again
setting-match = What you play for
    .about = How the match is won.
    .points = the winner of a round scores the cards of the others
    .round = one round is the match; points are optional
    .low = everyone scores their own cards, and the lowest total wins
setting-low-score = Lowest total
    .about = Whether the booklet knows a match that the lowest total wins.
    .offered = a match for the lowest total can be played
    .none = there is no match for the lowest total
setting-target = Points to win
    .about = How many points end the match.
    .value = the match ends at { $n } points
