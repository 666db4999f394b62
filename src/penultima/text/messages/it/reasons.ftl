reason-need =
    { $top ->
        [colorless] { $draw ->
            [yes] Serve { color-card } o una carta senza colore – oppure pesca.
           *[no] Serve { color-card } o una carta senza colore.
        }
       *[colored] { $draw ->
            [yes] Serve { color-card }, { $face } o una carta senza colore – oppure pesca.
           *[no] Serve { color-card }, { $face } o una carta senza colore.
        }
    }
reason-fine = Adesso puoi farlo.
reason-no-such-seat = Lì non c’è nessuno.
reason-no-such-move = Questa mossa non esiste. Scrivi ? per l’aiuto.
reason-round-over = Il round è finito.
reason-not-your-turn = Non tocca ancora a te: ora gioca { $who }.
reason-not-in-hand = Non hai in mano { $card }.
reason-no-match = { $card } qui non va bene. { reason-need }
reason-would-be-bluff =
    { $guilt ->
        [wild] A questo tavolo non si bluffa: hai un’altra carta senza colore, quindi { card-draw-four.the } deve aspettare.
       *[color] A questo tavolo non si bluffa: hai { color-card }, quindi { card-draw-four.the } deve aspettare.
    }
reason-only-the-drawn-card = Hai pescato { $drawn }: puoi giocare solo questa carta.
reason-must-lay-it = { $drawn } va bene, e qui una carta che va bene si gioca per forza.
reason-already-drawn =
    { $keep ->
        [yes] Hai già pescato { $drawn }: gioca la carta o tienila.
       *[no] Hai già pescato { $drawn }: gioca la carta.
    }
reason-nothing-drawn = Non c’è niente da tenere: prima gioca una carta o pesca.
reason-no-color-asked = Adesso non serve un colore. Gioca una carta o pesca.
reason-no-draw-four =
    { $n ->
        [0] Non c’è un { card-draw-four.bare } a cui rispondere.
       *[other] Si può sfidare solo chi gioca { card-draw-four.face }.
    }
reason-nothing-to-doubt = A questo tavolo non si bluffa, quindi non c’è nessuno da sfidare.
reason-no-seat-asked = Adesso non c’è nessuno da scegliere.
reason-nothing-to-decline = Non c’è niente da rifiutare.
reason-name-a-color = Prima scegli un colore: { $colors }.
reason-answer-the-draw-four =
    { $can ->
        [stack] Prima rispondi alla carta che ti fa pescare: accetta, oppure giocaci sopra un’altra carta che fa pescare.
        [both] Prima c’è { card-draw-four.the }: accetta, lancia la sfida o giocaci sopra un’altra carta che fa pescare.
        [challenge] Prima c’è { card-draw-four.the }: accetta o lancia la sfida.
       *[nothing] Qui si può solo accettare e pescare { $n } carte.
    }
reason-choose-a-color-to-give = Prima scegli il colore da dare via.
reason-color-not-held = Non hai carte di quel colore.
reason-must-give = Secondo questo libretto un colore si deve dare via.
reason-give-a-card = Prima scegli la carta da dare.
reason-not-that-color = Stai dando via { color-cards }: scegline una.
reason-choose-who-gets-it = Prima scegli chi riceve la prossima carta.
reason-choose-a-foe = Prima scegli chi sfidare.
reason-must-fight = Secondo questo libretto con { card-special } si deve combattere.
reason-choose-a-card-to-show = Prima scegli la carta con cui combatti.
reason-not-yourself = Scegli un’altra persona, non te.
reason-uno-is-automatic = A questo tavolo UNO viene detto per te.
reason-uno-not-owed = Adesso non serve dire UNO.
reason-nothing-to-catch = Adesso non c’è nessuno da beccare.
reason-call-later = Prima si finisce con questa carta, poi puoi dirlo.
reason-not-identical =
    { $top ->
        [colorless] Ora gioca { $who }, e su una carta senza colore non si gioca fuori turno.
       *[colored] Ora gioca { $who }. Per giocare fuori turno serve proprio la carta in cima, { $upcard }.
    }
reason-must-play = Hai una carta che va bene, e a questo tavolo chi può giocare deve farlo.
reason-nothing-to-draw = Non c’è più niente da pescare e hai una carta che va bene: giocala.
reason-cannot-stack =
    { $stacking ->
        [same] { $on ->
            [two] Su { card-draw-two.face } si gioca solo { card-draw-two.face }. Oppure pesca { $n } carte.
           *[four] Su { card-draw-four.face } si gioca solo { card-draw-four.face }. Oppure pesca { $n } carte.
        }
       *[any] Solo { card-draw-two.face } o { card-draw-four.face } passa avanti la somma. Oppure pesca { $n } carte.
    }
reason-choose-who-swaps = Prima scegli con chi scambiare le carte.

reason-fits-color = Sì: { $card } va bene, perché il colore in gioco è il { color-name }.
reason-fits-face = Sì: { $card } va bene, perché anche in cima c’è { $face }.
reason-fits-wild = Sì: { $card } va bene su tutto.
reason-fits-bluff =
    { $guilt ->
        [wild] Sì, ma è un bluff: hai un’altra carta senza colore, quindi chi ti sfida ha ragione.
       *[color] Sì, ma è un bluff: hai ancora { color-card }, quindi chi ti sfida ha ragione.
    }
reason-fits-stack = Sì: { $card } passa avanti le { $n } carte.
reason-fits-jump = Sì: è uguale alla carta in cima, quindi puoi giocare fuori turno.
reason-fits-other = Sì, adesso puoi farlo.
