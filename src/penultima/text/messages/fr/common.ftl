### Ce que disent le terminal et la page : menus, table, personnes, éditions.

## Langues et personnes

ui-language =
    { $language ->
        [fr] français
        [es] espagnol
        [it] italien
        [pt] portugais
       *[en] anglais
    }
ui-you = Toi
    .listed = toi
ui-named-you = { $name } (toi)
ui-nobody = Personne
ui-animals = Renard Héron Loutre Blaireau Grue Lièvre Hibou Lynx Roitelet Phalène
# Ce qu’on peut dire d’une touche, ou avec /bonjour.
ui-phrase =
    { $phrase ->
        [again] On rejoue ?
        [bye] Au revoir !
        [good-luck] Bonne chance !
        [hello] Bonjour !
        [hurry] C’est à toi…
        [oops] Oups !
        [thanks] Merci !
       *[well-played] Bien joué !
    }

## La table : 20 lettres au plus, de ui-hand-size à ui-counterclockwise

ui-hand-size = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
ui-uno = UNO !
ui-silent = 1 carte, sans UNO
ui-silent-long = (n’a pas dit UNO)
ui-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ui-color-is = Couleur :
ui-color-named = Couleur demandée :
ui-color-open = à choisir
ui-hyper = HYPER
ui-pending = Cumul : { $n } à { verb-draw }
ui-clockwise = sens horaire
ui-counterclockwise = sens antihoraire
ui-round = manche { $n }
ui-goal =
    { $match ->
        [round] une manche
       *[points] jusqu’à { $n }
    }
ui-keys = ? aide · règles
ui-playing = Tu joues avec la boîte { ui-edition } : { $rules }.
ui-plain-top = Sur le talon :
ui-plain-color = couleur :
ui-plain-hyper = hyper : { color-name }
ui-plain-way =
    { $way ->
        [left] on joue dans le sens horaire
       *[right] on joue dans le sens antihoraire
    }
ui-plain-draw = { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
ui-plain-hand = Ta main :
ui-back = Entrée pour revenir.

## La fin d’une manche

ui-summary = Manche { $n }
ui-summary-over = Manche { $n } – la partie est finie
ui-still-in-hand = encore en main
ui-worth = valeur
ui-scores = points
ui-total = total
ui-out = plus de cartes !

## Menus

ui-choose-box = Avec quelle boîte joues-tu ? Entrée pour la classique
ui-choose-box-to-read = De quelle boîte veux-tu lire les règles ? Entrée pour la classique
ui-prompt = { $question } :
ui-booklet-differs = { $name } : { $text }
ui-and-besides = { $first } ; { $rest }
ui-choose-booklet = Quel livret ? D’une langue à l’autre, les règles changent un peu. Entrée pour { $first }
ui-choose-number = Tape un numéro de 1 à { $n }, s’il te plaît.
ui-choose-house = Des règles maison ? Un numéro en change une, hand=5 change n’importe quel réglage ; Entrée pour aucune
ui-choose-house-more = Une autre ? Entrée pour jouer
ui-house-now = { $name } : { $value }.
ui-resume = Tu as laissé une partie en cours : { $booklet }, manche { $n } ({ $scores }). On la reprend ?
ui-resumed-earlier = La partie reprend à cet endroit, et le fichier reste comme il était.
ui-yes-no = O/n
ui-no-words = n non no

## Les livrets

ui-edition =
    { $edition ->
        [scary] Horriffrayante
        [revenge] Vengeance
        [battle] Combat
        [hyper] Hyper vitesse
       *[classic] Classique
    }
ui-box =
    { $edition ->
        [scary] les règles de la boîte Monster High
        [revenge] les règles de la boîte Les Pingouins de Madagascar
        [battle] les règles de la boîte Kickin’ Battle
        [hyper] les règles de la boîte Hyper vitesse
       *[classic] le jeu de 108 cartes, sans carte spéciale
    }
ui-region =
    { $booklet ->
        [scary-fr] France
        [scary-es] Espagne
        [scary-it] Italie
        [scary-pt] Portugal
        [revenge-en] États-Unis
        [revenge-es] Amérique latine
        [battle-en] États-Unis
        [battle-es] Amérique latine
        [battle-fr] Canada
        [battle-pt] Brésil
        [hyper-fr] Canada
       *[classic-en] notre version
    }
ui-as-the-base = comme les règles de base
ui-booklets-more = { $rules } montre toutes les règles d’un livret ; { $play } lance la partie.

## Les réglages

ui-settings-house = Règles maison : aucun livret ne les connaît, chaque table peut les adopter.
ui-settings-printed = Réglages donnés par les livrets ; une table peut les changer.
ui-settings-default = (par défaut)
ui-settings-range = de { $low } à { $high }, par défaut { $n }
ui-settings-only = Seulement avec la { $card }.
ui-settings-more = À écrire après un livret : { $example }

## Partir, enregistrer, démarrer

ui-leaving = C’est enregistré. Pour reprendre :
ui-not-saved = Impossible d’enregistrer cette partie : { $why }.
ui-finished = Toute la partie est dans { $path } ; pour la revoir :
ui-unfinished = La partie n’est pas encore finie. Scores : { $scores }.
ui-replay-title = { $rules } : { $names }. Manches : { $n }.
ui-setting-the-table = On installe la table…
ui-warming-again = On prépare le jeu…

## Le laboratoire

ui-lab-rounds = { $n } manches
ui-lab-rate = { $n } manches/s
ui-lab-line = { $done } manches sur { $total }, { $rate } par seconde, encore { $seconds } s
ui-lab-way =
    { $running ->
        [wasm] Les règles tournent depuis le fichier du moteur. Avec Numba, c’est plus rapide : pip install penultima[fast]
        [interpreted] Les règles tournent en Python ordinaire, ce qui est lent ; c’est fait pour le débogage.
       *[other] Les règles tournent en code natif (Numba).
    }
ui-lab-rounded = { $n } manches au lieu de { $asked } : chaque donne est jouée depuis chacune des { $seatings } places.
ui-lab-recorded = Les { $n } premières manches sont enregistrées.
ui-lab-again = { $done } manches sur { $total } sont déjà là ; on continue.
ui-lab-stopping = On finit ce qui est commencé. Encore Ctrl-C pour l’abandonner.
ui-lab-stopped = { $done } manches sur { $total } sont gardées dans { $path } ; la même commande continue.
ui-lab-more = C’est clair après { $n } donnes : { $name } gagne plus que sa part.
ui-lab-less = C’est clair après { $n } donnes : { $name } gagne moins que sa part.
ui-lab-unclear = Ce n’est pas clair : { $name } gagne peut-être juste sa part.
ui-lab-study = { $n } tables
ui-lab-study-stopped = { $done } tables sur { $total } sont gardées dans { $path } ; la même commande continue.
