## Colores. color-feminine y color-feminine-plural concuerdan con «carta» y «cartas».

color-name =
    { $color ->
        [red] { $box ->
            [scary] rosa
           *[other] rojo
        }
        [yellow] amarillo
        [green] verde
        [blue] azul
       *[none] sin color
    }
color-feminine =
    { $color ->
        [red] { $box ->
            [scary] rosa
           *[other] roja
        }
        [yellow] amarilla
        [green] verde
        [blue] azul
       *[none] sin color
    }
color-feminine-plural =
    { $color ->
        [red] { $box ->
            [scary] rosa
           *[other] rojas
        }
        [yellow] amarillas
        [green] verdes
        [blue] azules
       *[none] sin color
    }
color-card = una carta { color-feminine }
color-cards = cartas { color-feminine-plural }
color-letter =
    { $color ->
        [red] R
        [yellow] Am
        [green] V
       *[blue] Az
    }

## Cartas. .name: el nombre sin artículo y sin color; .many: en plural. Solo la Reversa es femenina; en la caja
## scary es Cambio de sentido, masculino. La carta especial es siempre femenina.

card-number = un { $n } { color-name }
    .bare = { $n } { color-name }
    .face = un { $n }
    .the = el { $n }
    .short = { $n }
card-skip = una carta { card-skip.name } { color-feminine }
    .bare = { card-skip.name } { color-feminine }
    .face = una carta { card-skip.name }
    .the = la carta { card-skip.name }
    .short = { $box ->
        [scary] pierde
       *[other] salta
    }
    .name = { $box ->
        [scary] Pierde el turno
       *[other] Salta
    }
card-reverse = { $box ->
        [scary] un Cambio de sentido { color-name }
       *[other] una Reversa { color-feminine }
    }
    .bare = { $box ->
        [scary] Cambio de sentido { color-name }
       *[other] Reversa { color-feminine }
    }
    .face = { $box ->
        [scary] un Cambio de sentido
       *[other] una Reversa
    }
    .the = { $box ->
        [scary] el Cambio de sentido
       *[other] la Reversa
    }
    .short = { $box ->
        [scary] cambio
       *[other] reversa
    }
    .name = { $box ->
        [scary] Cambio de sentido
       *[other] Reversa
    }
card-draw-two = una carta { card-draw-two.name } { color-feminine }
    .bare = { card-draw-two.name } { color-feminine }
    .face = una carta { card-draw-two.name }
    .the = la carta { card-draw-two.name }
    .short = +2
    .name = { $box ->
        [scary] Roba dos
       *[other] Roba 2
    }
card-wild = un Comodín
    .bare = Comodín
    .face = un Comodín
    .the = el Comodín
    .short = comodín
card-draw-four = un { card-draw-four.bare }
    .bare = { $box ->
        [scary] Comodín roba cuatro
       *[other] Comodín Roba 4
    }
    .face = un { card-draw-four.bare }
    .the = el { card-draw-four.bare }
    .short = +4
card-special = una { card-special.bare }
    .bare = { $box ->
        [scary] monstruo-carta “Uuuuu”
        [revenge] carta de la venganza del Dr. Espiráculo
        [battle] carta de batalla de patadas
        [hyper] carta de hipervelocidad
       *[classic] carta especial
    }
    .face = una { card-special.bare }
    .the = la { card-special.bare }
    .short = { $box ->
        [scary] uuuuu
        [revenge] vengan.
        [battle] batalla
        [hyper] hiper
       *[classic] espec.
    }
    .many = { $box ->
        [scary] monstruo-cartas “Uuuuu”
        [revenge] cartas de la venganza del Dr. Espiráculo
        [battle] cartas de batalla de patadas
        [hyper] cartas de hipervelocidad
       *[classic] cartas especiales
    }
card-hidden = una carta
    .bare = carta
    .face = una carta
    .the = la carta
    .short = ?

## Los montones, con las palabras de cada folleto.

card-pile = { $box ->
        [scary] el montón para robar
       *[other] la pila para robar
    }
    .of = { $box ->
        [scary] del montón para robar
       *[other] de la pila para robar
    }
    .into = { $box ->
        [scary] al montón para robar
       *[other] a la pila para robar
    }
card-discard = { $box ->
        [scary] la pila de descarte
       *[other] la pila para descartar
    }

## Cuántas. count-word concuerda con «cartas».

count-word =
    { $n ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $n }
    }
count-cards = { count-word } { $n ->
        [one] carta
       *[other] cartas
    }
count-points = { $n ->
        [one] un punto
       *[other] { NUMBER($n, useGrouping: 0) } puntos
    }

## Listas

list-and = { $start } y { $last }
list-or = { $start } o { $last }
