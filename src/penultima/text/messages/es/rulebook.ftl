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
rulebook-numbers = { $box ->
    [classic] Los números al final de un párrafo indican las reglas de las que viene. De la A a la N son reglas que comparten los folletos impresos; las que llevan Q o X son nuestras, para lo que los folletos no aclaran.
   *[other] Los números al final de un párrafo indican las reglas de las que viene. De la A a la N están en el folleto; las que llevan Q o X son nuestras, para lo que el folleto no aclara.
}
rulebook-table = Esta mesa tiene sus propias reglas: { $changes }. Están marcadas.
rulebook-house = Regla de esta mesa
rulebook-differs = { $count ->
    [one] Distinto del folleto en { $languages }
   *[other] Distinto de los folletos en estos idiomas: { $languages }
}
rulebook-undo = Con el ajuste “{ $name }” ({ $setting }) se sigue la letra del folleto.
rulebook-legal = Todas las reglas, preguntas y decisiones por su número (en inglés)

language-en = inglés
language-fr = francés
language-es = español
language-it = italiano
language-pt = portugués

section-minute = El juego en un minuto
section-aim = El objetivo
section-cards = Las cartas
section-start = Antes de empezar
section-turn = Tu turno
section-action = Las cartas de acción
section-wild = Las cartas sin color
section-challenge = El desafío del { card-draw-four.bare }
section-special = La { card-special.bare }
section-house = Las reglas de esta mesa
section-uno = Decir UNO
section-end = El final de una ronda
section-points = Los puntos y la victoria
section-notes = Dónde nos apartamos de la letra del folleto

## El juego en un minuto: media página antes de lo demás

rule-minute-aim = { $match ->
    [round] Quédate sin cartas antes que nadie y ganas.
    [low] Quédate sin cartas tan rápido como puedas: las que tengas al final de una ronda cuentan en tu contra. Cuando alguien llega a { $target } puntos, gana el total más bajo.
   *[points] Quédate sin cartas antes que nadie: así ganas la ronda y sumas puntos por las cartas que les quedan a los demás. Quien llega antes a { $target } puntos gana la partida.
}
rule-minute-turn = En tu turno, juega una carta del mismo color, con el mismo número o con el mismo símbolo que la de arriba de { card-discard }. Una carta sin color encaja con todo. { $draw ->
    [until] Si no tienes ninguna carta que encaje, roba hasta que salga una que sí.
   *[one] Si no tienes ninguna carta que encaje, roba una.
}
rule-minute-action = { $stacking ->
    [off] { name-skip }: el siguiente jugador pierde su turno. { name-reverse }: cambia el sentido del juego. { name-draw-two }: el siguiente jugador roba 2 cartas y pierde su turno.
   *[other] { name-skip }: el siguiente jugador pierde su turno. { name-reverse }: cambia el sentido del juego. { name-draw-two }: el siguiente jugador roba 2 cartas y pierde su turno, o juega otra carta encima para que le toque al siguiente.
}
rule-minute-wild = { $stacking ->
    [off] { name-wild }: eliges el color con el que se sigue. { name-draw-four }: eliges el color, y el siguiente jugador roba 4 cartas y pierde su turno.
   *[other] { name-wild }: eliges el color con el que se sigue. { name-draw-four }: eliges el color, y el siguiente jugador roba 4 cartas y pierde su turno, o juega otra carta encima para que le toque al siguiente.
}
rule-minute-special = { $box ->
    [scary] { name-special }: regalas todas tus cartas de un color, una a una, a los demás, y eliges el color con el que se sigue.
    [revenge] { name-special }: das 4 cartas { card-pile.of } a los demás, como quieras, y eliges el color con el que se sigue.
    [battle] { name-special }: retas a alguien, y cada cual muestra a la vez una carta elegida en secreto. Quien muestra el número más bajo se lleva las dos cartas y roba 2 más.
   *[hyper] { name-special }: eliges un color, y con cada carta de ese color el siguiente jugador pierde su turno, hasta que cambie el color.
}
rule-minute-uno = { $uno ->
    [automatic] Cuando te queda una sola carta, el juego dice UNO por ti.
   *[said] Cuando te queda una sola carta, di “¡UNO!”. Si alguien te atrapa antes de que lo digas, robas { $uno_penalty ->
        [one] 1 carta
       *[other] { $uno_penalty } cartas
    }.
}

## El objetivo

rule-aim-points = Quédate sin cartas antes que nadie. Así ganas la ronda y sumas puntos por cada carta que les quede a los demás. Quien llega antes a { $target } puntos gana la partida.
rule-aim-round = Quédate sin cartas antes que nadie. Así ganas la partida.
rule-aim-low = Quédate sin cartas tan rápido como puedas: las que tengas al final de una ronda cuentan en tu contra. Cuando alguien llega a { $target } puntos, gana el total más bajo.

## Las cartas

rule-cards = La baraja tiene 108 cartas. De ellas, 100 son de color { name-fourth-color }, amarillo, verde o azul: de cada color hay un 0, dos cartas de cada número del 1 al 9 y dos de cada carta de acción, { name-skip }, { name-reverse } y { name-draw-two }. Las otras 8 no tienen color: cuatro cartas { name-wild } y cuatro { name-draw-four }.
rule-cards-special = La baraja tiene 112 cartas. De ellas, 100 son de color { name-fourth-color }, amarillo, verde o azul: de cada color hay un 0, dos cartas de cada número del 1 al 9 y dos de cada carta de acción, { name-skip }, { name-reverse } y { name-draw-two }. Las otras 12 no tienen color: cuatro cartas { name-wild }, cuatro { name-draw-four } y cuatro { card-special.many }.

## Antes de empezar

rule-dealer-highest = Cada jugador roba una carta, y reparte quien tenga el número más alto. { $dealer_symbol ->
    [below] Una carta sin número vale menos que un 0.
   *[zero] Una carta sin número cuenta como 0.
} Quienes empaten con el más alto roban otra vez.
rule-dealer-chosen = Se elige quién reparte, por sorteo o de cualquier otra manera.
rule-deal = Pueden jugar de 2 a { $players } personas. Quien reparte mezcla la baraja y da { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} a cada jugador. Las demás, boca abajo, forman { card-pile }; la de arriba se pone al lado, boca arriba, y con ella empieza { card-discard }.
rule-start = { $direction ->
    [right] Empieza quien está a la derecha de quien reparte, y se juega hacia la derecha, en sentido antihorario.
   *[left] Empieza quien está a la izquierda de quien reparte, y se juega hacia la izquierda, en sentido horario.
}
rule-first-symbol = Si la primera carta no es un número, puede cambiar el comienzo de la ronda: se explica más abajo, con cada carta.
rule-first-ignored = Si la primera carta no es un número, no hace nada. Se sacan más cartas, una encima de otra, hasta que salga un número.

## Tu turno

rule-turn = En tu turno, juega una carta que encaje con la de arriba de { card-discard }: del mismo color, con el mismo número o con el mismo símbolo. Sobre un 7 { name-fourth-color }, por ejemplo, encaja cualquier carta de ese color, y también cualquier otro 7.
rule-turn-fits = { name-skip }, { name-reverse } y { name-draw-two } encajan con su color o con otra carta del mismo tipo. Una carta sin color encaja con todo; puedes jugarla aunque tengas otra que encaje.
rule-draw-one = Si no tienes ninguna carta que encaje, roba una.
rule-draw-until = Si no tienes ninguna carta que encaje, roba hasta que salga una que sí, o hasta que no quede nada que robar. Solo puedes jugar esa carta; las demás se quedan en tu mano. Siempre que robas en tu turno se hace así.
rule-drawn-may = Si la carta que tuviste que robar encaja, puedes jugarla enseguida o quedártela. Si te la quedas, o si no encaja, termina tu turno.
rule-drawn-must = { $wild_guilt ->
    [yes] Si la carta que tuviste que robar encaja, tienes que jugarla enseguida; solo puedes quedártela si es { card-draw-four.face } y jugarlo no sería legal. Si no encaja, termina tu turno.
   *[no] Si la carta que tuviste que robar encaja, tienes que jugarla enseguida. Si no encaja, termina tu turno.
}
rule-free-draw = También puedes robar aunque tengas una carta que encaje. { $free_draw ->
    [must] Entonces tienes que jugar la carta robada si encaja, y no puedes jugar otra; solo puedes quedártela si es { card-draw-four.face } y jugarlo no sería legal.
   *[may] Entonces puedes jugar la carta robada si encaja, pero ninguna otra.
}
rule-forced-play = Si tienes alguna carta que encaje, tienes que jugar una. La carta robada también hay que jugarla si encaja; si no encaja, termina tu turno. Nadie está obligado a jugar { card-draw-four.face } si no es legal.
rule-reshuffle = Cuando hace falta una carta y no queda ninguna para robar, se mezcla { card-discard } y con ella se forma otra vez { card-pile }. La carta de arriba se queda donde está, y el color elegido sigue valiendo.

## Las cartas de acción

rule-skip = { name-skip }: el siguiente jugador pierde su turno. Si juegan dos, te toca otra vez, como con toda carta que le quita el turno a la otra persona.
rule-first-skip = Si la primera carta es { card-skip.face }, quien iba a empezar pierde su turno y empieza el siguiente.
rule-reverse = { name-reverse }: cambia el sentido del juego.
rule-reverse-two = { $two_player_reverse ->
    [flip] Si juegan dos, { card-reverse.face } no tiene efecto: le toca a la otra persona.
   *[skip] Si juegan dos, { card-reverse.face } hace lo mismo que { card-skip.face }: te toca otra vez.
}
rule-first-reverse = Si la primera carta es { card-reverse.face }, empieza quien repartió y se juega en el otro sentido.
rule-draw-two = { name-draw-two }: el siguiente jugador roba 2 cartas y pierde su turno.
rule-draw-two-stacking = { name-draw-two }: el siguiente jugador roba 2 cartas y pierde su turno, o juega otra carta encima para que le toque al siguiente.
rule-first-draw-two = Si la primera carta es { card-draw-two.face }, quien iba a empezar roba 2 cartas y pierde su turno, y empieza el siguiente.

## Las cartas sin color

rule-wild = { name-wild }: elige el color con el que se sigue. Puede ser el mismo de antes. Encima solo encaja ese color u otra carta sin color.
rule-first-wild = Si la primera carta es { card-wild.face }, quien empieza elige el color y después juega.
rule-draw-four = { name-draw-four }: elige el color con el que se sigue. El siguiente jugador roba 4 cartas y pierde su turno.
rule-draw-four-stacking = { name-draw-four }: elige el color con el que se sigue. El siguiente jugador roba 4 cartas y pierde su turno, o juega otra carta encima para que le toque al siguiente.
rule-first-draw-four = { $first_draw_four ->
    [middle] Si la primera carta es { card-draw-four.face }, vuelve al centro { card-pile.of } y se saca otra.
   *[anywhere] Si la primera carta es { card-draw-four.face }, vuelve a cualquier lugar { card-pile.of } y se saca otra.
}
rule-fair = Un { card-draw-four.bare } solo es legal si no tienes ninguna carta del color que manda justo antes de jugarlo; las de acción también cuentan. Una carta de otro color con el mismo número o símbolo no cuenta en tu contra.
rule-fair-colorless = { $wild_guilt ->
    [yes] En cambio, una carta sin color cuenta en tu contra como una de ese color.
   *[no] Las cartas sin color tampoco cuentan en tu contra.
}
rule-bluff = Aun así, puedes jugarlo sin que sea legal: es un farol. Solo un desafío puede descubrirte.
rule-no-bluff = Un { card-draw-four.bare } solo se puede jugar cuando es legal, así que nadie tiene que dudar.

## Desafiar un Comodín Roba 4

rule-challenge = Si te toca robar por un { card-draw-four.bare } y crees que no es legal, antes de robar puedes desafiar a quien lo jugó; nadie más puede. Esa persona te muestra toda su mano, y solo a ti. Cuenta lo que había en ella al jugar la carta.
rule-verdict = Si no era legal, quien lo jugó roba las 4 cartas y tú juegas tu turno normal. Si era legal, robas 6 cartas y pierdes tu turno. El color elegido vale en los dos casos.
rule-challenge-last = Si alguien juega un { card-draw-four.bare } como última carta de su mano, no se le puede desafiar.

## La carta de la caja

rule-scary = { $scary_gives ->
    [any] { name-special }: elige cualquier color y regala todas las cartas que tengas de ese color, si tienes alguna.
    [held_or_none] { name-special }: puedes elegir un color que tengas y regalar todas tus cartas de ese color. O no regalas nada.
   *[held] { name-special }: elige un color que tengas y regala todas tus cartas de ese color.
} Las cartas de acción van con su color; las cartas sin color se quedan.
rule-scary-round = { $scary_round ->
    [right] Da una carta a cada uno de los demás, por orden, siempre en sentido antihorario desde tu derecha, y vuelve a empezar hasta que las hayas dado todas.
   *[left] Da una carta a cada uno de los demás, por orden, siempre en sentido horario desde tu izquierda, y vuelve a empezar hasta que las hayas dado todas.
} Tú decides qué carta recibe cada jugador, y algunos pueden recibir más que otros.
rule-scary-color = Después elige el color con el que se sigue; no tiene que ser el que regalaste. Nadie pierde su turno. Si regalas tu última carta, ganas la ronda.
rule-scary-groan = ¡Gime como un zombi con cada regalo! (Esta regla la dejamos en tus manos.)

rule-revenge = { name-special }: toma 4 cartas { card-pile.of } sin mirarlas y dáselas a los demás: todas a una persona o repartidas como quieras. Si hay menos de 4, da las que haya.
rule-revenge-color = Después elige el color con el que se sigue. Nadie pierde su turno.

rule-battle = { $battle ->
    [may] { name-special }: puedes retar a una batalla a quien quieras. Si no retas a nadie, solo elige el color, como con { card-wild.face }.
   *[must] { name-special }: reta a una batalla a quien quieras.
}
rule-battle-fight = Cada cual elige en secreto una carta de su mano, y las dos se muestran a la vez. Pierde el número más bajo. Una carta sin número cuenta como 0, y en una batalla ninguna carta hace efecto.
rule-battle-tie = Si las cartas son iguales, se ponen a un lado y se batalla otra vez hasta que alguien pierda. Quien se queda sin cartas durante la batalla, o no tiene ninguna al terminar, roba una: una batalla no termina la ronda.
rule-battle-spoils = Quien pierde se lleva todas las cartas mostradas; quien gana roba 1 si se quedó sin cartas, y después quien pierde roba 2 más, pero no pierde su turno. Quien gana elige el color con el que se sigue.
rule-battle-next = { $battle_next ->
    [challenged] Se sigue en el mismo sentido desde quien recibió el reto: le toca a la persona que está a su lado.
   *[challenger] Se sigue en el mismo sentido desde quien jugó la carta: le toca a la persona que está a su lado.
}
rule-battle-last = { $battle ->
    [may] Si es tu última carta, puedes terminar la ronda sin batalla. Si decides batallar, roba una carta para hacerlo.
   *[must] Si es tu última carta, primero roba una; después se batalla.
}
rule-battle-nothing = Cuando ya no queda nada que robar, pierde quien no puede mostrar una carta. Si no puede ninguno de los dos, cada cual recupera sus cartas y elige el color quien jugó la { card-special.bare }. Si al final alguno de los dos sigue sin cartas, gana la ronda.

rule-hyper = { name-special }: elige un color. Desde ahora, cada vez que alguien juegue una carta de ese color, el siguiente jugador pierde su turno. La { card-special.bare }, por sí sola, no le quita el turno a nadie.
rule-hyper-actions = Con una carta { card-skip.name } o { card-draw-two.name } de ese color solo pierde su turno una persona. Con { card-reverse.face }, primero cambia el sentido y luego pierde su turno el siguiente en el nuevo sentido. Si con un { card-wild.bare } o un { card-draw-four.bare } se elige otra vez ese color, la hipervelocidad sigue, pero sin quitar otro turno.
rule-hyper-end = Se acaba en cuanto alguien pasa a otro color, y no vuelve con el color de antes. Otra { card-special.bare } fija un color nuevo. Robar no cambia nada.

rule-first-special = Si la primera carta es { card-special.face }, quien empieza elige el color y después juega. La carta no hace nada más.
rule-last-special = { $box ->
    [scary] Si { card-special.face } es tu última carta, ganas la ronda y la carta ya no hace nada: no se regala ninguna.
    [revenge] Si { card-special.face } es tu última carta, ganas la ronda y la carta ya no hace nada: nadie recibe cartas.
   *[hyper] Si { card-special.face } es tu última carta, ganas la ronda y la carta ya no hace nada: no se elige ningún color.
}

## Las reglas de esta mesa

rule-stack = { $stacking ->
    [any] Cuando te toca robar por una carta { card-draw-two.name } o un { card-draw-four.bare }, en vez de robar puedes jugar encima cualquier otra de estas cartas, sea del color que sea.
   *[same] Cuando te toca robar por una carta { card-draw-two.name }, en vez de robar puedes jugar encima otra carta { card-draw-two.name }, sea del color que sea; y sobre un { card-draw-four.bare }, otro { card-draw-four.bare }.
} Las cartas por robar se suman y le tocan al siguiente.
rule-stack-take = Quien no juega otra encima roba toda la suma y pierde su turno.
rule-stack-first = Si la primera carta de la ronda es una carta { card-draw-two.name }, hace efecto enseguida; no se puede jugar nada encima.
rule-stack-last = Si alguien se queda sin cartas al jugar una de estas, el siguiente roba toda la suma y no puede jugar otra encima.
rule-stack-verdict = Solo se puede desafiar a quien jugó el { card-draw-four.bare } de arriba. Si no era legal, esa persona roba toda la suma y tú juegas tu turno normal. Si era legal, robas la suma y 2 cartas más, y pierdes tu turno.
rule-jump-in = ¡A colarse! Si tienes una carta exactamente igual que la de arriba, con su color y su número o símbolo, puedes jugarla fuera de turno mientras la persona a la que le toca no haya jugado ni robado. La persona más rápida se cuela primero.
rule-jump-in-next = Se sigue desde quien se coló, y la persona a la que le tocaba pierde su turno. Las cartas ya robadas y los turnos ya perdidos quedan como están.
rule-seven = Cuando juegas un 7, cambias tu mano por la de quien tú quieras.
rule-zero = Cuando juegas un 0, cada jugador pasa su mano al siguiente en el sentido del juego.
rule-seven-zero-last = Si un 7 o un 0 es tu última carta, o la primera carta de la ronda, no se mueve ninguna mano.

## Decir UNO

rule-uno = Cuando juegas una carta y te quedas con una sola, di “¡UNO!” en voz alta.
rule-uno-everyone = También tienes que decirlo cuando la carta de otra persona te deja con una sola.
rule-uno-caught = { $uno_until ->
    [played] Si lo olvidas, cualquiera puede atraparte hasta que el siguiente jugador haya jugado, o se haya quedado la carta que robó.
    [own_turn] Si lo olvidas, cualquiera puede atraparte hasta que te toque otra vez.
   *[begins] Si lo olvidas, cualquiera puede atraparte hasta que el siguiente jugador empiece su turno.
} Un turno perdido no cuenta. Si te atrapan, robas { $uno_penalty ->
    [one] 1 carta
   *[other] { $uno_penalty } cartas
}.
rule-uno-late = Puedes decirlo tarde mientras nadie te haya atrapado. Acusar sin razón no cuesta nada. Si tu mano cambia, ya no tienes que decirlo.
rule-uno-automatic = Cuando te queda una sola carta, el juego dice UNO por ti, así que nadie puede olvidarlo y no hay a quién atrapar.

## El final de una ronda

rule-out = La ronda termina en cuanto alguien se queda sin cartas. Ya nadie pierde su turno ni se elige color.
rule-last-draw = Si la última carta es una carta { card-draw-two.name } o un { card-draw-four.bare }, el siguiente jugador todavía roba las 2 o 4 cartas, y cuentan como todas las demás.
rule-last-draw-none = La última carta termina la ronda enseguida: ni siquiera una carta { card-draw-two.name } o un { card-draw-four.bare } hace robar ya a nadie.
rule-blocked = Si no hay cartas suficientes, se roban las que haya. Cuando ya no queda nada que robar, quien tiene una carta que encaja la juega, y quien no, pasa. Si todos los jugadores pasan uno tras otro, la ronda queda bloqueada: termina sin que nadie gane.
rule-circles = Si { card-discard } se mezcla una y otra vez sin que quienes roban tengan otra cosa que jugar y sin que cambie ninguna mano, la ronda también queda bloqueada. Es así después de cuatro veces por jugador.
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
rule-points-low = Todos muestran sus cartas, y cada cual suma los puntos de su propia mano, también tras una ronda bloqueada. En cuanto alguien tiene { $target } puntos o más, gana la partida el total más bajo. Quienes empaten con el más bajo comparten la victoria.
rule-round-won = Quien se queda sin cartas antes que nadie gana la partida. ¡A mezclar y a jugar otra vez!
rule-points-optional = También se pueden contar puntos. Quien gana cada ronda suma los de las cartas que tienen los demás, y gana quien llega antes a { $target } puntos o más.
rule-points-table = Esto valen las cartas:
rulebook-points-number = Cartas con número
rulebook-points-face = su número
rulebook-points-action = { name-skip }, { name-reverse }, { name-draw-two }
rulebook-points-colorless = { $box ->
    [classic] { name-wild }, { name-draw-four }
   *[other] { name-wild }, { name-draw-four }, { name-special }
}
rule-low-offered = Otra forma de jugar, si todos están de acuerdo antes de empezar: después de cada ronda, cada cual suma los puntos de su propia mano. Cuando alguien tiene { $target } puntos o más, gana el total más bajo.

## Dónde nos apartamos de la letra del folleto

note-drawn-colorless = El folleto solo habla de una carta que coincide. Aquí también vale una carta sin color, en la mano o robada, porque encaja con todo.
note-two-player-reverse = Según la letra del folleto, { card-reverse.face } solo cambia el sentido, y si juegan dos eso no tiene efecto. Aquí, si juegan dos, hace lo mismo que { card-skip.face }, como se juega en la mayoría de las casas.
note-own-turn = El folleto permite { card-wild.face } en cualquier momento. Aquí espera a tu turno, como en los folletos hermanos.
note-color-only = El folleto no deja claro con qué cartas en la mano deja de ser legal un { card-draw-four.bare }. Aquí solo decide el color: un número igual no lo impide, una carta de acción del color sí.
note-challenger = El folleto no dice claramente quién puede desafiar. Aquí es quien tendría que robar; si no, no se sabría quién roba 6 cartas.
note-caught-bluff = El folleto no dice a quién le toca cuando un desafío acierta. Aquí, quien desafió no roba nada y juega su turno normal; según la letra, ese turno se perdería.
note-must-fight = El folleto se puede leer como si la batalla fuera opcional. Aquí es obligatoria, porque solo quien la gana elige el color.
note-battle-out = Según la letra del folleto, una batalla nunca termina la ronda. Aquí la termina cuando ya no queda nada que robar y alguien sigue sin cartas.
note-current-direction = El folleto habla del sentido normal después de una batalla. Aquí es el sentido de ese momento, como en los folletos hermanos.
note-hyper-anyone = El folleto espera a que otro jugador pase a un color nuevo. Aquí puede hacerlo cualquiera; si no, no se sabría si la hipervelocidad sigue.
note-turn-over = El folleto permite atraparte hasta que el siguiente jugador juega una carta. Aquí también se acaba si roba y se queda la carta.
note-own-next-turn = El folleto no pone límite para atrapar. Aquí se acaba cuando te toca otra vez, porque entonces tu mano cambia.
note-last-battle = El folleto termina la ronda al jugar la última carta. Aquí todavía se puede batallar con una última { card-special.bare }, porque ninguna batalla termina la ronda.
note-given-away = El folleto termina la ronda cuando se juega la última carta. Aquí también termina cuando se regala, porque el objetivo es quedarse sin cartas.
note-top-card = Según el folleto, se mezcla toda { card-discard } en cuanto no queda nada que robar. Aquí se espera a que haga falta una carta, y la de arriba se queda para que haya con qué encajar.
note-circles = Según la letra del folleto, { card-discard } se mezcla sin fin. Aquí la ronda termina sin que nadie gane cuando eso no lleva a nada.
note-lowest-total = Cuando cada cual suma los puntos de su propia mano, el folleto habla de quien pierde. Aquí gana el total más bajo; es el mismo juego.
note-last-card = Según el folleto, toda carta de acción que se juega hace efecto. Aquí la última no, ni siquiera cuando se cuentan puntos, porque con ella se gana enseguida.
