### Tables on the network: what a table refuses, and what the commands around it say.

## Refusals

refused-illegal = les règles ne le permettent pas maintenant.
refused-late = cette question a déjà sa réponse.
refused-grace = laisse-lui un instant pour le dire.
refused-not-seated = tu n’as pas de place à cette table.
refused-not-joined = dis d’abord ton nom.
refused-no-token = sans clé à toi, tu ne peux que regarder.
refused-only-host = seul l’hôte peut faire cela.
refused-not-now = ce n’est pas le moment.
refused-seat-taken = cette place est prise.
refused-seat-empty = personne n’est assis là.
refused-no-seat = cette place n’existe pas.
refused-no-person = cette personne n’existe pas.
refused-no-bot = ce robot n’existe pas.
refused-too-few = il faut être deux pour jouer.
refused-too-many = il y a déjà plus de monde assis que cela ; libère d’abord une place.
refused-table-full = la table est complète.
refused-no-table = cette table n’existe pas.
refused-bad-name = ce nom ne peut pas être affiché.
refused-bad-rules = ces règles ne peuvent pas être jouées.
refused-bad-message = le serveur n’a pas compris.
refused-no-chat = à cette table, on ne parle que par phrases toutes faites.
refused-nothing-said = rien n’a été dit.
refused-not-in-shuffle = ce mélange n’a pas de place pour cela maintenant.
refused-slow-down = pas si vite.
refused-busy = il se passe trop de choses à cette table ; réessaie.
refused-not-saved = cela n’a pas pu être enregistré ; rien n’a changé. Réessaie dans un instant.
refused-warming = le moteur chauffe ; encore un instant.
refused-hello-first = le serveur attend d’abord un bonjour.
refused-old-version = ce programme et le serveur ne parlent pas la même version.
refused-going = le serveur redémarre ; il revient dans un instant.
refused-door-closed = l’hôte a refermé l’accès par le réseau de la maison.
refused-only-here = seule la personne assise devant la machine du serveur peut faire cela.
refused-no-network = cette machine n’est sur aucun réseau par lequel on pourrait la joindre.
refused-no-page = il n’y a rien à cette adresse.

## Serving and joining

net-serving = Les tables sont à { $link } – Ctrl-C pour arrêter.
net-at-home = À la maison : { $link }
net-start = tape « start » quand tout le monde est là.
net-deal = tape « deal » pour la manche suivante.
net-rematch = tape « rematch » pour rejouer.
net-here = { $who } est là.
net-gone = { $who } s’est absenté.
net-changed = On joue maintenant : { $rules }
net-clock = Le temps est écoulé ; le coup le plus doux est joué.
net-help = start, deal, rematch, sit, stand ; /bonjour dit bonjour à tous ; quit quitte la table, et la place reste à toi.

## Quick phrases

net-phrase-hello = Bonjour !
net-phrase-well-played = Bien joué !
net-phrase-good-luck = Bonne chance !
net-phrase-oops = Oups !
net-phrase-hurry = Allez …
net-phrase-thanks = Merci !
net-phrase-again = On rejoue ?
net-phrase-bye = Au revoir !
