reason-need =
    { $top ->
        [colorless] { $draw ->
            [yes] Você precisa de { color-card } ou um { word-wild } – ou { word-draw-now }.
           *[no] Você precisa de { color-card } ou um { word-wild }.
        }
       *[colored] { $draw ->
            [yes] Você precisa de { color-card }, { $face } ou um { word-wild } – ou { word-draw-now }.
           *[no] Você precisa de { color-card }, { $face } ou um { word-wild }.
        }
    }
reason-fine = Isso você pode fazer agora.
reason-no-such-seat = Não há ninguém nesse lugar.
reason-no-such-move = Essa jogada não existe. Digite ? para ver a ajuda.
reason-round-over = A { word-round } já acabou.
reason-not-your-turn = Ainda não é a sua vez: é a vez de { $who }.
reason-not-in-hand = Você não tem { $card } na mão.
reason-no-match = { $card } não serve. { reason-need }
reason-would-be-bluff =
    { $guilt ->
        [wild] Nesta mesa ninguém blefa: você tem outro { word-wild }, então { card-draw-four.the } fica para depois.
       *[color] Nesta mesa ninguém blefa: você tem { color-card }, então { card-draw-four.the } fica para depois.
    }
reason-only-the-drawn-card = Você { word-drew } { $drawn }, então só pode jogar essa carta.
reason-must-lay-it = { $drawn } serve, e nesta mesa carta que serve precisa ser jogada.
reason-already-drawn =
    { $keep ->
        [yes] Você já { word-drew }: jogue { $drawn } ou guarde a carta.
       *[no] Você já { word-drew }: jogue { $drawn }.
    }
reason-nothing-drawn = Não há carta para guardar: primeiro jogue uma carta ou { word-draw-now }.
reason-no-color-asked = Ninguém pediu uma cor. Jogue uma carta ou { word-draw-now }.
reason-no-draw-four =
    { $n ->
        [0] Não há nenhum { card-draw-four.bare } para responder.
       *[other] Só dá para desafiar { card-draw-four.face }.
    }
reason-nothing-to-doubt = Nesta mesa ninguém blefa, então não há o que desafiar.
reason-no-seat-asked = Agora não é preciso escolher ninguém.
reason-nothing-to-decline = Não há nada para recusar.
reason-name-a-color = Primeiro escolha uma cor: { $colors }.
reason-answer-the-draw-four =
    { $can ->
        [stack] Primeiro responda à { word-draw-card }: aceite ou jogue outra por cima.
        [both] Primeiro responda { card-draw-four.to }: aceite, desafie ou jogue uma { word-draw-card } por cima.
        [challenge] Primeiro responda { card-draw-four.to }: aceite ou desafie.
       *[nothing] Você precisa aceitar e { word-draw } { $n }.
    }
reason-choose-a-color-to-give = Primeiro escolha a cor que vai dar.
reason-color-not-held = Você não tem cartas dessa cor.
reason-must-give = Neste folheto, é preciso dar uma cor.
reason-give-a-card = Primeiro escolha a carta que vai dar.
reason-not-that-color = Você está dando { color-cards }: escolha uma delas.
reason-choose-who-gets-it = Primeiro escolha quem recebe a próxima carta.
reason-choose-a-foe = Primeiro escolha quem você chama para a batalha.
reason-must-fight = Neste folheto, { card-special } sempre leva a uma batalha.
reason-choose-a-card-to-show = Primeiro escolha a sua carta para a batalha.
reason-not-yourself = Escolha outra pessoa.
reason-uno-is-automatic = Nesta mesa o UNO é automático: ninguém precisa dizer.
reason-uno-not-owed = Agora você não precisa dizer UNO.
reason-nothing-to-catch = Agora não há ninguém para { word-catch }.
reason-call-later = Espere a jogada terminar e fale depois.
reason-not-identical =
    { $top ->
        [colorless] É a vez de { $who }, e sobre um { word-wild } ninguém joga fora da vez.
       *[colored] É a vez de { $who }. Fora da vez só serve uma carta igual à de cima, { $upcard }.
    }
reason-must-play = Você tem carta que serve, e nesta mesa quem pode jogar precisa jogar.
reason-nothing-to-draw = Não há mais nada para { word-draw }, e você tem carta que serve: jogue.
reason-cannot-stack =
    { $stacking ->
        [same] { $on ->
            [two] Por cima só vai { card-draw-two.face }. Ou { word-draw-now } { $n }.
           *[four] Por cima só vai { card-draw-four.face }. Ou { word-draw-now } { $n }.
        }
       *[any] Só { card-draw-two.face } ou { card-draw-four.face } passa a soma adiante. Ou { word-draw-now } { $n }.
    }
reason-choose-who-swaps = Primeiro escolha com quem trocar todas as cartas.

## Por que uma jogada vale. $card, $face: of the card asked about

reason-fits-color = Sim: { $card } serve, porque a cor em jogo é { color-name }.
reason-fits-face = Sim: { $card } serve, porque também é { $face }.
reason-fits-wild = Sim: { $card } serve sobre qualquer carta.
reason-fits-bluff =
    { $guilt ->
        [wild] Sim, como { word-bluff }: você tem outro { word-wild }, e um desafio daria certo.
       *[color] Sim, como { word-bluff }: você ainda tem { color-card }, e um desafio daria certo.
    }
reason-fits-stack = Sim: { $card } passa as { $n } cartas adiante.
reason-fits-jump = Sim: é igual à carta de cima e pode ser jogada fora da vez.
reason-fits-other = Sim, isso você pode fazer agora.
