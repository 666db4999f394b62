### Le livret de règles, avec nos mots. « Carte sans couleur » : Joker, +4 ou carte propre à la boîte.

## Les noms, avec les mots du livret

name-box = { $box ->
    [scary] Horriffrayante
    [revenge] Vengeance
    [battle] Combat
    [hyper] Hyper vitesse
   *[classic] Classique
}
name-special = { $box ->
    [scary] Horriffrayante
    [revenge] Vengeance
    [battle] Combat
    [hyper] Carte blanche Hyper vitesse
   *[classic] spéciale
}
name-skip = Passer
name-reverse = Inversion
name-draw-two = +2
name-wild = { card-wild.bare }
name-draw-four = { card-draw-four.bare }
name-fourth-color = { $box ->
    [scary] rose
   *[other] rouge
}
# Au pluriel, pour le compte des cartes.
name-wilds = { $region ->
    [battle-fr] Cartes blanches
    [hyper-fr] Cartes blanches
   *[other] Jokers
}
name-draw-fours = { $region ->
    [scary-fr] Super Jokers
    [battle-fr] Cartes blanches +4
    [hyper-fr] Cartes blanches +4
   *[other] +4
}
name-specials = { $box ->
    [scary] cartes Horriffrayantes
    [revenge] cartes Vengeance
    [battle] cartes Combat
    [hyper] Cartes blanches Hyper vitesse
   *[classic] cartes spéciales
}

## Le cadre

rulebook-title = { name-box } : les règles
rulebook-about = { $box ->
    [scary] Les règles de la boîte Monster High d’après son livret en { $language }, racontées avec nos mots.
    [revenge] Les règles de la boîte Les Pingouins de Madagascar d’après son livret en { $language }, racontées avec nos mots.
    [battle] Les règles de la boîte Kickin’ Battle d’après son livret en { $language }, racontées avec nos mots.
    [hyper] Les règles de la boîte Hyper vitesse d’après son livret en { $language }, racontées avec nos mots.
   *[classic] Les règles du jeu de 108 cartes, sans carte spéciale, racontées avec nos mots.
}
rulebook-numbers = Les numéros après un paragraphe disent de quelles règles il vient.
rulebook-table = Cette table a ses propres règles : { $changes }. Elles sont signalées.
rulebook-house = Règle de cette table
rulebook-differs = { $count ->
    [one] Différent du livret en { $languages }
   *[other] Différent de ces livrets : { $languages }
}
rulebook-legal = Toutes les règles, questions et décisions par numéro (en anglais)

language-en = anglais
language-fr = français
language-es = espagnol
language-it = italien
language-pt = portugais

section-aim = Le but
section-cards = Les cartes
section-start = La préparation
section-turn = Ton tour
section-action = Les cartes action
section-wild = Les cartes sans couleur
section-challenge = Contester { card-draw-four.face }
section-special = La { card-special.bare }
section-house = Les règles de cette table
section-uno = Dire UNO
section-end = La fin d’une manche
section-points = Les points et la victoire
section-notes = Où l’on s’écarte du livret

## Le but

rule-aim-points = Vide ta main avant tout le monde. Tu gagnes alors la manche et tu marques des points pour chaque carte restée chez les autres. La partie va au premier qui arrive à { $target } points.
rule-aim-round = Vide ta main avant tout le monde, et tu as gagné la partie.
rule-aim-low = Vide ta main aussi vite que possible : ce qu’il t’en reste à la fin d’une manche compte contre toi. Dès que quelqu’un a { $target } points, le plus petit total gagne.

## Les cartes

rule-cards = Le jeu compte 108 cartes en { name-fourth-color }, jaune, vert et bleu. Dans chaque couleur, il y a un seul 0, deux fois chaque chiffre de 1 à 9 et deux fois chaque carte action : { name-skip }, { name-reverse } et { name-draw-two }. Quatre { name-wilds } et quatre { name-draw-fours } n’ont pas de couleur.
rule-cards-special = Le jeu compte 112 cartes en { name-fourth-color }, jaune, vert et bleu. Dans chaque couleur, il y a un seul 0, deux fois chaque chiffre de 1 à 9 et deux fois chaque carte action : { name-skip }, { name-reverse } et { name-draw-two }. Quatre { name-wilds }, quatre { name-draw-fours } et quatre { name-specials } n’ont pas de couleur.

## La préparation

rule-dealer-highest = Tout le monde tire une carte, et le plus grand chiffre distribue. { $dealer_symbol ->
    [below] Une carte sans chiffre vaut moins que 0.
   *[zero] Une carte sans chiffre compte 0.
} À égalité pour la plus forte, on tire encore.
rule-dealer-chosen = Choisissez qui distribue, au hasard ou comme vous voulez.
rule-deal = On joue de 2 à { $players }. Le donneur mélange et distribue { $hand ->
    [one] 1 carte
   *[other] { $hand } cartes
} à chacun. Ce qui reste est la pioche, face cachée ; on retourne sa première carte à côté, et c’est le début du talon, la pile où l’on pose.
rule-start = { $direction ->
    [right] Le voisin de droite du donneur commence, et on joue vers la droite, dans le sens inverse des aiguilles d’une montre.
   *[left] Le voisin de gauche du donneur commence, et on joue vers la gauche, dans le sens des aiguilles d’une montre.
}
rule-first-action = Si la première carte est { card-skip.face }, celui qui devait commencer passe son tour, et le suivant commence. Si c’est { card-draw-two.face }, il { verb-draw.they } en plus 2 cartes. Après { card-reverse.face }, c’est le donneur qui commence, et on joue dans l’autre sens.
rule-first-wild = { $box ->
    [classic] Si la première carte est { card-wild.face }, celui qui commence choisit la couleur, puis joue.
   *[other] Si la première carte est { card-wild.face } ou { card-special.face }, celui qui commence choisit la couleur, puis joue. À ce moment-là, { card-special.the } ne fait rien d’autre.
}
rule-first-draw-four = { $first_draw_four ->
    [middle] Si la première carte est { card-draw-four.face }, glissez cette carte au milieu de la pioche et retournez-en une autre.
   *[anywhere] Si la première carte est { card-draw-four.face }, glissez cette carte n’importe où dans la pioche et retournez-en une autre.
}
rule-first-ignored = Si la première carte n’est pas un chiffre, elle ne fait rien. Retournez d’autres cartes par-dessus, une à une, jusqu’à un chiffre.

## Ton tour

rule-turn = À ton tour, pose une carte qui va avec celle du dessus du talon : même couleur, même chiffre ou même symbole. Sur un 7 { name-fourth-color }, par exemple, toute carte { name-fourth-color } va, et tout autre 7 aussi.
rule-turn-fits = Les cartes { name-skip }, { name-reverse } et { name-draw-two } vont sur leur couleur ou sur une carte du même genre. Une carte sans couleur va sur tout ; tu peux la poser même si tu as autre chose de jouable.
rule-draw-one = Si tu n’as rien de jouable, { verb-draw.they } une carte.
rule-draw-until = Si tu n’as rien de jouable, { verb-draw.they } jusqu’à ce qu’une carte aille, ou qu’il n’y en ait plus. À ton tour, c’est toujours comme ça, et tu gardes toutes les cartes.
rule-drawn-may = Si la carte que tu as dû { verb-draw } est jouable, tu peux la poser aussitôt ou la garder. Si tu la gardes, ou si elle ne va pas, ton tour est fini.
rule-drawn-must = Si la carte que tu as dû { verb-draw } est jouable, tu dois la poser aussitôt ; tu ne peux garder qu’{ card-draw-four.face } qui serait du bluff. Si elle ne va pas, ton tour est fini.
rule-free-draw = Tu peux aussi { verb-draw } quand tu as une carte jouable. { $free_draw ->
    [must] Tu dois alors poser la nouvelle carte si elle va, et aucune autre.
   *[may] Tu peux alors poser la nouvelle carte si elle va, mais aucune autre.
}
rule-forced-play = Si tu as une carte jouable, tu dois en poser une. Une carte que tu viens de { verb-draw } doit être posée aussi si elle va ; sinon, ton tour est fini. Personne n’est obligé de poser { card-draw-four.face } qui serait du bluff.

## Les cartes action

rule-skip = Carte { name-skip } : le suivant perd un tour. À deux, c’est donc encore à toi, comme après toute carte qui coûte un tour à l’autre.
rule-reverse = Carte { name-reverse } : le jeu fait demi-tour et repart de l’autre côté.
rule-reverse-two = { $two_player_reverse ->
    [flip] À deux, { card-reverse.face } ne change rien : c’est à l’autre.
   *[skip] À deux, { card-reverse.face } agit comme { card-skip.face } : c’est encore à toi.
}
rule-draw-two = Carte { name-draw-two } : le suivant { verb-draw.they } 2 cartes et perd un tour.
rule-draw-two-stacking = Carte { name-draw-two } : le suivant { verb-draw.they } 2 cartes et perd un tour, ou bien ajoute une carte dessus pour passer le total plus loin.

## Les cartes sans couleur

rule-wild = { name-wild } : choisis la couleur de la suite. Ça peut être la même qu’avant. À partir de là, seule cette couleur va, ou une autre carte sans couleur.
rule-draw-four = { name-draw-four } : choisis la couleur de la suite. Le suivant { verb-draw.they } 4 cartes et perd un tour.
rule-draw-four-stacking = { name-draw-four } : choisis la couleur de la suite. Le suivant { verb-draw.they } 4 cartes et perd un tour, ou bien ajoute une carte dessus pour passer le total plus loin.
rule-fair = Tu poses { card-draw-four.face } sans bluffer si, juste avant, tu n’as aucune carte de la couleur en jeu, cartes action comprises. Une carte d’une autre couleur avec le même chiffre ou le même symbole ne compte pas contre toi.
rule-fair-colorless = { $wild_guilt ->
    [yes] Une carte sans couleur, par contre, compte contre toi comme une carte de cette couleur.
   *[no] Les cartes sans couleur ne comptent pas contre toi non plus.
}
rule-bluff = Tu peux quand même tenter le bluff. Tant que personne ne conteste, ça passe.
rule-no-bluff = Ici, on ne pose { card-draw-four.face } que si ce n’est pas du bluff : personne n’a donc à en douter.

## Contester

rule-challenge = Quand tu devrais { verb-draw } pour { card-draw-four.face } et que tu flaires un bluff, tu peux d’abord contester ; personne d’autre n’en a le droit. Celui qui a posé la carte te montre alors toute sa main, à toi et à personne d’autre. Ce qui compte, c’est ce qu’il y avait dedans au moment de poser.
rule-verdict = Si c’était du bluff, c’est l’autre qui { verb-draw.they } les 4 cartes, et tu joues un tour normal. Sinon, tu { verb-draw.you } 6 cartes et tu perds ton tour. Dans tous les cas, la couleur choisie reste.
rule-challenge-last = Si { card-draw-four.face } est la toute dernière carte de quelqu’un, on ne peut pas contester.

## La carte de la boîte

rule-scary = { $scary_gives ->
    [any] Quand tu poses { card-special.face }, choisis n’importe quelle couleur et donne toutes les cartes que tu en as, s’il y en a.
    [held_or_none] Quand tu poses { card-special.face }, tu peux choisir une couleur que tu as en main et donner toutes tes cartes de cette couleur. Ou bien tu ne donnes rien.
   *[held] Quand tu poses { card-special.face }, choisis une couleur que tu as en main et donne toutes tes cartes de cette couleur.
} Les cartes action partent avec leur couleur ; les cartes sans couleur restent.
rule-scary-round = { $scary_round ->
    [right] Donne une carte à chacun des autres, à tour de rôle, toujours à partir de ta droite et dans le sens inverse des aiguilles d’une montre, tant qu’il en reste.
   *[left] Donne une carte à chacun des autres, à tour de rôle, toujours à partir de ta gauche et dans le sens des aiguilles d’une montre, tant qu’il en reste.
} C’est toi qui décides qui reçoit quelle carte, et certains peuvent en avoir plus que d’autres.
rule-scary-color = Choisis ensuite la couleur de la suite ; elle peut être différente de celle que tu as donnée. Personne ne perd de tour. Si tu donnes ta dernière carte, tu as gagné la manche.
rule-scary-groan = À chaque carte donnée, gémis comme un zombie ! (Cette règle-là, on te la confie.)

rule-revenge = Quand tu poses { card-special.face }, prends 4 cartes de la pioche sans les regarder et donne-les aux autres : toutes à la même personne, ou réparties comme tu veux. S’il y en a moins de 4, donne ce qu’il y a.
rule-revenge-color = Choisis ensuite la couleur de la suite. Personne ne perd de tour.

rule-battle = { $battle ->
    [may] Quand tu poses { card-special.face }, tu peux provoquer qui tu veux en duel. Sinon, choisis simplement la couleur, comme avec { card-wild.face }.
   *[must] Quand tu poses { card-special.face }, provoque qui tu veux en duel.
}
rule-battle-fight = Vous prenez chacun en secret une carte de votre main et vous les montrez au même instant. Le plus petit chiffre perd. Une carte sans chiffre compte 0, et dans un combat aucune carte ne fait d’effet.
rule-battle-tie = À égalité, mettez ces cartes à part et recommencez, jusqu’à ce que quelqu’un perde. Qui se retrouve sans cartes pendant le combat ou juste après en { verb-draw.they } une : un combat ne finit pas la manche.
rule-battle-spoils = Le perdant ramasse toutes les cartes montrées et en { verb-draw.they } encore 2, mais ne perd pas de tour. Le gagnant choisit la couleur de la suite.
rule-battle-next = { $battle_next ->
    [challenged] Le jeu reprend dans le même sens, à partir de la personne provoquée : c’est à son voisin de jouer.
   *[challenger] Le jeu reprend dans le même sens, à partir de celui qui a posé la carte : c’est à son voisin de jouer.
}
rule-battle-last = { $battle ->
    [may] Si c’est ta dernière carte, tu peux finir sans combat. Si tu te bats, tu { verb-draw.you } une carte pour le combat.
   *[must] Si c’est ta dernière carte, { verb-draw.they } d’abord une carte ; ensuite, tu te bats.
}
rule-battle-nothing = Quand il n’y a plus rien à { verb-draw }, qui ne peut pas montrer de carte perd. Si aucun des deux ne peut, chacun reprend ses cartes, et celui qui a posé { card-special.the } choisit la couleur. Qui reste la main vide après le combat a gagné la manche.

rule-hyper = Quand tu poses { card-special.face }, choisis une couleur. Dès lors, chaque fois qu’une carte de cette couleur est posée, le suivant perd un tour. À elle seule, { card-special.the } ne fait passer personne.
rule-hyper-actions = Une carte { name-skip } ou { name-draw-two } de cette couleur ne fait quand même perdre qu’un seul tour. Une carte { name-reverse } change d’abord le sens, puis c’est le suivant de ce côté-là qui passe. Si { card-wild.face } ou { card-draw-four.face } redemande la même couleur, ça continue, sans tour perdu en plus.
rule-hyper-end = C’est fini dès que quelqu’un amène une autre couleur, et ça ne revient pas avec l’ancienne. Une autre { card-special.bare } fixe une nouvelle couleur. Quand on { verb-draw.they }, rien ne change.

## Les règles de cette table

rule-stack = { $stacking ->
    [any] Quand tu devrais { verb-draw } pour { card-draw-two.face } ou { card-draw-four.face }, tu peux ajouter dessus { card-draw-two.face } ou { card-draw-four.face }, quelle que soit la couleur.
   *[same] Quand tu devrais { verb-draw } pour { card-draw-two.face }, tu peux à la place ajouter une carte du même genre, quelle que soit sa couleur ; et de même { card-draw-four.face } sur { card-draw-four.face }.
} Les cartes à { verb-draw } s’additionnent, et c’est au suivant de s’en arranger.
rule-stack-take = Qui n’ajoute rien { verb-draw.they } tout le total et perd un tour.
rule-stack-first = Si la première carte de la manche est { card-draw-two.face }, l’effet est immédiat ; on ne peut rien ajouter.
rule-stack-last = Si quelqu’un finit avec une carte de ce genre, le suivant { verb-draw.they } tout le total et ne peut rien ajouter.
rule-stack-verdict = On ne peut contester que { card-draw-four.the } du dessus. Si c’était du bluff, c’est l’autre qui { verb-draw.they } tout le total, et tu joues un tour normal. Sinon, tu { verb-draw.you } le total et 2 cartes de plus, et tu perds ton tour.
rule-jump-in = Interception ! Si tu as exactement la carte du dessus, même couleur et même chiffre ou symbole, tu peux la poser hors de ton tour, tant que la personne dont c’est le tour n’a ni posé ni { verb-draw.done }. Le plus rapide l’emporte.
rule-jump-in-next = Le jeu reprend à partir de celui qui a intercepté. Les cartes déjà prises et les tours déjà perdus le restent.
rule-seven = Quand tu poses un 7, échange ta main avec la personne de ton choix.
rule-zero = Quand tu poses un 0, tout le monde passe sa main au suivant, dans le sens du jeu.
rule-seven-zero-last = Un 7 ou un 0 qui est ta dernière carte, ou la première de la manche, ne fait bouger aucune main.

## Dire UNO

rule-uno = { $uno_due ->
    [everyone] Quand une carte est posée et qu’il ne t’en reste plus qu’une, dis « UNO ! » bien haut, même si c’est quelqu’un d’autre qui l’a posée.
   *[layer] Quand tu poses une carte et qu’il ne t’en reste plus qu’une, dis « UNO ! » bien haut.
}
rule-uno-caught = { $uno_until ->
    [played] Si tu oublies, n’importe qui d’autre peut te faire contre-UNO jusqu’à la fin du tour suivant.
    [own_turn] Si tu oublies, n’importe qui d’autre peut te faire contre-UNO jusqu’à ton prochain tour.
   *[begins] Si tu oublies, n’importe qui d’autre peut te faire contre-UNO jusqu’au début du tour suivant.
} L’oubli coûte { $uno_penalty ->
    [one] 1 carte
   *[other] { $uno_penalty } cartes
}. Un tour sauté ne compte pas.
rule-uno-late = Le dire en retard, ça va, tant que personne ne t’a fait contre-UNO. Un contre-UNO à tort ne coûte rien. Dès que ta main change, tu n’as plus à le dire.
rule-uno-automatic = UNO se dit tout seul quand il ne reste qu’une carte : pas d’oubli, pas de contre-UNO.

## La fin d’une manche

rule-out = La manche est finie dès que quelqu’un n’a plus de cartes. Plus personne ne perd de tour, et on ne choisit plus de couleur.
rule-last-draw = Si la dernière carte est { card-draw-two.face } ou { card-draw-four.face }, le suivant { verb-draw.they } encore les 2 ou 4 cartes, et elles comptent comme les autres.
rule-last-draw-none = La dernière carte gagne aussitôt : même { card-draw-two.face } ou { card-draw-four.face } ne fait plus { verb-draw } personne.
rule-reshuffle = Quand il faut une carte et que la pioche est vide, mélangez le talon pour en refaire une. La carte du dessus reste, et la couleur choisie aussi.
rule-blocked = S’il n’y a pas assez de cartes, prenez ce qu’il y a. Quand, l’un après l’autre, plus personne ne trouve rien à { verb-draw } et que personne ne pose, la manche est bloquée : elle finit sans gagnant.
rule-next-dealer-neighbor = { $direction ->
    [right] À la manche suivante, c’est au voisin de droite du donneur de distribuer.
   *[left] À la manche suivante, c’est au voisin de gauche du donneur de distribuer.
}
rule-next-dealer = { $next_dealer ->
    [winner] Qui gagne une manche distribue la suivante. Si personne n’a gagné, le donneur reste le même.
    [draw] Avant chaque manche, on tire de nouveau une carte pour savoir qui distribue.
   *[same] La même personne distribue à chaque manche.
}

## Les points et la victoire

rule-points = Tout le monde montre sa main, et le gagnant marque pour chaque carte restée aux autres. Puis on redistribue, jusqu’à ce que quelqu’un ait { $target } points ou plus et gagne la partie. Dans une manche bloquée, personne ne marque.
rule-points-low = Tout le monde montre sa main et compte ses propres cartes, même après une manche bloquée. Dès que quelqu’un a { $target } points ou plus, le plus petit total gagne la partie. À égalité, on partage la victoire.
rule-round-won = Qui n’a plus de cartes en premier a gagné la partie. On mélange et on recommence !
rule-points-optional = Si vous voulez, comptez les points. À chaque manche, le gagnant marque pour chaque carte restée aux autres, et le premier qui a { $target } points ou plus gagne.
rule-points-table = Voici ce que valent les cartes :
rulebook-points-number = Chiffres
rulebook-points-face = leur chiffre
rulebook-points-action = { name-skip }, { name-reverse }, { name-draw-two }
rulebook-points-colorless = { $box ->
    [classic] { name-wild }, { name-draw-four }
   *[other] { name-wild }, { name-draw-four }, { name-special }
}
rule-low-offered = Une autre façon de jouer, si tout le monde est d’accord avant de commencer : après chaque manche, chacun compte les cartes de sa propre main. Quand quelqu’un a { $target } points ou plus, le plus petit total gagne.

## Où l’on s’écarte du livret

note-drawn-colorless = Le livret ne parle que d’une carte qui correspond. Ici, une carte sans couleur compte aussi, en main ou tout juste { verb-draw.done }e, puisqu’elle va sur tout.
note-own-turn = Le livret permet { card-wild.face } à tout moment. Ici, on attend son tour, comme dans les livrets voisins.
note-color-only = Le livret ne dit pas clairement avec quelles cartes en main { card-draw-four.face } est du bluff. Ici, seule la couleur décide : un chiffre pareil ne gêne pas, une carte action de la couleur, si.
note-challenger = Le livret ne dit pas clairement qui peut contester. Ici, c’est la personne qui devrait { verb-draw } ; sinon, on ne saurait pas à qui vont les 6 cartes.
note-must-fight = On peut lire le livret comme si le combat était au choix. Ici, il est obligatoire, puisque seul son gagnant choisit la couleur.
note-current-direction = Le livret parle du sens normal après un combat. Ici, c’est le sens du moment, comme dans les livrets voisins.
note-hyper-anyone = Le livret attend qu’un autre joueur amène une nouvelle couleur. Ici, n’importe qui le peut ; sinon, on ne saurait pas si la couleur tient encore.
note-turn-over = Le livret laisse le temps d’un contre-UNO tant que le suivant n’a pas posé de carte. Ici, c’est jusqu’à la fin de son tour, car il peut aussi { verb-draw } et garder.
note-own-next-turn = Le livret ne fixe pas de limite au contre-UNO. Ici, c’est ton prochain tour, car après lui ta main a changé.
note-last-battle = Le livret finit la manche avec la dernière carte posée. Ici, on peut encore se battre avec { card-special.face } posée en dernier, car aucun combat ne finit la manche.
note-given-away = Le livret finit la manche quand la dernière carte est posée. Ici, elle finit aussi quand cette carte est donnée, puisque le but est de vider sa main.
note-top-card = Le livret mélange tout le talon dès que la pioche est vide. Ici, on attend d’avoir besoin d’une carte, et celle du dessus reste, pour qu’il y ait de quoi jouer.
note-lowest-total = Quand chacun compte sa propre main, le livret parle d’un perdant. Ici, le plus petit total gagne ; c’est le même jeu.
note-last-card = D’après le livret, toute carte action posée fait son effet. Ici, la dernière n’en fait pas, puisqu’elle gagne aussitôt.
