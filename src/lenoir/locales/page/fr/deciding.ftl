deciding-waiting = La table attend { $who }.
deciding-over = L’affaire est close.
deciding-queued = Votre réponse est gardée ; elle partira dès que la connexion sera revenue.
deciding-lit =
    { $squares ->
        [0] Touchez une pièce éclairée du plateau, ou choisissez-la ici.
       *[other] Touchez un endroit éclairé du plateau ({ $n } en tout), ou choisissez une pièce ici.
    }
deciding-sure = { $what } : est-ce votre dernier mot ? On ne revient pas là-dessus.
deciding-not-sure = Pas encore
deciding-yes = Oui, c’est décidé
deciding-suspect = Qui ?
deciding-weapon = Avec quoi ?
deciding-room = Où ?
deciding-back = Retour
deciding-suggest = Soupçonner ainsi
deciding-accuse = Accuser
deciding-accusing = Qui accusez-vous ?
deciding-only-pass = Vous n’avez pas de quoi le faire. On demande tout de même à chacun, pour que personne ne devine.
