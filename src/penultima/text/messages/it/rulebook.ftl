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
rulebook-numbers = { $box ->
    [classic] I numeri dopo un paragrafo indicano le regole da cui viene. Quelle dalla A alla N sono comuni ai libretti stampati; quelle con Q o X sono nostre, dove i libretti lasciano una domanda aperta.
   *[other] I numeri dopo un paragrafo indicano le regole da cui viene. Quelle dalla A alla N stanno nel libretto; quelle con Q o X sono nostre, dove il libretto lascia una domanda aperta.
}
rulebook-table = Questo tavolo ha regole tutte sue: { $changes }. Nel testo sono segnate.
rulebook-house = Regola di questo tavolo
rulebook-differs = { $count ->
    [one] Diverso dal libretto { $languages }
   *[other] Diverso da questi libretti: { $languages }
}
rulebook-undo = L’impostazione “{ $name }” ({ $setting }) segue il libretto alla lettera.
rulebook-legal = Tutte le regole, le domande e le decisioni per numero (in inglese)

language-en = inglese
language-fr = francese
language-es = spagnolo
language-it = italiano
language-pt = portoghese

section-minute = Il gioco in un minuto
section-aim = Lo scopo
section-cards = Le carte
section-start = Preparativi
section-turn = Il tuo turno
section-action = Le carte azione
section-wild = Le carte senza colore
section-challenge = Sfidare chi gioca un { name-draw-four }
section-special = La carta { name-special }
section-house = Le regole di questo tavolo
section-uno = Dire UNO
section-end = La fine del round
section-points = I punti e la vittoria
section-notes = Dove ci scostiamo dal libretto

rule-minute-aim = { $match ->
    [round] Finisci le tue carte prima degli altri e hai vinto.
    [low] Finisci le tue carte più in fretta che puoi: quelle che ti restano a fine round contano contro di te. Quando qualcuno arriva a { $target } punti, vince il totale più basso.
   *[points] Finisci le tue carte prima degli altri: vinci il round e fai punti con le carte rimaste agli altri. Chi arriva per primo a { $target } punti vince la partita.
}
rule-minute-turn = Quando tocca a te, gioca una carta con lo stesso colore, lo stesso numero o lo stesso simbolo di quella in cima al mazzo di scarto. Una carta senza colore va bene su tutto. { $draw ->
    [until] Se nessuna carta va bene, pesca finché non ne arriva una che va bene.
   *[one] Se nessuna carta va bene, pescane una.
}
rule-minute-action = { $stacking ->
    [off] { name-skip }: chi viene dopo salta il turno. { name-reverse }: il gioco va nell’altro senso. { name-draw-two }: chi viene dopo pesca 2 carte e salta il turno.
   *[other] { name-skip }: chi viene dopo salta il turno. { name-reverse }: il gioco va nell’altro senso. { name-draw-two }: chi viene dopo pesca 2 carte e salta il turno, oppure ci gioca sopra un’altra carta e passa avanti la somma.
}
rule-minute-wild = { $stacking ->
    [off] { name-wild }: scegli il colore con cui si continua. { name-draw-four }: scegli il colore, e chi viene dopo pesca 4 carte e salta il turno.
   *[other] { name-wild }: scegli il colore con cui si continua. { name-draw-four }: scegli il colore, e chi viene dopo pesca 4 carte e salta il turno, oppure ci gioca sopra un’altra carta e passa avanti la somma.
}
rule-minute-special = { $box ->
    [scary] { name-special }: dai via tutte le tue carte di un colore, una per volta intorno al tavolo, e scegli il colore con cui si continua.
    [revenge] { name-special }: prendi 4 carte dal mazzo di pesca, dividile fra gli altri come vuoi e scegli il colore con cui si continua.
    [battle] { name-special }: tu e un’altra persona mostrate nello stesso momento una carta scelta in segreto. Chi ha il numero più basso perde, prende le due carte e ne pesca altre 2.
   *[hyper] { name-special }: scegli un colore, e a ogni carta di quel colore chi viene dopo salta il turno, finché qualcuno non cambia colore.
}
rule-minute-uno = { $uno ->
    [automatic] Quando ti resta una carta sola, UNO viene detto per te.
   *[said] Quando ti resta una carta sola, di’ “UNO!” Se qualcuno ti becca prima, peschi { $uno_penalty ->
        [one] 1 carta
       *[other] { $uno_penalty } carte
    }.
}

rule-aim-points = Finisci le tue carte prima degli altri. Così vinci il round e fai punti con tutte le carte che gli altri hanno ancora in mano. Chi arriva per primo a { $target } punti vince la partita.
rule-aim-round = Finisci le tue carte prima degli altri. Così vinci la partita.
rule-aim-low = Finisci le tue carte più in fretta che puoi: quelle che ti restano a fine round contano contro di te. Quando qualcuno arriva a { $target } punti, vince il totale più basso.

rule-cards = Il mazzo ha 108 carte. Di queste, 100 hanno un colore ({ name-fourth-color }, giallo, verde o blu): ogni colore ha uno 0, due carte per ogni numero da 1 a 9 e due per ogni carta azione ({ name-skip }, { name-reverse } e { name-draw-two }). Le altre 8 non hanno colore: quattro { name-wild } e quattro { name-draw-four }.
rule-cards-special = Il mazzo ha 112 carte. Di queste, 100 hanno un colore ({ name-fourth-color }, giallo, verde o blu): ogni colore ha uno 0, due carte per ogni numero da 1 a 9 e due per ogni carta azione ({ name-skip }, { name-reverse } e { name-draw-two }). Le altre 12 non hanno colore: quattro { name-wild }, quattro { name-draw-four } e quattro carte { name-special }.

rule-dealer-highest = Si pesca una carta a testa, e chi ha il numero più alto fa il mazziere. { $dealer_symbol ->
    [below] Una carta senza numero sta sotto lo 0.
   *[zero] Una carta senza numero conta come 0.
} Chi è in parità con il numero più alto pesca di nuovo.
rule-dealer-chosen = Scegliete un mazziere, a sorte o come preferite.
rule-deal = Possono giocare da 2 a { $players } persone. Il mazziere mischia le carte e ne dà { $hand ->
    [one] 1
   *[other] { $hand }
} a testa. Le altre, coperte, sono il mazzo di pesca; la prima si gira lì accanto e comincia il mazzo di scarto.
rule-start = { $direction ->
    [right] Comincia chi siede a destra del mazziere, poi si gioca verso destra, in senso antiorario.
   *[left] Comincia chi siede a sinistra del mazziere, poi si gioca verso sinistra, in senso orario.
}
rule-first-symbol = Se la prima carta non è un numero, può cambiare l’inizio del round: guarda più avanti, dove si parla di quella carta.
rule-first-ignored = Se la prima carta non è un numero, non fa niente. Gira altre carte, una sopra l’altra, finché non esce un numero.

rule-turn = Quando tocca a te, gioca una carta che va bene su quella in cima al mazzo di scarto: stesso colore, stesso numero o stesso simbolo. Su un 7 { name-fourth-color }, per esempio, vanno bene tutte le carte { color-fourth.plural } e qualsiasi altro 7.
rule-turn-fits = Un { name-skip }, un { name-reverse } o un { name-draw-two } va bene sul suo colore o su una carta dello stesso tipo. Una carta senza colore va bene su tutto; puoi giocarla anche se ne hai un’altra che va bene.
rule-draw-one = Se nessuna delle tue carte va bene, pesca una carta.
rule-draw-until = Se nessuna delle tue carte va bene, pesca finché non ne arriva una che va bene, o finché non ce ne sono più. Puoi giocare solo quella; le altre restano a te. Funziona così ogni volta che peschi nel tuo turno.
rule-drawn-may = Se la carta che hai dovuto pescare va bene, puoi giocarla subito o tenerla. Se la tieni, o se non va bene, il tuo turno è finito.
rule-drawn-must = { $wild_guilt ->
    [yes] Se la carta che hai dovuto pescare va bene, la giochi subito per forza; puoi tenere solo un { name-draw-four } che non sarebbe regolare. Se non va bene, il tuo turno è finito.
   *[no] Se la carta che hai dovuto pescare va bene, la giochi subito per forza. Se non va bene, il tuo turno è finito.
}
rule-free-draw = Puoi pescare anche se hai una carta che va bene. { $free_draw ->
    [must] In quel caso, se la carta pescata va bene, la giochi per forza, e non puoi giocarne un’altra; puoi tenere solo un { name-draw-four } che non sarebbe regolare.
   *[may] In quel caso, se la carta pescata va bene, puoi giocarla, ma non puoi giocarne un’altra.
}
rule-forced-play = Se hai una carta che va bene, devi giocare. Anche una carta pescata che va bene si gioca per forza; se non va bene, il tuo turno è finito. Nessuno è costretto a giocare un { name-draw-four } che non sarebbe regolare.
rule-reshuffle = Quando serve una carta e il mazzo di pesca è vuoto, mischia il mazzo di scarto per farne uno nuovo. La carta in cima resta dov’è, e resta anche il colore scelto.

rule-skip = { name-skip }: chi viene dopo salta il turno. In due tocca semplicemente di nuovo a te, come dopo ogni carta che fa saltare il turno all’altra persona.
rule-first-skip = Se la prima carta è un { name-skip }, chi doveva cominciare salta il turno e comincia chi viene dopo.
rule-reverse = { name-reverse }: il gioco si inverte e va nell’altro senso.
rule-reverse-two = { $two_player_reverse ->
    [flip] In due un { name-reverse } non cambia niente: tocca all’altra persona.
   *[skip] In due un { name-reverse } funziona come un { name-skip }: tocca di nuovo a te.
}
rule-first-reverse = Se la prima carta è un { name-reverse }, comincia il mazziere e si gioca nell’altro senso.
rule-draw-two = { name-draw-two }: chi viene dopo pesca 2 carte e salta il turno.
rule-draw-two-stacking = { name-draw-two }: chi viene dopo pesca 2 carte e salta il turno, oppure ci gioca sopra un’altra carta e passa avanti la somma.
rule-first-draw-two = Se la prima carta è un { name-draw-two }, chi doveva cominciare pesca 2 carte e salta il turno, e comincia chi viene dopo.

rule-wild = { name-wild }: scegli il colore con cui si continua. Può essere anche lo stesso di prima. Sopra va bene solo quel colore, o un’altra carta senza colore.
rule-first-wild = Se la prima carta è un { name-wild }, chi comincia sceglie il colore e poi gioca.
rule-draw-four = { name-draw-four }: scegli il colore con cui si continua. Chi viene dopo pesca 4 carte e salta il turno.
rule-draw-four-stacking = { name-draw-four }: scegli il colore con cui si continua. Chi viene dopo pesca 4 carte e salta il turno, oppure ci gioca sopra un’altra carta e passa avanti la somma.
rule-first-draw-four = { $first_draw_four ->
    [middle] Se la prima carta è un { name-draw-four }, rimettila a metà del mazzo di pesca e girane un’altra.
   *[anywhere] Se la prima carta è un { name-draw-four }, rimettila in un punto qualsiasi del mazzo di pesca e girane un’altra.
}
rule-fair = Un { name-draw-four } è regolare solo se, un attimo prima di giocarlo, non hai nessuna carta del colore in gioco, nemmeno una carta azione. Una carta di un altro colore con lo stesso numero o simbolo non conta contro di te.
rule-fair-colorless = { $wild_guilt ->
    [yes] Una carta senza colore, invece, conta contro di te come una carta di quel colore.
   *[no] Nemmeno le carte senza colore contano contro di te.
}
rule-bluff = Puoi giocarlo anche quando non è regolare: questo è un bluff. Solo una sfida può scoprirti.
rule-no-bluff = Un { name-draw-four } si gioca solo quando è regolare, quindi nessuno ha motivo di dubitarne.

rule-challenge = Se devi pescare per un { name-draw-four } e pensi che non sia regolare, prima di pescare puoi sfidare chi l’ha giocato; solo tu puoi farlo. Chi l’ha giocato deve mostrarti tutte le sue carte, e solo a te. Conta quello che aveva in mano al momento di giocarlo.
rule-verdict = Se non era regolare, le 4 carte le pesca chi l’ha giocato, e tu fai il tuo turno normale. Se era regolare, peschi 6 carte e salti il turno. Il colore scelto vale in ogni caso.
rule-challenge-last = Se un { name-draw-four } è l’ultima carta di chi lo gioca, la sfida non è possibile.

rule-scary = { $scary_gives ->
    [any] { name-special }: scegli un colore qualsiasi e dai via tutte le carte che hai di quel colore, se ne hai.
    [held_or_none] { name-special }: puoi scegliere un colore che hai in mano e dare via tutte le tue carte di quel colore. Oppure non dai niente.
   *[held] { name-special }: scegli un colore che hai in mano e dai via tutte le tue carte di quel colore.
} Le carte azione seguono il loro colore; quelle senza colore restano a te.
rule-scary-round = { $scary_round ->
    [right] Dai una carta a testa agli altri, sempre in senso antiorario a partire dalla tua destra, e fai più giri finché non le hai date tutte.
   *[left] Dai una carta a testa agli altri, sempre in senso orario a partire dalla tua sinistra, e fai più giri finché non le hai date tutte.
} Decidi tu a chi va quale carta, e qualcuno può riceverne più degli altri.
rule-scary-color = Poi scegli il colore con cui si continua; può anche non essere quello che hai dato via. Nessuno salta il turno. Se dai via anche l’ultima carta, hai vinto il round.
rule-scary-groan = A ogni carta che dai, un bel lamento da zombie! (Questa regola la lasciamo a te.)

rule-revenge = { name-special }: prendi 4 carte dal mazzo di pesca, senza guardarle, e dalle agli altri: tutte alla stessa persona, o divise come vuoi. Se ce ne sono meno di 4, dai quelle che ci sono.
rule-revenge-color = Poi scegli il colore con cui si continua. Nessuno salta il turno.

rule-battle = { $battle ->
    [may] { name-special }: puoi sfidare chi vuoi in battaglia. Se non lo fai, scegli solo il colore, come con un { name-wild }.
   *[must] { name-special }: sfida chi vuoi in battaglia.
}
rule-battle-fight = In segreto scegliete tutti e due una carta fra quelle che avete in mano, poi le mostrate nello stesso momento. Perde il numero più basso. Una carta senza numero conta come 0, e in battaglia nessuna carta fa effetto.
rule-battle-tie = Se le carte sono pari, mettetele da parte e combattete di nuovo, finché uno dei due non perde. Chi in battaglia finisce le carte, o dopo non ne ha più, ne pesca una: una battaglia non chiude il round.
rule-battle-spoils = Chi perde prende tutte le carte mostrate; chi vince ne pesca 1 se non ne ha più, e poi chi perde ne pesca altre 2, ma non salta il turno. Chi vince sceglie il colore con cui si continua.
rule-battle-next = { $battle_next ->
    [challenged] Si continua nello stesso senso, a partire dalla persona sfidata: tocca a chi siede subito dopo.
   *[challenger] Si continua nello stesso senso, a partire da chi ha giocato la carta: tocca a chi siede subito dopo.
}
rule-battle-last = { $battle ->
    [may] Se è la tua ultima carta, puoi chiudere il round senza combattere. Se invece combatti, peschi una carta con cui farlo.
   *[must] Se è la tua ultima carta, prima peschi una carta, poi combatti.
}
rule-battle-nothing = Quando non c’è più niente da pescare, perde chi non può mostrare una carta. Se non può nessuno dei due, ognuno riprende le sue carte, e il colore lo sceglie chi ha giocato la carta { name-special }. Chi ha combattuto e resta senza carte ha vinto il round.

rule-hyper = { name-special }: scegli un colore. Da lì in poi, ogni volta che si gioca una carta di quel colore, chi viene dopo salta il turno. La carta { name-special } da sola non fa saltare il turno a nessuno.
rule-hyper-actions = Un { name-skip } o un { name-draw-two } di quel colore fa comunque saltare un turno solo. Con un { name-reverse } prima il gioco si inverte, poi salta il turno chi viene dopo nel nuovo senso. Se con un { name-wild } o un { name-draw-four } si sceglie lo stesso colore, l’ipervelocità continua, senza far saltare un turno in più.
rule-hyper-end = L’ipervelocità finisce appena qualcuno porta in gioco un altro colore, e non torna con il colore di prima. Un’altra carta { name-special } fissa un nuovo colore. Pescare non cambia niente.

rule-first-special = Se la prima carta è una carta { name-special }, chi comincia sceglie il colore e poi gioca. La carta non fa altro.
rule-last-special = { $box ->
    [scary] Se una carta { name-special } è la tua ultima carta, hai vinto il round e la carta non fa più niente: non si dà via nessuna carta.
    [revenge] Se una carta { name-special } è la tua ultima carta, hai vinto il round e la carta non fa più niente: nessuno riceve carte.
   *[hyper] Se una carta { name-special } è la tua ultima carta, hai vinto il round e la carta non fa più niente: non si sceglie nessun colore.
}

rule-stack = { $stacking ->
    [any] Quando dovresti pescare per un { name-draw-two } o un { name-draw-four }, puoi invece giocarci sopra un { name-draw-two } o un { name-draw-four } qualsiasi, di qualunque colore.
   *[same] Quando dovresti pescare per un { name-draw-two }, puoi invece giocarci sopra un altro { name-draw-two }, di qualunque colore; e su un { name-draw-four } un altro { name-draw-four }.
} Le carte da pescare si sommano, e la somma passa a chi viene dopo.
rule-stack-take = Chi non ci gioca sopra niente pesca tutta la somma e salta il turno.
rule-stack-first = Un { name-draw-two } girato come prima carta fa effetto subito; non ci si può giocare sopra niente.
rule-stack-last = Se qualcuno chiude il round con una carta così, chi viene dopo pesca tutta la somma e non può giocarci sopra niente.
rule-stack-verdict = Puoi sfidare solo chi ha giocato il { name-draw-four } in cima. Se non era regolare, tutta la somma la pesca chi l’ha giocato, e tu fai il tuo turno normale. Se era regolare, peschi la somma più 2 carte e salti il turno.
rule-jump-in = Fuori turno! Se hai una carta identica a quella in cima, con lo stesso colore e lo stesso numero o simbolo, puoi giocarla anche se non tocca a te, purché chi è di turno non abbia ancora giocato o pescato. Conta chi fa prima.
rule-jump-in-next = Poi tocca a chi viene dopo la persona che ha giocato fuori turno, e chi era di turno perde quel turno. Quello che è stato pescato o saltato prima resta com’è.
rule-seven = Quando giochi un 7, scambi tutte le tue carte con quelle di chi vuoi.
rule-zero = Quando giochi uno 0, ognuno passa tutte le sue carte a chi viene dopo, nel senso di gioco.
rule-seven-zero-last = Un 7 o uno 0 che è la tua ultima carta, o la prima del round, non fa spostare le carte.

rule-uno = Quando giochi una carta e te ne resta una sola, di’ “UNO!” ad alta voce.
rule-uno-everyone = Vale anche quando è la carta di qualcun altro a lasciartene una sola.
rule-uno-caught = { $uno_until ->
    [played] Se te ne dimentichi, gli altri possono beccarti finché chi viene dopo non ha giocato, o pescato e tenuto una carta.
    [own_turn] Se te ne dimentichi, gli altri possono beccarti fino al tuo prossimo turno.
   *[begins] Se te ne dimentichi, gli altri possono beccarti finché non comincia il turno di chi viene dopo.
} Un turno saltato non conta. Chi si fa beccare pesca { $uno_penalty ->
    [one] 1 carta
   *[other] { $uno_penalty } carte
}.
rule-uno-late = Dirlo in ritardo va bene, se nessuno ti ha ancora beccato. Accusare qualcuno per sbaglio non costa niente. Se intanto le tue carte cambiano, non devi più dirlo.
rule-uno-automatic = UNO viene detto per te quando ti resta una sola carta: nessuno può dimenticarlo né farsi beccare.

rule-out = Il round è finito appena qualcuno resta senza carte. Nessuno salta più il turno, e nessun colore viene scelto.
rule-last-draw = Se l’ultima carta è un { name-draw-two } o un { name-draw-four }, chi viene dopo pesca ancora le 2 o 4 carte, che contano come tutte le altre.
rule-last-draw-none = L’ultima carta chiude subito il round: nemmeno un { name-draw-two } o un { name-draw-four } fa più pescare qualcuno.
rule-blocked = Se le carte non bastano, si pescano quelle che ci sono. Quando non c’è più niente da pescare, chi ha una carta che va bene la gioca e chi non ne ha passa. Se passano tutti, uno dopo l’altro, il round è bloccato: finisce e non lo vince nessuno.
rule-circles = Il round è bloccato anche quando il mazzo di scarto viene rimischiato più e più volte, mentre chi pesca non ha altro da giocare e a nessuno cambiano le carte in mano. Succede dopo quattro volte per ogni giocatore.
rule-next-dealer-neighbor = { $direction ->
    [right] Nel round dopo fa il mazziere chi siede alla destra del mazziere di prima.
   *[left] Nel round dopo fa il mazziere chi siede alla sinistra del mazziere di prima.
}
rule-next-dealer = { $next_dealer ->
    [winner] Chi vince un round fa il mazziere nel prossimo. Se non ha vinto nessuno, il mazziere resta lo stesso.
    [draw] Prima di ogni round si pesca di nuovo per decidere il mazziere.
   *[same] Il mazziere resta lo stesso in ogni round.
}

rule-points = Tutti scoprono le carte, e chi ha vinto fa punti per ogni carta rimasta agli altri. Poi si gioca un altro round, finché qualcuno arriva ad almeno { $target } punti e vince la partita. In un round bloccato nessuno fa punti.
rule-points-low = Tutti scoprono le carte, e ognuno somma i punti delle carte che ha in mano, anche dopo un round bloccato. Appena qualcuno arriva ad almeno { $target } punti, vince la partita il totale più basso. Se più giocatori hanno lo stesso totale, vincono insieme.
rule-round-won = Chi finisce per primo le carte ha vinto la partita. Mischiate e giocate ancora!
rule-points-optional = Se vi va, contate i punti. Chi vince un round fa punti per ogni carta rimasta agli altri, e vince chi arriva per primo ad almeno { $target } punti.
rule-points-table = Ecco quanto valgono le carte:
rulebook-points-number = Carte con un numero
rulebook-points-face = il loro numero
rulebook-points-action = { name-skip }, { name-reverse }, { name-draw-two }
rulebook-points-colorless = { $box ->
    [classic] { name-wild }, { name-draw-four }
   *[other] { name-wild }, { name-draw-four }, { name-special }
}
rule-low-offered = Un altro modo di giocare, se prima di cominciare siete tutti d’accordo: dopo ogni round ognuno somma i punti delle carte che ha in mano. Quando qualcuno arriva ad almeno { $target } punti, vince il totale più basso.

note-drawn-colorless = Il libretto parla solo di una carta da abbinare. Qui vale anche una carta senza colore, in mano o appena pescata, perché va bene su tutto.
note-two-player-reverse = Preso alla lettera, il libretto dice che un { name-reverse } inverte soltanto il gioco, e in due questo non cambia niente. Qui, in due, funziona come un { name-skip }, come si gioca in quasi tutte le famiglie.
note-own-turn = Il libretto permette di giocare un { name-wild } in qualunque momento. Qui si aspetta il proprio turno, come negli altri libretti della scatola.
note-color-only = Il libretto non è chiaro su quali carte rendono irregolare un { name-draw-four }. Qui decide solo il colore: un numero uguale non è un ostacolo, una carta azione di quel colore sì.
note-challenger = Il libretto non è chiaro su chi può lanciare la sfida. Qui può farlo solo chi deve pescare, altrimenti non si saprebbe a chi toccano le 6 carte.
note-caught-bluff = Il libretto non dice a chi tocca quando una sfida riesce. Qui chi ha lanciato la sfida non pesca niente e fa il suo turno normale; alla lettera quel turno sarebbe perso.
note-must-fight = Il libretto si può leggere come se combattere fosse una scelta. Qui è un obbligo, perché il colore lo sceglie solo chi vince.
note-battle-out = Preso alla lettera, il libretto non fa mai chiudere il round a una battaglia. Qui lo chiude quando non c’è più niente da pescare e qualcuno resta senza carte.
note-current-direction = Il libretto parla del senso normale dopo una battaglia. Qui è quello del momento, come negli altri libretti della scatola.
note-hyper-anyone = Il libretto aspetta che sia un’altra persona a portare in gioco un nuovo colore. Qui può farlo chiunque, altrimenti non si saprebbe se il colore vale ancora.
note-turn-over = Secondo il libretto gli altri possono beccarti finché chi viene dopo non gioca una carta. Qui non possono più farlo nemmeno quando chi viene dopo pesca e tiene la carta.
note-own-next-turn = Il libretto non mette un limite per beccare qualcuno. Qui il limite è il tuo prossimo turno, perché da lì in poi le tue carte sono cambiate.
note-last-battle = Il libretto chiude il round con l’ultima carta giocata. Qui con un’ultima carta { name-special } si può ancora combattere, perché una battaglia non chiude il round.
note-given-away = Il libretto chiude il round quando si gioca l’ultima carta. Qui finisce anche quando la si dà via, perché lo scopo è restare senza carte.
note-top-card = Il libretto rimischia tutto il mazzo di scarto appena il mazzo di pesca è vuoto. Qui si aspetta che serva una carta, e quella in cima resta, così c’è qualcosa su cui giocare.
note-circles = Preso alla lettera, il libretto fa rimischiare il mazzo di scarto senza fine. Qui, quando non si va più avanti, il round finisce e non lo vince nessuno.
note-lowest-total = Quando ognuno somma i punti delle proprie carte, il libretto parla di chi perde. Qui vince il totale più basso; il gioco è lo stesso.
note-last-card = Secondo il libretto ogni carta azione giocata fa effetto. Qui l’ultima no, nemmeno quando si contano i punti, perché chi la gioca vince subito.
