### La mesa en el navegador: botones, títulos, avisos.

## Inicio

page-tagline = El juego de cartas en el que dices ¡UNO! cuando solo te queda una.
page-unofficial = No oficial: la empresa dueña de los juegos cuyos folletos seguimos no lo ha hecho ni aprobado, ni lo conoce.
page-play-now = Jugar ya
page-play-now-about =
    { $n ->
        [one] Un clic: tú y un bot, { $edition }.
       *[other] Un clic: tú y { $n } bots, { $edition }.
    }
page-choose-box = Elige una caja
page-box-about =
    { $edition ->
        [scary] Regala un color entero, carta a carta.
        [revenge] Reparte cuatro cartas como quieras.
        [battle] Reta a alguien con una carta secreta.
        [hyper] Cada carta de un color quita un turno.
       *[classic] El juego de siempre.
    }
page-your-name = Tu nombre
page-guest = Visita
page-rules-of = Reglas
page-seats = Jugadores
page-bots = Bots
page-bot-level = Nivel de los bots
page-level =
    { $level ->
        [beginner] Principiante
        [easy] Fácil
        [medium] Medio
        [hard] Difícil
        [expert] Experto
        [trained] Entrenado
       *[other] { $level }
    }
page-pace = Ritmo
page-pace-name =
    { $pace ->
        [relaxed] 1 minuto por turno
        [fast] 15 segundos por turno
       *[untimed] Sin límite de tiempo
    }
page-house = Reglas de la casa
page-house-none = ninguna
page-house-now = { page-house }: { $what }
page-house-count =
    { $n ->
        [one] { $n } cambiada
       *[other] { $n } cambiadas
    }
page-as-booklet = como en el folleto
page-more-settings = Todo lo demás que fija el folleto
page-public = Mostrar esta mesa a todos en este servidor
page-play-bots = Jugar contra bots
page-open-table = Abrir una mesa para amigos
page-join = Unirse a una mesa
page-code = Código de la mesa
page-join-go = Entrar
page-forget = Olvidar esta mesa
page-forget-table = { page-forget }: { $code }
page-open-tables = Mesas abiertas
page-watch = Mirar
page-sit = Sentarse
page-replay-a-game = Ver otra vez una partida
page-take-tour = Aprende a jugar en tres minutos
page-server-gone = El servidor no responde. Probando otra vez…
page-part-missing = Falta una parte de esta página. Recárgala cuando haya red.
page-table-options = Preparar la mesa
page-back-home = Volver al inicio

## Antes de la partida

page-waiting-title = ¿Quién juega?
page-invite = Invitar
page-copy-link = Copiar el enlace
page-copied = Copiado
page-share = Compartir
page-qr = Código QR del enlace
page-empty-seat = Asiento libre
page-add-bot = Añadir un bot
page-remove = Quitar
page-remove-who = { page-remove }: { $who }
page-host = Dirige la mesa
page-start = Repartir las cartas
page-waiting-host = Quien dirige la mesa reparte cuando ya estén todos.
page-need-two = Hacen falta dos para jugar.
page-stand = Levantarse
page-name-first = ¿Cómo te llamas?
page-watching = Estás mirando.
page-watchers =
    { $n ->
        [one] { $n } persona mira
       *[other] { $n } personas miran
    }
page-dealing = Todos ayudan a mezclar…
page-add-person = Otra persona en este dispositivo
page-pass-to = Pásale el dispositivo a { $who }
page-pass-about = Que nadie más mire ahora.
page-i-am = Soy { $who }

## En la mesa

page-table = Mesa
page-menu = Menú
page-draw = Robar
page-draw-n = Robar { $n }
page-keep = Guardar
page-uno = ¡UNO!
page-catch = Atrapar
page-catch-who = ¡Atrapar a { $who }!
page-hand = Tu mano
page-sort = Ordenar
page-sorted-by =
    { $how ->
        [color] por color
        [number] por número
       *[drawn] como llegaron
    }
page-sort-now = { page-sort }: { page-sorted-by }
page-enlarge = Cartas más grandes
page-draw-pile = { $box ->
        [scary] Montón para robar
       *[other] Pila para robar
    }
page-draw-pile-now = { page-draw-pile }, { page-pile-cards }
page-discard-pile = { $box ->
        [scary] Pila de descarte
       *[other] Pila para descartar
    }
page-discard-pile-now = { page-discard-pile }: { $card }
page-discard-pile-color = { page-discard-pile-now }, { page-color-now }
page-pile-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
page-color-now = Color: { color-name }
page-hyper-now = Hipervelocidad: cada carta { color-feminine } quita un turno
page-opponents = Jugadores
page-turn-of = { $who } está pensando
page-your-turn = Te toca
page-is-bot = bot
page-played-by-bot = Un bot juega por { $who }
page-is-away = ausente
page-is-dealer = reparte
page-owes-uno = ¡no dijo UNO!
page-skipped = pierde su turno
page-you-hold = Tienes { $cards }.
page-you-may = Puedes jugar { $cards }.
page-you-may-only = Ninguna carta encaja: roba.
page-on-top = Arriba: { $card }.
page-held = Un momento: alguien aún puede decir UNO.
# What a player hears whose time is almost over. $n (number): the seconds
page-seconds-left = { $n ->
        [one] Queda un segundo.
       *[other] Quedan { $n } segundos.
    }
page-in-your-hand =
    { $n ->
        [0] no tienes
       *[other] tienes { $n }
    }
page-accept = Robar { $n }
page-challenge = Desafiar
page-challenge-win = Si es un farol: { $who } roba { $n }.
page-challenge-lose = Si no lo es: tú robas { $n }.
page-shown-hand = { $who } te muestra su mano
page-close = Cerrar
page-give-none = No regalar nada
page-give-order = Reciben una carta, por orden: { $list }
page-share-left =
    { $n ->
        [one] queda { $n } carta
       *[other] quedan { $n } cartas
    }
page-share-count = { $from } → { $to }
page-fight-title = Batalla
page-fight-pick = Elige tu carta: nadie la ve
page-fight-wait = Esperando a { $who }…
page-fight-pot =
    { $n ->
        [one] { $n } carta en juego
       *[other] { $n } cartas en juego
    }
page-fight-won = { $who } gana la batalla
page-no-battle = Sin batalla

## Lo que pasó, palabras, alrededor

page-log = Lo que pasó
page-phrases = Decir algo
page-says = { $who }: { $text }
page-news =
    { $what ->
        [joined] { $who } llega a la mesa.
        [sat] { $who } se sienta.
        [stood] { $who } se levanta.
        [seated] { $who } se sienta: es un bot.
        [removed] Quedó libre un asiento.
        [handed] Ahora dirige la mesa { $who }.
        [started] Empieza la partida.
        [back] { $who } está aquí.
        [left] { $who } está ausente.
        [replaced] Sigue un bot: { $who }.
        [dismissed] Quien dirige la mesa ha echado a { $who }.
        [forgotten] { $who } ha dejado la mesa.
        [muted] Quien dirige la mesa ha silenciado a { $who }.
        [unmuted] { $who } puede volver a hablar.
        [unbanned] Quien dirige la mesa ha levantado una exclusión.
        [paused] La partida está en pausa.
        [resumed] La partida sigue.
        [paced] Los bots juegan ahora a otro ritmo.
        [rematched] ¡Revancha!
       *[changed] Quien dirige la mesa ha cambiado algo en ella.
    }
page-by-clock = (se acabó el tiempo de { $who })
page-type-message = Mensaje
page-send = Enviar
page-reconnecting = Se perdió la conexión. Conectando otra vez…
page-back-again = Conexión recuperada.
page-table-gone = Esa mesa ya no existe.
page-rulebook = Reglas de esta mesa
page-rule-numbers = Mostrar los números de las reglas
page-rules-loading = Buscando el folleto…
page-settings = Ajustes
page-language = Idioma
page-theme = Colores de la página
page-theme-name =
    { $theme ->
        [light] Claros
        [dark] Oscuros
       *[auto] Como el dispositivo
    }
page-motion = Movimiento
page-motion-name =
    { $motion ->
        [full] Completo
        [less] Reducido
       *[auto] Como el dispositivo
    }
page-letters = Letras en las cartas
page-sound = Sonidos
page-shortcuts = Teclas rápidas (D robar, U UNO, C atrapar…)
page-text-size = Tamaño del texto
page-size-name =
    { $size ->
        [large] Grande
        [larger] Muy grande
       *[normal] Normal
    }
page-assist = Ayuda en esta mesa
page-assist-uno = Decir UNO por mí
page-assist-time = El doble de tiempo para mí
page-leave = Dejar la mesa

## El final de una ronda

page-round-over = Fin de la ronda { $n }
page-match-over = Fin de la partida
page-blocked = La ronda quedó bloqueada.
page-wins-round = ¡{ $who } se queda sin cartas!
page-you-win-round = ¡Te quedas sin cartas!
page-score-sheet = Puntos
page-every-round = Todas las rondas
page-player = Nombre
page-total = Total
page-round-n = Ronda { $n }
page-to-target = Gana quien llegue antes a { $n }
page-low-target = Gana el total más bajo cuando alguien llegue a { $n }
page-next-round = Siguiente ronda
page-rematch = Revancha
page-save-record = Guardar la partida
page-save-failed = No se ha podido guardar. Vuelve a intentarlo dentro de un momento.
page-see-replay = Verla otra vez
page-check-fair = Comprobar la mezcla
page-anchor = Prometido antes de la primera carta
page-fair-ok = Comprobado en este dispositivo: la parte de esta página estuvo en cada mezcla, nada se cambió después y las cartas salieron en el orden prometido.
page-fair-bad = Algo no encaja: guarda la partida y compara.
page-fair-about = El dispositivo de cada jugador ayudó a mezclar. Nadie, ni siquiera el servidor, pudo elegir las cartas.

## Ver otra vez

page-replay = Repetición
page-replay-drop = Suelta aquí una partida guardada o elige el archivo.
page-replay-choose = Elegir un archivo
page-replay-bad = Esto no es una partida guardada.
page-replay-code = O el código de una mesa
page-replay-step = Paso { $n } de { $total }
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-forward = Un paso adelante
page-replay-last = Al final
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-view = Se ven las cartas de
page-replay-all = todos

## La primera partida

page-tour-done = Entendido
page-tour-skip = Saltar la guía
page-tour-hand = Esta es tu mano. Las cartas levantadas encajan: mismo color, mismo número o símbolo, o un comodín.
page-tour-lay = Toca una carta levantada para jugarla.
page-tour-draw = ¿Ninguna encaja? Roba. Si la carta nueva encaja, puedes jugarla enseguida.
page-tour-color = Jugaste una carta sin color: elige con qué color se sigue.
page-tour-others = Aquí están los demás. El anillo muestra a quién le toca; la flecha, hacia dónde va el juego.
page-tour-uno = Te quedan dos cartas: toca UNO antes de jugar una. A quien lo olvida lo pueden atrapar.
page-tour-win = Quien juega su última carta gana la ronda y suma los puntos de las cartas que aún tienen los demás.
page-tour-why = Toca una carta que no encaja y la mesa te dice por qué.
