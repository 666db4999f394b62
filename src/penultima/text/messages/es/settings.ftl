## Cómo empieza una ronda

setting-direction = Primer sentido
    .about = Hacia dónde se juega al principio.
    .left = se empieza hacia la izquierda
    .right = se empieza hacia la derecha
setting-hand = Cartas repartidas
    .about = Cuántas cartas recibe cada jugador.
    .value = { $n ->
        [one] una carta por jugador
       *[other] { $n } cartas por jugador
    }
setting-first-action = Primera carta con símbolo
    .about = Qué hace una carta de acción cuando sale la primera.
    .acts = una primera carta con símbolo hace efecto
    .ignored = una primera carta con símbolo no hace nada
setting-first-draw-four = { card-draw-four.bare } al empezar
    .about = Adónde va { card-draw-four } cuando sale el primero.
    .anywhere = si { card-draw-four } sale primero, vuelve a cualquier lugar { card-pile.of }
    .middle = si { card-draw-four } sale primero, vuelve al centro { card-pile.of }

## Robar y tirar

setting-draw = Robar
    .about = Cuántas cartas se roban en el turno.
    .one = se roba una carta
    .until = se roba hasta que salga una carta que encaje
setting-forced-draw = Robar por necesidad
    .about = Una carta que encaja, robada porque no había otra.
    .may = una carta robada por necesidad se puede tirar
    .must = hay que tirar una carta robada por necesidad si encaja
setting-free-draw = Robar por gusto
    .about = Una carta que encaja, robada aunque había otra.
    .may = una carta robada por gusto se puede tirar
    .must = hay que tirar una carta robada por gusto si encaja
setting-forced-play = Tirar es obligatorio
    .about = Si quien puede tirar una carta tiene que hacerlo.
    .off = se puede robar aunque se pueda tirar
    .on = quien puede tirar una carta tiene que hacerlo
setting-jump-in = Colarse
    .about = Tirar fuera de turno una carta idéntica a la de arriba.
    .off = nadie tira fuera de turno
    .on = una carta idéntica se puede tirar fuera de turno
setting-sevens-zeros = Sietes y ceros
    .about = Si un siete intercambia dos manos y un cero hace pasar todas.
    .off = los sietes y los ceros son números como los demás
    .on = un siete intercambia dos manos, un cero hace pasar todas
setting-two-player-reverse = { card-reverse.name } entre dos
    .about = Qué hace { card-reverse.face } cuando solo juegan dos.
    .skip = entre dos, { card-reverse.face } salta al otro jugador
    .flip = entre dos, { card-reverse.face } no hace nada

## Roba 2 y Comodín Roba 4

setting-stacking = Acumular
    .about = Si se puede responder a una carta de robar con otra, para que el siguiente robe la suma.
    .off = las cartas de robar no se acumulan
    .same = { card-draw-two.face } puede ir sobre otro { card-draw-two.name }, y { card-draw-four.face } sobre otro { card-draw-four.bare }
    .any = cualquier carta de robar puede ir sobre cualquier otra
setting-bluff = Faroles
    .about = Si se puede tirar { card-draw-four } aunque se tenga el color.
    .allowed = { card-draw-four } puede ser un farol y se puede desafiar
    .refused = no hay faroles, y no se desafía nada
setting-wild-guilt = Comodines como prueba
    .about = Qué demuestra que { card-draw-four } es un farol.
    .no = solo las cartas del color prueban que { card-draw-four } es un farol
    .yes = los comodines de la mano prueban que { card-draw-four } es un farol
setting-last-draw = Última carta de robar
    .about = Si una carta de robar que termina la ronda todavía hace robar a alguien.
    .yes = { card-draw-two.face } o { card-draw-four } como última carta todavía hace robar
    .no = { card-draw-two.face } o { card-draw-four } como última carta ya no hace robar a nadie

## UNO

setting-uno = Decir UNO
    .about = Si cada jugador tiene que acordarse de decir UNO.
    .said = hay que decir UNO para que nadie te atrape
    .automatic = UNO se dice solo
setting-uno-due = Quién dice UNO
    .about = Quién tiene que decir UNO cuando se tira una carta.
    .layer = dice UNO quien tira su penúltima carta
    .everyone = dice UNO todo el que se queda con una carta
setting-uno-until = Atrapar
    .about = Hasta cuándo se puede atrapar a quien olvida decir UNO.
    .begins = sin UNO, te pueden atrapar hasta que empiece el turno siguiente
    .played = sin UNO, te pueden atrapar hasta que termine el turno siguiente
    .own-turn = sin UNO, te pueden atrapar hasta que vuelva a tocarte
setting-uno-penalty = Penalización
    .about = Cuántas cartas robas si te atrapan sin UNO.
    .value = { $n ->
        [one] si te atrapan, robas una carta
       *[other] si te atrapan, robas { $n } cartas
    }

## Las cartas especiales

setting-special = Carta especial
    .about = La carta propia de la edición.
    .none = no hay carta especial
    .scary = monstruo-carta “Uuuuu”: se regala un color por la mesa
    .blowhole = venganza del Dr. Espiráculo: se reparten cuatro cartas
    .battle = batalla de patadas: dos jugadores se enfrentan con una carta cada uno
    .hyper = hipervelocidad: cada carta de un color salta a un jugador
setting-scary-gives = Monstruo-carta: regalar
    .about = Qué color se regala.
    .held = se regala un color de la mano
    .held-or-none = se regala un color de la mano, o ninguno
    .any = se puede regalar cualquier color
setting-scary-round = Monstruo-carta: sentido
    .about = Hacia dónde se reparten los regalos.
    .left = los regalos van hacia la izquierda
    .right = los regalos van hacia la derecha
setting-battle = Batalla: obligación
    .about = Si la batalla es obligatoria.
    .must = la batalla de patadas es obligatoria
    .may = la batalla de patadas es opcional
setting-battle-next = Batalla: quién sigue
    .about = Con quién sigue el juego tras una batalla.
    .challenger = tras una batalla, sigue quien está junto al retador
    .challenged = tras una batalla, sigue quien está junto al retado

## La partida

setting-dealer = Quién reparte primero
    .about = Cómo se decide quién reparte en la primera ronda.
    .highest = todos roban, y reparte la carta más alta
    .chosen = se elige sin más quién reparte
setting-dealer-symbol = Símbolos en ese sorteo
    .about = Cuánto vale un símbolo al sortear quién reparte.
    .zero = al sortear quién reparte, un símbolo cuenta 0
    .below = al sortear quién reparte, un símbolo queda por debajo del 0
setting-next-dealer = Quién reparte después
    .about = Quién reparte en la siguiente ronda.
    .neighbor = después reparte el vecino
    .same = reparte siempre la misma persona
    .winner = reparte quien gana la ronda
    .draw = se vuelve a sortear quién reparte
setting-match = Partida
    .about = A qué se juega.
    .points = quien gana una ronda suma las cartas de los demás
    .round = la partida es una sola ronda; los puntos son opcionales
    .low = cada cual suma sus propias cartas, y gana el total más bajo
setting-low-score = Partida al total más bajo
    .about = Si el folleto ofrece la partida al total más bajo.
    .offered = se puede jugar al total más bajo
    .none = no se juega al total más bajo
setting-target = Meta
    .about = Con cuántos puntos termina la partida.
    .value = la partida termina a los { NUMBER($n, useGrouping: 0) } puntos
