event-way =
    { $way ->
        [left] verso sinistra, in senso orario
       *[right] verso destra, in senso antiorario
    }

event-dealer =
    { $you ->
        [who] Il mazziere sei tu.
       *[no] Il mazziere è { $who }.
    }
event-dealer-drawn =
    { $you ->
        [who] Una carta a testa per decidere il mazziere: { $list }. Il mazziere sei tu.
       *[no] Una carta a testa per decidere il mazziere: { $list }. Il mazziere è { $who }.
    }
event-draw =
    { $you ->
        [who] tu { $cards }
       *[no] { $who } { $cards }
    }
event-tie = { $list }, poi lo spareggio
event-dealt =
    { $you ->
        [who] Ricevi { $cards }.
       *[no] { $who } riceve { $cards }.
    }
event-turned = La prima carta è { $cards }.
event-returned = { $cards } non può aprire il round: torna nel mazzo di pesca.
event-starts =
    { $you ->
        [who] Cominci tu; si gioca { event-way }.
       *[no] Comincia { $who }; si gioca { event-way }.
    }

event-laid =
    { $you ->
        [who] Giochi { $cards }.
       *[no] { $who } gioca { $cards }.
    }
event-jumped-in =
    { $you ->
        [who] Giochi fuori turno { $cards }.
       *[no] { $who } gioca fuori turno { $cards }.
    }
event-drew =
    { $why ->
        [two] { $you ->
            [who] Peschi { $cards } per { card-draw-two.the }.
           *[no] { $who } pesca { $cards } per { card-draw-two.the }.
        }
        [four] { $you ->
            [who] Peschi { $cards } per { card-draw-four.the }.
           *[no] { $who } pesca { $cards } per { card-draw-four.the }.
        }
        [uno] { $you ->
            [who] Peschi { $cards } per l’UNO dimenticato.
           *[no] { $who } pesca { $cards } per l’UNO dimenticato.
        }
        [battle] { $you ->
            [who] Dopo la battaglia peschi { $cards }.
           *[no] Dopo la battaglia { $who } pesca { $cards }.
        }
        [show] { $you ->
            [who] Peschi { $cards } per combattere.
           *[no] { $who } pesca { $cards } per combattere.
        }
       *[turn] { $you ->
            [who] Peschi { $cards }.
           *[no] { $who } pesca { $cards }.
        }
    }
event-kept =
    { $you ->
        [who] La tieni.
       *[no] { $who } la tiene.
    }
event-passed =
    { $you ->
        [who] Non c’è niente da pescare: passi.
       *[no] Non c’è niente da pescare: { $who } passa.
    }
event-named =
    { $you ->
        [who] Scegli il { color-name }.
       *[no] { $who } sceglie il { color-name }.
    }
event-skipped =
    { $you ->
        [who] Salti il turno.
       *[no] { $who } salta il turno.
    }
event-reversed = Il gioco si inverte: ora si gioca { event-way }.
event-reshuffled = Si rimischia il mazzo di scarto: { count-cards } da pescare.

event-challenged =
    { $you ->
        [who] Sfidi { $whom } sul suo { card-draw-four.bare }.
        [whom] { $who } ti sfida sul tuo { card-draw-four.bare }.
       *[no] { $who } sfida { $whom } sul suo { card-draw-four.bare }.
    }
event-shown =
    { $you ->
        [who] Mostri le tue carte a { $whom }.
        [whom] { $who } ti mostra le sue carte: { $cards }.
       *[no] { $known ->
            [yes] { $who } mostra le sue carte a { $whom }: { $cards }.
           *[no] { $who } mostra le sue carte a { $whom }.
        }
    }
event-guilty =
    { $you ->
        [who] Il tuo { card-draw-four.bare } era un bluff.
       *[no] Il { card-draw-four.bare } di { $who } era un bluff.
    }
event-innocent =
    { $you ->
        [who] Il tuo { card-draw-four.bare } era regolare.
       *[no] Il { card-draw-four.bare } di { $who } era regolare.
    }

event-gave =
    { $you ->
        [who] { $whom } riceve da te { $cards }.
        [whom] { $who } ti dà { $cards }.
       *[no] { $whom } riceve { $cards } da { $who }.
    }
event-shared =
    { $you ->
        [who] { $whom } riceve da te { $cards }.
        [whom] { $who } ti dà { $cards }.
       *[no] { $whom } riceve { $cards } da { $who }.
    }
event-foe =
    { $you ->
        [who] Sfidi { $whom } in battaglia.
        [whom] { $who } ti sfida in battaglia.
       *[no] { $who } sfida { $whom } in battaglia.
    }
event-chose =
    { $you ->
        [who] La tua carta è sul tavolo, coperta.
       *[no] { $who } mette giù una carta coperta.
    }
event-revealed =
    { $you ->
        [who] Mostri { $cards }.
       *[no] { $who } mostra { $cards }.
    }
event-tied = Parità: si sceglie di nuovo.
event-won-battle =
    { $you ->
        [who] Vinci la battaglia contro { $whom }.
        [whom] { $who } vince la battaglia contro di te.
       *[no] { $who } vince la battaglia contro { $whom }.
    }
event-took =
    { $you ->
        [who] Prendi { $cards }.
       *[no] { $who } prende { $cards }.
    }
event-hyper = Ipervelocità: ora ogni carta { color-feminine } fa saltare un turno.
event-hyper-over = L’ipervelocità è finita.

event-swapped =
    { $you ->
        [who] Scambi le carte con { $whom }.
        [whom] { $who } scambia le carte con te.
       *[no] { $who } scambia le carte con { $whom }.
    }
event-rotated =
    { $way ->
        [left] Tutti passano le proprie carte a sinistra.
       *[right] Tutti passano le proprie carte a destra.
    }

event-said-uno =
    { $you ->
        [who] Dici UNO!
       *[no] { $who } dice UNO!
    }
event-caught =
    { $you ->
        [who] UNO dimenticato: becchi { $whom }.
        [whom] UNO dimenticato: { $who } ti becca.
       *[no] UNO dimenticato: { $who } becca { $whom }.
    }

event-went-out =
    { $you ->
        [who] Hai finito le carte!
       *[no] { $who } ha finito le carte!
    }
event-blocked = Il round è bloccato: non lo vince nessuno.
event-scored =
    { $you ->
        [who] Fai { count-points }.
       *[no] { $who } fa { count-points }.
    }
event-scored-none = Nessuno fa punti.
event-match-over =
    { $you ->
        [who] Hai vinto la partita!
       *[no] { $who } ha vinto la partita!
    }
event-match-shared =
    { $you ->
        [who] Vincete insieme: { $list }.
       *[no] Vincono insieme: { $list }.
    }
event-lost =
    { $you ->
        [who] Hai { count-points } e perdi la partita.
       *[no] { $who } ha { count-points } e perde la partita.
    }
