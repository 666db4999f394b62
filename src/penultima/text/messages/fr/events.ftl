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
        [who] Chacun tire une carte pour la donne : { $list }. C’est toi qui distribues.
       *[no] Chacun tire une carte pour la donne : { $list }. C’est { $who } qui distribue.
    }
event-draw =
    { $you ->
        [who] toi ({ $cards })
       *[no] { $who } ({ $cards })
    }
event-tie = { $list }, puis encore une fois pour départager
event-dealt =
    { $you ->
        [who] Tu reçois { $cards }.
       *[no] { $who } reçoit { $cards }.
    }
event-turned = La première carte est { $cards }.
event-returned = { $cards } ne peut pas ouvrir la manche : retour dans la pioche.
event-starts =
    { $you ->
        [who] Tu commences ; on joue { event-way }.
       *[no] { $who } commence ; on joue { event-way }.
    }

## Un tour

event-laid =
    { $you ->
        [who] Tu poses { $cards }.
       *[no] { $who } pose { $cards }.
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
            [who] Après le combat, tu { verb-draw.you } { $cards }.
           *[no] Après le combat, { $who } { verb-draw.they } { $cards }.
        }
        [show] { $you ->
            [who] Tu { verb-draw.you } { $cards } pour le combat.
           *[no] { $who } { verb-draw.they } { $cards } pour le combat.
        }
       *[turn] { $you ->
            [who] Tu { verb-draw.you } { $cards }.
           *[no] { $who } { verb-draw.they } { $cards }.
        }
    }
event-kept =
    { $you ->
        [who] Tu la gardes.
       *[no] { $who } la garde.
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
        [who] Tu passes ton tour.
       *[no] { $who } passe son tour.
    }
event-reversed = On change de sens : maintenant { event-way }.
event-reshuffled = On mélange le talon : { count-cards } dans la pioche.

## Le +4

event-challenged =
    { $you ->
        [who] Tu contestes { card-draw-four.the } que vient de poser { $whom }.
        [whom] { $who } conteste { card-draw-four.the } que tu viens de poser.
       *[no] { $who } conteste { card-draw-four.the } que vient de poser { $whom }.
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
        [who] Tu distribues { $cards } à { $whom }.
        [whom] { $who } te distribue { $cards }.
       *[no] { $who } distribue { $cards } à { $whom }.
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
        [who] Tu gagnes le combat contre { $whom }.
        [whom] { $who } gagne le combat contre toi.
       *[no] { $who } gagne le combat contre { $whom }.
    }
event-took =
    { $you ->
        [who] Tu ramasses { $cards }.
       *[no] { $who } ramasse { $cards }.
    }
event-hyper = Hyper vitesse : chaque carte { color-feminine } fait maintenant passer un tour.
event-hyper-over = L’Hyper vitesse est finie.

## Règles maison

event-swapped =
    { $you ->
        [who] Tu échanges ta main avec { $whom }.
        [whom] { $who } échange sa main avec toi.
       *[no] { $who } échange sa main avec { $whom }.
    }
event-rotated =
    { $way ->
        [left] Toutes les mains passent au voisin de gauche.
       *[right] Toutes les mains passent au voisin de droite.
    }

## UNO

event-said-uno =
    { $you ->
        [who] Tu dis UNO !
       *[no] { $who } dit UNO !
    }
event-caught =
    { $you ->
        [who] Contre-UNO ! Tu as remarqué que { $whom } n’a rien dit.
        [whom] Contre-UNO ! { $who } a remarqué que tu n’as rien dit.
       *[no] Contre-UNO ! { $who } a remarqué que { $whom } n’a rien dit.
    }

## La fin

event-went-out =
    { $you ->
        [who] Tu n’as plus de cartes !
       *[no] { $who } n’a plus de cartes !
    }
event-blocked = Plus personne ne peut poser ni { verb-draw } : la manche est bloquée.
event-scored =
    { $you ->
        [who] Tu marques { count-points }.
       *[no] { $who } marque { count-points }.
    }
event-scored-none = Personne ne marque de points.
event-match-over =
    { $you ->
        [who] Tu gagnes la partie !
       *[no] { $who } gagne la partie !
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
