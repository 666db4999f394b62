## Idiomas y personas

ui-language =
    { $language ->
        [fr] francés
        [es] español
        [it] italiano
        [pt] portugués
       *[en] inglés
    }
ui-you = Tú
    .listed = tú
ui-named-you = { $name } (tú)
ui-nobody = Nadie
# Diez animales de papel, una palabra cada uno.
ui-animals = Zorro Garza Nutria Tejón Grulla Liebre Búho Lince Colibrí Polilla
ui-phrase =
    { $phrase ->
        [again] ¿Jugamos otra?
        [bye] Tengo que irme
        [good-luck] ¡Suerte!
        [hello] ¡Hola!
        [hurry] Te toca…
        [oops] ¡Uy!
        [thanks] ¡Gracias!
       *[well-played] ¡Bien jugado!
    }

## La mesa. De ui-hand-size a ui-counterclockwise, 20 letras como máximo.

ui-hand-size = { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
ui-uno = ¡UNO!
ui-silent = 1 carta, sin UNO
ui-silent-long = (aún no ha dicho UNO)
ui-points = { $n ->
        [one] 1 punto
       *[other] { NUMBER($n, useGrouping: 0) } puntos
    }
ui-color-is = El color es
ui-color-named = El color elegido es
ui-color-open = aún sin elegir
ui-hyper = HIPER
ui-pending = Suma: { $n } por robar
ui-clockwise = horario
ui-counterclockwise = antihorario
ui-round = ronda { $n }
ui-goal =
    { $match ->
        [round] una ronda
       *[points] hasta { NUMBER($n, useGrouping: 0) }
    }
ui-keys = ? ayuda · reglas
ui-playing = Juegas con la edición { ui-edition }: { $rules }.
ui-plain-top = Arriba:
ui-plain-color = color:
ui-plain-hyper = hipervelocidad: { color-name }
ui-plain-way =
    { $way ->
        [left] se juega en sentido horario
       *[right] se juega en sentido antihorario
    }
ui-plain-draw = { $n ->
        [one] 1 carta para robar
       *[other] { $n } cartas para robar
    }
ui-plain-hand = Tienes
ui-back = Pulsa Enter para volver.

## El final de una ronda

ui-summary = Ronda { $n }
ui-summary-over = Ronda { $n } – fin de la partida
ui-still-in-hand = aún en la mano
ui-worth = valor
ui-scores = suma
ui-total = total
ui-out = ¡sin cartas!

## Menús

ui-choose-box = ¿Con qué caja juegas? Enter para la clásica
ui-choose-box-to-read = ¿De qué caja quieres leer las reglas? Enter para la clásica
ui-prompt = { $question }:
ui-booklet-differs = { $name }: { $text }
ui-and-besides = { $first }; { $rest }
ui-choose-booklet = ¿Con qué folleto? En esta caja, cada idioma tiene sus diferencias. Enter para { $first }
ui-choose-number = Escribe un número del 1 al { $n }.
ui-choose-house = ¿Reglas de la casa? Un número activa o quita una, hand=5 cambia cualquier ajuste; Enter para ninguna
ui-choose-house-more = ¿Otra más? Enter para empezar
ui-house-now = { $name }: { $value }.
ui-resume = Tienes a medias una partida de { $booklet }, en la ronda { $n } ({ $scores }). ¿Quieres seguir con ella?
ui-resumed-earlier = La partida sigue desde ahí, y el archivo queda como estaba.
ui-yes-no = S/n
ui-no-words = n no

## Los folletos

ui-edition =
    { $edition ->
        [scary] Monstruo-cartas
        [revenge] Venganza
        [battle] Batalla de patadas
        [hyper] Hipervelocidad
       *[classic] Clásica
    }
ui-box =
    { $edition ->
        [scary] las reglas de la caja de Monster High
        [revenge] las reglas de la caja de los Pingüinos de Madagascar
        [battle] las reglas de la caja Kickin’ Battle
        [hyper] las reglas de la caja de la hipervelocidad
       *[classic] la baraja de 108 cartas, sin carta especial
    }
ui-region =
    { $booklet ->
        [scary-fr] Francia
        [scary-es] España
        [scary-it] Italia
        [scary-pt] Portugal
        [revenge-en] Estados Unidos
        [revenge-es] Latinoamérica
        [battle-en] Estados Unidos
        [battle-es] Latinoamérica
        [battle-fr] Canadá
        [battle-pt] Brasil
        [hyper-fr] Canadá
       *[classic-en] el nuestro
    }
ui-as-the-base = como las reglas básicas
ui-booklets-more = { $rules } muestra todas las reglas de un folleto; con { $play } se juega.

## Los ajustes

ui-settings-house = Reglas de la casa: no están en ningún folleto; cualquier mesa puede activarlas.
ui-settings-printed = Ajustes que fija cada folleto; la mesa puede cambiarlos.
ui-settings-default = (por defecto)
ui-settings-range = de { $low } a { NUMBER($high, useGrouping: 0) }; por defecto, { NUMBER($n, useGrouping: 0) }
ui-settings-only = Solo con la { $card }.
ui-settings-more = Se escriben detrás de un folleto: { $example }

## Salir, guardar, preparar

ui-leaving = Partida guardada. Para seguir:
ui-not-saved = No se pudo guardar esta partida: { $why }.
ui-finished = La partida entera está en { $path }; para verla otra vez:
ui-unfinished = La partida aún no ha terminado. Puntos: { $scores }.
ui-replay-title = { $rules }: { $names }. Rondas: { $n }.
ui-setting-the-table = Preparando la mesa…
ui-warming-again = Preparando el juego…

## El laboratorio

ui-lab-rounds = { $n } rondas
ui-lab-rate = { $n } rondas/s
ui-lab-line = { $done } de { $total } rondas, { $rate } por segundo, faltan { $seconds } s
ui-lab-way =
    { $running ->
        [wasm] Las reglas corren desde el archivo del motor. Con Numba van más rápido: pip install penultima[fast]
        [interpreted] Las reglas corren como Python normal, que es lento; sirve para depurar.
       *[other] Las reglas corren como código nativo (Numba).
    }
ui-lab-rounded = { $n } rondas en lugar de { $asked }: cada reparto se juega con cada una de las { $seatings } formas de sentarse.
ui-lab-recorded = Se guardan las primeras { $n } rondas una por una.
ui-lab-again = { $done } de { $total } rondas ya están; se sigue con las demás.
ui-lab-stopping = Se termina lo empezado. Otro Ctrl-C lo abandona.
ui-lab-stopped = { $done } de { $total } rondas quedan guardadas en { $path }; el mismo comando continúa.
ui-lab-more = Está claro tras { $n } repartos: { $name } gana más que su parte.
ui-lab-less = Está claro tras { $n } repartos: { $name } gana menos que su parte.
ui-lab-unclear = No está claro: quizá { $name } no gana ni más ni menos que su parte.
ui-lab-study = { $n } mesas
ui-lab-study-stopped = { $done } de { $total } mesas quedan guardadas en { $path }; el mismo comando continúa.
