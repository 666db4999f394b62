### The table in the browser: what buttons, headings and notes say. Every message has its own arguments.

## Home

page-tagline = The card game in which you call your last card but one.
page-unofficial = Unofficial: not made, endorsed or known by the owner of the games whose booklets it follows.
page-play-now = Play now
page-play-now-about = One click: you and three bots, { $edition }.
page-choose-box = Choose a box
# What the box's own card does, one short line. $edition: classic scary revenge battle hyper
page-box-about =
    { $edition ->
        [scary] Give a whole color away, card by card.
        [revenge] Hand out four cards as you like.
        [battle] Fight with a secret card each.
        [hyper] A color burns, and players are skipped.
       *[classic] The game as everybody knows it.
    }
page-your-name = Your name
# The name of somebody who gave none.
page-guest = Guest
page-rules-of = Rules of
page-seats = Players
page-bots = Bots
page-bot-level = Level of the bots
# $level: beginner easy medium hard expert trained, or another name
page-level =
    { $level ->
        [beginner] Beginner
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
        [trained] Trained
       *[other] { $level }
    }
page-pace = Pace
# $pace: untimed relaxed fast
page-pace-name =
    { $pace ->
        [relaxed] 1 minute a turn
        [fast] 15 seconds a turn
       *[untimed] No clock
    }
page-house = House rules
page-house-none = none
page-house-now = { page-house }: { $what }
page-house-count =
    { $n ->
        [one] one changed
       *[other] { $n } changed
    }
page-house-reset = Back to the booklet
page-as-booklet = as the booklet
page-more-settings = Everything else the booklet decides
page-public = Show this table to everybody on this server
page-play-bots = Play against bots
page-open-table = Open a table for friends
page-join = Join a table
page-code = Code of the table
page-join-go = Join
page-my-tables = My tables
page-forget = Forget this table
page-forget-table = { page-forget }: { $code }
page-open-tables = Open tables
page-watch = Watch
page-sit = Sit down
page-no-open-tables = No table is open just now.
page-replay-a-game = See a game again
page-take-tour = Learn it in three minutes
page-warming = The engine is warming up. In a moment …
page-server-gone = The server does not answer. Trying again …
page-table-options = Set up the table
page-back-home = Back to the start

## Before the game

page-waiting-title = Who plays?
page-invite = Invite
page-invite-about = Send the link, read out the code, or let them scan this.
page-copy-link = Copy the link
page-copied = Copied
page-share = Share
page-qr = QR code of the link
page-lan = Open this table to the home network
page-lan-about = People in the same Wi-Fi can join then.
page-empty-seat = Free seat
page-add-bot = Add a bot
page-remove = Remove
page-remove-who = { page-remove }: { $who }
page-host = Host
page-start = Deal the cards
page-waiting-host = The host deals when everybody is here.
page-need-two = It takes two to play.
page-stand = Get up
page-name-first = What shall we call you?
page-watching = You are watching.
page-watchers =
    { $n ->
        [one] one watching
       *[other] { $n } watching
    }
page-dealing = Everybody helps to shuffle …
page-add-person = Add a person on this device
page-pass-to = Pass the device to { $who }
page-pass-about = Nobody else should look now.
page-i-am = I am { $who }

## At the table

page-table = Table
page-menu = Menu
page-draw = Draw
page-draw-n = Draw { $n }
page-keep = Keep
page-uno = UNO!
page-catch = Catch
page-catch-who = Catch { $who }!
page-hand = Your hand
page-sort = Sort
# How the hand is sorted. $how: color number drawn
page-sorted-by =
    { $how ->
        [color] by color
        [number] by number
       *[drawn] as drawn
    }
page-sort-now = { page-sort }: { page-sorted-by }
page-enlarge = Larger cards
page-draw-pile = Draw pile
page-draw-pile-now = { page-draw-pile }, { page-pile-cards }
page-discard-pile = Discard pile
page-discard-pile-now = { page-discard-pile }: { $card }
page-discard-pile-color = { page-discard-pile-now }, { page-color-now }
page-pile-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
page-color-now = Color: { color-name }
page-hyper-now = Hyper speed: every { color-name } card skips a player
page-opponents = Players
page-turn-of = { $who } is thinking
page-your-turn = Your turn
page-is-bot = bot
page-played-by-bot = A bot plays for { $who }
page-is-away = away
page-is-dealer = deals
page-owes-uno = said nothing!
page-skipped = skipped
page-you-hold = You hold { $cards }.
page-you-may = You may play { $cards }.
page-you-may-only = Nothing fits: draw.
page-on-top = On top: { $card }.
page-held = A moment: somebody may still call UNO.
page-in-your-hand =
    { $n ->
        [0] none held
       *[other] you hold { $n }
    }
page-accept = Draw { $n }
page-challenge = Challenge
page-challenge-win = It was a bluff: { $who } draws { $n }.
page-challenge-lose = It was fair: you draw { $n }.
page-shown-hand = { $who } shows you this hand
page-close = Close
page-give-none = Nothing
page-give-order = They go around: { $list }
page-share-left =
    { $n ->
        [one] one card left
       *[other] { $n } cards left
    }
# $from, $to: how many cards somebody holds before and after
page-share-count = { $from } → { $to }
page-fight-title = Battle
page-fight-pick = Choose your card: nobody sees it
page-fight-wait = Waiting for { $who } …
page-fight-pot =
    { $n ->
        [one] one card at stake
       *[other] { $n } cards at stake
    }
page-fight-won = { $who } wins the battle
page-no-battle = No battle

## Log, talk, around it

page-log = What happened
page-phrases = Say something
# $phrase: again bye good-luck hello hurry oops thanks well-played
page-phrase =
    { $phrase ->
        [again] Another one?
        [bye] I have to go
        [good-luck] Good luck!
        [hello] Hello!
        [hurry] Take your turn …
        [oops] Oops!
        [thanks] Thank you!
       *[well-played] Well played!
    }
page-says = { $who }: { $text }
# Something about the table. $what: what; $who: who
page-told =
    { $what ->
        [joined] { $who } is at the table.
        [sat] { $who } sits down.
        [stood] { $who } gets up.
        [seated] { $who } joins as a bot.
        [removed] A seat was freed.
        [handed] { $who } is the host now.
        [started] The match begins.
        [back] { $who } is here.
        [left] { $who } is away.
        [rematched] Another match!
        [timeout] Time ran out: the clock moved for { $who }.
       *[options] The host has changed the table.
    }
page-by-clock = (the clock moved for { $who })
page-type-message = Message
page-send = Send
page-reconnecting = Connection lost. Coming back …
page-back-again = Connected again.
page-table-gone = There is no such table any more.
page-rulebook = Rules of this table
page-rules-loading = Looking for the booklet …
page-settings = Settings
page-language = Language
page-theme = Colors of the page
# $theme: auto light dark
page-theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[auto] As the device
    }
page-motion = Movement
# $motion: auto full less
page-motion-name =
    { $motion ->
        [full] Full
        [less] Little
       *[auto] As the device
    }
page-letters = Letters on the cards
page-sound = Sounds
page-shortcuts = Single keys (D draw, U UNO, C catch …)
page-text-size = Text size
# $size: normal large larger
page-size-name =
    { $size ->
        [large] Large
        [larger] Very large
       *[normal] Normal
    }
page-assist = Help at this table
page-assist-uno = Say UNO for me
page-assist-time = Twice the time for me
page-leave = Leave the table

## The end of a round

page-round-over = Round { $n } is over
page-match-over = The match is over
page-blocked = Nobody could lay or draw.
page-wins-round = { $who } is out!
page-you-win-round = You are out!
page-score-sheet = Scores
page-every-round = Every round
page-player = Player
page-total = Total
page-round-n = Round { $n }
page-to-target = First to { $n }
page-low-target = The lowest total wins when somebody reaches { $n }
page-next-round = Next round
page-rematch = Rematch
page-save-record = Save the record
page-see-replay = See it again
page-check-fair = Check the shuffle
page-anchor = Promised before the first card
page-fair-ok = Checked on this device: this page's part was in every shuffle, nothing was changed afterwards, and the cards came in the order that was promised.
page-fair-bad = Something does not fit: keep the record and compare.
page-fair-about = Every player's device helped to shuffle. Nobody, not even the server, could choose the cards.

## Replay

page-replay = Replay
page-replay-drop = Drop a record here, or choose the file.
page-replay-choose = Choose a file
page-replay-bad = This is no record of a game.
page-replay-code = Or the code of a table
page-replay-step = Step { $n } of { $total }
page-replay-first = To the start
page-replay-back = One step back
page-replay-forward = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-view = Seen by
page-replay-all = everybody's cards

## The tour

page-tour-done = Got it
page-tour-skip = Skip the tour
page-tour-hand = This is your hand. Lifted cards fit: same color, same number or sign, or a wild.
page-tour-lay = Tap a lifted card to lay it.
page-tour-draw = Nothing fits? Draw. If the new card fits you may lay it at once.
page-tour-color = You laid a card without a color: say which color goes on.
page-tour-others = Here sit the others. The ring shows whose turn it is, the arrow which way play goes.
page-tour-uno = Two cards left: press UNO before you lay one of them. Whoever forgets can be caught.
page-tour-win = Whoever lays the last card wins the round and scores what the others still hold.
page-tour-why = Tap a card that does not fit and the table tells you why.
