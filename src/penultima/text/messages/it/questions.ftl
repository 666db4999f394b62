ask-turn = Tocca a te: gioca una carta o pesca.
ask-turn-must = Tocca a te: hai una carta che va bene, quindi devi giocare.
ask-drawn = Hai pescato { $card }: giochi la carta o la tieni?
ask-drawn-must = Hai pescato { $card }. Non avevi altro che andasse bene, quindi devi giocare questa carta.
ask-drawn-forced = Hai pescato { $card }. A questo tavolo una carta che va bene si gioca per forza.
ask-color = Con quale colore si continua?
ask-challenge = { $who } ha giocato { card-draw-four }. Peschi 4 carte o lanci la sfida?
ask-stack =
    { $can ->
        [stack] { $who } ha giocato { $card }. Pesca { $n } carte, oppure giocaci sopra un’altra carta che fa pescare e passa avanti la somma.
        [challenge] { $who } ha giocato { $card }. Peschi { $n } carte o lanci la sfida?
        [both] { $who } ha giocato { $card }. Peschi { $n } carte, ci giochi sopra un’altra carta che fa pescare o lanci la sfida?
       *[nothing] { $who } ha giocato { $card } e non hai niente da giocarci sopra: pesca { $n } carte.
    }
ask-bluff =
    { $guilt ->
        [wild] È un bluff se { $who } ha ancora una carta del colore di prima o una carta senza colore.
       *[color] È un bluff se { $who } ha ancora una carta del colore di prima.
    }
ask-stakes = In quel caso { $who } ne pesca { $n }; altrimenti ne peschi { $more } tu.
ask-give-color = Quale colore dai via? Tutte le tue carte di quel colore fanno il giro del tavolo.
ask-give-card = Quale carta { color-feminine } riceve { $who }?
ask-share = Carte da distribuire: { $n }. Chi riceve la prossima?
ask-foe = Chi sfidi in battaglia?
ask-fight = Scegli di nascosto una carta contro { $who }. Vince il numero più alto; una carta senza numero conta come 0.
ask-swap = Con il tuo 7 scambi le carte: con chi?

ask-uno = Ti resta una sola carta. Premi Invio per continuare o scrivi “uno”.
ask-catch = { $who } ha una sola carta e non ha detto UNO. Premi Invio per continuare o scrivi “becca { $seat }”.
ask-jump = Hai in mano { $card }, proprio come la carta in cima. Premi Invio per continuare o scrivi { $example } per giocare fuori turno.
ask-next-round = Premi Invio per il prossimo round.

ask-remind-uno = Ti restano due carte: quando giochi, di’ UNO, per esempio { $example }.
ask-remind-uno-color = Ti resta una sola carta: di’ UNO insieme al colore, per esempio { $example }.

ask-move-draw = pesca
ask-move-keep = tieni la carta
ask-move-accept = pesca { count-cards }
ask-move-challenge = sfida
ask-move-uno = di’ UNO
ask-move-give-none = non dare via niente
ask-move-no-battle = niente battaglia
ask-move-catch = becca { $who }
