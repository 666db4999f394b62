ask-turn = Tocca a te: gioca una carta o pesca.
ask-turn-must = Tocca a te: hai una carta che va bene, quindi va giocata.
ask-drawn = Hai pescato { $card }: giochi la carta o la tieni?
ask-drawn-must = Hai pescato { $card }. Non avevi altro che andasse bene, quindi la carta va giocata.
ask-drawn-forced = Hai pescato { $card }. A questo tavolo una carta che va bene va giocata.
ask-color = Con quale colore si continua?
ask-challenge = { $who } ha giocato { card-draw-four }. Peschi 4 carte o lanci la sfida? (Bluff: { $who } ne pesca 4. Regolare: tu ne peschi 6.)
ask-stack =
    { $can ->
        [stack] { $who } ha giocato { $card }. Pesca { $n } carte, oppure giocaci sopra un’altra carta che fa pescare e passa avanti il conto.
        [challenge] { $who } ha giocato { $card }. Peschi { $n } carte o lanci la sfida? (Bluff: { $who } ne pesca { $n }. Regolare: tu ne peschi { $more }.)
        [both] { $who } ha giocato { $card }. Peschi { $n } carte, ci giochi sopra un’altra carta che fa pescare o lanci la sfida? (Bluff: { $who } ne pesca { $n }. Regolare: tu ne peschi { $more }.)
       *[nothing] { $who } ha giocato { $card } e non hai niente da metterci sopra: pesca { $n } carte.
    }
ask-give-color = Quale colore dai via? Tutte le tue carte di quel colore fanno il giro del tavolo.
ask-give-card = Quale carta { color-feminine } dai a { $who }?
ask-share = Carte da distribuire: { $n }. A chi va la prossima?
ask-foe = Chi sfidi in battaglia?
ask-fight = Scegli di nascosto una carta contro { $who }. Vince il numero più alto; i simboli valgono zero.
ask-swap = Il tuo 7 ti fa scambiare le carte: con chi?

ask-uno = Ti resta una sola carta. Premi Invio per continuare o scrivi “uno”.
ask-catch = { $who } ha una sola carta e non ha detto niente. Premi Invio per continuare o scrivi “becca { $seat }”.
ask-jump = Hai in mano { $card }, proprio come la carta in cima. Premi Invio per continuare o scrivi { $example } per giocare fuori turno.
ask-next-round = Premi Invio per il prossimo round.

ask-remind-uno = Ti restano due carte: mentre giochi di’ UNO, per esempio { $example }.
ask-remind-uno-color = Ti resta una sola carta: di’ UNO insieme al colore, per esempio { $example }.

ask-move-draw = pesca
ask-move-keep = tieni la carta
ask-move-accept = pesca { count-cards }
ask-move-challenge = sfida
ask-move-uno = di’ UNO
ask-move-give-none = non dare via niente
ask-move-no-battle = niente battaglia
ask-move-catch = becca { $who }
