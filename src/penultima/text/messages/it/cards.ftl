### Tutte le carte sono maschili (un +2 rosso, il Salto), tranne la carta speciale (una carta Vendetta).

color-name =
    { $color ->
        [red] { color-fourth }
        [yellow] giallo
        [green] verde
        [blue] blu
       *[none] nessun colore
    }
color-feminine =
    { $color ->
        [red] { color-fourth.feminine }
        [yellow] gialla
        [green] verde
        [blue] blu
       *[none] senza colore
    }
color-card = una carta { color-feminine }
color-cards =
    { $color ->
        [red] carte { color-fourth.plural }
        [yellow] carte gialle
        [green] carte verdi
        [blue] carte blu
       *[none] carte senza colore
    }
color-letter =
    { $color ->
        [red] R
        [yellow] G
        [green] V
       *[blue] B
    }
color-fourth =
    { $box ->
        [scary] rosa
       *[other] rosso
    }
    .feminine = { $box ->
        [scary] rosa
       *[other] rossa
    }
    .plural = { $box ->
        [scary] rosa
       *[other] rosse
    }

card-number = { card-number.face } { color-name }
    .bare = { $n } { color-name }
    .face = { $n ->
        [0] uno { $n }
       *[other] un { $n }
    }
    .the = { $n ->
        [0] lo { $n }
        [1] l’{ $n }
        [8] l’{ $n }
       *[other] il { $n }
    }
    .short = { $n }
card-skip = un { card-skip.name } { color-name }
    .bare = { card-skip.name } { color-name }
    .face = un { card-skip.name }
    .the = il { card-skip.name }
    .short = { $region ->
        [scary-it] salto
       *[other] salta
    }
    .name = { $region ->
        [scary-it] Salto
       *[other] Salta turno
    }
card-reverse = un { card-reverse.name } { color-name }
    .bare = { card-reverse.name } { color-name }
    .face = un { card-reverse.name }
    .the = { $region ->
        [scary-it] l’{ card-reverse.name }
       *[other] il { card-reverse.name }
    }
    .short = { $region ->
        [scary-it] inverti
       *[other] giro
    }
    .name = { $region ->
        [scary-it] Inverti
       *[other] Cambio giro
    }
card-draw-two = un { card-draw-two.name } { color-name }
    .bare = { card-draw-two.name } { color-name }
    .face = un { card-draw-two.name }
    .the = il { card-draw-two.name }
    .short = +2
    .name = { $region ->
        [scary-it] Pesca Due
       *[other] +2
    }
card-wild = un { card-wild.bare }
    .bare = Jolly
    .face = un { card-wild.bare }
    .the = il { card-wild.bare }
    .short = jolly
card-draw-four = un { card-draw-four.bare }
    .bare = { $region ->
        [scary-it] Jolly Pesca Quattro
       *[other] +4
    }
    .face = un { card-draw-four.bare }
    .the = il { card-draw-four.bare }
    .short = +4
card-special = una { card-special.bare }
    .bare = carta { card-special.name }
    .face = una { card-special.bare }
    .the = la { card-special.bare }
    .short = { $box ->
        [scary] urlo
        [revenge] vend.
        [battle] batt.
        [hyper] iper
       *[classic] spec.
    }
    .name = { $box ->
        [scary] Urlo Spettrale
        [revenge] Vendetta
        [battle] Battaglia
        [hyper] Ipervelocità
       *[classic] speciale
    }
card-hidden = una carta
    .bare = carta
    .face = una carta
    .the = la carta
    .short = ?

count-word = { $n }
count-cards =
    { $n ->
        [0] nessuna carta
        [one] una carta
       *[other] { count-word } carte
    }
count-points =
    { $n ->
        [0] { count-word } punti
        [one] un punto
       *[other] { count-word } punti
    }

list-and = { $start } e { $last }
list-or = { $start } o { $last }
