### Around the cards: home, inviting, sitting down, hosting, house rules, past matches. Every message has its own arguments.

## Home

people-what = Un juego de cartas para toda la familia: contra la máquina, con amigos en su teléfono o con un solo dispositivo que va de mano en mano. Gratis, sin anuncios y sin cuenta.
people-continue = Seguir tu partida
people-other-matches = Otras partidas
people-play-family = Jugar en familia
people-join = Entrar con un código
people-join-about = El código está en la pantalla de quien abrió la mesa. También sirve un enlace entero.
people-bad-code = Un código tiene ocho letras y cifras, como k3n5 q8z2.
people-setup-about = Jugadores, bots, ritmo, reglas de la casa
people-more = Más
people-past = Partidas jugadas

## Inviting

people-each-own = Cada cual en su dispositivo
people-each-own-about = Recibes una imagen para escanear, una dirección y un código para los demás.
people-invite-now = Abrir una mesa e invitar
people-looking = Buscando tu red…
people-one-device = Un dispositivo para todos
people-one-device-about = Va de mano en mano; cada cual ve solo sus cartas.
people-needs-server = Para jugar con varios dispositivos hace falta un servidor, y esta página no tiene: aquí todo ocurre en tu navegador. Quien instala Penultima en un dispositivo de casa ya tiene uno. Lo que funciona aquí mismo: pasarse este dispositivo.
people-lan-ask = ¿Pueden unirse los teléfonos y tabletas de tu red de casa?
people-lan-about = Solo los dispositivos de la misma red podrán abrir esta página, y solo hasta que la cierres.
people-lan-yes = Sí, que se unan
people-lan-open = Abierta a la red de casa
people-lan-close = Cerrarla
people-only-here = Por ahora solo se llega a esta página desde este dispositivo. En el del servidor, abre el enlace que mostró al arrancar; o arráncalo con “penultima serve --lan”.
people-only-here-guest = Por ahora solo se llega a esta mesa desde este dispositivo. Quien la dirige puede abrirla a la red de casa.
people-invite-scan = Escanea esto con la cámara de un teléfono, o abre allí la dirección y escribe el código.
people-invite-address = Dirección
people-invite-code = Código
people-invite-link = O envía este enlace
people-invite-others = ¿No se abre? Prueba otra dirección

## Bots

people-bot-pace = Los bots juegan
# $bot_pace: slow normal fast tap
people-bot-pace-name =
    { $bot_pace ->
        [slow] Despacio
        [fast] Rápido
        [tap] Cuando toco
       *[normal] Normal
    }
# On a button. $who: a bot
people-tap = Sigue: { $who }

## Sitting down late

# $who: a bot
people-sit-bot = Hay una partida en marcha. Tomas las cartas de { $who }, un bot, y juegas enseguida.
# Where there are several bots, the table chooses.
people-sit-some-bot = Hay una partida en marcha. Tomas las cartas de un bot y juegas enseguida.
people-sit-later = Hay una partida en marcha y todos los asientos están ocupados. Miras, y te sientas en cuanto quede uno libre.
people-sit-full = Todos los asientos están ocupados. Quien dirige la mesa puede hacer sitio.
people-you-sit = Ya tienes asiento.
people-bots-make-room = Estás mirando. Un bot te deja su asiento:
people-take-over = Jugar por { $who }
people-sit-after = Tras esta ronda
people-wish-after = Te sientas cuando acabe esta ronda.
people-wish-free = Te sientas en cuanto quede un asiento libre.
people-only-watch = Solo mirar
people-all-taken = Estás mirando. Todos los asientos están ocupados.
people-sit-free = Sentarme en cuanto quede uno libre

## Leaving

people-leave-now = Salir un rato
people-leave-local = La partida te espera aquí.
people-leave-watcher = Puedes volver cuando quieras.
# $n: seconds
people-leave-match = Tu asiento sigue siendo tuyo. Tras { $n } s juega un bot por ti hasta que vuelvas.
people-leave-lobby = Tu asiento sigue siendo tuyo, y encuentras la mesa en la primera página.
people-stand-match = Un bot toma tus cartas. Te quedas mirando y puedes volver a sentarte ahí.
people-stand-lobby = Tu asiento queda libre para otros; sigues en la mesa.
people-leave-good = Irse del todo
people-leave-good-about = Dejas tu asiento y tu nombre, y la mesa sale de tu lista.
people-leave-good-host = Dejas tu asiento y tu nombre, y dirigirá la mesa otra persona.
people-sure = ¿De verdad?

## The host

people-host-panel = Dirigir la mesa
# The same at a table on this device
people-pause-bots = Pausa y bots
people-pause = Pausa
people-resume = Seguir
people-paused = La partida está en pausa.
people-paused-about = Sigue cuando lo diga quien dirige la mesa.
people-people = Personas
people-watches = mira
people-is-muted = en silencio
people-bot-instead = Que juegue un bot
people-free-seat = Liberar el asiento
people-mute = Silenciar
people-unmute = Dejar hablar
people-make-host = Que dirija la mesa
people-dismiss = Echar
people-ban = Excluir
people-dismiss-about = A quien echas puede volver por el enlace. A quien excluyes, no, hasta que levantes la exclusión.
people-banned = Exclusiones
people-somebody = Alguien
people-unban = Levantar la exclusión
people-level-about = Otro nivel toma las cartas de ese bot.
people-nobody = Aún no hay nadie más.
people-conversation = Lo que se dijo

## House rules

people-house-mark =
    { $n ->
        [one] Una regla de la casa
       *[other] { $n } reglas de la casa
    }
# $preset: booklet families mine
people-house-preset =
    { $preset ->
        [families] Como en muchas familias
        [mine] Las mías
       *[booklet] Como en el folleto
    }
people-house-range = De { $low } a { $high }.
# $why: what is played, a clause
people-house-clash = Ahora no, porque { $why }.

## Past matches

people-past-none = En este dispositivo aún no se jugó ninguna partida. Las de mesas de un servidor se quedan allí.
people-statistics = Cómo te fue
# $n: matches won, $total: matches played
people-won-of = Partidas ganadas: { $n } de { $total }
people-box = Caja
people-matches = Partidas
people-rate = Ganado
people-only-people = Sin bots
people-mixed = Mezclados
people-won = Ganaste
# $who: one or several players
people-lost = Ganó { $who }
# $n: rounds that are over
people-unfinished =
    { $n ->
        [0] Recién empezada
        [one] Una ronda jugada
       *[other] { $n } rondas jugadas
    }
people-watch-again = Ver otra vez
people-save-file = Guardar archivo
people-go-on = Seguir

## Sound

people-volume = Volumen
# At the first table; the answer is kept.
people-sound-offer = ¿Quieres oír las cartas?
people-sound-yes = Con sonido
people-sound-no = Sin sonido
