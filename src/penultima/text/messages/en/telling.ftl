### What the table in the browser tells while cards are played. Every message has its own arguments.

## UNO

tell-uno-say = Say UNO!
tell-uno-ready = UNO is said with your next card.

## What is asked

tell-bluff = Is { $who } bluffing?
tell-fight-rule = The higher number wins; a card without a number counts as 0.
tell-hyper-color = Every card of this color will then skip the next player.

## Who is away. $n (number): seconds. After a move that a bot made for somebody; $you: who for the reader, no for others

tell-away = { $who } is away. A bot plays in { $n } s.
tell-away-soon = { $who } is away. A bot plays soon.
tell-stand-in =
    { $you ->
        [who] (a stand-in played for you)
       *[no] (a stand-in played for { $who })
    }

## What a card does. $about: number skip reverse draw-two wild draw-four

tell-card =
    { $about ->
        [skip] The next player loses a turn.
        [reverse] Play turns around.
        [draw-two] The next player draws two cards and loses a turn.
        [wild] Fits on everything; you name the color.
        [draw-four] Fits on everything; you name the color, and the next player draws four cards.
       *[number] Fits on the same color or the same number.
    }

## Keys. $key: d u c n h w l arrows ends enter escape help

tell-keys = Keyboard
tell-key =
    { $key ->
        [d] draw, keep or accept
        [u] say UNO
        [c] catch
        [n] let the bot play where bots wait for you
        [h] to your hand
        [w] hear the question again
        [l] what happened
        [arrows] from card to card
        [ends] to the first or last card
        [enter] play the card, or press the button
        [escape] close what lies open
       *[help] these keys
    }
