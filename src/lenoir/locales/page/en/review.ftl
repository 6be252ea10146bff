review-title = Review
review-back = Back to the table
review-replay = See it again
review-of = { $edition }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
review-working = Going through your game: { $percent } %
review-failed = The review could not be worked out just now.
review-again = Try again
review-facts = Your game
review-fact-certain = { $turn ->
    [0] You could have been certain from the deal on.
   *[other] You could have been certain since turn { $turn }.
}
review-fact-open = You could not be certain of the case.
review-fact-accuracy = Accuracy: what your questions could tell, in hundredths of what the best could.
review-fact-no-accuracy = There was no question to judge.
review-fact-luck = Luck, in bits: what the answers told beyond what was to be expected.
review-fact-wait = Working it out…
review-look = See the moments
review-curve = Bits left, by turn
review-curve-label = How many bits of the case were open for you after the deal and after each turn: { $from } at first, { $to } at the end.
review-account = Your account: { $bits } bits
review-account-label = Asked for { $asked }, luck { $luck }, heard { $heard }, still open { $left }: together { $start } bits.
review-asked = asked for
review-luck = luck
review-heard = heard from others
review-left = still open
review-lost = { $lost } of { $best } bits were lost to better questions
review-what = What is this?
review-accuracy = Accuracy { $n }
review-no-accuracy = No accuracy
review-accuracy-sum = { $asked } ÷ { $best } bits, { $n ->
    [one] one question that counts
   *[other] { $n } questions that count
}
review-moments = Moments
review-costliest = costliest first
review-none = No moment stands out: nothing was lost that is worth a second look.
review-known = What you could know
review-known-none = No card’s place followed from what you had seen.
review-since = since turn { $turn }
review-to-turn = Turn { $turn }
review-open = With all cards open
review-open-note = Nobody could see this during the game, and nothing above depends on it.
review-answers = What each shown card told in truth
review-answer = Turn { $turn }: { $by } showed { $to } { $card }.
review-bits = { $bits } bits
review-close = Back to the review
review-moment = Turn { $turn }, from your seat
review-before = What had happened
review-board = The board then
review-ask = What would you ask?
review-ask-near = Every question within { $near } bits of the best is right.
review-ask-do = Ask
review-ask-show = Show me
review-ask-again = Try again
review-good = As good as the best.
review-good-note = { $bits } bits below the best; { $near } count as equal.
review-less = Another question tells more.
review-less-note = Yours tells { $bits } bits less than the best.
review-who = { $who ->
    [tried] Your choice now
    [asked] In the game
    [best] Best
   *[lenoir] Lenoir
}
review-card-told = tells about { $bits } bits
review-card-shown = shown
review-share = Share
review-share-note = A card without spoilers: no card, no case, nobody else. It is made on this device.
review-share-image = Save as a picture
review-share-svg = Save as SVG
review-share-text = Copy as text
review-share-copied = Copied.
review-share-alt = Lenoir, { $edition }: { $players } players, { $turns } turns. { $accuracy } { $luck } { $certain }
review-share-head = Lenoir · { $edition }
review-share-game = { $players } players, { $turns } turns
review-share-accuracy = Accuracy { $n }.
review-share-luck = Luck { $bits } bits.
review-share-certain = { $n ->
    [0] Certain at the very end.
    [one] Certain one turn before the end.
   *[other] Certain { $n } turns before the end.
}
review-share-open = { $bits } bits open at the end.
