home-title = Lenoir, le jeu d’enquête
home-lead = Quelqu’un a frappé, quelque part, avec quelque chose. Trouvez avant les autres.
home-link = Lenoir, retour à l’accueil
home-nav = Autour du jeu
home-help = Comment jouer
home-play = Jouer tout de suite
home-play-note = Classique, contre trois robots, sans attendre.
home-go-on = Reprendre la partie
home-dealing = On donne les cartes…
home-create = Créer une table
home-learn = Première affaire
home-box = J’ai la boîte
home-case = L’affaire du jour
home-lessons = Leçons
home-mine = Mes parties
home-mine-all = Montrer les { $count }
home-forget = Retirer de cette liste : { $edition }, { $names }
home-stage-open = Avant la donne
home-stage-playing = En cours
home-stage-parked = Au repos
home-stage-over = Finie
home-join = Rejoindre une table
home-code = Code de la table
home-sit = S’asseoir
home-open = Tables ouvertes
home-open-none = Aucune table n’attend d’inconnus pour le moment. Créez-en une et affichez-la ici.
home-free = { $count ->
    [one] une chaise libre
   *[other] { $count } chaises libres
}
home-pace = { $seconds } secondes par décision
home-how = Première visite ?
home-how-note = La première affaire dure cinq minutes et apprend tout en jouant. Ou lisez les règles en deux minutes.
home-how-link = Les règles en deux minutes
home-own = Lenoir est un jeu libre et indépendant. Il n’a aucun lien avec l’éditeur de Cluedo et de Clue ; ses noms, ses textes et ses dessins sont les siens.
