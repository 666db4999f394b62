ask-turn = Te toca: tira una carta o roba.
ask-turn-must = Te toca: puedes tirar una carta, así que hay que tirar.
ask-drawn = La carta robada es { $card }: tírala o quédatela.
ask-drawn-must = La carta robada es { $card }. No encajaba nada más, así que hay que tirarla.
ask-drawn-forced = La carta robada es { $card }. En esta mesa, lo que encaja se tira.
ask-color = ¿Con qué color se sigue?
ask-challenge = { $who } tira { card-draw-four }. ¿Robas cuatro cartas o desafías? (Si es un farol, { $who } roba cuatro. Si es legal, tú robas seis.)
ask-stack =
    { $can ->
        [stack] { $who } tira { $card }. ¿Robas { $n } cartas o tiras encima otra carta de robar y pasas la suma?
        [challenge] { $who } tira { $card }. ¿Robas { $n } cartas o desafías? (Si es un farol, { $who } roba { $n }. Si es legal, tú robas { $more }.)
        [both] { $who } tira { $card }. ¿Robas { $n } cartas, tiras encima otra carta de robar o desafías? (Si es un farol, { $who } roba { $n }. Si es legal, tú robas { $more }.)
       *[nothing] { $who } tira { $card } y no tienes nada que tirar encima: te toca robar { $n } cartas.
    }
ask-give-color = ¿Qué color regalas? Todas tus cartas de ese color se reparten por la mesa.
ask-give-card = ¿Qué carta { color-feminine } le das a { $who }?
ask-share = Cartas por repartir: { $n }. ¿Quién se lleva la siguiente?
ask-foe = ¿A quién retas a una batalla?
ask-fight = Elige en secreto una carta contra { $who }. Gana el número más alto; los símbolos cuentan cero.
ask-swap = Con tu siete intercambias la mano: ¿con quién?

## Fuera de turno

ask-uno = Te queda una carta. Pulsa Enter para seguir o escribe uno.
ask-catch = A { $who } le queda una carta y sigue en silencio. Pulsa Enter para seguir o escribe atrapar { $seat }.
ask-jump = Tienes { $card }, igual que la carta de arriba. Pulsa Enter para seguir o escribe { $example } para colarte.
ask-next-round = Pulsa Enter para la siguiente ronda.

## Recordatorios

ask-remind-uno = Te quedan dos cartas: di UNO al tirar, así: { $example }.
ask-remind-uno-color = Te queda una carta: di UNO con el color, así: { $example }.

## Respuestas de la lista

ask-move-draw = robar
ask-move-keep = quedármela
ask-move-accept = robar { count-cards }
ask-move-challenge = desafiar
ask-move-uno = decir UNO
ask-move-give-none = no regalar nada
ask-move-no-battle = sin batalla
ask-move-catch = atrapar a { $who }
