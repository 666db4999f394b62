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
ui-phrase =
    { $phrase ->
        [again] Un’altra?
        [bye] Devo andare
        [good-luck] Buona fortuna!
        [hello] Ciao!
        [hurry] Tocca a te…
        [oops] Ops!
        [thanks] Grazie!
       *[well-played] Ben giocato!
    }

ui-hand-size = { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
ui-uno = UNO!
ui-silent = 1 carta, niente UNO
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
       *[points] fino a { $n }
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
ui-choose-box-to-read = Di quale scatola vuoi leggere le regole? Invio per la classica
ui-prompt = { $question }:
ui-booklet-differs = { $name }: { $text }
ui-and-besides = { $first }; { $rest }
ui-choose-booklet = Quale libretto? In questa scatola ogni lingua ha le sue differenze. Invio per { $first }
ui-choose-number = Scrivi un numero da 1 a { $n }.
ui-choose-house = Regole della casa? Scrivi un numero per cambiarne una, o un’impostazione come hand=5; Invio per nessuna
ui-choose-house-more = Un’altra? Invio per giocare
ui-house-now = { $name }: { $value }.
ui-resume = Hai lasciato una partita di { $booklet } al round { $n } ({ $scores }). Vuoi riprenderla?
ui-resumed-earlier = La partita continua da lì, e il file resta com’era.
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
ui-booklets-more = Con { $rules } leggi tutte le regole di un libretto, con { $play } ci giochi.

ui-settings-house = Regole della casa: non stanno in nessun libretto; ogni tavolo può attivarle.
ui-settings-printed = Impostazioni prese dai libretti; ogni tavolo può cambiarle.
ui-settings-default = (predefinito)
ui-settings-range = da { $low } a { $high }, predefinito { $n }
ui-settings-only = Solo con la { $card }.
ui-settings-more = Si scrivono dopo il libretto: { $example }

ui-leaving = Partita salvata. Per continuare:
ui-not-saved = Non è stato possibile salvare questa partita: { $why }.
ui-finished = Tutta la partita è in { $path }; per rivederla:
ui-unfinished = La partita non è ancora finita. Punteggio: { $scores }.
ui-replay-title = { $rules }: { $names }. Round: { $n }.
ui-setting-the-table = Si prepara il tavolo…
ui-warming-again = Si prepara il gioco…

## Il laboratorio

ui-lab-rounds = { $n } round
ui-lab-rate = { $n } round/s
ui-lab-line = { $done } round su { $total }, { $rate } al secondo, ancora { $seconds } s
ui-lab-way =
    { $running ->
        [wasm] Le regole girano dal file del motore. Con Numba è più veloce: pip install penultima[fast]
        [interpreted] Le regole girano come semplice Python, che è lento; serve per il debug.
       *[other] Le regole girano come codice nativo (Numba).
    }
ui-lab-rounded = { $n } round invece di { $asked }: ogni distribuzione si gioca con tutte le { $seatings } disposizioni dei posti.
ui-lab-recorded = I primi { $n } round vengono registrati.
ui-lab-again = { $done } round su { $total } ci sono già; si continua.
ui-lab-stopping = Si finisce quello che è cominciato. Un altro Ctrl-C interrompe tutto.
ui-lab-stopped = { $done } round su { $total } sono conservati in { $path }; lo stesso comando continua.
ui-lab-more = È chiaro dopo { $n } distribuzioni: { $name } vince più della sua parte.
ui-lab-less = È chiaro dopo { $n } distribuzioni: { $name } vince meno della sua parte.
ui-lab-unclear = Non è chiaro: forse { $name } vince proprio la sua parte.
ui-lab-study = { $n } tavoli
ui-lab-study-stopped = { $done } tavoli su { $total } sono conservati in { $path }; lo stesso comando continua.
