### Tables on the network: what a table refuses, and what the commands around it say.

## Refusals

refused-illegal = as regras não o permitem agora.
refused-late = essa pergunta já foi respondida.
refused-grace = dá-lhe um momento para o dizer.
refused-not-seated = não tens lugar nesta mesa.
refused-not-joined = diz primeiro o teu nome.
refused-no-token = sem uma chave tua só podes ver.
refused-only-host = só o anfitrião pode fazer isso.
refused-not-now = agora não é possível.
refused-seat-taken = esse lugar está ocupado.
refused-seat-empty = ninguém está sentado aí.
refused-no-seat = esse lugar não existe.
refused-no-person = essa pessoa não existe.
refused-no-bot = esse robô não existe.
refused-too-few = são precisos dois para jogar.
refused-too-many = já há mais gente sentada do que isso; liberta primeiro um lugar.
refused-table-full = a mesa está cheia.
refused-no-table = essa mesa não existe.
refused-bad-name = esse nome não pode ser mostrado.
refused-bad-rules = não se pode jogar com essas regras.
refused-bad-message = o servidor não percebeu.
refused-no-chat = nesta mesa só se fala com frases feitas.
refused-nothing-said = nada foi dito.
refused-not-in-shuffle = este baralhar agora não tem lugar para isso.
refused-slow-down = não tão depressa.
refused-busy = acontece demasiado ao mesmo tempo nesta mesa; tenta de novo.
refused-not-saved = não foi possível guardar; nada mudou. Tenta de novo daqui a um momento.
refused-warming = o motor está a aquecer; só um momento.
refused-hello-first = o servidor espera primeiro um olá.
refused-old-version = este programa e o servidor não falam a mesma versão.
refused-going = o servidor está a reiniciar; volta daqui a um momento.
refused-door-closed = o anfitrião fechou o acesso pela rede de casa.
refused-only-here = só pode fazê-lo quem está sentado à máquina do servidor.
refused-no-network = esta máquina não está em nenhuma rede por onde se possa chegar a ela.
refused-no-page = não há nada neste endereço.

## Serving and joining

net-serving = As mesas estão em { $link } – Ctrl-C para parar.
net-at-home = Em casa: { $link }
net-start = escreve «start» quando estiverem todos.
net-deal = escreve «deal» para a ronda seguinte.
net-rematch = escreve «rematch» para jogar outra vez.
net-here = { $who } está aqui.
net-gone = { $who } ausentou-se.
net-changed = Agora joga-se: { $rules }
net-clock = O tempo acabou; faz-se a jogada mais suave.
net-help = start, deal, rematch, sit, stand; /olá cumprimenta todos; quit deixa a mesa, e o lugar fica guardado.

## Quick phrases

net-phrase-hello = Olá!
net-phrase-well-played = Bem jogado!
net-phrase-good-luck = Boa sorte!
net-phrase-oops = Ups!
net-phrase-hurry = Vamos …
net-phrase-thanks = Obrigado!
net-phrase-again = Outra vez?
net-phrase-bye = Adeus!
