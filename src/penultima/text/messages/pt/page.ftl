### A mesa no navegador: botões, títulos, avisos.

## Início

page-tagline = O jogo de cartas em que se anuncia a penúltima carta.
page-unofficial = Não oficial: não foi feito, aprovado nem é conhecido pelo dono dos jogos cujos folhetos segue.
page-play-now = Jogar
page-play-now-about = Um clique: você e três robôs, { $edition }.
page-choose-box = Escolha uma caixa
page-box-about =
    { $edition ->
        [scary] Dê uma cor inteira, carta por carta.
        [revenge] Entregue quatro cartas como quiser.
        [battle] Uma batalha de cartas secretas.
        [hyper] Uma cor arde e há quem perca a vez.
       *[classic] O jogo que todo mundo conhece.
    }
page-your-name = Seu nome
page-guest = Visita
page-rules-of = Regras
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
        [relaxed] 1 minuto por vez
        [fast] 15 segundos por vez
       *[untimed] Sem relógio
    }
page-house = Regras da casa
page-house-none = nenhuma
page-house-now = { page-house }: { $what }
page-house-count =
    { $n ->
        [one] { $n } mudada
       *[other] { $n } mudadas
    }
page-house-reset = Voltar ao folheto
page-as-booklet = como o folheto
page-more-settings = Tudo o mais que o folheto decide
page-public = Mostrar esta mesa a todos neste servidor
page-play-bots = Jogar contra robôs
page-open-table = Abrir uma mesa para amigos
page-join = Entrar numa mesa
page-code = Código da mesa
page-join-go = Entrar
page-my-tables = Minhas mesas
page-forget = Esquecer esta mesa
page-forget-table = { page-forget }: { $code }
page-open-tables = Mesas abertas
page-watch = Assistir
page-sit = Sentar
page-no-open-tables = Nenhuma mesa aberta agora.
page-replay-a-game = Rever uma partida
page-take-tour = Aprenda em três minutos
page-warming = O motor está aquecendo. Um momento …
page-server-gone = O servidor não responde. Tentando de novo …
page-table-options = Preparar a mesa
page-back-home = Voltar ao início

## Antes da partida

page-waiting-title = Quem joga?
page-invite = Convidar
page-invite-about = Mande o link, dite o código ou deixe que leiam isto.
page-copy-link = Copiar o link
page-copied = Copiado
page-share = Compartilhar
page-qr = Código QR do link
page-lan = Abrir esta mesa à rede da casa
page-lan-about = Assim entra quem está no mesmo Wi-Fi.
page-empty-seat = Lugar livre
page-add-bot = Pôr um robô
page-remove = Tirar
page-remove-who = { page-remove }: { $who }
page-host = Anfitrião
page-start = Dar as cartas
page-waiting-host = O anfitrião dá as cartas quando todos estiverem aqui.
page-need-two = É preciso haver dois.
page-stand = Levantar
page-name-first = Qual é o seu nome?
page-watching = Você está assistindo.
page-watchers =
    { $n ->
        [one] { $n } pessoa assiste
       *[other] { $n } pessoas assistem
    }
page-dealing = Todos ajudam a embaralhar …
page-add-person = Mais alguém neste aparelho
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
page-draw-pile = Monte
page-draw-pile-now = { page-draw-pile }, { page-pile-cards }
page-discard-pile = Descarte
page-discard-pile-now = { page-discard-pile }: { $card }
page-discard-pile-color = { page-discard-pile-now }, { page-color-now }
page-pile-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
page-color-now = Cor: { color-name }
page-hyper-now = Hipervelocidade: cada carta { color-feminine } pula um jogador
page-opponents = Jogadores
page-turn-of = { $who } está pensando
page-your-turn = Sua vez
page-is-bot = robô
page-played-by-bot = Um robô joga por { $who }
page-is-away = fora
page-is-dealer = dá as cartas
page-owes-uno = não disse nada!
page-skipped = perde a vez
page-you-hold = Você tem { $cards }.
page-you-may = Você pode jogar { $cards }.
page-you-may-only = Nada serve: é preciso { word-draw }.
page-on-top = Na mesa: { $card }.
page-held = Um momento: alguém ainda pode dizer UNO.
page-in-your-hand =
    { $n ->
        [0] você não tem
       *[other] você tem { $n }
    }
page-accept = { word-draw } { $n }
page-challenge = Desafiar
page-challenge-win = Era { word-bluff }: { $who } { word-draws } { $n }.
page-challenge-lose = Não era: você { word-draws } { $n }.
page-shown-hand = { $who } mostra estas cartas a você
page-close = Fechar
page-give-none = Nada
page-give-order = Elas vão passando: { $list }
page-share-left =
    { $n ->
        [one] falta { $n } carta
       *[other] faltam { $n } cartas
    }
page-share-count = { $from } → { $to }
page-fight-title = Batalha
page-fight-pick = Escolha a sua carta: ninguém vê
page-fight-wait = Esperando { $who } …
page-fight-pot =
    { $n ->
        [one] { $n } carta em jogo
       *[other] { $n } cartas em jogo
    }
page-fight-won = { $who } ganha a batalha
page-no-battle = Sem batalha

## O que aconteceu, palavras, em volta

page-log = O que aconteceu
page-phrases = Dizer algo
page-phrase =
    { $phrase ->
        [again] Mais uma?
        [bye] Tenho que ir
        [good-luck] Boa sorte!
        [hello] Olá!
        [hurry] É a sua vez …
        [oops] Opa!
        [thanks] Valeu!
       *[well-played] Boa jogada!
    }
page-says = { $who }: { $text }
page-told =
    { $what ->
        [joined] { $who } está à mesa.
        [sat] { $who } se senta.
        [stood] { $who } se levanta.
        [seated] { $who } joga: um robô.
        [removed] Um lugar ficou livre.
        [handed] Agora o anfitrião é { $who }.
        [started] Começa a partida.
        [back] { $who } está aqui.
        [left] { $who } saiu.
        [rematched] A revanche!
        [timeout] O tempo acabou: o relógio jogou por { $who }.
       *[options] O anfitrião mudou a mesa.
    }
page-by-clock = (o relógio jogou por { $who })
page-type-message = Mensagem
page-send = Enviar
page-reconnecting = A conexão caiu. Voltando …
page-back-again = De volta à mesa.
page-table-gone = Essa mesa não existe mais.
page-rulebook = Regras desta mesa
page-rules-loading = Procurando o folheto …
page-settings = Ajustes
page-language = Idioma
page-theme = Cores da página
page-theme-name =
    { $theme ->
        [light] Claras
        [dark] Escuras
       *[auto] Como o aparelho
    }
page-motion = Movimento
page-motion-name =
    { $motion ->
        [full] Todo
        [less] Pouco
       *[auto] Como o aparelho
    }
page-letters = Letras nas cartas
page-sound = Sons
page-shortcuts = Teclas simples (D comprar, U UNO, C pegar …)
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
page-leave = Deixar a mesa

## O fim de uma rodada

page-round-over = { page-round-n } acabou
page-match-over = A partida acabou
page-blocked = Ninguém podia jogar.
page-wins-round = { $who } ficou sem cartas!
page-you-win-round = Você ficou sem cartas!
page-score-sheet = Pontos
page-every-round = Todas as rodadas
page-player = Jogador
page-total = Total
page-round-n = Rodada { $n }
page-to-target = Ganha quem chegar a { $n }
page-low-target = Ganha o menor total quando alguém chegar a { $n }
page-next-round = Próxima rodada
page-rematch = Revanche
page-save-record = Guardar a partida
page-see-replay = Rever
page-check-fair = Conferir o baralho
page-anchor = Prometido antes da primeira carta
page-fair-ok = Conferido neste aparelho: a parte desta página estava em cada embaralhada, nada foi mudado depois e as cartas vieram na ordem prometida.
page-fair-bad = Algo não bate: guarde a partida e compare.
page-fair-about = O aparelho de cada jogador ajudou a embaralhar. Ninguém, nem o servidor, podia escolher as cartas.

## Rever

page-replay = Rever a partida
page-replay-drop = Solte uma partida aqui ou escolha o arquivo.
page-replay-choose = Escolher um arquivo
page-replay-bad = Isto não é uma partida guardada.
page-replay-code = Ou o código de uma mesa
page-replay-step = Passo { $n } de { $total }
page-replay-first = Ao início
page-replay-back = Um passo atrás
page-replay-forward = Um passo adiante
page-replay-last = Ao fim
page-replay-play = Tocar
page-replay-pause = Pausa
page-replay-view = Visto por
page-replay-all = todas as cartas

## A primeira partida

page-tour-done = Entendi
page-tour-skip = Pular o passeio
page-tour-hand = Estas são as suas cartas. As levantadas servem: mesma cor, mesmo número ou símbolo, ou uma carta sem cor.
page-tour-lay = Toque numa carta levantada para jogá-la.
page-tour-draw = Nada serve? É preciso { word-draw }. Se a carta nova servir, você pode jogá-la logo.
page-tour-color = A sua carta não tem cor: diga com qual se continua.
page-tour-others = Aqui estão os outros. O anel mostra de quem é a vez; a seta, para que lado vai o jogo.
page-tour-uno = Faltam duas cartas: toque em UNO antes de jogar uma. Quem esquece pode ser pego.
page-tour-win = Quem joga a última carta ganha a rodada e conta o que os outros ainda têm.
page-tour-why = Toque numa carta que não serve e a mesa diz por quê.
