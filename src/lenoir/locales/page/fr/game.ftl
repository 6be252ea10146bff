game-title = Une partie de Lenoir
game-your-turn = À vous de jouer
game-home = Retour à l’accueil
game-board = Plateau
game-notebook = Carnet
game-story = Récit
game-talk = Discussion
game-parts = Les parties de la table
game-lost = La connexion est perdue. Elle revient d’elle-même…
game-parked = La partie est en pause. N’importe quel joueur peut la reprendre.
game-parked-host = La partie est en pause.
game-go-on = Reprendre
game-see-table = Revoir la table
game-see-end = Voir la fin
game-curtain = Passez l’appareil à { $name }
game-curtain-others = Les autres, détournez les yeux.
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
game-dead = n’est plus
game-out = hors jeu
game-bot = robot { $bot }
game-away = hors ligne
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
