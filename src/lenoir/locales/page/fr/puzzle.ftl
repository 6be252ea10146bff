puzzle-today = L’affaire du jour
puzzle-case = Affaire { $number }
puzzle-grade = niveau { $grade }
puzzle-all = Énigmes
puzzle-back = Retour
puzzle-none = Il n’y a pas d’énigme { $number }
puzzle-round = Les affaires ont recommencé depuis la première. Celles que vous avez résolues sont éclairées.
puzzle-log = Récit
puzzle-sheet = Feuille
puzzle-hand = Votre main
puzzle-dealt = Cartes données : { $sizes }
puzzle-envelope = L’étui
puzzle-you = Vous
puzzle-pick-card = Carte…
puzzle-pick-place = Où…
puzzle-pick-suspect = Suspect
puzzle-pick-weapon = Arme
puzzle-pick-room = Pièce
puzzle-check = Vérifier
puzzle-again = Reprendre
puzzle-claim = { $card } : { $place } ?
puzzle-open = Pas forcément.
puzzle-open-text = Voici une donne où chaque ligne est vraie, et où la carte est ailleurs.
puzzle-impossible = C’est impossible.
puzzle-impossible-text = Cela contredit ceci :
puzzle-old = On le savait déjà.
puzzle-old-text = { $line ->
    [0] C’était certain dès le début. Cherchez ce que dit la dernière ligne.
   *[other] C’était certain depuis la ligne { $line }. Cherchez ce que dit la dernière ligne.
}
puzzle-clash-hand = Votre main, et le nombre de cartes données
puzzle-hint = Indice { $n } sur 3
puzzle-hint-next = { $n ->
    [1] Indice : les lignes qui comptent
    [2] Indice suivant : la technique
   *[other] Dernier indice : toute la preuve
}
puzzle-hints-over = Plus d’indice
puzzle-hint-lines = Les lignes qui comptent : { $lines }.
puzzle-hint-technique = La technique est « { $technique } ». Elle commence ainsi :
puzzle-solved = Résolu.
puzzle-called = La technique s’appelle
puzzle-proof = Pourquoi
puzzle-streak = { $days ->
    [0] Pas encore de série : résolvez une affaire le jour même.
    [one] Un jour, le jour même.
   *[other] { $days } jours de suite, chacun le jour même.
}
puzzle-day-solved = (résolue)
puzzle-day-open = (à résoudre)
puzzle-share = Partager ces trois lignes
puzzle-copied = Copié.
puzzle-share-what = Lenoir { $number }, niveau { $grade } ({ $technique }, charge { $load })
puzzle-share-how = résolue avec { $hints ->
    [0] aucun indice
    [one] 1 indice
   *[other] { $hints } indices
}, { $wrong ->
    [0] aucune mauvaise réponse
    [one] 1 mauvaise réponse
   *[other] { $wrong } mauvaises réponses
}, { $time }
puzzle-more = D’autres énigmes
puzzle-look-again = Revoir la position
puzzle-lesson-back = Retour à la leçon
puzzle-about-today = Affaire { $number }, niveau { $grade }.
puzzle-solve = Résoudre
puzzle-see = La revoir
puzzle-due = À reprendre
puzzle-due-text = Vous ne les avez pas finies : elles reviennent après un, quatre et dix jours.
puzzle-collection = Le recueil
puzzle-collection-text = Les affaires des jours passés, les dernières d’abord. Celles des quatre semaines à venir attendent leur jour.
puzzle-by-grade = Niveau
puzzle-by-technique = Technique
puzzle-any = Toutes
puzzle-nothing = Rien de tel pour le moment.
puzzle-show-more = En montrer davantage
puzzle-statistics = Statistiques
puzzle-count-solved = Résolues
puzzle-count-hints = Indices
puzzle-count-wrong = Mauvaises réponses
puzzle-median = Temps médian
puzzle-device = Tout cela reste sur cet appareil.
puzzle-export = Enregistrer un fichier
puzzle-import = Lire un fichier
puzzle-imported = { $n ->
    [0] Rien dans ce fichier n’a pu être lu.
    [one] Un résultat a été lu.
   *[other] { $n } résultats ont été lus.
}
puzzle-erase = Effacer
puzzle-erase-sure = Effacer tous les résultats de cet appareil ?
puzzle-keep = Les garder
puzzle-erased = Tout est effacé.
puzzle-lessons = Leçons
puzzle-lessons-done = { $done } sur { $of }
puzzle-lessons-text = Une technique à la fois : une preuve racontée lentement, puis cinq énigmes qu’on ne résout pas sans elle. Quatre sur cinq sans indice allument la fenêtre ; toutes s’ouvrent quand vous voulez. Vous découvrez le jeu ?
puzzle-first-case = Commencez par la première affaire.
puzzle-lesson-number = { $n } sur { $of }
puzzle-lesson-solved = { $n } sur 5 résolues
puzzle-example = Une preuve, ligne par ligne
puzzle-first-line = Montrer la première ligne
puzzle-next-line = Ligne suivante
puzzle-five = Cinq à résoudre
puzzle-technique-last_place = la dernière place
puzzle-technique-one_of = une sur trois
puzzle-technique-rest = ce qui reste d’une sorte
puzzle-technique-full = mains pleines
puzzle-technique-chain = chaînes
puzzle-technique-taken = prises par les réponses
puzzle-technique-wrong_case = une fausse accusation
puzzle-technique-suppose = supposer
puzzle-technique-case = toute l’affaire
puzzle-lesson-last_place-short = Personne d’autre ne peut l’avoir.
puzzle-lesson-last_place-text = Qui n’a rien à montrer n’a aucune des trois cartes : trois cases rayées d’un coup. Une carte rayée partout sauf à un endroit est là. Si personne ne peut l’avoir, elle est dans l’étui.
puzzle-lesson-one_of-short = Deux s’en vont, une reste.
puzzle-lesson-one_of-text = Quelqu’un montre une carte que vous ne voyez pas. C’est l’une des trois qu’on a nommées. Dès que vous savez que deux d’entre elles sont ailleurs, vous connaissez la troisième, et à qui elle est.
puzzle-lesson-full-short = Quand tout est trouvé, le reste n’y est pas.
puzzle-lesson-full-text = Chacun sait combien de cartes compte chaque main. Dès que vous les connaissez toutes, aucune autre ne peut y être, et ce qui restait ouvert chez ce joueur est clos.
puzzle-lesson-chain-short = Une trouvaille entraîne l’autre.
puzzle-lesson-chain-text = Ce que vous venez de trouver raye une case ailleurs, et une ancienne réponse n’a soudain plus qu’une carte possible. Relisez le récit après chaque trouvaille.
puzzle-lesson-taken-short = Deux réponses, deux cartes, une main.
puzzle-lesson-taken-text = Deux réponses sans carte commune sont deux cartes différentes. Si, avec les cartes connues, elles remplissent la main, rien d’autre n’y tient, même si vous ne connaissez aucune des deux.
puzzle-lesson-wrong_case-short = Au moins une des trois est ailleurs.
puzzle-lesson-wrong_case-text = Une accusation fausse dit que l’étui ne contient pas exactement ces trois cartes. Si vous savez que deux d’entre elles y sont, la troisième n’y est pas.
puzzle-lesson-suppose-short = Et si… ? Et si non ?
puzzle-lesson-suppose-text = Parfois, aucune ligne ne mène plus loin. Supposez le contraire de ce que vous soupçonnez et suivez-le pas à pas. S’il finit en contradiction, votre soupçon est prouvé.
puzzle-lesson-case-short = Qui, avec quoi, et où.
puzzle-lesson-case-text = Toutes les techniques ensemble. Cherchez la sorte dont le plus de cartes sont trouvées, et prenez les cartes de l’étui une par une.
