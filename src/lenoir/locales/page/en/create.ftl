create-title = Create a table
create-edition = Which edition?
create-players = { $fewest } to { $most } players
create-different = What makes it different
create-seats = Who plays?
create-how-many = How many seats
create-you = You, the host of the table
create-chair = Who sits on chair { $number }
create-people = People
create-invited = Somebody I invite
create-invited-note = They come with the link or the code.
create-here = Another person on this device
create-here-name = Name of the person on chair { $number }
create-here-note = You pass the device to each other.
create-guest = Guest { $number }
create-bots = Bots
create-bot = Bot: { $name }
create-bot-random = Scatterbrain
create-bot-novice = Beginner
create-bot-notebook = Careful
create-bot-logician = Logician
create-bot-entropy = Calculator
create-bot-lenoir = Lenoir, the strongest
create-manners = How do you play?
create-pace = Pace
create-pace-note = Time for each decision. When it is over, the table decides something harmless.
create-pace-none = Take your time
create-pace-seconds = { $seconds } s
create-listed = Strangers may join
create-listed-note = The table is shown in the list on the first page while a chair is free.
create-chat = Free messages
create-chat-note = Else one says one of ten ready phrases.
create-options = House rules
create-dice = Number of dice
create-rooms = Where the four cards of the rooms lie
create-rooms-random = By chance
create-rooms-corners = In the corners
create-rooms-named = In these rooms
create-rooms-which = { $left ->
    [0] Four rooms are chosen
    [one] Choose one more room
   *[other] Choose { $left } more rooms
}
create-open = Open the table
create-deal = Deal the cards
create-look-first = Choose the guests first
