end-you-won = Vous avez résolu l’affaire !
end-won = C’est { $who } qui a résolu l’affaire
end-nobody = Personne n’a résolu l’affaire
end-rematch = Rejouer
end-waiting = Qui a ouvert la table peut lancer une autre partie.
end-replay = Revoir la partie
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
        [one] pouvait en être sûr dès le premier tour.
       *[other] pouvait en être sûr dès le tour { $turn }.
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
end-fairness = Était-ce loyal ?
end-check = Vérifier la donne et les dés
end-check-failed = Le compte rendu n’a pas pu être chargé. Réessayez dans un instant.
end-check-none = Cette partie s’est jouée sans promesse : il n’y a rien à vérifier.
end-fair = Tout est venu du hasard, comme promis.
end-unfair = Quelque chose n’est pas comme promis.
end-promise-kept = Le secret de cette partie est bien celui qui fut promis avant la donne.
end-promise-broken = Le secret n’est pas celui qui fut promis.
end-noted = La promesse est celle que cet appareil a notée avant la donne.
end-noted-other = La promesse n’est pas celle que cet appareil a notée avant la donne.
end-not-noted = Cet appareil est arrivé après la donne et n’avait noté aucune promesse : il ne peut dire si elle fut faite d’avance.
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
        [one] { $n } carte d’indice
       *[other] { $n } cartes d’indice
    }
end-draws-glimpse =
    { $n ->
        [one] { $n } coup d’œil
       *[other] { $n } coups d’œil
    }
end-wrong = La ligne { $line } du compte rendu n’est pas ce que le hasard a donné.
end-limits = Votre navigateur l’a calculé lui-même, d’après le compte rendu. Cela montre que personne n’a choisi les cartes ni les dés. Cela ne montre pas que personne n’a regardé : qui tient le serveur aurait pu voir toutes les cartes.
end-record = Télécharger le compte rendu
end-home = Vers l’accueil
