### Ce que `penultima verify` dit des mélanges d’une partie ; la première lettre devient une majuscule.

## Le verdict

fair-verdict-proven = Prouvé : rien dans cet enregistrement ne contredit un mélange équitable.
fair-verdict-refuted = Réfuté : cet enregistrement se contredit.
fair-verdict-no-proof = Cet enregistrement ne contient aucune preuve du mélange.
fair-anchor = Ancre : { $anchor }
fair-where =
    { $n ->
        [1] Manche { $round } :
       *[other] Manche { $round }, donne { $n } :
    }

## Titres

fair-heading-refuted = Ce qui ne concorde pas
fair-heading-proven = Ce que cela prouve
fair-heading-noted = Ce qu’il faut savoir
fair-heading-unproven = Ce que cela ne prouve pas

## Prouvé

fair-proven-chain = tous les secrets du serveur forment l’unique chaîne que désigne l’ancre, et aucune donne entre eux n’a été omise. Une fois l’ancre publiée, aucun ne pouvait plus changer.
fair-proven-contributions = chaque contribution est bien celle que son joueur avait promise.
fair-proven-keys = la clé de chaque manche terminée vient du secret du serveur et des contributions des joueurs, et de rien d’autre.
fair-proven-replay = donneur, cartes, coups, événements et scores de chaque manche terminée découlent de ces clés et des règles.
fair-proven-seen = ce que tu as gardé de la partie figure dans l’enregistrement.

## À savoir

fair-noted-aborted = Manche { $rounds } : la donne { $n } a été interrompue. La personne qui l’a interrompue connaissait peut-être ses cartes, et en a eu de nouvelles.
fair-noted-withheld = { $who } avait promis une contribution qui n’est jamais venue (manche { $rounds }). La personne qui l’a retenue pouvait choisir entre deux mélanges.
fair-noted-absent = { $who } n’a envoyé aucune contribution à temps (manche { $rounds }). Si { $who }, c’est toi, et que tu en as envoyé une, le serveur l’a écartée.
fair-noted-bot = { $who } comptait comme un robot et n’avait pas de contribution à donner (manche { $rounds }).
fair-noted-alone = Personne n’a contribué (manche { $rounds }) : les cartes viennent du seul secret du serveur, qu’il a pu choisir à son gré.
fair-noted-running = La manche { $rounds } n’était pas terminée. Rien n’en est encore révélé, ni prouvé.
fair-noted-unfinished = la partie n’était pas terminée. Cet enregistrement ne peut pas dire si elle a continué.
fair-noted-program = L’enregistrement vient d’un autre programme ({ $program }). Si les règles ont été corrigées depuis, sa propre version trouvera peut-être que tout concorde.
fair-noted-replays = la partie peut être rejouée à partir de sa propre clé, et on retrouve les mêmes coups et les mêmes scores.
fair-noted-rules = La manche { $rounds } a été jouée avec une règle qui a changé depuis : ce programme ne peut pas rejouer la suite. La commande penultima replay dit laquelle.

## Non prouvé

fair-unproven-carried = la partie a commencé avec ces points : { $points } ; rien ne les prouve.
fair-unproven-taken-back = des coups ont été repris ({ $moves }) et d’autres joués à leur place, par quelqu’un qui en avait vu la suite. Cet enregistrement ne montre que ce qui est resté à la fin.
fair-unproven-device = la partie a été jouée sur un seul appareil : la personne qui l’avait en main a distribué et contribué pour tout le monde, et pouvait redistribuer jusqu’à ce que les cartes lui plaisent.
fair-unproven-anchor = que l’ancre a été publiée avant la première carte : compare-la avec celle que ton écran montrait alors, ou donne-la avec --seen.
fair-unproven-looked = que le serveur n’a pas regardé : il connaissait toutes les cartes pendant la manche. Seulement qu’il ne pouvait pas les choisir.
fair-unproven-others = que les contributions des autres étaient dues au hasard. La tienne suffit, si elle l’était et si le sceau que ton programme a vu avant de la donner est dans cet enregistrement (--seen) : alors personne, pas même le serveur et tous les autres ensemble, ne pouvait choisir les cartes au-delà de ce qui est signalé plus haut.
fair-unproven-names = qui se trouvait derrière les noms, si ces personnes se parlaient, et que les coups de la dernière manche sont ceux qui ont été joués.
fair-unproven-shuffle = que les cartes ont été mélangées équitablement. La personne qui a choisi la clé pouvait choisir les cartes.

## Réfuté

fair-refuted-terms = les règles ou les joueurs ne sont pas ceux pour qui les mélanges ont été faits.
fair-refuted-order = les donnes ne se suivent pas : il en manque une, ou elle est en double, ou elle a été déplacée.
fair-refuted-shape = ce qui est noté pour une place ne va pas avec sa marque, ou avec l’avancement de la donne.
fair-refuted-secret = le secret n’appartient pas à la chaîne que désigne l’ancre.
fair-refuted-missing = une donne précédente a été omise : son secret manque dans la chaîne.
fair-refuted-contribution = { $who } avait promis une autre contribution que celle qui figure ici.
fair-refuted-aborted = une donne a été interrompue alors que quelqu’un y avait contribué, ou une fois de trop. Interrompre ainsi, c’est redonner jusqu’à ce que les cartes plaisent.
fair-refuted-rounds = les manches jouées et les donnes de la transcription ne vont pas ensemble.
fair-refuted-key = la clé n’est pas celle que donnent le secret et les contributions.
fair-refuted-dealer = quelqu’un d’autre aurait dû distribuer.
fair-refuted-moves = un coup est contraire aux règles avec ces cartes.
fair-refuted-result = la manche, rejouée, se termine autrement.
fair-refuted-events = les événements ne sont pas ceux auxquels mènent les coups.
fair-refuted-head = quelque chose a été changé après coup dans cette donne ou dans ses coups.
fair-refuted-scores = les scores finaux ou les gagnants ne sont pas ceux des manches.
fair-refuted-seen = ce que tu as gardé de la partie n’est pas dans cet enregistrement.
fair-refuted-replay = la partie, rejouée, n’est plus la même.

## At the table, when a program sees that the server breaks its promises

fair-doubt = Ce serveur ne mélange pas comme promis. Votre programme ne contribue plus aux cartes de cette partie ; penultima verify trouve dans son enregistrement ce qui n’allait pas.
