### Tables on the network: what a table refuses, and what the commands around it say.

## Refusals

refused-illegal = las reglas no lo permiten ahora.
refused-late = esa pregunta ya tiene respuesta.
refused-grace = dale un momento para que lo diga.
refused-not-seated = no tienes asiento en esta mesa.
refused-not-joined = di primero tu nombre.
refused-no-token = sin una clave propia solo puedes mirar.
refused-only-host = solo puede hacerlo quien dirige la mesa.
refused-not-now = ahora no se puede.
refused-seat-taken = ese asiento está ocupado.
refused-seat-empty = ahí no hay nadie sentado.
refused-no-seat = ese asiento no existe.
refused-no-person = esa persona no existe.
refused-no-bot = ese bot no existe.
refused-too-few = hacen falta dos para jugar.
refused-too-many = ya hay más personas y bots en la mesa; libera antes un asiento.
refused-table-full = la mesa está llena.
refused-no-table = esa mesa no existe.
refused-bad-name = ese nombre no se puede mostrar.
refused-bad-rules = no se puede jugar con esas reglas.
refused-bad-message = el servidor no lo entendió.
refused-no-chat = en esta mesa solo se habla con las frases de la lista.
refused-nothing-said = no se dijo nada.
refused-not-in-shuffle = ahora eso no cabe en esta mezcla.
refused-slow-down = no tan rápido.
refused-busy = pasan demasiadas cosas a la vez en esta mesa; inténtalo otra vez.
refused-not-saved = no se pudo guardar; nada ha cambiado. Inténtalo otra vez en un momento.
refused-hello-first = el servidor espera primero un saludo.
refused-old-version = este programa y el servidor no usan la misma versión.
refused-going = el servidor se está reiniciando; espera un momento.
refused-door-closed = quien dirige la mesa ha cerrado el acceso desde la red de casa.
refused-only-here = solo puede hacerlo quien usa el dispositivo del servidor.
refused-no-network = este dispositivo no está en ninguna red por la que otros puedan llegar a él.
refused-no-page = en esta dirección no hay nada.
refused-paused = la partida está en pausa.
refused-muted = en esta mesa no puedes decir nada por ahora.
refused-banned = ya no puedes entrar en esta mesa.
refused-upgrading = el servidor se está actualizando; inténtalo en un momento.

## Serving and joining

net-serving = Las mesas están en { $link } – Ctrl-C para terminar.
net-at-home = En casa: { $link }
net-start = escribe “start” cuando ya estén todos.
net-deal = escribe “deal” para jugar la siguiente ronda.
net-rematch = escribe “rematch” para jugar otra vez.
net-here = { $who } está aquí.
net-gone = { $who } está ausente.
net-changed = Ahora se juega: { $rules }
net-clock = Se acabó el tiempo: se hizo una jugada segura.
net-help = start, deal, rematch, sit, stand; /hola saluda a todos; quit deja la mesa y guarda tu asiento.
