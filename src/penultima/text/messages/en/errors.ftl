### What was asked for and cannot be had, one sentence each; the first letter is made a capital.

error-no-edition = there is no edition “{ $name }”; there are { $editions }.
# $guess: one name, or up to three with commas between them
error-no-edition-but = there is no edition “{ $name }”; did you mean “{ $guess }”?
error-not-printed = the { $edition } edition was not printed in “{ $language }”; there are { $printed }.
error-change-form = a change to the rules is written +setting=value, not “{ $text }”.
error-set-twice = { $name } is set twice.
error-no-setting = there is no setting “{ $name }”; there are { $names }.
error-no-setting-but = there is no setting “{ $name }”; did you mean “{ $guess }”?
error-setting-value = { $name } may be { $values }, not “{ $text }”.
error-setting-value-but = { $name } may be { $values }, not “{ $text }”; did you mean “{ $guess }”?
error-setting-range = { $name } may be { $low } to { $high }, not “{ $text }”.
# $one, $other: two settings as written, uno=automatic
error-contradiction = { $one } and { $other } contradict each other.
error-unknown-bot = there is no bot “{ $name }”; there are { $there }, and run:COMMAND for a program.
error-unknown-bot-but = there is no bot “{ $name }”; did you mean “{ $guess }”?
error-players = 2 to 10 can play, not { $n }.
error-no-card-left = with { $n } players and hand={ $hand } there might be no card left to start with.
error-match-over = this match is over; { $command } shows it again.
error-not-resumable = this record is not of a match that can be resumed.
error-no-record = this is not a record of a match.
error-unreadable = { $path } cannot be read: { $why }.
error-unwritable = { $path } cannot be written: { $why }.
error-record-unreadable = { error-unreadable }
error-record-version = this record has version { $version }; this program reads version { $known }.
error-record-rules-version = this match was played by version { $version } of the rules; this program knows version { $known }.
error-record-replay = this record does not replay.
error-record-rule-changed = rule { $rules } has changed since this match was played (on { $since }): from move { $move } of round { $round } on, it went another way.
error-rules-and-resume = a resumed match brings its own rules: give RULES or --resume, not both.
# $n (number): how many choices there are
error-no-choice = There is no choice { $text }; there are { $n }.
error-no-move = “{ $text }” is neither a card nor a move here; type ? for help.
# A program as a player. $program: its command; $text, $said, $move: what it wrote; $n (number): milliseconds or bytes
error-bot-command = a program that plays is written run:COMMAND or run[2000ms]:COMMAND, not “{ $program }”.
error-bot-not-found = the program “{ $program }” was not found.
error-bot-not-started = the program “{ $program }” cannot be started: { $why }.
error-bot-died = the program “{ $program }” has ended with status { $status }.
error-bot-died-saying = the program “{ $program }” has ended with status { $status }. Its last words: { $said }
error-bot-garbage = the program “{ $program }” wrote a line that is not an answer: { $text }
error-bot-too-long = the program “{ $program }” wrote a line of more than { $n } bytes.
error-bot-illegal = the program “{ $program }” chose “{ $move }”, which it was not offered.
error-bot-wrong-id = the program “{ $program }” answered question { $answered } when it was asked question { $asked }.
error-bot-late = the program “{ $program }” did not answer within { $n } ms.
error-players-list = “{ $text }” is not a list of players: write the bots with commas between them.

## The lab

# $name: what differs (players, rules, seed, games …); $there, $here: its two values
error-lab-other-run = { $path } holds another run: { $name } is { $there } there and { $here } here.
error-lab-not-empty = { $path } is not empty and holds no results of the lab.
error-lab-no-results = { $path } holds no results of the lab.
error-lab-damaged = { $path } is damaged; without it the same command plays these rounds again.
error-lab-busy = another run is writing to { $path }.
# $name: a Python package; $extra: the part of ours that brings it along
error-lab-needs = this needs { $name }: pip install 'penultima[{ $extra }]'.
# $name: a bot; $round, $seat, $seed: numbers to find the round again; $why: what went wrong, in English
error-lab-bot-failed = the bot { $name } failed in round { $round } at seat { $seat } with seed { $seed }: { $why }.
error-lab-version = a worker has Penultima { $here } and this run { $there }.
error-lab-no-cluster = the Ray cluster cannot be used: { $why }.
error-lab-address = --address belongs to --engine ray.
error-lab-no-rounds = { $path } holds no whole deal yet.
# $name: the bot that every ladder has
error-lab-one-bot = a ladder needs two different bots, and { $name } always plays along: name another one.
error-lab-worker-killed = a process of this run was killed. What is finished is kept, and the same command goes on.
error-file-exists = { $path } already exists.
error-no-backup = { $path } is not a backup.
error-store = the database refuses: { $why }.
# Joining a table. $example: a link; $url: a server’s address; $why: a sentence, or what is wrong with a certificate, in English
error-no-link = “{ $text }” is neither the link of a table nor the address of a server. A link looks like this: { $example }
error-no-host = there is no “{ $host }” on the network: is the name right, and is this computer online?
error-refuses = { $url } refuses the connection: is the server running, and is the port right?
error-no-answer = nobody answers at { $url }: is the server running, and is the address right?
error-not-ready = the server at { $url } is not ready; try again in a moment.
error-not-safe = { $url } has no valid certificate: { $why }.
error-not-ours = something answers at { $url }, but it is not a server of this game.
error-server-says = { $url } says: { $why }
error-no-store = there is no database “{ $url }”; there are sqlite and postgresql.
# $why: what the system says, in English or in its own language
error-no-listening = the server cannot listen at { $host }, port { $port }: { $why }.
error-accept-loss = --accept-loss is for databases of SQLite.
error-bad-settings = these settings are wrong: { $why }.
# $name: a setting of a server; $text: what was given
error-setting-number = { $name } must be a whole number, not “{ $text }”.
error-setting-text = { $name } must be text in quotes, not “{ $text }”.
# $n: how many characters at least
error-status-token = the password status_token has fewer than { $n } characters, or some that cannot be typed.
error-trusted-proxy = trusted_proxy: { $text } is neither an address nor a network like 10.0.0.0/8.
error-public-url = public_url: { $text } does not begin with http:// or https:// and a name.
error-bus = bus: { $text } does not begin with redis://, rediss:// or unix://.
error-page-not-built = the page is not built: run “make page”.
error-site-not-empty = { $path } is not empty and holds no older site: choose another folder.
error-site-no-docs = { $path } is not the folder “docs” of the source code: there is no study.html in it.

## The database of a server

error-store-none = there is no database at { $path }.
error-store-gone = the database file { $path } is gone. Put it back as it was, or stop the server and restore a backup.
error-store-replaced = another file lies in the place of the database { $path }. Put the right one back, or start the server again.
error-store-locked = another program keeps the database { $path } locked. End that program and try again.
error-store-full = the disk is full: nothing can be written to { $path }. Make room and try again.
error-store-denied = { $path } cannot be opened or written. Check who owns the file and its folder.
error-store-no-database = { $path } is not a database of this program.
error-store-damaged = the database { $path } is damaged. Run “penultima doctor”, and restore a backup.
# $count: a number
error-store-log-damaged = the write-ahead log of { $path } is damaged, and { $count } saved changes cannot be read. Copy the file with its “-wal” to a safe place; “penultima doctor --accept-loss” goes on without them.
error-store-unreachable = the database server at { $path } does not answer.
error-store-login = the database server at { $path } does not accept the user or the password.
error-store-missing = the database server knows no database { $path }.

## Errors of the system that no command foresees

# $path: a file; $why: a clause of commands.ftl
error-system = the system refuses: { $why }.
error-system-at = the system refuses { $path }: { $why }.
