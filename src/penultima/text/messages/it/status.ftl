### The status page of a server, for whoever runs it.

status-title = Stato del server
status-ready = Pronto
status-not-ready = Non pronto
# $at: a time; $n: seconds
status-as-of = Situazione alle { $at }; si aggiorna ogni { $n } s
status-tables = Tavoli
status-tables-playing = In gioco
status-tables-live = In memoria
status-tables-archived = Archiviati
status-tables-new = Aperti al minuto
status-people = Connessioni
status-players = Giocatori presenti
status-watchers = Spettatori con un nome
status-bots = Bot ai tavoli
status-addresses = Indirizzi
status-latency = Tempi di risposta
# Stands below a time: 99 of 100 are saved within it
status-commit-most = fino al salvataggio, 99%
status-commit-half = Fino al salvataggio, mediana
status-loop-half = Attesa, mediana
status-loop-most = Attesa, 99%
status-storage = Archiviazione
status-database = Database
status-disk-free = Libero sul disco
status-rates = Attività
# Stands below a number
status-rows = mosse e altre righe al secondo
status-refused = Rifiuti al minuto
status-turned-away = Connessioni rifiutate al minuto
status-failures = Errori dall’avvio
# $most: a number
status-chart = Righe al secondo negli ultimi cinque minuti; al massimo { $most }.
status-chart-from = 5 min fa
status-chart-to = adesso
status-version = Versione
status-rules-version = Versione delle regole
status-engine = Motore delle regole
status-uptime = In funzione da
status-processes = Server con questo database
status-process = Questo server
# Numbers with their units
status-number = { $n }
status-milliseconds = { $n } ms
status-megabytes = { $n } MB
status-gigabytes = { $n } GB
status-days-hours = { $days } g { $hours } h
status-hours-minutes = { $hours } h { $minutes } min

## What should be done something about

status-warn-stopping = Il server si sta fermando.
# $n: how often
status-warn-damaged = { $n ->
    [one] Un tavolo danneggiato è stato rifiutato. Esegui “penultima doctor”.
   *[other] { $n } volte è stato rifiutato un tavolo danneggiato. Esegui “penultima doctor”.
}
# $n: how many
status-warn-failures = { $n ->
    [one] Un errore inatteso dall’avvio; nel registro si chiama “failure”.
   *[other] { $n } errori inattesi dall’avvio; nel registro si chiamano “failure”.
}
status-warn-disk = Sul disco restano solo { $megabytes } MB.
# $n, $most: numbers
status-warn-tables = Ci sono { $n } tavoli su { $most }: presto nessuno potrà aprirne altri. Aumenta --tables o riduci --archive-days.
status-warn-connections = Sono in uso { $n } connessioni su { $most }: presto nessuno potrà entrare. Aumenta --connections.
status-warn-commit = Per salvare servono fino a { $milliseconds } ms. Il disco o il database sono occupati?
status-warn-loop = Le mosse aspettano fino a { $milliseconds } ms. Il processore è occupato: avvia un secondo server.
status-warn-upgrading = Un server di una versione precedente usa lo stesso database. Finché non viene aggiornato, i comandi più recenti vengono rifiutati.
status-warn-one-address = Tutti arrivano da un solo indirizzo e ne condividono limiti ed esclusioni. Dietro un proxy, indicalo con --trusted-proxy.
