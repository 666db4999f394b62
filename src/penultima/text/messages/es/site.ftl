### The page as an app on the home screen and as a folder of static files. Every message has its own arguments.

## The app

site-app-name = Penultima, el juego de cartas
# For search engines and link previews: one or two sentences
site-description = Combina colores y números y quédate sin cartas antes que nadie. Cinco cajas, doce folletos, bots y amigos: gratis, sin anuncios, sin cuenta e incluso sin conexión.
site-no-script = Esta página necesita JavaScript y un navegador reciente. Ábrela desde una dirección web: los navegadores no la ejecutan desde un archivo.
# Of this page, ready to be taken
site-new-version = Hay una versión nueva de esta página.
site-reload = Recargar
site-later = Más tarde
site-attention = En mi turno: vibrar si he esperado; mantener la pantalla encendida
# Over plain http in a home network
site-not-secure = Sin https, los navegadores no dejan que una página comparta un enlace ni se instale. Copia el enlace, dicta el código o deja que escaneen la imagen.

## The pages around it

site-play = Al juego
site-rules = Reglamentos
site-rules-about = Las reglas de cada caja según cada folleto impreso, con nuestras palabras. Donde los folletos de una caja difieren, está señalado.
site-rules-for = Las reglas en otros idiomas
site-booklets-of = Folletos de esta caja
site-study = El estudio
site-docs = Documentación
# Where the site was made from an installed package, without the documentation
site-docs-missing = La documentación no forma parte de esta copia; viene con el código fuente.
# What the command wrote. $n: how many files, $kb: thousands of bytes together
site-written = { $path }: { $n } archivos, { $kb } kB.
