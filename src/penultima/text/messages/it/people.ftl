### Around the cards: home, inviting, sitting down, hosting, house rules, past matches. Every message has its own arguments.

## Home

people-what = Un gioco di carte per tutta la famiglia: contro il computer, con gli amici sul loro telefono, o con un solo dispositivo che passa di mano in mano. Gratis, senza pubblicità, senza account.
people-continue = Riprendi la tua partita
people-other-matches = Altre partite
people-play-family = Gioca in famiglia
people-join = Entra con un codice
people-join-about = Il codice è sullo schermo di chi ha aperto il tavolo. Va bene anche un link intero.
people-bad-code = Un codice ha otto lettere e cifre, come k3n5 q8z2.
people-setup-about = Giocatori, bot, ritmo, regole della casa
people-more = Altro
people-past = Partite giocate

## Inviting

people-each-own = Ognuno sul suo dispositivo
people-each-own-about = Ricevi un’immagine da inquadrare, un indirizzo e un codice per gli altri.
people-invite-now = Apri un tavolo e invita
people-looking = Si cerca la tua rete…
people-one-device = Un dispositivo per tutti
people-one-device-about = Passa di mano in mano; ognuno vede solo le sue carte.
people-needs-server = Per giocare da più dispositivi serve un server, e questa pagina non ne ha: qui tutto avviene nel tuo browser. Chi installa Penultima su un computer di casa ne ha uno. Che cosa funziona qui: passarsi questo dispositivo.
people-lan-ask = Telefoni e tablet della rete di casa possono entrare?
people-lan-about = Solo i dispositivi della stessa rete potranno aprire questa pagina, e solo finché non la richiudi.
people-lan-yes = Sì, falli entrare
people-lan-open = Aperto alla rete di casa
people-lan-close = Chiudi
people-only-here = Per ora solo questo computer raggiunge questa pagina. Sul computer del server apri il link mostrato all’avvio; oppure avvialo con “penultima serve --lan”.
people-only-here-guest = Per ora solo questo computer raggiunge questo tavolo. Chi ospita può aprirlo alla rete di casa.
people-invite-scan = Inquadra questo con un telefono, oppure apri lì l’indirizzo e scrivi il codice.
people-invite-address = Indirizzo
people-invite-code = Codice
people-invite-link = Oppure manda questo link
people-invite-others = Non si apre? Prova un altro indirizzo

## Bots

people-bot-pace = I bot giocano
# $bot_pace: slow normal fast tap
people-bot-pace-name =
    { $bot_pace ->
        [slow] Piano
        [fast] In fretta
        [tap] Quando tocco
       *[normal] Normale
    }
# On a button. $who: a bot
people-tap = Avanti: { $who }

## Sitting down late

# $who: a bot
people-sit-bot = C’è una partita in corso. Prendi le carte di { $who }, un bot, e giochi subito.
# Where there are several bots, the table chooses.
people-sit-some-bot = C’è una partita in corso. Prendi le carte di un bot e giochi subito.
people-sit-later = C’è una partita in corso e tutti i posti sono occupati. Guardi, e ti siedi appena se ne libera uno.
people-sit-full = Tutti i posti sono occupati. Chi ospita può liberarne uno.
people-you-sit = Ora hai un posto.
people-bots-make-room = Stai guardando. Un bot ti lascia il posto:
people-take-over = Gioca per { $who }
people-sit-after = Dopo questo round
people-wish-after = Ti siedi quando questo round è finito.
people-wish-free = Ti siedi appena si libera un posto.
people-only-watch = Guarda e basta
people-all-taken = Stai guardando. Tutti i posti sono occupati.
people-sit-free = Siediti appena si libera un posto

## Leaving

people-leave-now = Esci per un po’
people-leave-local = La partita ti aspetta qui.
people-leave-watcher = Puoi tornare quando vuoi.
# $n: seconds
people-leave-match = Il posto resta tuo. Dopo { $n } s un bot gioca per te finché non torni.
people-leave-lobby = Il posto resta tuo, e ritrovi il tavolo nella prima pagina.
people-stand-match = Un bot prende le tue carte. Resti a guardare e puoi risederti lì.
people-stand-lobby = Il tuo posto è libero per gli altri; resti al tavolo.
people-leave-good = Vai via del tutto
people-leave-good-about = Lasci il posto e il nome, e il tavolo esce dal tuo elenco.
people-leave-good-host = Lasci il posto e il nome, e ospiterà qualcun altro.
people-sure = Davvero?

## The host

people-host-panel = Per chi ospita
# The same at a table on this device
people-pause-bots = Pausa e bot
people-pause = Pausa
people-resume = Riprendi
people-paused = La partita è in pausa.
people-paused-about = La riprende chi ospita.
people-people = Persone
people-watches = guarda
people-is-muted = in silenzio
people-bot-instead = Fai giocare un bot
people-free-seat = Libera il posto
people-mute = Togli la parola
people-unmute = Ridai la parola
people-make-host = Fai ospitare
people-dismiss = Allontana
people-ban = Escludi
people-dismiss-about = Chi è allontanato può tornare con il link. Chi è escluso no, finché non revochi l’esclusione.
people-banned = Esclusioni
people-somebody = Qualcuno
people-unban = Revoca l’esclusione
people-level-about = Un altro livello prende le carte di quel bot.
people-nobody = Non c’è ancora nessun altro.
people-conversation = Che cosa si è detto

## House rules

people-house-mark =
    { $n ->
        [one] Una regola della casa
       *[other] { $n } regole della casa
    }
# $preset: booklet families mine
people-house-preset =
    { $preset ->
        [families] Come in molte famiglie
        [mine] Le mie
       *[booklet] Come il libretto
    }
people-house-range = Da { $low } a { $high }.
# $why: what is played, a clause
people-house-clash = Ora no, perché { $why }.

## Past matches

people-past-none = Su questo dispositivo non si è ancora giocata nessuna partita. Quelle ai tavoli di un server restano là.
people-statistics = Com’è andata
# $n: matches won, $total: matches played
people-won-of = Partite vinte: { $n } su { $total }
people-box = Scatola
people-matches = Partite
people-rate = Vinte
people-only-people = Senza bot
people-mixed = Misti
people-won = Hai vinto
# $who: one or several players
people-lost = Ha vinto { $who }
# $n: rounds that are over
people-unfinished =
    { $n ->
        [0] Appena cominciata
        [one] Un round giocato
       *[other] { $n } round giocati
    }
people-watch-again = Rivedi
people-save-file = Salva il file
people-go-on = Riprendi

## Sound

people-volume = Volume
# At the first table; the answer is kept.
people-sound-offer = Vuoi sentire le carte?
people-sound-yes = Con i suoni
people-sound-no = Senza
