### What a player is asked, and the answers offered. Every question is given the same arguments:
### $who: the other player concerned (who laid the card, gets it, or is fought against)
### $card: the card concerned, indefinite (a red 6); $color: a color's code (through color-name, color-card …)
### $n (number): cards to draw or to hand out; $more (number): cards to draw after a challenge that fails
### $can: what else than drawing can be done: nothing, stack, challenge or both; $seat: @2; $example: something to type

ask-turn = Your turn: lay a card or draw.
ask-turn-must = Your turn: you can lay a card, so you must.
ask-drawn = You drew { $card }: lay it or keep it.
ask-drawn-must = You drew { $card }. Nothing else fitted, so it must be laid.
ask-drawn-forced = You drew { $card }. At this table what fits must be laid.
ask-color = Which color does play go on with?
ask-challenge = { $who } laid { card-draw-four }. Draw four – or challenge? (Bluff: { $who } draws four. Fair: you draw six.)
# House rule: draw cards are stacked, and the sum has reached $n. $card: the draw card on top.
ask-stack =
    { $can ->
        [stack] { $who } laid { $card }. Draw { $n } – or lay a draw card on it and pass the sum on.
        [challenge] { $who } laid { $card }. Draw { $n } – or challenge? (Bluff: { $who } draws { $n }. Fair: you draw { $more }.)
        [both] { $who } laid { $card }. Draw { $n } – or lay a draw card on it, or challenge? (Bluff: { $who } draws { $n }. Fair: you draw { $more }.)
       *[nothing] { $who } laid { $card }, and you have nothing to lay on it: draw { $n }.
    }
ask-give-color = Which color do you give away? Every card of it goes around the table.
ask-give-card = Which { color-name } card does { $who } get?
ask-share = Cards to hand out: { $n }. Who gets the next one?
ask-foe = Whom do you challenge to a battle?
ask-fight = Choose a card against { $who }, in secret. The higher number wins; symbols count zero.
ask-swap = Your seven swaps hands: with whom?

## Out of turn

ask-uno = You have one card left. Press Enter to go on, or type uno.
ask-catch = { $who } has one card and said nothing. Press Enter to go on, or type catch { $seat }.
ask-jump = You hold { $card } like the one on top. Press Enter to go on, or type { $example } to jump in.
ask-next-round = Press Enter for the next round.

## Reminders before a move that leaves one card. $example: r7 uno

ask-remind-uno = Two cards left: say UNO as you lay, like { $example }.
ask-remind-uno-color = One card left: say UNO with the color, like { $example }.

## Answers, as one chooses them from a list

ask-move-draw = draw
ask-move-keep = keep it
ask-move-accept = draw { count-cards }
ask-move-challenge = challenge
ask-move-uno = say UNO
ask-move-give-none = give nothing away
ask-move-no-battle = no battle
ask-move-catch = catch { $who }
