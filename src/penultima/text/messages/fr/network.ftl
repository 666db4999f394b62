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
refused-carried = les points apportés ne vont pas avec ces règles : la partie serait déjà finie, ou se joue sans points.
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
refused-no-room = il y a trop de tables sur ce serveur ; reviens plus tard.
refused-damaged = cette table est abîmée et ne peut pas continuer. Préviens la personne qui gère le serveur.

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

## Le docteur

doctor-versions = Penultima { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $sqlite } est trop ancien ; ce programme demande { $wanted }. Installe un Python plus récent.
doctor-no-database-yet = Il n’y a pas encore de base de données à { $path } ; le serveur la crée au démarrage.
doctor-database = La base de données est intacte. Tables : { $tables } ; lignes : { $rows } ; tables archivées : { $archived }.
doctor-damaged-table = La table { $table } est abîmée à la ligne { $row }. Restaure une sauvegarde pour la retrouver ; on peut jouer à toutes les autres.
doctor-open-to-others = D’autres personnes sur cette machine peuvent lire { $path }, et donc toutes les cartes. Démarre une fois le serveur, ou lance : chmod 600 { $path }
doctor-newer-database = Une version plus récente de ce programme a utilisé cette base de données. Cette version la lit, mais réinstalle la plus récente.
# $n: how many tables
doctor-unreadable-tables = { $n ->
    [one] Une table contient quelque chose que seule une version plus récente de ce programme comprend. Réinstalle cette version.
   *[other] { $n } tables contiennent quelque chose que seule une version plus récente de ce programme comprend. Réinstalle cette version.
}
doctor-older-database = La base de données vient d’une version plus ancienne ; le serveur la met à jour au démarrage.
doctor-clock = L’horloge s’accorde avec la base de données.
doctor-clock-back = L’horloge de cette machine retarde de { $seconds } s sur la dernière ligne de la base de données. Règle-la (NTP).
doctor-clocks-differ = Les horloges de cette machine et de la base de données diffèrent de { $milliseconds } ms. Laisse NTP les régler toutes les deux.
doctor-disk = Place libre sur le disque de { $path } : { $megabytes } Mo. Il faut à un serveur 1024 Mo ou plus.
doctor-file-limit = Fichiers qui peuvent être ouverts : { $limit }. Il en faut { $wanted } au serveur pour toutes ses connexions ; on relève la limite avec « ulimit -n » ou LimitNOFILE.
doctor-bad-public-url = « { $url } » n’est pas une adresse que l’on peut taper. Elle commence par https:// ou http://.
doctor-no-tls = { $url } n’est pas chiffré : d’autres peuvent lire en chemin. Place un proxy avec TLS devant le serveur, et passe à https://.
doctor-public-url = L’adresse publique est { $url }.
doctor-bad-proxy = « { $address } » dans --trusted-proxy n’est ni une adresse ni un réseau. On écrit 10.0.0.7 ou 10.0.0.0/8.
doctor-no-proxy = Il y a une adresse publique avec TLS, mais pas de --trusted-proxy : tout le monde semble venir d’une seule adresse et partage ses limites. Indique l’adresse du proxy.
doctor-no-bus = Sans --bus, plusieurs serveurs sur une même base de données n’apprennent leurs coups qu’après une seconde.
doctor-running = Le serveur { $link } est prêt.
doctor-not-ready = Le serveur { $link } n’est pas prêt : { $why }
doctor-not-running = Aucun serveur ne répond à { $link }.
doctor-through-proxy = { $url } mène au serveur.
doctor-proxy-host = { $url } ne transmet pas le nom que l’on tape : le serveur refuse donc tout le monde. Dans les réglages du proxy, transmets Host tel quel.
doctor-proxy-headers = { $url } ne dit pas au serveur qui demande : tout le monde semble être sur cette machine. Dans les réglages du proxy, transmets Host tel quel et ajoute X-Forwarded-For.
doctor-not-reached = { $url } ne répond pas à cette machine : { $why }
doctor-elsewhere = { $url } mène à autre chose qu’à ce serveur. Regarde à quelle adresse le proxy transmet les requêtes.
doctor-kept = Les fichiers tels qu’ils étaient sont gardés : { $files }
doctor-verdict = { $n ->
    [0] Tout va bien.
    [one] Il y a une chose à faire.
   *[other] Il y a { $n } choses à faire.
}
