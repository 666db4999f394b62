### Pourquoi un coup est refusé, ou pourquoi il va.

reason-need =
    { $top ->
        [colorless] { $draw ->
            [yes] Il te faut { color-card } ou { card-wild.face } – ou bien { verb-draw.they }.
           *[no] Il te faut { color-card } ou { card-wild.face }.
        }
       *[colored] { $draw ->
            [yes] Il te faut { color-card }, { $face } ou { card-wild.face } – ou bien { verb-draw.they }.
           *[no] Il te faut { color-card }, { $face } ou { card-wild.face }.
        }
    }
reason-fine = Tu peux le faire maintenant.
reason-no-such-seat = Il n’y a personne à cette place.
reason-no-such-move = Ce coup n’existe pas. Tape ? pour de l’aide.
reason-round-over = La manche est finie.
reason-not-your-turn = Ce n’est pas encore à toi : on attend { $who }.
reason-not-in-hand = { $card } ? Il n’y en a pas dans ta main.
reason-no-match = { $card } ne va pas dessus. { reason-need }
reason-would-be-bluff =
    { $guilt ->
        [wild] À cette table, on ne bluffe pas : tu as une autre carte sans couleur, alors { card-draw-four.the } doit attendre.
       *[color] À cette table, on ne bluffe pas : tu as du { color-name }, alors { card-draw-four.the } doit attendre.
    }
reason-only-the-drawn-card = Tu as { verb-draw.done } { $drawn } : c’est la seule carte que tu peux poser.
reason-must-lay-it = { $drawn } va dessus, et ici on pose ce qui va.
reason-already-drawn =
    { $keep ->
        [yes] Tu as déjà { verb-draw.done } { $drawn } : pose cette carte ou garde-la.
       *[no] Tu as déjà { verb-draw.done } { $drawn } : pose cette carte.
    }
reason-nothing-drawn = Il n’y a rien à garder : d’abord, pose une carte ou { verb-draw.they }.
reason-no-color-asked = Pas de couleur à choisir maintenant. Pose une carte ou { verb-draw.they }.
reason-no-draw-four =
    { $n ->
        [0] Il n’y a pas de { card-draw-four.bare } à contester.
       *[other] On ne peut contester qu’{ card-draw-four.face }.
    }
reason-nothing-to-doubt = À cette table, on ne bluffe pas : il n’y a rien à contester.
reason-no-seat-asked = Il n’y a personne à choisir maintenant.
reason-nothing-to-decline = Il n’y a rien à refuser.
reason-name-a-color = Choisis d’abord une couleur : { $colors }.
reason-answer-the-draw-four =
    { $can ->
        [stack] Réponds d’abord à la carte posée : accepte, ou ajoute une carte qui fait { verb-draw }.
        [both] Réponds d’abord : tu acceptes { card-draw-four.the }, tu contestes, ou tu ajoutes une carte qui fait { verb-draw }.
        [challenge] Réponds d’abord : tu acceptes { card-draw-four.the } ou tu contestes.
       *[nothing] Il faut accepter : { verb-draw.they } { $n } cartes.
    }
reason-choose-a-color-to-give = Choisis d’abord la couleur que tu donnes.
reason-color-not-held = Tu n’as aucune carte de cette couleur.
reason-must-give = Dans ce livret, il faut donner une couleur.
reason-give-a-card = Choisis d’abord la carte à donner.
reason-not-that-color = Tu donnes tes { color-cards } : choisis-en une.
reason-choose-who-gets-it = Choisis d’abord pour qui est la prochaine carte.
reason-choose-a-foe = Choisis d’abord qui tu provoques en duel.
reason-must-fight = Dans ce livret, { card-special } oblige au combat.
reason-choose-a-card-to-show = Choisis d’abord ta carte pour le combat.
reason-not-yourself = Choisis quelqu’un d’autre que toi.
reason-uno-is-automatic = À cette table, UNO se dit tout seul.
reason-uno-not-owed = Tu n’as pas besoin de dire UNO maintenant.
reason-nothing-to-catch = Il n’y a pas d’UNO oublié en ce moment.
reason-call-later = Attends que cette carte soit réglée, puis annonce.
reason-not-identical =
    { $top ->
        [colorless] On attend { $who }, et on n’intercepte pas une carte sans couleur.
       *[colored] On attend { $who }. Pour intercepter, il te faut exactement la carte du dessus : { $upcard }.
    }
reason-must-play = Tu peux poser une carte, et à cette table qui peut poser doit poser.
reason-cannot-stack =
    { $stacking ->
        [same] { $on ->
            [two] Sur { card-draw-two.the }, on n’ajoute qu’{ card-draw-two.face }. Ou bien { verb-draw.they } { $n } cartes.
           *[four] Sur { card-draw-four.the }, on n’ajoute qu’{ card-draw-four.face }. Ou bien { verb-draw.they } { $n } cartes.
        }
       *[any] Pour passer le total, il te faut { card-draw-two.face } ou { card-draw-four.face }. Ou bien { verb-draw.they } { $n } cartes.
    }
reason-choose-who-swaps = Choisis d’abord avec qui tu échanges ta main.

## Pourquoi un coup permis est permis

reason-fits-color = Oui : { $card } va dessus, car on joue en { color-name }.
reason-fits-face = Oui : { $card } va dessus, car c’est aussi { $face }.
reason-fits-wild = Oui : { $card } va sur tout.
reason-fits-bluff =
    { $guilt ->
        [wild] Oui, en bluffant : tu as une autre carte sans couleur, et si on conteste, ça se verra.
       *[color] Oui, en bluffant : tu as encore du { color-name }, et si on conteste, ça se verra.
    }
reason-fits-stack = Oui : { $card } fait passer les { $n } cartes plus loin.
reason-fits-jump = Oui : c’est la même carte que celle du dessus, tu peux intercepter.
reason-fits-other = Oui, tu peux le faire maintenant.
