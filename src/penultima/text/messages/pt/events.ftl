event-way =
    { $way ->
        [left] para a esquerda, no sentido horário
       *[right] para a direita, no sentido anti-horário
    }

## Antes da rodada

event-dealer =
    { $you ->
        [who] Você dá as cartas.
       *[no] { $who } dá as cartas.
    }
# $list: Raposa 9 verde, Garça 4 azul; built from event-draw and event-tie
event-dealer-drawn =
    { $you ->
        [who] Cada um tira uma carta para ver quem dá as cartas: { $list }. Você dá as cartas.
       *[no] Cada um tira uma carta para ver quem dá as cartas: { $list }. { $who } dá as cartas.
    }
# $cards: the card without an article
event-draw =
    { $you ->
        [who] você ({ $cards })
       *[no] { $who } ({ $cards })
    }
event-tie = { $list }, e mais uma vez por causa do empate
event-dealt =
    { $you ->
        [who] Você recebe { $cards }.
       *[no] { $who } recebe { $cards }.
    }
event-turned = A primeira carta é { $cards }.
event-returned = { $cards } não pode abrir o jogo: volta { word-to-the-pile }.
event-starts =
    { $you ->
        [who] Você começa; o jogo vai { event-way }.
       *[no] { $who } começa; o jogo vai { event-way }.
    }

## A vez de cada um

event-laid =
    { $you ->
        [who] Você joga { $cards }.
       *[no] { $who } joga { $cards }.
    }
event-jumped-in =
    { $you ->
        [who] Você joga { $cards } fora da vez.
       *[no] { $who } joga { $cards } fora da vez.
    }
event-drew =
    { $why ->
        [two] { $you ->
            [who] Você { word-draws } { $cards } { card-draw-two.for }.
           *[no] { $who } { word-draws } { $cards } { card-draw-two.for }.
        }
        [four] { $you ->
            [who] Você { word-draws } { $cards } { card-draw-four.for }.
           *[no] { $who } { word-draws } { $cards } { card-draw-four.for }.
        }
        [uno] { $you ->
            [who] Você { word-draws } { $cards } pelo UNO esquecido.
           *[no] { $who } { word-draws } { $cards } pelo UNO esquecido.
        }
        [battle] { $you ->
            [who] Depois da batalha, você { word-draws } { $cards }.
           *[no] Depois da batalha, { $who } { word-draws } { $cards }.
        }
        [show] { $you ->
            [who] Você { word-draws } { $cards } para a batalha.
           *[no] { $who } { word-draws } { $cards } para a batalha.
        }
       *[turn] { $you ->
            [who] Você { word-draws } { $cards }.
           *[no] { $who } { word-draws } { $cards }.
        }
    }
event-kept =
    { $you ->
        [who] Você guarda a carta.
       *[no] { $who } guarda a carta.
    }
event-passed =
    { $you ->
        [who] Não há carta para { word-draw }: você passa a vez.
       *[no] Não há carta para { word-draw }: { $who } passa a vez.
    }
event-named =
    { $you ->
        [who] Você escolhe { color-name }.
       *[no] { $who } escolhe { color-name }.
    }
event-skipped =
    { $you ->
        [who] Você perde a vez.
       *[no] { $who } perde a vez.
    }
event-reversed = O jogo muda de sentido: agora vai { event-way }.
event-reshuffled = A { word-discard-pile } é { word-shuffled }: { count-cards } para { word-draw }.

## O +4

event-challenged =
    { $you ->
        [who] Você desafia o { card-draw-four.bare } de { $whom }.
        [whom] { $who } desafia o seu { card-draw-four.bare }.
       *[no] { $who } desafia o { card-draw-four.bare } de { $whom }.
    }
event-shown =
    { $you ->
        [who] Você mostra a mão para { $whom }.
        [whom] { $who } mostra a mão para você: { $cards }.
       *[no] { $known ->
            [yes] { $who } mostra a mão para { $whom }: { $cards }.
           *[no] { $who } mostra a mão para { $whom }.
        }
    }
event-guilty =
    { $you ->
        [who] O seu { card-draw-four.bare } era { word-bluff }.
       *[no] O { card-draw-four.bare } de { $who } era { word-bluff }.
    }
event-innocent =
    { $you ->
        [who] O seu { card-draw-four.bare } não era { word-bluff }.
       *[no] O { card-draw-four.bare } de { $who } não era { word-bluff }.
    }

## As cartas especiais

event-gave =
    { $you ->
        [who] Você dá { $cards } para { $whom }.
        [whom] { $who } dá { $cards } para você.
       *[no] { $who } dá { $cards } para { $whom }.
    }
event-shared =
    { $you ->
        [who] Você entrega { $cards } para { $whom }.
        [whom] { $who } entrega { $cards } para você.
       *[no] { $who } entrega { $cards } para { $whom }.
    }
event-foe =
    { $you ->
        [who] Você chama { $whom } para a batalha.
        [whom] { $who } chama você para a batalha.
       *[no] { $who } chama { $whom } para a batalha.
    }
event-chose =
    { $you ->
        [who] A sua carta está na mesa, virada para baixo.
       *[no] { $who } coloca uma carta na mesa, virada para baixo.
    }
event-revealed =
    { $you ->
        [who] Você mostra { $cards }.
       *[no] { $who } mostra { $cards }.
    }
event-tied = Empate: os dois escolhem de novo.
event-won-battle =
    { $you ->
        [who] Você ganha a batalha contra { $whom }.
        [whom] { $who } ganha a batalha contra você.
       *[no] { $who } ganha a batalha contra { $whom }.
    }
event-took =
    { $you ->
        [who] Você leva { $cards }.
       *[no] { $who } leva { $cards }.
    }
event-hyper = Hipervelocidade: agora, a cada carta { color-feminine }, alguém perde a vez.
event-hyper-over = A hipervelocidade acabou.

## Regras da casa

event-swapped =
    { $you ->
        [who] Você troca todas as cartas com { $whom }.
        [whom] { $who } troca todas as cartas com você.
       *[no] { $who } troca todas as cartas com { $whom }.
    }
event-rotated =
    { $way ->
        [left] As cartas de todos passam para a esquerda.
       *[right] As cartas de todos passam para a direita.
    }

## UNO

event-said-uno =
    { $you ->
        [who] Você diz UNO!
       *[no] { $who } diz UNO!
    }
event-caught =
    { $you ->
        [who] Você { word-catches } { $whom } sem dizer UNO.
        [whom] { $who } { word-catches } você sem dizer UNO.
       *[no] { $who } { word-catches } { $whom } sem dizer UNO.
    }

## O fim

event-went-out =
    { $you ->
        [who] Você ficou sem cartas!
       *[no] { $who } ficou sem cartas!
    }
event-blocked = A { word-round } está bloqueada: ninguém ganha.
# $n (number): the points
event-scored =
    { $you ->
        [who] Você marca { count-points }.
       *[no] { $who } marca { count-points }.
    }
event-scored-none = Ninguém marca pontos.
event-match-over =
    { $you ->
        [who] Você ganha a partida!
       *[no] { $who } ganha a partida!
    }
# $list: two or more names; with $you = who the reader is among them, as ui-you
event-match-shared = { $list } dividem a vitória.
# Where the lowest total wins. $n (number): the points
event-lost =
    { $you ->
        [who] Você tem { count-points } e perde a partida.
       *[no] { $who } tem { count-points } e perde a partida.
    }
