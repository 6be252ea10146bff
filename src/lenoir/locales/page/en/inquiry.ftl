inquiry-title = Suggestion
inquiry-again = Last suggestion
inquiry-pin = Keep open
inquiry-close = Close
inquiry-you = You
inquiry-among = you
inquiry-asked = Asked in turn: { $who }.
inquiry-waits =
    { $you ->
        [you] wait
       *[other] waits
    }
inquiry-thinks =
    { $you ->
        [you] it’s up to you
       *[other] thinks
    }
inquiry-cannot =
    { $you ->
        [you] cannot refute
       *[other] cannot refute
    }
inquiry-shows =
    { $you ->
        [you] show a card
        [to-you] shows you a card
       *[other] shows a card
    }
inquiry-blocks =
    { $you ->
        [you] end the questions
       *[other] ends the questions
    }
inquiry-spared =
    { $you ->
        [you] don’t need to answer
       *[other] doesn’t need to answer
    }
inquiry-stood = Nobody can refute.
