### Le partite tenute su questo dispositivo, senza server: che cosa ne dice la pagina.

device-here = Su questo dispositivo
device-on-server = Sul server
device-pass-around = Passatevi un solo dispositivo
device-delete = Elimina questa partita: { $who }
device-delete-sure = Eliminare per sempre?
device-title = Tenuto su questo dispositivo
device-about = Queste partite sono solo in questo browser; nessun server le conosce. Se i suoi dati vengono cancellati, sono perse: salvane ogni tanto una copia.
device-promised = Questo browser ha promesso di tenerle finché non le elimini.
device-not-promised = Questo browser può cancellarle quando gli manca spazio.
device-none = Qui non c’è ancora nessuna partita.
device-export = Salva tutto in un file
device-export-about = Il file contiene le tue partite, le tue impostazioni e i tuoi posti ai tavoli dei server. Chi lo ha può giocare per te.
device-import = Riprendi da un file
device-imported =
    { $n ->
        [0] Tutte le partite di questo file sono già qui.
        [one] Una partita è stata ripresa.
       *[other] { $n } partite sono state riprese.
    }
device-imported-none = In questo file non c’è nessuna partita.
device-differing =
    { $n ->
        [one] Una partita è andata avanti qui in un altro modo. Resta com’è qui, e quella del file non è stata ripresa.
       *[other] { $n } partite sono andate avanti qui in un altro modo. Restano come sono qui, e quelle del file non sono state riprese.
    }
device-left-out = Le tue impostazioni di qui sono rimaste com’erano.
device-bad-file = Questo file non contiene partite di Penultima. Non è cambiato niente.
device-newer-file = Questo file è di una versione più nuova della pagina. Ricarica la pagina e riprova. Non è cambiato niente.
device-denied = Questo browser qui non conserva niente (è una finestra privata?). Puoi giocare, ma chiusa la pagina la partita è persa.
device-full = Su questo dispositivo non c’è più spazio e non si può salvare altro. Elimina una partita che non ti serve più.
device-failed = Manca una parte di questa pagina e senza di essa non si può giocare su questo dispositivo. Ricaricala quando c’è rete.
device-unreadable = Questa partita è stata salvata da un’altra versione della pagina, e questa non può continuarla. Niente è perso: salva il suo file o eliminala.
device-save-match = Salva questa partita in un file
device-take-back = Annulla la mia ultima mossa
device-taken-back = La tua ultima mossa è stata annullata.
device-lives-here = Questa partita è solo su questo dispositivo.
device-lives-there = Questa partita è sul server.
device-move = Spostala sul server
device-move-about = Così possono venire gli amici. Regole, posti e punti vengono con lei.
device-moved = Questa partita è cominciata su un altro dispositivo; i suoi punti sono venuti con lei.
device-carried = Punti portati
