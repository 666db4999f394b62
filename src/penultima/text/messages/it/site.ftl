### The page as an app on the home screen and as a folder of static files. Every message has its own arguments.

## The app

site-app-name = Penultima, il gioco di carte
# For search engines and link previews: one or two sentences
site-description = Abbina colori e numeri e resta senza carte prima degli altri. Cinque scatole, dodici libretti, bot e amici: gratis, senza pubblicità, senza account, anche senza rete.
site-no-script = Questa pagina ha bisogno di JavaScript e di un browser recente. Aprila da un indirizzo web: i browser non la eseguono da un file.
# Of this page, ready to be taken
site-new-version = È pronta una nuova versione di questa pagina.
site-reload = Ricarica
site-later = Più tardi
site-attention = Al mio turno: vibra se ho aspettato; tieni acceso lo schermo
# Over plain http in a home network
site-not-secure = Senza https i browser non lasciano che una pagina condivida un link o si installi. Copia il link, detta il codice o fai inquadrare l’immagine.

## The pages around it

site-play = Al gioco
site-rules = Regolamenti
site-rules-about = Le regole di ogni scatola secondo ogni libretto stampato, con parole nostre. Dove i libretti di una scatola differiscono, è segnalato.
site-rules-for = Le regole in altre lingue
site-booklets-of = Libretti di questa scatola
site-study = Lo studio
site-docs = Documentazione
# Where the site was made from an installed package, without the documentation
site-docs-missing = La documentazione non fa parte di questa copia; si trova con il codice sorgente.
# What the command wrote. $n: how many files, $kb: thousands of bytes together
site-written = { $path }: { $n } file, { $kb } kB.
