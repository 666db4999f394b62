### What may be typed: the words of this language, separated by commas, in small letters. The notation (r7 y+ gs
### br w w4 x draw keep @2 …) is always understood too, but a word listed here comes first.

type-help = ?, help, h
type-rules = rules
type-why = why
type-quit = quit, exit, q
type-draw = draw, d
type-keep = keep, k, pass
type-accept = accept
type-challenge = challenge
type-none = none, no
type-uno = uno, say uno
type-catch = catch
type-red = red, r, pink, p
type-yellow = yellow, y
type-green = green, g
type-blue = blue, b
type-skip = skip, s
type-reverse = reverse, rev, r
type-draw-two = draw two, +2, +
type-wild = wild, w
type-draw-four = wild draw four, draw four, +4, w4
type-special = special, x, scary, revenge, battle, hyper

## What may be typed where penultima is called alone

type-browser = browser, web, page
type-terminal = terminal, here
type-lab = lab, laboratory

## The help page. Lines are shown as they stand; keep them under 80 letters.

help-page =
    Type the number under a card, or its name:
    { "  " }r7  y+  gs  br     red 7, yellow Draw Two, green Skip, blue Reverse
    { "  " }w   w4  x          Wild, Wild Draw Four, the special card of this edition
    { "  " }draw  keep         take a card; keep the card you drew
    { "  " }red yellow…        name a color        @2 or a name    choose a player
    { "  " }accept  challenge  answer a draw card  none            decline, where allowed
    { "  " }r7 uno             play your last card but one and say UNO
    { "  " }uno   catch @2     say it late; catch somebody who forgot

    { "  " }why r7    why a card fits or not       rules   the rules of this table
    { "  " }quit      save and leave               ?       this help
help-pink = In this edition red is pink: type p7 or r7, pink or red.
help-jump = At this table you may jump in: play a card identical to the one on top out of turn.
