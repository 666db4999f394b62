## Cómo empieza una ronda

setting-direction = Sentido al empezar
    .about = Hacia dónde se juega al principio.
    .left = se empieza a jugar hacia la izquierda
    .right = se empieza a jugar hacia la derecha
setting-hand = Cartas al repartir
    .about = Cuántas cartas recibe cada jugador.
    .value = { $n ->
        [one] una carta por jugador
       *[other] { $n } cartas por jugador
    }
setting-first-action = Primera carta con símbolo
    .about = Qué hace una carta de acción cuando es la primera carta de la ronda.
    .acts = si la primera carta tiene un símbolo, hace efecto
    .ignored = si la primera carta tiene un símbolo, no hace nada
setting-first-draw-four = { card-draw-four.bare } al empezar
    .about = Adónde va { card-draw-four } que es la primera carta de la ronda.
    .anywhere = si la primera carta es { card-draw-four }, vuelve a cualquier lugar { card-pile.of }
    .middle = si la primera carta es { card-draw-four }, vuelve al centro { card-pile.of }

## Robar y tirar

setting-draw = Robar
    .about = Cuántas cartas robas en tu turno.
    .one = se roba una carta
    .until = se roba hasta que salga una carta que encaje
setting-forced-draw = Si tuviste que robar
    .about = Qué haces con la carta robada si encaja y no tenías otra que encajara.
    .may = si tuviste que robar y la carta encaja, puedes jugarla
    .must = si tuviste que robar y la carta encaja, tienes que jugarla
setting-free-draw = Si robaste porque quisiste
    .about = Qué haces con la carta robada si encaja y tenías otra que también encajaba.
    .may = si robaste porque quisiste y la carta encaja, puedes jugarla
    .must = si robaste porque quisiste y la carta encaja, tienes que jugarla
setting-forced-play = Jugar es obligatorio
    .about = Si quien puede jugar una carta tiene que hacerlo.
    .off = se puede robar aunque se pueda jugar una carta
    .on = quien puede jugar una carta tiene que hacerlo
setting-jump-in = Colarse
    .about = Jugar fuera de turno una carta idéntica a la de arriba.
    .off = nadie juega fuera de turno
    .on = una carta idéntica se puede jugar fuera de turno
setting-sevens-zeros = Sietes y ceros
    .about = Si con un siete se cambian dos manos y con un cero se pasan todas.
    .off = los sietes y los ceros son números como los demás
    .on = con un siete se cambian dos manos y con un cero se pasan todas
setting-two-player-reverse = { card-reverse.name } entre dos
    .about = Qué hace { card-reverse.face } cuando solo juegan dos.
    .skip = si juegan dos, con { card-reverse.face } la otra persona pierde su turno
    .flip = si juegan dos, { card-reverse.face } no hace nada

## Roba 2 y Comodín Roba 4

setting-stacking = Acumular
    .about = Si a una carta que hace robar se puede responder con otra, para que el siguiente robe la suma.
    .off = las cartas que hacen robar no se acumulan
    .same = { card-draw-two.face } puede ir sobre otra carta { card-draw-two.name }, y { card-draw-four.face } sobre otro { card-draw-four.bare }
    .any = cualquier carta que haga robar puede ir sobre cualquier otra
setting-bluff = Faroles
    .about = Si se puede jugar { card-draw-four } aunque se tengan cartas del color.
    .allowed = { card-draw-four } puede ser un farol, y se puede desafiar a quien lo juega
    .refused = no hay faroles, y no se desafía a nadie
setting-wild-guilt = Comodines como prueba
    .about = Qué cartas demuestran que { card-draw-four } es un farol.
    .no = solo las cartas del color demuestran que { card-draw-four } es un farol
    .yes = también los comodines de la mano demuestran que { card-draw-four } es un farol
setting-last-draw = Última carta que hace robar
    .about = Si todavía hay que robar cuando la ronda termina con una carta que hace robar.
    .yes = { card-draw-two.face } o { card-draw-four } como última carta todavía hace robar
    .no = { card-draw-two.face } o { card-draw-four } como última carta ya no hace robar a nadie

## UNO

setting-uno = Decir UNO
    .about = Si cada jugador tiene que acordarse de decir UNO.
    .said = hay que decir UNO para que nadie te atrape
    .automatic = el juego dice UNO por cada jugador
setting-uno-due = Quién dice UNO
    .about = Quién tiene que decir UNO cuando se juega una carta.
    .layer = dice UNO quien juega su penúltima carta
    .everyone = dice UNO quien se queda con una sola carta
setting-uno-until = Atrapar
    .about = Hasta cuándo pueden atraparte si olvidas decir UNO.
    .begins = sin decir UNO, te pueden atrapar hasta que el siguiente jugador empiece su turno
    .played = sin decir UNO, te pueden atrapar hasta que el siguiente jugador haya jugado
    .own-turn = sin decir UNO, te pueden atrapar hasta que te toque otra vez
setting-uno-penalty = Penalización
    .about = Cuántas cartas robas si te atrapan sin decir UNO.
    .value = { $n ->
        [one] si te atrapan, robas una carta
       *[other] si te atrapan, robas { $n } cartas
    }

## Las cartas especiales

setting-special = Carta especial
    .about = La carta propia de la edición.
    .none = no hay carta especial
    .scary = monstruo-carta “Uuuuu”: regalas todas tus cartas de un color
    .blowhole = venganza del Dr. Espiráculo: repartes cuatro cartas
    .battle = batalla de patadas: dos jugadores se enfrentan con una carta cada uno
    .hyper = hipervelocidad: con cada carta de un color, el siguiente jugador pierde su turno
setting-scary-gives = Monstruo-carta: qué regalar
    .about = Qué color se regala.
    .held = se regala un color de la mano
    .held-or-none = se regala un color de la mano, o ninguno
    .any = se puede elegir cualquier color para regalarlo
setting-scary-round = Monstruo-carta: sentido
    .about = Hacia dónde se reparten los regalos.
    .left = los regalos van hacia la izquierda
    .right = los regalos van hacia la derecha
setting-battle = Batalla: obligación
    .about = Si con una carta de batalla de patadas hay que batallar.
    .must = con una carta de batalla de patadas hay que batallar
    .may = con una carta de batalla de patadas se puede batallar o no
setting-battle-next = Batalla: quién sigue
    .about = Con quién sigue el juego tras una batalla.
    .challenger = tras una batalla, sigue quien está junto al jugador que retó
    .challenged = tras una batalla, sigue quien está junto al jugador retado

## La partida

setting-dealer = Quién reparte primero
    .about = Cómo se decide quién reparte en la primera ronda.
    .highest = cada jugador roba una carta, y la más alta reparte
    .chosen = se elige sin más quién reparte
setting-dealer-symbol = Símbolos al sortear
    .about = Cuánto vale un símbolo al sortear quién reparte.
    .zero = al sortear quién reparte, un símbolo cuenta como 0
    .below = al sortear quién reparte, un símbolo vale menos que un 0
setting-next-dealer = Quién reparte después
    .about = Quién reparte en la siguiente ronda.
    .neighbor = después reparte la persona de al lado
    .same = reparte siempre la misma persona
    .winner = reparte quien gana la ronda
    .draw = se vuelve a sortear quién reparte
setting-match = Partida
    .about = A qué se juega.
    .points = quien gana una ronda suma los puntos de las cartas de los demás
    .round = la partida es una sola ronda; los puntos son opcionales
    .low = cada jugador suma los puntos de sus propias cartas, y gana el total más bajo
setting-low-score = Partida al total más bajo
    .about = Si el folleto ofrece la partida al total más bajo.
    .offered = se puede jugar al total más bajo
    .none = no se juega al total más bajo
setting-target = Meta
    .about = Con cuántos puntos termina la partida.
    .value = la partida termina a los { NUMBER($n, useGrouping: 0) } puntos
