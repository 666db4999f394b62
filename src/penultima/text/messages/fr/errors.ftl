### Ce qui est demandé et n’est pas possible, une phrase à la fois.

error-no-edition = il n’y a pas d’édition « { $name } » ; il y a { $editions }.
error-no-edition-but = il n’y a pas d’édition « { $name } » ; voulais-tu dire « { $guess } » ?
error-not-printed = l’édition { $edition } n’existe pas en « { $language } » ; il y a { $printed }.
error-change-form = un changement de règle s’écrit +réglage=valeur, et non « { $text } ».
error-set-twice = { $name } est donné deux fois.
error-no-setting = il n’y a pas de réglage « { $name } » ; il y a { $names }.
error-no-setting-but = il n’y a pas de réglage « { $name } » ; voulais-tu dire « { $guess } » ?
error-setting-value = { $name } peut valoir { $values }, mais pas « { $text } ».
error-setting-value-but = { $name } peut valoir { $values }, mais pas « { $text } » ; voulais-tu dire « { $guess } » ?
error-setting-range = { $name } va de { $low } à { $high } : « { $text } » n’est pas possible.
error-contradiction = { $one } et { $other } se contredisent.
error-unknown-bot = il n’y a pas de robot « { $name } » ; il y a { $there }, et run:COMMANDE pour un programme.
error-unknown-bot-but = il n’y a pas de robot « { $name } » ; voulais-tu dire « { $guess } » ?
error-players = on joue de 2 à 10, pas à { $n }.
error-no-card-left = { $n } joueurs et hand={ $hand } : il pourrait ne rester aucune carte pour commencer.
error-match-over = cette partie est finie ; { $command } la montre de nouveau.
error-not-resumable = cet enregistrement ne vient pas d’une table qu’on peut reprendre.
error-no-record = ce n’est pas un enregistrement de partie.
error-unreadable = impossible de lire { $path } : { $why }.
error-unwritable = impossible d’écrire { $path } : { $why }.
error-record-unreadable = { error-unreadable }
error-record-version = cet enregistrement est en version { $version } ; ce programme lit la version { $known }.
error-record-rules-version = cette partie a été jouée avec la version { $version } des règles ; ce programme connaît la version { $known }.
error-record-replay = cet enregistrement ne se rejoue pas.
error-record-rule-changed = la règle { $rules } a changé depuis cette partie (le { $since }) : à partir du coup { $move } de la manche { $round }, la suite était différente.
error-rules-and-resume = une partie reprise a déjà ses règles : donne RULES ou --resume, pas les deux.
error-no-choice = il n’y a pas de choix { $text } ; il y en a { $n }.
error-no-move = « { $text } » n’est ni une carte ni un coup possible ici ; tape aide pour avoir de l’aide.
error-bot-command = un programme qui joue s’écrit run:COMMANDE ou run[2000ms]:COMMANDE, et non « { $program } ».
error-bot-not-found = le programme « { $program } » est introuvable.
error-bot-not-started = impossible de lancer le programme « { $program } » : { $why }.
error-bot-died = le programme « { $program } » s’est arrêté avec le code { $status }.
error-bot-died-saying = le programme « { $program } » s’est arrêté avec le code { $status }. Ses derniers mots : { $said }
error-bot-garbage = le programme « { $program } » a écrit une ligne qui n’est pas une réponse : { $text }
error-bot-too-long = le programme « { $program } » a écrit une ligne de plus de { $n } octets.
error-bot-illegal = le programme « { $program } » a choisi « { $move } », qui ne lui était pas proposé.
error-bot-wrong-id = le programme « { $program } » a répondu à la question { $answered } au lieu de la question { $asked }.
error-bot-late = le programme « { $program } » n’a pas répondu en { $n } ms.
error-players-list = « { $text } » n’est pas une liste de joueurs : les noms des robots se séparent par des virgules.

## Le laboratoire

error-lab-other-run = { $path } contient une autre série : { $name } y vaut { $there }, et ici { $here }.
error-lab-not-empty = { $path } n’est pas vide et ne contient pas de résultats du laboratoire.
error-lab-no-results = { $path } ne contient pas de résultats du laboratoire.
error-lab-damaged = { $path } est abîmé ; sans ce fichier, la même commande rejoue ces manches.
error-lab-busy = une autre série écrit dans { $path }.
error-lab-needs = il faut { $name } : pip install 'penultima[{ $extra }]'.
error-lab-bot-failed = le robot { $name } a échoué à la manche { $round }, place { $seat }, graine { $seed } : { $why }.
error-lab-version = un ordinateur a Penultima { $here } et cette série { $there }.
error-lab-no-cluster = la grappe Ray ne peut pas servir : { $why }.
error-lab-address = --address va avec --engine ray.
error-lab-no-rounds = { $path } ne contient encore aucune donne complète.
error-lab-one-bot = un classement demande deux robots différents, et { $name } joue toujours : nommez-en un autre.
error-lab-worker-killed = un processus de cette série a été tué. Ce qui est terminé est gardé, et la même commande continue.
error-file-exists = { $path } existe déjà.
error-no-backup = { $path } n’est pas une copie de sauvegarde.
error-store = la base de données refuse : { $why }.
error-no-link = « { $text } » n’est ni le lien d’une table ni l’adresse d’un serveur. Un lien ressemble à ceci : { $example }
error-no-host = il n’y a pas de « { $host } » sur le réseau : le nom est-il juste, et cet ordinateur est-il connecté ?
error-refuses = { $url } refuse la connexion : le serveur est-il lancé, et le port est-il le bon ?
error-no-answer = personne ne répond à { $url } : le serveur est-il lancé, et l’adresse est-elle juste ?
error-not-ready = le serveur { $url } n’est pas prêt ; réessaie dans un instant.
error-not-safe = { $url } n’a pas de certificat valable : { $why }.
error-not-ours = quelque chose répond à { $url }, mais ce n’est pas un serveur de ce jeu.
error-server-says = { $url } répond : { $why }
error-no-store = il n’y a pas de base de données « { $url } » ; il y a sqlite et postgresql.
error-no-listening = le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.
error-accept-loss = --accept-loss est pour les bases de données SQLite.
error-bad-settings = ces réglages ne conviennent pas : { $why }.
error-setting-number = { $name } doit être un nombre entier, pas « { $text } ».
error-setting-text = { $name } doit être un texte entre guillemets, pas « { $text } ».
error-status-token = le mot de passe status_token a moins de { $n } caractères, ou certains qui ne se tapent pas.
error-trusted-proxy = trusted_proxy : { $text } n’est ni une adresse ni un réseau comme 10.0.0.0/8.
error-public-url = public_url : { $text } ne commence pas par http:// ou https:// et un nom.
error-bus = bus : { $text } ne commence pas par redis://, rediss:// ou unix://.
error-page-not-built = la page n’est pas construite : lance « make page ».
error-site-not-empty = { $path } n’est pas vide et ne contient pas un site plus ancien : choisis un autre dossier.
error-site-no-docs = { $path } n’est pas le dossier « docs » du code source : il n’y a pas de study.html dedans.

## La base de données d’un serveur

error-store-none = il n’y a pas de base de données à { $path }.
error-store-gone = le fichier de la base de données { $path } a disparu. Remets-le tel qu’il était, ou arrête le serveur et restaure une sauvegarde.
error-store-replaced = un autre fichier est à la place de la base de données { $path }. Remets le bon, ou redémarre le serveur.
error-store-locked = un autre programme verrouille la base de données { $path }. Ferme ce programme et réessaie.
error-store-full = le disque est plein : rien ne peut être écrit dans { $path }. Fais de la place et réessaie.
error-store-denied = { $path } ne peut être ni ouvert ni écrit. Vérifie à qui appartiennent le fichier et son dossier.
error-store-no-database = { $path } n’est pas une base de données de ce programme.
error-store-damaged = la base de données { $path } est abîmée. Lance « penultima doctor », puis restaure une sauvegarde.
error-store-log-damaged = le journal d’écriture de { $path } est abîmé, et { $count } modifications enregistrées sont illisibles. Copie le fichier et son « -wal » en lieu sûr ; « penultima doctor --accept-loss » continue sans elles.
error-store-unreachable = le serveur de base de données { $path } ne répond pas.
error-store-login = le serveur de base de données { $path } refuse l’utilisateur ou le mot de passe.
error-store-missing = le serveur de base de données ne connaît pas de base { $path }.
error-system = le système refuse : { $why }.
error-system-at = le système refuse { $path } : { $why }.
