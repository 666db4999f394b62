### Pourquoi un coup est refusé, ou pourquoi il est possible.

reason-need =
    { $top ->
        [colorless] { $draw ->
            [yes] Il te faut { color-card } ou une carte sans couleur – ou bien { verb-draw.they }.
           *[no] Il te faut { color-card } ou une carte sans couleur.
        }
       *[colored] { $draw ->
            [yes] Il te faut { color-card }, { $face } ou une carte sans couleur – ou bien { verb-draw.they }.
           *[no] Il te faut { color-card }, { $face } ou une carte sans couleur.
        }
    }
reason-fine = Tu peux le faire maintenant.
reason-no-such-seat = Il n’y a personne à cette place.
reason-no-such-move = Ce coup n’existe pas. Tape aide pour avoir de l’aide.
reason-round-over = La manche est finie.
reason-not-your-turn = Ce n’est pas encore à toi : on attend { $who }.
reason-not-in-hand = { $card } ? Il n’y en a pas dans ta main.
reason-no-match = { $card } n’est pas jouable ici. { reason-need }
reason-would-be-bluff =
    { $guilt ->
        [wild] À cette table, on ne bluffe pas : tu as une autre carte sans couleur, alors { card-draw-four.the } doit attendre.
       *[color] À cette table, on ne bluffe pas : tu as du { color-name }, alors { card-draw-four.the } doit attendre.
    }
reason-only-the-drawn-card = Tu as { verb-draw.done } { $drawn } : c’est la seule carte que tu peux jouer.
reason-must-lay-it = { $drawn } est jouable, et ici une carte jouable doit être jouée.
reason-already-drawn =
    { $keep ->
        [yes] Tu as déjà { verb-draw.done } { $drawn } : joue cette carte ou garde-la.
       *[no] Tu as déjà { verb-draw.done } { $drawn } : joue cette carte.
    }
reason-nothing-drawn = Il n’y a rien à garder : d’abord, joue une carte ou { verb-draw.they }.
reason-no-color-asked = Pas de couleur à choisir maintenant. Joue une carte ou { verb-draw.they }.
reason-no-draw-four =
    { $n ->
        [0] Il n’y a pas de { card-draw-four.bare } en attente d’une réponse.
       *[other] On ne peut lancer un défi que pour { card-draw-four.face }.
    }
reason-nothing-to-doubt = À cette table, on ne bluffe pas : il n’y a pas de défi à lancer.
reason-no-seat-asked = Il n’y a personne à choisir maintenant.
reason-nothing-to-decline = Il n’y a rien à refuser.
reason-name-a-color = Choisis d’abord une couleur : { $colors }.
reason-answer-the-draw-four =
    { $can ->
        [stack] Réponds d’abord à la carte jouée : accepte, ou joue dessus une carte qui fait { verb-draw }.
        [both] Réponds d’abord : tu acceptes { card-draw-four.the }, tu lances un défi, ou tu joues dessus une carte qui fait { verb-draw }.
        [challenge] Réponds d’abord : tu acceptes { card-draw-four.the } ou tu lances un défi.
       *[nothing] Il faut accepter : { verb-draw.they } { $n } cartes.
    }
reason-choose-a-color-to-give = Choisis d’abord la couleur que tu donnes.
reason-color-not-held = Tu n’as aucune carte de cette couleur.
reason-must-give = D’après ce livret, il faut donner une couleur.
reason-give-a-card = Choisis d’abord la carte à donner.
reason-not-that-color = Tu donnes tes { color-cards } : choisis-en une.
reason-choose-who-gets-it = Choisis d’abord pour qui est la prochaine carte.
reason-choose-a-foe = Choisis d’abord qui tu provoques en duel.
reason-must-fight = D’après ce livret, { card-special } oblige à se battre en duel.
reason-choose-a-card-to-show = Choisis d’abord ta carte pour le duel.
reason-not-yourself = Choisis quelqu’un d’autre que toi.
reason-uno-is-automatic = À cette table, UNO se dit tout seul.
reason-uno-not-owed = Tu n’as pas besoin de dire UNO maintenant.
reason-nothing-to-catch = Il n’y a pas d’UNO oublié en ce moment.
reason-call-later = Attends que cette carte ait fait son effet : tu pourras le dire ensuite.
reason-not-identical =
    { $top ->
        [colorless] On attend { $who }, et on n’intercepte pas une carte sans couleur.
       *[colored] On attend { $who }. Pour intercepter, il te faut exactement la carte du dessus : { $upcard }.
    }
reason-must-play = Tu as une carte jouable, et à cette table on doit jouer quand on peut.
reason-nothing-to-draw = Il n’y a plus rien à { verb-draw }, et tu as une carte jouable : joue-la.
reason-cannot-stack =
    { $stacking ->
        [same] { $on ->
            [two] Sur { card-draw-two.the }, on ne peut jouer qu’{ card-draw-two.face }. Ou bien { verb-draw.they } { $n } cartes.
           *[four] Sur { card-draw-four.the }, on ne peut jouer qu’{ card-draw-four.face }. Ou bien { verb-draw.they } { $n } cartes.
        }
       *[any] Pour que le total aille au joueur suivant, il te faut { card-draw-two.face } ou { card-draw-four.face }. Ou bien { verb-draw.they } { $n } cartes.
    }
reason-choose-who-swaps = Choisis d’abord avec qui tu échanges ta main.

## Pourquoi un coup permis est permis

reason-fits-color = Oui : { $card } est jouable, car la couleur demandée est le { color-name }.
reason-fits-face = Oui : { $card } est jouable, car c’est aussi { $face }.
reason-fits-wild = Oui : { $card } est jouable sur n’importe quelle carte.
reason-fits-bluff =
    { $guilt ->
        [wild] Oui, en bluffant : tu as une autre carte sans couleur, et un défi réussirait.
       *[color] Oui, en bluffant : tu as encore du { color-name }, et un défi réussirait.
    }
reason-fits-stack = Oui : avec { $card }, les { $n } cartes vont au joueur suivant.
reason-fits-jump = Oui : c’est la même carte que celle du dessus, tu peux intercepter.
reason-fits-other = Oui, tu peux le faire maintenant.
