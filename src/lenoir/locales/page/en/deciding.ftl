deciding-waiting = The table waits for { $who }.
deciding-over = The case is closed.
deciding-queued = Your answer is kept, and sent as soon as the connection is back.
deciding-lit =
    { $squares ->
        [0] Touch a lit room on the board, or choose one here.
       *[other] Touch a lit place on the board ({ $n } of them), or choose a room here.
    }
deciding-sure = { $what }: are you sure? This cannot be taken back.
deciding-not-sure = Not yet
deciding-yes = Yes, I am sure
deciding-suspect = Who?
deciding-weapon = With what?
deciding-room = Where?
deciding-back = Back
deciding-suggest = Suggest this
deciding-accuse = Accuse
deciding-accusing = Whom do you accuse?
deciding-only-pass = You have nothing to do it with. Everybody is asked all the same, so that nobody can tell.
