### Couleurs, cartes, nombres et listes.

## Couleurs

color-name =
    { $color ->
        [red] { $box ->
            [scary] rose
           *[other] rouge
        }
        [yellow] jaune
        [green] vert
        [blue] bleu
       *[none] aucune couleur
    }
# Accordé avec « carte ».
color-feminine =
    { $color ->
        [red] { $box ->
            [scary] rose
           *[other] rouge
        }
        [yellow] jaune
        [green] verte
        [blue] bleue
       *[none] sans couleur
    }
color-card = une carte { color-feminine }
color-cards =
    { $color ->
        [red] { $box ->
            [scary] cartes roses
           *[other] cartes rouges
        }
        [yellow] cartes jaunes
        [green] cartes vertes
        [blue] cartes bleues
       *[none] cartes sans couleur
    }
color-letter =
    { $color ->
        [red] R
        [yellow] J
        [green] V
       *[blue] B
    }

## Piocher, ou piger avec les livrets canadiens : infinitif, tu, il ou impératif, participe.

verb-draw =
    { $region ->
        [battle-fr] piger
        [hyper-fr] piger
       *[other] piocher
    }
    .you = { $region ->
        [battle-fr] piges
        [hyper-fr] piges
       *[other] pioches
    }
    .they = { $region ->
        [battle-fr] pige
        [hyper-fr] pige
       *[other] pioche
    }
    .done = { $region ->
        [battle-fr] pigé
        [hyper-fr] pigé
       *[other] pioché
    }

## Les deux piles s’appellent partout pioche (on y prend) et talon (on y joue), comme dans scary-fr et hyper-fr. Le livret
## battle-fr dit la même chose dans sa seconde moitié, mais nomme dans la première la pioche « talon » et le talon « écart » :
## rule-deal le signale.

## Cartes

card-number = un { $n } { color-name }
    .bare = { $n } { color-name }
    .face = un { $n }
    .the = le { $n }
    .short = { $n }
card-skip = une carte Passer { color-feminine }
    .bare = Passer { color-name }
    .face = une carte Passer
    .the = la carte Passer
    .short = passer
card-reverse = une carte Inversion { color-feminine }
    .bare = Inversion { color-feminine }
    .face = une carte Inversion
    .the = la carte Inversion
    .short = inv
card-draw-two = { $region ->
        [scary-fr] une carte +2 { color-feminine }
        [battle-fr] une carte +2 { color-feminine }
        [hyper-fr] une carte +2 { color-feminine }
       *[other] un +2 { color-name }
    }
    .bare = +2 { color-name }
    .face = { $region ->
        [scary-fr] une carte +2
        [battle-fr] une carte +2
        [hyper-fr] une carte +2
       *[other] un +2
    }
    .the = { $region ->
        [scary-fr] la carte +2
        [battle-fr] la carte +2
        [hyper-fr] la carte +2
       *[other] le +2
    }
    .short = +2
card-wild = { $region ->
        [battle-fr] une Carte blanche
        [hyper-fr] une Carte blanche
       *[other] un Joker
    }
    .bare = { $region ->
        [battle-fr] Carte blanche
        [hyper-fr] Carte blanche
       *[other] Joker
    }
    .face = { card-wild }
    .the = { $region ->
        [battle-fr] la Carte blanche
        [hyper-fr] la Carte blanche
       *[other] le Joker
    }
    .short = { $region ->
        [battle-fr] blanche
        [hyper-fr] blanche
       *[other] joker
    }
card-draw-four = { $region ->
        [scary-fr] un Super Joker
        [battle-fr] une Carte blanche +4
        [hyper-fr] une Carte blanche +4
       *[other] un +4
    }
    .bare = { $region ->
        [scary-fr] Super Joker
        [battle-fr] Carte blanche +4
        [hyper-fr] Carte blanche +4
       *[other] +4
    }
    .face = { card-draw-four }
    .the = { $region ->
        [scary-fr] le Super Joker
        [battle-fr] la Carte blanche +4
        [hyper-fr] la Carte blanche +4
       *[other] le +4
    }
    .short = +4
card-special = une { card-special.bare }
    .bare = { $box ->
        [scary] carte Horriffrayante
        [revenge] carte Vengeance
        [battle] carte Combat
        [hyper] Carte blanche Hyper vitesse
       *[classic] carte spéciale
    }
    .face = une { card-special.bare }
    .the = la { card-special.bare }
    .short = { $box ->
        [scary] urrrhhh
        [revenge] venger
        [battle] combat
        [hyper] hyper
       *[classic] spécial
    }
card-hidden = une carte
    .bare = carte
    .face = une carte
    .the = la carte
    .short = ?

## Nombres

# Devant un nom féminin ; au-delà de un, en chiffres.
count-word =
    { $n ->
        [0] aucune
        [1] une
       *[other] { $n }
    }
count-cards = { count-word } { $n ->
        [one] carte
       *[other] cartes
    }
count-points = { $n ->
        [0] aucun point
        [1] 1 point
       *[other] { $n } points
    }

## Listes

list-and = { $start } et { $last }
list-or = { $start } ou { $last }
