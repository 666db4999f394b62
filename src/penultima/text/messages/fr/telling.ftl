### Ce que la table dit dans le navigateur pendant qu’on joue. Chaque message a ses propres arguments.

## UNO

tell-uno-say = Dis UNO !
tell-uno-ready = UNO sera dit avec ta prochaine carte.

## Ce qu’on demande

tell-bluff = { $who } bluffe ?
tell-fight-rule = Le plus grand chiffre gagne ; un symbole compte pour zéro.
tell-hyper-color = Avec chaque carte de cette couleur, le joueur suivant perdra son tour.

## Qui n’est pas là

tell-away = { $who } n’est pas là. Un robot joue dans { $n } s.
tell-away-soon = { $who } n’est pas là. Un robot va jouer.
tell-stand-in =
    { $you ->
        [who] (un robot a joué pour toi)
       *[no] (un robot a joué pour { $who })
    }

## Ce que fait une carte

tell-card =
    { $about ->
        [skip] Le joueur suivant perd son tour.
        [reverse] Le sens du jeu change.
        [draw-two] Le joueur suivant { verb-draw.they } deux cartes et perd son tour.
        [wild] Se joue sur tout ; tu choisis la couleur.
        [draw-four] Se joue sur tout ; tu choisis la couleur, et le joueur suivant { verb-draw.they } quatre cartes.
       *[number] Se joue sur la même couleur ou le même chiffre.
    }

## Touches

tell-keys = Clavier
tell-key =
    { $key ->
        [d] { verb-draw }, garder ou accepter
        [u] dire UNO
        [c] contre-UNO
        [n] laisser jouer le robot, si les robots t’attendent
        [h] aller à ta main
        [w] réentendre la question
        [l] ce qui s’est passé
        [arrows] d’une carte à l’autre
        [ends] à la première ou à la dernière carte
        [enter] jouer la carte ou presser le bouton
        [escape] fermer ce qui est ouvert
       *[help] ces touches
    }
