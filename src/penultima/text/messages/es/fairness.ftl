### What `penultima verify` says about the shuffles of a match; the first letter is made a capital.
### $who: a player; $rounds: 1–3, 5, and $count (number) how many these are; $n (number): which attempt at a deal.

## The verdict

fair-verdict-proven = Demostrado: nada en esta partida guardada contradice una mezcla justa.
fair-verdict-refuted = Refutado: esta partida guardada se contradice.
fair-verdict-no-proof = En esta partida guardada no hay ninguna prueba de la mezcla.
fair-anchor = Ancla: { $anchor }
# $round: its number
fair-where =
    { $n ->
        [1] Ronda { $round }:
       *[other] Ronda { $round }, reparto { $n }:
    }

## Headings

fair-heading-refuted = Lo que no encaja
fair-heading-proven = Lo que esto demuestra
fair-heading-noted = Lo que conviene saber
fair-heading-unproven = Lo que esto no demuestra

## Proven

fair-proven-chain = todos los secretos del servidor forman la única cadena a la que corresponde el ancla, y no se omitió ningún reparto entre ellos. Una vez publicada el ancla, ninguno podía cambiarse.
fair-proven-contributions = cada aportación es aquella a la que su jugador se había comprometido.
fair-proven-keys = la clave de cada ronda terminada se hizo con el secreto del servidor y las aportaciones de los jugadores, y con nada más.
fair-proven-replay = quién reparte, las cartas, las jugadas, los sucesos y los puntos de cada ronda terminada son los que dan estas claves y las reglas.
fair-proven-seen = lo que conservaste está en la partida guardada.

## Noted

fair-noted-aborted = Ronda { $rounds }: el reparto { $n } se interrumpió. Quien lo interrumpió quizá conocía sus cartas, y recibió otras nuevas.
fair-noted-withheld = { $who } se comprometió a una aportación que luego no se entregó (ronda { $rounds }). Quien la retuvo pudo elegir entre dos mezclas.
fair-noted-absent = De { $who } no llegó a tiempo ninguna aportación (ronda { $rounds }). Si eres { $who } y la enviaste, el servidor la descartó.
fair-noted-bot = { $who } contaba como bot y no se le pidió aportación (ronda { $rounds }).
fair-noted-alone = Nadie hizo una aportación (ronda { $rounds }): las cartas salen solo del secreto del servidor, que pudo elegirlo a su gusto.
fair-noted-running = La ronda { $rounds } no había terminado. Todavía no se ha revelado ni demostrado nada de ella.
fair-noted-unfinished = la partida no había terminado. Si después se siguió jugando, no se puede saber por lo que está guardado.
fair-noted-program = La partida la guardó otro programa ({ $program }). Si las reglas se corrigieron después, quizá con su propia versión todo encaje.
fair-noted-replays = la partida puede jugarse de nuevo a partir de su propia clave, y todas las jugadas y los puntos salen igual.
fair-noted-rules = La ronda { $rounds } se jugó con una regla que ha cambiado desde entonces: este programa no puede volver a jugar lo que sigue. El comando penultima replay dice cuál.

## Not proven

fair-unproven-carried = la partida empezó con estos puntos: { $points }; nada los demuestra.
fair-unproven-taken-back = se deshicieron jugadas ({ $moves }) y se hicieron otras en su lugar, por alguien que ya había visto lo que pasaba. Esta partida guardada solo muestra lo que quedó al final.
fair-unproven-device = la partida se jugó en un solo dispositivo: quien lo tenía en sus manos repartió y aportó por todos, y podía repartir otra vez hasta que le gustaran las cartas.
fair-unproven-anchor = que el ancla se publicara antes de la primera carta: compárala con la que mostró entonces tu pantalla, o indícala con --seen.
fair-unproven-looked = que el servidor no mirara: conocía todas las cartas durante la ronda. Lo que sí se demuestra es que no podía elegirlas.
fair-unproven-others = que las aportaciones de los demás fueran al azar. Basta con la tuya, si lo era y si el sello que tu programa vio antes de entregarla está en esta partida guardada (--seen): entonces nadie, ni siquiera el servidor y todos los demás juntos, podía elegir las cartas más allá de lo señalado arriba.
fair-unproven-names = quién estaba detrás de los nombres, si hablaban entre sí, y que las jugadas de la última ronda sean las que se hicieron.
fair-unproven-shuffle = que la mezcla fuera justa. Quien eligió la clave pudo elegir las cartas.

## Refuted

fair-refuted-terms = las reglas o los jugadores no son aquellos para los que se hicieron las mezclas.
fair-refuted-order = los repartos no se siguen: falta uno, está repetido o cambiado de sitio.
fair-refuted-shape = lo anotado para un asiento no encaja con su marca, o con lo avanzado del reparto.
fair-refuted-secret = el secreto no pertenece a la cadena a la que corresponde el ancla.
fair-refuted-missing = se omitió un reparto anterior a este: su secreto falta en la cadena.
fair-refuted-contribution = la aportación de { $who } no es aquella a la que { $who } se había comprometido.
fair-refuted-aborted = un reparto se interrumpió cuando alguien ya había aportado algo, o una vez de más. Quien interrumpe así reparte hasta que le gusten las cartas.
fair-refuted-rounds = las rondas jugadas y los repartos de la transcripción no coinciden.
fair-refuted-key = la clave no es la que dan el secreto y las aportaciones.
fair-refuted-dealer = debería haber repartido otra persona.
fair-refuted-moves = una jugada va contra las reglas con estas cartas.
fair-refuted-result = la ronda, jugada de nuevo, termina de otra manera.
fair-refuted-events = los sucesos no son los que resultan de las jugadas.
fair-refuted-head = algo de este reparto o de sus jugadas se cambió después.
fair-refuted-scores = los puntos finales o quienes ganaron no son los de las rondas.
fair-refuted-seen = lo que conservaste no está en esta partida guardada.
fair-refuted-replay = la partida, jugada de nuevo, no sale igual.

## At the table, when a program sees that the server breaks its promises

fair-doubt = Este servidor no baraja como prometió. Tu programa ya no aporta nada a las cartas de esta partida; penultima verify encuentra en su registro lo que estaba mal.
