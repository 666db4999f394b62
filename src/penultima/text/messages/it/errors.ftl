error-no-edition = non c’è un’edizione “{ $name }”; ci sono { $editions }.
error-no-edition-but = non c’è un’edizione “{ $name }”; volevi dire “{ $guess }”?
error-not-printed = l’edizione { $edition } non è uscita in “{ $language }”; ci sono { $printed }.
error-change-form = una regola si cambia con +impostazione=valore, non con “{ $text }”.
error-set-twice = { $name } compare due volte.
error-no-setting = non c’è un’impostazione “{ $name }”; ci sono { $names }.
error-no-setting-but = non c’è un’impostazione “{ $name }”; volevi dire “{ $guess }”?
error-setting-value = per { $name } i valori sono { $values }, non “{ $text }”.
error-setting-value-but = per { $name } i valori sono { $values }, non “{ $text }”; volevi dire “{ $guess }”?
error-setting-range = per { $name } il valore va da { $low } a { $high }, non “{ $text }”.
error-contradiction = { $one } e { $other } si contraddicono.
error-unknown-bot = non c’è un bot “{ $name }”; ci sono { $there }, e run:COMANDO per un programma.
error-unknown-bot-but = non c’è un bot “{ $name }”; volevi dire “{ $guess }”?
error-players = si gioca da 2 a 10, non in { $n }.
error-no-card-left = { $n } giocatori e hand={ $hand }: potrebbe non restare una carta per cominciare.
error-match-over = questa partita è finita; con { $command } la rivedi.
error-not-resumable = questa registrazione non viene da un tavolo che si possa riprendere.
error-no-record = questa non è la registrazione di una partita.
error-unreadable = non si riesce a leggere { $path }: { $why }.
error-unwritable = non si può scrivere { $path }: { $why }.
error-record-unreadable = { error-unreadable }
error-record-version = questa registrazione ha la versione { $version }; questo programma legge la versione { $known }.
error-record-rules-version = questa partita è stata giocata con la versione { $version } delle regole; questo programma conosce la versione { $known }.
error-record-replay = questa registrazione non si può rigiocare.
error-record-rule-changed = la regola { $rules } è cambiata dopo questa partita (il { $since }): dalla mossa { $move } del round { $round } è andata in un altro modo.
error-rules-and-resume = una partita ripresa porta con sé le sue regole: indica RULES o --resume, non entrambi.
error-no-choice =
    { $n ->
        [one] La scelta { $text } non c’è; ce n’è { $n } sola.
       *[other] La scelta { $text } non c’è; ce ne sono { $n }.
    }
error-no-move = “{ $text }” qui non è né una carta né una mossa; scrivi ? per l’aiuto.
error-bot-command = un programma che gioca si scrive run:COMANDO o run[2000ms]:COMANDO, non “{ $program }”.
error-bot-not-found = il programma “{ $program }” non si trova.
error-bot-not-started = il programma “{ $program }” non si può avviare: { $why }.
error-bot-died = il programma “{ $program }” è terminato con il codice { $status }.
error-bot-died-saying = il programma “{ $program }” è terminato con il codice { $status }. Le sue ultime parole: { $said }
error-bot-garbage = il programma “{ $program }” ha scritto una riga che non è una risposta: { $text }
error-bot-too-long = il programma “{ $program }” ha scritto una riga di più di { $n } byte.
error-bot-illegal = il programma “{ $program }” ha scelto “{ $move }”, che non era fra le mosse proposte.
error-bot-wrong-id = il programma “{ $program }” ha risposto alla domanda { $answered } invece che alla domanda { $asked }.
error-bot-late = il programma “{ $program }” non ha risposto entro { $n } ms.
error-players-list = “{ $text }” non è un elenco di giocatori: i nomi dei bot si separano con virgole.

## Il laboratorio

error-lab-other-run = { $path } contiene un’altra serie: { $name } è { $there } lì e { $here } qui.
error-lab-not-empty = { $path } non è vuota e non contiene risultati del laboratorio.
error-lab-no-results = { $path } non contiene risultati del laboratorio.
error-lab-damaged = { $path } è danneggiato; senza questo file lo stesso comando rigioca quei round.
error-lab-busy = un’altra serie sta scrivendo in { $path }.
error-lab-needs = serve { $name }: pip install 'penultima[{ $extra }]'.
error-lab-bot-failed = il bot { $name } ha fallito nel round { $round }, al posto { $seat }, con il seme { $seed }: { $why }.
error-lab-version = una macchina ha Penultima { $here } e questa serie { $there }.
error-lab-no-cluster = il cluster Ray non si può usare: { $why }.
error-lab-address = --address va con --engine ray.
error-lab-no-rounds = { $path } non contiene ancora nessuna distribuzione completa.
error-lab-one-bot = una classifica richiede due bot diversi, e { $name } gioca sempre: indicane un altro.
error-lab-worker-killed = un processo di questa serie è stato interrotto. Quello che è finito è conservato, e lo stesso comando continua.
error-file-exists = { $path } esiste già.
error-no-backup = { $path } non è un backup.
error-store = il database non lo permette: { $why }.
error-no-link = “{ $text }” non è il link di un tavolo né l’indirizzo di un server. Un link è fatto così: { $example }
error-no-host = in rete non c’è nessun “{ $host }”: il nome è giusto, e questo computer è connesso?
error-refuses = { $url } rifiuta la connessione: il server è avviato, e la porta è quella giusta?
error-no-answer = nessuno risponde a { $url }: il server è avviato, e l’indirizzo è giusto?
error-not-ready = il server { $url } non è pronto; riprova tra un momento.
error-not-safe = { $url } non ha un certificato valido: { $why }.
error-not-ours = a { $url } risponde qualcosa, ma non è un server di questo gioco.
error-server-says = { $url } dice: { $why }
error-no-store = non c’è un database “{ $url }”; ci sono sqlite e postgresql.
error-no-listening = il server non può mettersi in ascolto su { $host }, porta { $port }: { $why }.
error-accept-loss = --accept-loss è per i database SQLite.
error-bad-settings = queste impostazioni sono sbagliate: { $why }.
error-setting-number = { $name } dev’essere un numero intero, non “{ $text }”.
error-setting-text = { $name } dev’essere un testo tra virgolette, non “{ $text }”.
error-status-token = la password status_token ha meno di { $n } caratteri, o alcuni che non si possono scrivere.
error-trusted-proxy = trusted_proxy: { $text } non è né un indirizzo né una rete come 10.0.0.0/8.
error-public-url = public_url: { $text } non comincia con http:// o https:// e un nome.
error-bus = bus: { $text } non comincia con redis://, rediss:// o unix://.
error-page-not-built = la pagina non è costruita: esegui “make page”.
error-site-not-empty = { $path } non è vuota e non contiene un sito precedente: scegli un’altra cartella.
error-site-no-docs = { $path } non è la cartella “docs” del codice sorgente: non contiene study.html.

## Il database di un server

error-store-none = non c’è nessun database in { $path }.
error-store-gone = il file del database { $path } è sparito. Rimettilo com’era, oppure ferma il server e ripristina un backup.
error-store-replaced = un altro file è al posto del database { $path }. Rimetti quello giusto, oppure riavvia il server.
error-store-locked = un altro programma tiene bloccato il database { $path }. Chiudi quel programma e riprova.
error-store-full = il disco è pieno: non si può scrivere niente in { $path }. Fai spazio e riprova.
error-store-denied = { $path } non si può aprire o scrivere. Controlla di chi sono il file e la sua cartella.
error-store-no-database = { $path } non è un database di questo programma.
error-store-damaged = il database { $path } è danneggiato. Esegui “penultima doctor” e ripristina un backup.
error-store-log-damaged = il registro di scrittura di { $path } è danneggiato e { $count } modifiche salvate non si possono leggere. Copia il file e il suo “-wal” in un posto sicuro; “penultima doctor --accept-loss” va avanti senza.
error-store-unreachable = il server di database { $path } non risponde.
error-store-login = il server di database { $path } non accetta l’utente o la password.
error-store-missing = il server di database non conosce nessun database { $path }.
error-system = il sistema rifiuta: { $why }.
error-system-at = il sistema rifiuta { $path }: { $why }.
