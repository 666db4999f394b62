### La table dans le navigateur : boutons, titres, remarques.

## Accueil

page-tagline = Le jeu de cartes où l’on crie « UNO ! » quand il ne reste plus qu’une carte.
page-unofficial = Jeu non officiel : le propriétaire des jeux dont il suit les livrets ne l’a ni fait, ni approuvé, et ne le connaît pas.
page-play-now = Jouer
page-play-now-about =
    { $n ->
        [one] Un clic, et tu joues contre un robot : { $edition }.
       *[other] Un clic, et tu joues contre { $n } robots : { $edition }.
    }
page-choose-box = Choisis une boîte
page-box-about =
    { $edition ->
        [scary] Donne toute une couleur, carte par carte.
        [revenge] Donne quatre cartes de la pioche à qui tu veux.
        [battle] Bats-toi en duel avec une carte secrète.
        [hyper] Chaque carte d’une couleur fait perdre un tour.
       *[classic] Le jeu que tout le monde connaît.
    }
page-your-name = Ton nom
page-guest = Invité
page-rules-of = Règles
page-seats = Joueurs
page-bots = Robots
page-bot-level = Niveau des robots
page-level =
    { $level ->
        [beginner] Débutant
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [expert] Expert
        [trained] Entraîné
       *[other] { $level }
    }
page-pace = Rythme
page-pace-name =
    { $pace ->
        [relaxed] 1 minute par tour
        [fast] 15 secondes par tour
       *[untimed] Sans limite de temps
    }
page-house = Règles maison
page-house-none = aucune
page-house-now = { page-house } : { $what }
page-house-count =
    { $n ->
        [one] { $n } changée
       *[other] { $n } changées
    }
page-as-booklet = comme le livret
page-more-settings = Tout ce que le livret décide d’autre
page-public = Montrer cette table à tout le monde sur ce serveur
page-play-bots = Jouer contre les robots
page-open-table = Ouvrir une table pour des amis
page-join = Rejoindre une table
page-code = Code de la table
page-join-go = Rejoindre
page-forget = Oublier cette table
page-forget-table = { page-forget } : { $code }
page-open-tables = Tables ouvertes
page-watch = Regarder
page-sit = S’asseoir
page-replay-a-game = Revoir une partie
page-take-tour = Apprendre en trois minutes
page-server-gone = Le serveur ne répond pas. Nouvel essai…
page-part-missing = Il manque un morceau de cette page. Recharge-la quand il y a du réseau.
page-table-options = Préparer la table
page-back-home = Retour à l’accueil

## Avant la partie

page-waiting-title = Qui joue ?
page-invite = Inviter
page-copy-link = Copier le lien
page-copied = Copié
page-share = Partager
page-qr = Code QR du lien
page-empty-seat = Place libre
page-add-bot = Ajouter un robot
page-remove = Retirer
page-remove-who = { page-remove } : { $who }
page-host = Hôte
page-start = Distribuer les cartes
page-waiting-host = L’hôte distribue quand tout le monde est là.
page-need-two = Il faut être au moins deux pour jouer.
page-stand = Se lever
page-name-first = Comment t’appelles-tu ?
page-watching = Tu regardes la partie.
page-watchers =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
page-dealing = Tout le monde aide à mélanger…
page-add-person = Ajouter une personne sur cet appareil
page-pass-to = Passe l’appareil à { $who }
page-pass-about = Personne d’autre ne doit regarder maintenant.
page-i-am = Je suis { $who }

## À la table

page-table = Table
page-menu = Menu
page-draw = { verb-draw }
page-draw-n = { verb-draw } { $n }
page-keep = garder
page-uno = UNO !
page-catch = Contre-UNO
page-catch-who = Contre-UNO : { $who }
page-hand = Ta main
page-sort = Trier
page-sorted-by =
    { $how ->
        [color] par couleur
        [number] par chiffre
       *[drawn] dans l’ordre reçu
    }
page-sort-now = { page-sort } : { page-sorted-by }
page-enlarge = Cartes plus grandes
page-draw-pile = Pioche
page-draw-pile-now = { page-draw-pile }, { page-pile-cards }
page-discard-pile = Talon
page-discard-pile-now = { page-discard-pile } : { $card }
page-discard-pile-color = { page-discard-pile-now }, { page-color-now }
page-pile-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
page-color-now = Couleur : { color-name }
page-hyper-now = Hyper vitesse : une carte { color-feminine }, un tour perdu
page-opponents = Joueurs
page-turn-of = { $who } réfléchit
page-your-turn = À toi de jouer
page-is-bot = robot
page-played-by-bot = Un robot joue pour { $who }
page-is-away = pas là
page-is-dealer = distribue
page-owes-uno = n’a rien dit !
page-skipped = perd son tour
page-you-hold = Tu as { $cards }.
page-you-may = Tu peux jouer { $cards }.
page-you-may-only = Aucune carte jouable : il faut { verb-draw }.
page-on-top = Sur le talon : { $card }.
page-held = Un instant : quelqu’un peut encore dire UNO.
# What a player hears whose time is almost over. $n (number): the seconds
page-seconds-left = { $n ->
        [one] Plus qu’une seconde.
       *[other] Plus que { $n } secondes.
    }
page-in-your-hand =
    { $n ->
        [0] tu n’en as pas
       *[other] tu en as { $n }
    }
page-accept = { verb-draw } { $n }
page-challenge = Lancer un défi
page-challenge-win = Bluff : { $who } en { verb-draw.they } { $n }.
page-challenge-lose = Pas de bluff : tu en { verb-draw.you } { $n }.
page-shown-hand = { $who } te montre cette main
page-close = Fermer
page-give-none = Ne rien donner
page-give-order = Les cartes font le tour : { $list }
page-share-left =
    { $n ->
        [one] encore { $n } carte
       *[other] encore { $n } cartes
    }
page-share-count = { $from } → { $to }
page-fight-title = Duel
page-fight-pick = Choisis ta carte : personne ne la voit
page-fight-wait = On attend { $who }…
page-fight-pot =
    { $n ->
        [one] { $n } carte en jeu
       *[other] { $n } cartes en jeu
    }
page-fight-won = { $who } gagne le duel
page-no-battle = Pas de duel

## Journal, paroles, autour

page-log = Ce qui s’est passé
page-phrases = Dire quelque chose
page-says = { $who } : { $text }
page-news =
    { $what ->
        [joined] { $who } est à la table.
        [sat] { $who } s’assoit.
        [stood] { $who } se lève.
        [seated] Un robot s’assoit : { $who }.
        [removed] Une place s’est libérée.
        [handed] { $who } est maintenant l’hôte.
        [started] La partie commence.
        [back] { $who } est de retour.
        [left] { $who } s’absente.
        [replaced] Un robot prend la relève : { $who }.
        [dismissed] L’hôte a renvoyé { $who }.
        [forgotten] { $who } a quitté la table.
        [muted] L’hôte ne laisse plus parler { $who }.
        [unmuted] { $who } peut de nouveau parler.
        [unbanned] L’hôte a levé une exclusion.
        [paused] L’hôte a mis la partie en pause.
        [resumed] La partie reprend.
        [paced] Les robots jouent à un autre rythme.
        [rematched] C’est parti pour la revanche !
       *[changed] L’hôte a changé les réglages de la table.
    }
page-by-clock = (temps écoulé : un coup prudent a été joué pour { $who })
page-type-message = Message
page-send = Envoyer
page-reconnecting = Connexion perdue. On essaie de la rétablir…
page-back-again = La connexion est rétablie.
page-table-gone = Cette table n’existe plus.
page-rulebook = Règles de cette table
page-rule-numbers = Montrer les numéros des règles
page-rules-loading = On cherche le livret…
page-settings = Réglages
page-language = Langue
page-theme = Couleurs de la page
page-theme-name =
    { $theme ->
        [light] Claires
        [dark] Sombres
       *[auto] Comme l’appareil
    }
page-motion = Animations
page-motion-name =
    { $motion ->
        [full] Toutes
        [less] Moins
       *[auto] Comme l’appareil
    }
page-letters = Lettres sur les cartes
page-sound = Sons
page-shortcuts = Touches simples (D { verb-draw }, U UNO, C contre-UNO…)
page-text-size = Taille du texte
page-size-name =
    { $size ->
        [large] Grande
        [larger] Très grande
       *[normal] Normale
    }
page-assist = Aide à cette table
page-assist-uno = Dire UNO pour moi
page-assist-time = Deux fois plus de temps pour moi
page-leave = Quitter la table

## La fin d’une manche

page-round-over = La manche { $n } est finie
page-match-over = La partie est finie
page-blocked = La manche était bloquée.
page-wins-round = { $who } n’a plus de cartes !
page-you-win-round = Tu n’as plus de cartes !
page-score-sheet = Points
page-every-round = Toutes les manches
page-player = Joueur
page-total = Total
page-round-n = Manche { $n }
page-to-target = Le premier à { $n } points gagne
page-low-target = Dès que quelqu’un atteint { $n } points, le plus petit total gagne
page-next-round = Manche suivante
page-rematch = Revanche
page-save-record = Enregistrer la partie
page-save-failed = L’enregistrement a échoué. Réessaie dans un instant.
page-see-replay = Revoir
page-check-fair = Vérifier le mélange
page-anchor = Promis avant la première carte
page-fair-ok = Vérifié sur cet appareil : sa part était dans chaque mélange, rien n’a été changé après coup, et les cartes sont venues dans l’ordre promis.
page-fair-bad = Quelque chose ne concorde pas : garde l’enregistrement et compare.
page-fair-about = L’appareil de chaque joueur a aidé à mélanger. Personne, pas même le serveur, ne pouvait choisir les cartes.

## Revoir

page-replay = Revoir la partie
page-replay-drop = Dépose ici l’enregistrement d’une partie, ou choisis le fichier.
page-replay-choose = Choisir un fichier
page-replay-bad = Ce n’est pas un enregistrement de partie.
page-replay-code = Ou le code d’une table
page-replay-step = Étape { $n } sur { $total }
page-replay-first = Au début
page-replay-back = Étape précédente
page-replay-forward = Étape suivante
page-replay-last = À la fin
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-view = Point de vue
page-replay-all = toutes les cartes

## La première partie

page-tour-done = Compris
page-tour-skip = Passer la visite
page-tour-hand = Voici ta main. Les cartes levées sont jouables : même couleur, même chiffre ou symbole, ou carte sans couleur.
page-tour-lay = Touche une carte levée pour la jouer.
page-tour-draw = Aucune carte jouable ? Il faut { verb-draw }. Si la nouvelle carte est jouable, tu peux la jouer tout de suite.
page-tour-color = Ta carte n’a pas de couleur : choisis celle avec laquelle on continue.
page-tour-others = Les autres sont ici. L’anneau montre à qui c’est de jouer, la flèche dans quel sens on joue.
page-tour-uno = Plus que deux cartes : touche UNO avant d’en jouer une. Si tu oublies, gare au contre-UNO !
page-tour-win = Qui joue sa dernière carte gagne la manche et marque les points de ce que les autres ont encore en main.
page-tour-why = Touche une carte qui n’est pas jouable : la table te dit pourquoi.
