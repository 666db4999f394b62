### Matches that live on this device, without a server: what the page says of them. Every message has its own arguments.

device-here = On this device
device-on-server = On the server
device-pass-around = Pass one device around
# $who: the players, in a list
device-delete = Delete this match: { $who }
device-delete-sure = Delete for good?
device-title = Kept on this device
device-about = These matches live in this browser only; no server knows of them. If its data is cleared they are gone, so save a copy now and then.
device-promised = This browser has promised to keep them until you delete them.
device-not-promised = This browser may clear them when it needs room.
device-none = No match is kept here yet.
device-export = Save everything to a file
device-export-about = The file holds your matches, your settings and your seats at tables on servers. Whoever has it can play for you.
device-import = Bring back from a file
# $n: how many matches
device-imported =
    { $n ->
        [0] All matches in this file are here already.
        [one] One match was brought back.
       *[other] { $n } matches were brought back.
    }
device-imported-none = There is no match in this file.
# $n: how many matches
device-differing =
    { $n ->
        [one] One match was played on here in another way. It stays as it is here; what the file has of it was not taken.
       *[other] { $n } matches were played on here in another way. They stay as they are here; what the file has of them was not taken.
    }
device-left-out = Your settings stayed as they are here.
device-bad-file = This file holds no matches of Penultima. Nothing was changed.
device-newer-file = A newer version of this page wrote this file. Reload the page and try again. Nothing was changed.
device-denied = This browser keeps nothing here (is this a private window?). You can play, but the match is gone when the page is closed.
device-full = There is no room left on this device, so nothing more can be saved. Delete a match that you no longer need.
device-failed = Part of this page did not arrive, and without it nothing can be played on this device. Reload the page when there is a network.
device-unreadable = Another version of this page saved this match, and this one cannot go on with it. Nothing is lost: save its file, or delete it.
device-save-match = Save this match to a file
device-take-back = Take back my last move
device-taken-back = Your last move was taken back.
device-lives-here = This match lives on this device only.
device-lives-there = This match lives on the server.
device-move = Move it to the server
device-move-about = Then friends can join. Rules, seats and scores move along.
device-moved = This match began on another device; its scores came along.
# A line of the score sheet: what the match began with.
device-carried = Points brought along
