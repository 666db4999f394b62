ui-language =
    { $language ->
        [fr] Francese
        [es] Spagnolo
        [it] Italiano
        [pt] Portoghese
       *[en] Inglese
    }
ui-you = Tu
    .listed = tu
ui-named-you = { $name } (tu)
ui-nobody = Nessuno
ui-animals = Volpe Garzetta Lontra Tasso Gru Lepre Gufo Lince Scricciolo Falena

ui-hand-size = { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
ui-uno = UNO!
ui-silent = 1 carta, silenzio
ui-silent-long = (non ha detto UNO)
ui-points = { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
ui-color-is = Il colore è
ui-color-named = Il colore scelto è
ui-color-open = ancora da scegliere
ui-hyper = IPER
ui-pending = Da pescare: { $n }
ui-clockwise = senso orario
ui-counterclockwise = senso antiorario
ui-round = round { $n }
ui-goal =
    { $match ->
        [round] un round
       *[points] ai { $n }
    }
ui-keys = ? aiuto · regole
ui-playing = Edizione { ui-edition }: { $rules }.
ui-plain-top = In cima:
ui-plain-color = colore:
ui-plain-hyper = ipervelocità: { color-name }
ui-plain-way =
    { $way ->
        [left] si gioca in senso orario
       *[right] si gioca in senso antiorario
    }
ui-plain-draw = { $n ->
        [one] 1 carta da pescare
       *[other] { $n } carte da pescare
    }
ui-plain-hand = Hai in mano
ui-back = Premi Invio per tornare indietro.

ui-summary = Round { $n }
ui-summary-over = Round { $n } – la partita è finita
ui-still-in-hand = ancora in mano
ui-worth = valore
ui-scores = punti
ui-total = totale
ui-out = carte finite!

ui-choose-box = Con quale scatola giochi? Invio per la classica
ui-choose-booklet = Quale libretto? In questa scatola ogni lingua ha le sue differenze. Invio per { $first }
ui-choose-number = Scrivi un numero da 1 a { $n }.
ui-choose-house = Regole della casa? Un numero ne cambia una, hand=5 cambia qualsiasi impostazione; Invio per nessuna
ui-choose-house-more = Un’altra? Invio per giocare
ui-house-now = { $name }: { $value }.
ui-resume = Hai lasciato una partita di { $booklet } al round { $n } ({ $scores }). La riprendi?
ui-yes-no = S/n
ui-no-words = n no

ui-edition =
    { $edition ->
        [scary] Urlo Spettrale
        [revenge] Vendetta
        [battle] Battaglia
        [hyper] Ipervelocità
       *[classic] Classica
    }
ui-box =
    { $edition ->
        [scary] le regole della scatola Monster High
        [revenge] le regole della scatola I pinguini di Madagascar
        [battle] le regole della scatola Kickin’ Battle
        [hyper] le regole della scatola Hyper Speed
       *[classic] il mazzo da 108 carte senza carta speciale
    }
ui-region =
    { $booklet ->
        [scary-fr] Francia
        [scary-es] Spagna
        [scary-it] Italia
        [scary-pt] Portogallo
        [revenge-en] Stati Uniti
        [revenge-es] America Latina
        [battle-en] Stati Uniti
        [battle-es] America Latina
        [battle-fr] Canada
        [battle-pt] Brasile
        [hyper-fr] Canada
       *[classic-en] il nostro
    }
ui-as-the-base = come le regole di base
ui-booklets-more = { $rules } mostra tutte le regole di un libretto; { $play } lo fa giocare.

ui-settings-house = Regole della casa: non stanno in nessun libretto, ogni tavolo può attivarle.
ui-settings-printed = Impostazioni prese dai libretti; ogni tavolo può cambiarle.
ui-settings-default = (di base)
ui-settings-range = da { $low } a { $high }, di base { $n }
ui-settings-only = Solo con la { $card }.
ui-settings-more = Si scrivono dopo il libretto: { $example }

ui-leaving = Salvato. Per continuare:
ui-not-saved = Non è stato possibile salvare questa partita: { $why }.
ui-finished = Tutta la partita è in { $path }; per rivederla:
ui-unfinished = La partita non è ancora finita. Punteggio: { $scores }.
ui-replay-title = { $rules }: { $names }. Round: { $n }.
ui-setting-the-table = Preparo il tavolo …
ui-warming = Scaldo il motore (solo questa volta) …
ui-warming-again = Scaldo il motore …
ui-no-cache = Non c’è una cartella dove tenere il motore compilato: viene compilato ogni volta. PENULTIMA_CACHE può indicarne una.

## Il laboratorio

ui-lab-rounds = { $n } round
ui-lab-rate = { $n } round/s
ui-lab-line = { $done } di { $total } round, { $rate } al secondo, ancora { $seconds } s
ui-lab-rounded = { $n } round invece di { $asked }: ogni distribuzione si gioca da ciascuno dei { $seatings } posti.
ui-lab-recorded = I primi { $n } round vengono registrati.
ui-lab-again = { $done } di { $total } round ci sono già; si continua.
ui-lab-stopping = Si finisce ciò che è cominciato. Un altro Ctrl-C lo abbandona.
ui-lab-stopped = { $done } di { $total } round restano in { $path }; lo stesso comando continua.
ui-lab-more = È chiaro dopo { $n } distribuzioni: { $name } vince più della sua parte.
ui-lab-less = È chiaro dopo { $n } distribuzioni: { $name } vince meno della sua parte.
ui-lab-unclear = Non è chiaro: forse { $name } vince proprio la sua parte.
ui-lab-study = { $n } tavoli
ui-lab-study-stopped = { $done } tavoli su { $total } sono conservati in { $path }; lo stesso comando continua.
