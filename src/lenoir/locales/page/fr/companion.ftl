# Le carnet à côté d’une vraie boîte.
companion-title = J’ai la boîte
companion-lead = Votre téléphone tient la feuille. Rien de ce que vous notez n’en sort.
companion-home = Accueil
companion-edition = Quelle édition ?
companion-who = Qui joue ? Dans l’ordre de la table, vous d’abord
companion-names = Noms
companion-names-note = Un nom n’est pas nécessaire : sans lui, chacun porte celui de son personnage.
companion-name-of = Nom de qui joue { $suspect }
companion-first = Qui a reçu la première carte ?
companion-teams = Quatre cartes sont dans des pièces (équipes)
companion-rooms = Quelles sont les quatre pièces avec une carte ?
companion-honour = Sur l’honneur : « aucune » peut être un mensonge
companion-hand = Vos cartes
companion-hand-left = { $held } sur { $size }, la dernière commence
companion-hand-save = Enregistrer
companion-of = { $held } sur { $size }
companion-over = Tout reprendre
companion-over-ask = Oublier ce carnet ?
companion-help = Qu’a décidé la table ?
companion-help-none = La feuille seule
companion-help-shown = Et les cartes que l’on vous a montrées
companion-help-all = Et tout ce qui s’en déduit
companion-help-odds = Et les chances et les conseils
companion-level = Niveau : { $help }
companion-level-none = feuille
companion-level-shown = cartes montrées
companion-level-all = tout
companion-level-odds = tout, et les chances
companion-you = Vous
companion-tabs = Parties du carnet
companion-tab-enter = Saisir
companion-tab-sheet = Feuille
companion-tab-log = Journal
companion-tab-advice = Conseil
companion-menu = Plus
companion-players = Joueurs
companion-asks = demande ?
companion-suggests =
    { $you ->
        [yes] Vous proposez
       *[no] { $who } propose
    }
companion-suggests-not = touchez un autre joueur sinon
companion-editing = La ligne { $n } est en cours de correction
companion-inserting = Une ligne s’ajoute avant la ligne { $n }
companion-cancel = Annuler
companion-suspects = Suspects
companion-weapons = Armes
companion-rooms-title = Pièces
companion-answers = Qui montre ?
companion-answers-note = La réponse achève la ligne { $n }
companion-answers-wait = D’abord trois cartes
companion-nobody = Personne
companion-may =
    { $n ->
        [one] peut en avoir une
       *[other] peut en avoir { $n }
    }
companion-has-none =
    { $you ->
        [yes] vous n’en avez pas
       *[no] n’en a pas
    }
companion-must =
    { $you ->
        [yes] vous avez { $card }
       *[no] { $who } a { $card }
    }
companion-not-theirs = ne peut pas l’avoir
companion-no-deal = ne colle pas
companion-hatched = contredit la feuille
companion-more = Plus
companion-more-note = accusation, carte aperçue, départ d’un joueur
companion-type = Taper une ligne
companion-type-note = Par exemple « violet corde hall ben » ; « - » pour personne ; « annuler ».
companion-type-enter = Noter
companion-undo = Annuler
companion-redo = Rétablir
companion-undone = Annulé : { $what }
companion-redone = Rétabli : { $what }
companion-line = ligne { $n }
companion-table-changed = la table
companion-why = Pourquoi ?
companion-news = { $cell }.
companion-nothing-yet = Touchez trois cartes, puis qui montre. Tous ceux d’avant ont dit non.
companion-told-asked = { $who } : { $cards }.
companion-told-none =
    { $you ->
        [yes] Vous ne pouvez pas.
        [among] { $who } ne pouvez pas.
       *[no] { $n ->
            [one] { $who } ne peut pas.
           *[other] { $who } ne peuvent pas.
        }
    }
companion-told-shows =
    { $you ->
        [yes] Vous montrez { $card ->
            [unseen] une carte
           *[other] { $card }
        }.
       *[no] { $who } montre { $card ->
            [unseen] une carte
           *[other] { $card }
        }.
    }
companion-told-nobody = Personne ne montre de carte.
companion-told-blocks =
    { $you ->
        [yes] Vous bloquez.
       *[no] { $who } bloque.
    }
companion-told-wrong =
    { $you ->
        [yes] Vous accusez à tort : { $cards }.
       *[no] { $who } accuse à tort : { $cards }.
    }
companion-told-wrong-unseen =
    { $you ->
        [yes] Vous accusez à tort.
       *[no] { $who } accuse à tort, par écrit.
    }
companion-told-open =
    { $you ->
        [yes] Vous découvrez { $card }.
       *[no] { $who } découvre { $card }.
    }
companion-told-missing = Personne n’a { $card }.
companion-told-passed =
    { $who } fait voir { $card ->
        [unseen] une carte
       *[other] { $card }
    } à { $to }.
companion-told-spied =
    { $you ->
        [yes] Vous voyez aussi cette carte{ $card ->
            [unseen] {""}
           *[other]  : { $card }
        }.
       *[no] { $who } voit aussi cette carte.
    }
companion-told-glimpsed =
    { $who } entrevoit { $card ->
        [unseen] une carte
       *[other] { $card }
    } de qui vient d’en voir une.
companion-told-looked =
    { $you ->
        [yes] Vous regardez ({ $place }){ $cards ->
            [unseen] {""}
           *[other]  : { $cards }
        }.
       *[no] { $who } regarde ({ $place }).
    }
companion-told-died = { $who } meurt ; sont découverts { $cards }.
companion-told-left = { $who } ne joue plus.
companion-told-noticed = Vu par hasard : { $who } a { $card }.
companion-unsure = Incertain : { $text }
companion-and = { $first } et { $last }
companion-nor = ni { $first } ni { $last }
companion-cell =
    { $where ->
        [you] { $there ->
            [yes] vous avez { $cards }
           *[no] { $n ->
                [one] vous n’avez pas { $cards }
               *[other] vous n’avez { $cards }
            }
        }
        [hand] { $there ->
            [yes] { $who } a { $cards }
           *[no] { $n ->
                [one] { $who } n’a pas { $cards }
               *[other] { $who } n’a { $cards }
            }
        }
        [envelope] { $there ->
            [yes] { $n ->
                [one] { $cards } est dans l’enveloppe
               *[other] { $cards } sont dans l’enveloppe
            }
           *[no] { $n ->
                [one] { $cards } n’est pas dans l’enveloppe
               *[other] { $cards } ne sont dans l’enveloppe
            }
        }
       *[place] { $there ->
            [yes] { $cards } est là : { $who }
           *[no] { $n ->
                [one] { $cards } n’est pas là : { $who }
               *[other] { $cards } ne sont pas là : { $who }
            }
        }
    }
companion-proof = Pourquoi
companion-proof-close = Fermer
companion-rule-told = { $cell }.
companion-rule-hand = Votre main : { $cell }.
companion-rule-elsewhere = On sait où ailleurs, donc { $cell }.
companion-rule-full =
    { $where ->
        [envelope] L’enveloppe n’a qu’une carte de chaque sorte, donc { $cell }.
       *[other] Les { $n } cartes y sont connues, donc { $cell }.
    }
companion-rule-last_place = Nulle part ailleurs n’est possible : { $cell }.
companion-rule-rest = Tout le reste est exclu : { $cell }.
companion-rule-one_of = Une carte a été montrée et il ne reste que celle-ci : { $cell }.
companion-rule-taken = Les cartes montrées remplissent cette main, donc { $cell }.
companion-rule-wrong_case = L’accusation était fausse, et deux de ses cartes sont dans l’enveloppe : { $cell }.
companion-every-deal = En essayant toutes les donnes : avec ces lignes, il n’en reste pas d’autre.
companion-number = n° { $n }
companion-open = Ouvert. { $card }, { $place } : { $percent } %.
companion-open-plain = Ouvert : { $card }, { $place }.
companion-no-proofs = La table n’a pas convenu de preuves.
companion-if = Et si… ?
companion-if-banner = Et si { $cell } ? { $n ->
        [one] Il reste une solution.
       *[other] Il reste { $n } solutions.
    }
companion-if-never = C’est impossible.
companion-if-end = Revenir à ce que l’on sait
companion-left =
    { $n ->
        [one] Il reste une solution
       *[other] Il reste { $n } solutions
    }
companion-likely = Solutions les plus probables
companion-practise = S’entraîner
companion-practise-end = Finir l’entraînement
companion-practise-note = La feuille ne montre que ce que l’on vous a dit. Touchez les cases pour marquer le reste, puis vérifiez.
companion-check = Vérifier
companion-unfound =
    { $n ->
        [0] Vous avez trouvé tout ce qui peut l’être.
        [one] Une carte peut encore être placée.
       *[other] { $n } cartes peuvent encore être placées.
    }
companion-verdict-proved = Prouvé : { $cell }.
companion-verdict-refuted = Réfuté : { $cell } ?
companion-verdict-open = Ouvert : { $cell } ? Ce pourrait être autrement :
companion-verdict-clashing = Contredit une autre marque : { $cell } ?
companion-technique-1 = en rayant
companion-technique-2 = par une carte sur trois
companion-technique-3 = par les mains pleines
companion-technique-4 = en essayant toutes les donnes
companion-log-empty = Rien n’est encore noté.
companion-edit = Corriger
companion-insert = Insérer avant
companion-delete = Supprimer
companion-doubt = Incertain
companion-sure = Sûr
companion-clash = Tout ne peut pas être vrai.
companion-clash-note = Si une seule ligne est fausse, c’est l’une d’elles. La feuille attend qu’elles s’accordent.
companion-mends = Une seule correction suffirait
companion-mend = Corriger
companion-mend-answer = { $n } : une autre réponse
companion-mend-card = { $n } : une autre carte
companion-mend-doubt = Garder { $n } comme incertaine
companion-mend-doubt-note = Elle reste au journal et hors de la feuille.
companion-clashing = Les lignes qui se contredisent
companion-own-hand = Votre main
companion-advice-rooms = Quelles pièces pouvez-vous atteindre ?
companion-advice-go = Que demander ?
companion-advice-never = Les conseils sont pour les tables qui ont convenu des chances.
companion-knows = Qui sait quoi
companion-knows-seat =
    { $n ->
        [one] { $who } doit connaître la solution.
       *[other] { $who } ne peut pas avoir exclu { $n } solutions.
    }
companion-knows-told = A vu de vous : { $cards }.
companion-knows-told-none = N’a vu aucune de vos cartes.
companion-kind = Que s’est-il passé ?
companion-kind-Wrong = Accusation fausse
companion-kind-Noticed = Carte aperçue par hasard
companion-kind-Left = Un joueur s’en va
companion-kind-Open = Carte découverte
companion-kind-Missing = Personne n’a une carte
companion-kind-Passed = Carte au voisin
companion-kind-Round = Chacun montre à gauche
companion-kind-Spied = Quelqu’un l’a vue aussi
companion-kind-Glimpsed = Coup d’œil de Pervenche
companion-kind-Looked = Regard dans la piscine ou une pièce
companion-kind-Died = Un joueur meurt
companion-kind-Blocked = La demande est bloquée
companion-pick-who = Qui ?
companion-pick-to = À qui ?
companion-pick-of = La carte de qui ?
companion-pick-card = Quelle carte ?
companion-pick-cards = Quelles cartes ?
companion-pick-place = Où ?
companion-pick-unseen = Je ne l’ai pas vue
companion-pick-written = Par écrit, sans la dire
companion-back = Retour
companion-setup = Changer la table
companion-export = Enregistrer la partie
companion-export-note = Un fichier pour « lenoir notebook » et « lenoir review ».
companion-invite = Lien d’invitation
companion-invite-note = L’édition, les places et ce que tous ont entendu. Jamais une main ni une carte vue.
companion-move = Passer sur un autre téléphone
companion-move-note = Ce lien contient votre main et tout ce que vous avez vu. Ne le donnez à personne.
companion-copied = Copié
companion-copy = Copier
companion-taken = Un carnet vous est confié. Quelle est votre place ?
companion-taken-over = Il prend la place du carnet qui est ici.
companion-take = Le prendre
companion-keep-mine = Garder le mien
companion-bad-empty = Il n’y a rien après le nom.
companion-bad-three = Une proposition nomme un suspect, une arme et une pièce, par exemple « violet corde hall ».
companion-bad-no-answer = Qui a montré une carte ? Ajoutez un nom, ou « - » si personne ne pouvait.
companion-bad-no-seat = Personne ici ne s’appelle « { $text } ».
companion-bad-no-card = Il n’y a pas de carte « { $text } ».
companion-bad-no-place = Il n’y a pas de pièce « { $text } » où regarder.
companion-bad-too-short = Il manque quelque chose à la fin de la ligne.
companion-bad-too-long = Que veut dire « { $text } » à la fin ?
companion-bad-ambiguous = « { $text } » peut désigner plusieurs choses : { $names }.
companion-bad-answers-itself = On ne répond pas à sa propre proposition.
companion-bad-not-named = Cette carte n’a pas été nommée.
companion-bad-not-for-you = Vous n’avez pas pu voir cette carte.
companion-bad-nothing-shown = Aucune carte n’a été montrée avant cette ligne.
companion-bad-no-spies = Personne ne peut espionner dans cette édition.
