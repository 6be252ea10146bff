create-title = Créer une table
create-edition = Quelle édition ?
create-players = De { $fewest } à { $most } joueurs
create-different = Ce qui la distingue
create-seats = Qui joue ?
create-how-many = Nombre de places
create-you = Vous, l’hôte de la table
create-chair = Qui s’assied sur la chaise { $number }
create-people = Des gens
create-invited = Quelqu’un que j’invite
create-invited-note = Par le lien ou par le code.
create-here = Une autre personne sur cet appareil
create-here-name = Nom de la personne sur la chaise { $number }
create-here-note = Vous vous passez l’appareil.
create-guest = Invité { $number }
create-bots = Des robots
create-bot = Robot : { $name }
create-bot-random = Tête en l’air
create-bot-novice = Débutant
create-bot-notebook = Soigneux
create-bot-logician = Logicien
create-bot-entropy = Calculateur
create-bot-lenoir = Lenoir, le plus fort
create-manners = Comment jouez-vous ?
create-pace = Rythme
create-pace-note = Le temps pour chaque décision. Passé ce temps, la table décide quelque chose d’anodin.
create-pace-none = Sans se presser
create-pace-seconds = { $seconds } s
create-listed = Des inconnus peuvent venir
create-listed-note = La table figure dans la liste de l’accueil tant qu’une chaise est libre.
create-chat = Messages libres
create-chat-note = Sinon, on choisit parmi dix phrases toutes prêtes.
create-options = Règles de la maison
create-dice = Nombre de dés
create-rooms = Où sont les quatre cartes des pièces
create-rooms-random = Au hasard
create-rooms-corners = Dans les coins
create-rooms-named = Dans ces pièces
create-rooms-which = { $left ->
    [0] Quatre pièces sont choisies
    [one] Choisissez encore une pièce
   *[other] Choisissez encore { $left } pièces
}
create-open = Ouvrir la table
create-deal = Donner les cartes
create-look-first = Choisir d’abord les invités
