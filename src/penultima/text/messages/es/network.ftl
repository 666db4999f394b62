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
refused-carried = los puntos traídos no caben en estas reglas: con ellos la partida ya habría terminado, o se juega sin puntos.
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
refused-no-room = hay demasiadas mesas en este servidor; vuelve más tarde.
refused-damaged = esta mesa está dañada y no se puede seguir jugando. Avisa a quien lleva el servidor.

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

## El doctor

doctor-versions = Penultima { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $sqlite } es demasiado antiguo; este programa necesita { $wanted }. Instala un Python más nuevo.
doctor-no-database-yet = Todavía no hay base de datos en { $path }; el servidor la crea al arrancar.
doctor-database = La base de datos está entera. Mesas: { $tables }; filas: { $rows }; mesas archivadas: { $archived }.
doctor-damaged-table = La mesa { $table } está dañada en la fila { $row }. Restaura una copia de seguridad para recuperarla; en todas las demás se puede jugar.
doctor-open-to-others = Otras personas de esta máquina pueden leer { $path }, y con ello todas las cartas. Arranca una vez el servidor, o ejecuta: chmod 600 { $path }
doctor-newer-database = Una versión más nueva de este programa ha usado esta base de datos. Esta versión la lee, pero instala de nuevo la más nueva.
# $n: how many tables
doctor-unreadable-tables = { $n ->
    [one] Una mesa contiene algo que solo entiende una versión más nueva de este programa. Vuelve a instalar esa versión.
   *[other] { $n } mesas contienen algo que solo entiende una versión más nueva de este programa. Vuelve a instalar esa versión.
}
doctor-older-database = La base de datos viene de una versión anterior; el servidor la pone al día al arrancar.
doctor-clock = El reloj concuerda con la base de datos.
doctor-clock-back = El reloj de esta máquina va { $seconds } s por detrás de la fila más nueva de la base de datos. Ponlo en hora (NTP).
doctor-clocks-differ = Los relojes de esta máquina y de la base de datos difieren en { $milliseconds } ms. Deja que NTP ajuste los dos.
doctor-disk = Espacio libre en el disco de { $path }: { $megabytes } MB. Un servidor necesita 1024 MB o más.
doctor-file-limit = Archivos que pueden estar abiertos: { $limit }. El servidor necesita { $wanted } para todas sus conexiones; el límite se sube con “ulimit -n” o LimitNOFILE.
doctor-bad-public-url = “{ $url }” no es una dirección que se pueda escribir. Empieza por https:// o http://.
doctor-no-tls = { $url } no está cifrada: otros pueden leer por el camino. Pon un proxy con TLS delante del servidor y usa https://.
doctor-public-url = La dirección pública es { $url }.
doctor-bad-proxy = “{ $address }” en --trusted-proxy no es una dirección ni una red. Se escribe como 10.0.0.7 o 10.0.0.0/8.
doctor-no-proxy = Hay una dirección pública con TLS, pero falta --trusted-proxy: todas las visitas parecen venir de una sola dirección y comparten sus límites. Indica la dirección del proxy.
doctor-no-bus = Sin --bus, varios servidores con una misma base de datos tardan un segundo en saber unos de otros.
doctor-running = El servidor { $link } está listo.
doctor-not-ready = El servidor { $link } no está listo: { $why }
doctor-not-running = Ningún servidor responde en { $link }.
doctor-through-proxy = { $url } lleva al servidor.
doctor-proxy-host = { $url } no transmite el nombre que se escribe, y el servidor rechaza a todo el mundo. En los ajustes del proxy, transmite Host tal como llega.
doctor-proxy-headers = { $url } no le dice al servidor quién pregunta: todo el mundo parece estar en esta máquina. En los ajustes del proxy, transmite Host tal como llega y añade X-Forwarded-For.
doctor-not-reached = { $url } no responde a esta máquina: { $why }
doctor-elsewhere = { $url } no lleva a este servidor, sino a otra cosa. Mira a qué dirección transmite el proxy las peticiones.
doctor-kept = Los archivos tal como estaban se conservan: { $files }
doctor-verdict = { $n ->
    [0] Todo está bien.
    [one] Hay una cosa que hacer.
   *[other] Hay { $n } cosas que hacer.
}
