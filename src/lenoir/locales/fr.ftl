### Tout ce qui se lit en français. en.ftl a les mêmes messages avec les mêmes arguments.
### Les messages help-… et usage-… sont lus sans analyseur Fluent : une ligne, aucun argument.

## La ligne de commande

help-lenoir = Le jeu d’enquête en quatre éditions : dans le navigateur, dans le terminal et par le réseau.
help-lenoir-example = lenoir play --edition modern --players 4
help-command = que faire ; « lenoir COMMANDE --help » en dit plus
help-editions = lister les éditions, ou en montrer une avec son plateau
help-editions-example = lenoir editions detectives
help-play = jouer dans ce terminal, contre des personnes et des robots
help-play-example = lenoir play --edition classic --players 3 --people 2 --names Anna,Ben
help-replay = raconter une partie enregistrée
help-replay-example = lenoir replay partie.jsonl --seat rose
help-verify = vérifier une partie enregistrée : chaque fait, chaque règle
help-verify-example = lenoir verify partie.jsonl
help-perft = compter les suites d’actions permises, pour éprouver les règles
help-perft-example = lenoir perft --edition miro --players 3 --depth 3 --seed 1
help-notebook = un carnet à côté de la vraie boîte : notez ce que chacun entend, et voyez ce qui s’ensuit et pourquoi
help-notebook-example = lenoir notebook ce-soir.txt --seats rose=Anna,moutarde=moi,violet=Ben --hand corde,hall,violet
help-deduce = ce qu’une place peut savoir : les donnes qui s’accordent avec ce qu’elle a vu, et pourquoi
help-deduce-example = lenoir deduce partie.jsonl --seat rose --turn 12 --why corde
help-bots = dire quels robots il y a
help-bots-example = lenoir bots
help-review = comment une partie s’est passée, de chaque place : ce qui a été demandé, ce qu’on pouvait savoir et depuis quand
help-review-example = lenoir review partie.jsonl --seat rose --moment 1
help-puzzle = une affaire par jour : où est la carte ? Avec une preuve, et une réfutation de chaque mauvaise réponse
help-puzzle-example = lenoir puzzle --grade 4
help-sim = faire jouer des robots et compter qui gagne, chaque donne vue de chaque place
help-sim-example = lenoir sim --edition classic --bots lenoir,logician,notebook --games 300
help-speedclue = jouer au concours Speed Clue, comme client
help-speedclue-example = lenoir speedclue lenoir 4000 --bot entropy
help-serve = laisser jouer des personnes et des robots par le réseau
help-serve-example = lenoir serve --host 0.0.0.0 --port 8000
help-join = faire jouer un robot à une table d’un serveur
help-join-example = lenoir join http://127.0.0.1:8000/#join=ABCD2345 --bot novice
help-db = copier la base de données d’un serveur, restaurer une copie, tout relire, supprimer ce qui est ancien ou mettre à jour
help-db-example = lenoir db backup parties.db
help-admin = chercher des tables, les clore ou les supprimer, renvoyer des gens ou les oublier, lire les signalements
help-admin-example = lenoir admin tables --search Ada
help-admin-deed = voir : tables, show, reports, bans, acts ; faire : end, delete, silence, ban, lift, erase ; token donne un mot pour la page /admin, revoke les reprend tous
word-deed = ACTE
word-table = TABLE
word-number = NUMÉRO
word-text = TEXTE
help-of-table = une table par son code ou son nom ; pour lift, le numéro d’une exclusion
help-of-person = une personne par le numéro que donne « show » : pour silence, ban et erase
help-search = tables : un code, un nom de table ou une partie du nom d’un invité
help-admin-edition = tables : de cette édition
help-state = tables : avant, pendant ou après une partie
help-idle = tables : inchangées depuis au moins ce nombre de jours
help-days = pour combien de temps : silence (1 ; 0 rend la parole), ban (7), token (1)
help-address = ban : une adresse IP ; en version 6, son /64
help-doctor = dire ce qui marche ici, ce qui manque et comment y remédier
help-doctor-example = lenoir doctor
help-example = exemple :
word-command = COMMANDE
word-key = CLÉ
word-option = NOM=VALEUR
word-file = FICHIER
word-seat = PLACE
word-receipt = REÇU
word-record = PARTIE
word-card = CARTE
word-address = ADRESSE
word-folder = DOSSIER
word-link = LIEN
word-name = NOM
word-bot = ROBOT
word-bots = ROBOT,…
help-lang = langue, fr ou en (sinon LENOIR_LANG, puis la langue du système)
help-json = donner les données en JSON
help-version = donner la version
help-key = la clé d’une édition, comme classic
help-edition = la clé de l’édition (classic)
help-players = combien jouent
help-suspects = qui est joué, place par place, comme rose,olive,violet
help-people = combien des premières places sont des personnes (1) ; les autres sont des robots
help-names = les noms dans l’ordre des places, comme Anna,Ben
help-deed = backup, pendant que le serveur tourne ; restore, dans une base vide ; check, chaque journal ; prune, ce qui a été gardé assez longtemps ; migrate, après une mise à jour
help-target = pour backup un nouveau fichier, pour restore la copie
help-key-file = un fichier de 32 octets tirés au hasard : la copie en est chiffrée (extra « backup »)
help-dry-run = prune : seulement compter ce qui serait supprimé
word-days = JOURS
help-keep-finished = combien de temps une table est gardée après la fin de sa dernière partie (30 ; 0 : toujours)
help-keep-open = combien de temps une table est gardée quand aucune partie n’a commencé (2 ; 0 : toujours)
help-keep-running = combien de temps une table est gardée quand plus personne n’y joue (30 ; 0 : toujours)
help-keep-reports = combien de temps les signalements des joueurs sont gardés (90 ; 0 : toujours)
help-option = une règle maison, comme turn_limit=60 ; « lenoir editions CLÉ » les donne
help-seed = une graine, pour redonner la même partie
help-receipts = garder dans ce dossier les reçus pour « lenoir verify --noted »
help-record = écrire la partie finie dans ce fichier, .jsonl ou .txt
help-file = l’enregistrement : un fichier .jsonl ou .txt
help-seat = seulement ce que cette place a vu : un suspect, un numéro depuis 0, ou « spectator »
help-step = s’arrêter après chaque phrase plutôt qu’à chaque tour
help-all = ne pas s’arrêter
help-depth = combien d’actions de profondeur (3)
help-accusations = compter aussi les accusations (il y en a des centaines)
help-turn = où l’on en était après ce tour ; 0 est la donne (sinon avant l’ouverture de l’étui)
word-rooms = PIÈCE,…
help-notebook-file = le carnet, .txt ou .jsonl ; il est créé s’il n’existe pas
help-seats = les suspects joués, dans l’ordre des places, chacun avec un nom ; « moi », c’est vous
help-hand = vos propres cartes
help-first = qui a reçu la première carte, quand les mains sont inégales
help-log = les lignes du carnet, en phrases
help-sheet = la grille, et les cas les plus probables
help-if = ce qui s’ensuivrait si ce joueur avait cette carte
help-knows = ce que les autres savent forcément
help-ask = les hypothèses qui vous apprendraient le plus dans ces pièces
help-why = démontrer ce qui est certain de cette carte, et dire ce qui déciderait du reste
help-states = des positions au lieu d’un enregistrement, un objet JSON par ligne ; « - » lit ce qui est tapé
help-play-bots = qui joue aux autres places : un robot pour toutes ou un pour chacune ; « lenoir bots » les nomme (notebook)
help-review-files = des enregistrements de parties finies, ou des dossiers qui en contiennent
help-moment = un moment en détail : la question posée, la meilleure, et ce que laisserait chaque réponse
help-puzzle-deed = make, check ou list : les recueils ; sans cela, une énigme à résoudre
help-puzzle-files = make : les archives de parties finies ; check : des recueils
help-puzzle-number = une énigme par son numéro
help-puzzle-date = l’affaire d’un autre jour, par exemple 2026-12-24
help-puzzle-grade = la prochaine affaire de ce niveau, de 1 (facile) à 6
help-puzzle-technique = la prochaine affaire qui montre cette technique
help-puzzle-lesson = la première énigme d’une leçon
help-puzzle-format = la prochaine affaire de cette sorte
help-puzzle-edition = la prochaine affaire de cette édition
help-puzzle-answer = juger une seule réponse ; code de sortie 1 si elle est fausse
help-puzzle-solution = la réponse et sa preuve
help-puzzle-paper = écrire l’énigme comme une page à imprimer (.html)
help-puzzle-count = make : combien d’énigmes, en semaines entières
help-puzzle-out = make : le dossier du recueil
help-puzzle-seed = make : un nombre ou un mot ; le même fait le même recueil
help-try = demander avant de dire : qu’auriez-vous demandé à ce moment ?
help-open = à la fin, toutes les mains et qui pouvait être sûr depuis quand
help-card = écrire une carte à partager, sans cartes ni noms, dans ce fichier .svg
help-sim-edition = la clé de l’édition (boardless : le concours de programmes, sans plateau)
help-sim-bots = qui joue, un robot par place : NOM, NOM:clé=valeur ou fichier.py:Nom
help-sim-games = combien de parties (300), arrondi aux donnes entières
help-sim-seed = la graine de toutes les parties (1)
help-no-rotate = jouer chaque donne une seule fois, sans changer de places
help-measure = dans combien des premières parties compter les bits (24), ce qui prend du temps
help-jobs = combien de processus (un par cœur)
help-cluster = l’adresse d’un ordonnanceur Dask, comme tcp://hote:8786, au lieu de processus
help-records = écrire chaque partie dans ce dossier
help-plot = dessiner tour par tour ce que cache l’étui dans ce fichier, .svg ou .png
help-id = le nom donné par le concours à ce programme
help-port = le port de cette machine où écoute le concours
help-bot = le robot qui joue (lenoir) ; « lenoir bots » les nomme
help-host = l’adresse d’écoute (127.0.0.1, cette machine seulement ; 0.0.0.0 pour toutes)
help-serve-port = le port d’écoute (8000 ; 0 pour un port libre)
help-data = le dossier des parties et de la clé qui les scelle (un dossier à vous)
help-database-url = la base de données, postgresql://… (un fichier de ce dossier) ; un mot de passe est plus à l’abri dans la variable
help-workers = combien de processus se partagent le travail (1)
help-hosts = les noms sous lesquels on joint le serveur, séparés par des espaces (ceux de cette machine)
help-proxies = les adresses des serveurs mandataires que l’on croit, séparées par des espaces (cette machine)
help-servers = combien de serveurs se partagent les limites (1)
help-origins = d’autres adresses dont les pages peuvent utiliser le serveur, séparées par des espaces (aucune)
help-browser = ouvrir la page dans un navigateur dès que le serveur écoute (non)
help-settings = Chaque option peut aussi être une variable, LENOIR_PORT=8000, ou une ligne de lenoir.toml, port = 8000,
help-settings-file = dans ce dossier ou dans votre dossier de réglages. L’option passe d’abord, puis la variable, puis le fichier.
help-link = le lien d’une table, ou l’adresse d’un serveur avec #join= et un code court
help-name = le nom à la table (celui du robot par défaut)

usage-usage = usage :
usage-positional = arguments 
usage-options = options 
usage-help = montrer cette aide et quitter
usage-required = il manque : %s
usage-unrecognized = pas compris : %s
usage-one = il manque une valeur
usage-choice = « %(value)s » ne fait pas partie de %(choices)s
usage-type = « %(value)s » n’est pas un nombre entier
usage-argument = %(argument_name)s : %(message)s
usage-error = %(prog)s : %(message)s
usage-full = Ce qui s’affiche ne peut pas être écrit là :
usage-see = ceci montre comment faire :
usage-not-allowed = ne va pas avec %s

interrupted = Interrompu.
left-unfinished = La partie reste inachevée. Rien n’a été écrit.

## Ce qui ne se peut pas, et ce qui se peut

no-such-edition = Il n’y a pas d’édition « { $key } ». Il y a : { $keys }.
bad-players = { $edition } se joue de { $few } à { $many }, pas à { $count }.
bad-people = Il y a { $players } places : --people va de 0 à { $players }.
no-such-suspect = Il n’y a pas ici de suspect « { $name } ». Il y a : { $names }.
suspect-twice = Chaque suspect ne se joue qu’une fois, et { $name } est là deux fois.
suspects-order = Dans cette édition les places suivent l’ordre des pions. Dites : --suspects { $order }
players-and-suspects = { $players } joueurs, mais { $count } suspects : donnez l’un ou l’autre, ou le même nombre.
too-many-names = { $count } noms pour { $players } places : donnez-en { $players } au plus.
name-twice = Deux joueurs ne peuvent pas s’appeler « { $name } ».
bad-option-form = « { $text } » n’est pas une option : écrivez NOM=VALEUR, par exemple turn_limit=60.
no-such-option = Il n’y a pas d’option « { $name } » dans cette édition. Il y a : { $names }.
bad-option-value = { $name } ne peut pas valoir « { $value } ». Écrivez { $wanted }.
option-wants-bool = on ou off
option-wants-number = un nombre entier, 0 ou plus
option-wants-dice = 1 ou 2
option-wants-choice = l’un de { $choices }
option-wants-rooms = random, corners, ou quatre pièces différentes parmi : { $rooms }
bad-depth = La profondeur est un nombre de 1 à 9.
record-or-states = Donnez un enregistrement, ou des positions par --states FICHIER : l’un des deux.
only-with-record = --seat, --turn et --why vont avec un enregistrement, pas avec --states.
no-such-card = Il n’y a pas de carte « { $name } » dans cette partie. Il y a : { $names }.
bad-turn = L’enregistrement a { $turns } tours : --turn va de 0 à { $turns }.
position-no-json = { $file }, ligne { $line } : ce n’est pas un objet JSON.
position-bad-field = { $file }, ligne { $line } : { $field } manque ou n’a pas la bonne forme.
position-bad-layout = { $file }, ligne { $line } : les mains, la réserve et l’étui ne font pas le compte des cartes.
position-bad-fact = { $file }, ligne { $line } : un fait nomme une place, une carte ou une affaire que cette position n’a pas.
bad-record-suffix = { $file } devrait finir par .jsonl (données) ou .txt (lisible).
record-exists = { $file } existe déjà. Choisissez un autre nom, ou déplacez-le.
no-folder = { $folder } est un fichier, et il faut un dossier : choisissez-en un autre.
no-such-folder = Il n’y a pas de dossier { $folder }. Créez-le d’abord, ou choisissez-en un autre.
no-such-file = Il n’y a pas de fichier { $file }.
is-a-folder = { $file } est un dossier : donnez un fichier.
cannot-read = { $file } ne se lit pas : { $reason }
cannot-write = { $file } ne peut pas être écrit : { $reason }
bad-record = { $file } n’est pas un bon enregistrement : { $reason }
no-such-seat = Il n’y a pas de place « { $seat } » dans cette partie. Il y a : { $seats }, et spectator.
bad-setup = La table ne peut pas se dresser ainsi : { $reason }
bad-edition = L’édition « { $key } » n’est pas jouable. Dans { $file } :
bad-edition-file = { $why }.
bad-edition-word = Pour { $field }, choisissez parmi { $words }, et non « { $word } ».
bad-edition-options = Dans ses options : { $why }.
bad-edition-players = Il faut de 2 à { $most } joueurs, et non de { $few } à { $many }.
bad-edition-identifier = « { $name } » n’est pas un identifiant : des minuscules, des chiffres et _.
bad-edition-twice = « { $name } » désigne deux choses.
bad-edition-weapons = Il y a plus d’armes que de pièces où les poser.
bad-edition-pool = La piscine « { $name } » n’est pas parmi les lieux.
bad-edition-copies = Une carte existe en 1 à { $most } exemplaires, et non en { $copies } comme { $card }.
bad-edition-power = Un pouvoir est donné à « { $name } », qui n’est pas un suspect.
bad-edition-rules = Il n’y a pas de module de règles « { $name } » ; s’il vient d’ailleurs, il doit être sur PYTHONPATH.
bad-edition-repeated = Le module de règles { $name } est nommé deux fois.
bad-edition-needs = Le module de règles { $name } ne fait pas de jeu sans { $field }.
bad-edition-option = Chaque table peut changer { $option } : mettez cette option dans [options].
bad-edition-dice = Il y a 1 ou 2 dés, et special_dice dit pour chacun si son 1 est spécial.
bad-edition-letters = Les lettres du plan désignent d’autres pièces que { $rooms }.
bad-edition-rooms = Il y a plus de { $most } pièces.
bad-edition-starts = Il faut un départ à chaque suspect, et à personne d’autre.
bad-edition-map = Les lignes du plan ont toutes la même longueur, { $most } colonnes au plus.
bad-edition-start = Le départ « { $letter } » figure { $times } fois sur le plan.
bad-edition-no_door = { $room } n’a pas de porte.
bad-edition-door = La porte « { $door } » de { $room } n’est pas une case de couloir.
bad-edition-passage = Un passage mène à « { $room } », qui n’est pas une pièce.
bad-edition-other_board = Le plateau de { $edition } a d’autres pions ou d’autres pièces.
bad-edition-told_apart = Pièces et lieux se distinguent comme dans { $edition }.
bad-edition-order = Suspects et pièces se suivent dans l’ordre de { $edition }.
bad-edition-no_board = Le plateau serait celui de « { $edition } », une édition qui n’existe pas.
bad-bots = { $count } robots pour { $seats } places : donnez-en un pour toutes, ou { $seats }.
failed = lenoir { $command } : { $why }
bad-number = { $option } est un nombre entier, { $least } ou plus.
sim-needs-limit = Une partie sans limite peut ne jamais finir, car un robot peut ne jamais accuser : donnez à turn_limit 1 ou plus.
jobs-or-cluster = Donnez --jobs ou --cluster, pas les deux : une grappe a ses propres processus.
records-exist = Il y a déjà des parties dans { $folder }. Choisissez un autre dossier.
bad-plot-suffix = { $file } doit finir par .svg ou .png.
plot-needs-measure = Sans mesure il n’y a rien à dessiner : donnez un nombre de parties à --measure.
plot-missing = Le dessin demande matplotlib : { $python } -m pip install "lenoir[plot]"
cluster-missing = Une grappe demande le paquet distributed : { $python } -m pip install "lenoir[cluster]"
cluster-silent = Aucun ordonnanceur Dask ne répond à { $address }. Lancez-en un par « dask scheduler », et donnez son adresse.
cluster-unlike = La grappe à { $address } ne peut pas jouer ces parties : il faut à son ordonnanceur et à ses processus le même lenoir qu’ici.
bad-port = Un port est un nombre de 1 à 65535.
nobody-listens = Personne n’écoute au port { $port } de cette machine. Lancez d’abord le serveur du concours.
bad-message-unknown = « { $text } » n’est pas un message du concours. Est-ce bien son serveur ?
bad-message-not_ascii = « { $text } » n’est pas de l’ASCII. Est-ce bien le serveur du concours ?
bad-message-torn = Le serveur s’est interrompu après « { $text } ».
bad-message-no_reset = Le serveur a commencé à jouer sans « reset ».
bad-message-out_of_turn = Le serveur interroge la place { $seat } hors de son tour.
bad-message-left = Le serveur est parti sans « done ».
contest-bot-failed = { $bot } a failli ; un joueur simple répond à sa place.
contest-late = Sur { $answers } réponses, { $late } sont du joueur simple, le robot étant en retard ou en faute.

## Les éditions

editions-more = « lenoir editions CLÉ » en montre une en détail, avec son plateau.
players-range = { $few } à { $many } joueurs
heading-suspects = Suspects
heading-weapons = Armes
heading-rooms = Pièces
heading-places = Autres lieux
heading-different = Ce qui la distingue
heading-options = Règles maison : --option NOM=VALEUR
heading-powers = Pouvoirs, un par invité, chacun une seule fois
heading-keepers = Majordomes de la pile Intrigue
heading-clues = Cartes d’indice
how-heading = { $edition } : comment nous jouons
how-lead = Le livret se tait parfois, ou dit deux choses. Voici comment il est lu ici et pourquoi, et quelles règles maison une table peut changer en créant une partie. Les numéros sont ceux que le jeu donne quand on demande pourquoi une chose n’est pas possible.
how-options = Règles maison :
heading-readings = Comment nous jouons : le livret là où il se tait ou se discute
heading-board = Plateau
clocks-too = Et { $n } fois « { $clock } » : la dernière tue qui la tire, chaque fois.
copies = × { $n }
labelled = { $name } : { $text }
option-default = { $name } ({ $value })
value-on = on
value-off = off
dice-count = { $n ->
    [one] Un dé.
   *[other] { $n } dés.
}
walk-exact = Qui s’arrête dans le couloir avance d’autant de cases que de points ; une pièce ne demande pas de compte exact.
walk-longest = Qui s’arrête dans le couloir use tous les points qu’il peut ; une pièce ne demande pas de compte exact.
walk-up_to = On peut avancer de moins de cases que de points.
may-pass-over = On peut passer par les cases occupées.
may-not-pass-over = On ne passe pas par les cases occupées, et elles ferment les portes devant lesquelles elles sont.
turn-passes = Dès qu’une carte est montrée, le tour est passé.
in-token-order = Les places suivent l’ordre des pions autour du plateau.
module-doubles = Un double six ou un double as peut mener droit dans n’importe quelle pièce.
module-honour = Les accusations s’écrivent en secret ; si l’on joue sur l’honneur, « aucune » est cru tant que personne n’a vu la carte.
module-powers = Chaque invité a un pouvoir, qui sert une fois.
module-pool = La piscine, au milieu, tient les cartes en trop ; on accuse là et nulle part ailleurs.
module-intrigue = Les points d’interrogation, sur un dé et sur des cases, font tirer des cartes Intrigue ; qui est convoqué peut en tirer aussi.
module-restless = On ne s’attarde pas : on quitte la pièce au début du tour, sauf après une convocation.
module-clue_cards = Chaque loupe des dés fait tirer une carte d’indice, à suivre avant d’avancer.
module-room_cards = À deux, ou en équipes, quatre cartes attendent face cachée dans des pièces : qui y vient regarde.
module-roll_first = Le tour commence par les dés ; on accuse dans n’importe quelle pièce.
option-last_detective_wins = qui reste seul en jeu gagne aussitôt
option-turn_limit = nombre de tours après lequel personne ne gagne ; 0 : sans limite
option-resuggest_when_staying = un joueur qui reste dans une pièce peut y soupçonner de nouveau
option-spoken_accusation = les accusations se disent tout haut, et chacun entend ce qui était faux
option-honour = « aucune » est admis même si c’est faux ; un joueur pris en faute ne joue plus, mais répond encore
option-dice = combien de dés, 1 ou 2
option-up_to = on peut avancer de moins de cases que de points
option-rush_each_chooses = dans la ruée, chacun choisit sa pièce
option-clue_cards = jouer avec les cartes d’indice
option-teams = chaque place est une équipe : quatre cartes dans les pièces, comme à deux
option-room_cards = où sont ces quatre cartes : random, corners, ou quatre pièces comme hall,study,lounge,library
option-draws_from = d’où doit venir un joueur convoqué pour tirer une carte Intrigue
option-draws_from-anywhere = de n’importe où
option-draws_from-rooms_and_pool = d’une pièce ou de la piscine
option-draws_from-rooms = d’une pièce
option-must_draw = un joueur convoqué tire toujours une carte Intrigue
option-sends_back = quels pions une carte Majordome peut renvoyer à leur case départ
option-sends_back-any = n’importe quel autre pion
option-sends_back-players = ceux des autres joueurs, s’ils l’ont quittée
option-look_once = une carte posée dans une pièce se regarde une fois en arrivant, et non à chaque tour passé là
option-accuse_from_pool = qui commence son tour dans la piscine peut y accuser
option-stay_in_pool = la carte Majordome qui permet de rester vaut aussi dans la piscine
option-leave_after_question = même après un point d’interrogation au dé, il faut quitter la pièce
option-out_keep_keepers = après une accusation fausse, on peut encore jouer ses cartes Majordome
option-block_ends_turn = une hypothèse bloquée met aussitôt fin au tour
option-named_is_summoned = un joueur cité dans la pièce où il se trouve déjà peut y rester, comme après une convocation
option-only_players_tokens = seuls les pions des joueurs sont sur le plateau
option-exact = un déplacement qui finit dans le couloir utilise tous les points
option-squares_twice = quand il faut utiliser tous les points, on peut repasser par une case
option-passage_ends_turn = un passage secret compte pour un tour ; l’hypothèse attend le suivant
option-sweep_doorways = quand un joueur est hors jeu, son pion arrêté devant une porte est placé dans la pièce
option-stay_unrolled = qui reste dans une pièce n’a pas à lancer les dés

## Le plateau

board-legend = Légende
board-door = ↑↓←→↘ porte
board-question = ? point d’interrogation
board-reach = + à portée
board-starts = Départs
board-passages = Passages
board-tokens = Pions
board-new-passage = { $room }, nouveau passage : vers chaque pièce de coin
board-cards = une carte face cachée
board-powers = Pouvoirs
board-clocks = Horloges : { $scale } { $n } sur { $of }

## Les noms : l’article dépend du premier mot ; un mot inconnu s’en passe

the = { $head ->
    [barre] la { $small }
    [batte] la { $small }
    [bibliotheque] la { $small }
    [bureau] le { $small }
    [chambre] la { $small }
    [chandelier] le { $small }
    [cle] la { $small }
    [clef] la { $small }
    [corde] la { $small }
    [cuisine] la { $small }
    [entree] l’{ $small }
    [grand] le { $small }
    [hache] la { $small }
    [hall] le { $small }
    [haltere] l’{ $small }
    [jardin] le { $small }
    [matraque] la { $small }
    [observatoire] l’{ $small }
    [patio] le { $small }
    [petit] le { $small }
    [piscine] la { $small }
    [poignard] le { $small }
    [poison] le { $small }
    [revolver] le { $small }
    [salle] la { $small }
    [salon] le { $small }
    [spa] le { $small }
    [studio] le { $small }
    [trophee] le { $small }
    [veranda] la { $small }
   *[other] { $name }
}
somebody = { $head ->
    [col] le colonel { $rest }
    [colonel] le { $small }
    [docteur] le { $small }
    [docteure] la { $small }
    [dr] { $gender ->
        [feminine] la { $name }
       *[other] le { $name }
    }
    [inspecteur] l’{ $small }
    [inspectrice] l’{ $small }
    [pr] le { $name }
    [prof] le professeur { $rest }
    [professeur] le { $small }
    [professeure] la { $small }
    [reverend] le { $small }
   *[other] { $name }
}
word-suggest = formuler une hypothèse
word-not_suggest = ne pas formuler d’hypothèse
word-the_suggestion = l’hypothèse
word-clock = horloge
word-clue = carte Indice
person-as = { $name } ({ $suspect })
to-somebody = { $article ->
    [le] au { $rest }
   *[other] à { $name }
}
case-words = { $suspect } avec { $weapon } dans { $room }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-nor = { $first } ni { $last }
quoted = « { $text } »
list-none = rien
turn-heading = Tour { $n } · { $who }
turn-heading-other = Tour { $n } · { $who } ({ $other } joue)
dice-glass = { $face } (loupe)

## Le récit : une phrase pour chaque événement

story-started = Une nouvelle partie, édition « { $edition } ». En jeu : { $who }.
story-plays = { $you ->
    [you] Vous jouez { $suspect }.
   *[other] { $who } joue { $suspect }.
}
story-lots-deal = On lance les dés pour la donne : { $rolls }.
story-lots-begin = On lance les dés pour commencer : { $rolls }.
story-dealt = { $you ->
    [you] Vous donnez : { $sizes }.
   *[other] { $dealer } donne : { $sizes }.
}
story-dealt-pool = { $n ->
    [one] Une carte reste
   *[other] { $n } cartes restent
} face cachée dans { $place }.
story-dealt-rooms = Une carte attend face cachée dans chacune de ces pièces : { $rooms }.
story-envelope = Dans l’étui : { $case }.
story-hand = { $you ->
    [you] Vos cartes : { $cards }.
   *[other] { $who } reçoit : { $cards }.
}
story-pool-filled = Face cachée dans { $place } : { $cards }.
story-room-card-laid = Face cachée dans { $place } : { $card }.
story-turn = { $you ->
    [you] À vous de jouer.
   *[other] { $who } joue.
}
story-turn-over = Cela met fin à votre tour.
story-rolled = { $you ->
    [you] Vous obtenez { $dice }.
   *[other] { $who } obtient { $dice }.
}
story-moved = { $you ->
    [you] { $where ->
        [room] { $how ->
            [passage] Vous passez dans { $place } par le passage secret.
            [leap] Vous filez droit dans { $place }.
            [keeper] On vous conduit dans { $place }.
            [power] Vous vous glissez dans { $place }.
            [summoned] On vous appelle dans { $place }.
            [named] Vous allez dans { $place }.
            [rush] Vous accourez dans { $place }.
            [sent_back] On vous renvoie dans { $place }.
            [swept] On vous met dans { $place }, pour ne pas fermer la porte.
           *[walk] Vous entrez dans { $place }.
        }
        [seen] { $how ->
            [keeper] On vous conduit sur une autre case.
            [sent_back] On vous renvoie au départ.
           *[walk] Vous avancez dans les couloirs.
        }
       *[square] { $how ->
            [keeper] On vous conduit en { $place }.
            [sent_back] On vous renvoie au départ, en { $place }.
           *[walk] Vous allez en { $place }.
        }
    }
   *[other] { $where ->
        [room] { $how ->
            [passage] { $token } passe dans { $place } par le passage secret.
            [leap] { $token } file droit dans { $place }.
            [keeper] On conduit { $token } dans { $place }.
            [power] { $token } se glisse dans { $place }.
            [summoned] On appelle { $token } dans { $place }.
            [named] { $token } va dans { $place }.
            [rush] { $token } accourt dans { $place }.
            [sent_back] On renvoie { $token } dans { $place }.
            [swept] On met { $token } dans { $place }, pour ne pas fermer la porte.
           *[walk] { $token } entre dans { $place }.
        }
        [seen] { $how ->
            [keeper] On conduit { $token } sur une autre case.
            [sent_back] On renvoie { $token } au départ.
           *[walk] { $token } avance dans les couloirs.
        }
       *[square] { $how ->
            [keeper] On conduit { $token } en { $place }.
            [sent_back] On renvoie { $token } au départ, en { $place }.
           *[walk] { $token } va en { $place }.
        }
    }
}
story-weapon = On apporte { $weapon } dans { $place }.
story-stayed = { $you ->
    [you] Vous restez sur place.
   *[other] { $who } reste sur place.
}
story-declined = { $you ->
    [you] { $offered ->
        [Suggesting] Vous ne soupçonnez personne.
        [Drawing] Vous ne tirez pas de carte.
        [Glimpsing] Vous gardez votre pouvoir pour plus tard.
        [AtPool] Vous n’y faites rien.
       *[other] Vous déclinez.
    }
   *[other] { $offered ->
        [Suggesting] { $who } ne soupçonne personne.
        [Drawing] { $who } ne tire pas de carte.
        [Glimpsing] { $who } garde son pouvoir pour plus tard.
        [AtPool] { $who } n’y fait rien.
       *[other] { $who } décline.
    }
}
story-suggested = { $you ->
    [you] Vous soupçonnez { $case }.
   *[other] { $who } soupçonne { $case }.
}
story-cannot = { $you ->
    [you] Vous ne pouvez pas réfuter.
   *[other] { $who } ne peut pas réfuter.
}
story-refuted = { $you ->
    [by] Vous montrez une carte { $to }.
    [to] { $by } vous montre une carte.
   *[other] { $by } montre une carte { $to }.
}
story-stood = { $you ->
    [you] Personne ne vous réfute.
   *[other] Personne ne réfute { $who }.
}
story-blocked = { $you ->
    [you] Vous coupez court aux questions.
   *[other] { $who } coupe court aux questions.
}
story-passed = { $you ->
    [by] Vous montrez en secret une carte { $to }.
    [to] { $by } vous montre une carte en secret.
   *[other] { $by } montre en secret une carte { $to }.
}
story-shown = { $you ->
    [by] Vous avez montré { $to } : { $card }.
    [to] { $by } vous a montré : { $card }.
   *[other] { $by } a montré { $to } : { $card }.
}
story-spied = { $you ->
    [you] Vous l’avez vue aussi, chez { $by } : { $card }.
   *[other] { $who } l’a vue aussi, chez { $by } : { $card }.
}
story-glimpsed = { $you ->
    [you] Vous apercevez une carte chez { $of } : { $card }.
    [of] { $who } aperçoit une de vos cartes : { $card }.
   *[other] { $who } aperçoit une carte chez { $of } : { $card }.
}
story-noticed = Vu par hasard : { $of } a { $card }.
story-accused = { $you ->
    [you] Vous accusez !
   *[other] { $who } accuse !
}
story-claimed = { $you ->
    [you] Vous dites : « { $case } ».
   *[other] { $who } dit : « { $case } ».
}
story-written = { $you ->
    [you] Vous écrivez : { $case }.
   *[other] { $who } écrit : { $case }.
}
story-looked = { $you ->
    [you] Vous avez vu l’étui : { $case }.
   *[other] { $who } a vu l’étui : { $case }.
}
story-failed = L’accusation était fausse.
story-out = { $you ->
    [you] { $because ->
        [accused] Vous quittez l’enquête et ne ferez plus que réfuter.
        [convicted] Vous quittez l’enquête pour avoir caché une carte.
       *[resigned] Vous abandonnez.
    }
   *[other] { $because ->
        [accused] { $who } quitte l’enquête et ne fera plus que réfuter.
        [convicted] { $who } quitte l’enquête pour avoir caché une carte.
       *[resigned] { $who } abandonne.
    }
}
story-withheld = { $you ->
    [you] Vous aviez caché une carte : { $card }.
   *[other] { $who } avait caché une carte : { $card }.
}
story-challenged = { $you ->
    [you] Vous dénoncez { $offender } : « Vous aviez { $card } ! »
    [offender] { $who } vous dénonce : « Vous aviez { $card } ! »
   *[other] { $who } dénonce { $offender } : « Vous aviez { $card } ! »
}
story-ended-won = { $you ->
    [you] { $because ->
        [last_detective] Tous les autres sont hors jeu : vous gagnez.
       *[solved] L’accusation était juste : vous gagnez.
    }
   *[other] { $because ->
        [last_detective] Tous les autres sont hors jeu : { $who } gagne.
       *[solved] L’accusation était juste : { $who } gagne.
    }
}
story-ended-nobody = { $because ->
    [turn_limit] C’était le dernier tour : personne ne gagne.
   *[nobody_left] Il ne reste personne pour résoudre l’affaire : personne ne gagne.
}
story-solution = L’étui : { $case }.
story-opened-hand = { $you ->
    [you] Vous aviez : { $cards }.
   *[other] { $who } avait : { $cards }.
}
story-opened-keepers = { $you ->
    [you] Vous aviez encore les majordomes : { $keepers }.
   *[other] { $who } avait encore les majordomes : { $keepers }.
}
story-opened-pool = Dans { $place } se trouvaient : { $cards }.
story-opened-rooms = Dans les pièces se trouvaient : { $cards }.
story-opened-written = { $you ->
    [you] Vous aviez écrit : { $case }.
   *[other] { $who } avait écrit : { $case }.
}
story-drew-clock = { $you ->
    [you] Vous tirez une carte Intrigue : { $clock } numéro { $n }.
   *[other] { $who } tire une carte Intrigue : { $clock } numéro { $n }.
}
story-drew-keeper = { $you ->
    [you] Vous tirez une carte Intrigue et la gardez.
   *[other] { $who } tire une carte Intrigue et la garde.
}
story-keeper-taken = { $you ->
    [you] Vous gardez « { $keeper } ».
   *[other] { $who } garde « { $keeper } ».
}
story-keeper-played = { $you ->
    [you] Vous jouez le majordome « { $keeper } ».
   *[other] { $who } joue le majordome « { $keeper } ».
}
story-power = { $you ->
    [you] Vous usez de votre pouvoir « { $power } ».
   *[other] { $who } use de son pouvoir « { $power } ».
}
story-died = { $you ->
    [you] La dernière { $clock } est pour vous : le meurtrier frappe. Vos cartes, montrées à tous : { $cards }.
   *[other] La dernière { $clock } est pour { $who } : le meurtrier frappe. Cartes montrées à tous : { $cards }.
}
story-pool-looked = { $you ->
    [you] Vous regardez les cartes dans { $place }.
   *[other] { $who } regarde les cartes dans { $place }.
}
story-pool-seen = { $you ->
    [you] Vous y voyez : { $cards }.
   *[other] { $who } y voit : { $cards }.
}
story-clue = { $you ->
    [you] Vous tirez la { $word } « { $clue } ». { $text }
   *[other] { $who } tire la { $word } « { $clue } ». { $text }
}
story-clue-reveal = { $you ->
    [you] Vous tirez la { $word } « { $clue } » : { $card }.
   *[other] { $who } tire la { $word } « { $clue } » : { $card }.
}
story-named = { $you ->
    [you] Vous nommez : { $card }.
   *[other] { $who } nomme : { $card }.
}
story-picked = { $you ->
    [you] Vous désignez { $target }.
    [target] { $who } vous désigne.
   *[other] { $who } désigne { $target }.
}
story-card-opened = { $you ->
    [you] Vous posez face visible : { $card }.
   *[other] { $who } pose face visible : { $card }.
}
story-nobody-holds = Personne ne tient cette carte : { $card }.
story-sealed = { $you ->
    [you] Vous avez répondu en secret.
   *[other] { $who } répond en secret.
}
story-passage-opened = { $you ->
    [you] Vous ouvrez un nouveau passage dans { $place }.
   *[other] { $who } ouvre un nouveau passage dans { $place }.
}
story-room-looked = { $you ->
    [you] Vous regardez la carte qui attend dans { $place }.
   *[other] { $who } regarde la carte qui attend dans { $place }.
}
story-room-seen = { $you ->
    [you] Vous y voyez : { $card }.
   *[other] { $who } y voit : { $card }.
}

## Ce qu’on demande

ask-starting = { $where ->
    [room] À vous de jouer, dans { $place }. Que faites-vous ?
    [seen] À vous de jouer. Que faites-vous ?
   *[square] À vous de jouer, en { $place }. Que faites-vous ?
}
ask-moving = { $where ->
    [seen] { $steps ->
        [one] Vous pouvez faire un pas.
       *[other] Vous pouvez faire { $steps } pas.
    }
   *[other] { $steps ->
        [one] Vous pouvez faire un pas, depuis { $place }.
       *[other] Vous pouvez faire { $steps } pas, depuis { $place }.
    }
}
ask-suggesting = Vous pouvez { $suggest }.
ask-pool = Vous êtes dans { $place }. Que faites-vous ?
ask-drawing = On vous convoque. Tirez-vous une carte Intrigue ?
ask-refuting = { $who } soupçonne { $case }. Votre réponse ?
ask-spying = Une carte a été montrée à quelqu’un. Regardez-vous ?
ask-glimpsing = Vous avez montré une carte { $who }. En voulez-vous voir une en retour ?
ask-neighbour = Quelle carte montrez-vous { $who } ?
ask-closing = Terminer votre tour ?
ask-naming = Quelle carte nommez-vous ?
ask-picking = Qui désignez-vous ?
ask-opening = Quelle carte posez-vous face visible ?
ask-passing-left = Quelle carte montrez-vous { $who }, à votre gauche ?
ask-placing = Dans quelle pièce ouvrez-vous le nouveau passage ?
ask-rushing-all = Dans quelle pièce tous doivent-ils accourir ?
ask-rushing-alone = Dans quelle pièce accourez-vous ?
ask-square = Sur quelle case ?
ask-place = Où allez-vous ?
ask-suspect = Qui est coupable ?
ask-weapon = Avec quelle arme ?
ask-room = Dans quelle pièce ?

choose-roll = { $n ->
    [one] Lancer le dé
   *[other] Lancer les dés
}
choose-walking = Avancer
choose-walk = Entrer dans { $place }
choose-walk-to = Aller en { $place }
choose-walk-square = Aller sur une case… ({ $n })
choose-passage = Prendre le passage secret vers { $place }
choose-leaping = Filer ailleurs, grâce au double
choose-leap = Filer dans { $place }, grâce au double
choose-stay = Rester sur place
choose-suggest = { $suggest }…
choose-accuse = Accuser…
choose-show = Montrer { $card }
choose-none = Dire que vous n’en avez aucune
choose-none-falsely = Dire, à tort, que vous n’en avez aucune
choose-draw = Tirer une carte
choose-no-draw = Ne pas tirer
choose-nothing = Ne rien faire ici
choose-no-look = Ne pas regarder
choose-no-glimpse = Non, garder le pouvoir pour plus tard
choose-look-pool = { $n ->
    [one] Regarder la carte qui est là
   *[other] Regarder les { $n } cartes qui sont là
}
choose-keeper = Jouer le majordome « { $keeper } »
choose-keeper-place = Jouer le majordome « { $keeper } »…
choose-keeper-token = Jouer le majordome « { $keeper } » sur { $token }
choose-power = User de votre pouvoir « { $power } »
choose-power-place = User de votre pouvoir « { $power } »…
choose-card = { $card }
choose-seat = { $who }
choose-open = Poser { $card } face visible
choose-room = { $place }
choose-challenge = Dénoncer { $who }, qui a caché { $card }
choose-end = Finir le tour
choose-resign = Abandonner
towards = vers { $rooms }
note-yours = à vous
note-seen = { $who }
note-open = { $who }, visible
note-pool = { $place }

prompt-keys = [b] plateau  [h] main  [n] carnet  [?] aide
prompt-menu = [Entrée] montre les choix.
prompt-back = [<] retour
not-a-choice = « { $text } » n’en fait pas partie. Tapez un numéro, ou le début d’un nom.
ambiguous = « { $text } » peut être : { $names }. Tapez quelques lettres de plus.
not-here = Il n’y a rien à quoi revenir.
confirm-accuse = Vous accusez { $case }. Si c’est faux, l’enquête est finie pour vous. Vous confirmez ?
confirm-resign = Abandonner ? Vous ne feriez plus que réfuter.
confirm-quit = Quitter la partie ? Elle s’arrête là pour tout le monde.
yes-no = [o/n]
yes-words = o oui y yes
no-words = n non no
say-yes-or-no = Tapez o pour oui ou n pour non.
word-resign = abandon
word-quit = quitter quit
cannot-resign = Vous ne pouvez pas abandonner : vous ne jouez déjà plus.
help-in-game =
    Tapez un numéro, ou le début d’un nom : « hall », « co » pour la corde, « h12 » pour une case.
    b  le plateau, + où vous pouvez aller   h  votre main
    n  votre carnet : ce que vous avez vu    ?  cette aide
    <  un pas en arrière                     abandon  ne plus faire que réfuter
    quitter  arrêter la partie

## La table

curtain = Donnez le clavier { $who }, puis Entrée.
curtain-private = Que personne d’autre ne regarde maintenant.
your-hand = Vos cartes
your-keepers = Vos majordomes
your-power = Votre pouvoir
power-spent = déjà servi
notebook-title = Votre carnet
notebook-legend = ● à vous   ✓ vue   ○ visible de tous   – a dit « aucune »
notebook-pool = Dans { $place } : { $cards }
notebook-rooms = Dans des pièces : { $cards }
random-seats = Jouent au hasard : { $names }.
bot-seats = Robots : { $names }.
bot-at-seat = { $who } ({ $bot })
bot-failed = Un robot a failli, et la partie s’arrête là : { $why }
limit-set = Le hasard joue seul et n’accuse pas : la partie s’arrête après { $n } tours.
random-give-up = Il ne reste que le hasard, qui ne trouverait jamais : il abandonne.
result-heading = L’affaire est close
result-record = L’enregistrement est dans { $file }.
result-hint = --record FICHIER garde la partie, pour la raconter ou la vérifier.
replay-next = Entrée : la suite · b : plateau · q : quitter
not-in-record = Cet enregistrement ne dit pas ce que cette place a vu : laissez --seat de côté.
unfinished-record = L’enregistrement s’arrête ici ; la partie, non.

## Enregistrements : ce qui peut clocher, selon son code

place-line = ligne { $line } : { $reason }
place-event = événement { $n } : { $reason }
place-column = ligne { $line }, colonne { $column } : { $reason }
record-empty = il n’y a rien dedans.
record-too_long = il dépasse { $limit } octets.
record-not_utf8 = ce n’est pas de l’UTF-8.
record-not_json = ce n’est pas une valeur JSON de la bonne forme ({ $why }).
record-twice = la clé « { $key } » est là deux fois.
record-not_lenoir = aucun enregistrement de Lenoir ne commence ainsi.
record-newer_schema = écrit avec le schéma { $schema } ; cette version lit jusqu’au schéma { $known }. Un Lenoir plus récent le lira.
record-old_schema = il n’y a pas de schéma { $schema }.
record-not_upcast = un événement du schéma { $schema } qu’aucun schéma suivant ne connaît.
record-no_edition = aucune édition « { $edition } » n’est connue ici.
record-other_cards = les cartes ne sont pas celles de l’édition « { $edition } ».
record-no_seat = le genre « { $kind } » et la place « { $seat } » ne vont pas ensemble.
record-bad_tag = « { $name } » n’est pas une étiquette qu’on puisse écrire.
record-secret_running = le secret d’une partie encore en cours.
record-first_event = le premier événement doit être GameStarted, pas { $event }.
record-once = { $event } n’arrive qu’une fois.
record-too_early = { $event } avant le premier tour.
record-too_late = { $event } après le début du premier tour.
record-not_dealt = un tour avant la donne.
record-after_the_end = { $event } après la fin de la partie.
record-other_edition = une partie de l’édition « { $edition } » dans l’enregistrement d’une autre.
record-setup = aucune table ne se dresse ainsi ({ $why }).
record-not_visible = { $event } n’est pas pour les yeux de ce témoin.
record-out_of_range = { $event } : { $field } ne peut pas valoir { $value }.
record-wrong_size = { $event } : { $field } doit avoir { $size } valeurs.
record-no_such_keeper = la place { $seat } n’a pas ce majordome.
record-cut_off = l’enregistrement s’arrête au milieu de ce qui arrive.
record-not_a_notebook = ce n’est pas un carnet tenu à côté de la boîte.
record-not_heard = { $event } n’est pas de ce qu’on note à côté de la boîte.
record-no_hand = il manque la main de la place qui tient ce carnet.
record-not_over = l’enregistrement complet d’une partie qui n’est pas finie.
record-bad_tag_line = une étiquette s’écrit [Nom "valeur"].
record-missing_tag = il manque l’étiquette { $name }.
record-tag_twice = l’étiquette { $name } est là deux fois.
record-open_comment = un commentaire qui commence ici n’est jamais fermé.
record-no_token = aucun événement ne s’écrit « { $token } ».
record-no_phase = aucune phase ne s’écrit « { $token } ».
record-no_default = « { $token } » omet quelque chose qui ne découle pas de ce qui précède.
record-no_value = « { $value } » ne convient pas ; attendu : { $what ->
    [card] une carte
    [cards] des cartes
    [case] un suspect, une arme et une pièce
    [happening] un événement, une action ou une phase
    [keeper] un majordome
    [keepers] des majordomes
    [kind] une sorte d’enregistrement
    [number] un nombre
    [option] une option
    [options] des options
    [place] une pièce ou une case
    [seat] une place de cette table
    [word] un mot qui convienne
    [yes_or_no] yes ou no
   *[other] { $what }
}.
record-not_here = « { $token } » n’a pas sa place ici : « { $expected } » l’aurait.
record-not_full = seul l’enregistrement complet d’une partie finie se vérifie.
record-no_deed = aucune action n’amène ce qui arrive ici, à commencer par { $event }.
record-illegal = { $action } n’était pas permis.
record-deal_differs = les règles n’auraient pas pu donner ainsi : { $event } n’est pas ce qui suit.
record-differs = { $event } ne découle pas des règles.
record-incomplete = il manque l’étiquette { $name }, et le hasard ne peut pas se vérifier.
record-bad_fairness = { $name } n’est pas ce qu’il faudrait.
record-commitment = le secret ne répond pas à l’engagement.
record-noted = l’engagement n’est pas celui qui a été noté.
record-unpledged = le mot de la place { $seat } n’a jamais été mis en gage : il a pu être choisi en dernier.
record-pledge_broken = le mot de la place { $seat } n’est pas celui qui avait été mis en gage.
record-bad_receipt = ni un engagement, ni le reçu d’un appareil.
record-noted_game = le reçu est celui d’une autre partie, { $game }.
record-noted_pledge = le gage de la place { $seat } n’est pas celui qui a été publié avant la donne.
record-noted_terms = l’édition, les options ou les suspects ne sont pas ceux publiés avant la donne.
record-noted_copy = la place { $seat } porte le gage de cet appareil, qui n’y est pas assis.
record-noted_dropped = d’après l’enregistrement, la place { $seat } a gardé son mot pour elle ; or le serveur en avait accusé réception.
record-chance_differs = { $event } n’est pas ce que donnent le secret et les mots des joueurs.

## Vérifier

help-noted = le reçu d’un appareil qui a joué, ou l’engagement qu’il a noté
verified-rules = Chaque événement découle des règles.
verified-commitment = Le secret est bien celui qui était promis.
verified-pledges = Chaque mot avait été mis en gage, ou c’est le mot fixe.
verified-chance = La donne, les dés et les tirages sont ceux du secret, tous.
verified-order = Cet appareil sait que personne n’a choisi les cartes : il a noté l’engagement avant de mettre son mot en gage, et tous les gages avant de le révéler.
order-no_pledges = Ordre non prouvé : l’enregistrement n’a pas de gages ; le secret ou un mot a pu être choisi en dernier.
order-no_receipt = Ordre non prouvé : un enregistrement seul ne montre pas que l’engagement est venu d’abord. Le reçu d’un appareil qui a joué le peut : --noted FICHIER.
order-only_commitment = Ordre non prouvé : l’engagement est bien celui qui a été noté, mais il ne montre pas à lui seul qu’aucun mot n’a été choisi en dernier.
order-no_nonce = Ordre non prouvé à cet appareil : il n’a donné aucun mot. Ce qu’il a noté s’accorde avec l’enregistrement.
order-not_published = Ordre non prouvé à cet appareil : son gage n’était pas parmi ceux publiés avant la donne.
order-withheld = Ordre non prouvé à cet appareil : son mot n’a pas compté ; d’après l’enregistrement, il n’est pas venu à temps.
unchecked-chance = L’enregistrement ne promet rien du hasard : le hasard n’a pas été vérifié.
verdict-good = { $file } : rien à redire à cet enregistrement de { $n } événements.
verdict-bad = { $file } : ce n’est pas un bon enregistrement.
commitment-is = Engagement { $text } : « lenoir verify FICHIER --noted … » vérifiera les dés avec lui.

## Perft

perft-heading = { $edition }, { $players } joueurs, graine { $seed }
perft-depth = profondeur
perft-count = suites

## La déduction

deduce-heading = Ce que peut savoir { $who } après le tour { $turn }
deduce-spectator = un spectateur
deduce-envelope = Env
deduce-deals = { $n ->
    [one] Une seule donne s’accorde avec tout cela.
   *[other] { $n } donnes s’accordent avec tout cela.
}
deduce-cases = Les affaires les plus probables
deduce-chance = chance
deduce-share = donnes
deduce-model = Les chances supposent que qui a plusieurs des cartes nommées montre l’une ou l’autre indifféremment.
deduce-too-many = On a trop montré pour calculer exactement les chances : voici les parts des donnes.
deduce-legend = ● certain   · impossible   sinon la part des donnes, en %

## Le bilan d’une partie

decimal-point = ,
review-heading = { $who } · { $edition }, { $turns } tours
review-certain = { $before ->
    [0] Vous ne pouviez connaître l’affaire avec certitude qu’à la toute fin.
    [one] Vous pouviez connaître l’affaire avec certitude après le tour { $turn }, un tour avant la fin.
   *[other] Vous pouviez connaître l’affaire avec certitude après le tour { $turn }, { $before } tours avant la fin.
}
review-uncertain = Vous ne pouviez pas connaître l’affaire avec certitude : { $bits } bits restaient ouverts à la fin.
review-accuracy = Précision { $n }.
review-no-accuracy = Pas de précision : il n’y avait aucune question à juger.
review-luck = Chance { $bits } bits.
review-account-heading = Où sont passés les bits
review-account = { $start } bits étaient ouverts après la donne. Les meilleures questions pouvaient en apprendre { $best } ; { $lost } ont été perdus à en poser d’autres. Chance : { $luck }. Ce que vous avez appris sans le demander : { $heard }. Encore ouverts à la fin : { $left }.
review-accuracy-how = Vos { $n } questions qui comptent ont demandé { $asked } des { $best } bits qu’on pouvait obtenir : c’est la précision, en centièmes. Une question compte si l’on pouvait obtenir au moins { $least } bits. Les robots atteignent en moyenne : { $bots }. Le plus fort en sacrifie un peu pour nommer des solutions probables et en dire moins aux autres.
review-luck-how = La chance est ce que les réponses ont appris au-delà de ce qu’on pouvait attendre. Une réponse s’en écarte souvent d’un demi-bit ou plus : une seule partie en dit donc peu.
review-honour = À cette table, « aucune » peut être un mensonge : cela compte comme n’apprenant rien.
review-blocks = Qu’on puisse bloquer une hypothèse n’est pas pris en compte.
review-shares = Trop de cartes ont été montrées pour calculer toutes les chances exactement ; certains chiffres tiennent toutes les donnes pour également probables.
review-moments-heading = Moments à revoir
review-no-moments = Aucun moment ne se détache.
review-moment = Tour { $turn } : { $text }
review-lost = vous avez proposé { $case }, ce qui pouvait apprendre { $asked } bits ; { $better } pouvait en apprendre { $best }.
review-idle = vous avez proposé { $case }, ce qui ne pouvait rien apprendre ; { $better } pouvait apprendre { $best } bits.
review-find = vous avez proposé { $case }, et la réponse a appris { $got } bits sur { $before }.
review-given = vous avez montré { $card } { $to }, ce qui a appris environ { $told } bits. { $other } en aurait appris environ { $less }.
review-waited = { $n ->
    [one] l’affaire était certaine après le tour { $since }, vous pouviez accuser, et vous avez laissé passer le tour.
   *[other] l’affaire était certaine après le tour { $since }, vous pouviez accuser, et vous avez laissé passer { $n } tours.
}
review-impossible = vous avez accusé { $case }, ce que vous pouviez savoir faux.
review-dared = vous avez accusé { $case } alors qu’il restait { $cases } affaires, à { $chance } % d’après les seules cartes. Lenoir, qui lit aussi ce que demandent les autres, { $lenoir ->
    [yes] aurait accusé aussi.
   *[no] aurait attendu.
}
review-choice = { $who ->
    [tried] votre choix maintenant : { $case }, { $bits } bits
    [quiet] en dit moins aux autres : { $case }, { $bits } bits
    [asked] demandé : { $case }, { $bits } bits
    [best] le meilleur : { $case }, { $bits } bits
   *[lenoir] le choix de Lenoir : { $case }, { $bits } bits
}
review-shows = { $who } montre { $card } ({ $chance } %) : il reste { $left } bits
review-nobody-shows = Personne ne montre de carte ({ $chance } %) : il reste { $left } bits
review-settles = { $text }, et { $cards } { $n ->
    [one] est
   *[other] sont
} à coup sûr dans l’enveloppe
review-solves = { $text }, et l’affaire est résolue
review-title = { $kind ->
    [lost] Une question qui pouvait apprendre davantage
    [idle] Une question qui ne pouvait rien apprendre
    [given] Une carte qui en disait plus qu’une autre
    [waited] L’affaire était sûre, et vous avez attendu
    [impossible] Une accusation qui ne pouvait pas être juste
    [dared] Une accusation osée
   *[find] La meilleure trouvaille
}
review-amount-chance = { $chance } %
review-amount-turns = { $n ->
    [one] un tour
   *[other] { $n } tours
}
review-try = Que demanderiez-vous ? Un suspect, une arme { $rooms ->
    [one] (la pièce est { $room })
   *[other] et une pièce
} :
review-tried = { $good ->
    [yes] Bien : { $bits } bits. Le meilleur choix en vaut { $best }.
   *[no] { $bits } bits. Le meilleur choix en vaut { $best }.
}
review-try-again = Nommez { $rooms ->
    [one] un suspect et une arme
   *[other] un suspect, une arme et une pièce
}, séparés par des virgules.
review-certain-heading = Ce que vous pouviez savoir, et depuis quand
review-nothing-certain = La place d’aucune carte ne découlait de ce que vous aviez vu.
review-since = { $cell } (après le tour { $turn }).
review-open-heading = Toutes cartes ouvertes
review-open-hand = { $who } : { $cards }
review-open-case = L’affaire était { $case }.
review-open-certain = { $who } pouvait connaître l’affaire après le tour { $turn }.
review-open-uncertain = { $who } ne pouvait pas connaître l’affaire.
review-unfinished = { $file } : la partie n’est pas finie, il n’y a donc pas de bilan : il dirait ce qui est encore secret.
review-wrong = { $file } ne se vérifie pas : { $reason }
review-which-seat = dites avec --seat de qui vous voulez le bilan ; les places sont { $seats }.
review-no-moment = il n’y a pas de moment { $n } ; il y en a { $most }.
review-no-question = le moment { $n } n’est pas une question, il n’y a donc rien à essayer.
review-one-game = --moment, --try, --open et --card sont pour une seule partie.
review-not-full = --open demande l’enregistrement complet d’une partie.
review-card-suffix = { $file } : la carte s’écrit en .svg.
review-card-exists = { $file } existe déjà ; choisissez un autre nom.
review-card-head = { $edition }, { $players } joueurs, { $turns } tours
review-card-axis = Bits ouverts, de la donne à la fin
review-table-who = joueur
review-table-games = parties
review-table-questions = questions
review-table-accuracy = précision
review-table-luck = chance par question

why-heading = Pourquoi : { $card }
why-cell = { $where ->
    [own] { $there ->
        [yes] { $n ->
            [one] vous avez la carte { $named }
           *[other] vous avez les cartes { $named }
        }
       *[no] { $n ->
            [one] vous n’avez pas la carte { $named }
           *[other] vous n’avez pas les cartes { $named }
        }
    }
    [hand] { $there ->
        [yes] { $n ->
            [one] { $who } a la carte { $named }
           *[other] { $who } a les cartes { $named }
        }
       *[no] { $n ->
            [one] { $who } n’a pas la carte { $named }
           *[other] { $who } n’a pas les cartes { $named }
        }
    }
    [envelope] { $there ->
        [yes] { $n ->
            [one] { $cards } est dans l’étui
           *[other] { $cards } sont dans l’étui
        }
       *[no] { $n ->
            [one] { $cards } n’est pas dans l’étui
           *[other] { $cards } ne sont pas dans l’étui
        }
    }
   *[place] { $there ->
        [yes] { $n ->
            [one] { $cards } se trouve dans { $who }
           *[other] { $cards } se trouvent dans { $who }
        }
       *[no] { $n ->
            [one] { $cards } ne se trouve pas dans { $who }
           *[other] { $cards } ne se trouvent pas dans { $who }
        }
    }
}
why-you = vous
why-by = {" "}({ $steps })
why-told = { $cell } : { $source }.
why-elsewhere = { $many ->
    [one] { $cell } : la carte est ailleurs{ $by }.
   *[other] { $cell } : les cartes sont ailleurs{ $by }.
}
why-full = { $where ->
    [envelope] { $cell } : une autre carte de cette sorte y est{ $by }.
   *[other] { $n ->
        [0] { $cell } : aucune carte n’y est.
        [one] { $cell } : la seule carte est déjà connue{ $by }.
       *[other] { $cell } : les { $n } cartes sont déjà toutes connues{ $by }.
    }
}
why-last-place = { $many ->
    [one] { $cell } : la carte n’est nulle part ailleurs{ $by }.
   *[other] { $cell } : les cartes ne sont nulle part ailleurs{ $by }.
}
why-rest = { $where ->
    [envelope] { $cell } : aucune autre carte de cette sorte ne peut y être{ $by }.
   *[other] { $n ->
        [one] { $cell } : aucune autre carte ne peut y être{ $by }.
       *[other] { $cell } : il ne reste que { $n } cartes pour les { $n } qui y sont{ $by }.
    }
}
why-one-of = { $cell } : { $source }, et pas avec une autre des trois{ $by }.
why-taken = { $cell } : il n’y a plus de place parmi les { $n } cartes, puisque { $source }{ $by }.
why-wrong-case = { $cell } : { $source }, et les deux autres cartes nommées sont dans l’étui{ $by }.
why-suppose = { $cell } : supposons le contraire.
why-supposed = ce que suppose { $step }
why-absurd = Mais { $step } contredit { $other }.
why-cut = De là, il faut { $n } pas jusqu’à une contradiction{ $by }, trop pour les dire ici ; --json les donne tous.{ $source }
why-cut-source = {" "}Il y faut encore ceci : { $source }.
why-source = { $you ->
    [who] { $event ->
        [HandDealt] c’est la donne
        [CannotRefute] vous n’avez pas pu réfuter { $suggestion } { $n } (tour { $turn }, { $asker } : { $case })
        [SuggestionRefuted] vous avez réfuté { $suggestion } { $n } (tour { $turn }, { $asker } : { $case })
        [CardShown] { $n ->
            [0] vous avez montré cette carte { $to } en secret (tour { $turn })
           *[other] vous avez montré cette carte { $to } pour { $suggestion } { $n } (tour { $turn })
        }
        [CardSpied] vous avez montré cette carte pour { $suggestion } { $n } (tour { $turn }), et { $spy } l’a vue aussi
        [CardGlimpsed] cette carte a été entrevue (tour { $turn })
        [CardNoticed] cette carte a été vue par hasard (tour { $turn })
        [CardOpened] vous avez posé cette carte face visible (tour { $turn })
        [CardWithheld] vous aviez caché cette carte, comme on l’a vu à la fin
        [SeatDied] votre mort a rendu vos cartes visibles (tour { $turn })
        [PoolSeen] vous y avez regardé (tour { $turn })
        [RoomCardSeen] vous y avez regardé (tour { $turn })
        [NobodyHolds] cette carte a été demandée et personne ne l’avait (tour { $turn })
        [AccusationFailed] votre accusation était fausse (tour { $turn })
        [EnvelopeSeen] vous y avez regardé (tour { $turn })
       *[other] tout a été dévoilé à la fin
    }
    [to] { $event ->
        [HandDealt] c’est la donne
        [CannotRefute] { $who } n’a pas pu réfuter { $suggestion } { $n } (tour { $turn }, { $asker } : { $case })
        [SuggestionRefuted] { $who } a réfuté { $suggestion } { $n } (tour { $turn }, { $asker } : { $case })
        [CardShown] { $n ->
            [0] { $who } vous a montré cette carte en secret (tour { $turn })
           *[other] { $who } vous a montré cette carte pour { $suggestion } { $n } (tour { $turn })
        }
        [CardSpied] { $who } a montré cette carte pour { $suggestion } { $n } (tour { $turn }), et vous l’avez vue aussi
        [CardGlimpsed] cette carte a été entrevue (tour { $turn })
        [CardNoticed] cette carte a été vue par hasard (tour { $turn })
        [CardOpened] { $who } a posé cette carte face visible (tour { $turn })
        [CardWithheld] { $who } avait caché cette carte, comme on l’a vu à la fin
        [SeatDied] la mort a frappé { $who }, dont les cartes sont visibles (tour { $turn })
        [PoolSeen] { $who } y a regardé (tour { $turn })
        [RoomCardSeen] { $who } y a regardé (tour { $turn })
        [NobodyHolds] cette carte a été demandée et personne ne l’avait (tour { $turn })
        [AccusationFailed] l’accusation portée par { $who } était fausse (tour { $turn })
        [EnvelopeSeen] { $who } y a regardé (tour { $turn })
       *[other] tout a été dévoilé à la fin
    }
   *[other] { $event ->
        [HandDealt] c’est la donne
        [CannotRefute] { $who } n’a pas pu réfuter { $suggestion } { $n } (tour { $turn }, { $asker } : { $case })
        [SuggestionRefuted] { $who } a réfuté { $suggestion } { $n } (tour { $turn }, { $asker } : { $case })
        [CardShown] { $n ->
            [0] { $who } a montré cette carte { $to } en secret (tour { $turn })
           *[other] { $who } a montré cette carte { $to } pour { $suggestion } { $n } (tour { $turn })
        }
        [CardSpied] { $who } a montré cette carte pour { $suggestion } { $n } (tour { $turn }), et { $spy } l’a vue aussi
        [CardGlimpsed] cette carte a été entrevue (tour { $turn })
        [CardNoticed] cette carte a été vue par hasard (tour { $turn })
        [CardOpened] { $who } a posé cette carte face visible (tour { $turn })
        [CardWithheld] { $who } avait caché cette carte, comme on l’a vu à la fin
        [SeatDied] la mort a frappé { $who }, dont les cartes sont visibles (tour { $turn })
        [PoolSeen] { $who } y a regardé (tour { $turn })
        [RoomCardSeen] { $who } y a regardé (tour { $turn })
        [NobodyHolds] cette carte a été demandée et personne ne l’avait (tour { $turn })
        [AccusationFailed] l’accusation portée par { $who } était fausse (tour { $turn })
        [EnvelopeSeen] { $who } y a regardé (tour { $turn })
       *[other] tout a été dévoilé à la fin
    }
}
why-nowhere-else = Elle n’est donc nulle part ailleurs.
why-open = Reste ouvert : { $cell } dans { $share } % des donnes.
why-open-plain = Reste ouvert : { $cell } dans certaines donnes, dans d’autres non.
why-if = Si { $cell } ({ $share } % des donnes), alors { $settled }.
why-if-plain = Si { $cell }, alors { $settled }.
why-brief-suppose = { $cell } : tout le reste contredirait ce que vous avez vu.
why-place = { $where ->
    [envelope] dans l’étui
    [own] chez vous
    [hand] chez { $who }
   *[place] dans { $who }
}
why-possible = { $card } : { $places }.
why-only-itself = La place d’aucune autre carte n’en déciderait à elle seule.
## Les robots, par leur nom, et ce qui peut clocher avec l’un d’eux, selon son code

bots-more = Les robots des autres jouent aussi : fichier.py:Nom, ou un paquet qui en offre un.
bot-random = Joue au hasard, n’accuse jamais et montre n’importe quelle carte : celui qu’il faut battre.
bot-novice = Coche ce qu’on lui montre, demande ce qui lui passe par la tête et va au plus près.
bot-notebook = Tient un carnet soigné, ne demande que ce qui n’y est pas coché, accuse quand c’est sûr.
bot-logician = Ne manque rien de ce qui découle de ce qu’il a vu, et nomme une affaire qui peut être la bonne.
bot-entropy = Compte exactement toutes les donnes et demande ce qui l’instruit le plus ; worlds : combien de donnes il compare.
bot-lenoir = Le plus fort : il lit ce que trahissent les hypothèses des autres, en dit peu et ose quand il le faut ; time : le temps de réflexion, à peu près.
bot-from-package = Offert par un autre paquet.
bad-bot-form = « { $text } » n’est pas un robot : écrivez NOM, ou NOM:clé=valeur,clé=valeur.
bad-bot-no_name = { $file } est un fichier : dites lequel de ses robots, comme { $file }:Nom.
bad-bot-no_such = Il n’y a pas de robot « { $name } ». Il y a : { $names } ; ou écrivez fichier.py:Nom.
bad-bot-no_parameters = { $name } n’a pas de paramètres, donc pas de « { $key } ».
bad-bot-no_parameter = { $name } n’a pas de paramètre « { $key } ». Il a : { $keys }.
bad-bot-twice = { $name } : { $key } est là deux fois.
bad-bot-missing = Il faut dire { $key } à { $name } : écrivez { $name }:{ $key }=…
bad-bot-value_int = { $name } : { $key } ne peut pas être « { $value } », mais un nombre entier.
bad-bot-value_float = { $name } : { $key } ne peut pas être « { $value } », mais un nombre.
bad-bot-value_bool = { $name } : { $key } ne peut pas être « { $value } », mais on ou off.
bad-bot-value_time = { $name } : { $key } ne peut pas être « { $value } », mais une durée comme 50ms ou 1.5s.
bad-bot-refused = { $name } ne peut pas être fait ({ $why }).
bad-bot-not_a_bot = { $name } ne fait pas de robot : ce qu’il fait n’a pas de méthode « decide ».
bad-bot-no_file = Il n’y a pas de fichier { $file }.
bad-bot-bad_file = { $file } ne se charge pas ({ $why }).
bad-bot-not_in_file = Il n’y a pas de « { $name } » dans { $file }. Il y a : { $names }.
bad-bot-bad_entry_point = Le robot « { $name } », offert par un paquet, ne se charge pas ({ $why }).

## Les simulations

sim-games = Parties
sim-progress = { $played } parties sur { $games }
sim-title = { $edition }, { $players } joueurs, graine { $seed }
sim-played = { $times ->
    [one] { $games } parties, chacune avec sa donne.
   *[other] { $games } parties : { $deals ->
        [one] une donne,
       *[other] { $deals } donnes, chacune
    } jouée { $times } fois en changeant de places.
}
sim-rounded = { $asked } étaient demandées ; { $games } font des donnes entières.
sim-incomplete = Arrêté avant la fin : voici les donnes jouées jusque-là.
sim-bot = robot
sim-seats = places
sim-wins = gagnées
sim-share = part
sim-interval = intervalle à 95 %
sim-expected = attendu
sim-from-to = de { $low } à { $high }
decimal-sign = ,
percent = { $n } %
sim-length = Une partie a pris en moyenne { $turns } tours et { $suggestions } hypothèses.
sim-without = { $n ->
    [0] Chaque partie a eu son gagnant (la limite était de { $limit } tours).
    [one] Une partie a fini sans gagnant (la limite était de { $limit } tours).
   *[other] { $n } parties ont fini sans gagnant (la limite était de { $limit } tours).
}
sim-by-seat = Parties gagnées par place, la première d’abord : { $wins }.
sim-measured = { $n ->
    [one] Bits sur l’étui, mesurés dans une partie : gagnés par une hypothèse, dits par une carte montrée.
   *[other] Bits sur l’étui, mesurés dans { $n } parties : gagnés par une hypothèse, dits par une carte montrée.
}
sim-asked = hypothèses
sim-bits = bits gagnés
sim-told = bits dits
sim-chosen = en choisissant
sim-by-chance = au hasard
sim-cpu = Temps de calcul d’une décision.
sim-decisions = décisions
sim-median = médiane
sim-p99 = 99e centile
sim-worst = la pire
sim-place = { $bot }, partie { $game }, place { $seat }, graine { $seed }
sim-crashed = Le robot a échoué ({ $place }). { $why }
sim-illegal = Le robot a fait ce qui n’est pas permis ({ $place }). { $why }
sim-again = En Python, lenoir.sim.play_game(experiment, { $game }) rejoue cette partie.
sim-worker-lost = Un processus est mort ; la mémoire manque peut-être. Moins de --jobs en demandent moins.
plot-title = { $edition } : ce que cache l’étui, moyenne de { $games } parties
plot-turns = tour du joueur
plot-bits = bits

## Ce qu’un serveur refuse

refused-bad_bot = Il n’y a pas de tel robot ici.
refused-bad_command = Le nom d’une commande compte de 1 à 64 lettres, chiffres, _ et -.
refused-bad_key = Ce n’est pas une clé.
refused-bad_name = Un nom compte de 1 à 24 caractères visibles d’une même écriture. Choisissez-en un autre.
refused-bad_nonce = Un mot pour la donne compte de 1 à 64 lettres, chiffres, _ et -, et c’est celui qui a été mis en gage.
refused-bad_note = Une note porte sur une carte et un lieu qui existent, et compte au plus 200 caractères visibles (2000 pour le texte libre).
refused-bad_pledge = Un gage compte 64 chiffres hexadécimaux, et n’est pas celui d’une autre place.
refused-bad_setup = Une table ne peut pas être dressée ainsi : voyez l’édition, ses options et le nombre de places.
refused-bad_text = On dit l’une des phrases, ou un texte d’au plus 200 caractères visibles.
refused-crowded = Trop de monde est passé à cette table. Ouvrez-en une nouvelle.
refused-banned = Ce serveur vous est fermé pour quelque temps, par la personne qui s’en occupe.
refused-damaged = Ce qui est conservé de cette table ou de cette partie n’est pas fiable ; personne n’y joue plus.
refused-endless = Cette partie dure depuis trop longtemps. Il ne reste qu’à abandonner.
refused-full = Il n’y a plus de place pour cela. Ce qui est là reste.
refused-handed_over = Vous avez cédé votre place à cette table. Demandez un lien pour la reprendre, ou un lien pour regarder.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-muted = Vous ne pouvez pas dire cela à cette table.
refused-name_taken = Quelqu’un ici porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
refused-needs_vote = En cours de partie, cela se vote : proposez-le, et les personnes concernées donnent leur accord.
refused-no_assistance = Cette table joue sans cette aide.
refused-no_such_game = Il n’y a pas de telle partie.
refused-no_such_number = Ce numéro n’existe pas dans ce fil : reprenez à 0.
refused-no_such_person = Personne ne porte ce numéro à cette table.
refused-no_such_replay = Aucune partie n’est publiée à cette adresse, ou elle ne l’est plus.
refused-no_such_seat = Il n’y a pas de telle place à cette table.
refused-no_such_table = Il n’y a pas de telle table. Vérifiez le lien ou le code.
refused-not_asked = La table attend une autre place.
refused-not_dealt = Les cartes ne sont pas encore distribuées.
refused-not_host = Seul l’hôte de la table peut le faire.
refused-not_invited = Ce lien ou ce code n’ouvre pas cette table.
refused-not_open = Cela ne se fait qu’avant la donne.
refused-not_over = La partie n’est pas encore finie.
refused-not_publisher = Seule la personne qui a publié cette partie peut la retirer.
refused-not_seated = Vous n’avez pas de place à cette table, ou pas celle-là.
refused-one_device = Deux personnes jouent ici sur le même appareil : les réponses automatiques sont impossibles.
refused-over = La partie est finie.
refused-own_chair = C’est votre seule chaise, et vous tenez cette table : asseyez-vous d’abord ailleurs, ou quittez la table.
refused-parked = La partie est suspendue : chaque personne assise peut la reprendre.
refused-replaced = Un robot joue à votre place à cette table : les autres l’ont voté, ou l’hôte l’a décidé en votre absence. Un lien permet encore de regarder.
refused-rested = Une fois par décision suffit. Attendez la suivante.
refused-reused = Ce nom ou ce mot a déjà servi à autre chose. Choisissez-en un nouveau.
refused-seated_together = Plusieurs personnes partagent une chaise, qui ne serait plus que pour une seule. Elles doivent d’abord se lever.
refused-spent = Vous avez trop souvent modifié cette table. Ouvrez-en une nouvelle pour continuer.
refused-stale = La réponse a déjà été donnée.
refused-taken = C’est déjà pris, ou il n’y a plus de place.
refused-too_early = Les gages ne sont pas encore publiés : gardez le mot jusque-là.
refused-too_long = Le calcul a pris trop de temps. Redemandez un peu plus tard.
refused-try_again = Le serveur ne peut rien conserver en ce moment. Renvoyez la même demande dans un instant.
refused-unfilled = Une place est encore libre : quelqu’un ou un robot doit la prendre.
refused-voting = Une autre proposition est encore ouverte.
refused-withdrawn = Cette demande ou cette proposition ne tient plus.
refused-malformed = La demande n’a pas de sens. La page /api/schema/openapi.json dit ce qui est attendu.
refused-wrong_origin = Cette page n’a rien à demander à ce serveur.
refused-wrong_host = Ce serveur ne porte pas ce nom. La personne qui le gère peut l’autoriser avec --hosts.
refused-too_slow = La demande a mis trop longtemps à arriver. Renvoyez-la.
refused-no_length = La demande n’indique pas sa longueur. Envoyez-la avec Content-Length, et non par morceaux.
refused-busy = Trop de connexions : le serveur n’en accepte plus pour l’instant. Réessayez dans un moment.
refused-not_found = Il n’y a rien à cette adresse.
refused-not_allowed = Cette adresse ne s’emploie pas ainsi.
refused-too_large = C’est trop à la fois.
refused-too_many = Trop de demandes. Attendez un peu.
refused-broken = Quelque chose a échoué dans le serveur. C’est noté ; réessayez.

## Un serveur et qui s’y joint

serve-listens = Lenoir écoute à { $url }
serve-share = Sur ce réseau, les autres l’atteignent à { $url }
serve-alone = Seule cette machine l’atteint ; --host 0.0.0.0 laisse entrer les autres.
serve-data = Les parties sont conservées dans { $place }
serve-stop = Ctrl-C l’arrête ; au prochain démarrage, les parties reprennent où elles en étaient.
serve-stopped = Arrêté.
serve-bad-port = « { $port } » n’est pas un port : un port est un nombre de 0 à 65535, et 0 n’importe lequel de libre.
serve-cannot-open = La base de données ne peut pas être ouverte : { $why }
serve-cannot-listen = Impossible d’écouter à { $host }, port { $port } : { $why }. Choisissez-en un autre avec --port ou --host.
serve-bad-limit = { $name } vaut « { $value } » : il faut un nombre entier, et 0 veut dire sans limite.
serve-bad-proxy = « { $proxy } » n’est pas l’adresse d’un serveur mandataire : écrivez par exemple 10.0.0.1, ou un réseau comme 10.0.0.0/8.
serve-workers = Il faut au moins un processus.
serve-days = --{ $setting } n’est pas un nombre entier de jours, à partir de 0.
serve-port-taken = Le port { $taken } est pris ; Lenoir prend le { $port }.
page-not-built = Ce Lenoir a été installé sans sa page. Dans le dossier de ses sources, « make page » la construit ; relancez ensuite le serveur.
join-bad-link = « { $link } » n’est pas le lien d’une table. Il ressemble à http://ADRESSE:PORT/table/TABLE#join=CLÉ, ou à http://ADRESSE:PORT/#join=CODE avec un code court.
join-watch-only = Ce lien permet de regarder : demandez à l’hôte celui pour jouer.
join-unreachable = Aucun serveur Lenoir ne répond à { $server }.
join-refused = Le serveur répond : { $why }
join-seated = { $name } a une place à { $table } ; la partie commence quand l’hôte la lance.
join-sent-away = Le robot n’a plus de place à cette table.
join-lost = La liaison avec { $server } est perdue.
join-bot-failed = Le robot a échoué : { $why }
join-over = La partie est finie.
doubt-promise_changed = Le serveur a remplacé l’engagement de cette partie. Cet appareil n’a donné aucun mot, et rien ne lui prouve que la donne était honnête.
doubt-pledge_missing = Le gage de cet appareil n’a pas été publié : son mot n’a pas compté, et rien ne lui prouve que la donne était honnête.
doubt-pledge_copied = Le gage de cet appareil se trouvait sur la chaise de quelqu’un d’autre. Cet appareil a gardé son mot, et rien ne lui prouve que la donne était honnête.
doubt-pledges_changed = Le serveur a changé les gages, ou les réglages, après les avoir publiés. Rien ne prouve à cet appareil que la donne était honnête.
admin-title = Lenoir, pour qui s’en occupe
admin-needs = « { $deed } » demande autre chose : voir lenoir admin --help.
admin-done = C’est fait, et noté.
admin-none = Il n’y a rien.
admin-word = Le mot qu’a donné « lenoir admin token » :
admin-enter = Entrer
admin-leave = Sortir
admin-wrong-word = Ce mot n’ouvre rien, ou plus rien.
admin-too-many = Trop d’essais. Attendez une minute.
admin-tables = Tables
admin-reports = Signalements
admin-bans = Exclusions
admin-acts = Ce qui a été fait
admin-search = Code ou nom :
admin-look = Chercher
admin-state = État
admin-state-open = pas encore de partie
admin-state-running = en cours
admin-state-finished = finie
admin-code = Code
admin-edition = Édition
admin-people = Gens
admin-created = Ouverte
admin-changed = Dernier changement
admin-chairs = Chaises
admin-number = N°
admin-name = Nom
admin-deeds = Que faire
admin-days = Jours
admin-here = présent
admin-away = hors ligne
admin-silent = réduit au silence
admin-when = Quand
admin-table = Table
admin-who = Qui
admin-reason = Motif
admin-text = Texte
admin-until = Jusqu’au
admin-deed = Quoi
admin-back = Retour aux tables
admin-sure = { $deed } ? Cela ne peut pas être défait.
admin-deed-end = Clore la table
admin-deed-delete = Supprimer la table
admin-deed-silence = Faire taire
admin-deed-ban = Exclure
admin-deed-lift = Lever l’exclusion
admin-deed-erase = Effacer les données de cette personne
admin-reason-language = injures ou harcèlement
admin-reason-name = un nom injurieux
admin-reason-cheating = triche
admin-reason-other = autre chose
db-target = « backup » demande le nom d’un nouveau fichier et « restore » celui d’une copie ; les autres n’en prennent pas.
db-only-backup = --key-file est pour « backup » et « restore ».
db-pruned = Supprimées : { $open } tables sans partie, { $running } dont la partie n’était plus jouée, { $finished } dont la partie est finie, { $promise } parties sans table.
db-would-prune = Seraient supprimées : { $open } tables sans partie, { $running } dont la partie n’est plus jouée, { $finished } dont la partie est finie, { $promise } parties sans table.
db-progress = { $done } Mo sur { $all }
db-restored = { $logs } journaux restaurés depuis { $place }. Chacun est tel qu’il a été écrit.
db-not-empty = La base de données { $place } contient des parties. Une copie ne se restaure que dans une base vide.
db-bad-copy = { $place } ne peut pas être restauré : { $why }
db-copy-cut = il est tronqué ou a été modifié, ou la clé est une autre
db-copy-none = ce n’est pas une copie faite par « lenoir db backup »
db-copy-damaged = { $log } n’est pas tel qu’il a été écrit
db-copy-key = il a été fait avec un autre lenoir.key : mettez celui-là dans le dossier des données
db-copy-newer = un Lenoir plus récent l’a fait
db-copy-locked = il est chiffré : --key-file nomme la clé
db-copy-open = il n’est pas chiffré : ôtez --key-file
db-key-file = { $file } n’est pas une clé de 32 octets. Pour en faire une : head -c 32 /dev/urandom > { $file }
db-extra = Les copies chiffrées demandent l’extra « backup » : { $python } -m pip install "lenoir[backup]"
db-missing = Il n’y a pas de base de données à { $place }. --data nomme un autre dossier.
db-copied = Copiée dans { $place }. Qui peut la lire peut lire toutes les mains. Pour la reprendre, un serveur a aussi besoin de la clé du dossier des données (lenoir.key) : gardez-la ailleurs.
db-copied-locked = Copiée dans { $place }, chiffrée. Pour la reprendre, un serveur a aussi besoin de la clé du dossier des données (lenoir.key) : gardez les deux clés ailleurs.
db-migrated = La base de données est à jour.
db-checked = { $n ->
    [0] Chaque journal est tel qu’il a été écrit.
    [one] Un journal n’est pas tel qu’il a été écrit ; personne n’y joue plus.
   *[other] { $n } journaux ne sont pas tels qu’ils ont été écrits ; personne n’y joue plus.
}

## Les réglages, et un examen de la machine

settings-unreadable = { $file } ne peut pas être lu : { $why }
settings-unknown = { $file }, ligne { $line } : il n’y a pas de réglage « { $key } ». Il y a : { $keys }.
settings-kind = { $file }, ligne { $line } : « { $key } » doit être { $kind ->
        [language] "fr" ou "en"
        [number] un nombre entier, sans guillemets
        [switch] true ou false
        [list] une liste de textes, comme ["un", "deux"]
       *[text] un texte entre guillemets
    }.
doctor-well = Tout ce qu’il faut à une partie et à un serveur est là.
doctor-sick = Quelque chose dont un serveur a besoin ne va pas : voyez les lignes marquées ✗.
doctor-program = Lenoir { $lenoir }, Python { $python }
doctor-settings = Réglages : { $file }
doctor-no-settings = Pas de fichier de réglages : les options, les variables et les valeurs habituelles comptent.
doctor-use-fast = la déduction compilée, bien plus rapide
doctor-use-postgres = PostgreSQL comme base de données, pour plusieurs processus
doctor-use-cluster = des simulations sur une grappe Dask
doctor-use-plot = des images de simulations
doctor-extra = { $package } est installé : { $use }
doctor-extra-missing = { $package } n’est pas installé, et peut servir à ceci : { $use }
doctor-extra-advice = { $python } -m pip install "lenoir[{ $extra }]"
doctor-sqlite = SQLite { $version }
doctor-data = Dossier des données : { $folder }. Y écrire, jusque sur le disque, a pris { $ms } ms.
doctor-data-broken = Dossier des données : rien ne peut être écrit dans { $folder } : { $why }
doctor-data-advice = Choisissez-en un autre avec --data ou LENOIR_DATA, ou donnez-vous le droit d’y écrire.
doctor-space = Place libre à cet endroit : { $free } Mo
doctor-space-advice = Un disque plein ne perd rien, mais aucune partie n’avance : faites de la place, ou choisissez un autre dossier avec --data.
doctor-key = La clé des journaux est là, et personne d’autre ne peut la lire.
doctor-key-new = La clé des journaux est tirée au premier démarrage du serveur.
doctor-key-open = D’autres sur cette machine peuvent lire la clé des journaux, { $file }.
doctor-key-advice = chmod 600 "{ $file }"
doctor-database-open = D’autres sur cette machine peuvent lire la base de données, { $file }, où se trouvent toutes les mains. Le serveur y remédie à son démarrage.
doctor-database = Base de données : { $place }, version { $version }
doctor-database-new = Base de données : { $place } ; ses tables sont créées au premier démarrage du serveur.
doctor-database-old = Base de données : { $place } est à la version { $version }, et ce Lenoir écrit la version { $newest }.
doctor-database-old-advice = « lenoir serve » la met à jour, et « lenoir db migrate » aussi. Faites-en d’abord une copie.
doctor-database-newer = Base de données : { $place } est à la version { $version }, et ce Lenoir connaît les versions jusqu’à { $newest }.
doctor-database-newer-advice = Installez le Lenoir plus récent qui l’a écrite.
doctor-database-broken = Base de données : { $place } : { $why }
doctor-database-advice = Remettez une copie faite avec « lenoir db backup », ou choisissez un autre dossier avec --data.
doctor-postgres-advice = Voyez si le serveur tourne, et si LENOIR_DATABASE_URL a son adresse, son nom et son mot de passe.
doctor-port = Le port { $port } de { $host } est libre.
doctor-port-lenoir = Un Lenoir répond déjà à { $url }
doctor-editions = Éditions : { $keys }
doctor-edition-advice = Corrigez son fichier ; « docs/add-an-edition.md » dit comment l’écrire.
doctor-editions-missing = LENOIR_EDITIONS nomme { $folder }, qui n’est pas un dossier.
doctor-bots = Robots : { $names }
doctor-page = La page pour les navigateurs est construite.
doctor-page-missing = La page pour les navigateurs n’est pas construite : les robots et les programmes peuvent jouer, et les gens dans le terminal.
doctor-page-advice = Un paquet publié la contient ; dans une copie de travail, « make play » la construit.
doctor-terminal = Terminal : { $width } colonnes, { $colour ->
        [on] en couleurs
       *[off] sans couleurs
    }
terminal-signs = Ce terminal ne peut pas montrer tous les signes. Ceci aide : PYTHONUTF8=1 lenoir …
doctor-terminal-advice = Le plateau demande { $width } colonnes : élargissez la fenêtre.
doctor-language = Langue : le français

## Pourquoi pas

why-not-answer = { $text } (règle { $rule })
why-not-ask-Accuse = Pourquoi ne puis-je pas accuser ici ?
why-not-ask-Suggest = Pourquoi ne puis-je pas { $suggest } ici ?
why-not-ask-Stay = Pourquoi ne puis-je pas rester ici ?
why-not-ask-TakePassage = Pourquoi ne puis-je pas prendre de passage secret ?
why-not-ask-LookInPool = Pourquoi ne puis-je pas regarder les cartes de la piscine ?
why-not-ask-SayNone = Pourquoi ne puis-je pas dire « aucune » ?
why-not-accuse-in-pool = On accuse dans la piscine, quand on vient d’y entrer pendant ce tour.
why-not-accuse-enter-pool = Pour accuser dans la piscine, il faut y être entré pendant ce tour : sortez-en, et revenez-y à un autre tour.
why-not-accuse-in-room = On accuse dans une pièce, n’importe laquelle, et non dans le couloir.
why-not-suggest-corridor = Pour { $suggest }, il faut être dans une pièce : c’est elle que l’on nomme.
why-not-suggest-pool = On ne peut pas { $suggest } dans la piscine : elle n’a pas de carte.
why-not-suggest-arrive = On peut { $suggest } en arrivant dans une pièce, ou après une convocation ; y rester n’en redonne pas le droit.
why-not-suggest-once = On peut { $suggest } une fois par tour.
why-not-suggest-after-passage = À cette table, un passage secret compte pour un tour ; vous pourrez { $suggest } au début du prochain.
why-not-suggest-move-first = Il faut d’abord se déplacer, sauf après une convocation dans cette pièce ; ensuite seulement, on peut { $suggest }.
why-not-suggest-roll-first = Le tour commence par les dés ; ensuite vous pouvez rester ici et { $suggest }.
why-not-suggest-rolled = Les dés sont lancés : déplacez-vous d’abord, ou restez si c’est permis.
why-not-suggest-remained = Qui reste dans une pièce après avoir lancé les dés ne peut pas y { $suggest }.
why-not-suggest-declined = Le moment de { $suggest } est passé pour ce tour.
why-not-stay-leave = Au début du tour, il faut quitter la pièce, à moins que l’hypothèse d’un autre joueur ne vous y ait fait venir.
why-not-stay-move = Dans le couloir, il faut avancer si un pas est possible.
why-not-stay-roll-first = Le tour commence par les dés ; ensuite vous pouvez rester.
why-not-passage-instead = Un passage secret se prend au lieu de lancer les dés, et seulement depuis la pièce où le tour a commencé.
why-not-passage-none = Aucun passage secret ne part de cette pièce.
why-not-passage-roll-first = Le tour commence par les dés ; ensuite vous pouvez prendre le passage au lieu d’avancer.
why-not-look-enter = Les cartes de la piscine sont pour qui vient d’y entrer pendant ce tour.
why-not-look-empty = Aucune carte n’est dans la piscine : elles ont toutes été distribuées.
why-not-none-hold = Vous avez l’une des cartes nommées : il faut en montrer une.

# Le carnet à côté de la boîte

shorthand-accuse = accuse, accusation
shorthand-open = montre, révèle, ouvre
shorthand-nobody = personne
shorthand-pass = passe, donne
shorthand-spy = espionne, espion
shorthand-glimpse = entrevoit, aperçoit
shorthand-look = regarde
shorthand-died = meurt, mort, morte
shorthand-left = part, quitte
shorthand-notice = remarque, vu, vue
shorthand-block = bloque
shorthand-me = moi
shorthand-empty = Il n’y a rien après le nom. Tapez l’hypothèse, par exemple « anna: violet corde hall ben ».
shorthand-three = Une hypothèse nomme un suspect, une arme et une pièce, par exemple « violet corde hall ». Vient ensuite qui a montré une carte, ou « - » pour personne.
shorthand-no-answer = Qui a montré une carte ? Ajoutez un nom, ou « - » si personne ne pouvait.
shorthand-no-seat = Personne ici ne s’appelle « { $text } ». À la table : { $names }.
shorthand-no-card = Il n’y a pas de carte « { $text } ». Il y a : { $names }.
shorthand-no-place = Il n’y a pas de pièce « { $text } » où regarder.
shorthand-too-short = Il manque quelque chose au bout de la ligne. Tapez « aide » pour des exemples.
shorthand-too-long = Que veut dire « { $text } » au bout de la ligne ? Tapez « aide » pour des exemples.
jotting-unsure = { $n }. (incertain) { $text }
notebook-order-log = lignes
notebook-order-sheet = grille
notebook-order-why = pourquoi
notebook-order-if = si
notebook-order-knows = savent
notebook-order-ask = demander
notebook-order-undo = annuler
notebook-order-redo = refaire
notebook-order-edit = corriger
notebook-order-insert = insérer, inserer
notebook-order-delete = effacer
notebook-order-doubt = douter
notebook-order-mend = réparer, reparer
notebook-order-help = aide, ?
notebook-hint = Tapez ce qui se passe, par exemple « violet corde hall ben », ou « aide ». Ctrl-D pour finir ; tout est enregistré au fur et à mesure.
notebook-help =
    violet corde hall ben — le joueur suivant fait cette hypothèse, et Ben montre une carte ; entre eux, personne n’en avait
    anna: violet corde hall - — Anna fait l’hypothèse, et personne ne peut réfuter
    violet corde hall ben:corde — … et la carte que vous avez vue est la corde
    violet corde hall bloque ben — Ben met fin aux réponses par une carte
    anna: accuse violet corde hall — Anna accuse, et se trompe
    montre ben corde · personne corde · passe anna ben · espionne chloé · entrevoit ben · remarque ben corde · regarde piscine · regarde hall · meurt ben … · part ben
    grille · lignes · pourquoi corde · si ben corde · savent · demander hall,salon
    annuler · refaire · corriger 3 … · insérer 3 … · effacer 3 · douter 3 (pas sûr, ou de nouveau sûr)
notebook-new = « { $file } » n’existe pas encore. Pour le commencer, dites qui joue et ce que vous tenez : --seats rose=Anna,moutarde=moi,violet=Ben --hand corde,hall,violet
notebook-who = Marquez votre place, et elle seule, par « moi » : --seats rose=Anna,moutarde=moi,violet=Ben
notebook-uneven = Les mains sont inégales. Dites qui a reçu la première carte : --first rose
notebook-hand-size = { $held ->
    [one] Vous avez nommé une carte
   *[other] Vous avez nommé { $held } cartes
 }, mais à cette table vous en tenez { $size }.
notebook-which-rooms = Dans quelles pièces y a-t-il une carte ? Nommez-les : --option room_cards=hall,study,lounge,library
notebook-answers-itself = { $who } ne peut pas répondre à sa propre hypothèse.
notebook-not-named = La carte « { $card } » n’est pas nommée dans cette hypothèse.
notebook-not-for-you = Cette carte, seule la place de { $who } l’a vue. Laissez-la de côté, ou dites qui vous l’a montrée.
notebook-nothing-shown = Aucune carte n’a été montrée avant cette ligne.
notebook-no-spies = Personne ne peut espionner dans cette édition.
notebook-no-line = { $lines ->
    [0] Il n’y a pas encore de ligne.
   *[other] Nommez une ligne par son numéro, de 1 à { $lines }.
 }
notebook-if-how = Nommez un joueur et une carte, par exemple « si ben corde ».
notebook-if-never = C’est impossible.
notebook-ask-how = Nommez les pièces que vous pouvez atteindre, par exemple « demander hall,salon ».
notebook-known = Vous tenez la solution : aucune hypothèse ne vous en apprendra plus.
notebook-worth = { $bits } bits : { $case }
notebook-open = L’étui cache encore { $bits } bits. Qui peut montrer plusieurs cartes est censé les montrer avec la même chance.
notebook-knows = { $cases ->
    [one] { $who } peut nommer le coupable. Vos cartes vues par { $who } : { $cards }.
   *[other] Vos cartes vues par { $who } : { $cards }. D’après ce qui est certain, il y reste { $cases } cas.
 }
notebook-clash = Ces lignes ne peuvent pas toutes être vraies :
notebook-own-hand = votre propre main
notebook-mend = réparer { $number } : { $told }
notebook-no-mend = { $n ->
    [0] Aucun changement d’une seule ligne n’arrange tout.
   *[other] Nommez une réparation par son numéro, de 1 à { $n }.
 }

## Les énigmes

puzzle-names = Hugo, Inès, Léo, Maya, Noé
puzzle-you = vous
puzzle-envelope = L’étui
puzzle-ask-place = Où est { $card } ?
puzzle-ask-follows = Depuis la dernière ligne, une carte de plus peut être placée. Laquelle, et où ?
puzzle-ask-case = Qui, avec quoi, et où ?
puzzle-cannot = { $number ->
    [you] { $who } n’avez rien.
    [one] { $who } n’a rien.
   *[other] { $who } n’ont rien.
}
puzzle-event-SuggestionMade = { $who } : { $cards }.
puzzle-event-SuggestionRefuted = { $you ->
    [by] Vous montrez une carte.
   *[no] { $who } montre une carte.
}
puzzle-event-SuggestionStood = Personne ne montre de carte.
puzzle-event-CardPassed = { $you ->
    [by] Vous montrez à { $to } une carte de votre choix.
    [to] { $who } vous montre une carte de son choix.
   *[no] { $who } montre à { $to } une carte de son choix.
}
puzzle-event-CardShown = { $you ->
    [by] Vous montrez { $card } à { $who }.
   *[to] { $who } vous montre { $card }.
}
puzzle-event-CardSpied = Vous voyez aussi la carte : { $who } montre { $card }.
puzzle-event-CardGlimpsed = { $you ->
    [yes] Vous apercevez { $card } dans la main de { $who }.
   *[no] Quelqu’un aperçoit { $card } dans votre main.
}
puzzle-event-CaseClaimed = { $you ->
    [yes] Vous accusez : { $cards }.
   *[no] { $who } accuse : { $cards }.
}
puzzle-event-AccusationFailed = C’est faux.
puzzle-event-KeeperPlayed = { $you ->
    [yes] Vous jouez « { $keeper } ».
   *[no] { $who } joue « { $keeper } ».
}
puzzle-event-PowerUsed = { $you ->
    [yes] Vous utilisez votre pouvoir.
   *[no] { $who } utilise un pouvoir.
}
puzzle-event-PoolLooked = { $you ->
    [yes] Vous regardez les cartes dans { $place }.
   *[no] { $who } regarde les cartes dans { $place }.
}
puzzle-event-PoolSeen = Vous y voyez { $cards }.
puzzle-event-CardOpened = { $you ->
    [yes] Vous retournez { $card }, que tous voient.
   *[no] { $who } retourne { $card }, que tous voient.
}
puzzle-event-NobodyHolds = Un indice demande { $card } : personne n’a cette carte.
puzzle-note-CardOpened = Dans cette partie, une carte a été retournée : tous l’ont vue.
puzzle-note-NobodyHolds = Dans cette partie, un indice a demandé une carte que personne n’a.
puzzle-note-CardPassed = Dans cette partie, une carte a été montrée sans répondre à une hypothèse : n’importe laquelle de cette main.
puzzle-note-CardSpied = Dans cette partie, vous avez vu une carte montrée à quelqu’un d’autre.
puzzle-note-CardGlimpsed = Dans cette partie, quelqu’un a aperçu une carte.
puzzle-note-PoolSeen = Dans cette partie, vous avez regardé les cartes dans { $place }.
puzzle-note-AccusationFailed = Dans cette partie, quelqu’un a accusé à tort : au moins une des trois cartes est ailleurs.
puzzle-own-cell = { $there ->
    [yes] vous avez { $cards }
   *[no] vous n’avez pas { $cards }
}
puzzle-entries = { $n ->
    [one] ligne { $entries }
   *[other] lignes { $entries }
}
puzzle-why-hand = { $cell } : vous connaissez votre main.
puzzle-why-told = { $cell } : { $source }.
puzzle-why-one-of = { $cell } : une carte a été montrée ({ $source }), et ce n’était aucune des deux autres{ $by }.
puzzle-why-taken = { $cell } : les cartes montrées ({ $source }) et celles qu’on y connaît font déjà les { $n }{ $by }.
puzzle-why-wrong-case = { $cell } : l’accusation était fausse ({ $source }), et ses deux autres cartes sont dans l’étui{ $by }.
puzzle-title = Affaire { $n } · niveau { $grade } · { $edition } · { $seats } joueurs
puzzle-hand = Votre main : { $cards }.
puzzle-sizes = Cartes données : { $sizes }.
puzzle-me = moi
puzzle-sealed = étui, enveloppe
puzzle-type-place = Tapez où elle est : un nom, « moi » ou « étui ». « ? » donne un indice.
puzzle-type-follows = Tapez une carte et sa place, par exemple « corde hugo » ou « hall étui ». « ? » donne un indice.
puzzle-type-case = Tapez un suspect, une arme et une pièce, avec des virgules. « ? » donne un indice.
puzzle-right = C’est juste.
puzzle-known = { $claim } { $n ->
    [0] C’était certain dès le début. Cherchez ce que dit la dernière ligne.
   *[other] Mais c’était certain depuis la ligne { $n }. Cherchez ce que dit la dernière ligne.
}
puzzle-impossible = { $claim } C’est impossible. Cela contredit ceci :
puzzle-clash-hand = votre main, et le nombre de cartes données
puzzle-open = { $claim } Pas forcément. Voici une donne où chaque ligne est vraie, et où cela ne l’est pas :
puzzle-hint-entries = Les lignes qui comptent : { $entries }.
puzzle-hint-technique = La technique s’appelle « { $name } ». Elle commence ainsi :
puzzle-technique = Technique : { $name }.
puzzle-solved = Résolue avec { $hints ->
    [0] aucun indice
    [one] 1 indice
   *[other] { $hints } indices
} et { $wrong ->
    [0] aucune mauvaise réponse
    [one] 1 mauvaise réponse
   *[other] { $wrong } mauvaises réponses
}.
puzzle-paper-log = Ce qu’on a entendu
puzzle-paper-answer = La réponse
puzzle-paper-suffix = « { $file } » devrait finir par .html : une page à imprimer.
puzzle-no-deed = Il n’y a pas de « { $deed } » : écrivez make, check ou list, ou rien pour résoudre une énigme.
puzzle-no-number = Il n’y a pas d’énigme { $n }. Les affaires ont les numéros 1 à { $most } ; « lenoir puzzle list » les nomme toutes.
puzzle-no-lesson = Il n’y a ni leçon ni technique « { $name } ». Il y a : { $names }.
puzzle-no-date = « { $text } » n’est pas une date : écrivez-la comme 2026-12-24.
puzzle-none-such = Aucune affaire ne ressemble à cela. « lenoir puzzle list » les nomme toutes.
puzzle-make-where = Dites où va le recueil : --out DOSSIER.
puzzle-make-full = { $folder } n’est pas vide : un recueil publié ne se refait jamais. Choisissez un autre dossier.
puzzle-make-none = Un recueil a au moins une énigme.
puzzle-too-few = Ces parties donnent { $n } énigmes sur { $wanted } : il en faut davantage.
puzzle-made = { $n } affaires et { $lessons } énigmes de leçons sont dans { $folder }.
puzzle-not-full = { $file } n’est pas une archive complète : une énigme vient d’une partie finie, dont toutes les cartes sont connues.
puzzle-bad-pack = { $file }, ligne { $n } : ce n’est pas une énigme ({ $why }).
puzzle-checked = { $n } énigmes vérifiées, { $flaws ->
    [0] toutes sont justes
    [one] 1 défaut
   *[other] { $flaws } défauts
}.
technique-last_place = la dernière place
technique-one_of = une sur trois
technique-rest = ce qui reste d’une sorte
technique-full = mains pleines
technique-chain = chaînes
technique-taken = prises par les réponses
technique-wrong_case = une fausse accusation
technique-suppose = supposer
technique-case = toute l’affaire
