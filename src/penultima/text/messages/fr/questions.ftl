### Ce qu’on demande, et les réponses proposées.

ask-turn = À toi : pose une carte ou { verb-draw.they }.
ask-turn-must = À toi : tu peux poser une carte, alors il faut en poser une.
ask-drawn = Tu as { verb-draw.done } { $card } : tu poses cette carte ou tu la gardes ?
ask-drawn-must = Tu as { verb-draw.done } { $card }. Rien d’autre n’allait, alors il faut poser cette carte.
ask-drawn-forced = Tu as { verb-draw.done } { $card }. À cette table, on pose ce qui va.
ask-color = On continue avec quelle couleur ?
ask-challenge = { $who } a posé { card-draw-four }. Tu { verb-draw.you } 4 cartes, ou tu contestes ? (Bluff : { $who } en { verb-draw.they } 4. Pas de bluff : tu en { verb-draw.you } 6.)
ask-stack =
    { $can ->
        [stack] { $who } a posé { $card }. Tu { verb-draw.you } { $n } cartes, ou tu ajoutes une carte qui fait { verb-draw } et le total passe plus loin ?
        [challenge] { $who } a posé { $card }. Tu { verb-draw.you } { $n } cartes, ou tu contestes ? (Bluff : { $who } en { verb-draw.they } { $n }. Pas de bluff : tu en { verb-draw.you } { $more }.)
        [both] { $who } a posé { $card }. Tu { verb-draw.you } { $n } cartes, tu ajoutes une carte qui fait { verb-draw }, ou tu contestes ? (Bluff : { $who } en { verb-draw.they } { $n }. Pas de bluff : tu en { verb-draw.you } { $more }.)
       *[nothing] { $who } a posé { $card }, et tu n’as rien à ajouter : { verb-draw.they } { $n } cartes.
    }
ask-give-color = Tu donnes quelle couleur ? Toutes tes cartes de cette couleur font le tour de la table.
ask-give-card = Quelle carte { color-feminine } pour { $who } ?
ask-share = Cartes à distribuer : { $n }. Pour qui, la prochaine ?
ask-foe = Tu provoques qui en duel ?
ask-fight = Choisis en secret une carte contre { $who }. Le plus grand chiffre gagne ; un symbole compte zéro.
ask-swap = Avec ton 7, tu échanges ta main : avec qui ?

## Hors de son tour

ask-uno = Il te reste une carte. Entrée pour continuer, ou tape uno.
ask-catch = { $who } n’a plus qu’une carte et n’a rien dit. Entrée pour continuer, ou tape contre { $seat }.
ask-jump = Tu as { $card }, comme sur le talon. Entrée pour continuer, ou tape { $example } pour intercepter.
ask-next-round = Entrée pour la manche suivante.

## Rappels

ask-remind-uno = Plus que deux cartes : dis UNO en posant, comme ceci : { $example }.
ask-remind-uno-color = Plus qu’une carte : dis UNO avec la couleur, comme ceci : { $example }.

## Réponses à choisir

ask-move-draw = { verb-draw }
ask-move-keep = la garder
ask-move-accept = { verb-draw } { count-cards }
ask-move-challenge = contester
ask-move-uno = dire UNO
ask-move-give-none = ne rien donner
ask-move-no-battle = pas de combat
ask-move-catch = contre-UNO : { $who }
