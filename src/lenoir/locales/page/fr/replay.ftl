replay-title = Revoir la partie
replay-published = Une partie publiée
replay-back = Retour à la table
replay-home = Retour à l’accueil
replay-eyes = Par les yeux de
replay-everybody = Tout le monde
replay-before = Avant la donne
replay-moment = Moment de la partie
replay-turn-back = Tour précédent
replay-line-back = Une ligne en arrière
replay-play = Lecture
replay-pause = Pause
replay-line-on = Une ligne en avant
replay-turn-on = Tour suivant
replay-turn = Tour { $turn } sur { $turns }
replay-story = Récit
replay-knew = Ce qui était connu alors
replay-hand = Cartes en main
replay-seen = A vu chez { $who } : { $cards }.
replay-open =
    { $n ->
        [one] À la fin de ce tour, une seule affaire était possible.
       *[other] À la fin de ce tour, { $n } affaires étaient possibles.
    }
replay-public = Voici ce que toute la table pouvait voir. Choisissez un joueur pour voir ses cartes et ce qu’on lui a montré.
