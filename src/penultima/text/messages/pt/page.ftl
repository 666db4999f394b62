### A mesa no navegador: botões, títulos, avisos.

## Início

page-tagline = O jogo de cartas em que você joga a penúltima e grita UNO.
page-unofficial = Não oficial: o dono dos jogos cujos folhetos seguimos não fez, não aprovou e não conhece este jogo.
page-play-now = Jogar agora
page-play-now-about =
    { $n ->
        [one] Um clique: você e um robô, { $edition }.
       *[other] Um clique: você e { $n } robôs, { $edition }.
    }
page-choose-box = Escolha uma caixa
page-box-about =
    { $edition ->
        [scary] Dê uma cor inteira, carta por carta.
        [revenge] Entregue quatro cartas como quiser.
        [battle] Uma batalha de cartas secretas.
        [hyper] Uma cor tira a vez de quem vem a seguir.
       *[classic] O jogo que todo mundo conhece.
    }
page-your-name = Seu nome
page-guest = Visitante
page-rules-of = Folheto
page-seats = Jogadores
page-bots = Robôs
page-bot-level = Nível dos robôs
page-level =
    { $level ->
        [beginner] Iniciante
        [easy] Fácil
        [medium] Médio
        [hard] Difícil
        [expert] Especialista
        [trained] Treinado
       *[other] { $level }
    }
page-pace = Ritmo
page-pace-name =
    { $pace ->
        [relaxed] 1 minuto por jogada
        [fast] 15 segundos por jogada
       *[untimed] Sem limite de tempo
    }
page-house = Regras da casa
page-house-none = nenhuma
page-house-now = { page-house }: { $what }
page-house-count =
    { $n ->
        [1] { $n } mudança
       *[other] { $n } mudanças
    }
page-as-booklet = como no folheto
page-more-settings = Tudo o mais que o folheto define
page-public = Mostrar esta mesa para todo mundo neste servidor
page-play-bots = Jogar contra robôs
page-open-table = Abrir uma mesa para amigos
page-join = Entrar em uma mesa
page-code = Código da mesa
page-join-go = Entrar
page-forget = Esquecer esta mesa
page-forget-table = { page-forget }: { $code }
page-open-tables = Mesas abertas
page-watch = Assistir
page-sit = Sentar
page-replay-a-game = Rever uma partida
page-take-tour = Aprenda em três minutos
page-server-gone = O servidor não responde. Tentando de novo…
page-part-missing = Falta uma parte desta página. Recarregue a página quando houver rede.
page-table-options = Preparar a mesa
page-back-home = Voltar ao início

## Antes da partida

page-waiting-title = Quem joga?
page-invite = Convidar
page-copy-link = Copiar o link
page-copied = Copiado
page-share = Compartilhar
page-qr = Código QR do link
page-empty-seat = Lugar livre
page-add-bot = Adicionar um robô
page-remove = Remover
page-remove-who = { page-remove }: { $who }
page-host = cuida da mesa
page-start = Dar as cartas
page-waiting-host = Quem cuida da mesa dá as cartas quando todos estiverem aqui.
page-need-two = É preciso ter pelo menos dois para jogar.
page-stand = Levantar
page-name-first = Qual é o seu nome?
page-watching = Você está assistindo.
page-watchers =
    { $n ->
        [1] { $n } pessoa assistindo
       *[other] { $n } pessoas assistindo
    }
page-dealing = Todos ajudam a embaralhar…
page-add-person = Adicionar alguém neste aparelho
page-pass-to = Passe o aparelho para { $who }
page-pass-about = Ninguém mais deve olhar agora.
page-i-am = Eu sou { $who }

## Na mesa

page-table = Mesa
page-menu = Menu
page-draw = { word-draw }
page-draw-n = { word-draw } { $n }
page-keep = guardar
page-uno = UNO!
page-catch = { word-catch }
page-catch-who = { word-catch } { $who }!
page-hand = Suas cartas
page-sort = Ordenar
page-sorted-by =
    { $how ->
        [color] por cor
        [number] por número
       *[drawn] como vieram
    }
page-sort-now = { page-sort }: { page-sorted-by }
page-enlarge = Cartas maiores
page-draw-pile = { $region ->
        [scary-pt] Pilha das biscas
       *[other] Monte
    }
page-draw-pile-now = { page-draw-pile }, { page-pile-cards }
page-discard-pile = { $region ->
        [scary-pt] Pilha das cartas jogadas
       *[other] Pilha de descarte
    }
page-discard-pile-now = { page-discard-pile }: { $card }
page-discard-pile-color = { page-discard-pile-now }, { page-color-now }
page-pile-cards =
    { $n ->
        [1] { $n } carta
       *[other] { $n } cartas
    }
page-color-now = Cor: { color-name }
page-hyper-now = Hipervelocidade: a cada carta { color-feminine }, alguém perde a vez
page-opponents = Jogadores
page-turn-of = { $who } está pensando
page-your-turn = Sua vez
page-is-bot = robô
page-played-by-bot = Um robô joga por { $who }
page-is-away = ausente
page-is-dealer = dá as cartas
page-owes-uno = não disse nada!
page-skipped = perde a vez
page-you-hold = Você tem { $cards }.
page-you-may = Você pode jogar { $cards }.
page-you-may-only = Nenhuma carta serve: é preciso { word-draw }.
page-on-top = Em cima: { $card }.
page-held = Um momento: alguém ainda pode dizer UNO.
# What a player hears whose time is almost over. $n (number): the seconds
page-seconds-left = { $n ->
        [one] Falta um segundo.
       *[other] Faltam { $n } segundos.
    }
page-in-your-hand =
    { $n ->
        [0] você não tem
       *[other] você tem { $n }
    }
page-accept = { word-draw } { $n }
page-challenge = Desafiar
page-challenge-win = Se for { word-bluff }, { $who } { word-draws } { $n }.
page-challenge-lose = Se não for, você { word-draws } { $n }.
page-shown-hand = { $who } mostra estas cartas para você
page-close = Fechar
page-give-none = Nada
page-give-order = Vão uma a uma, nesta ordem: { $list }
page-share-left =
    { $n ->
        [1] falta entregar { $n } carta
       *[other] falta entregar { $n } cartas
    }
page-share-count = { $from } → { $to }
page-fight-title = Batalha
page-fight-pick = Escolha a sua carta: ninguém vê
page-fight-wait = Esperando { $who }…
page-fight-pot =
    { $n ->
        [1] { $n } carta em disputa
       *[other] { $n } cartas em disputa
    }
page-fight-won = { $who } ganha a batalha
page-no-battle = Sem batalha

## O que aconteceu, palavras, em volta

page-log = O que aconteceu
page-phrases = Dizer algo
page-says = { $who }: { $text }
page-news =
    { $what ->
        [joined] { $who } chegou à mesa.
        [sat] { $who } se senta.
        [stood] { $who } se levanta.
        [seated] { $who } entra no jogo: é um robô.
        [removed] Um lugar ficou livre.
        [handed] Agora { $who } cuida da mesa.
        [started] A partida começa.
        [back] { $who } está aqui.
        [left] { $who } está ausente.
        [replaced] Um robô assume o lugar: { $who }.
        [dismissed] Quem cuida da mesa mandou { $who } embora.
        [forgotten] { $who } deixou a mesa.
        [muted] Quem cuida da mesa silenciou { $who }.
        [unmuted] { $who } pode falar de novo.
        [unbanned] Quem cuida da mesa retirou uma exclusão.
        [paused] A partida está em pausa.
        [resumed] A partida continua.
        [paced] Agora os robôs jogam em outro ritmo.
        [rematched] Mais uma partida!
       *[changed] Quem cuida da mesa mudou as regras ou os lugares.
    }
page-by-clock = (o tempo de { $who } acabou: jogada automática)
page-type-message = Mensagem
page-send = Enviar
page-reconnecting = A conexão caiu. Voltando…
page-back-again = Conexão de volta.
page-table-gone = Essa mesa não existe mais.
page-rulebook = Regras desta mesa
page-rule-numbers = Mostrar os números das regras
page-rules-loading = Procurando o folheto…
page-settings = Ajustes
page-language = Idioma
page-theme = Cores da página
page-theme-name =
    { $theme ->
        [light] Claras
        [dark] Escuras
       *[auto] Como no aparelho
    }
page-motion = Movimento
page-motion-name =
    { $motion ->
        [full] Completo
        [less] Pouco
       *[auto] Como no aparelho
    }
page-letters = Letras nas cartas
page-sound = Sons
page-shortcuts = Teclas de atalho (D { word-draw }, U UNO, C { word-catch }…)
page-text-size = Tamanho do texto
page-size-name =
    { $size ->
        [large] Grande
        [larger] Muito grande
       *[normal] Normal
    }
page-assist = Ajuda nesta mesa
page-assist-uno = Dizer UNO por mim
page-assist-time = O dobro do tempo para mim
page-leave = Sair da mesa

## O fim de uma rodada

page-round-over = A rodada { $n } acabou
page-match-over = A partida acabou
page-blocked = A { word-round } ficou bloqueada.
page-wins-round = { $who } ficou sem cartas!
page-you-win-round = Você ficou sem cartas!
page-score-sheet = Pontos
page-every-round = Todas as rodadas
page-player = Quem joga
page-total = Total
page-round-n = Rodada { $n }
page-to-target = Ganha quem chegar primeiro a { $n } pontos
page-low-target = Quando alguém chegar a { $n } pontos, ganha o menor total
page-next-round = Próxima rodada
page-rematch = Jogar de novo
page-save-record = Salvar a gravação
page-save-failed = Não foi possível salvar. Tente de novo daqui a pouco.
page-see-replay = Rever
page-check-fair = Conferir o embaralhamento
page-anchor = Prometido antes da primeira carta
page-fair-ok = Conferido neste aparelho: a parte desta página entrou em cada embaralhamento, nada foi mudado depois, e as cartas vieram na ordem prometida.
page-fair-bad = Algo não bate: guarde a gravação e compare.
page-fair-about = O aparelho de cada jogador ajudou a embaralhar. Ninguém, nem o servidor, podia escolher as cartas.

## Rever

page-replay = Rever a partida
page-replay-drop = Solte uma gravação aqui ou escolha o arquivo.
page-replay-choose = Escolher um arquivo
page-replay-bad = Isto não é a gravação de uma partida.
page-replay-code = Ou o código de uma mesa
page-replay-step = Passo { $n } de { $total }
page-replay-first = Ir para o começo
page-replay-back = Voltar um passo
page-replay-forward = Avançar um passo
page-replay-last = Ir para o fim
page-replay-play = Reproduzir
page-replay-pause = Pausar
page-replay-view = Visto por
page-replay-all = as cartas de todos

## A primeira partida

page-tour-done = Entendi
page-tour-skip = Pular a explicação
page-tour-hand = Estas são as suas cartas. As levantadas servem: mesma cor, mesmo número ou símbolo, ou um { word-wild }.
page-tour-lay = Toque em uma carta levantada para jogar.
page-tour-draw = Nada serve? É preciso { word-draw }. Se a carta nova servir, você pode jogar essa carta na hora.
page-tour-color = Você jogou uma carta sem cor: escolha a cor com que o jogo continua.
page-tour-others = Aqui estão os outros. O anel mostra de quem é a vez; a seta, para que lado vai o jogo.
page-tour-uno = Restam duas cartas: toque em UNO antes de jogar uma delas. Quem esquece pode levar um flagra.
page-tour-win = Quem joga a última carta ganha a rodada e marca o que os outros ainda têm na mão.
page-tour-why = Toque em uma carta que não serve, e a mesa diz por quê.
