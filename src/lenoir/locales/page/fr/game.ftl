game-title = Une partie de Lenoir
game-your-turn = À vous de jouer
game-home = Vers l’accueil
game-board = Plateau
game-notebook = Carnet
game-story = Récit
game-talk = Paroles
game-parts = Parties de la table
game-lost = La connexion est perdue. Elle revient d’elle-même…
game-parked = La partie se repose. Toute personne assise peut la reprendre.
game-parked-host = La partie se repose.
game-go-on = Reprendre
game-see-table = Revoir la table
game-see-end = Comment cela finit
game-curtain = Passez l’appareil à { $name }
game-curtain-others = Que tous les autres détournent les yeux.
game-unveil = C’est moi, { $name }
game-hand = Vos cartes
game-show-hand = Montrer mes cartes
game-hide-hand = Cacher mes cartes
game-players = Joueurs
game-cards =
    { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }
game-keepers =
    { $n ->
        [one] 1 Intrigue
       *[other] { $n } Intrigues
    }
game-dead = mort
game-out = hors jeu
game-bot = robot { $bot }
game-away = absent
game-stand-in = un remplaçant joue en attendant { $name }
game-on-device = sur l’appareil de { $owner }
game-noted = C’est noté
game-answer = Retour au plateau
game-log = Ce qui se passe
game-hurry = Passer
game-yourself = vous
game-power-of = Pouvoir : { $name }
game-power-used = Il a déjà servi.
game-power-left = Il peut encore servir.
game-keys = Touches :
game-clocks = Horloges : { $n } sur { $of }
game-hidden = Vos cartes et votre carnet sont retournés.
