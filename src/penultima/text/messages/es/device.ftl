### Las partidas guardadas en este dispositivo, sin servidor: lo que dice de ellas la página.

device-here = En este dispositivo
device-on-server = En el servidor
device-pass-around = Pasarse un solo dispositivo
device-delete = Borrar esta partida: { $who }
device-delete-sure = ¿Borrar para siempre?
device-title = Guardado en este dispositivo
device-about = Estas partidas están solo en este navegador; ningún servidor las conoce. Si se borran sus datos, se pierden: guarda una copia de vez en cuando.
device-promised = Este navegador ha prometido guardarlas hasta que las borres.
device-not-promised = Este navegador puede borrarlas cuando le falte sitio.
device-none = Aquí no hay todavía ninguna partida.
device-export = Guardar todo en un archivo
device-export-about = El archivo contiene tus partidas, tus ajustes y tus asientos en mesas de servidores. Quien lo tenga puede jugar por ti.
device-import = Recuperar de un archivo
device-imported =
    { $n ->
        [0] Todas las partidas de este archivo ya están aquí.
        [one] Se ha recuperado una partida.
       *[other] Se han recuperado { $n } partidas.
    }
device-imported-none = No hay ninguna partida en este archivo.
device-differing =
    { $n ->
        [one] Una partida ha seguido aquí de otra manera. Se queda como está aquí, y la del archivo no se ha recuperado.
       *[other] { $n } partidas han seguido aquí de otra manera. Se quedan como están aquí, y las del archivo no se han recuperado.
    }
device-left-out = Tus ajustes de aquí se han quedado como estaban.
device-bad-file = Este archivo no contiene partidas de Penultima. No ha cambiado nada.
device-newer-file = Una versión más nueva de esta página escribió este archivo. Recarga la página e inténtalo otra vez. No ha cambiado nada.
device-denied = Este navegador no guarda nada aquí (¿es una ventana privada?). Puedes jugar, pero la partida se pierde al cerrar la página.
device-full = Ya no queda sitio en este dispositivo y no se puede guardar nada más. Borra una partida que ya no necesites.
device-failed = Falta una parte de esta página y sin ella no se puede jugar en este dispositivo. Recárgala cuando haya red.
device-unreadable = Otra versión de esta página guardó esta partida, y esta no puede seguirla. No se ha perdido nada: guarda su archivo o bórrala.
device-save-match = Guardar esta partida en un archivo
device-take-back = Deshacer mi última jugada
device-taken-back = Se ha deshecho tu última jugada.
device-lives-here = Esta partida está solo en este dispositivo.
device-lives-there = Esta partida está en el servidor.
device-move = Pasarla al servidor
device-move-about = Así pueden venir amigos. Reglas, asientos y puntos van con ella.
device-moved = Esta partida empezó en otro dispositivo; sus puntos vinieron con ella.
device-carried = Puntos traídos
