review-title = Bilan
review-back = Retour à la table
review-replay = Revoir la partie
review-of = { $edition }, { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
review-working = Relecture de votre partie : { $percent } %
review-failed = Le bilan n’a pas pu être calculé pour l’instant.
review-again = Réessayer
review-facts = Votre partie
review-fact-certain = { $turn ->
    [0] Vous pouviez connaître l’affaire dès la donne.
   *[other] Vous pouviez connaître l’affaire dès le tour { $turn }.
}
review-fact-open = Vous ne pouviez pas connaître l’affaire à coup sûr.
review-fact-accuracy = Précision : ce que vos questions pouvaient apprendre, en centièmes de ce que les meilleures pouvaient.
review-fact-no-accuracy = Il n’y avait aucune question à juger.
review-fact-luck = Chance, en bits : ce que les réponses ont appris au-delà de ce qu’on pouvait attendre.
review-fact-wait = Calcul en cours…
review-look = Voir les moments
review-curve = Bits ouverts, tour par tour
review-curve-label = Combien de bits de l’affaire restaient ouverts pour vous après la donne et après chaque tour : { $from } au début, { $to } à la fin.
review-account = Votre compte : { $bits } bits
review-account-label = Demandé { $asked }, chance { $luck }, appris des autres { $heard }, encore ouvert { $left } : ensemble { $start } bits.
review-asked = demandé
review-luck = chance
review-heard = appris des autres
review-left = encore ouvert
review-lost = { $lost } bits sur { $best } perdus faute de meilleures questions
review-what = Qu’est-ce que c’est ?
review-accuracy = Précision { $n }
review-no-accuracy = Pas de précision
review-accuracy-sum = { $asked } ÷ { $best } bits, { $n ->
    [one] une question qui compte
   *[other] { $n } questions qui comptent
}
review-moments = Moments
review-costliest = le plus coûteux d’abord
review-none = Aucun moment ne se détache : rien de perdu qui mérite un second regard.
review-known = Ce que vous pouviez savoir
review-known-none = La place d’aucune carte ne découlait de ce que vous aviez vu.
review-since = dès le tour { $turn }
review-to-turn = Tour { $turn }
review-open = Toutes cartes ouvertes
review-open-note = Personne ne pouvait voir cela pendant la partie, et rien de ce qui précède n’en dépend.
review-answers = Ce que chaque carte montrée a vraiment appris
review-answer = Tour { $turn } : { $by } a montré à { $to } { $card }.
review-bits = { $bits } bits
review-close = Retour au bilan
review-moment = Tour { $turn }, vu de votre place
review-before = Ce qui s’était passé
review-board = Le plateau à ce moment
review-ask = Que demanderiez-vous ?
review-ask-near = Toute question à moins de { $near } bit de la meilleure est juste.
review-ask-do = Demander
review-ask-show = Montrez-moi
review-ask-again = Essayer encore
review-good = Aussi bien que la meilleure.
review-good-note = { $bits } bit de moins que la meilleure ; { $near } comptent comme égal.
review-less = Une autre question apprend davantage.
review-less-note = La vôtre apprend { $bits } bits de moins que la meilleure.
review-who = { $who ->
    [tried] Votre choix maintenant
    [asked] Dans la partie
    [best] La meilleure
   *[lenoir] Lenoir
}
review-card-told = apprend environ { $bits } bits
review-card-shown = montrée
review-share = Partager
review-share-note = Une carte sans rien dévoiler : aucune carte, aucune affaire, personne d’autre. Elle est faite sur cet appareil.
review-share-image = Enregistrer l’image
review-share-svg = Enregistrer en SVG
review-share-text = Copier le texte
review-share-copied = Copié.
review-share-alt = Lenoir, { $edition } : { $players } joueurs, { $turns } tours. { $accuracy } { $luck } { $certain }
review-share-head = Lenoir · { $edition }
review-share-game = { $players } joueurs, { $turns } tours
review-share-accuracy = Précision { $n }.
review-share-luck = Chance { $bits } bits.
review-share-certain = { $n ->
    [0] Affaire connue à la toute fin.
    [one] Affaire connue un tour avant la fin.
   *[other] Affaire connue { $n } tours avant la fin.
}
review-share-open = { $bits } bits ouverts à la fin.
