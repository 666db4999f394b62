ask-turn = Te toca: juega una carta o roba.
ask-turn-must = Te toca: tienes una carta que encaja y hay que jugarla.
ask-drawn = La carta robada es { $card }: juégala o quédatela.
ask-drawn-must = La carta robada es { $card }. No tenías otra que encajara, así que hay que jugarla.
ask-drawn-forced = La carta robada es { $card }. En esta mesa, lo que encaja se juega.
ask-color = ¿Con qué color se sigue?
ask-challenge = { $who } juega { card-draw-four }. ¿Robas cuatro cartas o desafías?
ask-stack =
    { $can ->
        [stack] { $who } juega { $card }. ¿Robas { $n } cartas o juegas encima otra carta que haga robar, para que le toquen al siguiente?
        [challenge] { $who } juega { $card }. ¿Robas { $n } cartas o desafías?
        [both] { $who } juega { $card }. ¿Robas { $n } cartas, juegas encima otra carta que haga robar o desafías?
       *[nothing] { $who } juega { $card } y no tienes nada que jugar encima: te toca robar { $n } cartas.
    }
ask-bluff =
    { $guilt ->
        [wild] Es un farol si { $who } todavía tiene una carta del color anterior o una carta sin color.
       *[color] Es un farol si { $who } todavía tiene una carta del color anterior.
    }
ask-stakes = Si lo es, { $who } roba { $n }; si no, tú robas { $more }.
ask-give-color = ¿Qué color regalas? Todas tus cartas de ese color se reparten entre los demás.
ask-give-card = ¿Qué carta { color-feminine } le das a { $who }?
ask-share = Cartas por repartir: { $n }. ¿Para quién es la siguiente?
ask-foe = ¿A quién retas a una batalla?
ask-fight = Elige en secreto una carta contra { $who }. Gana el número más alto; los símbolos cuentan como cero.
ask-swap = Tu siete cambia tu mano por otra: ¿por la de quién?

## Fuera de turno

ask-uno = Te queda una carta. Pulsa Enter para seguir o escribe uno.
ask-catch = A { $who } le queda una carta y no ha dicho UNO. Pulsa Enter para seguir o escribe atrapar { $seat }.
ask-jump = Tienes { $card }, igual que la carta de arriba. Pulsa Enter para seguir o escribe { $example } para colarte.
ask-next-round = Pulsa Enter para jugar la siguiente ronda.

## Recordatorios

ask-remind-uno = Te quedan dos cartas: di UNO al jugar una, así: { $example }.
ask-remind-uno-color = Te queda una carta: di UNO al elegir el color, así: { $example }.

## Respuestas de la lista

ask-move-draw = robar
ask-move-keep = quedármela
ask-move-accept = robar { count-cards }
ask-move-challenge = desafiar
ask-move-uno = decir UNO
ask-move-give-none = no regalar nada
ask-move-no-battle = sin batalla
ask-move-catch = atrapar a { $who }
