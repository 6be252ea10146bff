cards-heading = Les cartes : { $edition }
cards-lead = Tout ce qui se distribue, se pioche ou se joue dans cette édition.
cards-powers = Pouvoirs
cards-powers-text = Chaque invité a le sien, connu de tous. Il sert une seule fois dans la partie ; ensuite, on retourne la carte.
cards-keepers = Majordomes
cards-keepers-text = On les tire de la pile Intrigue, on les garde cachés et on les joue au bon moment.
cards-clocks = Cartes Temps
cards-clocks-text = La pile Intrigue en contient { $count }. On les aligne à côté du plateau à mesure qu’elles sortent. La dernière tue qui la tire, puis retourne dans la pile.
cards-clues = Cartes Indice
cards-clues-text = On les lit à voix haute et on les applique aussitôt.
cards-reveal = Une pour chaque carte de la feuille.
cards-suspects = Suspects
cards-weapons = Armes
cards-rooms = Pièces
cards-copies = { $n ->
    [one] un exemplaire
   *[other] { $n } exemplaires
}
cards-rules = Comment nous jouons cette édition
