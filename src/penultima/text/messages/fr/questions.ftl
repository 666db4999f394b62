### Ce qu’on demande, et les réponses proposées.

ask-turn = À toi : joue une carte ou { verb-draw.they }.
ask-turn-must = À toi : tu as une carte jouable, tu dois donc jouer.
ask-drawn = Tu as { verb-draw.done } { $card } : tu joues cette carte ou tu la gardes ?
ask-drawn-must = Tu as { verb-draw.done } { $card }. Tu n’avais rien d’autre à jouer : tu dois jouer cette carte.
ask-drawn-forced = Tu as { verb-draw.done } { $card }. À cette table, une carte jouable doit être jouée.
ask-color = On continue avec quelle couleur ?
ask-challenge = { $who } a joué { card-draw-four }. Tu { verb-draw.you } 4 cartes, ou tu lances un défi ?
ask-stack =
    { $can ->
        [stack] { $who } a joué { $card }. Tu { verb-draw.you } { $n } cartes, ou tu joues dessus une carte qui fait { verb-draw }, et le total va au joueur suivant ?
        [challenge] { $who } a joué { $card }. Tu { verb-draw.you } { $n } cartes, ou tu lances un défi ?
        [both] { $who } a joué { $card }. Tu { verb-draw.you } { $n } cartes, tu joues dessus une carte qui fait { verb-draw }, ou tu lances un défi ?
       *[nothing] { $who } a joué { $card }, et tu n’as rien à jouer dessus : { verb-draw.they } { $n } cartes.
    }
ask-bluff =
    { $guilt ->
        [wild] C’est du bluff si { $who } a encore une carte de la couleur d’avant ou une carte sans couleur.
       *[color] C’est du bluff si { $who } a encore une carte de la couleur d’avant.
    }
ask-stakes = Si oui, { $who } en { verb-draw.they } { $n } ; sinon, tu en { verb-draw.you } { $more }.
ask-give-color = Quelle couleur donnes-tu ? Toutes tes cartes de cette couleur font le tour de la table.
ask-give-card = Quelle carte { color-feminine } pour { $who } ?
ask-share = Cartes à donner : { $n }. Pour qui, la prochaine ?
ask-foe = Qui provoques-tu en duel ?
ask-fight = Choisis en secret une carte contre { $who }. Le plus grand chiffre gagne ; un symbole compte pour zéro.
ask-swap = Avec ton 7, tu échanges ta main : avec qui ?

## Hors de son tour

ask-uno = Il te reste une carte. Entrée pour continuer, ou tape uno.
ask-catch = { $who } n’a plus qu’une carte et n’a rien dit. Entrée pour continuer, ou tape contre { $seat }.
ask-jump = Tu as { $card }, comme sur le talon. Entrée pour continuer, ou tape { $example } pour intercepter.
ask-next-round = Entrée pour la manche suivante.

## Rappels

ask-remind-uno = Plus que deux cartes : dis UNO en jouant, comme ceci : { $example }.
ask-remind-uno-color = Plus qu’une carte : dis UNO avec la couleur, comme ceci : { $example }.

## Réponses à choisir

ask-move-draw = { verb-draw }
ask-move-keep = garder la carte
ask-move-accept = { verb-draw } { count-cards }
ask-move-challenge = lancer un défi
ask-move-uno = dire UNO
ask-move-give-none = ne rien donner
ask-move-no-battle = pas de duel
ask-move-catch = contre-UNO : { $who }
