### Ce qui est demandé et n’est pas possible, une phrase à la fois.

error-no-edition = il n’y a pas d’édition « { $name } » ; il y a { $editions }.
error-no-edition-but = il n’y a pas d’édition « { $name } » ; peut-être « { $guess } » ?
error-not-printed = l’édition { $edition } n’existe pas en « { $language } » ; il y a { $printed }.
error-change-form = un changement de règle s’écrit +réglage=valeur, et non « { $text } ».
error-set-twice = { $name } est réglé deux fois.
error-no-setting = il n’y a pas de réglage « { $name } » ; il y a { $names }.
error-setting-value = { $name } peut être { $values }, mais pas « { $text } ».
error-setting-range = { $name } va de { $low } à { $high }, « { $text } » n’ira pas.
error-contradiction = { $one } et { $other } ne vont pas ensemble.
error-players = on joue de 2 à 10, pas à { $n }.
error-no-card-left = { $n } joueurs et hand={ $hand } : il pourrait ne rester aucune carte pour commencer.
error-match-over = cette partie est finie ; { $command } la montre de nouveau.
error-not-resumable = cet enregistrement ne vient pas d’une table qu’on peut reprendre.
error-no-record = ce n’est pas un enregistrement de partie.
error-record-unreadable = impossible de lire { $path } : { $why }.
error-record-version = cet enregistrement est en version { $version } ; ce programme lit la version { $known }.
error-record-replay = cet enregistrement ne se rejoue pas.
error-rules-and-resume = une partie reprise apporte ses propres règles : donne RULES ou --resume, pas les deux.
error-no-choice = il n’y a pas de choix { $text } ; il y en a { $n }.
error-no-move = « { $text } » n’est ni une carte ni un coup possible ici ; tape ? pour de l’aide.
error-file-exists = { $path } existe déjà.
error-no-backup = { $path } n’est pas une sauvegarde.
error-store = la base de données ne fait pas cela : { $why }.
error-no-server = { $url } ne répond pas, ou pas comme un de nos serveurs.
error-no-store = il n’y a pas de base « { $url } » ; il y a sqlite et postgresql.
error-bad-settings = ces réglages sont faux : { $why }.
