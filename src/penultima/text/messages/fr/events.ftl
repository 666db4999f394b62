### Ce qui se passe, une phrase à la fois.

event-way =
    { $way ->
        [left] vers la gauche, dans le sens horaire
       *[right] vers la droite, dans le sens antihoraire
    }

## Avant une manche

event-dealer =
    { $you ->
        [who] C’est toi qui distribues.
       *[no] C’est { $who } qui distribue.
    }
event-dealer-drawn =
    { $you ->
        [who] Chacun { verb-draw.they } une carte pour savoir qui distribue : { $list }. C’est toi.
       *[no] Chacun { verb-draw.they } une carte pour savoir qui distribue : { $list }. C’est { $who }.
    }
event-draw =
    { $you ->
        [who] toi ({ $cards })
       *[no] { $who } ({ $cards })
    }
event-tie = { $list } (à égalité, on recommence)
event-dealt =
    { $you ->
        [who] Tu reçois { $cards }.
       *[no] { $who } reçoit { $cards }.
    }
event-turned = La première carte est { $cards }.
event-returned = { $cards } ne peut pas ouvrir la manche : la carte retourne dans la pioche.
event-starts =
    { $you ->
        [who] Tu commences ; on joue { event-way }.
       *[no] { $who } commence ; on joue { event-way }.
    }

## Un tour

event-laid =
    { $you ->
        [who] Tu joues { $cards }.
       *[no] { $who } joue { $cards }.
    }
event-jumped-in =
    { $you ->
        [who] Tu interceptes avec { $cards }.
       *[no] { $who } intercepte avec { $cards }.
    }
event-drew =
    { $why ->
        [two] { $you ->
            [who] Pour { card-draw-two.the }, tu { verb-draw.you } { $cards }.
           *[no] Pour { card-draw-two.the }, { $who } { verb-draw.they } { $cards }.
        }
        [four] { $you ->
            [who] Pour { card-draw-four.the }, tu { verb-draw.you } { $cards }.
           *[no] Pour { card-draw-four.the }, { $who } { verb-draw.they } { $cards }.
        }
        [uno] { $you ->
            [who] Pour l’UNO oublié, tu { verb-draw.you } { $cards }.
           *[no] Pour l’UNO oublié, { $who } { verb-draw.they } { $cards }.
        }
        [battle] { $you ->
            [who] Après le duel, tu { verb-draw.you } { $cards }.
           *[no] Après le duel, { $who } { verb-draw.they } { $cards }.
        }
        [show] { $you ->
            [who] Tu { verb-draw.you } { $cards } pour le duel.
           *[no] { $who } { verb-draw.they } { $cards } pour le duel.
        }
       *[turn] { $you ->
            [who] Tu { verb-draw.you } { $cards }.
           *[no] { $who } { verb-draw.they } { $cards }.
        }
    }
event-kept =
    { $you ->
        [who] Tu gardes la carte.
       *[no] { $who } garde la carte.
    }
event-passed =
    { $you ->
        [who] Plus rien à { verb-draw } : tu passes.
       *[no] Plus rien à { verb-draw } : { $who } passe.
    }
event-named =
    { $you ->
        [who] Tu choisis le { color-name }.
       *[no] { $who } choisit le { color-name }.
    }
event-skipped =
    { $you ->
        [who] Tu perds ton tour.
       *[no] { $who } perd son tour.
    }
event-reversed = Le sens du jeu change : maintenant { event-way }.
event-reshuffled =
    { $region ->
        [battle-fr] On brasse le talon : { count-cards } dans la pioche.
        [hyper-fr] On brasse le talon : { count-cards } dans la pioche.
       *[other] On mélange le talon : { count-cards } dans la pioche.
    }

## Le +4

event-challenged =
    { $you ->
        [who] Tu lances un défi à { $whom } pour { card-draw-four.the }.
        [whom] { $who } te lance un défi pour { card-draw-four.the }.
       *[no] { $who } lance un défi à { $whom } pour { card-draw-four.the }.
    }
event-shown =
    { $you ->
        [who] Tu montres ta main à { $whom }.
        [whom] { $who } te montre sa main : { $cards }.
       *[no] { $known ->
            [yes] { $who } montre sa main à { $whom } : { $cards }.
           *[no] { $who } montre sa main à { $whom }.
        }
    }
event-guilty =
    { $you ->
        [who] Avec { card-draw-four.the }, tu bluffais.
       *[no] Avec { card-draw-four.the }, { $who } bluffait.
    }
event-innocent =
    { $you ->
        [who] Avec { card-draw-four.the }, tu ne bluffais pas.
       *[no] Avec { card-draw-four.the }, { $who } ne bluffait pas.
    }

## Les cartes spéciales

event-gave =
    { $you ->
        [who] Tu donnes { $cards } à { $whom }.
        [whom] { $who } te donne { $cards }.
       *[no] { $who } donne { $cards } à { $whom }.
    }
event-shared =
    { $you ->
        [who] Tu donnes { $cards } de la pioche à { $whom }.
        [whom] { $who } te donne { $cards } de la pioche.
       *[no] { $who } donne { $cards } de la pioche à { $whom }.
    }
event-foe =
    { $you ->
        [who] Tu provoques { $whom } en duel.
        [whom] { $who } te provoque en duel.
       *[no] { $who } provoque { $whom } en duel.
    }
event-chose =
    { $you ->
        [who] Ta carte est posée, face cachée.
       *[no] { $who } pose une carte face cachée.
    }
event-revealed =
    { $you ->
        [who] Tu montres { $cards }.
       *[no] { $who } montre { $cards }.
    }
event-tied = Égalité : chacun choisit une autre carte.
event-won-battle =
    { $you ->
        [who] Tu gagnes le duel contre { $whom }.
        [whom] { $who } gagne le duel contre toi.
       *[no] { $who } gagne le duel contre { $whom }.
    }
event-took =
    { $you ->
        [who] Tu ramasses { $cards }.
       *[no] { $who } ramasse { $cards }.
    }
event-hyper = Hyper vitesse : chaque carte { color-feminine } fait maintenant perdre son tour au joueur suivant.
event-hyper-over = L’Hyper vitesse est terminée.

## Règles maison

event-swapped =
    { $you ->
        [who] Tu échanges ta main avec { $whom }.
        [whom] { $who } échange sa main avec toi.
       *[no] { $who } échange sa main avec { $whom }.
    }
event-rotated =
    { $way ->
        [left] Chacun passe sa main au voisin de gauche.
       *[right] Chacun passe sa main au voisin de droite.
    }

## UNO

event-said-uno =
    { $you ->
        [who] Tu dis UNO !
       *[no] { $who } dit UNO !
    }
event-caught =
    { $you ->
        [who] Contre-UNO ! { $whom } n’a rien dit, et tu l’as remarqué.
        [whom] Contre-UNO ! Tu n’as rien dit, et { $who } l’a remarqué.
       *[no] Contre-UNO ! { $whom } n’a rien dit, et { $who } l’a remarqué.
    }

## La fin

event-went-out =
    { $you ->
        [who] Tu n’as plus de cartes !
       *[no] { $who } n’a plus de cartes !
    }
event-blocked = La manche est bloquée : personne ne la gagne.
event-scored =
    { $you ->
        [who] Tu marques { count-points }.
       *[no] { $who } marque { count-points }.
    }
event-scored-none = Personne ne marque de points.
event-match-over =
    { $you ->
        [who] Tu gagnes la partie !
       *[no] { $who } gagne la partie !
    }
event-match-shared =
    { $you ->
        [who] { $list }, vous partagez la victoire.
       *[no] { $list } partagent la victoire.
    }
event-lost =
    { $you ->
        [who] Avec { count-points }, tu perds la partie.
       *[no] Avec { count-points }, { $who } perd la partie.
    }
