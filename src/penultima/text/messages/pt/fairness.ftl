### What `penultima verify` says about the shuffles of a match; the first letter is made a capital.
### $who: a player; $rounds: 1–3, 5, and $count (number) how many these are; $n (number): which attempt at a deal.

## The verdict

fair-verdict-proven = Provado: nada neste registro contradiz um embaralhamento justo.
fair-verdict-refuted = Refutado: este registro se contradiz.
fair-verdict-no-proof = Não há neste registro nenhuma prova do embaralhamento.
fair-anchor = Âncora: { $anchor }
# $round: its number
fair-where =
    { $n ->
        [1] Rodada { $round }:
       *[other] Rodada { $round }, distribuição { $n }:
    }

## Headings

fair-heading-refuted = O que não bate
fair-heading-proven = O que isto prova
fair-heading-noted = O que convém saber
fair-heading-unproven = O que isto não prova

## Proven

fair-proven-chain = todos os segredos do servidor formam a única cadeia que a âncora representa, e nenhuma distribuição entre eles foi omitida. Depois de publicada a âncora, nenhum podia mais ser mudado.
fair-proven-contributions = cada contribuição é aquela com que o jogador tinha se comprometido.
fair-proven-keys = a chave de cada rodada terminada foi feita com o segredo do servidor e as contribuições dos jogadores, e com nada mais.
fair-proven-replay = quem deu as cartas, as próprias cartas, as jogadas, os acontecimentos e os pontos de cada rodada terminada seguem dessas chaves e das regras.
fair-proven-seen = o que você guardou da partida está no registro.

## Noted

fair-noted-aborted = Rodada { $rounds }: a distribuição { $n } foi interrompida. Quem a interrompeu talvez conhecesse as cartas, e recebeu outras.
fair-noted-withheld = O compromisso de { $who } não foi seguido da contribuição prometida (rodada { $rounds }). Quem a reteve pôde escolher entre dois embaralhamentos.
fair-noted-absent = De { $who } não chegou a tempo nenhuma contribuição (rodada { $rounds }). Se você é { $who } e a enviou, o servidor a descartou.
fair-noted-bot = { $who } contava como robô e não precisava contribuir (rodada { $rounds }).
fair-noted-alone = Ninguém contribuiu (rodada { $rounds }): as cartas vêm só do segredo do servidor, que pode tê-lo escolhido à vontade.
fair-noted-running = A rodada { $rounds } não tinha terminado. Nada dela foi revelado ainda, nem provado.
fair-noted-unfinished = a partida não tinha terminado. Se houve mais jogo, este registro não pode dizer.
fair-noted-program = O registro é de outro programa ({ $program }). Se as regras foram corrigidas desde então, talvez a versão dele ache que tudo bate.
fair-noted-replays = a partida pode ser jogada de novo a partir da sua própria chave, e todas as jogadas e os pontos saem iguais.

## Not proven

fair-unproven-anchor = que a âncora foi publicada antes da primeira carta: compare-a com a que a sua tela mostrava então, ou informe-a com --seen.
fair-unproven-looked = que o servidor não olhou: ele conhecia todas as cartas durante a rodada. Só que não podia escolhê-las.
fair-unproven-others = que as contribuições dos outros foram ao acaso. A sua basta, se foi e se o selo que o seu programa viu antes de entregá-la está neste registro (--seen): então ninguém, nem o servidor e todos os outros juntos, podia escolher as cartas além do que está apontado acima.
fair-unproven-names = quem estava por trás dos nomes, se conversavam entre si, e que as jogadas da última rodada são as que foram feitas.
fair-unproven-shuffle = que as cartas foram embaralhadas de forma justa. Quem escolheu a chave podia escolher as cartas.

## Refuted

fair-refuted-terms = as regras ou os jogadores não são aqueles para quem os embaralhamentos foram feitos.
fair-refuted-order = as distribuições não se seguem: falta uma, está repetida ou fora do lugar.
fair-refuted-shape = o que está anotado para um lugar não combina com a marca, ou com o andamento da distribuição.
fair-refuted-secret = o segredo não pertence à cadeia que a âncora representa.
fair-refuted-missing = uma distribuição anterior a esta foi omitida: o segredo dela falta na cadeia.
fair-refuted-contribution = a contribuição de { $who } não é aquela com que { $who } tinha se comprometido.
fair-refuted-rounds = as rodadas jogadas e as distribuições da transcrição não combinam.
fair-refuted-key = a chave não é a que o segredo e as contribuições dão.
fair-refuted-dealer = outra pessoa devia ter dado as cartas.
fair-refuted-moves = uma jogada é contra as regras com estas cartas.
fair-refuted-result = a rodada, jogada de novo, termina de outro jeito.
fair-refuted-events = os acontecimentos não são aqueles a que as jogadas levam.
fair-refuted-head = algo desta distribuição ou das suas jogadas foi mudado depois.
fair-refuted-scores = os pontos finais ou os vencedores não são os das rodadas.
fair-refuted-seen = o que você guardou da partida não está neste registro.
fair-refuted-replay = a partida, jogada de novo, não sai igual.
