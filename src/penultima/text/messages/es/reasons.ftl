reason-need =
    { $top ->
        [colorless] { $draw ->
            [yes] Necesitas { color-card } o un comodín; si no, roba.
           *[no] Necesitas { color-card } o un comodín.
        }
       *[colored] { $draw ->
            [yes] Necesitas { color-card }, { $face } o un comodín; si no, roba.
           *[no] Necesitas { color-card }, { $face } o un comodín.
        }
    }
reason-fine = Ahora puedes hacerlo.
reason-no-such-seat = Ahí no hay nadie sentado.
reason-no-such-move = Esa jugada no existe. Escribe “?” para ver la ayuda.
reason-round-over = La ronda ya terminó.
reason-not-your-turn = Aún no te toca: le toca a { $who }.
reason-not-in-hand = No tienes { $card }.
reason-no-match = { $card } no encaja. { reason-need }
reason-would-be-bluff =
    { $guilt ->
        [wild] En esta mesa no hay faroles: tienes otro comodín, así que { card-draw-four.the } tiene que esperar.
       *[color] En esta mesa no hay faroles: tienes { color-cards }, así que { card-draw-four.the } tiene que esperar.
    }
reason-only-the-drawn-card = La carta robada es { $drawn }: solo puedes jugar esa.
reason-must-lay-it = { $drawn } encaja, y aquí lo que encaja se juega.
reason-already-drawn =
    { $keep ->
        [yes] Ya robaste { $drawn }: juega esa carta o quédatela.
       *[no] Ya robaste { $drawn }: juega esa carta.
    }
reason-nothing-drawn = Aún no hay carta robada que quedarse: primero juega una o roba.
reason-no-color-asked = Ahora no hay que elegir color. Juega una carta o roba.
reason-no-draw-four =
    { $n ->
        [0] No hay ningún { card-draw-four.bare } al que responder.
       *[other] Solo se puede desafiar a quien juega { card-draw-four.face }.
    }
reason-nothing-to-doubt = En esta mesa no hay faroles, así que no hay a quién desafiar.
reason-no-seat-asked = Ahora no hay que elegir a nadie.
reason-nothing-to-decline = No hay nada que rechazar.
reason-name-a-color = Primero elige un color: { $colors }.
reason-answer-the-draw-four =
    { $can ->
        [stack] Primero responde a la carta que te hace robar: acepta o juega encima otra que haga robar.
        [both] Primero responde al { card-draw-four.bare }: acepta, desafía o juega encima otra carta que haga robar.
        [challenge] Primero responde al { card-draw-four.bare }: acepta o desafía.
       *[nothing] Te toca aceptar y robar { $n } cartas.
    }
reason-choose-a-color-to-give = Primero elige el color que regalas.
reason-color-not-held = No tienes cartas de ese color.
reason-must-give = Según este folleto, hay que regalar un color.
reason-give-a-card = Primero elige la carta que das.
reason-not-that-color = Estás regalando { color-cards }: elige una de esas.
reason-choose-who-gets-it = Primero elige para quién es la siguiente carta.
reason-choose-a-foe = Primero elige a quién retas.
reason-must-fight = Según este folleto, con { card-special } hay que batallar.
reason-choose-a-card-to-show = Primero elige la carta con la que batallas.
reason-not-yourself = Elige a otra persona, no a ti.
reason-uno-is-automatic = En esta mesa no hace falta decir UNO: se dice por ti.
reason-uno-not-owed = Ahora no hace falta decir UNO.
reason-nothing-to-catch = Ahora no hay a quién atrapar.
reason-call-later = Espera a que termine el efecto de esta carta; después podrás.
reason-not-identical =
    { $top ->
        [colorless] Le toca a { $who }, y sobre un comodín nadie puede colarse.
       *[colored] Le toca a { $who }. Para colarte necesitas una carta idéntica a la de arriba: { $upcard }.
    }
reason-must-play = Tienes una carta que encaja, y en esta mesa quien puede jugar tiene que hacerlo.
reason-nothing-to-draw = No queda nada que robar y tienes una carta que encaja: juégala.
reason-cannot-stack =
    { $stacking ->
        [same] { $on ->
            [two] Sobre { card-draw-two.the } solo puede ir otra carta { card-draw-two.name }. Si no, roba { $n } cartas.
           *[four] Sobre { card-draw-four.the } solo puede ir otro { card-draw-four.bare }. Si no, roba { $n } cartas.
        }
       *[any] Aquí encima solo puede ir { card-draw-two.face } o { card-draw-four.face }. Si no, roba { $n } cartas.
    }
reason-choose-who-swaps = Primero elige por la mano de quién cambias la tuya.

## Por qué vale una jugada

reason-fits-color = Sí: { $card } encaja, porque ahora manda el { color-name }.
reason-fits-face = Sí: { $card } encaja, porque también es { $face }.
reason-fits-wild = Sí: { $card } encaja con todo.
reason-fits-bluff =
    { $guilt ->
        [wild] Sí, como farol: tienes otro comodín, así que un desafío te descubriría.
       *[color] Sí, como farol: todavía tienes { color-cards }, así que un desafío te descubriría.
    }
reason-fits-stack = Sí: con { $card } le pasas las { $n } cartas al siguiente.
reason-fits-jump = Sí: es igual que la carta de arriba, así que puedes colarte.
reason-fits-other = Sí, ahora puedes hacerlo.
