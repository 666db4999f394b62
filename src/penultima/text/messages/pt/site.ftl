### The page as an app on the home screen and as a folder of static files. Every message has its own arguments.

## The app

site-app-name = Penultima, o jogo de cartas
# For search engines and link previews: one or two sentences
site-description = Combine cores e números e fique sem cartas antes dos outros. Cinco caixas, doze folhetos, robôs e amigos: grátis, sem anúncios, sem conta, até sem rede.
site-no-script = Esta página precisa de JavaScript e de um navegador recente. Abra-a em um endereço da web: os navegadores não a executam a partir de um arquivo.
# Of this page, ready to be taken
site-new-version = Há uma versão nova desta página.
site-reload = Recarregar
site-later = Mais tarde
site-attention = Na minha vez: vibrar se eu estava esperando; manter a tela ligada
# Over plain http in a home network
site-not-secure = Sem https, os navegadores não deixam uma página compartilhar um link nem ser instalada. Copie o link, dite o código ou deixe que escaneiem a imagem.

## The pages around it

site-play = Ir para o jogo
site-rules = Livros de regras
site-rules-about = As regras de cada caixa segundo cada folheto impresso, com as nossas palavras. Onde os folhetos de uma caixa diferem, está assinalado.
site-rules-for = As regras em outros idiomas
site-booklets-of = Folhetos desta caixa
site-study = O estudo
site-docs = Documentação
# Where the site was made from an installed package, without the documentation
site-docs-missing = A documentação não faz parte desta cópia; vem com o código-fonte.
# What the command wrote. $n: how many files, $kb: thousands of bytes together
site-written = { $path }: { $n } arquivos, { $kb } kB.
