### What was asked for and cannot be had, one sentence each; the first letter is made a capital.

error-no-edition = there is no edition '{ $name }'; there are { $editions }.
error-no-edition-but = there is no edition '{ $name }'; did you mean '{ $guess }'?
error-not-printed = the { $edition } edition was not printed in '{ $language }'; there are { $printed }.
error-change-form = a change to the rules is written +setting=value, not '{ $text }'.
error-set-twice = { $name } is set twice.
error-no-setting = there is no setting '{ $name }'; there are { $names }.
error-setting-value = { $name } may be { $values }, not '{ $text }'.
error-setting-range = { $name } may be { $low } to { $high }, not '{ $text }'.
# $one, $other: two settings as written, uno=automatic
error-contradiction = { $one } and { $other } contradict each other.
error-players = 2 to 10 can play, not { $n }.
error-no-card-left = { $n } players and hand={ $hand }: no card might be left to start with.
error-match-over = this match is over; { $command } shows it again.
error-not-resumable = this record was not left at a table that can be resumed.
error-no-record = this is no game record.
error-record-unreadable = { $path } cannot be read: { $why }.
error-record-version = this record has version { $version }; this program reads version { $known }.
error-record-replay = this record does not replay.
error-rules-and-resume = a resumed match brings its own rules: give RULES or --resume, not both.
# $n (number): how many choices there are
error-no-choice = There is no choice { $text }; there are { $n }.
error-no-move = '{ $text }' is no card and no move here; type ? for help.
error-file-exists = { $path } exists already.
error-no-backup = { $path } is no backup.
error-store = the database does not do that: { $why }.
error-no-server = { $url } does not answer, or not as a server of ours.
error-no-store = there is no database ‘{ $url }’; there are sqlite and postgresql.
error-bad-settings = these settings are wrong: { $why }.
