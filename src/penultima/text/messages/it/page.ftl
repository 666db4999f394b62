### Il tavolo nel browser: pulsanti, titoli, avvisi.

## Inizio

page-tagline = Finisci le carte prima degli altri, e alla penultima di’ UNO!
page-unofficial = Non ufficiale: né fatto né approvato dal proprietario dei giochi di cui segue i libretti.
page-play-now = Gioca subito
page-play-now-about =
    { $n ->
        [one] Un clic: tu e un bot, { $edition }.
       *[other] Un clic: tu e { $n } bot, { $edition }.
    }
page-choose-box = Scegli una scatola
page-box-about =
    { $edition ->
        [scary] Dai via un colore intero, carta dopo carta.
        [revenge] Dai quattro carte agli altri, come vuoi.
        [battle] Sfida qualcuno: vince la carta più alta.
        [hyper] Ogni carta di un colore fa saltare un turno.
       *[classic] Il gioco che tutti conoscono.
    }
page-your-name = Il tuo nome
page-guest = Ospite
page-rules-of = Regole
page-seats = Giocatori
page-bots = Bot
page-bot-level = Livello dei bot
page-level =
    { $level ->
        [beginner] Principiante
        [easy] Facile
        [medium] Medio
        [hard] Difficile
        [expert] Esperto
        [trained] Addestrato
       *[other] { $level }
    }
page-pace = Ritmo
page-pace-name =
    { $pace ->
        [relaxed] 1 minuto a turno
        [fast] 15 secondi a turno
       *[untimed] Senza limite di tempo
    }
page-house = Regole della casa
page-house-none = nessuna
page-house-now = { page-house }: { $what }
page-house-count =
    { $n ->
        [one] { $n } cambiata
       *[other] { $n } cambiate
    }
page-as-booklet = come il libretto
page-more-settings = Tutto il resto che decide il libretto
page-public = Mostra questo tavolo a tutti su questo server
page-play-bots = Gioca contro i bot
page-open-table = Apri un tavolo per gli amici
page-join = Entra in un tavolo
page-code = Codice del tavolo
page-join-go = Entra
page-forget = Dimentica questo tavolo
page-forget-table = { page-forget }: { $code }
page-open-tables = Tavoli aperti
page-watch = Guarda
page-sit = Siediti
page-replay-a-game = Rivedi una partita
page-take-tour = Impara in tre minuti
page-server-gone = Il server non risponde. Si riprova…
page-part-missing = Manca una parte di questa pagina. Ricaricala quando c’è rete.
page-table-options = Prepara il tavolo
page-back-home = Torna all’inizio

## Prima della partita

page-waiting-title = Chi gioca?
page-invite = Invita
page-copy-link = Copia il link
page-copied = Copiato
page-share = Condividi
page-qr = Codice QR del link
page-empty-seat = Posto libero
page-add-bot = Aggiungi un bot
page-remove = Togli
page-remove-who = { page-remove }: { $who }
page-host = Ospita
page-start = Dai le carte
page-waiting-host = Chi ospita dà le carte quando ci siete tutti.
page-need-two = Si gioca almeno in due.
page-stand = Alzati
page-name-first = Come ti chiami?
page-watching = Stai guardando.
page-watchers =
    { $n ->
        [one] { $n } persona guarda
       *[other] { $n } persone guardano
    }
page-dealing = Tutti aiutano a mischiare…
page-add-person = Un’altra persona su questo dispositivo
page-pass-to = Passa il dispositivo: ora gioca { $who }
page-pass-about = Per ora nessun altro deve guardare.
page-i-am = Sono { $who }

## Al tavolo

page-table = Tavolo
page-menu = Menu
page-draw = Pesca
page-draw-n = Pesca { $n }
page-keep = Tienila
page-uno = UNO!
page-catch = Becca
page-catch-who = Becca { $who }!
page-hand = Le tue carte
page-sort = Ordina
page-sorted-by =
    { $how ->
        [color] per colore
        [number] per numero
       *[drawn] come pescate
    }
page-sort-now = { page-sort }: { page-sorted-by }
page-enlarge = Carte più grandi
page-draw-pile = Mazzo di pesca
page-draw-pile-now = { page-draw-pile }, { page-pile-cards }
page-discard-pile = Mazzo di scarto
page-discard-pile-now = { page-discard-pile }: { $card }
page-discard-pile-color = { page-discard-pile-now }, { page-color-now }
page-pile-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
page-color-now = Colore: { color-name }
page-hyper-now = Ipervelocità: ogni carta { color-feminine } fa saltare un turno
page-opponents = Giocatori
page-turn-of = { $who } sta pensando
page-your-turn = Tocca a te
page-is-bot = bot
page-played-by-bot = Un bot gioca per { $who }
page-is-away = è via
page-is-dealer = mazziere
page-owes-uno = non ha detto UNO!
page-skipped = salta il turno
page-you-hold = Hai { $cards }.
page-you-may = Puoi giocare { $cards }.
page-you-may-only = Nessuna carta va bene: pesca.
page-on-top = In cima: { $card }.
page-held = Un momento: qualcuno può ancora dire UNO.
# What a player hears whose time is almost over. $n (number): the seconds
page-seconds-left = { $n ->
        [one] Manca un secondo.
       *[other] Mancano { $n } secondi.
    }
page-in-your-hand =
    { $n ->
        [0] non ne hai
       *[other] ne hai { $n }
    }
page-accept = Pesca { $n }
page-challenge = Sfida
page-challenge-win = Se è un bluff, { $who } ne pesca { $n }.
page-challenge-lose = Se non è un bluff, ne peschi { $n } tu.
page-shown-hand = { $who } ti mostra queste carte
page-close = Chiudi
page-give-none = Non dare niente
page-give-order = Ordine del giro: { $list }
page-share-left =
    { $n ->
        [one] ancora { $n } carta
       *[other] ancora { $n } carte
    }
page-share-count = { $from } → { $to }
page-fight-title = Battaglia
page-fight-pick = Scegli la tua carta: nessuno la vede
page-fight-wait = Si aspetta { $who }…
page-fight-pot =
    { $n ->
        [one] { $n } carta in palio
       *[other] { $n } carte in palio
    }
page-fight-won = { $who } vince la battaglia
page-no-battle = Niente battaglia

## Che cosa è successo, parole, intorno

page-log = Che cosa è successo
page-phrases = Di’ qualcosa
page-says = { $who }: { $text }
page-news =
    { $what ->
        [joined] { $who } è al tavolo.
        [sat] { $who } si siede.
        [stood] { $who } si alza.
        [seated] Arriva un bot: { $who }.
        [removed] Un posto si è liberato.
        [handed] Ora ospita { $who }.
        [started] Comincia la partita.
        [back] { $who } è qui.
        [left] { $who } è via.
        [replaced] Continua un bot: { $who }.
        [dismissed] Chi ospita ha allontanato { $who }.
        [forgotten] { $who } ha lasciato il tavolo.
        [muted] Chi ospita ha tolto la parola a { $who }.
        [unmuted] { $who } può di nuovo parlare.
        [unbanned] Chi ospita ha revocato un’esclusione.
        [paused] La partita è in pausa.
        [resumed] La partita riprende.
        [paced] Ora i bot giocano con un altro ritmo.
        [rematched] Si gioca la rivincita!
       *[changed] Chi ospita ha cambiato il tavolo.
    }
page-by-clock = (tempo scaduto: mossa automatica per { $who })
page-type-message = Messaggio
page-send = Invia
page-reconnecting = Connessione persa. Si riprova…
page-back-again = Di nuovo in linea.
page-table-gone = Questo tavolo non c’è più.
page-rulebook = Regole di questo tavolo
page-rule-numbers = Mostra i numeri delle regole
page-rules-loading = Si cerca il libretto…
page-settings = Impostazioni
page-language = Lingua
page-theme = Colori della pagina
page-theme-name =
    { $theme ->
        [light] Chiari
        [dark] Scuri
       *[auto] Come il dispositivo
    }
page-motion = Animazioni
page-motion-name =
    { $motion ->
        [full] Tutte
        [less] Poche
       *[auto] Come il dispositivo
    }
page-letters = Lettere sulle carte
page-sound = Suoni
page-shortcuts = Tasti rapidi (D pesca, U UNO, C becca…)
page-text-size = Dimensione del testo
page-size-name =
    { $size ->
        [large] Grande
        [larger] Molto grande
       *[normal] Normale
    }
page-assist = Aiuti a questo tavolo
page-assist-uno = Di’ UNO per me
page-assist-time = Il doppio del tempo per me
page-leave = Lascia il tavolo

## La fine di una mano

page-round-over = Il round { $n } è finito
page-match-over = La partita è finita
page-blocked = Il round si è bloccato.
page-wins-round = { $who } ha finito le carte!
page-you-win-round = Hai finito le carte!
page-score-sheet = Punti
page-every-round = Tutti i round
page-player = Giocatore
page-total = Totale
page-round-n = Round { $n }
page-to-target = Vince chi arriva a { $n } punti
page-low-target = Quando qualcuno arriva a { $n } punti, vince il totale più basso
page-next-round = Prossimo round
page-rematch = Rivincita
page-save-record = Salva la registrazione
page-save-failed = Non è stato possibile salvare. Riprova tra un momento.
page-see-replay = Rivedila
page-check-fair = Controlla la mischiata
page-anchor = Promesso prima della prima carta
page-fair-ok = Controllato su questo dispositivo: ogni volta questa pagina ha aiutato a mischiare, niente è stato cambiato dopo e le carte sono uscite nell’ordine promesso.
page-fair-bad = Qualcosa non torna: conserva la registrazione e confronta.
page-fair-about = Il dispositivo di ogni giocatore ha aiutato a mischiare. Nessuno, nemmeno il server, poteva scegliere le carte.

## Rivedere

page-replay = Rivedi
page-replay-drop = Trascina qui una registrazione, o scegli il file.
page-replay-choose = Scegli un file
page-replay-bad = Questa non è la registrazione di una partita.
page-replay-code = O il codice di un tavolo
page-replay-step = Passo { $n } di { $total }
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-forward = Un passo avanti
page-replay-last = Alla fine
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-view = Punto di vista
page-replay-all = tutte le carte

## La prima partita

page-tour-done = Capito
page-tour-skip = Salta la guida
page-tour-hand = Queste sono le tue carte. Quelle alzate vanno bene: hanno lo stesso colore, lo stesso numero o simbolo, oppure sono senza colore.
page-tour-lay = Tocca una carta alzata per giocarla.
page-tour-draw = Nessuna carta va bene? Pesca. Se quella nuova va bene, puoi giocarla subito.
page-tour-color = La carta che hai giocato non ha colore: scegli con quale si continua.
page-tour-others = Qui ci sono gli altri. L’anello mostra a chi tocca, la freccia da che parte si gioca.
page-tour-uno = Ti restano due carte: tocca UNO prima di giocarne una. Se te ne dimentichi, gli altri possono beccarti.
page-tour-win = Chi gioca l’ultima carta vince il round e fa punti con le carte rimaste agli altri.
page-tour-why = Tocca una carta che non va bene: il tavolo ti dice perché.
