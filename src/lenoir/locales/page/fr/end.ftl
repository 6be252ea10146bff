end-you-won = Vous avez résolu l’affaire !
end-won = C’est { $who } qui a résolu l’affaire
end-nobody = Personne n’a résolu l’affaire
end-rematch = Rejouer
end-waiting = L’hôte peut lancer une autre partie.
end-invited = { $host } vous propose une autre partie.
end-begun = La partie suivante a commencé.
end-join = Rejoindre la partie
end-statistics = Mes parties
end-replay = Revoir la partie
end-publish-title = Partager cette partie
end-publish-note = Toute personne qui a le lien peut revoir la partie par les yeux de n’importe quel joueur. Chaque personne y porte le nom de l’invité qu’elle jouait, sauf si elle accepte d’être nommée. Messages et carnets restent privés.
end-publish = Publier la partie
end-publish-named = Montrer mon nom
end-published-you = Vous avez publié cette partie.
end-published-by = { $name } a publié cette partie.
end-published-link = Lien vers la partie
end-published-share = Une partie de Lenoir
end-unpublish = Retirer la partie
end-who-knew = Qui savait quoi, et quand
end-counting = On compte ce que chacun pouvait savoir…
end-not-counted = Le compte n’a pas pu être fait pour l’instant.
end-count-again = Réessayer
end-plot = Combien d’affaires restaient possibles pour chaque joueur après chaque tour. Le tableau ci-dessous dit la même chose.
end-axis-cases = affaires possibles
end-axis-turns = tours
end-certain =
    { $turn ->
        [0] savait tout dès la donne.
        [one] pouvait le savoir dès le premier tour.
       *[other] pouvait le savoir dès le tour { $turn }.
    }
end-looked = a regardé dans l’étui au tour { $turn }.
end-open =
    { $n ->
        [one] n’avait plus qu’une affaire possible.
       *[other] hésitait encore entre { $n } affaires.
    }
end-as-table = La même chose en tableau
end-turn = Tour
end-hands = Toutes les cartes sur la table
end-pool = En réserve
end-in-rooms = Dans les pièces
end-fairness = La partie était-elle honnête ?
end-check = Vérifier la donne et les dés
end-check-failed = Le compte rendu n’a pas pu être chargé. Réessayez dans un instant.
end-check-none = Cette partie s’est jouée sans promesse : il n’y a rien à vérifier.
end-fair = Personne n’a choisi les cartes ni les dés : cet appareil en a la preuve.
end-fair-unproved = La donne et les dés suivent la promesse. Que personne n’ait choisi en dernier n’est pas prouvé à cet appareil.
end-unfair = Quelque chose n’est pas comme promis.
end-promise-kept = Le secret de cette partie est bien celui qui fut promis avant la donne.
end-promise-broken = Le secret n’est pas celui qui fut promis.
end-order-proved = Cet appareil a noté la promesse avant de mettre son mot en gage, et tous les gages avant de le révéler. Personne n’a donc pu choisir les cartes.
end-order-no_pledges = Cette partie n’a pas de gages : qui a donné son mot en dernier a pu le choisir.
end-order-no_receipt = Cet appareil n’était pas là quand on a mélangé les cartes : il ne peut dire ce qui est venu d’abord.
end-order-only_commitment = La promesse est celle que cet appareil a notée, mais il n’a noté aucun gage.
end-order-no_nonce = Cet appareil n’a ajouté aucun mot au mélange : rien ne lui est prouvé. Ce qu’il a noté concorde.
end-order-not_published = Le gage de cet appareil n’a pas été publié : il était absent, ou un autre de vos appareils a donné le sien.
end-order-withheld = Le mot de cet appareil n’est pas arrivé à temps et n’a pas compté.
end-order-noted = La promesse n’est pas celle que cet appareil a notée avant la donne.
end-order-pledge_broken = Un mot du compte rendu n’est pas celui qui avait été mis en gage.
end-order-noted_pledges = Les gages ne sont pas ceux que cet appareil a notés avant la donne.
end-order-noted_terms = L’édition, les options ou les suspects ne sont pas ceux que cet appareil a notés avant la donne.
end-order-noted_dropped = D’après le compte rendu, cet appareil a gardé son mot ; or le serveur l’avait confirmé.
end-withheld =
    { $n ->
        [one] Un joueur a mis un mot en gage et ne l’a pas révélé à temps.
       *[other] { $n } joueurs ont mis un mot en gage et ne l’ont pas révélé à temps.
    }
end-dealt = L’étui, les mains et la place des armes viennent de ce secret et d’un mot de chaque joueur.
end-draws = Et tout ce qui fut tiré ensuite aussi : { $draws }.
end-draws-dice =
    { $n ->
        [one] { $n } lancer de dés
       *[other] { $n } lancers de dés
    }
end-draws-intrigue =
    { $n ->
        [one] { $n } carte Intrigue
       *[other] { $n } cartes Intrigue
    }
end-draws-clue =
    { $n ->
        [one] { $n } carte Indice
       *[other] { $n } cartes Indice
    }
end-draws-glimpse =
    { $n ->
        [one] { $n } coup d’œil
       *[other] { $n } coups d’œil
    }
end-wrong = La ligne { $line } du compte rendu n’est pas ce que le hasard a donné.
end-limits = Votre navigateur l’a calculé lui-même, d’après le compte rendu et ce qu’il a noté. Cela ne montre pas que personne n’a regardé : qui tient le serveur aurait pu voir toutes les cartes.
end-receipt = Télécharger ce que cet appareil a noté
end-record = Télécharger le compte rendu
end-home = Retour à l’accueil
reveal-was = C’était { $who }.
reveal-close = Presque.
reveal-known-note =
    { $turn ->
        [0] Vous pouviez le savoir dès la donne.
       *[other] Vous pouviez tout savoir dès le tour { $turn }.
    }
reveal-close-note =
    { $n ->
        [one] Il ne vous restait qu’une affaire possible.
       *[other] Il ne vous restait que { $n } affaires possibles.
    }
reveal-open-note = Il vous restait { $n } affaires possibles.
reveal-on = Que s’est-il passé ?
