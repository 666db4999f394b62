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
event-returned = { $cards } no vale como primera carta: vuelve { card-pile.into }.
event-starts =
    { $you ->
        [who] Empiezas tú; se juega { event-way }.
       *[no] Empieza { $who }; se juega { event-way }.
    }

## Un turno

event-laid =
    { $you ->
        [who] Juegas { $cards }.
       *[no] { $who } juega { $cards }.
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
        [who] Eliges el { color-name }.
       *[no] { $who } elige el { color-name }.
    }
event-skipped =
    { $you ->
        [who] Pierdes tu turno.
       *[no] { $who } pierde su turno.
    }
event-reversed = Cambia el sentido: ahora se juega { event-way }.
event-reshuffled = Se mezcla { card-discard }: hay { count-cards } para robar.

## Comodín Roba 4

event-challenged =
    { $you ->
        [who] Desafías a { $whom } a mostrar sus cartas.
        [whom] { $who } te desafía a mostrar tus cartas.
       *[no] { $who } desafía a { $whom } a mostrar sus cartas.
    }
event-shown =
    { $you ->
        [who] Le muestras tu mano a { $whom }.
        [whom] { $who } te muestra su mano: { $cards }.
       *[no] { $known ->
            [yes] { $who } muestra su mano: { $cards }.
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
        [who] Pones tu carta boca abajo.
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
event-hyper = Hipervelocidad: ahora, con cada carta { color-feminine }, el siguiente jugador pierde su turno.
event-hyper-over = Se acabó la hipervelocidad.

## Reglas de la casa

event-swapped =
    { $you ->
        [who] Cambias tu mano por la de { $whom }.
        [whom] { $who } cambia su mano por la tuya.
       *[no] { $who } cambia su mano por la de { $whom }.
    }
event-rotated =
    { $way ->
        [left] Todas las manos pasan a la persona de la izquierda.
       *[right] Todas las manos pasan a la persona de la derecha.
    }

## UNO

event-said-uno =
    { $you ->
        [who] Dices: ¡UNO!
       *[no] { $who } dice: ¡UNO!
    }
event-caught =
    { $you ->
        [who] Atrapas a { $whom }: no dijo UNO.
        [whom] { $who } te atrapa: no dijiste UNO.
       *[no] { $who } atrapa a { $whom }, que no dijo UNO.
    }

## El final

event-went-out =
    { $you ->
        [who] ¡Te quedas sin cartas!
       *[no] ¡{ $who } se queda sin cartas!
    }
event-blocked = La ronda queda bloqueada: nadie la gana.
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
