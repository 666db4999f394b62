### What a player is asked, and the answers offered. Every question is given the same arguments:
### $who: the other player concerned (who played the card, gets it, or is fought against)
### $card: the card concerned, indefinite (a red 6); $color: a color's code (through color-name, color-card …)
### $n (number): cards to draw or to hand out; $more (number): cards to draw after a challenge that fails
### $can: what else than drawing can be done: nothing, stack, challenge or both; $seat: @2; $example: something to type
### $guilt: color or wild, what would prove a Wild Draw Four a bluff

ask-turn = Your turn: play a card or draw.
ask-turn-must = Your turn: you can play a card, so you must.
ask-drawn = You drew { $card }: play it or keep it.
ask-drawn-must = You drew { $card }. Nothing else fits, so you must play it.
ask-drawn-forced = You drew { $card }. At this table you must play what fits.
ask-color = Which color do you name?
ask-challenge = { $who } played { card-draw-four }. Draw four – or challenge?
# House rule: draw cards are stacked, and the sum has reached $n. $card: the draw card on top.
ask-stack =
    { $can ->
        [stack] { $who } played { $card }. Draw { $n } – or play a draw card on it and pass the sum on?
        [challenge] { $who } played { $card }. Draw { $n } – or challenge?
        [both] { $who } played { $card }. Draw { $n } – or play a draw card on it, or challenge?
       *[nothing] { $who } played { $card }, and you have nothing to play on it: draw { $n }.
    }
# What a bluff is, after a question that may be answered with a challenge. $guilt: color, or wild where wilds count against it
ask-bluff =
    { $guilt ->
        [wild] It is a bluff if { $who } still holds a card of the previous color or a card without a color.
       *[color] It is a bluff if { $who } still holds a card of the previous color.
    }
# … and what it costs whom
ask-stakes = If so, { $who } draws { $n }; if not, you draw { $more }.
ask-give-color = Which color do you give away? Every card of it goes around the table.
ask-give-card = Which { color-name } card does { $who } get?
ask-share = Cards to hand out: { $n }. Who gets the next one?
ask-foe = Who do you challenge to a battle?
ask-fight = Secretly choose a card against { $who }. The higher number wins; a card without a number counts as 0.
ask-swap = You played a 7: with whom do you swap hands?

## Out of turn

ask-uno = You have one card left. Press Enter to go on, or type uno.
ask-catch = { $who } has one card and has not said UNO. Press Enter to go on, or type catch { $seat }.
ask-jump = You hold { $card }, just like the one on top. Press Enter to go on, or type { $example } to jump in.
ask-next-round = Press Enter for the next round.

## Reminders before a move that leaves one card. $example: r7 uno

ask-remind-uno = Two cards left: say UNO as you play, like { $example }.
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
