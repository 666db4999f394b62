### Les tables en réseau : ce qu’une table refuse, et ce que disent les commandes.

## Refus

refused-illegal = les règles ne le permettent pas maintenant.
refused-late = on a déjà répondu à cette question.
refused-grace = laisse-lui un instant pour le dire.
refused-not-seated = tu n’as pas de place à cette table.
refused-not-joined = dis d’abord ton nom.
refused-no-token = sans clé à toi, tu ne peux que regarder.
refused-only-host = seul l’hôte peut faire cela.
refused-not-now = ce n’est pas le moment.
refused-seat-taken = cette place est prise.
refused-seat-empty = il n’y a personne à cette place.
refused-no-seat = cette place n’existe pas.
refused-no-person = cette personne n’est pas à la table.
refused-no-bot = ce robot n’existe pas.
refused-too-few = il faut être au moins deux pour jouer.
refused-too-many = il y a plus de monde que cela autour de la table ; libère d’abord une place.
refused-table-full = la table est complète.
refused-no-table = cette table n’existe pas.
refused-bad-name = ce nom ne peut pas être affiché.
refused-bad-rules = ces règles ne peuvent pas être jouées.
refused-bad-message = le serveur n’a pas compris.
refused-no-chat = à cette table, on ne parle que par phrases toutes faites.
refused-nothing-said = rien n’a été dit.
refused-not-in-shuffle = ce mélange n’attend pas cela maintenant.
refused-slow-down = pas si vite.
refused-busy = il se passe trop de choses à la fois à cette table ; réessaie.
refused-not-saved = cela n’a pas pu être enregistré ; rien n’a changé. Réessaie dans un instant.
refused-hello-first = le serveur attend d’abord un bonjour.
refused-old-version = ce programme et le serveur n’ont pas la même version.
refused-going = le serveur redémarre ; il revient dans un instant.
refused-door-closed = l’hôte a refermé la table au réseau de la maison.
refused-only-here = seule la personne qui est devant l’ordinateur du serveur peut faire cela.
refused-no-network = cet ordinateur n’est sur aucun réseau par lequel on pourrait le joindre.
refused-no-page = il n’y a rien à cette adresse.
refused-paused = l’hôte a mis la partie en pause.
refused-muted = à cette table, l’hôte ne te laisse plus parler.
refused-banned = tu ne peux plus entrer à cette table.
refused-upgrading = le serveur est en cours de mise à jour ; réessaie dans un instant.

## Accueillir et rejoindre

net-serving = Les tables sont à l’adresse { $link } – Ctrl-C pour arrêter.
net-at-home = À la maison : { $link }
net-start = tape « start » quand tout le monde est là.
net-deal = tape « deal » pour la manche suivante.
net-rematch = tape « rematch » pour rejouer.
net-here = { $who } est de retour.
net-gone = { $who } s’absente.
net-changed = On joue maintenant : { $rules }
net-clock = Temps écoulé : un coup prudent a été joué.
net-help = start, deal, rematch, sit, stand ; /bonjour dit bonjour à tout le monde ; quit quitte la table, et ta place est gardée.
