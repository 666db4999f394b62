### Les parties gardées sur cet appareil, sans serveur : ce que la page en dit.

device-here = Sur cet appareil
device-on-server = Sur le serveur
device-pass-around = Se passer un seul appareil
device-delete = Supprimer cette partie : { $who }
device-delete-sure = Supprimer pour toujours ?
device-title = Gardé sur cet appareil
device-about = Ces parties ne sont que dans ce navigateur ; aucun serveur ne les connaît. Si ses données sont effacées, elles sont perdues : garde une copie de temps en temps.
device-promised = Ce navigateur a promis de les garder jusqu’à ce que tu les supprimes.
device-not-promised = Ce navigateur peut les effacer quand il manque de place.
device-none = Aucune partie n’est encore gardée ici.
device-export = Tout enregistrer dans un fichier
device-export-about = Le fichier contient tes parties, tes réglages et tes places aux tables des serveurs. Qui l’a peut jouer à ta place.
device-import = Reprendre depuis un fichier
device-imported =
    { $n ->
        [0] Toutes les parties de ce fichier sont déjà ici.
        [one] Une partie a été reprise.
       *[other] { $n } parties ont été reprises.
    }
device-imported-none = Il n’y a aucune partie dans ce fichier.
device-differing =
    { $n ->
        [one] Une partie a continué autrement ici. Elle reste telle quelle, et celle du fichier n’a pas été reprise.
       *[other] { $n } parties ont continué autrement ici. Elles restent telles quelles, et celles du fichier n’ont pas été reprises.
    }
device-left-out = Tes réglages d’ici sont restés tels quels.
device-bad-file = Ce fichier ne contient aucune partie de Penultima. Rien n’a changé.
device-newer-file = Une version plus récente de cette page a écrit ce fichier. Recharge la page et réessaie. Rien n’a changé.
device-denied = Ce navigateur ne garde rien ici (est-ce une fenêtre privée ?). Tu peux jouer, mais la partie est perdue quand la page se ferme.
device-full = Il n’y a plus de place sur cet appareil : rien ne peut plus être enregistré. Supprime une partie dont tu n’as plus besoin.
device-failed = Il manque un morceau de cette page, et sans lui on ne peut pas jouer sur cet appareil. Recharge-la quand il y a du réseau.
device-unreadable = Une autre version de cette page a enregistré cette partie, et celle-ci ne peut pas la continuer. Rien n’est perdu : enregistre son fichier, ou supprime-la.
device-save-match = Enregistrer cette partie dans un fichier
device-take-back = Reprendre mon dernier coup
device-taken-back = Ton dernier coup a été repris.
device-lives-here = Cette partie n’est que sur cet appareil.
device-lives-there = Cette partie est sur le serveur.
device-move = La déplacer sur le serveur
device-move-about = Des amis peuvent alors venir. Règles, places et points suivent.
device-moved = Cette partie a commencé sur un autre appareil ; ses points ont suivi.
device-carried = Points apportés
