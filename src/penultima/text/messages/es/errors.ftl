error-no-edition = no hay ninguna edición “{ $name }”; hay { $editions }.
error-no-edition-but = no hay ninguna edición “{ $name }”; ¿quizá “{ $guess }”?
error-not-printed = la edición { $edition } no se imprimió en “{ $language }”; hay { $printed }.
error-change-form = un cambio en las reglas se escribe +ajuste=valor, no “{ $text }”.
error-set-twice = { $name } aparece dos veces.
error-no-setting = no hay ningún ajuste “{ $name }”; hay { $names }.
error-no-setting-but = no hay ningún ajuste “{ $name }”; ¿quizá “{ $guess }”?
error-setting-value = { $name } puede ser { $values }, no “{ $text }”.
error-setting-value-but = { $name } puede ser { $values }, no “{ $text }”; ¿quizá “{ $guess }”?
error-setting-range = { $name } puede ir de { $low } a { $high }; “{ $text }” no vale.
error-contradiction = { $one } y { $other } se contradicen.
error-unknown-bot = no hay ningún bot “{ $name }”; hay { $there }, y run:COMANDO para un programa.
error-unknown-bot-but = no hay ningún bot “{ $name }”; ¿quizá “{ $guess }”?
error-players = pueden jugar de 2 a 10 personas, no { $n }.
error-no-card-left = { $n } jugadores y hand={ $hand }: podría no quedar ninguna carta para empezar.
error-match-over = esta partida ya terminó; { $command } la muestra otra vez.
error-not-resumable = esta partida guardada no se puede retomar en la mesa.
error-no-record = esto no es una partida guardada.
error-unreadable = no se puede leer { $path }: { $why }.
error-unwritable = no se puede escribir { $path }: { $why }.
error-record-unreadable = { error-unreadable }
error-record-version = esta partida guardada tiene la versión { $version }; este programa lee la versión { $known }.
error-record-rules-version = esta partida se jugó con la versión { $version } de las reglas; este programa conoce la versión { $known }.
error-record-replay = esta partida guardada no se puede reproducir.
error-record-rule-changed = la regla { $rules } cambió después de esta partida (el { $since }): a partir de la jugada { $move } de la ronda { $round }, siguió de otra manera.
error-rules-and-resume = una partida retomada trae sus propias reglas: indica RULES o --resume, no las dos cosas.
error-no-choice = no existe la opción { $text }; hay { $n }.
error-no-move = aquí “{ $text }” no es una carta ni una jugada; escribe “?” para ver la ayuda.
error-bot-command = un programa que juega se escribe run:COMANDO o run[2000ms]:COMANDO, no “{ $program }”.
error-bot-not-found = no se encuentra el programa “{ $program }”.
error-bot-not-started = no se puede iniciar el programa “{ $program }”: { $why }.
error-bot-died = el programa “{ $program }” ha terminado con el código { $status }.
error-bot-died-saying = el programa “{ $program }” ha terminado con el código { $status }. Sus últimas palabras: { $said }
error-bot-garbage = el programa “{ $program }” escribió una línea que no es una respuesta: { $text }
error-bot-too-long = el programa “{ $program }” escribió una línea de más de { $n } bytes.
error-bot-illegal = el programa “{ $program }” eligió “{ $move }”, que no se le ofrecía.
error-bot-wrong-id = el programa “{ $program }” respondió a la pregunta { $answered } en vez de a la pregunta { $asked }.
error-bot-late = el programa “{ $program }” no respondió en { $n } ms.
error-players-list = “{ $text }” no es una lista de jugadores: los nombres de los bots se separan con comas.

## El laboratorio

error-lab-other-run = { $path } contiene otra serie: { $name } es { $there } allí y { $here } aquí.
error-lab-not-empty = { $path } no está vacío y no contiene resultados del laboratorio.
error-lab-no-results = { $path } no contiene resultados del laboratorio.
error-lab-damaged = { $path } está dañado; sin ese archivo, el mismo comando juega de nuevo esas rondas.
error-lab-busy = otra serie está escribiendo en { $path }.
error-lab-needs = hace falta { $name }: pip install 'penultima[{ $extra }]'.
error-lab-bot-failed = el bot { $name } falló en la ronda { $round }, asiento { $seat }, semilla { $seed }: { $why }.
error-lab-version = un proceso tiene Penultima { $here } y esta serie { $there }.
error-lab-no-cluster = no se puede usar el clúster Ray: { $why }.
error-lab-address = --address va con --engine ray.
error-lab-no-rounds = { $path } no contiene todavía ningún reparto completo.
error-file-exists = { $path } ya existe.
error-no-backup = { $path } no es una copia de seguridad.
error-store = la base de datos no permite eso: { $why }.
error-no-link = “{ $text }” no es el enlace de una mesa ni la dirección de un servidor. Un enlace es así: { $example }
error-no-host = no hay ningún “{ $host }” en la red: ¿está bien escrito, y tiene conexión este dispositivo?
error-refuses = { $url } rechaza la conexión: ¿está en marcha el servidor, y es ese el puerto?
error-no-answer = nadie responde en { $url }: ¿está en marcha el servidor, y es esa la dirección?
error-not-ready = el servidor { $url } no está listo; inténtalo otra vez en un momento.
error-not-safe = { $url } no tiene un certificado válido: { $why }.
error-not-ours = algo responde en { $url }, pero no es un servidor de este juego.
error-server-says = { $url } dice: { $why }
error-no-store = no hay ninguna base de datos “{ $url }”; hay sqlite y postgresql.
error-no-listening = el servidor no puede escuchar en { $host }, puerto { $port }: { $why }.
error-accept-loss = --accept-loss es para bases de datos SQLite.
error-bad-settings = estos ajustes no son correctos: { $why }.
error-page-not-built = la página no está construida: ejecuta “make page”.
error-site-not-empty = { $path } no está vacía ni contiene una versión anterior de estas páginas: elige otra carpeta.
error-site-no-docs = { $path } no es la carpeta “docs” del código fuente: no contiene study.html.

## La base de datos de un servidor

error-store-none = no hay ninguna base de datos en { $path }.
error-store-gone = el archivo de la base de datos { $path } ha desaparecido. Ponlo de nuevo como estaba, o detén el servidor y restaura una copia de seguridad.
error-store-replaced = otro archivo ocupa el lugar de la base de datos { $path }. Pon de nuevo el correcto, o reinicia el servidor.
error-store-locked = otro programa tiene bloqueada la base de datos { $path }. Cierra ese programa e inténtalo otra vez.
error-store-full = el disco está lleno: no se puede escribir nada en { $path }. Haz sitio e inténtalo otra vez.
error-store-denied = { $path } no se puede abrir ni escribir. Comprueba de quién son el archivo y su carpeta.
error-store-no-database = { $path } no es una base de datos de este programa.
error-store-damaged = la base de datos { $path } está dañada. Ejecuta “penultima doctor” y restaura una copia de seguridad.
error-store-log-damaged = el registro de escritura de { $path } está dañado y { $count } cambios guardados no se pueden leer. Copia el archivo y su “-wal” a un lugar seguro; “penultima doctor --accept-loss” sigue sin ellos.
error-store-unreachable = el servidor de base de datos { $path } no responde.
error-store-login = el servidor de base de datos { $path } no acepta el usuario o la contraseña.
error-store-missing = el servidor de base de datos no conoce ninguna base { $path }.
