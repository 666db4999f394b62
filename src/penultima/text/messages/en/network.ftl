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
refused-carried = the points brought along do not fit these rules: with them the match would be over, or has no points at all.
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
refused-no-room = there are too many tables on this server; come back later.
refused-damaged = this table is damaged and cannot be played on. Tell whoever runs the server.

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

## The doctor

# $version, $python, $sqlite: versions
doctor-versions = Penultima { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $sqlite } is too old; this program needs { $wanted }. Install a newer Python.
doctor-no-database-yet = There is no database at { $path } yet; the server makes it when it starts.
# $tables, $rows, $archived: numbers
doctor-database = The database is whole. Tables: { $tables }; rows: { $rows }; archived tables: { $archived }.
# $table: a code; $row: a number
doctor-damaged-table = Table { $table } is damaged at row { $row }. Restore a backup to get it back; all other tables can be played.
doctor-open-to-others = Others on this machine may read { $path }, and with it every card. Start the server once, or run: chmod 600 { $path }
doctor-newer-database = A newer version of this program has used this database. This version reads it, but install the newer one again.
# $n: how many tables
doctor-unreadable-tables = { $n ->
    [one] One table holds something that only a newer version of this program understands. Install that version again.
   *[other] { $n } tables hold something that only a newer version of this program understands. Install that version again.
}
doctor-older-database = The database comes from an older version; the server brings it up to date when it starts.
doctor-clock = The clock fits the database.
doctor-clock-back = This machine’s clock is { $seconds } s behind the newest row of the database. Set the clock (NTP).
doctor-clocks-differ = The clocks of this machine and of the database differ by { $milliseconds } ms. Let NTP set both.
doctor-disk = Free on the disk of { $path }: { $megabytes } MB. A server needs 1024 MB or more.
doctor-file-limit = Files that may be open: { $limit }. The server needs { $wanted } for all its connections; the limit is raised with “ulimit -n” or LimitNOFILE.
doctor-bad-public-url = “{ $url }” is not an address that people could type. It begins with https:// or http://.
doctor-no-tls = { $url } is not encrypted: others on the way can read along. Put a proxy with TLS before the server, and make it https://.
doctor-public-url = People type { $url }.
doctor-bad-proxy = “{ $address }” in --trusted-proxy is not an address or a network. It is written like 10.0.0.7 or 10.0.0.0/8.
doctor-no-proxy = There is a public address with TLS, but no --trusted-proxy: all visitors seem to come from one address and share its limits. Name the proxy’s address.
doctor-no-bus = Without --bus, several servers with one database learn of each other’s moves only after a second.
doctor-running = The server at { $link } is ready.
doctor-not-ready = The server at { $link } is not ready: { $why }
doctor-not-running = No server answers at { $link }.
doctor-through-proxy = { $url } leads to the server.
doctor-proxy-host = { $url } does not pass on the name that people type, so the server refuses everybody. In the proxy’s settings, hand Host on as it came.
doctor-proxy-headers = { $url } tells the server nothing about who asks: everybody seems to be at this machine. In the proxy’s settings, hand Host on as it came and add X-Forwarded-For.
doctor-not-reached = { $url } cannot be asked from this machine: { $why }
doctor-elsewhere = { $url } leads to something else than this server. Look at the address that the proxy hands requests on to.
doctor-kept = The files as they were are kept: { $files }
# $n: how many things are wrong
doctor-verdict = { $n ->
    [0] All is well.
    [one] One thing should be done.
   *[other] { $n } things should be done.
}
