event-way =
    { $way ->
        [left] hacia la izquierda, en sentido horario
       *[right] hacia la derecha, en sentido antihorario
    }

## Antes de la ronda

event-dealer =
    { $you ->
        [who] Te toca repartir.
       *[no] Le toca repartir a { $who }.
    }
event-dealer-drawn =
    { $you ->
        [who] Todos roban una carta para ver quién reparte: { $list }. Repartes tú.
       *[no] Todos roban una carta para ver quién reparte: { $list }. Reparte { $who }.
    }
event-draw =
    { $you ->
        [who] tú ({ $cards })
       *[no] { $who } ({ $cards })
    }
event-tie = { $list }, y otra vez para desempatar
event-dealt =
    { $you ->
        [who] Recibes { $cards }.
       *[no] { $who } recibe { $cards }.
    }
event-turned = La primera carta es { $cards }.
event-returned = { $cards } no puede empezar: vuelve { card-pile.into }.
event-starts =
    { $you ->
        [who] Empiezas tú; se juega { event-way }.
       *[no] Empieza { $who }; se juega { event-way }.
    }

## Un turno

event-laid =
    { $you ->
        [who] Tiras { $cards }.
       *[no] { $who } tira { $cards }.
    }
event-jumped-in =
    { $you ->
        [who] Te cuelas con { $cards }.
       *[no] { $who } se cuela con { $cards }.
    }
event-drew =
    { $why ->
        [two] { $you ->
            [who] Robas { $cards } por { card-draw-two.the }.
           *[no] { $who } roba { $cards } por { card-draw-two.the }.
        }
        [four] { $you ->
            [who] Robas { $cards } por { card-draw-four.the }.
           *[no] { $who } roba { $cards } por { card-draw-four.the }.
        }
        [uno] { $you ->
            [who] Robas { $cards } por el UNO olvidado.
           *[no] { $who } roba { $cards } por el UNO olvidado.
        }
        [battle] { $you ->
            [who] Tras la batalla, robas { $cards }.
           *[no] Tras la batalla, { $who } roba { $cards }.
        }
        [show] { $you ->
            [who] Robas { $cards } para la batalla.
           *[no] { $who } roba { $cards } para la batalla.
        }
       *[turn] { $you ->
            [who] Robas { $cards }.
           *[no] { $who } roba { $cards }.
        }
    }
event-kept =
    { $you ->
        [who] Te la quedas.
       *[no] { $who } se la queda.
    }
event-passed =
    { $you ->
        [who] No queda nada que robar: pasas.
       *[no] No queda nada que robar: { $who } pasa.
    }
event-named =
    { $you ->
        [who] Eliges { color-name }.
       *[no] { $who } elige { color-name }.
    }
event-skipped =
    { $you ->
        [who] Pierdes el turno.
       *[no] { $who } pierde el turno.
    }
event-reversed = Cambia el sentido: ahora { event-way }.
event-reshuffled = Se baraja { card-discard }: hay { count-cards } para robar.

## Comodín Roba 4

event-challenged =
    { $you ->
        [who] Desafías { card-draw-four.the } de { $whom }.
        [whom] { $who } desafía tu { card-draw-four.bare }.
       *[no] { $who } desafía { card-draw-four.the } de { $whom }.
    }
event-shown =
    { $you ->
        [who] Le muestras tu mano a { $whom }.
        [whom] { $who } te muestra su mano: { $cards }.
       *[no] { $known ->
            [yes] { $who } le muestra su mano a { $whom }: { $cards }.
           *[no] { $who } le muestra su mano a { $whom }.
        }
    }
event-guilty =
    { $you ->
        [who] Tu { card-draw-four.bare } era un farol.
       *[no] { card-draw-four.the } de { $who } era un farol.
    }
event-innocent =
    { $you ->
        [who] Tu { card-draw-four.bare } era legal.
       *[no] { card-draw-four.the } de { $who } era legal.
    }

## Las cartas especiales

event-gave =
    { $you ->
        [who] Le das { $cards } a { $whom }.
        [whom] { $who } te da { $cards }.
       *[no] { $who } le da { $cards } a { $whom }.
    }
event-shared =
    { $you ->
        [who] Le pasas { $cards } a { $whom }.
        [whom] { $who } te pasa { $cards }.
       *[no] { $who } le pasa { $cards } a { $whom }.
    }
event-foe =
    { $you ->
        [who] Retas a { $whom } a una batalla.
        [whom] { $who } te reta a una batalla.
       *[no] { $who } reta a { $whom } a una batalla.
    }
event-chose =
    { $you ->
        [who] Tu carta está boca abajo.
       *[no] { $who } pone una carta boca abajo.
    }
event-revealed =
    { $you ->
        [who] Muestras { $cards }.
       *[no] { $who } muestra { $cards }.
    }
event-tied = Empate: los dos eligen otra vez.
event-won-battle =
    { $you ->
        [who] Le ganas la batalla a { $whom }.
        [whom] { $who } te gana la batalla.
       *[no] { $who } le gana la batalla a { $whom }.
    }
event-took =
    { $you ->
        [who] Te llevas { $cards }.
       *[no] { $who } se lleva { $cards }.
    }
event-hyper = Hipervelocidad: ahora, cada carta { color-feminine } salta a un jugador.
event-hyper-over = Se acabó la hipervelocidad.

## Reglas de la casa

event-swapped =
    { $you ->
        [who] Intercambias la mano con { $whom }.
        [whom] { $who } intercambia la mano contigo.
       *[no] { $who } intercambia la mano con { $whom }.
    }
event-rotated =
    { $way ->
        [left] Todas las manos pasan hacia la izquierda.
       *[right] Todas las manos pasan hacia la derecha.
    }

## UNO

event-said-uno =
    { $you ->
        [who] Dices: ¡UNO!
       *[no] { $who } dice: ¡UNO!
    }
event-caught =
    { $you ->
        [who] Atrapas a { $whom } sin UNO.
        [whom] { $who } te atrapa sin UNO.
       *[no] { $who } atrapa a { $whom } sin UNO.
    }

## El final

event-went-out =
    { $you ->
        [who] ¡Te quedas sin cartas!
       *[no] ¡{ $who } se queda sin cartas!
    }
event-blocked = Nadie puede tirar ni robar: la ronda queda bloqueada.
event-scored =
    { $you ->
        [who] Sumas { count-points }.
       *[no] { $who } suma { count-points }.
    }
event-scored-none = Nadie suma puntos.
event-match-over =
    { $you ->
        [who] ¡Ganas la partida!
       *[no] ¡{ $who } gana la partida!
    }
event-match-shared = Victoria compartida: { $list }.
event-lost =
    { $you ->
        [who] Tienes { count-points } y pierdes la partida.
       *[no] { $who } tiene { count-points } y pierde la partida.
    }
