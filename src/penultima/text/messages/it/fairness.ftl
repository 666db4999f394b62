### What `penultima verify` says about the shuffles of a match; the first letter is made a capital.
### $who: a player; $rounds: 1–3, 5, and $count (number) how many these are; $n (number): which attempt at a deal.

## The verdict

fair-verdict-proven = Provato: in questa registrazione niente contraddice una mischiata onesta.
fair-verdict-refuted = Confutato: questa registrazione si contraddice.
fair-verdict-no-proof = In questa registrazione non c’è nessuna prova di come sono state mischiate le carte.
fair-anchor = Àncora: { $anchor }
# $round: its number
fair-where =
    { $n ->
        [1] Round { $round }:
       *[other] Round { $round }, distribuzione { $n }:
    }

## Headings

fair-heading-refuted = Che cosa non torna
fair-heading-proven = Che cosa questo prova
fair-heading-noted = Che cosa è bene sapere
fair-heading-unproven = Che cosa questo non prova

## Proven

fair-proven-chain = tutti i segreti del server formano l’unica catena che l’àncora rappresenta, e fra loro non è stata omessa nessuna distribuzione. Una volta pubblicata l’àncora, nessun segreto poteva più essere cambiato.
fair-proven-contributions = ogni contributo è quello che il suo giocatore aveva promesso.
fair-proven-keys = la chiave di ogni round finito è fatta con il segreto del server e i contributi dei giocatori, e con nient’altro.
fair-proven-replay = mazziere, carte, mosse, eventi e punti di ogni round finito seguono da queste chiavi e dalle regole.
fair-proven-seen = ciò che hai conservato della partita è nella registrazione.

## Noted

fair-noted-aborted = Round { $rounds }: la distribuzione { $n } è stata interrotta. Chi l’ha interrotta forse ne conosceva le carte, e ne ha avute di nuove.
fair-noted-withheld = { $who } aveva promesso un contributo che poi non è arrivato (round { $rounds }). Chi l’ha trattenuto poteva scegliere fra due mischiate.
fair-noted-absent = Da { $who } non è arrivato in tempo nessun contributo (round { $rounds }). Se sei { $who } e l’hai mandato, il server l’ha ignorato.
fair-noted-bot = { $who } contava come bot e non doveva dare contributi (round { $rounds }).
fair-noted-alone = Nessuno ha contribuito (round { $rounds }): le carte vengono solo dal segreto del server, che può averlo scelto a piacere.
fair-noted-running = Il round { $rounds } non era finito. Per ora niente di quel round è rivelato, e niente è provato.
fair-noted-unfinished = la partita non era finita. Se poi si è giocato ancora, questa registrazione non può dirlo.
fair-noted-program = La registrazione viene da un altro programma ({ $program }). Se da allora le regole sono state corrette, con la sua versione forse tutto torna.
fair-noted-replays = la partita si può rigiocare dalla sua chiave, e tutte le mosse e i punti risultano uguali.
fair-noted-rules = Il round { $rounds } è stato giocato con una regola che da allora è cambiata: questo programma non può rigiocare il seguito. Il comando penultima replay dice quale.

## Not proven

fair-unproven-carried = la partita è cominciata con questi punti: { $points }; niente li prova.
fair-unproven-taken-back = delle mosse sono state annullate ({ $moves }) e altre fatte al loro posto, da chi aveva già visto come andava a finire. Questa registrazione mostra solo ciò che è rimasto alla fine.
fair-unproven-device = la partita è stata giocata su un solo dispositivo: chi lo aveva in mano ha dato le carte e contribuito per tutti, e poteva ridarle finché non gli piacevano.
fair-unproven-anchor = che l’àncora sia stata pubblicata prima della prima carta: confrontala con quella che mostrava allora il tuo schermo, o indicala con --seen.
fair-unproven-looked = che il server non abbia guardato: durante il round conosceva tutte le carte. È provato solo che non poteva sceglierle.
fair-unproven-others = che i contributi degli altri fossero casuali. Il tuo basta, se era casuale e se il sigillo che il tuo programma ha visto prima di darlo è in questa registrazione (--seen): allora nessuno, nemmeno il server e tutti gli altri insieme, poteva scegliere le carte al di là di quanto segnalato sopra.
fair-unproven-names = chi c’era dietro i nomi, se si parlavano, e che le mosse dell’ultimo round siano quelle fatte davvero.
fair-unproven-shuffle = che le carte siano state mischiate onestamente. Chi ha scelto la chiave poteva scegliere le carte.

## Refuted

fair-refuted-terms = le regole o i giocatori non sono quelli per cui si sono mischiate le carte.
fair-refuted-order = le distribuzioni non si susseguono: una manca, è doppia o è stata spostata.
fair-refuted-shape = ciò che è scritto per un posto non va con il suo segno, o con lo stato della distribuzione.
fair-refuted-secret = il segreto non appartiene alla catena che l’àncora rappresenta.
fair-refuted-missing = una distribuzione prima di questa è stata omessa: il suo segreto manca nella catena.
fair-refuted-contribution = il contributo di { $who } non è quello promesso.
fair-refuted-aborted = una distribuzione è stata interrotta quando qualcuno aveva già dato il suo contributo, o una volta di troppo. Chi interrompe così distribuisce finché le carte gli piacciono.
fair-refuted-rounds = i round giocati e le distribuzioni della trascrizione non vanno insieme.
fair-refuted-key = la chiave non è quella che danno il segreto e i contributi.
fair-refuted-dealer = avrebbe dovuto distribuire qualcun altro.
fair-refuted-moves = con queste carte una mossa è contro le regole.
fair-refuted-result = il round, rigiocato, finisce in un altro modo.
fair-refuted-events = gli eventi non sono quelli a cui portano le mosse.
fair-refuted-head = qualcosa di questa distribuzione o delle sue mosse è stato cambiato dopo.
fair-refuted-scores = i punti finali o i vincitori non sono quelli dei round.
fair-refuted-seen = ciò che hai conservato della partita non è in questa registrazione.
fair-refuted-replay = la partita, rigiocata, non risulta uguale.

## At the table, when a program sees that the server breaks its promises

fair-doubt = Questo server non mischia come promesso. Il tuo programma non contribuisce più alle carte di questa partita; penultima verify trova nella sua registrazione che cosa non andava.
