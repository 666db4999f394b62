### Around the cards: home, inviting, sitting down, hosting, house rules, past matches. Every message has its own arguments.

## Home

people-what = Un jeu de cartes pour toute la famille : contre l’ordinateur, avec des amis sur leur téléphone, ou avec un seul appareil qui passe de main en main. Gratuit, sans publicité, sans compte.
people-continue = Reprendre ta partie
people-other-matches = Autres parties
people-play-family = Jouer en famille
people-join = Entrer avec un code
people-join-about = Le code est à l’écran de la personne qui a ouvert la table. Un lien entier marche aussi.
people-bad-code = Un code a huit lettres et chiffres, comme k3n5 q8z2.
people-setup-about = Joueurs, robots, rythme, règles maison
people-more = Plus
people-past = Parties jouées

## Inviting

people-each-own = Chacun sur son appareil
people-each-own-about = Tu reçois une image à scanner, une adresse et un code pour les autres.
people-invite-now = Ouvrir une table et inviter
people-looking = Recherche de ton réseau…
people-one-device = Un appareil pour tous
people-one-device-about = Il passe de main en main ; chacun ne voit que ses cartes.
people-needs-server = Pour jouer à plusieurs appareils, il faut un serveur, et cette page n’en a pas : ici, tout se passe dans ton navigateur. Installer Penultima sur un ordinateur à la maison suffit pour en avoir un. Ce qui marche ici : se passer cet appareil.
people-lan-ask = Les téléphones et tablettes de la maison peuvent-ils venir ?
people-lan-about = Seuls les appareils du même réseau pourront ouvrir cette page, et seulement jusqu’à ce que tu la refermes.
people-lan-yes = Oui, qu’ils viennent
people-lan-open = Ouvert au réseau de la maison
people-lan-close = Refermer
people-only-here = Pour l’instant, seul cet ordinateur peut ouvrir cette page. Sur l’ordinateur du serveur, ouvre le lien affiché au démarrage ; ou démarre-le avec « penultima serve --lan ».
people-only-here-guest = Pour l’instant, seul cet ordinateur arrive à cette table. L’hôte peut l’ouvrir au réseau de la maison.
people-invite-scan = Scanne ceci avec un téléphone, ou bien ouvre là l’adresse et tape le code.
people-invite-address = Adresse
people-invite-code = Code
people-invite-link = Ou envoie ce lien
people-invite-others = Ça ne s’ouvre pas ? Essaie une autre adresse

## Bots

people-bot-pace = Les robots jouent
# $bot_pace: slow normal fast tap
people-bot-pace-name =
    { $bot_pace ->
        [slow] Lentement
        [fast] Vite
        [tap] Quand je touche
       *[normal] Normalement
    }
# On a button. $who: a bot
people-tap = Suite : { $who }

## Sitting down late

# $who: a bot
people-sit-bot = Une partie est en cours. { $who }, un robot, te laisse ses cartes, et tu joues tout de suite.
# Where there are several bots, the table chooses.
people-sit-some-bot = Une partie est en cours. Un robot te laisse ses cartes, et tu joues tout de suite.
people-sit-later = Une partie est en cours et toutes les places sont prises. Tu regardes, et tu t’assois dès qu’une place se libère.
people-sit-full = Toutes les places sont prises. L’hôte peut en libérer une.
people-you-sit = Te voilà à la table.
people-bots-make-room = Tu regardes. Un robot te cède sa place :
people-take-over = Jouer pour { $who }
people-sit-after = Après cette manche
people-wish-after = Tu t’assois quand cette manche est finie.
people-wish-free = Tu t’assois dès qu’une place se libère.
people-only-watch = Seulement regarder
people-all-taken = Tu regardes. Toutes les places sont prises.
people-sit-free = M’asseoir dès qu’une place se libère

## Leaving

people-leave-now = Partir un moment
people-leave-local = La partie t’attend ici.
people-leave-watcher = Tu peux revenir quand tu veux.
# $n: seconds
people-leave-match = Ta place reste à toi. Après { $n } s, un robot joue pour toi jusqu’à ton retour.
people-leave-lobby = Ta place reste à toi, et tu retrouves la table sur la première page.
people-stand-match = Un robot prend tes cartes. Tu restes à regarder, et tu peux t’y rasseoir.
people-stand-lobby = Ta place est libre pour les autres ; tu restes à la table.
people-leave-good = Partir pour de bon
people-leave-good-about = Ta place et ton nom sont abandonnés, et la table quitte ta liste.
people-leave-good-host = Ta place et ton nom sont abandonnés, et l’hôte sera quelqu’un d’autre.
people-sure = Vraiment ?

## The host

people-host-panel = Pour l’hôte
# The same at a table on this device
people-pause-bots = Pause et robots
people-pause = Pause
people-resume = Reprendre
people-paused = La partie est en pause.
people-paused-about = L’hôte la reprendra.
people-people = À la table
people-watches = regarde
people-is-muted = en silence
people-bot-instead = Laisser jouer un robot
people-free-seat = Libérer la place
people-mute = Faire taire
people-unmute = Laisser parler
people-make-host = Nommer hôte
people-dismiss = Renvoyer
people-ban = Exclure
people-dismiss-about = Qui est renvoyé peut revenir par le lien. Qui est exclu ne le peut pas, tant que tu ne lèves pas l’exclusion.
people-banned = Exclus
people-somebody = Quelqu’un
people-unban = Lever l’exclusion
people-level-about = Un autre niveau reprend les cartes de ce robot.
people-nobody = Personne d’autre n’est encore là.
people-conversation = Ce qui a été dit

## House rules

people-house-mark =
    { $n ->
        [one] Une règle maison
       *[other] { $n } règles maison
    }
# $preset: booklet families mine
people-house-preset =
    { $preset ->
        [families] Comme dans bien des familles
        [mine] Les miennes
       *[booklet] Comme le livret
    }
people-house-range = De { $low } à { $high }.
# $why: what is played, a clause
people-house-clash = Pas maintenant, car { $why }.

## Past matches

people-past-none = Aucune partie n’a encore été jouée sur cet appareil. Celles des tables d’un serveur restent là-bas.
people-statistics = Le bilan
# $n: matches won, $total: matches played
people-won-of = Parties gagnées : { $n } sur { $total }
people-box = Boîte
people-matches = Parties
people-rate = Gagné
people-only-people = Sans robot
people-mixed = Mélangés
people-won = C’est gagné
# $who: one or several players
people-lost = Gagné par { $who }
# $n: rounds that are over
people-unfinished =
    { $n ->
        [0] À peine commencée
        [one] Une manche jouée
       *[other] { $n } manches jouées
    }
people-watch-again = Revoir
people-save-file = Enregistrer
people-go-on = Reprendre

## Sound

people-volume = Volume
# At the first table; the answer is kept.
people-sound-offer = Veux-tu entendre les cartes ?
people-sound-yes = Avec les sons
people-sound-no = Sans
