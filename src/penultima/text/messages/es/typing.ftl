type-help = ?, ayuda, help, h
type-rules = reglas, rules
# Una sola palabra: «por qué» no se entendería.
type-why = explica, explicar, porqué, porque, why
type-quit = salir, salgo, quit, exit, q
type-draw = robar, roba, robo, tomar, draw, d
type-keep = quedar, quedarme, quedármela, quedarmela, me la quedo, guardar, pasar, paso, keep, k
type-accept = aceptar, acepto, acepta, robar 4, robar cuatro, accept
type-challenge = desafiar, desafío, desafio, desafía, dudar, dudo, challenge
type-none = nada, ninguno, ninguna, no, none
type-uno = uno, ¡uno!, ¡uno, uno!, decir uno, digo uno
type-catch = atrapar a, atrapo a, pillar a, pillo a, atrapar, atrapo, atrapa, pillar, pillo, sorprender, cazar, cachar, catch
type-red = rojo, roja, r, rosa, red, pink, p
type-yellow = amarillo, amarilla, am, yellow, y
type-green = verde, v, green, g
type-blue = azul, az, blue, b
type-skip = salta, salto, saltar, pierde el turno, pierde, skip, s
type-reverse = reversa, reverso, cambio de sentido, cambio, reverse, rev, r
type-draw-two = roba 2, roba dos, roba2, +2, +
type-wild = comodín, comodin, c, wild, w
type-draw-four = comodín roba 4, comodin roba 4, comodín roba cuatro, comodin roba cuatro, roba 4, roba cuatro, roba4, +4, c4, w4
type-special = especial, uuuuu, monstruo-carta, monstruo, venganza, espiráculo, espiraculo, batalla, patadas, hipervelocidad, hiper, special, x
type-browser = navegador, web, página
type-terminal = terminal, aquí
type-lab = laboratorio, lab

## La página de ayuda. Cada línea, menos de 80 letras.

help-page =
    Escribe el número que hay debajo de una carta, o su nombre:
    { "  " }r7  am+             7 { $box ->
        [scary] rosa
       *[other] rojo
    }, { card-draw-two.name } amarilla
    { "  " }vs  azr             { card-skip.name } verde, { card-reverse.name } azul
    { "  " }c   c4   x          Comodín, { card-draw-four.bare }, la carta especial
    { "  " }robar  quedar       robar una carta; quedarte la carta robada
    { "  " }{ $box ->
        [scary] rosa
       *[other] rojo
    } amarillo…      elegir un color
    { "  " }@2 o un nombre      elegir a un jugador
    { "  " }aceptar  desafiar   responder a un { card-draw-four.bare }
    { "  " }nada                rechazar, donde se permite
    { "  " }r7 uno              jugar tu penúltima carta y decir UNO
    { "  " }uno   atrapar @2    decirlo tarde; atrapar a quien lo olvidó

    { "  " }explica r7   por qué una carta encaja o no      reglas   las de esta mesa
    { "  " }salir        guardar y salir                    ?        esta ayuda
help-pink = En esta caja hay rosa en vez de rojo: escribe r7, rosa o rojo, como quieras.
help-jump = En esta mesa puedes colarte: juega fuera de turno una carta idéntica a la de arriba.
