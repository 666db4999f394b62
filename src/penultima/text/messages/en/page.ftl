### The table in the browser: what buttons, headings and notes say. Every message has its own arguments.

## Home

page-tagline = Match colors and numbers, and be the first without cards.
page-unofficial = Unofficial: not made or endorsed by the owner of the games whose booklets it follows.
page-play-now = Play now
page-play-now-about =
    { $n ->
        [one] One click: you against a bot, { $edition }.
       *[other] One click: you against { $n } bots, { $edition }.
    }
page-choose-box = Choose a box
# What the box's own card does, one short line. $edition: classic scary revenge battle hyper
page-box-about =
    { $edition ->
        [scary] Give away a whole color, card by card.
        [revenge] Hand out four cards to the others.
        [battle] Challenge somebody: the higher card wins.
        [hyper] Every card of one color skips a player.
       *[classic] The game everyone knows.
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
       *[untimed] No time limit
    }
page-house = House rules
page-house-none = none
page-house-now = { page-house }: { $what }
page-house-count =
    { $n ->
        [one] one changed
       *[other] { $n } changed
    }
page-as-booklet = as in the booklet
page-more-settings = Everything else the booklet decides
page-public = List this table for everyone on this server
page-play-bots = Play against bots
page-open-table = Open a table for friends
page-join = Join a table
page-code = Code of the table
page-join-go = Join
page-forget = Forget this table
page-forget-table = { page-forget }: { $code }
page-open-tables = Open tables
page-watch = Watch
page-sit = Sit down
page-replay-a-game = Watch a match again
page-take-tour = Learn to play in three minutes
page-server-gone = The server does not answer. Trying again…
# A part that is fetched when it is first wanted
page-part-missing = Part of this page did not arrive. Reload it when there is a network.
page-table-options = Set up the table
page-back-home = Back to the start

## Before the game

page-waiting-title = Who is playing?
page-invite = Invite
page-copy-link = Copy the link
page-copied = Copied
page-share = Share
page-qr = QR code of the link
page-empty-seat = Free seat
page-add-bot = Add a bot
page-remove = Remove
page-remove-who = { page-remove }: { $who }
page-host = Host
page-start = Deal the cards
page-waiting-host = The host deals when everyone is here.
page-need-two = It takes two to play.
page-stand = Get up
page-name-first = What is your name?
page-watching = You are watching.
page-watchers =
    { $n ->
        [one] one watching
       *[other] { $n } watching
    }
page-dealing = Everyone helps to shuffle…
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
page-hyper-now = Hyper speed: every { color-name } card skips the next player
page-opponents = Players
page-turn-of = { $who } is thinking
page-your-turn = Your turn
page-is-bot = bot
page-played-by-bot = A bot plays for { $who }
page-is-away = away
page-is-dealer = deals
page-owes-uno = no UNO yet!
page-skipped = skipped
page-you-hold = You hold { $cards }.
page-you-may = You may play { $cards }.
page-you-may-only = Nothing fits: draw.
page-on-top = On top: { $card }.
page-held = One moment: somebody may still say UNO.
# What a player hears whose time is almost over. $n (number): the seconds
page-seconds-left = { $n ->
        [one] One second left.
       *[other] { $n } seconds left.
    }
page-in-your-hand =
    { $n ->
        [0] none held
       *[other] you hold { $n }
    }
page-accept = Draw { $n }
page-challenge = Challenge
page-challenge-win = Bluff: { $who } draws { $n }.
page-challenge-lose = No bluff: you draw { $n }.
page-shown-hand = { $who } shows you this hand
page-close = Close
page-give-none = Give nothing
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
page-fight-wait = Waiting for { $who }…
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
page-says = { $who }: { $text }
# Something about the table. $what: what; $who: who
page-news =
    { $what ->
        [joined] { $who } is at the table.
        [sat] { $who } sits down.
        [stood] { $who } gets up.
        [seated] { $who }, a bot, joins.
        [removed] A seat is free again.
        [handed] { $who } is the host now.
        [started] The match begins.
        [back] { $who } is here.
        [left] { $who } is away.
        [replaced] A bot takes over: { $who }.
        [dismissed] The host has sent { $who } away.
        [forgotten] { $who } has left the table.
        [muted] The host has muted { $who }.
        [unmuted] { $who } may speak again.
        [unbanned] The host has lifted a ban.
        [paused] The host has paused the match.
        [resumed] The match goes on.
        [paced] The bots play at another pace now.
        [rematched] Another match!
       *[changed] The host has changed the table.
    }
page-by-clock = (time’s up: a safe move was made for { $who })
page-type-message = Message
page-send = Send
page-reconnecting = Connection lost. Trying to come back…
page-back-again = Connected again.
page-table-gone = This table no longer exists.
page-rulebook = Rules of this table
page-rule-numbers = Show rule numbers
page-rules-loading = Fetching the rules…
page-settings = Settings
page-language = Language
page-theme = Colors of the page
# $theme: auto light dark
page-theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[auto] Like the device
    }
page-motion = Animation
# $motion: auto full less
page-motion-name =
    { $motion ->
        [full] Full
        [less] Little
       *[auto] Like the device
    }
page-letters = Letters on the cards
page-sound = Sounds
page-shortcuts = Keyboard shortcuts (D draw, U UNO, C catch…)
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
page-assist-time = Twice as much time for me
page-leave = Leave the table

## The end of a round

page-round-over = Round { $n } is over
page-match-over = The match is over
page-blocked = The round was blocked.
page-wins-round = { $who } wins the round!
page-you-win-round = No cards left!
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
page-save-failed = This could not be saved. Try again in a moment.
page-see-replay = Watch it again
page-check-fair = Check the shuffle
page-anchor = Promised before the first card
page-fair-ok = Checked on this device: this page’s part was in every shuffle, nothing was changed afterwards, and the cards came in the order that was promised.
page-fair-bad = Something does not add up: keep the record and compare.
page-fair-about = Every player’s device helped to shuffle. Nobody, not even the server, could choose the cards.

## Replay

page-replay = Replay
page-replay-drop = Drop a record here, or choose the file.
page-replay-choose = Choose a file
page-replay-bad = This is not a record of a match.
page-replay-code = Or the code of a table
page-replay-step = Step { $n } of { $total }
page-replay-first = To the start
page-replay-back = One step back
page-replay-forward = One step forward
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-view = Seen by
page-replay-all = everyone’s cards

## The tour

page-tour-done = Got it
page-tour-skip = Skip the tour
page-tour-hand = This is your hand. The raised cards fit: same color, same number or symbol, or a wild.
page-tour-lay = Tap a raised card to play it.
page-tour-draw = Nothing fits? Draw a card. If it fits, you may play it at once.
page-tour-color = You played a wild: name the color that play goes on with.
page-tour-others = These are the other players. The ring shows whose turn it is, the arrow which way play goes.
page-tour-uno = Two cards left: press UNO before you play one of them. If you forget, you can be caught.
page-tour-win = Whoever plays their last card wins the round and scores for the cards the others still hold.
page-tour-why = Tap a card that does not fit and the table tells you why.
