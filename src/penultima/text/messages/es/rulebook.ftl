## Nombres, con mayúscula, para títulos y listas. Dentro de una frase se usan card-skip.face, card-special.the …

name-box = { $box ->
    [scary] Monstruo-cartas
    [revenge] Venganza
    [battle] Batalla de patadas
    [hyper] Hipervelocidad
   *[classic] Clásica
}
name-special = { $box ->
    [scary] Monstruo-carta “Uuuuu”
    [revenge] Venganza del Dr. Espiráculo
    [battle] Batalla de patadas
    [hyper] Hipervelocidad
   *[classic] Carta especial
}
name-skip = { card-skip.name }
name-reverse = { card-reverse.name }
name-draw-two = { card-draw-two.name }
name-wild = { card-wild.bare }
name-draw-four = { card-draw-four.bare }
name-fourth-color = { $box ->
    [scary] rosa
   *[other] rojo
}

## El marco

rulebook-title = { name-box }: las reglas
rulebook-about = { $box ->
    [scary] Las reglas de la caja de Monster High según su folleto en { $language }, con nuestras propias palabras.
    [revenge] Las reglas de la caja de los Pingüinos de Madagascar según su folleto en { $language }, con nuestras propias palabras.
    [battle] Las reglas de la caja Kickin’ Battle según su folleto en { $language }, con nuestras propias palabras.
    [hyper] Las reglas de la caja de la hipervelocidad según su folleto en { $language }, con nuestras propias palabras.
   *[classic] Las reglas de la baraja de 108 cartas, sin carta especial, con nuestras propias palabras.
}
rulebook-numbers = Los números al final de un párrafo indican las reglas de las que viene.
rulebook-table = Esta mesa tiene sus propias reglas: { $changes }. Están marcadas.
rulebook-house = Regla de esta mesa
rulebook-differs = { $count ->
    [one] Distinto del folleto en { $languages }
   *[other] Distinto de los folletos en estos idiomas: { $languages }
}
rulebook-legal = Todas las reglas, preguntas y decisiones por su número (en inglés)

language-en = inglés
language-fr = francés
language-es = español
language-it = italiano
language-pt = portugués

section-aim = El objetivo
section-cards = Las cartas
section-start = Antes de empezar
section-turn = Tu turno
section-action = Las cartas de acción
section-wild = Las cartas sin color
section-challenge = Desafiar un { card-draw-four.bare }
section-special = La { card-special.bare }
section-house = Las reglas de esta mesa
section-uno = Decir UNO
section-end = El final de una ronda
section-points = Los puntos y la victoria
section-notes = Dónde nos apartamos de la letra del folleto

## El objetivo

rule-aim-points = Líbrate de todas tus cartas antes que nadie. Así ganas la ronda y sumas puntos por cada carta que quede en las otras manos. Quien llega antes a { $target } puntos gana la partida.
rule-aim-round = Líbrate de todas tus cartas antes que nadie. Así ganas la partida.
rule-aim-low = Líbrate de tus cartas tan rápido como puedas: las que te queden al final de una ronda cuentan en tu contra. Cuando alguien llega a { $target } puntos, gana el total más bajo.

## Las cartas

rule-cards = La baraja tiene 108 cartas de color { name-fourth-color }, amarillo, verde y azul. De cada color hay un 0, dos cartas de cada número del 1 al 9 y dos de cada carta de acción: { name-skip }, { name-reverse } y { name-draw-two }. Sin color hay cuatro cartas { name-wild } y cuatro { name-draw-four }.
rule-cards-special = La baraja tiene 112 cartas de color { name-fourth-color }, amarillo, verde y azul. De cada color hay un 0, dos cartas de cada número del 1 al 9 y dos de cada carta de acción: { name-skip }, { name-reverse } y { name-draw-two }. Sin color hay cuatro cartas { name-wild }, cuatro { name-draw-four } y cuatro { card-special.many }.

## Antes de empezar

rule-dealer-highest = Todos roban una carta, y reparte quien tenga el número más alto. { $dealer_symbol ->
    [below] Una carta sin número queda por debajo del 0.
   *[zero] Una carta sin número cuenta como 0.
} Si hay empate en lo más alto, quienes empatan roban otra vez.
rule-dealer-chosen = Se elige quién reparte, por sorteo o como se quiera.
rule-deal = Pueden jugar de 2 a { $players } personas. Quien reparte baraja y da { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} a cada jugador. Las demás, boca abajo, forman { card-pile }; la de arriba se pone al lado, boca arriba, y empieza { card-discard }.
rule-start = { $direction ->
    [right] Empieza quien está a la derecha de quien reparte, y se juega hacia la derecha, en sentido antihorario.
   *[left] Empieza quien está a la izquierda de quien reparte, y se juega hacia la izquierda, en sentido horario.
}
rule-first-action = Si la primera carta es { card-skip.face }, quien iba a empezar pierde el turno y empieza el siguiente. Con { card-draw-two.face }, además roba 2 cartas. Con { card-reverse.face } empieza quien repartió, y se juega en el otro sentido.
rule-first-wild = { $box ->
    [classic] Si la primera carta es { card-wild.face }, quien empieza elige el color y después juega.
   *[other] Si la primera carta es { card-wild.face } o { card-special.face }, quien empieza elige el color y después juega. La { card-special.bare } no hace nada más.
}
rule-first-draw-four = { $first_draw_four ->
    [middle] Si la primera carta es { card-draw-four.face }, vuelve al centro { card-pile.of } y se saca otra.
   *[anywhere] Si la primera carta es { card-draw-four.face }, vuelve a cualquier lugar { card-pile.of } y se saca otra.
}
rule-first-ignored = Si la primera carta no es un número, no hace nada. Se sacan más cartas, una encima de otra, hasta que salga un número.

## Tu turno

rule-turn = En tu turno, tira una carta que encaje con la de arriba de { card-discard }: del mismo color, con el mismo número o con el mismo símbolo. Sobre un 7 { name-fourth-color }, por ejemplo, encaja toda carta de ese color, y también cualquier otro 7.
rule-turn-fits = { name-skip }, { name-reverse } y { name-draw-two } encajan con su color o con otra carta igual de otro color. Una carta sin color encaja con todo; puedes tirarla aunque tengas otra que encaje.
rule-draw-one = Si no tienes nada que encaje, roba una carta.
rule-draw-until = Si no tienes nada que encaje, roba hasta que salga una carta que sí, o hasta que no quede ninguna. Solo esa se puede tirar; las demás se quedan en tu mano. Siempre que robas en tu turno se hace así.
rule-drawn-may = Si la carta que tuviste que robar encaja, puedes tirarla enseguida o quedártela. Si te la quedas, o si no encaja, termina tu turno.
rule-drawn-must = Si la carta que tuviste que robar encaja, tienes que tirarla enseguida; solo puedes quedártela si es { card-draw-four.face } y tirarlo no sería legal. Si no encaja, termina tu turno.
rule-free-draw = También puedes robar aunque tengas una carta que encaje. { $free_draw ->
    [must] Entonces tienes que tirar la carta robada si encaja, y no puedes tirar otra.
   *[may] Entonces puedes tirar la carta robada si encaja, pero ninguna otra.
}
rule-forced-play = Si tienes una carta que encaje, tienes que tirar una. La carta robada también hay que tirarla si encaja; si no encaja, termina tu turno. Nadie está obligado a tirar { card-draw-four.face } si no es legal.

## Las cartas de acción

rule-skip = { name-skip }: el siguiente jugador se queda sin turno. Si juegan dos, te toca otra vez, como con toda carta que le quita el turno a la otra persona.
rule-reverse = { name-reverse }: el juego da la vuelta y sigue en el otro sentido.
rule-reverse-two = { $two_player_reverse ->
    [flip] Si juegan dos, { card-reverse.face } no cambia nada: le toca a la otra persona.
   *[skip] Si juegan dos, { card-reverse.face } hace lo mismo que { card-skip.face }: te toca otra vez.
}
rule-draw-two = { name-draw-two }: el siguiente jugador roba 2 cartas y se queda sin turno.
rule-draw-two-stacking = { name-draw-two }: el siguiente jugador roba 2 cartas y se queda sin turno, o tira otra carta encima y se lo pasa al siguiente.

## Las cartas sin color

rule-wild = { name-wild }: elige el color con el que se sigue. Puede ser el mismo de antes. Encima solo encaja ese color u otra carta sin color.
rule-draw-four = { name-draw-four }: elige el color con el que se sigue. El siguiente jugador roba 4 cartas y se queda sin turno.
rule-draw-four-stacking = { name-draw-four }: elige el color con el que se sigue. El siguiente jugador roba 4 cartas y se queda sin turno, o tira otra carta encima y se lo pasa al siguiente.
rule-fair = Un { card-draw-four.bare } solo es legal si no tienes ninguna carta del color que manda justo antes de tirarlo; las de acción también cuentan. Una carta de otro color con el mismo número o símbolo no cuenta en tu contra.
rule-fair-colorless = { $wild_guilt ->
    [yes] En cambio, una carta sin color cuenta en tu contra como una de ese color.
   *[no] Las cartas sin color tampoco cuentan en tu contra.
}
rule-bluff = Aun así puedes tirarlo sin que sea legal: es un farol. Solo un desafío puede descubrirte.
rule-no-bluff = Un { card-draw-four.bare } solo se puede tirar cuando es legal, así que nadie tiene que dudar.

## Desafiar un Comodín Roba 4

rule-challenge = Si te toca robar por un { card-draw-four.bare } y crees que no es legal, puedes desafiarlo antes; solo tú puedes. Quien lo tiró te muestra toda su mano, y solo a ti. Cuenta lo que había en ella al tirar la carta.
rule-verdict = Si no era legal, quien lo tiró roba las 4 cartas y tú juegas tu turno normal. Si era legal, tú robas 6 cartas y pierdes el turno. El color elegido vale en los dos casos.
rule-challenge-last = Un { card-draw-four.bare } que es la última carta de la mano no se puede desafiar.

## La carta de la caja

rule-scary = { $scary_gives ->
    [any] { name-special }: elige cualquier color y regala todas las cartas que tengas de él, si hay alguna.
    [held_or_none] { name-special }: puedes elegir un color que tengas y regalar todas tus cartas de él. O no regalas nada.
   *[held] { name-special }: elige un color que tengas y regala todas tus cartas de él.
} Las cartas de acción van con su color; las cartas sin color se quedan.
rule-scary-round = { $scary_round ->
    [right] Da una carta a cada uno de los demás, por orden, siempre en sentido antihorario desde tu derecha, y vuelta a empezar hasta que no quede ninguna.
   *[left] Da una carta a cada uno de los demás, por orden, siempre en sentido horario desde tu izquierda, y vuelta a empezar hasta que no quede ninguna.
} Tú decides qué carta le toca a cada cual, y a algunos les pueden tocar más que a otros.
rule-scary-color = Después elige el color con el que se sigue; no tiene que ser el que regalaste. Nadie pierde el turno. Si regalas tu última carta, ganas la ronda.
rule-scary-groan = ¡Gime como un zombi con cada regalo! (Esta regla la dejamos en tus manos.)

rule-revenge = { name-special }: toma 4 cartas { card-pile.of } sin mirarlas y dáselas a los demás: todas a una persona o repartidas a tu gusto. Si hay menos de 4, da las que haya.
rule-revenge-color = Después elige el color con el que se sigue. Nadie pierde el turno.

rule-battle = { $battle ->
    [may] { name-special }: puedes retar a la persona que quieras. Si no retas a nadie, solo elige el color, como con { card-wild.face }.
   *[must] { name-special }: reta a la persona que quieras.
}
rule-battle-fight = Cada cual elige en secreto una carta de su mano, y las dos se muestran a la vez. Pierde el número más bajo. Una carta sin número cuenta como 0, y en una batalla ninguna carta hace efecto.
rule-battle-tie = Si las cartas son iguales, se apartan y se batalla otra vez hasta que alguien pierda. Quien se queda sin cartas durante la batalla, o no tiene ninguna al acabar, roba una: una batalla no termina la ronda.
rule-battle-spoils = Quien pierde se lleva todas las cartas mostradas y roba 2 más, pero no pierde el turno. Quien gana elige el color con el que se sigue.
rule-battle-next = { $battle_next ->
    [challenged] Se sigue en el mismo sentido desde quien fue retado: le toca a su vecino.
   *[challenger] Se sigue en el mismo sentido desde quien tiró la carta: le toca a su vecino.
}
rule-battle-last = { $battle ->
    [may] Si es tu última carta, puedes terminar sin batalla. Si decides batallar, roba una carta para hacerlo.
   *[must] Si es tu última carta, primero roba una; después se batalla.
}
rule-battle-nothing = Cuando ya no hay nada que robar, pierde quien no puede mostrar una carta. Si no puede ninguno de los dos, cada cual recupera sus cartas, y elige el color quien tiró la { card-special.bare }. Si al final alguno de los dos sigue sin cartas, ha ganado la ronda.

rule-hyper = { name-special }: elige un color. Desde ahora, cada vez que alguien tire una carta de ese color, el siguiente jugador pierde el turno. La { card-special.bare } en sí no salta a nadie.
rule-hyper-actions = Un { card-skip.name } o un { card-draw-two.name } de ese color salta solo a una persona. Con { card-reverse.face }, primero cambia el sentido y luego pierde el turno el siguiente en el nuevo sentido. Si con un { card-wild.bare } o un { card-draw-four.bare } se elige otra vez ese color, la hipervelocidad sigue, sin ningún salto de más.
rule-hyper-end = Se acaba en cuanto alguien pone otro color en juego, y no vuelve con el color de antes. Otra { card-special.bare } fija un color nuevo. Robar no cambia nada.

## Las reglas de esta mesa

rule-stack = { $stacking ->
    [any] Cuando te toca robar por un { card-draw-two.name } o un { card-draw-four.bare }, en vez de robar puedes tirar encima cualquier otra de estas cartas, sea del color que sea.
   *[same] Cuando te toca robar por un { card-draw-two.name }, en vez de robar puedes tirar encima otro { card-draw-two.name }, sea del color que sea; y sobre un { card-draw-four.bare }, otro { card-draw-four.bare }.
} Las cartas por robar se suman y pasan al siguiente.
rule-stack-take = Quien no tira encima otra carta de robar se lleva toda la suma y pierde el turno.
rule-stack-first = Un { card-draw-two.name } que sale como primera carta actúa enseguida; no se puede tirar nada encima.
rule-stack-last = Si alguien se queda sin cartas con una de estas, el siguiente roba toda la suma y no puede tirar otra encima.
rule-stack-verdict = Solo se puede desafiar el { card-draw-four.bare } de arriba. Si no era legal, quien lo tiró roba toda la suma y tú juegas tu turno normal. Si era legal, tú robas la suma y 2 cartas más, y pierdes el turno.
rule-jump-in = ¡A colarse! Si tienes una carta exactamente igual que la de arriba, con su color y su número o símbolo, puedes tirarla fuera de turno mientras quien tiene el turno no haya tirado ni robado. Quien sea más rápido va primero.
rule-jump-in-next = Se sigue desde quien se coló, y quien tenía el turno lo pierde. Lo que ya se robó o se saltó, así se queda.
rule-seven = Cuando tiras un 7, intercambias la mano con quien tú quieras.
rule-zero = Cuando tiras un 0, cada jugador pasa su mano al siguiente en el sentido del juego.
rule-seven-zero-last = Un 7 o un 0 que es tu última carta, o la primera carta de la ronda, no mueve ninguna mano.

## Decir UNO

rule-uno = { $uno_due ->
    [everyone] Cuando se tira una carta y te quedas con una sola, di “¡UNO!” en voz alta, aunque la haya tirado otra persona.
   *[layer] Cuando tiras una carta y te quedas con una sola, di “¡UNO!” en voz alta.
}
rule-uno-caught = { $uno_until ->
    [played] Si lo olvidas, cualquiera puede atraparte hasta que termine el turno del siguiente jugador.
    [own_turn] Si lo olvidas, cualquiera puede atraparte hasta que vuelva a tocarte a ti.
   *[begins] Si lo olvidas, cualquiera puede atraparte hasta que empiece el turno del siguiente jugador.
} Un turno perdido no cuenta. Si te atrapan, robas { $uno_penalty ->
    [one] 1 carta
   *[other] { $uno_penalty } cartas
}.
rule-uno-late = Decirlo tarde vale mientras nadie te haya atrapado. Acusar sin razón no cuesta nada. Si tu mano cambia, ya no tienes que decirlo.
rule-uno-automatic = UNO se dice solo cuando te queda una carta, así que nadie puede olvidarlo ni ser atrapado.

## El final de una ronda

rule-out = La ronda termina en cuanto alguien se queda sin cartas. Ya no se salta a nadie ni se elige color.
rule-last-draw = Si la última carta es un { card-draw-two.name } o un { card-draw-four.bare }, el siguiente jugador todavía roba las 2 o 4 cartas, y valen como todas las demás.
rule-last-draw-none = La última carta termina la ronda enseguida: ni siquiera un { card-draw-two.name } o un { card-draw-four.bare } hace robar ya a nadie.
rule-reshuffle = Cuando hace falta una carta y no queda ninguna para robar, se baraja { card-discard } y con ella se sigue robando. Su carta de arriba se queda donde está, y también vale el color elegido.
rule-blocked = Si no hay cartas suficientes, se roban las que haya. Si todos, uno tras otro, no encuentran nada que robar y nadie tira una carta, la ronda queda bloqueada: termina sin que nadie gane.
rule-next-dealer-neighbor = { $direction ->
    [right] En la siguiente ronda reparte quien está a la derecha de quien repartió.
   *[left] En la siguiente ronda reparte quien está a la izquierda de quien repartió.
}
rule-next-dealer = { $next_dealer ->
    [winner] Quien gana una ronda reparte en la siguiente. Si no gana nadie, vuelve a repartir la misma persona.
    [draw] Antes de cada ronda se vuelve a sortear quién reparte.
   *[same] En todas las rondas reparte la misma persona.
}

## Los puntos y la victoria

rule-points = Todos muestran sus cartas, y quien gana la ronda suma los puntos de las que tienen los demás. Después se reparte otra vez, hasta que alguien tenga { $target } puntos o más y gane la partida. En una ronda bloqueada nadie suma puntos.
rule-points-low = Todos muestran sus cartas, y cada cual suma las de su propia mano, también tras una ronda bloqueada. En cuanto alguien tiene { $target } puntos o más, gana la partida el total más bajo. Si varios empatan con el más bajo, comparten la victoria.
rule-round-won = Quien se queda sin cartas antes que nadie gana la partida. ¡A barajar y a jugar otra vez!
rule-points-optional = Si se quiere, se cuentan puntos. Quien gana cada ronda suma los de las cartas que tienen los demás, y gana quien llega antes a { $target } puntos o más.
rule-points-table = Esto valen las cartas:
rulebook-points-number = Cartas con número
rulebook-points-face = su número
rulebook-points-action = { name-skip }, { name-reverse }, { name-draw-two }
rulebook-points-colorless = { $box ->
    [classic] { name-wild }, { name-draw-four }
   *[other] { name-wild }, { name-draw-four }, { name-special }
}
rule-low-offered = Otra forma de jugar, si todos están de acuerdo antes de empezar: después de cada ronda, cada cual suma las cartas de su propia mano. Cuando alguien tiene { $target } puntos o más, gana el total más bajo.

## Dónde nos apartamos de la letra del folleto

note-drawn-colorless = El folleto solo habla de una carta que coincide. Aquí también vale una carta sin color, en la mano o robada, porque encaja con todo.
note-own-turn = El folleto permite { card-wild.face } en cualquier momento. Aquí espera a tu turno, como en los folletos hermanos.
note-color-only = El folleto no deja claro con qué cartas en la mano deja de ser legal un { card-draw-four.bare }. Aquí solo decide el color: un número igual no lo impide, una carta de acción del color sí.
note-challenger = El folleto no dice claramente quién puede desafiar. Aquí es quien tendría que robar; si no, no se sabría quién roba 6 cartas.
note-must-fight = El folleto se puede leer como si la batalla fuera opcional. Aquí es obligatoria, porque solo quien la gana elige el color.
note-current-direction = El folleto habla del sentido normal después de una batalla. Aquí es el sentido de ese momento, como en los folletos hermanos.
note-hyper-anyone = El folleto espera a que otro jugador traiga un color nuevo. Aquí puede hacerlo cualquiera; si no, no se sabría si el color sigue valiendo.
note-turn-over = El folleto permite atraparte hasta que el siguiente jugador tira. Aquí es hasta que termina ese turno, porque también puede robar y quedarse la carta.
note-own-next-turn = El folleto no pone límite para atrapar. Aquí se acaba cuando vuelve a tocarte, porque entonces tu mano cambia.
note-last-battle = El folleto termina la ronda con la última carta tirada. Aquí todavía se puede batallar con una última { card-special.bare }, porque ninguna batalla termina la ronda.
note-given-away = El folleto termina la ronda cuando se tira la última carta. Aquí también termina cuando se regala, porque se trata de librarse de las cartas.
note-top-card = El folleto baraja toda { card-discard } en cuanto no queda nada para robar. Aquí se espera a que haga falta una carta, y la de arriba se queda para que haya con qué coincidir.
note-lowest-total = Cuando cada cual suma su propia mano, el folleto habla de un perdedor. Aquí gana el total más bajo; es el mismo juego.
note-last-card = Según el folleto, toda carta de acción que se tira hace efecto. Aquí la última no, porque con ella se gana enseguida.
