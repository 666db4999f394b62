### What `penultima verify` says about the shuffles of a match; the first letter is made a capital.
### $who: a player; $rounds: 1–3, 5, and $count (number) how many these are; $n (number): which attempt at a deal.

## The verdict

fair-verdict-proven = Provado: nada nesta gravação contradiz um embaralhamento justo.
fair-verdict-refuted = Refutado: esta gravação se contradiz.
fair-verdict-no-proof = Não há nesta gravação nenhuma prova do embaralhamento.
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
fair-heading-noted = O que é bom saber
fair-heading-unproven = O que isto não prova

## Proven

fair-proven-chain = todos os segredos do servidor formam a única cadeia que a âncora representa, e nenhuma distribuição entre eles foi deixada de fora. Depois de publicada a âncora, nenhum deles podia mais ser mudado.
fair-proven-contributions = cada contribuição é aquela com que a pessoa tinha se comprometido.
fair-proven-keys = a chave de cada rodada terminada foi feita com o segredo do servidor e as contribuições dos jogadores, e com nada mais.
fair-proven-replay = quem deu as cartas, as próprias cartas, as jogadas, os acontecimentos e os pontos de cada rodada terminada vêm dessas chaves e das regras.
fair-proven-seen = o que você guardou da partida está na gravação.

## Noted

fair-noted-aborted = Rodada { $rounds }: a distribuição { $n } foi interrompida. Quem a interrompeu talvez conhecesse as cartas, e recebeu outras.
fair-noted-withheld = { $who } se comprometeu com uma contribuição que depois não foi dada (rodada { $rounds }). Quem a segurou pôde escolher entre dois embaralhamentos.
fair-noted-absent = { $who } não mandou a tempo nenhuma contribuição (rodada { $rounds }). Se você é { $who } e mandou, o servidor a descartou.
fair-noted-bot = { $who } contava como robô e não precisava contribuir (rodada { $rounds }).
fair-noted-alone = Ninguém contribuiu (rodada { $rounds }): as cartas vêm só do segredo do servidor, que pode ter sido escolhido à vontade.
fair-noted-running = A rodada { $rounds } não tinha terminado. Nada dela foi revelado ainda, nem provado.
fair-noted-unfinished = a partida não tinha terminado. Se houve mais jogo depois, esta gravação não tem como dizer.
fair-noted-program = A gravação foi feita por outro programa ({ $program }). Se as regras foram corrigidas desde então, talvez para a versão dele tudo bata.
fair-noted-replays = a partida pode ser jogada de novo a partir da sua própria chave, e todas as jogadas e os pontos saem iguais.
fair-noted-rules = A rodada { $rounds } foi jogada com uma regra que mudou desde então: este programa não consegue jogar de novo o que vem depois. O comando penultima replay diz qual.

## Not proven

fair-unproven-carried = a partida começou com estes pontos: { $points }; nada os prova.
fair-unproven-taken-back = jogadas foram desfeitas ({ $moves }) e outras feitas no lugar, por alguém que já tinha visto o que viria. Esta gravação só mostra o que ficou no fim.
fair-unproven-device = a partida foi jogada em um só aparelho: quem estava com ele nas mãos distribuiu e contribuiu por todos, e podia distribuir de novo até gostar das cartas.
fair-unproven-anchor = que a âncora foi publicada antes da primeira carta: compare-a com a que a sua tela mostrou na hora, ou informe-a com --seen.
fair-unproven-looked = que o servidor não olhou: ele conhecia todas as cartas durante a rodada. Só está provado que não podia escolhê-las.
fair-unproven-others = que as contribuições dos outros foram ao acaso. A sua basta, se foi ao acaso e se o selo que o seu programa viu antes de entregá-la está nesta gravação (--seen): então ninguém, nem o servidor e todos os outros juntos, podia escolher as cartas além do que está anotado acima.
fair-unproven-names = quem estava por trás dos nomes, se conversavam entre si, e que as jogadas da última rodada são as que foram feitas.
fair-unproven-shuffle = que as cartas foram embaralhadas de forma justa. Quem escolheu a chave podia escolher as cartas.

## Refuted

fair-refuted-terms = as regras ou os jogadores não são aqueles para os quais os embaralhamentos foram feitos.
fair-refuted-order = as distribuições não estão em sequência: falta uma, está repetida ou fora do lugar.
fair-refuted-shape = o que está anotado para um lugar não combina com a marca, ou com o andamento da distribuição.
fair-refuted-secret = o segredo não pertence à cadeia que a âncora representa.
fair-refuted-missing = uma distribuição anterior a esta foi deixada de fora: o segredo dela falta na cadeia.
fair-refuted-contribution = a contribuição de { $who } não é aquela com que { $who } tinha se comprometido.
fair-refuted-aborted = uma distribuição foi interrompida depois de alguém ter contribuído, ou uma vez a mais. Quem interrompe assim distribui até gostar das cartas.
fair-refuted-rounds = as rodadas jogadas e as distribuições da transcrição não combinam.
fair-refuted-key = a chave não é a que o segredo e as contribuições formam.
fair-refuted-dealer = outra pessoa deveria ter dado as cartas.
fair-refuted-moves = com estas cartas, uma das jogadas é contra as regras.
fair-refuted-result = a rodada, quando jogada de novo, termina de outro jeito.
fair-refuted-events = os acontecimentos não são os que as jogadas provocam.
fair-refuted-head = algo desta distribuição ou das suas jogadas foi mudado depois.
fair-refuted-scores = os pontos finais ou quem ganhou não correspondem às rodadas.
fair-refuted-seen = o que você guardou da partida não está nesta gravação.
fair-refuted-replay = a partida, quando jogada de novo, não sai igual.

## At the table, when a program sees that the server breaks its promises

fair-doubt = Este servidor não embaralha como prometeu. Seu programa não contribui mais para as cartas desta partida; penultima verify encontra no registro o que estava errado.
