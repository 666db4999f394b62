### Um só português para os dois lados do oceano: formas com “você” ou impessoais. Onde a palavra muda, ela segue o
### folheto: scary-pt é de Portugal, battle-pt do Brasil; nos outros vale o uso do Brasil.

## Palavras que mudam com o folheto

word-round = rodada
word-draw = { $region ->
        [scary-pt] biscar
       *[other] comprar
    }
word-draws = { $region ->
        [scary-pt] bisca
       *[other] compra
    }
word-drew = { $region ->
        [scary-pt] biscou
       *[other] comprou
    }
word-draw-now = { $region ->
        [scary-pt] vá biscar
       *[other] compre
    }
word-drawn = { $region ->
        [scary-pt] tirada
       *[other] comprada
    }
word-draw-card = { $region ->
        [scary-pt] carta de biscar
       *[other] carta de comprar
    }
word-draw-cards = { $region ->
        [scary-pt] cartas de biscar
       *[other] cartas de comprar
    }
word-to-the-pile = { $region ->
        [scary-pt] para a pilha das biscas
       *[other] para o monte
    }
word-of-the-pile = { $region ->
        [scary-pt] da pilha das biscas
       *[other] do monte
    }
word-discard-pile = { $region ->
        [scary-pt] pilha das cartas jogadas
       *[other] pilha de descarte
    }
word-shuffled = embaralhada
word-bluff = blefe
# Qualquer carta sem cor.
word-wild = { $region ->
        [scary-pt] joker
       *[other] curinga
    }
word-wilds = { $region ->
        [scary-pt] jokers
       *[other] curingas
    }
word-catch = flagrar
word-catches = flagra
word-caught = leva o flagra

## Cores

color-name =
    { $color ->
        [red] { $box ->
            [scary] rosa
           *[other] vermelho
        }
        [yellow] amarelo
        [green] verde
        [blue] azul
       *[none] sem cor
    }
color-feminine =
    { $color ->
        [red] { $box ->
            [scary] rosa
           *[other] vermelha
        }
        [yellow] amarela
        [green] verde
        [blue] azul
       *[none] sem cor
    }
color-plural =
    { $color ->
        [red] { $box ->
            [scary] rosa
           *[other] vermelhas
        }
        [yellow] amarelas
        [green] verdes
        [blue] azuis
       *[none] sem cor
    }
color-card = uma carta { color-feminine }
color-cards = cartas { color-plural }
color-letter =
    { $color ->
        [red] { $box ->
            [scary] R
           *[other] Vm
        }
        [yellow] Am
        [green] Vd
       *[blue] Az
    }

## Cartas. .name é o nome impresso; .for, .to: “pela Comprar Duas”, “ao Curinga Comprar Quatro”

card-number = um { $n } { color-name }
    .bare = { $n } { color-name }
    .face = um { $n }
    .the = o { $n }
    .short = { $n }
card-skip = uma carta { card-skip.name } { color-feminine }
    .name = { $region ->
        [scary-pt] Passa a Vez
        [battle-pt] Passar a Vez
       *[other] Pular a Vez
    }
    .bare = { card-skip.name } { color-feminine }
    .face = uma carta { card-skip.name }
    .the = a carta { card-skip.name }
    .short = { $region ->
        [scary-pt] passa
        [battle-pt] passar
       *[other] pular
    }
card-reverse = uma carta { card-reverse.name } { color-feminine }
    .name = { $region ->
        [scary-pt] Inverte o Jogo
       *[other] Inverter
    }
    .bare = { card-reverse.name } { color-feminine }
    .face = uma carta { card-reverse.name }
    .the = a carta { card-reverse.name }
    .short = inverte
card-draw-two = uma carta { card-draw-two.name } { color-feminine }
    .name = { $region ->
        [scary-pt] Bisca 2
       *[other] Comprar Duas
    }
    .bare = { card-draw-two.name } { color-feminine }
    .face = uma carta { card-draw-two.name }
    .the = a carta { card-draw-two.name }
    .for = pela carta { card-draw-two.name }
    .short = +2
card-wild = um { card-wild.bare }
    .bare = { $region ->
        [scary-pt] Joker
       *[other] Curinga
    }
    .face = um { card-wild.bare }
    .the = o { card-wild.bare }
    .short = { $region ->
        [scary-pt] joker
       *[other] curinga
    }
card-draw-four = um { card-draw-four.bare }
    .bare = { $region ->
        [scary-pt] Joker Bisca 4
       *[other] Curinga Comprar Quatro
    }
    .face = um { card-draw-four.bare }
    .the = o { card-draw-four.bare }
    .for = pelo { card-draw-four.bare }
    .to = ao { card-draw-four.bare }
    .short = +4
card-special = uma { card-special.bare }
    .bare = { $box ->
        [scary] Carta Assustadora
        [revenge] Carta Vingança
        [battle] Carta de batalha
        [hyper] Carta Hipervelocidade
       *[classic] carta especial
    }
    .face = uma { card-special.bare }
    .the = a { card-special.bare }
    .short = { $box ->
        [scary] susto
        [revenge] vingar
        [battle] batalha
        [hyper] hiper
       *[classic] extra
    }
card-hidden = uma carta
    .bare = carta
    .face = uma carta
    .the = a carta
    .short = ?

## Contagens. A palavra sozinha é feminina, para cartas.

count-word =
    { $n ->
        [0] nenhuma
        [1] uma
       *[other] { $n }
    }
count-cards = { count-word } { $n ->
        [0] carta
        [1] carta
       *[other] cartas
    }
count-points =
    { $n ->
        [0] nenhum ponto
        [1] um ponto
       *[other] { $n } pontos
    }

## Listas

list-and = { $start } e { $last }
list-or = { $start } ou { $last }
