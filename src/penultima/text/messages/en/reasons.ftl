### Why a move is refused, and why it fits. Nobody is blamed. Every reason is given the same arguments:
### $card: the card concerned, indefinite (a red 7); $drawn: the card just drawn, indefinite
### $color: the color in play, or the one being given away (through color-name, color-card …)
### $face: number or symbol of the face-up card, indefinite (a 7, a Skip); $top: colored or colorless, what lies face up
### $upcard: the face-up card, indefinite (a red 7); $guilt: color or wild, what would prove a Wild Draw Four a bluff
### $colors: the four colors (red, yellow, green or blue); $who: whose turn it is
### $n (number): cards to draw now, or choices there are; $can: nothing, stack, challenge or both (see questions.ftl)
### $stacking: off same any; $on: two or four, the draw card on top; $draw, $keep: yes or no, whether one may

# What fits now.
reason-need =
    { $top ->
        [colorless] { $draw ->
            [yes] You need { color-card } or a wild – or draw.
           *[no] You need { color-card } or a wild.
        }
       *[colored] { $draw ->
            [yes] You need { color-card }, { $face } or a wild – or draw.
           *[no] You need { color-card }, { $face } or a wild.
        }
    }
reason-fine = You may do that now.
reason-no-such-seat = Nobody sits there.
reason-no-such-move = There is no such move. Type ? for help.
reason-round-over = The round is over.
reason-not-your-turn = It is not your turn yet: everyone is waiting for { $who }.
reason-not-in-hand = You do not hold { $card }.
reason-no-match = { $card } does not fit. { reason-need }
reason-would-be-bluff =
    { $guilt ->
        [wild] At this table nobody bluffs: you hold another wild, so { card-draw-four.the } has to wait.
       *[color] At this table nobody bluffs: you hold { color-name }, so { card-draw-four.the } has to wait.
    }
reason-only-the-drawn-card = You drew { $drawn }, so you may play only that card.
reason-must-lay-it = { $drawn } fits, and here you must play what fits.
reason-already-drawn =
    { $keep ->
        [yes] You have already drawn: play { $drawn } or keep it.
       *[no] You have already drawn: play { $drawn }.
    }
reason-nothing-drawn = There is nothing to keep: first play a card or draw.
reason-no-color-asked = Nobody asked for a color. Play a card or draw.
reason-no-draw-four =
    { $n ->
        [0] There is no { card-draw-four.bare } to answer.
       *[other] Only { card-draw-four.face } can be challenged.
    }
reason-nothing-to-doubt = At this table nobody bluffs, so there is nothing to challenge.
reason-no-seat-asked = Nobody has to be chosen now.
reason-nothing-to-decline = There is nothing to decline.
reason-name-a-color = First name a color: { $colors }.
reason-answer-the-draw-four =
    { $can ->
        [stack] First answer the draw card: accept, or play a draw card on it.
        [both] First answer { card-draw-four.the }: accept, challenge, or play a draw card on it.
        [challenge] First answer { card-draw-four.the }: accept or challenge.
       *[nothing] You have to accept and draw { $n }.
    }
reason-choose-a-color-to-give = First choose the color you give away.
reason-color-not-held = You hold no card of that color.
reason-must-give = By this booklet, a color must be given away.
reason-give-a-card = First choose the card to give.
reason-not-that-color = You are giving { color-cards } away: choose one of those.
reason-choose-who-gets-it = First choose who gets the next card.
reason-choose-a-foe = First choose who you challenge.
reason-must-fight = By this booklet, { card-special } always leads to a battle.
reason-choose-a-card-to-show = First choose a card for the battle.
reason-not-yourself = Choose somebody else, not yourself.
reason-uno-is-automatic = At this table UNO is said for you.
reason-uno-not-owed = You do not have to say UNO now.
reason-nothing-to-catch = There is nobody to catch now.
reason-call-later = Wait until this card is done, then call.
reason-not-identical =
    { $top ->
        [colorless] It is { $who }’s turn, and nobody can jump in on a wild.
       *[colored] It is { $who }’s turn. To jump in you need exactly the card on top, { $upcard }.
    }
reason-must-play = You can play a card, and at this table whoever can must.
reason-nothing-to-draw = Nothing is left to draw, and you hold a card that fits: play it.
reason-cannot-stack =
    { $stacking ->
        [same] { $on ->
            [two] Only { card-draw-two.face } goes on { card-draw-two.the }. Or draw { $n }.
           *[four] Only { card-draw-four.face } goes on { card-draw-four.the }. Or draw { $n }.
        }
       *[any] Only { card-draw-two.face } or { card-draw-four.face } passes the sum on. Or draw { $n }.
    }
reason-choose-who-swaps = First choose who you swap hands with.

## Why a legal move is legal. $card, $face: of the card asked about

reason-fits-color = Yes: { $card } fits, because { color-name } is in play.
reason-fits-face = Yes: { $card } fits, because it is { $face } too.
reason-fits-wild = Yes: { $card } fits on everything.
reason-fits-bluff =
    { $guilt ->
        [wild] Yes, as a bluff: you hold another wild, so a challenge would succeed.
       *[color] Yes, as a bluff: you still hold { color-name }, so a challenge would succeed.
    }
reason-fits-stack = Yes: { $card } passes the { $n } cards on.
reason-fits-jump = Yes: it is the card on top, so you may jump in.
reason-fits-other = Yes, you may do that now.
