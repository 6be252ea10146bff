statistics-title = Mes parties
statistics-played = Parties
statistics-won = Gagnées
statistics-accuracy = Précision
statistics-accuracy-note = La précision dit quelle part de ce que vous pouviez apprendre vos questions visaient. Le chiffre après ± dit de combien le hasard a pu la déplacer.
statistics-of = { $won } sur { $played }
statistics-none = Aucune partie ne s’est encore terminée sur cet appareil.
statistics-play = Jouer
statistics-achievements = Beau travail : { $done } sur { $all }
statistics-done = réussi
statistics-latest = Les dernières parties
statistics-players =
    { $n ->
        [one] une personne
       *[other] à { $n }
    }
statistics-win = Gagnée
statistics-loss = Pas gagnée
statistics-device = Tout ceci reste sur cet appareil.
statistics-erase-sure = Effacer toutes les parties de cet appareil ?
statistics-erased = Effacé.
statistics-taken =
    { $n ->
        [0] Il n’y a aucune partie dans ce fichier.
        [one] Une partie a été lue.
       *[other] { $n } parties ont été lues.
    }
achievement-first = Première affaire
achievement-first-note = Gagner une partie.
achievement-miro = À l’ancienne
achievement-classic = Le classique
achievement-detectives = Avant la huitième horloge
achievement-modern = La maison neuve
achievement-full_house = Table complète
achievement-full_house-note = Gagner à une table de six.
achievement-master = Face au maître
achievement-master-note = Gagner avec le robot Lenoir à la table.
achievement-masters = Trois contre un
achievement-masters-note = Gagner contre trois Lenoir.
achievement-bare = Papier et crayon
achievement-bare-note = Gagner sans aucune aide du carnet.
achievement-bare_master = Sans aide face au maître
achievement-bare_master-note = Gagner sans aide avec le robot Lenoir à la table.
achievement-sharp = Questions aiguisées
achievement-sharp-note = Une précision de 90 dans une partie d’au moins cinq questions.
achievement-flawless = Pas un mot de trop
achievement-flawless-note = Une précision de 100 dans une partie d’au moins cinq questions.
achievement-against_luck = Contre la chance
achievement-against_luck-note = Gagner alors que le hasard vous a coûté un demi-bit.
achievement-prompt = Pas un tour de retard
achievement-prompt-note = Gagner dans le tour de table où vous pouviez savoir.
achievement-nearly = Si près
achievement-nearly-note = Perdre alors qu’il ne restait qu’une solution.
achievement-steady = La main sûre
achievement-steady-note = Une précision de 80 sur dix parties.
achievement-case = L’affaire du jour
achievement-case-note = Résoudre une affaire le jour même.
achievement-week = Une semaine d’affaires
achievement-week-note = Résoudre l’affaire du jour sept jours de suite.
achievement-ten_clean = Du travail propre
achievement-ten_clean-note = Résoudre dix énigmes sans indice ni erreur.
achievement-ladder = En haut de l’échelle
achievement-ladder-note = Résoudre les énigmes de toutes les leçons.
achievement-edition-note = Gagner une partie de { $edition }.
