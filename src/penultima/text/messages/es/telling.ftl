### Lo que dice la mesa en el navegador mientras se juega. Cada mensaje tiene sus propios argumentos.

## UNO

tell-uno-say = ¡Di UNO!
tell-uno-ready = UNO se dirá con tu próxima carta.

## Lo que se pregunta

tell-bluff = ¿{ $who } va de farol?
tell-fight-rule = Gana el número más alto; los símbolos cuentan como cero.
tell-hyper-color = Con cada carta de ese color, el siguiente jugador perderá su turno.

## Quién no está

tell-away = { $who } no está. Un bot juega en { $n } s.
tell-away-soon = { $who } no está. Un bot juega enseguida.
tell-stand-in =
    { $you ->
        [who] (un bot jugó por ti)
       *[no] (un bot jugó por { $who })
    }

## Lo que hace una carta

tell-card =
    { $about ->
        [skip] El siguiente jugador pierde su turno.
        [reverse] El juego cambia de sentido.
        [draw-two] El siguiente jugador roba dos cartas y pierde su turno.
        [wild] Encaja en todo; tú eliges el color.
        [draw-four] Encaja en todo; tú eliges el color, y el siguiente jugador roba cuatro cartas.
       *[number] Encaja con el mismo color o el mismo número.
    }

## Teclas

tell-keys = Teclado
tell-key =
    { $key ->
        [d] robar, quedarse la carta o aceptar
        [u] decir UNO
        [c] atrapar
        [n] dejar jugar al bot, si los bots te esperan
        [h] ir a tu mano
        [w] oír otra vez la pregunta
        [l] lo que pasó
        [arrows] de carta en carta
        [ends] a la primera o la última carta
        [enter] jugar la carta o pulsar el botón
        [escape] cerrar lo que está abierto
       *[help] estas teclas
    }
