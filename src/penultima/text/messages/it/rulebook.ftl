name-box = { $box ->
    [scary] Urlo Spettrale
    [revenge] Vendetta
    [battle] Battaglia
    [hyper] Ipervelocità
   *[classic] Classica
}
name-special = { card-special.name }
name-skip = { card-skip.name }
name-reverse = { card-reverse.name }
name-draw-two = { card-draw-two.name }
name-wild = { card-wild.bare }
name-draw-four = { card-draw-four.bare }
name-fourth-color = { color-fourth }

rulebook-title = { name-box }: le regole
rulebook-about = { $box ->
    [scary] Le regole della scatola Monster High secondo il libretto { $language }, con parole nostre.
    [revenge] Le regole della scatola I pinguini di Madagascar secondo il libretto { $language }, con parole nostre.
    [battle] Le regole della scatola Kickin’ Battle secondo il libretto { $language }, con parole nostre.
    [hyper] Le regole della scatola Hyper Speed secondo il libretto { $language }, con parole nostre.
   *[classic] Le regole del mazzo da 108 carte senza carta speciale, con parole nostre.
}
rulebook-numbers = I numeri dopo un paragrafo indicano le regole da cui viene.
rulebook-table = Questo tavolo ha regole tutte sue: { $changes }. Nel testo sono segnate.
rulebook-house = Regola di questo tavolo
rulebook-differs = { $count ->
    [one] Diverso dal libretto { $languages }
   *[other] Diverso da questi libretti: { $languages }
}
rulebook-legal = Tutte le regole, le domande e le decisioni per numero (in inglese)

language-en = inglese
language-fr = francese
language-es = spagnolo
language-it = italiano
language-pt = portoghese

section-aim = Lo scopo
section-cards = Le carte
section-start = Prima di cominciare
section-turn = Il tuo turno
section-action = Le carte azione
section-wild = Le carte senza colore
section-challenge = La sfida sul { name-draw-four }
section-special = La carta { name-special }
section-house = Le regole di questo tavolo
section-uno = Dire UNO
section-end = La fine del round
section-points = I punti e la vittoria
section-notes = Dove ci scostiamo dal libretto

rule-aim-points = Finisci le tue carte prima degli altri: vinci il round e fai punti con tutte le carte che gli altri hanno ancora in mano. Chi arriva per primo a { $target } punti vince la partita.
rule-aim-round = Finisci le tue carte prima degli altri e hai vinto la partita.
rule-aim-low = Finisci le tue carte più in fretta che puoi: quelle che ti restano a fine round contano contro di te. Quando qualcuno arriva a { $target } punti, vince il totale più basso.

rule-cards = Il mazzo ha 108 carte di quattro colori: { name-fourth-color }, giallo, verde e blu. Ogni colore ha uno 0, due carte per ogni numero da 1 a 9 e due per ogni carta azione: { name-skip }, { name-reverse } e { name-draw-two }. Quattro { name-wild } e quattro { name-draw-four } non hanno colore.
rule-cards-special = Il mazzo ha 112 carte di quattro colori: { name-fourth-color }, giallo, verde e blu. Ogni colore ha uno 0, due carte per ogni numero da 1 a 9 e due per ogni carta azione: { name-skip }, { name-reverse } e { name-draw-two }. Quattro { name-wild }, quattro { name-draw-four } e quattro carte { name-special } non hanno colore.

rule-dealer-highest = Si pesca una carta a testa, e chi ha il numero più alto fa il mazziere. { $dealer_symbol ->
    [below] Una carta senza numero sta sotto lo 0.
   *[zero] Una carta senza numero conta come 0.
} Se in testa c’è parità, chi è pari pesca di nuovo.
rule-dealer-chosen = Scegliete un mazziere, a sorte o come preferite.
rule-deal = Possono giocare da 2 a { $players } persone. Il mazziere mescola e dà { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} a testa. Le altre restano coperte e sono il mazzo di pesca; la prima si scopre lì accanto ed è l’inizio del mazzo di scarto.
rule-start = { $direction ->
    [right] Comincia chi siede a destra del mazziere, poi si gioca verso destra, in senso antiorario.
   *[left] Comincia chi siede a sinistra del mazziere, poi si gioca verso sinistra, in senso orario.
}
rule-first-action = Se la prima carta è un { name-skip }, chi doveva cominciare salta il turno e comincia chi viene dopo. Se è un { name-draw-two }, chi salta il turno pesca anche 2 carte. Se è un { name-reverse }, comincia il mazziere e si gioca nell’altro senso.
rule-first-wild = { $box ->
    [classic] Se la prima carta è un { name-wild }, chi comincia sceglie il colore e poi gioca.
   *[other] Se la prima carta è un { name-wild } o una carta { name-special }, chi comincia sceglie il colore e poi gioca. La carta { name-special } non fa altro.
}
rule-first-draw-four = { $first_draw_four ->
    [middle] Se la prima carta è un { name-draw-four }, infilala a metà del mazzo di pesca e scoprine un’altra.
   *[anywhere] Se la prima carta è un { name-draw-four }, infilala dove vuoi nel mazzo di pesca e scoprine un’altra.
}
rule-first-ignored = Se la prima carta non è un numero, non fa niente. Scopri altre carte, una sopra l’altra, finché non esce un numero.

rule-turn = Quando tocca a te, gioca una carta che va bene su quella in cima al mazzo di scarto: stesso colore, stesso numero o stesso simbolo. Su un 7 { name-fourth-color }, per esempio, va bene qualsiasi carta { color-fourth.feminine } e qualsiasi altro 7.
rule-turn-fits = Un { name-skip }, un { name-reverse } o un { name-draw-two } va bene sul suo colore o su una carta dello stesso tipo. Una carta senza colore va bene su tutto; puoi giocarla anche se ne hai un’altra che va bene.
rule-draw-one = Se non hai niente che va bene, pesca una carta.
rule-draw-until = Se non hai niente che va bene, pesca finché non arriva una carta che va bene, o finché il mazzo non finisce. Puoi giocare solo quella; le altre restano nella tua mano. Ogni volta che peschi al tuo turno funziona così.
rule-drawn-may = Se la carta che hai dovuto pescare va bene, puoi giocarla subito o tenerla. Se la tieni, o se non va bene, il tuo turno è finito.
rule-drawn-must = Se la carta che hai dovuto pescare va bene, la giochi subito per forza; puoi tenere solo un { name-draw-four } che non sarebbe regolare. Se non va bene, il tuo turno è finito.
rule-free-draw = Puoi pescare anche se hai una carta che va bene. { $free_draw ->
    [must] In quel caso, se la carta pescata va bene, la giochi per forza, e non puoi giocarne un’altra.
   *[may] In quel caso, se la carta pescata va bene, puoi giocarla, ma non puoi giocarne un’altra.
}
rule-forced-play = Se hai una carta che va bene, devi giocarne una. Anche una carta pescata che va bene si gioca per forza; se non va bene, il tuo turno è finito. Nessuno è costretto a giocare un { name-draw-four } che non sarebbe regolare.

rule-skip = { name-skip }: chi viene dopo salta il turno. In due tocca semplicemente di nuovo a te, come dopo ogni carta che fa perdere il turno all’altra persona.
rule-reverse = { name-reverse }: da qui in poi si gioca nell’altro senso.
rule-reverse-two = { $two_player_reverse ->
    [flip] In due un { name-reverse } non cambia niente: tocca all’altra persona.
   *[skip] In due un { name-reverse } funziona come un { name-skip }: tocca di nuovo a te.
}
rule-draw-two = { name-draw-two }: chi viene dopo pesca 2 carte e salta il turno.
rule-draw-two-stacking = { name-draw-two }: chi viene dopo pesca 2 carte e salta il turno, oppure ci gioca sopra un’altra carta e passa avanti il conto.

rule-wild = { name-wild }: scegli il colore con cui si continua. Può essere lo stesso di prima. Sopra va bene solo quel colore, o un’altra carta senza colore.
rule-draw-four = { name-draw-four }: scegli il colore con cui si continua. Chi viene dopo pesca 4 carte e salta il turno.
rule-draw-four-stacking = { name-draw-four }: scegli il colore con cui si continua. Chi viene dopo pesca 4 carte e salta il turno, oppure ci gioca sopra un’altra carta e passa avanti il conto.
rule-fair = Un { name-draw-four } è regolare solo se, appena prima di giocarlo, non hai carte del colore in gioco, carte azione comprese. Una carta di un altro colore con lo stesso numero o simbolo non conta contro di te.
rule-fair-colorless = { $wild_guilt ->
    [yes] Una carta senza colore, invece, conta contro di te come una carta di quel colore.
   *[no] Nemmeno le carte senza colore contano contro di te.
}
rule-bluff = Puoi giocarlo anche quando non è regolare: è un bluff. Solo una sfida può scoprirti.
rule-no-bluff = Un { name-draw-four } si gioca solo quando è regolare, quindi nessuno ha motivo di dubitarne.

rule-challenge = Quando un { name-draw-four } dovrebbe farti pescare e pensi che non sia regolare, prima di pescare puoi sfidare chi l’ha giocato; puoi farlo solo tu. Chi l’ha giocato ti mostra tutta la mano, e solo a te. Conta quello che c’era quando la carta è stata giocata.
rule-verdict = Se non era regolare, le 4 carte le pesca chi l’ha giocato, e tu fai il tuo turno normale. Se era regolare, peschi 6 carte e salti il turno. Il colore scelto vale in ogni caso.
rule-challenge-last = Su un { name-draw-four } giocato come ultimissima carta non si può lanciare la sfida.

rule-scary = { $scary_gives ->
    [any] { name-special }: scegli un colore qualsiasi e dai via tutte le carte che hai di quel colore, se ne hai.
    [held_or_none] { name-special }: puoi scegliere un colore che hai in mano e dare via tutte le tue carte di quel colore. Oppure non dai niente.
   *[held] { name-special }: scegli un colore che hai in mano e dai via tutte le tue carte di quel colore.
} Le carte azione seguono il loro colore; quelle senza colore restano a te.
rule-scary-round = { $scary_round ->
    [right] Dai una carta per volta agli altri, sempre in senso antiorario a partire dalla tua destra, e fai più giri finché non le hai date tutte.
   *[left] Dai una carta per volta agli altri, sempre in senso orario a partire dalla tua sinistra, e fai più giri finché non le hai date tutte.
} Decidi tu a chi va quale carta, e qualcuno può riceverne più degli altri.
rule-scary-color = Poi scegli il colore con cui si continua; non deve essere per forza quello che hai dato via. Nessuno salta il turno. Se dai via la tua ultima carta, hai vinto il round.
rule-scary-groan = A ogni carta che dai, un bel lamento da zombie! (Questa regola la lasciamo a te.)

rule-revenge = { name-special }: prendi 4 carte dal mazzo di pesca, senza guardarle, e dalle ai tuoi avversari: tutte a uno solo, o divise come vuoi. Se ce ne sono meno di 4, dai quelle che ci sono.
rule-revenge-color = Poi scegli il colore con cui si continua. Nessuno salta il turno.

rule-battle = { $battle ->
    [may] { name-special }: puoi scegliere una persona con cui combattere. Se non vuoi, scegli solo il colore, come con un { name-wild }.
   *[must] { name-special }: scegli una persona con cui combattere.
}
rule-battle-fight = In segreto scegliete tutti e due una carta dalla mano, poi la mostrate nello stesso momento. Perde il numero più basso. Una carta senza numero conta come 0, e in battaglia nessuna carta fa effetto.
rule-battle-tie = Se le carte sono pari, mettetele da parte e combattete di nuovo finché qualcuno non perde. Chi in battaglia finisce le carte, o dopo non ne ha più, ne pesca una: una battaglia non chiude il round.
rule-battle-spoils = Chi perde prende tutte le carte mostrate e ne pesca altre 2, ma non salta il turno. Chi vince sceglie il colore con cui si continua.
rule-battle-next = { $battle_next ->
    [challenged] Si continua nello stesso senso, a partire dalla persona sfidata: tocca a chi siede subito dopo.
   *[challenger] Si continua nello stesso senso, a partire da chi ha giocato la carta: tocca a chi siede subito dopo.
}
rule-battle-last = { $battle ->
    [may] Se è la tua ultima carta, puoi chiudere senza combattere. Se invece combatti, peschi una carta con cui farlo.
   *[must] Se è la tua ultima carta, prima peschi una carta, poi combatti.
}
rule-battle-nothing = Quando non c’è più niente da pescare, perde chi non può mostrare una carta. Se non può nessuno dei due, ognuno riprende le sue carte, e il colore lo sceglie chi ha giocato la carta { name-special }. Chi combatte e resta con la mano vuota ha vinto il round.

rule-hyper = { name-special }: scegli un colore. Da lì in poi, a ogni carta di quel colore, chi viene dopo salta il turno. La carta { name-special } da sola non fa saltare nessuno.
rule-hyper-actions = Un { name-skip } o un { name-draw-two } di quel colore fa comunque saltare una persona sola. Con un { name-reverse } prima si cambia giro, poi salta il turno chi viene dopo in quel senso. Un { name-wild } o un { name-draw-four } con cui si sceglie lo stesso colore tiene viva l’ipervelocità, senza un salto in più.
rule-hyper-end = L’ipervelocità finisce appena qualcuno porta in gioco un altro colore, e non torna con il colore di prima. Un’altra carta { name-special } fissa un nuovo colore. Pescare non cambia niente.

rule-stack = { $stacking ->
    [any] Quando dovresti pescare per un { name-draw-two } o un { name-draw-four }, puoi invece metterci sopra un { name-draw-two } o un { name-draw-four } qualsiasi, di qualunque colore.
   *[same] Quando dovresti pescare per un { name-draw-two }, puoi invece metterci sopra un altro { name-draw-two }, di qualunque colore; e su un { name-draw-four } un altro { name-draw-four }.
} Le carte da pescare si sommano, e il conto passa a chi viene dopo.
rule-stack-take = Chi non ci mette sopra niente pesca tutta la somma e salta il turno.
rule-stack-first = Un { name-draw-two } scoperto come prima carta fa effetto subito; non ci si può mettere sopra niente.
rule-stack-last = Se qualcuno chiude con una carta così, chi viene dopo pesca tutta la somma e non può metterci sopra niente.
rule-stack-verdict = La sfida vale solo per il { name-draw-four } in cima. Se non era regolare, tutta la somma la pesca chi l’ha giocato, e tu fai il tuo turno normale. Se era regolare, peschi la somma più 2 carte e salti il turno.
rule-jump-in = Fuori turno! Se hai una carta identica a quella in cima, con lo stesso colore e lo stesso numero o simbolo, puoi giocarla anche se non tocca a te, purché chi è di turno non abbia ancora giocato o pescato. Conta chi fa prima.
rule-jump-in-next = Si continua da chi ha giocato fuori turno, e chi era di turno perde il turno. Quello che è stato pescato o saltato prima resta com’è.
rule-seven = Quando giochi un 7, scambi le carte con chi vuoi.
rule-zero = Quando giochi uno 0, ognuno passa le sue carte a chi viene dopo, nel senso di gioco.
rule-seven-zero-last = Un 7 o uno 0 che è la tua ultima carta, o la prima del round, non fa spostare le carte.

rule-uno = { $uno_due ->
    [everyone] Quando qualcuno gioca una carta e tu resti con una carta sola, di’ “UNO!” ad alta voce, anche se a giocare non sei tu.
   *[layer] Quando giochi una carta e te ne resta una sola, di’ “UNO!” ad alta voce.
}
rule-uno-caught = { $uno_until ->
    [played] Se te ne dimentichi, gli altri possono beccarti finché non è finito il turno di chi viene dopo.
    [own_turn] Se te ne dimentichi, gli altri possono beccarti fino al tuo prossimo turno.
   *[begins] Se te ne dimentichi, gli altri possono beccarti finché non comincia il turno di chi viene dopo.
} Un turno saltato non conta. Chi si fa beccare pesca { $uno_penalty ->
    [one] 1 carta
   *[other] { $uno_penalty } carte
}.
rule-uno-late = Dirlo in ritardo va bene, se nessuno ti ha ancora beccato. Beccare qualcuno per sbaglio non costa niente. Quando la tua mano cambia, non devi più dirlo.
rule-uno-automatic = UNO viene detto per te quando ti resta una sola carta: nessuno può dimenticarlo né farsi beccare.

rule-out = Il round è finito appena qualcuno resta senza carte. Nessuno salta più il turno, e nessun colore viene scelto.
rule-last-draw = Se l’ultima carta è un { name-draw-two } o un { name-draw-four }, chi viene dopo pesca ancora le 2 o 4 carte, che contano come tutte le altre.
rule-last-draw-none = L’ultima carta chiude subito il round: nemmeno un { name-draw-two } o un { name-draw-four } fa più pescare qualcuno.
rule-reshuffle = Quando serve una carta e il mazzo di pesca è vuoto, mescola gli scarti e fanne uno nuovo. La carta in cima resta dov’è, e resta anche il colore scelto.
rule-blocked = Se le carte non bastano, si pescano quelle che ci sono. Quando per un giro intero non c’è niente da pescare e nessuno gioca una carta, il round è bloccato: finisce e non lo vince nessuno.
rule-next-dealer-neighbor = { $direction ->
    [right] Nel round dopo fa il mazziere chi siede alla destra del mazziere di prima.
   *[left] Nel round dopo fa il mazziere chi siede alla sinistra del mazziere di prima.
}
rule-next-dealer = { $next_dealer ->
    [winner] Chi vince un round fa il mazziere nel prossimo. Se non ha vinto nessuno, il mazziere resta lo stesso.
    [draw] Prima di ogni round si pesca di nuovo per il mazziere.
   *[same] Il mazziere è lo stesso in ogni round.
}

rule-points = Si scoprono tutte le mani, e chi ha vinto fa punti per ogni carta rimasta agli altri. Poi si ridanno le carte, finché qualcuno arriva ad almeno { $target } punti e vince la partita. In un round bloccato nessuno fa punti.
rule-points-low = Si scoprono tutte le mani, e ognuno somma le carte che ha in mano, anche dopo un round bloccato. Appena qualcuno arriva ad almeno { $target } punti, vince la partita il totale più basso. Chi è in parità divide la vittoria.
rule-round-won = Chi finisce per primo le carte ha vinto la partita. Mescolate e rigiocate!
rule-points-optional = Se vi va, contate i punti. Chi vince un round fa punti per ogni carta rimasta agli altri, e vince chi arriva per primo ad almeno { $target } punti.
rule-points-table = Ecco quanto valgono le carte:
rulebook-points-number = Carte con un numero
rulebook-points-face = il loro numero
rulebook-points-action = { name-skip }, { name-reverse }, { name-draw-two }
rulebook-points-colorless = { $box ->
    [classic] { name-wild }, { name-draw-four }
   *[other] { name-wild }, { name-draw-four }, { name-special }
}
rule-low-offered = Un altro modo di giocare, se prima di cominciare siete tutti d’accordo: dopo ogni round ognuno somma le carte che ha in mano. Quando qualcuno arriva ad almeno { $target } punti, vince il totale più basso.

note-drawn-colorless = Il libretto parla solo di una carta da abbinare. Qui vale anche una carta senza colore, in mano o appena pescata, perché va bene su tutto.
note-own-turn = Il libretto permette un { name-wild } in ogni momento. Qui aspetta il tuo turno, come negli altri libretti della scatola.
note-color-only = Il libretto non è chiaro su quali carte rendono irregolare un { name-draw-four }. Qui decide solo il colore: un numero uguale non è un ostacolo, una carta azione di quel colore sì.
note-challenger = Il libretto non è chiaro su chi può lanciare la sfida. Qui può farlo chi dovrebbe pescare, altrimenti non si saprebbe a chi toccano le 6 carte.
note-must-fight = Il libretto si può leggere come se combattere fosse una scelta. Qui è un obbligo, perché il colore lo sceglie solo chi vince.
note-current-direction = Il libretto parla del senso normale dopo una battaglia. Qui è quello del momento, come negli altri libretti della scatola.
note-hyper-anyone = Il libretto aspetta che sia un altro giocatore a portare un nuovo colore. Qui può farlo chiunque, altrimenti non si saprebbe se il colore vale ancora.
note-turn-over = Per il libretto ti possono beccare finché chi viene dopo non gioca una carta. Qui vale fino alla fine di quel turno, perché chi viene dopo può anche pescare e tenere la carta.
note-own-next-turn = Il libretto non mette un limite per beccare qualcuno. Qui il limite è il tuo prossimo turno, perché da lì in poi la tua mano è cambiata.
note-last-battle = Il libretto chiude il round con l’ultima carta giocata. Qui con un’ultima carta { name-special } si può ancora combattere, perché una battaglia non chiude il round.
note-given-away = Il libretto chiude il round quando si gioca l’ultima carta. Qui finisce anche quando la si dà via, perché lo scopo è restare senza carte.
note-top-card = Il libretto rimescola tutto il mazzo di scarto appena il mazzo di pesca è vuoto. Qui si aspetta che serva una carta, e quella in cima resta, così c’è qualcosa su cui giocare.
note-lowest-total = Quando ognuno somma le proprie carte, il libretto parla di chi perde. Qui vince il totale più basso; il gioco è lo stesso.
note-last-card = Per il libretto ogni carta azione giocata fa effetto. Qui l’ultima no, perché vince subito.
