### Colors, cards, counts and lists: the noun phrases that all other messages are built from.
### Every message of every file is also given $box (classic scary revenge battle hyper) and $region (the booklet
### in play, written with a hyphen: scary-fr battle-pt). A language may add messages and attributes of its own here.

## Colors. $color: red yellow green blue, or none. The Scary box has pink in place of red.

color-name =
    { $color ->
        [red] { $box ->
            [scary] pink
           *[other] red
        }
        [yellow] yellow
        [green] green
        [blue] blue
       *[none] no color
    }
color-card = a { color-name } card
color-cards = { color-name } cards
# One or two letters on the card, typed with its number (r7). Different for each color.
color-letter =
    { $color ->
        [red] { $box ->
            [scary] P
           *[other] R
        }
        [yellow] Y
        [green] G
       *[blue] B
    }

## Cards. The value is the card as one speaks of it, with the indefinite article; .bare is the same without an
## article, for lists; .face leaves the color out; .the is definite and leaves the color out; .short stands on the
## drawn card, seven letters at most. Only the value and .bare may use $color (none for colorless cards).

# $n (number): 0 to 9
card-number = a { color-name } { $n }
    .bare = { color-name } { $n }
    .face = { $n ->
        [8] an { $n }
       *[other] a { $n }
    }
    .the = the { $n }
    .short = { $n }
card-skip = a { color-name } Skip
    .bare = { color-name } Skip
    .face = a Skip
    .the = the Skip
    .short = skip
card-reverse = a { color-name } Reverse
    .bare = { color-name } Reverse
    .face = a Reverse
    .the = the Reverse
    .short = rev
card-draw-two = a { color-name } Draw Two
    .bare = { color-name } Draw Two
    .face = a Draw Two
    .the = the Draw Two
    .short = +2
card-wild = a Wild
    .bare = Wild
    .face = a Wild
    .the = the Wild
    .short = wild
card-draw-four = a Wild Draw Four
    .bare = Wild Draw Four
    .face = a Wild Draw Four
    .the = the Wild Draw Four
    .short = +4
# The edition's own card, named after the box.
card-special = a { card-special.bare }
    .bare = { $box ->
        [scary] Scary card
        [revenge] Revenge card
        [battle] Battle card
        [hyper] Hyper Speed card
       *[classic] special card
    }
    .face = a { card-special.bare }
    .the = the { card-special.bare }
    .short = { $box ->
        [scary] scary
        [revenge] revenge
        [battle] battle
        [hyper] hyper
       *[classic] special
    }
# A card that one may not see.
card-hidden = a card
    .bare = card
    .face = a card
    .the = the card
    .short = ?

## Counts. $n (number).

count-word =
    { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
count-cards = { count-word } { $n ->
        [one] card
       *[other] cards
    }
count-points = { count-word } { $n ->
        [one] point
       *[other] points
    }

## Lists. $start: one or more things with commas between them; $last: the last one.

list-and = { $start } and { $last }
list-or = { $start } or { $last }
