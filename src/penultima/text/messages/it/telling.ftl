### Che cosa dice il tavolo nel browser mentre si gioca. Ogni messaggio ha i suoi argomenti.

## UNO

tell-uno-say = Di’ UNO!
tell-uno-ready = UNO sarà detto con la tua prossima carta.

## Che cosa si chiede

tell-bluff = { $who } sta bluffando?
tell-fight-rule = Vince il numero più alto; una carta senza numero conta come 0.
tell-hyper-color = Poi ogni carta di questo colore farà saltare un turno.

## Chi è via

tell-away = { $who } è via. Un bot gioca tra { $n } s.
tell-away-soon = { $who } è via. Un bot gioca tra poco.
tell-stand-in =
    { $you ->
        [who] (un bot ha giocato per te)
       *[no] (un bot ha giocato per { $who })
    }

## Che cosa fa una carta

tell-card =
    { $about ->
        [skip] Il giocatore seguente salta il turno.
        [reverse] Si gioca nell’altro senso.
        [draw-two] Il giocatore seguente pesca due carte e salta il turno.
        [wild] Va su tutto; il colore lo scegli tu.
        [draw-four] Va su tutto; il colore lo scegli tu, e il giocatore seguente pesca quattro carte.
       *[number] Va sullo stesso colore o sullo stesso numero.
    }

## Tasti

tell-keys = Tastiera
tell-key =
    { $key ->
        [d] pesca, tieni o accetta
        [u] di’ UNO
        [c] becca
        [n] fai giocare il bot, se i bot ti aspettano
        [h] alle tue carte
        [w] riascoltare la domanda
        [l] che cosa è successo
        [arrows] di carta in carta
        [ends] alla prima o all’ultima carta
        [enter] gioca la carta o premi il pulsante
        [escape] chiudi ciò che è aperto
       *[help] questi tasti
    }
