error-no-edition = não há uma edição “{ $name }”; há { $editions }.
error-no-edition-but = não há uma edição “{ $name }”; seria “{ $guess }”?
error-not-printed = a edição { $edition } não foi impressa em “{ $language }”; há { $printed }.
error-change-form = uma mudança nas regras se escreve +opção=valor, não “{ $text }”.
error-set-twice = { $name } aparece duas vezes.
error-no-setting = não há uma opção “{ $name }”; há { $names }.
error-setting-value = { $name } pode ser { $values }, não “{ $text }”.
error-setting-range = { $name } pode ir de { $low } a { $high }, mas não ser “{ $text }”.
# $one, $other: two settings as written, uno=automatic
error-contradiction = { $one } e { $other } não combinam.
error-unknown-bot = não há um bot «{ $name }»; há { $there }, e run:COMANDO para um programa.
error-players = podem jogar de 2 a 10 pessoas, não { $n }.
error-no-card-left = { $n } jogadores e hand={ $hand }: pode não sobrar carta para começar.
error-match-over = esta partida já acabou; { $command } mostra tudo de novo.
error-not-resumable = esta gravação não vem de uma mesa que dê para retomar.
error-no-record = isto não é uma partida gravada.
error-record-unreadable = não foi possível ler { $path }: { $why }.
error-record-version = esta gravação é da versão { $version }; este programa lê a versão { $known }.
error-record-replay = não foi possível repetir esta partida gravada.
error-rules-and-resume = uma partida retomada já traz as suas regras: use RULES ou --resume, não os dois.
# $n (number): how many choices there are
error-no-choice = Não há uma opção { $text }; { $n ->
        [1] há só { $n }
       *[other] há { $n }
    }.
error-no-move = “{ $text }” não é carta nem jogada aqui; escreva ? para ver a ajuda.
error-bot-command = um programa que joga se escreve run:COMANDO ou run[2000ms]:COMANDO, não “{ $program }”.
error-bot-not-found = o programa “{ $program }” não foi encontrado.
error-bot-not-started = não foi possível iniciar o programa “{ $program }”: { $why }.
error-bot-died = o programa “{ $program }” terminou com o código { $status }.
error-bot-died-saying = o programa “{ $program }” terminou com o código { $status }. Suas últimas palavras: { $said }
error-bot-garbage = o programa “{ $program }” escreveu uma linha que não é uma resposta: { $text }
error-bot-too-long = o programa “{ $program }” escreveu uma linha de mais de { $n } bytes.
error-bot-illegal = o programa “{ $program }” escolheu “{ $move }”, que não lhe foi oferecido.
error-bot-wrong-id = o programa “{ $program }” respondeu à pergunta { $answered } em vez da pergunta { $asked }.
error-bot-late = o programa “{ $program }” não respondeu em { $n } ms.
error-players-list = “{ $text }” não é uma lista de jogadores: os nomes dos bots são separados por vírgulas.

## O laboratório

error-lab-other-run = { $path } contém outra série: { $name } é { $there } lá e { $here } aqui.
error-lab-not-empty = { $path } não está vazia e não contém resultados do laboratório.
error-lab-no-results = { $path } não contém resultados do laboratório.
error-lab-damaged = { $path } está danificado; sem esse arquivo, o mesmo comando joga essas rodadas de novo.
error-lab-unwritable = não dá para gravar { $path }: { $why }.
error-lab-busy = outra série está gravando em { $path }.
error-lab-needs = falta { $name }: pip install 'penultima[{ $extra }]'.
error-lab-bot-failed = o robô { $name } falhou na rodada { $round }, lugar { $seat }, semente { $seed }: { $why }.
error-lab-version = uma máquina tem Penultima { $here } e esta série { $there }.
error-lab-no-cluster = o cluster Ray não pode ser usado: { $why }.
error-lab-address = --address vai com --engine ray.
error-lab-no-rounds = { $path } ainda não contém nenhuma distribuição completa.
error-file-exists = { $path } já existe.
error-no-backup = { $path } não é uma cópia de segurança.
error-store = a base de dados não faz isso: { $why }.
error-no-server = { $url } não responde, ou não como um servidor nosso.
error-no-store = não há base «{ $url }»; há sqlite e postgresql.
error-bad-settings = estas definições estão erradas: { $why }.
