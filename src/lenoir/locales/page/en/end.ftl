end-you-won = You have solved the case!
end-won = { $who } has solved the case
end-nobody = Nobody has solved the case
end-rematch = Play again
end-waiting = The host can start another game.
end-invited = { $host } invites you to another game.
end-begun = The next game has begun.
end-join = To the next game
end-statistics = My games
end-replay = See it again
end-publish-title = Share this game
end-publish-note = Anybody with the link can watch the game again through any player’s eyes. People appear as the guests they played unless they agree to be named. Messages and notebooks stay private.
end-publish = Publish the replay
end-publish-named = Show my name
end-published-you = You published this game.
end-published-by = { $name } published this game.
end-published-link = Link to the replay
end-published-share = A game of Lenoir
end-unpublish = Take it back
end-who-knew = Who knew what when
end-counting = Counting what each of you could know…
end-not-counted = This could not be counted just now.
end-count-again = Try again
end-plot = How many cases were still open for each player after each turn. The table below says the same.
end-axis-cases = cases still open
end-axis-turns = turns
end-certain =
    { $turn ->
        [0] knew from the deal on.
        [one] could be sure from the first turn on.
       *[other] could be sure from turn { $turn } on.
    }
end-looked = looked into the envelope in turn { $turn }.
end-open =
    { $n ->
        [one] had one case left.
       *[other] still had { $n } cases open.
    }
end-as-table = The same as a table
end-turn = Turn
end-hands = All cards on the table
end-pool = Left over
end-in-rooms = In the rooms
end-fairness = Was it fair?
end-check = Check the deal and the dice
end-check-failed = The record could not be fetched. Try again in a moment.
end-check-none = This game was played without a promise: there is nothing to check.
end-fair = Nobody chose the cards or the dice: that is proved to this device.
end-fair-unproved = The deal and the dice follow from the promise. That nobody chose last is not proved to this device.
end-unfair = Something is not as it was promised.
end-promise-kept = The secret behind this game is the one that was promised before the deal.
end-promise-broken = The secret is not the one that was promised.
end-order-proved = This device noted the promise before it pledged its word, and all pledges before it revealed it. So nobody could choose the cards.
end-order-no_pledges = This game has no pledges: the last to give a word could have chosen the deal.
end-order-no_receipt = This device was not there when the cards were shuffled, so it cannot tell what came first.
end-order-only_commitment = The promise is the one this device noted, but it noted no pledges.
end-order-no_nonce = This device added no word to the shuffle, so nothing is proved to it. What it noted agrees.
end-order-not_published = The pledge of this device was not published: it was away, or another of your devices pledged.
end-order-withheld = The word of this device did not arrive in time, and did not count.
end-order-noted = The promise is not the one this device noted before the deal.
end-order-pledge_broken = A word in the record is not the one that was pledged.
end-order-noted_pledges = The pledges are not those this device noted before the deal.
end-order-noted_terms = The edition, options or suspects are not those this device noted before the deal.
end-order-noted_dropped = The record says that this device withheld its word, yet the server had confirmed it.
end-withheld =
    { $n ->
        [one] One player pledged a word and did not reveal it in time.
       *[other] { $n } players pledged a word and did not reveal it in time.
    }
end-dealt = The envelope, every hand and where the weapons lay come from that secret and from a word of each player.
end-draws = So does everything drawn later: { $draws }.
end-draws-dice =
    { $n ->
        [one] { $n } roll
       *[other] { $n } rolls
    }
end-draws-intrigue =
    { $n ->
        [one] { $n } Intrigue card
       *[other] { $n } Intrigue cards
    }
end-draws-clue =
    { $n ->
        [one] { $n } clue card
       *[other] { $n } clue cards
    }
end-draws-glimpse =
    { $n ->
        [one] { $n } glimpse
       *[other] { $n } glimpses
    }
end-wrong = Line { $line } of the record is not what chance has brought.
end-limits = Your browser has worked this out by itself, from the record and from what it noted. It cannot show that nobody looked: whoever runs the server could have seen every card.
end-receipt = Download what this device noted
end-record = Download the record
end-home = To the home page
reveal-was = It was { $who }.
reveal-close = So close.
reveal-known-note =
    { $turn ->
        [0] You could have known from the deal on.
       *[other] You could have been certain since turn { $turn }.
    }
reveal-close-note =
    { $n ->
        [one] One case was left for you.
       *[other] { $n } cases were left for you.
    }
reveal-open-note = { $n } cases were still open for you.
reveal-on = What happened?
