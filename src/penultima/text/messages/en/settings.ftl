### Every setting: its name, .about (what it decides, one line), and one attribute for each value: what is played
### then, as a clause without a capital and without a full stop. A number has .value with $n (number).
### The clauses also tell how booklets differ: "play starts to the right; a Battle card need not be fought".

## How a round starts

setting-direction = First direction
    .about = Which way play goes at first.
    .left = play starts to the left
    .right = play starts to the right
setting-hand = Cards dealt
    .about = How many cards everybody gets.
    .value = { $n ->
        [one] one card each
       *[other] { $n } cards each
    }
setting-first-action = First card with a symbol
    .about = What an action card does when it is turned up first.
    .acts = a first card with a symbol takes effect
    .ignored = a first card with a symbol does nothing
setting-first-draw-four = First { card-draw-four.bare }
    .about = Where { card-draw-four } goes that is turned up first.
    .anywhere = a first { card-draw-four.bare } goes back anywhere into the pile
    .middle = a first { card-draw-four.bare } goes back to the middle of the pile

## Drawing and laying

setting-draw = Drawing
    .about = How many cards one draws on one's turn.
    .one = one card is drawn
    .until = cards are drawn until one fits
setting-forced-draw = Drawn in need
    .about = A card that fits, drawn because nothing else did.
    .may = a card drawn in need may be laid
    .must = a card drawn in need must be laid if it fits
setting-free-draw = Drawn by choice
    .about = A card that fits, drawn although something else did.
    .may = a card drawn by choice may be laid
    .must = a card drawn by choice must be laid if it fits
setting-forced-play = Forced play
    .about = Whether somebody who can lay a card must.
    .off = one may draw although one could lay
    .on = whoever can lay a card must
setting-jump-in = Jumping in
    .about = Laying out of turn a card identical to the one on top.
    .off = nobody lays out of turn
    .on = an identical card may be laid out of turn
setting-sevens-zeros = Sevens and zeros
    .about = Whether a seven swaps two hands and a zero passes all hands on.
    .off = sevens and zeros are plain numbers
    .on = a seven swaps two hands, a zero passes all hands on
setting-two-player-reverse = Reverse between two
    .about = What { card-reverse.face } does when only two play.
    .skip = between two, { card-reverse.face } skips the other player
    .flip = between two, { card-reverse.face } does nothing

## Draw Two and Draw Four

setting-stacking = Stacking
    .about = Whether a draw card may be answered with another, so that the next player draws the sum.
    .off = draw cards are not stacked
    .same = { card-draw-two.face } may be laid on { card-draw-two.face }, { card-draw-four.face } on { card-draw-four.face }
    .any = any draw card may be laid on any other
setting-bluff = Bluffing
    .about = Whether { card-draw-four } may be laid although one holds the color.
    .allowed = { card-draw-four } may be a bluff and may be challenged
    .refused = nobody can bluff, and nothing is challenged
setting-wild-guilt = Wilds as proof
    .about = What proves { card-draw-four } to be a bluff.
    .no = only cards of the color make { card-draw-four } unfair
    .yes = wilds in the hand make { card-draw-four } unfair
setting-last-draw = Last draw card
    .about = Whether a draw card that ends the round still makes somebody draw.
    .yes = a last Draw Two or { card-draw-four.bare } is still drawn
    .no = a last Draw Two or { card-draw-four.bare } makes nobody draw

## UNO

setting-uno = Saying UNO
    .about = Whether players have to think of UNO themselves.
    .said = everybody says UNO, or can be caught
    .automatic = UNO is said for everybody
setting-uno-due = Who says UNO
    .about = Who has to say UNO when a card was laid.
    .layer = whoever lays the last card but one says UNO
    .everyone = everyone left with one card says UNO
setting-uno-until = Catching
    .about = How long somebody who forgot UNO can be caught.
    .begins = UNO can be caught until the next turn begins
    .played = UNO can be caught until the next turn has been played
    .own-turn = UNO can be caught until one's own next turn
setting-uno-penalty = Penalty
    .about = How many cards somebody draws who is caught without UNO.
    .value = { $n ->
        [one] whoever is caught draws one card
       *[other] whoever is caught draws { $n } cards
    }

## The special cards

setting-special = Special card
    .about = The edition's own card.
    .none = there is no special card
    .scary = Scary: a color is given away around the table
    .blowhole = Revenge: four cards are handed out
    .battle = Battle: two players fight with a card each
    .hyper = Hyper Speed: every card of a color skips a player
setting-scary-gives = Scary: giving
    .about = Which color is given away.
    .held = a color of the hand is given away
    .held-or-none = a color of the hand is given away, or none
    .any = any color may be chosen to give away
setting-scary-round = Scary: the way round
    .about = Which way gifts go around the table.
    .left = gifts go around to the left
    .right = gifts go around to the right
setting-battle = Battle: fighting
    .about = Whether a Battle card must be fought.
    .must = a Battle card must be fought
    .may = a Battle card need not be fought
setting-battle-next = Battle: who is next
    .about = Where play goes on after a battle.
    .challenger = the challenger's neighbor is next after a battle
    .challenged = the challenged player's neighbor is next after a battle

## The match

setting-dealer = First dealer
    .about = How the first dealer is found.
    .highest = everyone draws, and the highest card deals
    .chosen = the dealer is simply chosen
setting-dealer-symbol = Symbols in that draw
    .about = What a symbol is worth in the draw for the dealer.
    .zero = in the draw for the dealer a symbol counts 0
    .below = in the draw for the dealer a symbol ranks below 0
setting-next-dealer = Next dealer
    .about = Who deals the next round.
    .neighbor = the deal passes to the neighbor
    .same = the same player deals again
    .winner = the winner of the round deals
    .draw = everyone draws for the deal again
setting-match = Match
    .about = What is played for.
    .points = the winner of a round scores the cards of the others
    .round = one round is the game; points are optional
    .low = everybody scores their own cards, and the lowest total wins
setting-low-score = Low-score match
    .about = Whether the booklet knows the match for the lowest total.
    .offered = a match for the lowest total can be played
    .none = no game for the lowest score
setting-target = Target
    .about = How many points end the match.
    .value = the match ends at { $n } points
