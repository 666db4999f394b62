error-no-edition = non c’è un’edizione “{ $name }”; ci sono { $editions }.
error-no-edition-but = non c’è un’edizione “{ $name }”; volevi dire “{ $guess }”?
error-not-printed = l’edizione { $edition } non è uscita in “{ $language }”; ci sono { $printed }.
error-change-form = una regola si cambia con +impostazione=valore, non con “{ $text }”.
error-set-twice = { $name } compare due volte.
error-no-setting = non c’è un’impostazione “{ $name }”; ci sono { $names }.
error-setting-value = per { $name } i valori sono { $values }, non “{ $text }”.
error-setting-range = per { $name } il valore va da { $low } a { $high }, non “{ $text }”.
error-contradiction = { $one } e { $other } non vanno d’accordo.
error-players = possono giocare da 2 a 10 persone, non { $n }.
error-no-card-left = { $n } giocatori e hand={ $hand }: potrebbe non restare una carta per cominciare.
error-match-over = questa partita è finita; { $command } la fa rivedere.
error-not-resumable = questa registrazione non viene da un tavolo che si possa riprendere.
error-no-record = questa non è la registrazione di una partita.
error-record-unreadable = non si riesce a leggere { $path }: { $why }.
error-record-version = questa registrazione ha la versione { $version }; questo programma legge la versione { $known }.
error-record-replay = questa registrazione non si può rigiocare.
error-rules-and-resume = una partita ripresa porta con sé le sue regole: indica RULES o --resume, non tutti e due.
error-no-choice =
    { $n ->
        [one] La scelta { $text } non c’è; ce n’è { $n } sola.
       *[other] La scelta { $text } non c’è; ce ne sono { $n }.
    }
error-no-move = “{ $text }” qui non è né una carta né una mossa; scrivi ? per l’aiuto.
error-file-exists = { $path } esiste già.
error-no-backup = { $path } non è un backup.
error-store = il database non lo fa: { $why }.
error-no-server = { $url } non risponde, o non come un nostro server.
error-no-store = non c’è un database «{ $url }»; ci sono sqlite e postgresql.
error-bad-settings = queste impostazioni sono sbagliate: { $why }.
