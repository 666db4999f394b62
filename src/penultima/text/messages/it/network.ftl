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
