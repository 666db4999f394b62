type-help = ?, aiuto, help, h
type-rules = regole, rules
type-why = perché, perche, perchè, why
type-quit = esci, quit, exit, q
type-draw = pesca, pesco, p, draw, d
type-keep = tieni, tengo, t, passo, passa, keep, k, pass
type-accept = accetta, accetto, accept
type-challenge = sfida, sfido, challenge
type-none = niente, nessuno, nessuna, none, no
type-uno = uno, di’ uno, di' uno, dì uno, dico uno
type-catch = becca, becco, beccato, beccata, catch
type-red = rosso, rossa, rosa, r
type-yellow = giallo, gialla, g
type-green = verde, v
type-blue = blu, b
type-skip = salto, salta turno, salta, stop, s
type-reverse = inverti, cambio giro, cambia giro, giro, r
type-draw-two = pesca due, pesca 2, più due, piu due, +2, +
type-wild = jolly, j, cambio colore, cambia colore, w
type-draw-four = jolly pesca quattro, jolly pesca 4, pesca quattro, pesca 4, più quattro, piu quattro, +4, j4, w4
type-special = speciale, x, urlo spettrale, urlo, vendetta, battaglia, ipervelocità, ipervelocita, iper
type-browser = browser, web, pagina
type-terminal = terminale, qui
type-lab = laboratorio, lab

# Righe mostrate come sono, sotto gli 80 caratteri.
help-page =
    Scrivi il numero sotto una carta, o il suo nome:
    { "  " }r7  g+  vs  br     7 { color-fourth }, { card-draw-two.name } giallo, { card-skip.name } verde, { card-reverse.name } blu
    { "  " }j   +4  x          { card-wild.bare }, { card-draw-four.bare }, la carta dell’edizione
    { "  " }pesca  tieni       pesca una carta; tieni la carta pescata
    { "  " }giallo  verde…     scegli un colore      @2 o un nome   scegli una persona
    { "  " }accetta  sfida     rispondi a { card-draw-four.face }
    { "  " }niente             rinuncia, dove si può
    { "  " }r7 uno             gioca la penultima carta e di’ UNO
    { "  " }uno   becca @2     dillo in ritardo; becca chi l’ha dimenticato

    { "  " }perché r7   perché una carta va bene o no   regole   le regole del tavolo
    { "  " }esci        salva ed esci                   ?        questo aiuto
help-pink = In questa edizione il rosa prende il posto del rosso: scrivi r7 o rosa.
help-jump = A questo tavolo si può giocare fuori turno una carta identica a quella in cima.
