screen-title = Grand écran
screen-entry-note = Pour un téléviseur ou une tablette au milieu de la table. Son code se trouve à votre table, sous « Grand écran ».
screen-code = Code de l’écran
screen-show = Afficher la table
screen-join = Prenez votre téléphone
screen-join-note = Scannez l’image, ou ouvrez { $where } et saisissez le code.
screen-hand = Votre main sur votre téléphone
screen-turn = Au tour de { $who }
screen-free =
    { $n ->
        [one] Une place est encore libre.
       *[other] { $n } places sont encore libres.
    }
screen-ready = Tout le monde est là. L’hôte peut distribuer.
screen-shuffling = On mélange les cartes…
screen-offer = Grand écran
screen-offer-note = Affichez le plateau pour tous sur un téléviseur ou une tablette. L’écran ne montre aucune main : ce code permet de regarder, rien de plus.
screen-offer-open = L’ouvrir sur cet appareil
screen-offer-type = Ou ouvrez-y { $where } et saisissez :
