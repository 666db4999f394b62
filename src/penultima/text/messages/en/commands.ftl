### The command line: what `penultima` asks when it is called alone, what it says of wrong usage, of the system’s errors, and the tables of the lab.

## Called alone. Each choice has its own words in typing.ftl; Enter is the first.

start-question = What would you like to do? Press Enter for the browser
start-browser = Browser
    .about = play in the browser, alone or with others
start-terminal = Terminal
    .about = play here, against bots
start-rules = Rules
    .about = read the rules of a booklet
start-lab = Lab
    .about = let bots play thousands of rounds
start-help = Help
    .about = see every command
# $n: how many choices there are
start-again = Please type a number from 1 to { $n }, or a word.

## Wrong usage. $name: an option or argument as it is written; $text: what was typed

# $usage: the command with its arguments
usage-line = Usage: { $usage }
# $command: a command that shows help
usage-help = { $command } explains it.
usage-missing-argument = { $name } is missing.
usage-missing-option = the option { $name } is missing.
usage-missing-command = a command is missing.
usage-no-option = there is no option { $name }.
# $guess: one name, or some with commas between them
usage-no-option-but = there is no option { $name }; did you mean { $guess }?
usage-no-command = there is no command “{ $name }”; there are { $there }.
usage-no-command-but = there is no command “{ $name }”; did you mean “{ $guess }”?
usage-needs-value = { $name } needs a value.
usage-takes-no-value = { $name } takes no value.
usage-too-much = this is too much: { $text }
# $values: with commas between them
usage-choice = { $name } may be { $values }, not “{ $text }”.
# $from, $to: the least and the greatest value
usage-between = { $name } may be { $from } to { $to }, not { $text }.
usage-at-least = { $name } is at least { $from }, not { $text }.
usage-whole-number = { $name } is a whole number, not “{ $text }”.
usage-number = { $name } is a number, not “{ $text }”.
usage-yes-or-no = { $name } is yes or no, not “{ $text }”.
# $why: in English
usage-value = { $name } cannot be used: { $why }

## Errors of the system, as clauses after a colon

system-no-file = No such file or directory
system-denied = Permission denied
system-exists = File exists
system-no-folder = Not a directory
system-folder = Is a directory
system-folder-not-empty = Directory not empty
system-full = No space left on device
system-quota = Disk quota exceeded
system-too-large = File too large
system-read-only = Read-only file system
system-too-many-files = Too many open files
system-name-too-long = File name too long
system-too-many-links = Too many levels of symbolic links
system-busy = Device or resource busy
system-damaged = Input/output error
system-no-program = Exec format error
system-no-memory = Cannot allocate memory
system-port-taken = Address already in use
system-no-address = Cannot assign requested address
system-refused = Connection refused
system-no-answer = Connection timed out
system-reset = Connection reset by peer
system-no-way = No route to host
system-no-network = Network is unreachable
system-no-host = Name or service not known

## The lab. Numbers come as text, as the language writes them.

# $players, $rounds, $deals: how many
lab-head = { $rules }, { $players } players, seed { $seed }: { $rounds } rounds, { $deals } deals (95% intervals)
lab-won-each = won each
lab-points = points a round
# $better, $worse: bots; $by: how much more often, with an interval
lab-clear = { $better } wins clearly more than { $worse }: { $by } of the rounds
lab-not-clear = { $better } cannot be told from { $worse }: { $by } of the rounds
# An estimate with its interval. $value, $from, $to: numbers
lab-within = { $value } ({ $from } to { $to })
lab-place = place after the dealer
lab-won = rounds won
# $place: a number
lab-dealer = { $place }, the dealer
lab-in-a-round = in a round
lab-turns = turns
lab-moves = moves
lab-special-cards = special cards
lab-challenges = challenges
lab-caught = caught without UNO
lab-ended = blocked, given up
# $mean, $spread: average and standard deviation; $least, $middle, $most: 5 %, 50 % and 95 % are this short or shorter
lab-length = { $mean }, sd { $spread }; 5% { $least }, half { $middle }, 95% { $most }
# $one: by the winner of a round; $rest: by each of the others
lab-cards = { $mean }; winner { $one }, others { $rest } each
# $share: of the challenges
lab-share-won = { $mean }, { $share } won
# The ladder of bots. $n: pairs of bots, counted in every edition
lab-pairs = { $n } pairs
lab-kept = What was played is kept in { $path }; the same command goes on.
# $rounds: in all; $name: the bot that has 0 points
lab-ladder = { $rounds } rounds with seed { $seed }, Penultima { $version }: ratings with 95% intervals, { $name } has 0. Whoever has 400 more wins ten times as often.
lab-bot = bot
lab-all-editions = all editions
# The dataset. $rounds: how many; $mb: megabytes; $path: the folder
lab-dataset = { $rounds } rounds are in { $path }, { $mb } MB. README.md there explains every column.
