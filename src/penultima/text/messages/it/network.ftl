### Tables on the network: what a table refuses, and what the commands around it say.

## Refusals

refused-illegal = le regole ora non lo permettono.
refused-late = quella domanda ha già avuto risposta.
refused-grace = lascia un momento per dirlo.
refused-not-seated = non hai un posto a questo tavolo.
refused-not-joined = di’ prima il tuo nome.
refused-no-token = senza una chiave tua puoi solo guardare.
refused-only-host = solo chi ospita può farlo.
refused-not-now = ora non si può.
refused-seat-taken = quel posto è occupato.
refused-seat-empty = lì non c’è nessuno.
refused-no-seat = quel posto non esiste.
refused-no-person = quella persona non esiste.
refused-no-bot = quel robot non esiste.
refused-too-few = bisogna essere in due per giocare.
refused-too-many = sono già seduti in più di così; libera prima un posto.
refused-table-full = il tavolo è al completo.
refused-no-table = quel tavolo non esiste.
refused-bad-name = quel nome non si può mostrare.
refused-bad-rules = con queste regole non si può giocare.
refused-bad-message = il server non ha capito.
refused-no-chat = a questo tavolo si parla solo con frasi fatte.
refused-nothing-said = non è stato detto nulla.
refused-not-in-shuffle = questa mescolata ora non ha posto per questo.
refused-slow-down = non così in fretta.
refused-busy = a questo tavolo succede troppo insieme; riprova.
refused-not-saved = non è stato possibile salvarlo; nulla è cambiato. Riprova tra un momento.
refused-warming = il motore si sta scaldando; un momento.
refused-hello-first = il server aspetta prima un saluto.
refused-old-version = questo programma e il server non parlano la stessa versione.
refused-going = il server si riavvia; torna tra un momento.
refused-door-closed = chi ospita ha chiuso l’accesso dalla rete di casa.
refused-only-here = può farlo solo chi siede alla macchina del server.
refused-no-network = questa macchina non è in nessuna rete da cui la si possa raggiungere.
refused-no-page = a questo indirizzo non c’è nulla.

## Serving and joining

net-serving = I tavoli sono su { $link } – Ctrl-C per fermare.
net-at-home = In casa: { $link }
net-start = scrivi «start» quando ci siete tutti.
net-deal = scrivi «deal» per la smazzata seguente.
net-rematch = scrivi «rematch» per giocare ancora.
net-here = { $who } è qui.
net-gone = { $who } si è allontanato.
net-changed = Ora si gioca: { $rules }
net-clock = Tempo scaduto; si fa la mossa più mite.
net-help = start, deal, rematch, sit, stand; /ciao saluta tutti; quit lascia il tavolo, e il posto resta tuo.

## Quick phrases

net-phrase-hello = Ciao!
net-phrase-well-played = Ben giocato!
net-phrase-good-luck = Buona fortuna!
net-phrase-oops = Ops!
net-phrase-hurry = Dai …
net-phrase-thanks = Grazie!
net-phrase-again = Ancora?
net-phrase-bye = Arrivederci!
