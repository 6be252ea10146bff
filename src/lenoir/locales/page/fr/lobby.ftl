lobby-title = Table : { $edition }
lobby-chairs = Les places
lobby-free = Chaise libre
lobby-bot = Robot
lobby-you = Vous
lobby-host = Hôte
lobby-away = Hors ligne
lobby-on-device = { $name } sur l’appareil de { $owner }
lobby-devices = { $name } : { $count } appareils
lobby-anybody = N’importe qui
lobby-any-guest = N’importe quel invité
lobby-guest = Choisir l’invité
lobby-choose = Quel invité pour { $name } ?
lobby-taken = déjà pris
lobby-level = Qui joue sur la chaise { $number }
lobby-seat-bot = Asseoir un robot : { $name }
lobby-no-bot = Retirer
lobby-get-up = Se lever
lobby-get-up-sure = Quitter cette chaise ?
lobby-ask = Demander à partager cette chaise
lobby-sit-here = S’asseoir ici
lobby-hand-over = Céder ma chaise
lobby-hand-over-link = Lien pour qui reprend cette chaise
lobby-send-away = Renvoyer
lobby-send-away-sure = Renvoyer { $name } ?
lobby-yes = Oui
lobby-no = Non
lobby-missing = { $count ->
    [one] Une chaise est encore libre : invitez quelqu’un, ou asseyez un robot.
   *[other] { $count } chaises sont encore libres : invitez des gens, ou asseyez des robots.
}
lobby-missing-guest = { $count ->
    [one] Une chaise est encore libre : envoyez le lien à quelqu’un, ou attendez l’hôte.
   *[other] { $count } chaises sont encore libres : envoyez le lien, ou attendez l’hôte.
}
lobby-missing-watching = { $count ->
    [one] Une chaise est encore libre. La partie commencera quand elle sera prise.
   *[other] { $count } chaises sont encore libres. La partie commencera quand elles seront prises.
}
lobby-ready = Tout le monde est là.
lobby-mixing = On mélange les cartes…
doubt-promise_changed = Le serveur a remplacé sa promesse pour cette donne. Votre appareil n’a ajouté aucun mot au mélange : ne vous fiez pas à cette donne.
doubt-pledge_missing = Votre appareil n’a pas pris part au mélange : il était absent, ou un autre de vos appareils l’a remplacé. Sinon, ne vous fiez pas à cette donne.
doubt-pledge_copied = Le serveur a mis le gage de votre appareil sur la chaise de quelqu’un d’autre. Votre appareil a gardé son mot : ne vous fiez pas à cette donne.
doubt-pledges_changed = Le serveur a changé les gages ou les réglages après les avoir montrés. Ne vous fiez pas à cette donne.
doubt-read = J’ai compris
lobby-waiting = { $host } donne les cartes quand tout le monde est prêt.
lobby-watching = Vous regardez la partie.
lobby-standing = Vous n’avez pas encore de chaise. Demandez à en partager une : toutes les personnes assises là doivent être d’accord.
lobby-fill = Compléter avec des robots
lobby-deal = Donner les cartes
lobby-invite = Inviter
lobby-code = Code
lobby-code-note = À taper sur la page d’accueil.
lobby-qr = Le même lien, pour un appareil photo
lobby-join-link = Lien vers une chaise
lobby-watch-link = Lien pour regarder
lobby-share-title = Une partie de Lenoir
lobby-copy = Copier
lobby-copied = C’est copié.
lobby-copy-by-hand = Le navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le vous-même.
lobby-share = Partager…
lobby-only-here = L’adresse de cette page ne vaut que sur cet ordinateur. Pour d’autres appareils, lancez Lenoir par make play ARGS=--host=0.0.0.0, puis ouvrez la page à l’adresse qu’il indique.
lobby-device = Appareils
lobby-one-more = Une autre personne sur cet appareil
lobby-one-more-name = Son nom
lobby-sit-too = S’asseoir
lobby-other-device = Lien pour mon autre appareil
lobby-other-device-link = À ouvrir sur votre autre appareil
lobby-once = Il ne sert qu’une fois.
lobby-rules = Règles de cette table
lobby-rules-host = L’hôte peut les changer jusqu’à la donne.
lobby-edition = Édition
lobby-fair = Une donne honnête
lobby-fair-note = Le serveur a déjà fixé sa part du mélange ; voici sa promesse, que votre appareil a notée. Chaque appareil y ajoute un mot que personne ne peut connaître d’avance, et personne ne peut choisir les cartes. Après la partie, votre appareil peut vérifier.
lobby-door = À la porte
lobby-invited = On vous attend
lobby-invited-note = Une chaise vous attend. Sous quel nom jouez-vous ?
lobby-invited-chair = Quelqu’un vous cède sa chaise. Sous quel nom jouez-vous ?
lobby-opening = La porte s’ouvre…
lobby-closed = La porte est fermée
