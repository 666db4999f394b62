### The status page of a server, for whoever runs it.

status-title = État du serveur
status-ready = Prêt
status-not-ready = Pas prêt
# $at: a time; $n: seconds
status-as-of = Situation au { $at } ; actualisée toutes les { $n } s
status-tables = Tables
status-tables-playing = En cours de partie
status-tables-live = En mémoire
status-tables-archived = Archivées
status-tables-new = Ouvertes par minute
status-people = Connexions
status-players = Joueurs présents
status-watchers = Spectateurs nommés
status-bots = Robots aux tables
status-addresses = Adresses
status-latency = Temps de réponse
# Stands below a time: 99 of 100 are saved within it
status-commit-most = pour enregistrer, 99 %
status-commit-half = Pour enregistrer, médiane
status-loop-half = Temps d’attente, médiane
status-loop-most = Temps d’attente, 99 %
status-storage = Stockage
status-database = Base de données
status-disk-free = Libre sur le disque
status-rates = Activité
# Stands below a number
status-rows = coups et autres lignes par seconde
status-refused = Refus par minute
status-turned-away = Connexions refusées par minute
status-failures = Erreurs depuis le démarrage
# $most: a number
status-chart = Lignes par seconde ces cinq dernières minutes ; { $most } au plus.
status-chart-from = il y a 5 min
status-chart-to = maintenant
status-version = Version
status-rules-version = Version des règles
status-engine = Moteur des règles
status-uptime = En marche depuis
status-processes = Serveurs sur cette base
status-process = Ce serveur
# Numbers with their units
status-number = { $n }
status-milliseconds = { $n } ms
status-megabytes = { $n } Mo
status-gigabytes = { $n } Go
status-days-hours = { $days } j { $hours } h
status-hours-minutes = { $hours } h { $minutes } min

## What should be done something about

status-warn-stopping = Le serveur s’arrête.
# $n: how often
status-warn-damaged = { $n ->
    [one] Une table abîmée a été refusée. Lance « penultima doctor ».
   *[other] { $n } fois, une table abîmée a été refusée. Lance « penultima doctor ».
}
# $n: how many
status-warn-failures = { $n ->
    [one] Une erreur inattendue depuis le démarrage ; le journal l’appelle « failure ».
   *[other] { $n } erreurs inattendues depuis le démarrage ; le journal les appelle « failure ».
}
status-warn-disk = Il ne reste que { $megabytes } Mo sur le disque.
# $n, $most: numbers
status-warn-tables = Il y a { $n } tables sur { $most } : bientôt, personne ne pourra plus en ouvrir. Augmente --tables ou réduis --archive-days.
status-warn-connections = { $n } connexions sur { $most } sont prises : bientôt, personne ne pourra plus entrer. Augmente --connections.
status-warn-commit = Enregistrer prend jusqu’à { $milliseconds } ms. Le disque ou la base de données sont-ils surchargés ?
status-warn-loop = Les coups attendent jusqu’à { $milliseconds } ms. Le processeur est surchargé : lance un deuxième serveur.
status-warn-upgrading = Un serveur d’une version plus ancienne utilise la même base. Tant qu’il n’est pas mis à jour, les commandes plus récentes sont refusées.
status-warn-one-address = Tout le monde vient d’une seule adresse, et en partage les limites et les exclusions. Derrière un proxy, nomme-le avec --trusted-proxy.
