### What happens, one sentence each; the first letter is made a capital. Every event is given the same arguments:
### $you: who the reader is: who (the one who acts), whom (the one acted upon) or no (neither)
### $who, $whom: names of players
### $cards: cards in words, indefinite (a red 7 and a Wild), or how many there are (two cards) if they are secret
### $count (number): how many cards; $known: yes or no, whether the reader sees them
### $color: red yellow green blue (use it through color-name, color-card, color-cards)
### $way: left or right; $why: turn two four uno battle show; $n (number), $list: names or draws

event-way =
    { $way ->
        [left] to the left, clockwise
       *[right] to the right, counterclockwise
    }

## Before a round

event-dealer =
    { $you ->
        [who] You are chosen to deal.
       *[no] { $who } is chosen to deal.
    }
# $list: Fox green 9, Heron blue 4; built from event-draw and event-tie
event-dealer-drawn =
    { $you ->
        [who] Everyone draws a card for the deal: { $list }. You deal.
       *[no] Everyone draws a card for the deal: { $list }. { $who } deals.
    }
# $cards: the card without an article
event-draw =
    { $you ->
        [who] you { $cards }
       *[no] { $who } { $cards }
    }
event-tie = { $list }, and again after a tie
event-dealt =
    { $you ->
        [who] You are dealt { $cards }.
       *[no] { $who } is dealt { $cards }.
    }
event-turned = The first card is { $cards }.
event-returned = { $cards } cannot start: it goes back into the pile.
event-starts =
    { $you ->
        [who] You start; play goes { event-way }.
       *[no] { $who } starts; play goes { event-way }.
    }

## A turn

event-laid =
    { $you ->
        [who] You play { $cards }.
       *[no] { $who } plays { $cards }.
    }
event-jumped-in =
    { $you ->
        [who] You jump in with { $cards }.
       *[no] { $who } jumps in with { $cards }.
    }
event-drew =
    { $why ->
        [two] { $you ->
            [who] You draw { $cards } for { card-draw-two.the }.
           *[no] { $who } draws { $cards } for { card-draw-two.the }.
        }
        [four] { $you ->
            [who] You draw { $cards } for { card-draw-four.the }.
           *[no] { $who } draws { $cards } for { card-draw-four.the }.
        }
        [uno] { $you ->
            [who] You draw { $cards } for the forgotten UNO.
           *[no] { $who } draws { $cards } for the forgotten UNO.
        }
        [battle] { $you ->
            [who] After the battle you draw { $cards }.
           *[no] After the battle { $who } draws { $cards }.
        }
        [show] { $you ->
            [who] You draw { $cards } for the battle.
           *[no] { $who } draws { $cards } for the battle.
        }
       *[turn] { $you ->
            [who] You draw { $cards }.
           *[no] { $who } draws { $cards }.
        }
    }
event-kept =
    { $you ->
        [who] You keep it.
       *[no] { $who } keeps it.
    }
event-passed =
    { $you ->
        [who] There is nothing to draw: you pass.
       *[no] There is nothing to draw: { $who } passes.
    }
event-named =
    { $you ->
        [who] You name { color-name }.
       *[no] { $who } names { color-name }.
    }
event-skipped =
    { $you ->
        [who] You lose your turn.
       *[no] { $who } loses a turn.
    }
event-reversed = Play turns around: now { event-way }.
event-reshuffled = The discard pile is shuffled into a new draw pile: { count-cards }.

## Draw Four

event-challenged =
    { $you ->
        [who] You challenge { $whom }’s { card-draw-four.bare }.
        [whom] { $who } challenges your { card-draw-four.bare }.
       *[no] { $who } challenges { $whom }’s { card-draw-four.bare }.
    }
event-shown =
    { $you ->
        [who] You show { $whom } your hand.
        [whom] { $who } shows you this hand: { $cards }.
       *[no] { $known ->
            [yes] { $who } shows { $whom } this hand: { $cards }.
           *[no] { $who } shows { $whom } the whole hand.
        }
    }
event-guilty =
    { $you ->
        [who] Your { card-draw-four.bare } was a bluff.
       *[no] { $who }’s { card-draw-four.bare } was a bluff.
    }
event-innocent =
    { $you ->
        [who] Your { card-draw-four.bare } was fair.
       *[no] { $who }’s { card-draw-four.bare } was fair.
    }

## The special cards

event-gave =
    { $you ->
        [who] You give { $whom } { $cards }.
        [whom] { $who } gives you { $cards }.
       *[no] { $who } gives { $whom } { $cards }.
    }
event-shared =
    { $you ->
        [who] You hand { $whom } { $cards }.
        [whom] { $who } hands you { $cards }.
       *[no] { $who } hands { $whom } { $cards }.
    }
event-foe =
    { $you ->
        [who] You challenge { $whom } to a battle.
        [whom] { $who } challenges you to a battle.
       *[no] { $who } challenges { $whom } to a battle.
    }
event-chose =
    { $you ->
        [who] Your card lies face down.
       *[no] { $who } puts a card face down.
    }
event-revealed =
    { $you ->
        [who] You show { $cards }.
       *[no] { $who } shows { $cards }.
    }
event-tied = A tie: both choose again.
event-won-battle =
    { $you ->
        [who] You win the battle against { $whom }.
        [whom] { $who } wins the battle against you.
       *[no] { $who } wins the battle against { $whom }.
    }
event-took =
    { $you ->
        [who] You take { $cards }.
       *[no] { $who } takes { $cards }.
    }
event-hyper = Hyper speed: from now on, every { color-name } card skips the next player.
event-hyper-over = Hyper speed is over.

## House rules

event-swapped =
    { $you ->
        [who] You swap hands with { $whom }.
        [whom] { $who } swaps hands with you.
       *[no] { $who } swaps hands with { $whom }.
    }
event-rotated =
    { $way ->
        [left] All hands move on to the left.
       *[right] All hands move on to the right.
    }

## UNO

event-said-uno =
    { $you ->
        [who] You say UNO!
       *[no] { $who } says UNO!
    }
event-caught =
    { $you ->
        [who] You catch { $whom } without UNO.
        [whom] { $who } catches you without UNO.
       *[no] { $who } catches { $whom } without UNO.
    }

## The end

event-went-out =
    { $you ->
        [who] No cards left!
       *[no] { $who } has no cards left!
    }
event-blocked = The round is blocked: nobody wins it.
# $n (number): the points
event-scored =
    { $you ->
        [who] You score { count-points }.
       *[no] { $who } scores { count-points }.
    }
event-scored-none = Nobody scores.
event-match-over =
    { $you ->
        [who] You win the match!
       *[no] { $who } wins the match!
    }
# $list: two or more names; with $you = who the reader is among them, as ui-you
event-match-shared = { $list } share the win.
# Where the lowest total wins. $n (number): the points
event-lost =
    { $you ->
        [who] You have { count-points } and lose the match.
       *[no] { $who } has { count-points } and loses the match.
    }
