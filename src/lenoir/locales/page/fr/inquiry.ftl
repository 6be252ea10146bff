inquiry-title = Hypothèse
inquiry-again = Dernière hypothèse
inquiry-pin = Garder ouvert
inquiry-close = Fermer
inquiry-you = Vous
inquiry-among = vous
inquiry-asked = On interroge tour à tour : { $who }.
inquiry-waits =
    { $you ->
        [you] attendez
       *[other] attend
    }
inquiry-thinks =
    { $you ->
        [you] à vous de répondre
       *[other] réfléchit
    }
inquiry-cannot =
    { $you ->
        [you] ne pouvez pas réfuter
       *[other] ne peut pas réfuter
    }
inquiry-shows =
    { $you ->
        [you] montrez une carte
        [to-you] vous montre une carte
       *[other] montre une carte
    }
inquiry-blocks =
    { $you ->
        [you] mettez fin aux questions
       *[other] met fin aux questions
    }
inquiry-spared =
    { $you ->
        [you] n’avez pas à répondre
       *[other] n’a pas à répondre
    }
inquiry-stood = Personne ne peut réfuter.
