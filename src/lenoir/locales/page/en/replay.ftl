replay-title = Replay
replay-published = A published game
replay-back = Back to the table
replay-home = To the home page
replay-eyes = Through the eyes of
replay-everybody = Everybody
replay-before = Before the deal
replay-moment = Moment of the game
replay-turn-back = Previous turn
replay-line-back = One line back
replay-play = Play
replay-pause = Pause
replay-line-on = One line on
replay-turn-on = Next turn
replay-turn = Turn { $turn } of { $turns }
replay-story = Story
replay-knew = What was known by then
replay-hand = Cards in hand
replay-seen = Has seen of { $who }: { $cards }.
replay-open =
    { $n ->
        [one] By the end of this turn only one case was possible.
       *[other] By the end of this turn { $n } cases were possible.
    }
replay-public = This is what everybody at the table could see. Choose a player to see their cards and what they were shown.
