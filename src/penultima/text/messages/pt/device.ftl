### As partidas guardadas neste aparelho, sem servidor: o que a página diz delas.

device-here = Neste aparelho
device-on-server = No servidor
device-pass-around = Passar um só aparelho
device-delete = Apagar esta partida: { $who }
device-delete-sure = Apagar para sempre?
device-title = Guardado neste aparelho
device-about = Estas partidas estão só neste navegador; nenhum servidor as conhece. Se os dados dele forem apagados, elas se perdem: guarde uma cópia de vez em quando.
device-promised = Este navegador prometeu guardá-las até que você as apague.
device-not-promised = Este navegador pode apagá-las quando faltar espaço.
device-none = Ainda não há nenhuma partida aqui.
device-export = Salvar tudo em um arquivo
device-export-about = O arquivo contém suas partidas, suas configurações e seus lugares em mesas de servidores. Quem tiver o arquivo pode jogar por você.
device-import = Trazer de volta de um arquivo
device-imported =
    { $n ->
        [0] Todas as partidas deste arquivo já estão aqui.
        [one] Uma partida foi trazida de volta.
       *[other] { $n } partidas foram trazidas de volta.
    }
device-imported-none = Não há nenhuma partida neste arquivo.
device-differing =
    { $n ->
        [one] Uma partida continuou aqui de outro modo. Ela fica como está aqui, e a do arquivo não foi trazida de volta.
       *[other] { $n } partidas continuaram aqui de outro modo. Elas ficam como estão aqui, e as do arquivo não foram trazidas de volta.
    }
device-left-out = Os seus ajustes daqui ficaram como estavam.
device-bad-file = Este arquivo não contém partidas do Penultima. Nada mudou.
device-newer-file = Uma versão mais nova desta página gravou este arquivo. Recarregue a página e tente de novo. Nada mudou.
device-denied = Este navegador não guarda nada aqui (é uma janela privada?). Você pode jogar, mas a partida se perde quando a página for fechada.
device-full = Não há mais espaço neste aparelho, e nada mais pode ser salvo. Apague uma partida de que você não precisa mais.
device-failed = Falta uma parte desta página e, sem ela, não dá para jogar neste aparelho. Recarregue a página quando houver rede.
device-unreadable = Outra versão desta página salvou esta partida, e esta não consegue continuar. Nada se perdeu: salve o arquivo dela ou apague a partida.
device-save-match = Salvar esta partida em um arquivo
device-take-back = Desfazer minha última jogada
device-taken-back = Sua última jogada foi desfeita.
device-lives-here = Esta partida está só neste aparelho.
device-lives-there = Esta partida está no servidor.
device-move = Passar para o servidor
device-move-about = Assim amigos podem entrar. Regras, lugares e pontos vão junto.
device-moved = Esta partida começou em outro aparelho; os pontos vieram junto.
device-carried = Pontos trazidos
