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
error-file-exists = { $path } já existe.
error-no-backup = { $path } não é uma cópia de segurança.
error-store = a base de dados não faz isso: { $why }.
error-no-server = { $url } não responde, ou não como um servidor nosso.
error-no-store = não há base «{ $url }»; há sqlite e postgresql.
error-bad-settings = estas definições estão erradas: { $why }.
