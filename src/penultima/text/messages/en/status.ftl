### The status page of a server, for whoever runs it.

status-title = Server status
status-ready = Ready
status-not-ready = Not ready
# $at: a time; $n: seconds
status-as-of = As of { $at }; shown anew every { $n } s
status-tables = Tables
status-tables-playing = Being played
status-tables-live = In memory
status-tables-archived = Archived
status-tables-new = Opened in a minute
status-people = Connections
status-players = Players present
status-watchers = Watchers with a name
status-bots = Bots at tables
status-addresses = Addresses
status-latency = Response times
# Stands below a time: 99 of 100 are saved within it
status-commit-most = until saved, 99 %
status-commit-half = Until saved, median
status-loop-half = Waiting time, median
status-loop-most = Waiting time, 99 %
status-storage = Storage
status-database = Database
status-disk-free = Free on the disk
status-rates = Activity
# Stands below a number
status-rows = moves and other rows a second
status-refused = Refused in a minute
status-turned-away = Turned away in a minute
status-failures = Errors since the start
# $most: a number
status-chart = Rows a second in the last five minutes; at most { $most }.
status-chart-from = 5 min ago
status-chart-to = now
status-version = Version
status-rules-version = Version of the rules
status-engine = How rules run
status-uptime = Running for
status-processes = Servers with this database
status-process = This server
# Numbers with their units
status-number = { $n }
status-milliseconds = { $n } ms
status-megabytes = { $n } MB
status-gigabytes = { $n } GB
status-days-hours = { $days } d { $hours } h
status-hours-minutes = { $hours } h { $minutes } min

## What should be done something about

status-warn-stopping = The server is stopping.
# $n: how often
status-warn-damaged = { $n ->
    [one] One table is damaged and was refused. Run “penultima doctor”.
   *[other] { $n } times a damaged table was refused. Run “penultima doctor”.
}
# $n: how many
status-warn-failures = { $n ->
    [one] One unexpected error since the start; the log has it as “failure”.
   *[other] { $n } unexpected errors since the start; the log has them as “failure”.
}
status-warn-disk = Only { $megabytes } MB are free on the disk.
# $n, $most: numbers
status-warn-tables = { $n } of { $most } tables are there: soon nobody can open one. Raise --tables, or lower --archive-days.
status-warn-connections = { $n } of { $most } connections are in use: soon nobody can come in. Raise --connections.
status-warn-commit = Saving takes up to { $milliseconds } ms. Is the disk or the database busy?
status-warn-loop = Moves wait up to { $milliseconds } ms for other work. The processor is busy: run a second server.
status-warn-upgrading = A server of an older version uses the same database. Until it is upgraded, newer commands are refused.
status-warn-one-address = Everybody comes from one address, and shares its limits and bans. Behind a proxy, name it with --trusted-proxy.
