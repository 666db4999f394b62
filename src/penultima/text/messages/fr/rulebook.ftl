### Le livret de règles, avec nos mots. « Carte sans couleur » : Joker, +4 ou carte propre à la boîte.

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
rulebook-numbers = { $box ->
    [classic] Les numéros après un paragraphe disent de quelles règles il vient. De A à N, ce sont des règles que les livrets imprimés ont en commun ; Q et X sont les nôtres, là où les livrets ne disent rien.
   *[other] Les numéros après un paragraphe disent de quelles règles il vient. De A à N, ce sont celles du livret ; Q et X sont les nôtres, là où le livret ne dit rien.
}
rulebook-table = Cette table a ses propres règles : { $changes }. Elles sont signalées.
rulebook-house = Règle de cette table
rulebook-differs = { $count ->
    [one] Différent du livret en { $languages }
   *[other] Différent de ces livrets : { $languages }
}
rulebook-undo = Le réglage « { $name } » ({ $setting }) suit le livret à la lettre.
rulebook-legal = Toutes les règles, questions et décisions par numéro (en anglais)

language-en = anglais
language-fr = français
language-es = espagnol
language-it = italien
language-pt = portugais

section-minute = Le jeu en une minute
section-aim = Le but du jeu
section-cards = Les cartes
section-start = La préparation
section-turn = Ton tour
section-action = Les cartes action
section-wild = Les cartes sans couleur
section-challenge = Lancer un défi après { card-draw-four.face }
section-special = La { card-special.bare }
section-house = Les règles de cette table
section-uno = Dire UNO
section-end = La fin d’une manche
section-points = Les points et la victoire
section-notes = Où l’on s’écarte du livret

## Le jeu en une minute : une demi-page avant le reste

rule-minute-aim = { $match ->
    [round] Débarrasse-toi de toutes tes cartes avant tout le monde, et tu as gagné.
    [low] Débarrasse-toi de tes cartes aussi vite que possible : celles que tu as encore en main à la fin d’une manche comptent contre toi. Dès que quelqu’un a { $target } points, le plus petit total gagne.
   *[points] Débarrasse-toi de toutes tes cartes avant tout le monde : tu gagnes la manche et tu marques les points des cartes que les autres ont encore en main. Le premier qui arrive à { $target } points gagne la partie.
}
rule-minute-turn = À ton tour, joue une carte qui a la même couleur, le même chiffre ou le même symbole que celle du dessus du talon. Une carte sans couleur est jouable sur n’importe quelle carte. { $draw ->
    [until] Si tu n’as aucune carte jouable, { verb-draw.they } jusqu’à ce qu’il en vienne une.
   *[one] Si tu n’as aucune carte jouable, { verb-draw.they } une carte.
}
rule-minute-action = { $stacking ->
    [off] Carte { name-skip } : le joueur suivant perd son tour. Carte { name-reverse } : le sens du jeu change. Carte { name-draw-two } : le joueur suivant { verb-draw.they } 2 cartes et perd son tour.
   *[other] Carte { name-skip } : le joueur suivant perd son tour. Carte { name-reverse } : le sens du jeu change. Carte { name-draw-two } : le joueur suivant { verb-draw.they } 2 cartes et perd son tour, ou bien joue une autre carte dessus, et le total va au suivant.
}
rule-minute-wild = { $stacking ->
    [off] { name-wild } : tu choisis la couleur avec laquelle on continue. { name-draw-four } : tu choisis la couleur, et le joueur suivant { verb-draw.they } 4 cartes et perd son tour.
   *[other] { name-wild } : tu choisis la couleur avec laquelle on continue. { name-draw-four } : tu choisis la couleur, et le joueur suivant { verb-draw.they } 4 cartes et perd son tour, ou bien joue une autre carte dessus, et le total va au suivant.
}
rule-minute-special = { $box ->
    [scary] Carte { name-special } : tu donnes toutes tes cartes d’une couleur, une à une autour de la table, et tu choisis la couleur avec laquelle on continue.
    [revenge] Carte { name-special } : tu donnes 4 cartes de la pioche à tes adversaires, comme tu veux, et tu choisis la couleur avec laquelle on continue.
    [battle] Carte { name-special } : tu provoques quelqu’un en duel, et vous dévoilez en même temps une carte choisie en secret. Le plus petit chiffre perd, ramasse les deux cartes et en { verb-draw.they } encore 2.
   *[hyper] { name-special } : tu choisis une couleur, et chaque carte de cette couleur fait perdre son tour au joueur suivant, jusqu’à ce que la couleur change.
}
rule-minute-uno = { $uno ->
    [automatic] Quand il ne te reste qu’une carte, UNO se dit tout seul.
   *[said] Quand il ne te reste qu’une carte, dis « UNO ! » Si quelqu’un dit « contre-UNO » avant toi, cela te coûte { $uno_penalty ->
        [one] 1 carte
       *[other] { $uno_penalty } cartes
    }.
}

## Le but du jeu

rule-aim-points = Débarrasse-toi de toutes tes cartes avant tout le monde. Tu gagnes alors la manche et tu marques les points de toutes les cartes que les autres ont encore en main. Le premier qui arrive à { $target } points gagne la partie.
rule-aim-round = Débarrasse-toi de toutes tes cartes avant tout le monde. Tu gagnes alors la partie.
rule-aim-low = Débarrasse-toi de tes cartes aussi vite que possible : celles que tu as encore en main à la fin d’une manche comptent contre toi. Dès que quelqu’un a { $target } points, le plus petit total gagne.

## Les cartes

rule-cards = Le jeu compte 108 cartes. 100 d’entre elles ont une couleur, { name-fourth-color }, jaune, vert ou bleu : dans chaque couleur, il y a un seul 0, deux cartes de chaque chiffre de 1 à 9, et deux de chaque carte action, { name-skip }, { name-reverse } et { name-draw-two }. Les 8 autres n’ont pas de couleur : quatre { name-wilds } et quatre { name-draw-fours }.
rule-cards-special = Le jeu compte 112 cartes. 100 d’entre elles ont une couleur, { name-fourth-color }, jaune, vert ou bleu : dans chaque couleur, il y a un seul 0, deux cartes de chaque chiffre de 1 à 9, et deux de chaque carte action, { name-skip }, { name-reverse } et { name-draw-two }. Les 12 autres n’ont pas de couleur : quatre { name-wilds }, quatre { name-draw-fours } et quatre { name-specials }.

## La préparation

rule-dealer-highest = Chacun { verb-draw.they } une carte, et le plus grand chiffre distribue. { $dealer_symbol ->
    [below] Une carte sans chiffre vaut moins que 0.
   *[zero] Une carte sans chiffre compte pour 0.
} En cas d’égalité, on recommence entre ceux qui ont le plus grand chiffre.
rule-dealer-chosen = Choisissez qui distribue, au hasard ou comme vous voulez.
# battle-fr : au début du livret, la pioche s’appelle talon et le talon écart ; à la fin, pioche et talon, comme ici.
rule-deal = De 2 à { $players } personnes peuvent jouer. Le donneur { $region ->
    [battle-fr] brasse
    [hyper-fr] brasse
   *[other] mélange
} les cartes et en distribue { $hand ->
    [one] 1 seule
   *[other] { $hand }
} à chacun. Le reste forme la pioche, face cachée ; on retourne à côté sa première carte, qui commence le talon, la pile où l’on joue{ $region ->
    [battle-fr] {" "}(au début du livret, la pioche s’appelle « talon », et le talon « écart »).
   *[other] .
}
rule-start = { $direction ->
    [right] Le joueur à droite du donneur commence, et on joue vers la droite, dans le sens inverse des aiguilles d’une montre.
   *[left] Le joueur à gauche du donneur commence, et on joue vers la gauche, dans le sens des aiguilles d’une montre.
}
rule-first-symbol = Si la première carte n’est pas un chiffre, elle peut changer le début de la manche : regarde plus bas, sous cette carte.
rule-first-ignored = Si la première carte n’est pas un chiffre, elle ne fait rien. Retournez d’autres cartes par-dessus, une à une, jusqu’à ce qu’un chiffre arrive.

## Ton tour

rule-turn = À ton tour, joue une carte qui correspond à celle du dessus du talon : même couleur, même chiffre ou même symbole. Sur un 7 { name-fourth-color }, par exemple, toutes les cartes { name-fourth-color }s sont jouables, et tous les autres 7 aussi.
rule-turn-fits = Les cartes { name-skip }, { name-reverse } et { name-draw-two } sont jouables sur leur couleur ou sur une carte qui a le même symbole. Une carte sans couleur est jouable sur n’importe quelle carte, même si tu as autre chose à jouer.
rule-draw-one = Si tu n’as aucune carte jouable, { verb-draw.they } une carte.
rule-draw-until = Si tu n’as aucune carte jouable, { verb-draw.they } jusqu’à ce qu’il en vienne une, ou qu’il ne reste plus rien à { verb-draw }. Tu ne peux jouer que cette carte-là ; les autres restent dans ta main. C’est pareil chaque fois que tu { verb-draw.you } à ton tour.
rule-drawn-may = Si la carte que tu as dû { verb-draw } est jouable, tu peux la jouer tout de suite ou la garder. Si tu la gardes, ou si elle n’est pas jouable, ton tour est fini.
rule-drawn-must = { $wild_guilt ->
    [yes] Si la carte que tu as dû { verb-draw } est jouable, tu dois la jouer tout de suite ; tu ne peux garder qu’{ card-draw-four.face } qui serait du bluff. Si elle n’est pas jouable, ton tour est fini.
   *[no] Si la carte que tu as dû { verb-draw } est jouable, tu dois la jouer tout de suite. Si elle n’est pas jouable, ton tour est fini.
}
rule-free-draw = Tu peux aussi { verb-draw } quand tu as une carte jouable. { $free_draw ->
    [must] Tu dois alors jouer la nouvelle carte si elle est jouable, et tu ne peux en jouer aucune autre ; tu ne peux garder qu’{ card-draw-four.face } qui serait du bluff.
   *[may] Tu peux alors jouer la nouvelle carte si elle est jouable, mais aucune autre.
}
rule-forced-play = Si tu as une carte jouable, tu dois en jouer une. Si tu { verb-draw.you } une carte jouable, tu dois la jouer aussi ; sinon, ton tour est fini. Personne n’est obligé de bluffer avec { card-draw-four.face }.
rule-reshuffle = Quand il faut une carte et que la pioche est vide, { $region ->
    [battle-fr] brassez
    [hyper-fr] brassez
   *[other] mélangez
} le talon pour en faire une nouvelle. La carte du dessus reste, et la couleur choisie aussi.

## Les cartes action

rule-skip = Carte { name-skip } : le joueur suivant perd son tour. À deux, c’est donc encore à toi, comme après toute carte qui fait perdre son tour à l’autre.
rule-first-skip = Si la première carte est { card-skip.face }, le joueur qui devait commencer perd son tour, et c’est le suivant qui commence.
rule-reverse = Carte { name-reverse } : le sens du jeu change, et on repart de l’autre côté.
rule-reverse-two = { $two_player_reverse ->
    [flip] À deux, { card-reverse.face } ne change rien : c’est à l’autre.
   *[skip] À deux, { card-reverse.face } agit comme { card-skip.face } : c’est encore à toi.
}
rule-first-reverse = Si la première carte est { card-reverse.face }, c’est le donneur qui commence, et on joue dans l’autre sens.
rule-draw-two = Carte { name-draw-two } : le joueur suivant { verb-draw.they } 2 cartes et perd son tour.
rule-draw-two-stacking = Carte { name-draw-two } : le joueur suivant { verb-draw.they } 2 cartes et perd son tour, ou bien joue une autre carte dessus, et le total va au suivant.
rule-first-draw-two = Si la première carte est { card-draw-two.face }, le joueur qui devait commencer { verb-draw.they } 2 cartes et perd son tour, et c’est le suivant qui commence.

## Les cartes sans couleur

rule-wild = { name-wild } : choisis la couleur avec laquelle on continue. Tu peux garder la même. Dessus, on ne peut jouer que cette couleur, ou une autre carte sans couleur.
rule-first-wild = Si la première carte est { card-wild.face }, le joueur qui commence choisit la couleur, puis joue.
rule-draw-four = { name-draw-four } : choisis la couleur avec laquelle on continue. Le joueur suivant { verb-draw.they } 4 cartes et perd son tour.
rule-draw-four-stacking = { name-draw-four } : choisis la couleur avec laquelle on continue. Le joueur suivant { verb-draw.they } 4 cartes et perd son tour, ou bien joue une autre carte dessus, et le total va au suivant.
rule-first-draw-four = { $first_draw_four ->
    [middle] Si la première carte est { card-draw-four.face }, remettez cette carte au milieu de la pioche et retournez-en une autre.
   *[anywhere] Si la première carte est { card-draw-four.face }, remettez cette carte n’importe où dans la pioche et retournez-en une autre.
}
rule-fair = Pour jouer { card-draw-four.face } sans bluffer, tu ne dois avoir, juste avant, aucune carte de la couleur demandée, pas même une carte action. Une carte d’une autre couleur avec le même chiffre ou le même symbole ne compte pas contre toi.
rule-fair-colorless = { $wild_guilt ->
    [yes] Une carte sans couleur, par contre, compte contre toi comme une carte de cette couleur.
   *[no] Les cartes sans couleur ne comptent pas contre toi non plus.
}
rule-bluff = Tu peux quand même bluffer. Seul un défi peut te démasquer.
rule-no-bluff = Ici, on ne peut jouer { card-draw-four.face } que sans bluffer : il n’y a donc jamais de défi.

## Lancer un défi

rule-challenge = Quand tu dois { verb-draw } à cause d’{ card-draw-four.face } et que tu soupçonnes un bluff, tu peux d’abord lancer un défi ; personne d’autre n’en a le droit. Le joueur mis au défi te montre toute sa main, à toi et à personne d’autre. Ce qui compte, c’est ce qu’il y avait dedans quand la carte a été jouée.
rule-verdict = Si c’était du bluff, le joueur mis au défi { verb-draw.they } les 4 cartes, et tu joues normalement. Sinon, tu { verb-draw.you } 6 cartes et tu perds ton tour. Dans tous les cas, la couleur choisie reste la même.
rule-challenge-last = Quand { card-draw-four.face } est la toute dernière carte de quelqu’un, on ne peut pas lancer de défi.

## La carte de la boîte

rule-scary = { $scary_gives ->
    [any] Quand tu joues { card-special.face }, choisis n’importe quelle couleur et donne toutes les cartes que tu en as, s’il y en a.
    [held_or_none] Quand tu joues { card-special.face }, tu peux choisir une couleur que tu as en main et donner toutes tes cartes de cette couleur. Ou bien tu ne donnes rien.
   *[held] Quand tu joues { card-special.face }, choisis une couleur que tu as en main et donne toutes tes cartes de cette couleur.
} Les cartes action partent avec leur couleur ; les cartes sans couleur restent dans ta main.
rule-scary-round = { $scary_round ->
    [right] Donne une carte à chacun des autres, à tour de rôle, toujours à partir de ta droite et dans le sens inverse des aiguilles d’une montre, et refais le tour tant qu’il en reste.
   *[left] Donne une carte à chacun des autres, à tour de rôle, toujours à partir de ta gauche et dans le sens des aiguilles d’une montre, et refais le tour tant qu’il en reste.
} C’est toi qui décides qui reçoit quelle carte, et certains peuvent en recevoir plus que d’autres.
rule-scary-color = Choisis ensuite la couleur avec laquelle on continue ; elle peut être différente de celle que tu as donnée. Personne ne perd son tour. Si tu donnes ta dernière carte, tu as gagné la manche.
rule-scary-groan = À chaque carte donnée, parle zombie : « Urrrhhh ! » (Cette règle-là, on te la confie.)

rule-revenge = Quand tu joues { card-special.face }, prends 4 cartes de la pioche sans les regarder et donne-les à tes adversaires : toutes à la même personne, ou réparties comme tu veux. S’il y en a moins de 4, donne ce qu’il y a.
rule-revenge-color = Choisis ensuite la couleur avec laquelle on continue. Personne ne perd son tour.

rule-battle = { $battle ->
    [may] Quand tu joues { card-special.face }, tu peux provoquer qui tu veux en duel. Sinon, choisis simplement la couleur, comme avec { card-wild.face }.
   *[must] Quand tu joues { card-special.face }, provoque qui tu veux en duel.
}
rule-battle-fight = Vous choisissez chacun en secret une carte de votre main et vous les dévoilez en même temps. Le plus petit chiffre perd. Une carte sans chiffre compte pour 0, et dans un duel aucune carte ne fait d’effet.
rule-battle-tie = En cas d’égalité, mettez ces cartes de côté et recommencez jusqu’à ce que quelqu’un perde. Si l’un des deux n’a plus de cartes pendant le duel ou juste après, il en { verb-draw.they } une : un duel ne finit pas la manche.
rule-battle-spoils = Le perdant ramasse toutes les cartes dévoilées, le gagnant en { verb-draw.they } une s’il n’en a plus, puis le perdant en { verb-draw.they } encore 2, mais ne perd pas son tour. Le gagnant choisit la couleur avec laquelle on continue.
rule-battle-next = { $battle_next ->
    [challenged] Le jeu reprend dans le même sens, à partir du joueur provoqué : c’est à son voisin de jouer.
   *[challenger] Le jeu reprend dans le même sens, à partir du joueur qui a joué la carte : c’est à son voisin de jouer.
}
rule-battle-last = { $battle ->
    [may] Si c’est ta dernière carte, tu peux finir sans duel. Si tu te bats quand même, tu { verb-draw.you } une carte pour le duel.
   *[must] Si c’est ta dernière carte, { verb-draw.they } d’abord une carte ; ensuite, tu te bats en duel.
}
rule-battle-nothing = Quand il n’y a plus rien à { verb-draw }, le joueur qui n’a pas de carte à montrer perd. Si aucun des deux n’en a, chacun reprend ses cartes, et le joueur qui a joué { card-special.the } choisit la couleur. Si l’un des deux reste la main vide après le duel, il a gagné la manche.

rule-hyper = Quand tu joues { card-special.face }, choisis une couleur. À partir de là, chaque fois qu’une carte de cette couleur est jouée, le joueur suivant perd son tour. À elle seule, { card-special.the } ne fait perdre son tour à personne.
rule-hyper-actions = Une carte { name-skip } ou { name-draw-two } de cette couleur ne fait quand même perdre qu’un seul tour. Une carte { name-reverse } change d’abord le sens, puis c’est le joueur suivant dans ce sens-là qui perd son tour. Si { card-wild.face } ou { card-draw-four.face } demande de nouveau la même couleur, l’Hyper vitesse continue, mais aucun tour de plus n’est perdu.
rule-hyper-end = C’est terminé dès que quelqu’un amène une autre couleur, et ça ne reprend pas quand l’ancienne revient. Une autre { card-special.bare } fixe une nouvelle couleur. Quand on { verb-draw.they }, rien ne change.

rule-first-special = Si la première carte est { card-special.face }, le joueur qui commence choisit la couleur, puis joue. À ce moment-là, { card-special.the } ne fait rien d’autre.
rule-last-special = { $box ->
    [scary] Si { card-special.face } est ta dernière carte, tu as gagné la manche, et elle ne fait rien : tu ne donnes aucune carte.
    [revenge] Si { card-special.face } est ta dernière carte, tu as gagné la manche, et elle ne fait rien : personne ne reçoit de cartes.
   *[hyper] Si { card-special.face } est ta dernière carte, tu as gagné la manche, et elle ne fait rien : on ne choisit pas de couleur.
}

## Les règles de cette table

rule-stack = { $stacking ->
    [any] Quand tu dois { verb-draw } à cause d’{ card-draw-two.face } ou d’{ card-draw-four.face }, tu peux jouer dessus { card-draw-two.face } ou { card-draw-four.face }, quelle que soit la couleur.
   *[same] Quand tu dois { verb-draw } à cause d’{ card-draw-two.face }, tu peux jouer dessus { card-draw-two.face }, quelle que soit la couleur ; et de même { card-draw-four.face } sur { card-draw-four.face }.
} Les cartes à { verb-draw } s’additionnent, et c’est au joueur suivant de s’en charger.
rule-stack-take = Qui ne joue rien dessus { verb-draw.they } tout le total et perd son tour.
rule-stack-first = Si la première carte de la manche est { card-draw-two.face }, l’effet est immédiat ; on ne peut rien jouer dessus avant.
rule-stack-last = Si quelqu’un finit la manche avec une de ces cartes, le joueur suivant { verb-draw.they } tout le total et ne peut rien jouer dessus.
rule-stack-verdict = On ne peut lancer un défi que pour { card-draw-four.the } du dessus. Si c’était du bluff, le joueur mis au défi { verb-draw.they } tout le total, et tu joues normalement. Sinon, tu { verb-draw.you } le total et 2 cartes de plus, et tu perds ton tour.
rule-jump-in = Interception ! Si tu as exactement la même carte que celle du dessus, même couleur et même chiffre ou symbole, tu peux la jouer sans attendre ton tour, tant que la personne dont c’est le tour n’a ni joué ni { verb-draw.done }. Le plus rapide l’emporte.
rule-jump-in-next = Le jeu continue à partir de la personne qui a intercepté, et celle dont c’était le tour le perd. Les cartes déjà { verb-draw.done }es et les tours déjà perdus le restent.
rule-seven = Quand tu joues un 7, échange ta main avec la personne de ton choix.
rule-zero = Quand tu joues un 0, tout le monde passe sa main au joueur suivant, dans le sens du jeu.
rule-seven-zero-last = Un 7 ou un 0 qui est ta dernière carte, ou la première de la manche, ne fait bouger aucune main.

## Dire UNO

rule-uno = Quand tu joues une carte et qu’il ne t’en reste plus qu’une, dis « UNO ! » à voix haute.
rule-uno-everyone = C’est pareil quand la carte de quelqu’un d’autre ne t’en laisse plus qu’une.
rule-uno-caught = { $uno_until ->
    [played] Si tu oublies, n’importe qui d’autre peut dire « contre-UNO » tant que le joueur suivant n’a pas joué, ou { verb-draw.done } et gardé une carte.
    [own_turn] Si tu oublies, n’importe qui d’autre peut dire « contre-UNO » jusqu’à ton prochain tour.
   *[begins] Si tu oublies, n’importe qui d’autre peut dire « contre-UNO » tant que le joueur suivant n’a pas commencé son tour.
} Si un joueur perd son tour, ce tour-là ne compte pas. L’oubli coûte { $uno_penalty ->
    [one] 1 carte
   *[other] { $uno_penalty } cartes
}.
rule-uno-late = Tu peux dire UNO en retard, tant que personne n’a dit « contre-UNO ». Un contre-UNO à tort ne coûte rien. Dès que ta main change, tu n’as plus à le dire.
rule-uno-automatic = UNO se dit tout seul quand il ne te reste qu’une carte : pas d’oubli, pas de contre-UNO.

## La fin d’une manche

rule-out = La manche est finie dès que quelqu’un n’a plus de cartes. Plus personne ne perd son tour, et on ne choisit plus de couleur.
rule-last-draw = Si la dernière carte est { card-draw-two.face } ou { card-draw-four.face }, le joueur suivant { verb-draw.they } quand même les 2 ou 4 cartes, et elles comptent comme les autres.
rule-last-draw-none = La dernière carte finit aussitôt la manche : même { card-draw-two.face } ou { card-draw-four.face } ne fait plus { verb-draw } personne.
rule-blocked = S’il n’y a pas assez de cartes, { verb-draw.they }z ce qu’il y a. Quand il n’y a plus rien à { verb-draw }, qui a une carte jouable la joue, et qui n’en a pas passe. Quand tous les joueurs passent l’un après l’autre, la manche est bloquée : elle finit sans gagnant.
rule-circles = Si le talon est { $region ->
    [battle-fr] brassé
    [hyper-fr] brassé
   *[other] mélangé
} encore et encore alors que ceux qui { verb-draw.they }nt n’avaient rien d’autre à jouer et qu’aucune main ne change, la manche est bloquée aussi. C’est le cas après quatre fois par joueur.
rule-next-dealer-neighbor = { $direction ->
    [right] À la manche suivante, c’est au voisin de droite du donneur de distribuer.
   *[left] À la manche suivante, c’est au voisin de gauche du donneur de distribuer.
}
rule-next-dealer = { $next_dealer ->
    [winner] Le gagnant d’une manche distribue la suivante. Si personne n’a gagné, le donneur reste le même.
    [draw] Avant chaque manche, chacun { verb-draw.they } de nouveau une carte pour savoir qui distribue.
   *[same] La même personne distribue à chaque manche.
}

## Les points et la victoire

rule-points = Tout le monde montre sa main, et le gagnant marque les points de toutes les cartes des autres. Puis on redistribue, jusqu’à ce que quelqu’un ait { $target } points ou plus et gagne la partie. Dans une manche bloquée, personne ne marque de points.
rule-points-low = Tout le monde montre sa main et compte ses propres cartes, même après une manche bloquée. Dès que quelqu’un a { $target } points ou plus, le plus petit total gagne la partie. En cas d’égalité, on partage la victoire.
rule-round-won = Le premier qui n’a plus de cartes a gagné la partie. On { $region ->
    [battle-fr] brasse
    [hyper-fr] brasse
   *[other] mélange
} et on recommence !
rule-points-optional = Si vous voulez, comptez les points. À chaque manche, le gagnant marque les points de toutes les cartes des autres, et le premier qui a { $target } points ou plus gagne.
rule-points-table = Voici ce que valent les cartes :
rulebook-points-number = Cartes numérotées
rulebook-points-face = leur chiffre
rulebook-points-action = { name-skip }, { name-reverse }, { name-draw-two }
rulebook-points-colorless = { $box ->
    [classic] { name-wild }, { name-draw-four }
   *[other] { name-wild }, { name-draw-four }, { name-special }
}
rule-low-offered = Une autre façon de jouer, si tout le monde est d’accord avant de commencer : après chaque manche, chacun compte les cartes de sa propre main. Quand quelqu’un a { $target } points ou plus, le plus petit total gagne.

## Où l’on s’écarte du livret

note-drawn-colorless = Le livret ne parle que d’une carte qui correspond. Ici, une carte sans couleur compte aussi, en main ou tout juste { verb-draw.done }e, puisqu’elle est jouable sur n’importe quelle carte.
note-two-player-reverse = À la lettre du livret, { card-reverse.face } ne fait que changer le sens, et à deux cela ne change rien. Ici, à deux, cette carte agit comme { card-skip.face }, comme dans la plupart des familles.
note-own-turn = Le livret permet { card-wild.face } à tout moment. Ici, on attend son tour, comme dans les livrets des autres langues.
note-color-only = Le livret ne dit pas clairement avec quelles cartes en main on bluffe en jouant { card-draw-four.face }. Ici, seule la couleur compte : on peut avoir une carte de même chiffre, mais pas une carte action de cette couleur.
note-challenger = Le livret ne dit pas clairement qui peut lancer un défi. Ici, c’est le joueur qui devrait { verb-draw } ; sinon, on ne saurait pas à qui vont les 6 cartes.
note-caught-bluff = Le livret ne dit pas à qui c’est de jouer quand un défi réussit. Ici, le joueur qui a lancé le défi n’a rien { verb-draw.done } et joue normalement ; à la lettre, il perdrait son tour.
note-must-fight = On peut lire le livret comme si l’on avait le choix de se battre. Ici, le duel est obligatoire, puisque seul son gagnant choisit la couleur.
note-battle-out = À la lettre du livret, un duel ne finit jamais la manche. Ici, il la finit quand il n’y a plus rien à { verb-draw } et que quelqu’un reste la main vide.
note-current-direction = Le livret parle du sens normal après un duel. Ici, c’est le sens du moment, comme dans les livrets des autres langues.
note-hyper-anyone = Le livret attend qu’un autre joueur amène une nouvelle couleur. Ici, n’importe qui le peut ; sinon, on ne saurait pas si l’Hyper vitesse continue.
note-turn-over = Le livret permet le contre-UNO tant que le joueur suivant n’a pas joué de carte. Ici, c’est fini aussi quand il en { verb-draw.they } une et la garde.
note-own-next-turn = Le livret ne fixe pas de limite au contre-UNO. Ici, c’est ton prochain tour, car après lui ta main a changé.
note-last-battle = D’après le livret, la dernière carte jouée finit la manche. Ici, on peut encore se battre en duel avec { card-special.face } jouée en dernier, car aucun duel ne finit la manche.
note-given-away = D’après le livret, la manche finit quand la dernière carte est jouée. Ici, elle finit aussi quand cette carte est donnée, puisque le but est de se débarrasser de ses cartes.
note-top-card = D’après le livret, on { $region ->
    [battle-fr] brasse
    [hyper-fr] brasse
   *[other] mélange
} tout le talon dès que la pioche est vide. Ici, on attend d’avoir besoin d’une carte, et celle du dessus reste, pour qu’on sache quoi jouer.
note-circles = À la lettre du livret, on { $region ->
    [battle-fr] brasse
    [hyper-fr] brasse
   *[other] mélange
} le talon sans fin. Ici, la manche finit sans gagnant quand cela ne mène à rien.
note-lowest-total = Quand chacun compte sa propre main, le livret parle d’un perdant. Ici, le plus petit total gagne ; c’est le même jeu.
note-last-card = D’après le livret, toute carte action jouée fait son effet. Ici, la dernière n’en fait pas, même quand on compte les points, puisqu’elle gagne aussitôt.
