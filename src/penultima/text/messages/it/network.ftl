### Tables on the network: what a table refuses, and what the commands around it say.

## Refusals

refused-illegal = le regole ora non lo permettono.
refused-late = quella domanda ha già avuto risposta.
refused-grace = lascia prima il tempo di dirlo.
refused-not-seated = non hai un posto a questo tavolo.
refused-not-joined = prima di’ come ti chiami.
refused-no-token = senza una chiave tua puoi solo guardare.
refused-only-host = solo chi ospita può farlo.
refused-not-now = ora non si può.
refused-seat-taken = quel posto è occupato.
refused-seat-empty = lì non c’è nessuno.
refused-no-seat = quel posto non esiste.
refused-no-person = quella persona non esiste.
refused-no-bot = quel bot non esiste.
refused-too-few = si gioca almeno in due.
refused-too-many = al tavolo ci sono già più giocatori di così; prima libera un posto.
refused-carried = i punti portati non vanno d’accordo con queste regole: la partita sarebbe già finita, o si gioca senza punti.
refused-table-full = il tavolo è al completo.
refused-no-table = quel tavolo non esiste.
refused-bad-name = quel nome non si può mostrare.
refused-bad-rules = con queste regole non si può giocare.
refused-bad-message = il server non ha capito.
refused-no-chat = a questo tavolo si parla solo con le frasi pronte.
refused-nothing-said = non è stato detto niente.
refused-not-in-shuffle = la mischiata è già andata avanti.
refused-slow-down = non così in fretta.
refused-busy = a questo tavolo succedono troppe cose insieme; riprova.
refused-not-saved = non è stato possibile salvarlo; non è cambiato niente. Riprova fra un momento.
refused-hello-first = questo programma deve prima salutare il server.
refused-old-version = questo programma e il server hanno versioni diverse; ricarica la pagina o aggiorna.
refused-going = il server si riavvia; torna fra un momento.
refused-door-closed = questo server non è più aperto alla rete di casa.
refused-only-here = può farlo solo chi siede al computer del server.
refused-no-network = questo computer non è in nessuna rete da cui lo si possa raggiungere.
refused-no-page = a questo indirizzo non c’è niente.
refused-paused = la partita è in pausa.
refused-muted = a questo tavolo ora non puoi dire niente.
refused-banned = non puoi più entrare a questo tavolo.
refused-upgrading = il server si sta aggiornando; riprova fra un momento.
refused-no-room = ci sono troppi tavoli su questo server; torna più tardi.
refused-damaged = questo tavolo è danneggiato e non si può andare avanti. Avvisa chi gestisce il server.

## Serving and joining

net-serving = I tavoli sono su { $link } – Ctrl-C per fermare.
net-at-home = Nella rete di casa: { $link }
net-start = scrivi “start” quando ci siete tutti.
net-deal = scrivi “deal” per il prossimo round.
net-rematch = scrivi “rematch” per la rivincita.
net-here = { $who } è qui.
net-gone = { $who } è via.
net-changed = Ora le regole sono: { $rules }
net-clock = Tempo scaduto: è stata fatta una mossa prudente.
net-help = start, deal, rematch, sit, stand; /ciao saluta tutti; quit lascia il tavolo, e il posto resta tuo.

## Il dottore

doctor-versions = Penultima { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $sqlite } è troppo vecchio; questo programma richiede { $wanted }. Installa un Python più recente.
doctor-no-database-yet = Non c’è ancora un database in { $path }; il server lo crea all’avvio.
doctor-database = Il database è integro. Tavoli: { $tables }; righe: { $rows }; tavoli archiviati: { $archived }.
doctor-damaged-table = Il tavolo { $table } è danneggiato alla riga { $row }. Ripristina un backup per riaverlo; a tutti gli altri si può giocare.
doctor-open-to-others = Altre persone su questa macchina possono leggere { $path }, e con ciò tutte le carte. Avvia una volta il server, oppure esegui: chmod 600 { $path }
doctor-newer-database = Una versione più recente di questo programma ha usato questo database. Questa versione lo legge, ma installa di nuovo la più recente.
# $n: how many tables
doctor-unreadable-tables = { $n ->
    [one] Un tavolo contiene qualcosa che solo una versione più recente di questo programma capisce. Installa di nuovo quella versione.
   *[other] { $n } tavoli contengono qualcosa che solo una versione più recente di questo programma capisce. Installa di nuovo quella versione.
}
doctor-older-database = Il database viene da una versione precedente; il server lo aggiorna all’avvio.
doctor-clock = L’orologio concorda con il database.
doctor-clock-back = L’orologio di questa macchina è indietro di { $seconds } s rispetto alla riga più recente del database. Regolalo (NTP).
doctor-clocks-differ = Gli orologi di questa macchina e del database differiscono di { $milliseconds } ms. Lascia che NTP li regoli tutti e due.
doctor-disk = Spazio libero sul disco di { $path }: { $megabytes } MB. A un server servono 1024 MB o più.
doctor-file-limit = File che possono essere aperti: { $limit }. Al server ne servono { $wanted } per tutte le connessioni; il limite si alza con “ulimit -n” o LimitNOFILE.
doctor-bad-public-url = “{ $url }” non è un indirizzo che si possa scrivere. Comincia con https:// o http://.
doctor-no-tls = { $url } non è cifrato: altri possono leggere lungo la strada. Metti un proxy con TLS davanti al server e usa https://.
doctor-public-url = L’indirizzo pubblico è { $url }.
doctor-bad-proxy = “{ $address }” in --trusted-proxy non è un indirizzo né una rete. Si scrive come 10.0.0.7 o 10.0.0.0/8.
doctor-no-proxy = C’è un indirizzo pubblico con TLS, ma manca --trusted-proxy: tutti sembrano arrivare da un solo indirizzo e ne dividono i limiti. Indica l’indirizzo del proxy.
doctor-no-bus = Senza --bus, più server con lo stesso database sanno delle mosse degli altri solo dopo un secondo.
doctor-running = Il server { $link } è pronto.
doctor-not-ready = Il server { $link } non è pronto: { $why }
doctor-not-running = Nessun server risponde a { $link }.
doctor-through-proxy = { $url } porta al server.
doctor-proxy-host = { $url } non trasmette il nome che si digita, e il server rifiuta tutti. Nelle impostazioni del proxy, trasmetti Host così com’è.
doctor-proxy-headers = { $url } non dice al server chi chiede: tutti sembrano essere su questa macchina. Nelle impostazioni del proxy, trasmetti Host così com’è e aggiungi X-Forwarded-For.
doctor-not-reached = { $url } non risponde a questa macchina: { $why }
doctor-elsewhere = { $url } non porta a questo server, ma ad altro. Guarda a quale indirizzo il proxy trasmette le richieste.
doctor-kept = I file com’erano sono conservati: { $files }
doctor-verdict = { $n ->
    [0] Va tutto bene.
    [one] C’è una cosa da fare.
   *[other] Ci sono { $n } cose da fare.
}
