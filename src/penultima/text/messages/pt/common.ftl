## Línguas e pessoas

ui-language =
    { $language ->
        [fr] francês
        [es] espanhol
        [it] italiano
        [pt] português
       *[en] inglês
    }
ui-you = Você
    .listed = você
# $name: a player who gave a name, in the table of scores
ui-named-you = { $name } (você)
ui-nobody = Ninguém
ui-animals = Raposa Garça Lontra Texugo Grou Lebre Coruja Lince Pardal Mariposa
ui-phrase =
    { $phrase ->
        [again] Mais uma?
        [bye] Tenho que ir
        [good-luck] Boa sorte!
        [hello] Olá!
        [hurry] É a sua vez…
        [oops] Ops!
        [thanks] Valeu!
       *[well-played] Boa jogada!
    }

## A mesa. Curto: o espaço é pouco.

ui-hand-size = { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    }
ui-uno = UNO!
ui-silent = 1 carta, sem UNO
ui-silent-long = (não disse UNO)
ui-points = { $n ->
        [1] 1 ponto
       *[other] { $n } pontos
    }
ui-color-is = A cor é
ui-color-named = A cor escolhida é
ui-color-open = ainda não escolhida
ui-hyper = HIPER
ui-pending = Para { word-draw }: { $n }
ui-clockwise = horário
ui-counterclockwise = anti-horário
ui-round = { word-round } { $n }
ui-goal =
    { $match ->
        [round] uma { word-round }
       *[points] até { $n }
    }
ui-keys = ? ajuda · regras
# $edition: as in ui-edition; $rules: battle/fr +stacking=any
ui-playing = Você joga a edição { ui-edition }: { $rules }.
ui-plain-top = Em cima:
ui-plain-color = cor:
ui-plain-hyper = hiper: { color-name }
ui-plain-way =
    { $way ->
        [left] o jogo vai no sentido horário
       *[right] o jogo vai no sentido anti-horário
    }
ui-plain-draw = { $n ->
        [1] 1 carta para { word-draw }
       *[other] { $n } cartas para { word-draw }
    }
ui-plain-hand = Na sua mão:
ui-back = Aperte Enter para voltar.

## O fim da rodada

ui-summary = Rodada { $n }
ui-summary-over = Rodada { $n } – a partida acabou
ui-still-in-hand = ainda na mão
ui-worth = valem
ui-scores = marca
ui-total = total
ui-out = sem cartas!

## Menus

ui-choose-box = Com que caixa vamos jogar? Enter para a clássica
ui-choose-box-to-read = De qual caixa você quer ler as regras? Enter para a clássica
ui-prompt = { $question }:
ui-booklet-differs = { $name }: { $text }
ui-and-besides = { $first }; { $rest }
ui-choose-booklet = Com que folheto? As regras desta caixa mudam de um idioma para outro. Enter para { $first }
ui-choose-number = Digite um número de 1 a { $n }, por favor.
# A number, or a setting as it is written on the command line: hand=5
ui-choose-house = Regras da casa? Um número liga ou desliga uma, hand=5 muda qualquer opção; Enter para nenhuma
ui-choose-house-more = Mais alguma? Enter para jogar
# $name: a setting's name; $value: what is played now
ui-house-now = { $name }: { $value }.
# $booklet, $scores: what was left
ui-resume = Você deixou uma partida de { $booklet } na { word-round } { $n } ({ $scores }). Quer continuar?
ui-resumed-earlier = A partida continua dali, e o arquivo fica como estava.
# Letters for yes and no, as in [Y/n]; what counts as no when typed, separated by blanks
ui-yes-no = S/n
ui-no-words = n nao não no

## Os folhetos

ui-edition =
    { $edition ->
        [scary] Assustadora
        [revenge] Vingança
        [battle] Batalha
        [hyper] Hipervelocidade
       *[classic] Clássica
    }
ui-box =
    { $edition ->
        [scary] as regras da caixa Monster High
        [revenge] as regras da caixa dos Pinguins de Madagascar
        [battle] as regras da caixa Kickin’ Battle
        [hyper] as regras da caixa Hyper Speed
       *[classic] o baralho de 108 cartas, sem carta especial
    }
# $booklet: the booklet's id with a hyphen
ui-region =
    { $booklet ->
        [scary-fr] França
        [scary-es] Espanha
        [scary-it] Itália
        [scary-pt] Portugal
        [revenge-en] Estados Unidos
        [revenge-es] América Latina
        [battle-en] Estados Unidos
        [battle-es] América Latina
        [battle-fr] Canadá
        [battle-pt] Brasil
        [hyper-fr] Canadá
       *[classic-en] o nosso
    }
ui-as-the-base = como nas regras básicas
ui-booklets-more = { $rules } mostra todas as regras de um folheto; { $play } joga com ele.

## As opções

ui-settings-house = Regras da casa: não estão em nenhum folheto, mas cada mesa pode ligar as que quiser.
ui-settings-printed = Opções que os folhetos definem; cada mesa pode mudar.
ui-settings-default = (padrão)
ui-settings-range = { $low } a { $high }, padrão { $n }
# $card: the special card without an article, by the box it comes in
ui-settings-only = Só com a { $card }.
ui-settings-more = Escreva as opções depois do folheto: { $example }

## Sair, guardar, aquecer

ui-leaving = Tudo salvo. Para continuar:
ui-not-saved = Não foi possível salvar esta partida: { $why }.
ui-finished = A partida inteira está em { $path }; para ver de novo:
ui-unfinished = A partida ainda não acabou. Pontos: { $scores }.
ui-replay-title = { $rules }: { $names }. Rodadas: { $n }.
ui-setting-the-table = Arrumando a mesa…
ui-warming-again = Preparando o jogo…

## O laboratório

ui-lab-rounds = { $n } rodadas
ui-lab-rate = { $n } rodadas/s
ui-lab-line = { $done } de { $total } rodadas, { $rate } por segundo, faltam { $seconds } s
ui-lab-way =
    { $running ->
        [wasm] As regras rodam a partir do arquivo do motor. Com Numba é mais rápido: pip install penultima[fast]
        [interpreted] As regras rodam como Python comum, o que é lento; serve para depuração.
       *[other] As regras rodam como código nativo (Numba).
    }
ui-lab-rounded = { $n } rodadas em vez de { $asked }: cada distribuição é jogada em cada uma das { $seatings } disposições à mesa.
ui-lab-recorded = As primeiras { $n } rodadas são gravadas.
ui-lab-again = { $done } de { $total } rodadas já estão prontas; continuando.
ui-lab-stopping = Terminando o que já começou. Ctrl-C de novo desiste.
ui-lab-stopped = { $done } de { $total } rodadas estão salvas em { $path }; o mesmo comando continua.
ui-lab-more = Está claro após { $n } distribuições: { $name } ganha mais do que a sua parte.
ui-lab-less = Está claro após { $n } distribuições: { $name } ganha menos do que a sua parte.
ui-lab-unclear = Não está claro: talvez { $name } não ganhe nem mais nem menos do que a sua parte.
ui-lab-study = { $n } mesas
ui-lab-study-stopped = { $done } de { $total } mesas estão salvas em { $path }; o mesmo comando continua.
