notebook-title = Carnet
notebook-how = Touchez une case, puis choisissez un signe ; la toucher encore passe d’un signe au suivant.
notebook-cases =
    { $n ->
        [one] 1 affaire possible
       *[other] { $n } affaires possibles
    }
notebook-deals =
    { $deals ->
        [one] · 1 donne
       *[other] · { $deals } donnes
    }
notebook-more =
    { $n ->
        [one] Et une chose de plus.
       *[other] Et { $n } choses de plus.
    }
notebook-know = Vous savez. Accusez.
notebook-know-where = Vous savez. { $where ->
    [pool] Allez accuser à la piscine.
    [room] Accusez à votre tour, dans n’importe quelle pièce.
   *[anywhere] Accusez à votre tour.
}
notebook-fresh = Nouveau dans le carnet :
notebook-thinking = Réflexion en cours…
notebook-unsent = Gardé sur cet appareil ; ce sera envoyé dès que la connexion revient.
notebook-undo = Annuler
notebook-suspects = Suspects
notebook-weapons = Armes
notebook-rooms = Pièces
notebook-envelope = Étui
notebook-you = Vous
notebook-pool = Cartes restantes
notebook-in-room = Dans la pièce : { $room }
notebook-cell = { $card }, { $place } : { $says }
notebook-blank = vide
notebook-pencilled = au crayon : { $sign }
notebook-odds = { $percent } donnes sur 100
notebook-yes = oui
notebook-no = non
notebook-maybe = peut-être
notebook-alert = attention
notebook-own = votre carte
notebook-seen-yes = vue ici
notebook-seen-no = pas ici, vous l’avez vu
notebook-follows-yes = ici : cela s’ensuit
notebook-follows-no = pas ici : cela s’ensuit
notebook-tools = La case choisie
notebook-note = Note sur la carte { $card }
notebook-note-hint = Une note…
notebook-why = Pourquoi ?
notebook-proof = Voici comment vous pouvez le savoir :
notebook-would-settle = Voici ce qui trancherait :
notebook-close = Fermer
notebook-free = Réflexions
notebook-free-hint = Qui s’est tu tout à l’heure ?
notebook-legend = Ce que disent les signes
notebook-legend-odds = dans tant de donnes sur 100, la carte est là
notebook-legend-pencil = votre crayon
notebook-keys = Clavier : flèches pour se déplacer ; o, n, « ? » et « ! » pour marquer ; Retour arrière pour effacer ; w pour savoir pourquoi ; Ctrl+Z pour annuler.
notebook-hint-own = à vous
notebook-hint-shown = chez { $who }
notebook-hint-away = ailleurs
notebook-hint-in = dans l’étui
notebook-hint-out = pas dans l’étui
notebook-hint-pencil = votre signe : { $sign }
notebook-case = Étui
