### Tables on the network: what a table refuses, and what the commands around it say.

## Refusals

refused-illegal = the rules do not allow that now.
refused-late = that question has already been answered.
refused-grace = wait a moment: they may still say it themselves.
refused-not-seated = you have no seat at this table.
refused-not-joined = say your name first.
refused-no-token = without a key of your own you can only watch.
refused-only-host = only the host can do that.
refused-not-now = that cannot be done now.
refused-seat-taken = that seat is taken.
refused-seat-empty = nobody sits there.
refused-no-seat = there is no such seat.
refused-no-person = there is no such person.
refused-no-bot = there is no such bot.
refused-too-few = it takes two to play.
refused-too-many = more people and bots have a seat than that; free a seat first.
refused-table-full = the table is full.
refused-no-table = there is no such table.
refused-bad-name = that name cannot be shown.
refused-bad-rules = these rules cannot be played.
refused-bad-message = the server did not understand that.
refused-no-chat = at this table there are only ready-made phrases.
refused-nothing-said = nothing was said.
refused-not-in-shuffle = the shuffle has moved on.
refused-slow-down = not so fast.
refused-busy = too much is happening at this table at once; try again.
refused-not-saved = this could not be saved; nothing has changed. Try again in a moment.
refused-hello-first = this program has to say hello to the server first.
refused-old-version = this program and the server have different versions; reload or update.
refused-going = the server is restarting; back in a moment.
refused-door-closed = this server is no longer open to the home network.
refused-only-here = only somebody at the server’s own computer can do that.
refused-no-network = this computer is in no network where others could reach it.
refused-no-page = there is nothing at this address.
refused-paused = the host has paused the match.
refused-muted = the host lets you say nothing at this table.
refused-banned = the host has banned you from this table.
refused-upgrading = the server is being upgraded; that will work in a moment.

## Serving and joining

net-serving = The tables are at { $link } – Ctrl-C stops the server.
net-at-home = In the home network: { $link }
net-start = type “start” when everyone is here.
net-deal = type “deal” for the next round.
net-rematch = type “rematch” to play again.
net-here = { $who } is here.
net-gone = { $who } is away.
net-changed = The rules are now: { $rules }
net-clock = Time’s up: a safe move was made.
net-help = start, deal, rematch, sit, stand; /hello says hello to everyone; quit leaves, and the seat is kept.
