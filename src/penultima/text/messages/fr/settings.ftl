### Les réglages : nom, .about (ce que ça décide), et pour chaque valeur ce qu’on joue alors : sans majuscule ni point.

## Le début d’une manche

setting-direction = Sens du jeu au départ
    .about = Dans quel sens on joue au début.
    .left = on commence vers la gauche
    .right = on commence vers la droite
setting-hand = Cartes distribuées
    .about = Combien de cartes chacun reçoit.
    .value = { $n ->
        [one] une carte chacun
       *[other] { $n } cartes chacun
    }
setting-first-action = Symbole en première carte
    .about = Ce que fait une carte action retournée en premier.
    .acts = un symbole en première carte fait son effet
    .ignored = un symbole en première carte ne fait rien
setting-first-draw-four = { card-draw-four.bare } en première carte
    .about = Où va { card-draw-four } qui sort en premier.
    .anywhere = en première carte, { card-draw-four } retourne n’importe où dans la pioche
    .middle = en première carte, { card-draw-four } retourne au milieu de la pioche

## Piocher et jouer

setting-draw = Nombre de cartes à { verb-draw }
    .about = Combien de cartes on { verb-draw.they } à son tour.
    .one = on { verb-draw.they } une carte
    .until = on { verb-draw.they } jusqu’à une carte jouable
setting-forced-draw = Quand on a dû { verb-draw }
    .about = Ce qu’on fait d’une carte jouable, { verb-draw.done }e parce qu’on n’avait rien à jouer.
    .may = quand on a dû { verb-draw }, on peut jouer la carte
    .must = quand on a dû { verb-draw }, on doit jouer la carte si elle est jouable
setting-free-draw = Quand on a choisi de { verb-draw }
    .about = Ce qu’on fait d’une carte jouable, { verb-draw.done }e alors qu’on pouvait en jouer une autre.
    .may = quand on a choisi de { verb-draw }, on peut jouer la carte
    .must = quand on a choisi de { verb-draw }, on doit jouer la carte si elle est jouable
setting-forced-play = Obligation de jouer
    .about = Si l’on doit jouer une carte quand on peut.
    .off = on a le droit de { verb-draw } même si l’on pourrait jouer
    .on = on doit jouer une carte quand on peut
setting-jump-in = Interception
    .about = Jouer, sans attendre son tour, la même carte que celle du dessus.
    .off = on ne joue qu’à son tour
    .on = avec une carte identique, on peut intercepter
setting-sevens-zeros = Sept et zéros
    .about = Si un 7 échange deux mains et si un 0 fait tourner toutes les mains.
    .off = les 7 et les 0 sont des chiffres comme les autres
    .on = un 7 échange deux mains, un 0 fait tourner toutes les mains
setting-two-player-reverse = Inversion à deux
    .about = Ce que fait { card-reverse.face } quand on joue à deux.
    .skip = à deux, { card-reverse.face } fait perdre son tour à l’autre
    .flip = à deux, { card-reverse.face } ne change rien

## +2 et +4

setting-stacking = Cumul
    .about = Si l’on peut répondre à une carte qui fait { verb-draw } par une autre : le joueur suivant { verb-draw.they } alors le total.
    .off = les cartes qui font { verb-draw } ne se cumulent pas
    .same = on peut jouer { card-draw-two.face } sur { card-draw-two.face }, { card-draw-four.face } sur { card-draw-four.face }
    .any = on peut jouer { card-draw-two.face } ou { card-draw-four.face } sur toute carte qui fait { verb-draw }
setting-bluff = Bluff
    .about = Si l’on peut jouer { card-draw-four } quand on a la couleur demandée.
    .allowed = on peut bluffer avec { card-draw-four }, et on peut lancer un défi
    .refused = on ne peut pas bluffer, et il n’y a pas de défi
setting-wild-guilt = Cartes sans couleur et bluff
    .about = Quelles cartes en main prouvent qu’on bluffe avec { card-draw-four }.
    .no = avec { card-draw-four }, seules les cartes de la couleur demandée prouvent un bluff
    .yes = avec { card-draw-four }, les cartes sans couleur prouvent aussi un bluff
setting-last-draw = Dernière carte qui fait { verb-draw }
    .about = Si une carte qui finit la manche fait encore { verb-draw }.
    .yes = { card-draw-two.face } ou { card-draw-four.face } en dernière carte fait encore { verb-draw }
    .no = { card-draw-two.face } ou { card-draw-four.face } en dernière carte ne fait plus { verb-draw } personne

## UNO

setting-uno = Dire UNO
    .about = Si chacun doit penser à dire UNO.
    .said = on dit UNO, sinon gare au contre-UNO
    .automatic = UNO se dit tout seul
setting-uno-due = Qui dit UNO
    .about = Qui doit dire UNO quand une carte vient d’être jouée.
    .layer = en jouant son avant-dernière carte, on dit UNO
    .everyone = tous ceux qui n’ont plus qu’une carte disent UNO
setting-uno-until = Contre-UNO
    .about = Jusqu’à quand on peut dire contre-UNO.
    .begins = contre-UNO possible tant que le joueur suivant n’a pas commencé son tour
    .played = contre-UNO possible tant que le joueur suivant n’a pas joué
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
    .scary = Horriffrayante : on donne toute une couleur autour de la table
    .blowhole = Vengeance : on donne quatre cartes de la pioche aux autres
    .battle = Combat : deux joueurs se battent en duel, une carte chacun
    .hyper = Hyper vitesse : chaque carte d’une couleur fait perdre son tour au joueur suivant
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
    .about = Si une carte Combat oblige à se battre en duel.
    .must = une carte Combat oblige à se battre en duel
    .may = une carte Combat n’oblige pas à se battre en duel
setting-battle-next = Combat : la suite
    .about = À qui de jouer après un duel.
    .challenger = après un duel, c’est au voisin de celui qui a provoqué
    .challenged = après un duel, c’est au voisin de celui qui a été provoqué

## La partie

setting-dealer = Premier donneur
    .about = Comment on trouve qui distribue en premier.
    .highest = chacun { verb-draw.they } une carte, et le plus grand chiffre distribue
    .chosen = on choisit simplement qui distribue
setting-dealer-symbol = Symboles pour le donneur
    .about = Ce que vaut un symbole quand chacun { verb-draw.they } une carte pour savoir qui distribue.
    .zero = pour savoir qui distribue, un symbole compte pour 0
    .below = pour savoir qui distribue, un symbole vaut moins que 0
setting-next-dealer = Donneur suivant
    .about = Qui distribue à la manche suivante.
    .neighbor = c’est ensuite au voisin de distribuer
    .same = la même personne distribue à chaque manche
    .winner = le gagnant de la manche distribue
    .draw = à chaque manche, chacun { verb-draw.they } une carte pour savoir qui distribue
setting-match = Partie
    .about = Ce qui fait gagner.
    .points = le gagnant d’une manche marque les points des cartes des autres
    .round = une manche fait la partie, les points sont facultatifs
    .low = chacun compte ses propres cartes, et le plus petit total gagne
setting-low-score = Partie au plus petit total
    .about = Si le livret connaît la partie au plus petit total.
    .offered = on peut aussi jouer au plus petit total
    .none = pas de partie au plus petit total
setting-target = Score à atteindre
    .about = À combien de points la partie s’arrête.
    .value = la partie s’arrête à { $n } points
