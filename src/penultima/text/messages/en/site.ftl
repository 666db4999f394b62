### The page as an app on the home screen and as a folder of static files. Every message has its own arguments.

## The app

site-app-name = Penultima, the card game
# For search engines and link previews: one or two sentences
site-description = Match colors and numbers, and be the first without cards. Five boxes, twelve booklets, bots and friends: free, without ads, without an account, even without a network.
site-no-script = This page needs JavaScript and a browser of the last few years. It must be opened from a web address: browsers do not run it from a file.
# Of this page, ready to be taken
site-new-version = A new version of this page is ready.
site-reload = Reload
site-later = Later
site-attention = On my turn: vibrate if I have been waiting; keep the screen on
# Over plain http in a home network
site-not-secure = Over a connection without https, browsers let no page share a link or be installed. Copy the link, read out the code, or let them scan the picture.

## The pages around it

site-play = To the game
site-rules = Rulebooks
site-rules-about = The rules of every box by every printed booklet, in our own words. Where the booklets of a box differ, it is marked.
site-rules-for = Rules in other languages
site-booklets-of = Booklets of this box
site-study = The study
site-docs = Documentation
# Where the site was made from an installed package, without the documentation
site-docs-missing = The documentation is not part of this copy; it comes with the source code.
# What the command wrote. $n: how many files, $kb: thousands of bytes together
site-written = { $path }: { $n } files, { $kb } kB.
