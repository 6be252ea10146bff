statistics-title = My games
statistics-played = Games
statistics-won = Won
statistics-accuracy = Accuracy
statistics-accuracy-note = Accuracy is how much of what you could have learned your questions went for. The figure after ± says how far chance may have moved it.
statistics-of = { $won } of { $played }
statistics-none = No game has ended on this device yet.
statistics-play = Play one
statistics-achievements = Fine work: { $done } of { $all }
statistics-done = achieved
statistics-latest = The latest games
statistics-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
statistics-win = Won
statistics-loss = Not won
statistics-device = All of this is kept on this device alone.
statistics-erase-sure = Erase all games on this device?
statistics-erased = Erased.
statistics-taken =
    { $n ->
        [0] There is no game in this file.
        [one] One game was read in.
       *[other] { $n } games were read in.
    }
achievement-first = First case
achievement-first-note = Win a game.
achievement-miro = The old school
achievement-classic = The classic
achievement-detectives = Before the eighth clock
achievement-modern = The new house
achievement-full_house = Full house
achievement-full_house-note = Win at a table of six.
achievement-master = Against the master
achievement-master-note = Win with the bot Lenoir at the table.
achievement-masters = Three against one
achievement-masters-note = Win against three Lenoirs.
achievement-bare = Paper and pencil
achievement-bare-note = Win without any help of the notebook.
achievement-bare_master = Alone with the master
achievement-bare_master-note = Win without help with the bot Lenoir at the table.
achievement-sharp = Sharp questions
achievement-sharp-note = Accuracy of 90 in a game with five questions or more.
achievement-flawless = Not a word too many
achievement-flawless-note = Accuracy of 100 in a game with five questions or more.
achievement-against_luck = Against all luck
achievement-against_luck-note = Win although chance took half a bit from you.
achievement-prompt = Not a turn late
achievement-prompt-note = Win within a round of being able to know.
achievement-nearly = So near
achievement-nearly-note = Lose with a single case left.
achievement-steady = A steady hand
achievement-steady-note = Accuracy of 80 over ten games.
achievement-case = Case of the day
achievement-case-note = Solve a daily case on its day.
achievement-week = A week of cases
achievement-week-note = Solve the daily case seven days in a row.
achievement-ten_clean = Clean work
achievement-ten_clean-note = Solve ten puzzles without a hint or a wrong answer.
achievement-ladder = Top of the ladder
achievement-ladder-note = Solve the puzzles of every lesson.
achievement-edition-note = Win a game of { $edition }.
