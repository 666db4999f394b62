### Tables on the network: what a table refuses, and what the commands around it say.

## Refusals

refused-illegal = the rules do not allow that now.
refused-late = that question has already been answered.
refused-grace = give them a moment to say it themselves.
refused-not-seated = you have no seat at this table.
refused-not-joined = tell your name first.
refused-no-token = without a key of your own you can only watch.
refused-only-host = only the host can do that.
refused-not-now = that cannot be done now.
refused-seat-taken = that seat is taken.
refused-seat-empty = nobody sits there.
refused-no-seat = there is no such seat.
refused-no-person = there is no such person.
refused-no-bot = there is no such bot.
refused-too-few = it takes two to play.
refused-too-many = more people and bots are seated than that; free a seat first.
refused-table-full = the table is full.
refused-no-table = there is no such table.
refused-bad-name = that name cannot be shown.
refused-bad-rules = these rules cannot be played.
refused-bad-message = the server did not understand.
refused-no-chat = this table speaks in set phrases only.
refused-nothing-said = nothing was said.
refused-not-in-shuffle = this shuffle has no place for that now.
refused-slow-down = not so fast.
refused-busy = too much is happening at this table at once; try again.
refused-not-saved = this could not be saved; nothing has changed. Try again in a moment.
refused-warming = the engine is warming up; in a moment.
refused-hello-first = the server expects a hello first.
refused-old-version = this program and the server do not speak the same version.
refused-going = the server is restarting; back in a moment.
refused-door-closed = the host has closed the door to the home network.
refused-only-here = only whoever sits at the machine of this server can do that.
refused-no-network = this machine is in no network that others could reach it by.
refused-no-page = there is nothing at this address.

## Serving and joining

net-serving = The tables are at { $link } – Ctrl-C stops.
net-at-home = In the house: { $link }
net-start = type “start” when everybody is here.
net-deal = type “deal” for the next round.
net-rematch = type “rematch” to play again.
net-here = { $who } is here.
net-gone = { $who } is away.
net-changed = Now played: { $rules }
net-clock = Time is up; the gentlest move is made.
net-help = start, deal, rematch, sit, stand; /hello says hello to everybody; quit leaves, and the seat is kept.

## Quick phrases

net-phrase-hello = Hello!
net-phrase-well-played = Well played!
net-phrase-good-luck = Good luck!
net-phrase-oops = Oops!
net-phrase-hurry = Come on …
net-phrase-thanks = Thank you!
net-phrase-again = Again?
net-phrase-bye = Bye!
