### The page as an app on the home screen and as a folder of static files. Every message has its own arguments.

## The app

site-app-name = Penultima, le jeu de cartes
# For search engines and link previews: one or two sentences
site-description = Associe couleurs et chiffres, et débarrasse-toi de tes cartes avant les autres. Cinq boîtes, douze livrets, des robots et des amis : gratuit, sans publicité, sans compte, même sans réseau.
site-no-script = Cette page a besoin de JavaScript et d’un navigateur récent. Ouvre-la à une adresse web : les navigateurs ne l’exécutent pas depuis un fichier.
# Of this page, ready to be taken
site-new-version = Une nouvelle version de cette page est prête.
site-reload = Recharger
site-later = Plus tard
site-attention = À mon tour : vibrer si j’ai attendu ; garder l’écran allumé
# Over plain http in a home network
site-not-secure = Sans https, les navigateurs ne laissent pas une page partager un lien ni s’installer. Copie le lien, dicte le code ou fais scanner l’image.

## The pages around it

site-play = Vers le jeu
site-rules = Livrets de règles
site-rules-about = Les règles de chaque boîte d’après chaque livret imprimé, avec nos mots. Là où les livrets d’une boîte diffèrent, c’est indiqué.
site-rules-for = Les règles dans d’autres langues
site-booklets-of = Livrets de cette boîte
site-study = L’étude
site-docs = Documentation
# Where the site was made from an installed package, without the documentation
site-docs-missing = La documentation ne fait pas partie de cette copie ; elle accompagne le code source.
# What the command wrote. $n: how many files, $kb: thousands of bytes together
site-written = { $path } : { $n } fichiers, { $kb } ko.
