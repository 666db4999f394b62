### Les réglages : nom, .about (ce que ça décide), et pour chaque valeur ce qu’on joue alors : sans majuscule ni point.

## Le début d’une manche

setting-direction = Premier sens
    .about = Dans quel sens on joue au début.
    .left = on commence vers la gauche
    .right = on commence vers la droite
setting-hand = Cartes distribuées
    .about = Combien de cartes chacun reçoit.
    .value = { $n ->
        [one] une carte chacun
       *[other] { $n } cartes chacun
    }
setting-first-action = Symbole au départ
    .about = Ce que fait une carte action retournée en premier.
    .acts = un symbole en première carte fait son effet
    .ignored = un symbole en première carte ne fait rien
setting-first-draw-four = { card-draw-four.bare } au départ
    .about = Où va { card-draw-four } qui sort en premier.
    .anywhere = { card-draw-four } en première carte retourne n’importe où dans la pioche
    .middle = { card-draw-four } en première carte retourne au milieu de la pioche

## Piocher et poser

setting-draw = Pioche
    .about = Combien de cartes on { verb-draw.they } à son tour.
    .one = on { verb-draw.they } une carte
    .until = on { verb-draw.they } jusqu’à une carte jouable
setting-forced-draw = Pioche forcée
    .about = Une carte jouable qui arrive quand rien d’autre n’allait.
    .may = après une pioche forcée, on peut poser la carte
    .must = après une pioche forcée, on doit poser la carte si elle va
setting-free-draw = Pioche libre
    .about = Une carte jouable qui arrive quand on aurait pu poser autre chose.
    .may = après une pioche libre, on peut poser la carte
    .must = après une pioche libre, on doit poser la carte si elle va
setting-forced-play = Jeu obligatoire
    .about = Si l’on est obligé de poser une carte quand on peut.
    .off = on a le droit de { verb-draw } même si on pourrait poser
    .on = qui peut poser doit poser
setting-jump-in = Interception
    .about = Poser, sans attendre son tour, la même carte que celle du dessus.
    .off = on ne pose qu’à son tour
    .on = avec une carte identique, on peut intercepter
setting-sevens-zeros = Sept et zéros
    .about = Si un 7 échange deux mains et si un 0 fait tourner toutes les mains.
    .off = les 7 et les 0 sont des chiffres comme les autres
    .on = un 7 échange deux mains, un 0 fait tourner toutes les mains
setting-two-player-reverse = Inversion à deux
    .about = Ce que fait { card-reverse.face } quand on joue à deux.
    .skip = à deux, { card-reverse.face } fait passer le tour de l’autre
    .flip = à deux, { card-reverse.face } ne change rien

## +2 et +4

setting-stacking = Cumul
    .about = Si l’on peut répondre à une carte qui fait { verb-draw } par une autre : le suivant prend alors le total.
    .off = les cartes qui font { verb-draw } ne se cumulent pas
    .same = { card-draw-two.face } se pose sur { card-draw-two.face }, { card-draw-four.face } sur { card-draw-four.face }
    .any = { card-draw-two.face } ou { card-draw-four.face } se pose sur toute carte qui fait { verb-draw }
setting-bluff = Bluff
    .about = Si l’on peut poser { card-draw-four } quand on a la couleur.
    .allowed = on peut bluffer avec { card-draw-four }, et on peut contester
    .refused = on ne bluffe pas, et on ne conteste rien
setting-wild-guilt = Preuve sans couleur
    .about = Ce qui prouve qu’on bluffait avec { card-draw-four }.
    .no = avec { card-draw-four }, seules les cartes de la couleur prouvent un bluff
    .yes = avec { card-draw-four }, les cartes sans couleur prouvent aussi un bluff
setting-last-draw = Dernière carte
    .about = Si une carte qui finit la manche fait encore { verb-draw }.
    .yes = { card-draw-two.face } ou { card-draw-four.face } en dernière carte fait encore { verb-draw }
    .no = { card-draw-two.face } ou { card-draw-four.face } en dernière carte ne fait plus { verb-draw } personne

## UNO

setting-uno = Dire UNO
    .about = Si chacun doit penser à dire UNO.
    .said = on dit UNO, sinon gare au contre-UNO
    .automatic = UNO se dit tout seul
setting-uno-due = Qui dit UNO
    .about = Qui doit dire UNO quand une carte vient d’être posée.
    .layer = qui pose son avant-dernière carte dit UNO
    .everyone = tous ceux qui n’ont plus qu’une carte disent UNO
setting-uno-until = Contre-UNO
    .about = Jusqu’à quand on peut signaler un UNO oublié.
    .begins = contre-UNO possible jusqu’au début du tour suivant
    .played = contre-UNO possible jusqu’à la fin du tour suivant
    .own-turn = contre-UNO possible jusqu’au prochain tour de celui qui a oublié
setting-uno-penalty = Pénalité
    .about = Combien de cartes coûte un UNO oublié.
    .value = { $n ->
        [one] un UNO oublié coûte une carte
       *[other] un UNO oublié coûte { $n } cartes
    }

## Les cartes spéciales

setting-special = Carte spéciale
    .about = La carte propre à l’édition.
    .none = il n’y a pas de carte spéciale
    .scary = Horriffrayante : une couleur est donnée autour de la table
    .blowhole = Vengeance : quatre cartes sont distribuées aux autres
    .battle = Combat : deux joueurs s’affrontent, une carte chacun
    .hyper = Hyper vitesse : chaque carte d’une couleur fait passer un tour
setting-scary-gives = Horriffrayante : le don
    .about = Quelle couleur on donne.
    .held = on donne une couleur qu’on a en main
    .held-or-none = on donne une couleur qu’on a en main, ou rien
    .any = on choisit n’importe quelle couleur à donner
setting-scary-round = Horriffrayante : le sens
    .about = Dans quel sens les cartes données font le tour.
    .left = les cartes données partent vers la gauche
    .right = les cartes données partent vers la droite
setting-battle = Combat : le duel
    .about = Si une carte Combat oblige à se battre.
    .must = une carte Combat oblige à se battre
    .may = une carte Combat n’oblige pas à se battre
setting-battle-next = Combat : la suite
    .about = À qui de jouer après un combat.
    .challenger = après un combat, c’est au voisin de celui qui a provoqué
    .challenged = après un combat, c’est au voisin de l’adversaire choisi

## La partie

setting-dealer = Premier donneur
    .about = Comment on trouve qui distribue en premier.
    .highest = chacun tire une carte, et la plus forte distribue
    .chosen = on choisit simplement qui distribue
setting-dealer-symbol = Symboles au tirage
    .about = Ce que vaut un symbole quand on tire au sort qui distribue.
    .zero = au tirage du donneur, un symbole compte 0
    .below = au tirage du donneur, un symbole vaut moins que 0
setting-next-dealer = Donneur suivant
    .about = Qui distribue à la manche suivante.
    .neighbor = c’est ensuite au voisin de distribuer
    .same = la même personne distribue à chaque manche
    .winner = le gagnant de la manche distribue
    .draw = on tire de nouveau une carte pour la donne
setting-match = Partie
    .about = Ce qui fait gagner.
    .points = le gagnant d’une manche marque les cartes des autres
    .round = une manche fait la partie, les points sont facultatifs
    .low = chacun compte ses propres cartes, et le plus petit total gagne
setting-low-score = Petit total
    .about = Si le livret connaît la partie au plus petit total.
    .offered = on peut aussi jouer au plus petit total
    .none = pas de partie au plus petit total
setting-target = Score à atteindre
    .about = À combien de points la partie s’arrête.
    .value = la partie s’arrête à { $n } points
