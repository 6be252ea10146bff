cannot-load = Cette partie de la page n’a pas pu être chargée.
load-again = Recharger
lost-title = Il n’y a rien à cette adresse
lost-home = Retour à l’accueil
card-hidden = Une carte face cachée
