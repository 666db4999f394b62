### What terminal and page both say: menus, the table, people, editions.

## Languages and people

ui-language =
    { $language ->
        [fr] French
        [es] Spanish
        [it] Italian
        [pt] Portuguese
       *[en] English
    }
# How the reader is called at the table, as a name and inside a list of names.
ui-you = You
    .listed = you
# $name: a player who gave a name, in the table of scores
ui-named-you = { $name } (you)
ui-nobody = Nobody
# The bots: ten paper animals, one word each, separated by blanks.
ui-animals = Fox Heron Otter Badger Crane Hare Owl Lynx Wren Moth
# What one can say with a tap or as /hello. $phrase: again bye good-luck hello hurry oops thanks well-played
ui-phrase =
    { $phrase ->
        [again] Another one?
        [bye] I have to go
        [good-luck] Good luck!
        [hello] Hello!
        [hurry] It’s your turn…
        [oops] Oops!
        [thanks] Thank you!
       *[well-played] Well played!
    }

## The table. Space is scarce: at most 20 letters each, the two directions 16.

ui-hand-size = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
ui-uno = UNO!
ui-silent = 1 card, no UNO
ui-silent-long = (has not said UNO)
ui-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
ui-color-is = The color is
ui-color-named = The color named is
ui-color-open = not named yet
ui-hyper = HYPER
# The sum of stacked draw cards.
ui-pending = Stack: { $n } to draw
ui-clockwise = clockwise
ui-counterclockwise = counterclockwise
ui-round = round { $n }
ui-goal =
    { $match ->
        [round] one round
       *[points] to { $n }
    }
# In the corner of the table: ? is always help; the other word is the first of type-rules.
ui-keys = ? help · rules
# The plain table. $edition: as in ui-edition; $rules: battle/fr +stacking=any
ui-playing = You play { ui-edition }: { $rules }.
ui-plain-top = On top:
ui-plain-color = color:
ui-plain-hyper = hyper: { color-name }
ui-plain-way =
    { $way ->
        [left] play goes clockwise
       *[right] play goes counterclockwise
    }
ui-plain-draw = { $n ->
        [one] 1 card to draw
       *[other] { $n } cards to draw
    }
ui-plain-hand = You hold
ui-back = Press Enter to go back.

## The end of a round

ui-summary = Round { $n }
ui-summary-over = Round { $n } – the match is over
ui-still-in-hand = still in hand
ui-worth = worth
ui-scores = scores
ui-total = total
ui-out = none!

## Menus

ui-choose-box = Which box do you want to play? Press Enter for classic
ui-choose-box-to-read = Whose rules do you want to read? Press Enter for the classic box
# $question: a question to be answered by typing
ui-prompt = { $question }:
# $name: where a booklet was printed; $text: how it differs
ui-booklet-differs = { $name }: { $text }
# $first, $rest: two parts of a list
ui-and-besides = { $first }; { $rest }
ui-choose-booklet = Which booklet? The rules differ from language to language. Press Enter for { $first }
ui-choose-number = Please type a number from 1 to { $n }.
# A number, or a setting as it is written on the command line: hand=5
ui-choose-house = House rules? Type a number to switch one, or a setting such as hand=5; press Enter for none
ui-choose-house-more = Another one? Press Enter to play
# $name: a setting's name; $value: what is played now
ui-house-now = { $name }: { $value }.
# $booklet, $scores: what was left
ui-resume = You left a match of { $booklet } in round { $n } ({ $scores }). Go on with it?
ui-resumed-earlier = The match goes on from there, and the file stays as it was.
# Letters for yes and no, as in [Y/n]; what counts as no when typed, separated by blanks
ui-yes-no = Y/n
ui-no-words = n no

## The booklets

ui-edition =
    { $edition ->
        [scary] Scary
        [revenge] Revenge
        [battle] Battle
        [hyper] Hyper Speed
       *[classic] Classic
    }
ui-box =
    { $edition ->
        [scary] the rules of the Monster High box
        [revenge] the rules of the Penguins of Madagascar box
        [battle] the rules of the Kickin’ Battle box
        [hyper] the rules of the Hyper Speed box
       *[classic] the 108-card deck without a special card
    }
# $booklet: the booklet's id with a hyphen
ui-region =
    { $booklet ->
        [scary-fr] France
        [scary-es] Spain
        [scary-it] Italy
        [scary-pt] Portugal
        [revenge-en] United States
        [revenge-es] Latin America
        [battle-en] United States
        [battle-es] Latin America
        [battle-fr] Canada
        [battle-pt] Brazil
        [hyper-fr] Canada
       *[classic-en] our own
    }
ui-as-the-base = like the base rules
ui-booklets-more = { $rules } shows every rule of a booklet; { $play } plays it.

## The settings

ui-settings-house = House rules: they are in no booklet, and every table may switch them on.
ui-settings-printed = What the booklets decide; a table may change it.
ui-settings-default = (default)
ui-settings-range = { $low } to { $high }, default { $n }
# $card: the special card without an article, by the box it comes in
ui-settings-only = Only with the { $card }.
ui-settings-more = Write them after the booklet: { $example }

## Leaving, saving, getting ready

ui-leaving = Saved. To go on, type:
ui-not-saved = This match could not be saved: { $why }.
ui-finished = The whole match is in { $path }; to see it again, type:
ui-unfinished = The match is not over yet. Scores: { $scores }.
ui-replay-title = { $rules }: { $names }. Rounds: { $n }.
ui-setting-the-table = Setting the table…
ui-warming-again = Getting ready…

## The lab

ui-lab-rounds = { $n } rounds
ui-lab-rate = { $n } rounds/s
# $done, $total: rounds; $rate: rounds in a second; $seconds: until the end
ui-lab-line = { $done } of { $total } rounds, { $rate } in a second, { $seconds } s to go
# $asked: what was asked for; $seatings: from how many seatings each deal is played
# $running: how the rules run
ui-lab-way =
    { $running ->
        [wasm] The rules run from the engine file. With Numba they run faster: pip install penultima[fast]
        [interpreted] The rules run as plain Python, which is slow; it is meant for debugging.
       *[other] The rules run as native code (Numba).
    }
ui-lab-rounded = { $n } rounds in place of { $asked }: every deal is played from each of the { $seatings } seatings.
ui-lab-recorded = Records are written of the first { $n } rounds.
ui-lab-again = { $done } of { $total } rounds are there already; going on.
ui-lab-stopping = Finishing what is begun. Ctrl-C again drops it.
ui-lab-stopped = { $done } of { $total } rounds are kept in { $path }; the same command goes on.
# $n (number): deals; $name: a bot
ui-lab-more = Clear after { $n } deals: { $name } wins more than its share.
ui-lab-less = Clear after { $n } deals: { $name } wins less than its share.
ui-lab-unclear = Not clear: { $name } may win no more and no less than its share.
# $n: tables of the standard study
ui-lab-study = { $n } tables
ui-lab-study-stopped = { $done } of { $total } tables are kept in { $path }; the same command goes on.
