home-title = Lenoir, the detective game
home-lead = Somebody did it, somewhere, with something. Find out before the others do.
home-link = Lenoir, to the start
home-nav = Around the game
home-help = How to play
home-play = Play now
home-play-note = Classic, against three bots, at once.
home-go-on = Go on with your game
home-dealing = Dealing the cards…
home-create = Create a table
home-learn = First case
home-box = I have the box
home-case = Today’s case
home-lessons = Lessons
home-mine = My games
home-mine-all = Show all { $count }
home-forget = Remove from this list: { $edition }, { $names }
home-stage-open = Before the deal
home-stage-playing = Under way
home-stage-parked = Resting
home-stage-over = Over
home-join = Join a table
home-code = Code of the table
home-sit = Take a chair
home-open = Open tables
home-open-none = No table is waiting for strangers just now. Create one and list it here.
home-free = { $count ->
    [one] one free chair
   *[other] { $count } free chairs
}
home-pace = { $seconds } seconds per decision
home-how = New here?
home-how-note = The first case takes five minutes and teaches everything by playing. Or read the rules in two.
home-how-link = The rules in two minutes
home-own = Lenoir is an independent, free game. It has nothing to do with the publisher of Cluedo and Clue; its names, texts and drawings are its own.
