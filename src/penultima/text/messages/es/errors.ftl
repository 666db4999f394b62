error-no-edition = no hay ninguna edición “{ $name }”; hay { $editions }.
error-no-edition-but = no hay ninguna edición “{ $name }”; ¿quizá “{ $guess }”?
error-not-printed = la edición { $edition } no se imprimió en “{ $language }”; hay { $printed }.
error-change-form = un cambio en las reglas se escribe +ajuste=valor, no “{ $text }”.
error-set-twice = { $name } aparece dos veces.
error-no-setting = no hay ningún ajuste “{ $name }”; hay { $names }.
error-setting-value = { $name } puede ser { $values }, no “{ $text }”.
error-setting-range = { $name } puede ir de { $low } a { $high }; “{ $text }” no vale.
error-contradiction = { $one } y { $other } se contradicen.
error-players = pueden jugar de 2 a 10 personas, no { $n }.
error-no-card-left = { $n } jugadores y hand={ $hand }: podría no quedar ninguna carta para empezar.
error-match-over = esta partida ya terminó; { $command } la muestra otra vez.
error-not-resumable = esta partida guardada no se puede retomar en la mesa.
error-no-record = esto no es una partida guardada.
error-record-unreadable = no se puede leer { $path }: { $why }.
error-record-version = esta partida guardada tiene la versión { $version }; este programa lee la versión { $known }.
error-record-replay = esta partida guardada no se puede reproducir.
error-rules-and-resume = una partida retomada trae sus propias reglas: indica RULES o --resume, no las dos cosas.
error-no-choice = No hay opción { $text }; hay { $n }.
error-no-move = “{ $text }” no es aquí ni carta ni jugada; escribe ? para ver la ayuda.
error-file-exists = { $path } ya existe.
error-no-backup = { $path } no es una copia de seguridad.
error-store = la base de datos no hace eso: { $why }.
error-no-server = { $url } no responde, o no como un servidor nuestro.
error-no-store = no hay base «{ $url }»; hay sqlite y postgresql.
error-bad-settings = estos ajustes no son correctos: { $why }.
