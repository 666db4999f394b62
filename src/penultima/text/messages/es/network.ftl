### Tables on the network: what a table refuses, and what the commands around it say.

## Refusals

refused-illegal = las reglas no lo permiten ahora.
refused-late = esa pregunta ya tiene respuesta.
refused-grace = dale un momento para decirlo.
refused-not-seated = no tienes asiento en esta mesa.
refused-not-joined = di primero tu nombre.
refused-no-token = sin una llave propia solo puedes mirar.
refused-only-host = solo el anfitrión puede hacer eso.
refused-not-now = ahora no se puede.
refused-seat-taken = ese asiento está ocupado.
refused-seat-empty = ahí no hay nadie.
refused-no-seat = ese asiento no existe.
refused-no-person = esa persona no existe.
refused-no-bot = ese robot no existe.
refused-too-few = hacen falta dos para jugar.
refused-too-many = ya hay más sentados que eso; libera antes un asiento.
refused-table-full = la mesa está llena.
refused-no-table = esa mesa no existe.
refused-bad-name = ese nombre no se puede mostrar.
refused-bad-rules = no se puede jugar con esas reglas.
refused-bad-message = el servidor no lo ha entendido.
refused-no-chat = en esta mesa solo se habla con frases hechas.
refused-nothing-said = no se ha dicho nada.
refused-not-in-shuffle = este barajado no tiene sitio para eso ahora.
refused-slow-down = no tan deprisa.
refused-busy = pasan demasiadas cosas a la vez en esta mesa; inténtalo de nuevo.
refused-not-saved = no se ha podido guardar; nada ha cambiado. Inténtalo de nuevo en un momento.
refused-warming = el motor se está calentando; un momento.
refused-hello-first = el servidor espera primero un saludo.
refused-old-version = este programa y el servidor no hablan la misma versión.
refused-going = el servidor se está reiniciando; vuelve en un momento.
refused-door-closed = el anfitrión ha cerrado el acceso desde la red de casa.
refused-only-here = solo puede hacerlo quien está sentado ante la máquina del servidor.
refused-no-network = esta máquina no está en ninguna red por la que se pueda llegar a ella.
refused-no-page = en esta dirección no hay nada.

## Serving and joining

net-serving = Las mesas están en { $link } – Ctrl-C para parar.
net-at-home = En casa: { $link }
net-start = escribe «start» cuando estéis todos.
net-deal = escribe «deal» para la ronda siguiente.
net-rematch = escribe «rematch» para jugar otra vez.
net-here = { $who } está aquí.
net-gone = { $who } se ha ausentado.
net-changed = Ahora se juega: { $rules }
net-clock = Se acabó el tiempo; se hace la jugada más suave.
net-help = start, deal, rematch, sit, stand; /hola saluda a todos; quit deja la mesa, y el asiento queda guardado.

## Quick phrases

net-phrase-hello = ¡Hola!
net-phrase-well-played = ¡Bien jugado!
net-phrase-good-luck = ¡Suerte!
net-phrase-oops = ¡Ups!
net-phrase-hurry = Venga …
net-phrase-thanks = ¡Gracias!
net-phrase-again = ¿Otra vez?
net-phrase-bye = ¡Adiós!
