### Ce qu’on peut taper, en minuscules, séparé par des virgules.

type-help = ?, aide, help, h
type-rules = règles, regles, règle, regle
type-why = pourquoi
type-quit = quitter, quitte, q
type-draw = piocher, pioche, je pioche, piger, pige, je pige, p
type-keep = garder, garde, je garde, la garder, garder la carte, passer, passe, je passe
type-accept = accepter, accepte, j'accepte, j’accepte
type-challenge = défi, defi, lancer un défi, lancer un defi, défier, defier, contester, conteste, je conteste
type-none = rien, ne rien donner, non, aucune, aucun, pas de duel, pas de combat
type-uno = uno, dire uno, je dis uno
type-catch = contre, contre-uno, contre uno, signaler
type-red = rouge, rose, r
type-yellow = jaune, j
type-green = vert, verte, v
type-blue = bleu, bleue, b
type-skip = passer, passe, carte passer, p
type-reverse = inversion, inverse, carte inversion, inv, i
type-draw-two = +2, carte +2, plus deux, plus 2
type-wild = joker, carte blanche, blanche
type-draw-four = +4, super joker, super, joker +4, carte blanche +4, blanche +4, plus quatre, plus 4
type-special = spéciale, speciale, horriffrayante, urrrhhh, vengeance, combat, hyper vitesse, hyper, carte horriffrayante, carte vengeance, carte combat, carte blanche hyper vitesse
type-browser = navigateur, web, page
type-terminal = terminal, ici
type-lab = labo, laboratoire

## L’aide : lignes de moins de 80 lettres

help-page =
    Tape le numéro sous une carte, ou son nom :
    { "  " }r7  j+2  vp  bi       7 rouge, +2 jaune, Passer vert, Inversion bleue
    { "  " }joker  +4  x          { card-wild.bare }, { card-draw-four.bare }, carte spéciale
    { "  " }p  garder             { verb-draw } une carte ; la garder
    { "  " }accepter  défi        répondre à { card-draw-four.face }
    { "  " }rouge  jaune…         choisir une couleur
    { "  " }@2  rien              choisir quelqu’un (son nom marche aussi) ; refuser
    { "  " }r7 uno                jouer son avant-dernière carte et dire UNO
    { "  " }uno  contre @2        dire UNO en retard ; contre-UNO à qui a oublié

    { "  " }pourquoi r7           savoir si une carte est jouable, et pourquoi
    { "  " }règles  quitter ?    les règles ; enregistrer et partir ; cette aide
help-pink = Dans cette édition, le rouge est rose : tape r7, rose ou rouge.
help-jump = À cette table, tu peux intercepter : joue, sans attendre ton tour, la même carte que celle du dessus.
