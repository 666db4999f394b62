type-help = ?, ajuda, help, h
type-rules = regras, rules
type-why = porque, porquê, why
type-quit = sair, quit, exit, q
type-draw = comprar, compra, compro, biscar, bisca, bisco, tirar, pegar, puxar, c
type-keep = guardar, guardo, ficar, fico, passar, passo
type-accept = aceitar, aceito
type-challenge = desafiar, desafio, duvidar, duvido
type-none = nenhum, nenhuma, nada, não, nao
type-uno = uno, dizer uno
type-catch = flagrar, flagra, flagrei, apanhar, apanha, apanhei
type-red = vermelho, vermelha, vm, rosa, cor-de-rosa, r
type-yellow = amarelo, amarela, am, y
type-green = verde, vd, g
type-blue = azul, az, b
type-skip = pular a vez, pular, pula, passar a vez, passar, passa a vez, passa, p, s
type-reverse = inverter, inverte, inverte o jogo, i, r
type-draw-two = comprar duas, comprar 2, bisca 2, bisca dois, +2, +
type-wild = curinga, coringa, joker, w
type-draw-four = curinga comprar quatro, curinga comprar 4, comprar quatro, joker bisca 4, bisca 4, +4, w4
type-special = especial, x, assustadora, urrrhhh, vingança, vinganca, batalha, carta de batalha, hiper, hipervelocidade
type-browser = navegador, web, página
type-terminal = terminal, aqui
type-lab = laboratório, lab

## A ajuda. As linhas aparecem como estão; menos de 80 letras.

help-page =
    Digite o número debaixo da carta, ou o nome dela:
    { "  " }{ $box ->
        [scary] { "r7   am+  vdp  azi   " }
       *[other] { "vm7  am+  vdp  azi   " }
    }7 { $box ->
        [scary] rosa
       *[other] vermelho
    }, { card-draw-two.name } amarela, { card-skip.name } verde,
    { "                       " }{ card-reverse.name } azul
    { "  " }w  w4  x             { card-wild.bare }, { card-draw-four.bare }, a carta da caixa
    { "  " }{ $region ->
        [scary-pt] { "biscar  guardar      " }
       *[other] { "comprar  guardar     " }
    }pegar uma carta; guardar a carta que veio
    { "  " }amarelo  azul…       escolher uma cor     @2 ou um nome  escolher alguém
    { "  " }aceitar  desafiar    responder a um +4    nada           recusar, se der
    { "  " }{ $box ->
        [scary] { "r7 uno               " }
       *[other] { "vm7 uno              " }
    }jogar a penúltima carta e dizer UNO
    { "  " }uno   flagrar @2     dizer mais tarde; flagrar quem esqueceu

    { "  " }porque az7   por que a carta serve ou não   regras   as regras desta mesa
    { "  " }sair         salvar e sair                  ?        esta ajuda
help-pink = Nesta edição o vermelho é rosa: digite r7 ou rosa; vm7 e vermelho também valem.
help-jump = Nesta mesa você pode jogar fora da vez uma carta igual à de cima.
