board-label = Le manoir. Les flèches parcourent les lieux, Entrée y conduit.
board-square = case { $square }
board-lit = à portée
board-present = ici : { $who }
board-passage = passage secret : { $rooms }
board-card = une carte face cachée
board-lens = Taille du plateau
board-nearer = Plus près
board-farther = Plus loin
board-whole = Tout le plateau
board-destinations = Où aller ?
board-near = { $place }, { $room } à { $steps } pas
board-toward = Direction { $room }, encore { $steps } pas
board-others = Autres cases ({ $count })
board-dice = { $count ->
    [one] Le dé : { $faces }
   *[other] Les dés : { $faces }
}
board-question = point d’interrogation
board-glass = loupe
