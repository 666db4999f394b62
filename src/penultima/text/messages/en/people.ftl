### Around the cards: home, inviting, sitting down, hosting, house rules, past matches. Every message has its own arguments.

## Home

people-what = A card game for the whole family: against the computer, with friends on their own phones, or with one device that goes around. Free, no ads, no account.
people-continue = Continue your game
people-other-matches = Other matches
people-play-family = Play with family
people-join = Join with a code
people-join-about = The code stands on the screen of whoever opened the table. A whole link works, too.
people-bad-code = A code has eight letters and digits, like k3n5 q8z2.
people-setup-about = Players, bots, pace, house rules
people-more = More
people-past = Past matches

## Inviting

people-each-own = Everyone on their own device
people-each-own-about = You get a picture to scan, an address and a code for the others.
people-invite-now = Open a table and invite
people-looking = Looking for your network…
people-one-device = One device for all
people-one-device-about = It goes from hand to hand; each player sees only their own cards.
people-needs-server = To play from several devices, friends need a server, and this page has none: everything here runs in your browser alone. Whoever installs Penultima on a computer at home has one. What works right here: pass this device around.
people-lan-ask = May phones and tablets in your home network join?
people-lan-about = Only devices in the same network can then open this page, and only until you close it again.
people-lan-yes = Yes, let them join
people-lan-open = Open to your home network
people-lan-close = Close it
people-only-here = So far only this computer can reach this page. On the computer where the server runs, open the link that it printed when it started; or start it with “penultima serve --lan”.
people-only-here-guest = So far only this computer can reach this table. Its host can open it to the home network.
people-invite-scan = Scan this with the camera of a phone, or open the address there and type the code.
people-invite-address = Address
people-invite-code = Code
people-invite-link = Or send this link
people-invite-others = Does it not open? Try another address

## Bots

people-bot-pace = Bots play
# $bot_pace: slow normal fast tap
people-bot-pace-name =
    { $bot_pace ->
        [slow] Slowly
        [fast] Fast
        [tap] When I tap
       *[normal] Normally
    }
# On a button. $who: a bot
people-tap = Next: { $who }

## Sitting down late

# $who: a bot
people-sit-bot = A match is on. You take over the cards of { $who }, a bot, and play at once.
# Where there are several bots, the table chooses.
people-sit-some-bot = A match is on. You take over the cards of a bot, and play at once.
people-sit-later = A match is on and people have all seats. You watch, and sit down as soon as a seat is free.
people-sit-full = All seats are taken. The host can make room.
people-you-sit = You sit at the table now.
people-bots-make-room = You are watching. A bot makes room for you:
people-take-over = Play for { $who }
people-sit-after = After this round
people-wish-after = You sit down when this round is over.
people-wish-free = You sit down as soon as a seat is free.
people-only-watch = Only watch
people-all-taken = You are watching. People have all seats.
people-sit-free = Sit down as soon as a seat is free

## Leaving

people-leave-now = Leave for now
people-leave-local = The match waits here until you come back.
people-leave-watcher = You can come back whenever you like.
# $n: seconds
people-leave-match = Your seat stays yours. After { $n } s a bot plays for you until you are back.
people-leave-lobby = Your seat stays yours, and you find the table on the first page.
people-stand-match = A bot takes your cards. You stay and watch, and can sit down there again.
people-stand-lobby = Your seat is free for others; you stay at the table.
people-leave-good = Leave for good
people-leave-good-about = Your seat and your name are given up, and the table leaves your list.
people-leave-good-host = Your seat and your name are given up, and somebody else is the host.
people-sure = Really?

## The host

people-host-panel = For the host
# The same at a table on this device
people-pause-bots = Pause and bots
people-pause = Pause
people-resume = Go on
people-paused = The match is paused.
people-paused-about = The host goes on with it.
people-people = People
people-watches = watching
people-is-muted = muted
people-bot-instead = Let a bot play
people-free-seat = Free the seat
people-mute = Mute
people-unmute = Let speak again
people-make-host = Make host
people-dismiss = Send away
people-ban = Ban
people-dismiss-about = Whoever is sent away can come back by the link. Whoever is banned cannot, until you lift the ban.
people-banned = Banned
people-somebody = Somebody
people-unban = Lift the ban
people-level-about = Another level takes over the cards of that bot.
people-nobody = Nobody else is here yet.
people-conversation = What was said

## House rules

people-house-mark =
    { $n ->
        [one] One house rule
       *[other] { $n } house rules
    }
# $preset: booklet families mine
people-house-preset =
    { $preset ->
        [families] As many families play
        [mine] My own
       *[booklet] As in the booklet
    }
people-house-range = From { $low } to { $high }.
# $why: what is played, a clause
people-house-clash = Not now, because { $why }.

## Past matches

people-past-none = No match was played on this device yet. Those at tables on a server stay there.
people-statistics = How it went
# $n: matches won, $total: matches played
people-won-of = { $n } of { $total } matches won
people-box = Box
people-matches = Matches
people-rate = Won
people-only-people = Only people
people-mixed = Mixed
people-won = You won
# $who: one or several players
people-lost = Won by { $who }
# $n: rounds that are over
people-unfinished =
    { $n ->
        [0] Just begun
        [one] One round played
       *[other] { $n } rounds played
    }
people-watch-again = Watch again
people-save-file = Save as a file
people-go-on = Go on

## Sound

people-volume = Volume
# At the first table; the answer is kept.
people-sound-offer = Would you like to hear the cards?
people-sound-yes = With sounds
people-sound-no = Without
