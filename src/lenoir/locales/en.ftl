### All that a person reads in English. fr.ftl has the same messages with the same arguments.
### Messages called help-… and usage-… are read without a Fluent parser: one line, no arguments.

## The command line

help-lenoir = The detective game in four editions: in the browser, in the terminal and over the network.
help-lenoir-example = lenoir play --edition modern --players 4
help-command = what to do; “lenoir COMMAND --help” has the details
help-editions = list the editions, or show one with its board
help-editions-example = lenoir editions detectives
help-play = play a game in this terminal, against people and bots
help-play-example = lenoir play --edition classic --players 3 --people 2 --names Anna,Ben
help-replay = retell a recorded game
help-replay-example = lenoir replay game.jsonl --seat rose
help-verify = check a recorded game: every event, every rule
help-verify-example = lenoir verify game.jsonl
help-perft = count the sequences of legal actions, to test the rules
help-perft-example = lenoir perft --edition miro --players 3 --depth 3 --seed 1
help-notebook = a notebook beside the real box: enter what everybody hears, and see what follows and why
help-notebook-example = lenoir notebook tonight.txt --seats rose=Anna,moutarde=me,violet=Ben --hand rope,hall,plum
help-deduce = what a seat can know: the deals that agree with all it has seen, and why
help-deduce-example = lenoir deduce game.jsonl --seat rose --turn 12 --why rope
help-bots = list the bots
help-bots-example = lenoir bots
help-review = how a game went, from each seat: what was asked, what could be known and since when
help-review-example = lenoir review game.jsonl --seat rose --moment 1
help-puzzle = a case a day: where is the card? With a proof, and a refutation of every wrong answer
help-puzzle-example = lenoir puzzle --grade 4
help-sim = let bots play many games and count who wins, every deal from every seat
help-sim-example = lenoir sim --edition classic --bots lenoir,logician,notebook --games 300
help-speedclue = play as a client of the Speed Clue contest
help-speedclue-example = lenoir speedclue lenoir 4000 --bot entropy
help-serve = let people and bots play over the network
help-serve-example = lenoir serve --host 0.0.0.0 --port 8000
help-join = let a bot play at a table of a server
help-join-example = lenoir join http://127.0.0.1:8000/#join=ABCD2345 --bot novice
help-db = copy the database of a server, restore a copy, read all of it, delete what is old, or bring it up to date
help-db-example = lenoir db backup games.db
help-admin = look for tables, end or delete them, send people away or forget them, read reports
help-admin-example = lenoir admin tables --search Ada
help-admin-deed = look: tables, show, reports, bans, acts; do: end, delete, silence, ban, lift, erase; token makes a word for the page at /admin, revoke takes all of them back
word-deed = DEED
word-table = TABLE
word-number = NUMBER
word-text = TEXT
help-of-table = a table by its code or name; for lift the number of a ban
help-of-person = a person by the number that “show” tells: for silence, ban and erase
help-search = tables: a code, a name, or a part of a guest’s name
help-admin-edition = tables: of this edition
help-state = tables: before, during or after a game
help-idle = tables: unchanged for at least this many days
help-days = for how long: silence (1; 0 lets them speak again), ban (7), token (1)
help-address = ban: an IP address; of version 6 its /64
help-doctor = say what works here, what is missing and how to fix it
help-doctor-example = lenoir doctor
help-example = example:
word-command = COMMAND
word-key = KEY
word-option = NAME=VALUE
word-file = FILE
word-seat = SEAT
word-receipt = RECEIPT
word-record = RECORD
word-card = CARD
word-address = ADDRESS
word-folder = FOLDER
word-link = LINK
word-name = NAME
word-bot = BOT
word-bots = BOT,…
help-lang = language, fr or en (else LENOIR_LANG, then the locale)
help-json = print data as JSON
help-version = print the version
help-key = an edition’s key, such as classic
help-edition = the edition’s key (classic)
help-players = how many play
help-suspects = who is played, seat by seat, such as rose,olive,violet
help-people = how many of the first seats are people (1); the others are bots
help-names = the players’ names in the order of the seats, such as Anna,Ben
help-deed = backup, while the server runs; restore, into an empty database; check every log; prune what has been kept long enough; migrate after an upgrade
help-target = for backup a new file, for restore the copy
help-key-file = a file of 32 random bytes: the copy is encrypted with it (extra “backup”)
help-dry-run = prune: only count what would be deleted
word-days = DAYS
help-keep-finished = how long tables are kept after their last game has ended (30; 0 for ever)
help-keep-open = how long tables are kept at which no game has begun (2; 0 for ever)
help-keep-running = how long tables are kept whose game nobody plays any more (30; 0 for ever)
help-keep-reports = how long reports of players are kept (90; 0 for ever)
help-option = a house rule, such as turn_limit=60; “lenoir editions KEY” lists them
help-seed = a seed, to deal the same game again
help-receipts = keep the receipts for “lenoir verify --noted” in this folder
help-record = write the finished game to this file, .jsonl or .txt
help-file = the record: a .jsonl or .txt file
help-seat = only what this seat saw: a suspect, a number from 0, or “spectator”
help-step = stop after each sentence instead of each turn
help-all = do not stop
help-depth = how many actions deep (3)
help-accusations = count accusations too (there are hundreds)
help-turn = as it stood after this turn; 0 is the deal (else before the envelope is opened)
word-rooms = ROOM,…
help-notebook-file = the notebook, .txt or .jsonl; it is made if it does not exist
help-seats = the suspects played, in seating order, each with a name; “me” is you
help-hand = your own cards
help-first = who was dealt the first card, where hands are uneven
help-log = the lines of the notebook, each as a sentence
help-sheet = the sheet, and the likeliest cases
help-if = what would follow if this player had this card
help-knows = what the others must know by now
help-ask = the questions that would tell you most in these rooms
help-why = prove what is certain about this card, and tell what would settle the rest
help-states = positions instead of a record, one JSON object a line; “-” reads what is typed
help-play-bots = who plays the other seats: one bot for all or one each; “lenoir bots” lists them (notebook)
help-review-files = records of games that are over, or folders of them
help-moment = one moment in detail: what was asked, what was best, and what each answer would leave open
help-puzzle-deed = make, check or list packs; without it, a puzzle to solve
help-puzzle-files = make: records of finished games; check: packs
help-puzzle-number = a puzzle by its number
help-puzzle-date = the case of another day, such as 2026-12-24
help-puzzle-grade = the next case of this grade, from 1 (easy) to 6
help-puzzle-technique = the next case that shows this technique
help-puzzle-lesson = the first puzzle of a lesson
help-puzzle-format = the next case of this kind
help-puzzle-edition = the next case of this edition
help-puzzle-answer = judge one answer and leave; exit code 1 if it is wrong
help-puzzle-solution = the answer and its proof
help-puzzle-paper = write the puzzle as a page to print (.html)
help-puzzle-count = make: how many puzzles, in whole weeks
help-puzzle-out = make: the folder for the pack
help-puzzle-seed = make: a number or a word; the same makes the same pack
help-try = ask before it tells: what would you have asked at that moment?
help-open = at the end, all hands and who could be certain when
help-card = write a card to share, without cards or names, to this .svg file
help-sim-edition = the edition’s key (boardless: the contest of programs, without a board)
help-sim-bots = who plays, one bot for each seat: NAME, NAME:key=value or file.py:Name
help-sim-games = how many games (300), rounded up to whole deals
help-sim-seed = the seed of all games (1)
help-no-rotate = play each deal only once, without changing seats
help-measure = in how many of the first games bits are counted (24), which takes time
help-jobs = how many processes (one for each core)
help-cluster = the address of a Dask scheduler, such as tcp://host:8786, instead of processes
help-records = write every game into this folder
help-plot = draw what the envelope hides turn by turn into this file, .svg or .png
help-id = the name the contest gave this program
help-port = the port on this machine where the contest listens
help-bot = the bot that plays (lenoir); “lenoir bots” lists them
help-host = the address to listen at (127.0.0.1, this machine only; 0.0.0.0 for all)
help-serve-port = the port to listen at (8000; 0 for any that is free)
help-data = the folder of games and the key that seals them (one of your own)
help-database-url = the database, as postgresql://… (a file in that folder); a password is safer in the variable
help-workers = how many processes share the work (1)
help-hosts = names by which others reach the server, separated by spaces (this machine’s own)
help-proxies = addresses of trusted proxies, separated by spaces (this machine)
help-servers = how many servers share the limits (1)
help-origins = other addresses whose pages may use the server, separated by spaces (none)
help-browser = open the page in a browser once the server listens (no)
help-settings = Every option may also be a variable, LENOIR_PORT=8000, or a line of lenoir.toml, port = 8000,
help-settings-file = in this folder or your folder for settings. An option goes first, then the variable, then the file.
help-link = the link of a table, or the address of a server with #join= and a short code
help-name = the name at the table (the bot’s, if left out)

usage-usage = usage:
usage-positional = arguments
usage-options = options
usage-help = show this help and exit
usage-required = still missing: %s
usage-unrecognized = not understood: %s
usage-one = a value is missing
usage-choice = “%(value)s” is not one of %(choices)s
usage-type = “%(value)s” is not a whole number
usage-argument = %(argument_name)s: %(message)s
usage-error = %(prog)s: %(message)s
usage-full = What is printed cannot be written there:
usage-see = this shows how:
usage-not-allowed = cannot be combined with %s

interrupted = Interrupted.
left-unfinished = The game was left unfinished. Nothing was written.

## What cannot be done, and what can

no-such-edition = There is no edition “{ $key }”. There are: { $keys }.
bad-players = { $edition } is for { $few } to { $many } players, not { $count }.
bad-people = There are { $players } seats: --people goes from 0 to { $players }.
no-such-suspect = There is no suspect “{ $name }” here. There are: { $names }.
suspect-twice = Each suspect can be played only once; { $name } was named twice.
suspects-order = In this edition seats follow the order of the tokens. Say: --suspects { $order }
players-and-suspects = { $players } players, but { $count } suspects: give one or the other, or the same number.
too-many-names = { $count } names for { $players } seats: give at most { $players }.
name-twice = Two players cannot both be called “{ $name }”.
bad-option-form = “{ $text }” is not an option: write NAME=VALUE, for example turn_limit=60.
no-such-option = There is no option “{ $name }” in this edition. There are: { $names }.
bad-option-value = { $name } cannot be “{ $value }”. Write { $wanted }.
option-wants-bool = on or off
option-wants-number = a whole number, 0 or more
option-wants-dice = 1 or 2
option-wants-choice = one of { $choices }
option-wants-rooms = random, corners, or four different rooms of: { $rooms }
bad-depth = The depth is a number from 1 to 9.
record-or-states = Give a record, or positions with --states FILE: one of the two.
only-with-record = --seat, --turn and --why go with a record, not with --states.
no-such-card = There is no card “{ $name }” in this game. There are: { $names }.
bad-turn = The record has { $turns } turns: --turn goes from 0 to { $turns }.
position-no-json = { $file }, line { $line }: this is not a JSON object.
position-bad-field = { $file }, line { $line }: { $field } is missing or has the wrong form.
position-bad-layout = { $file }, line { $line }: the hands, the pool and the envelope do not add up to the cards.
position-bad-fact = { $file }, line { $line }: a fact names a seat, a card or a case that this position does not have.
bad-record-suffix = { $file } should end in .jsonl (data) or .txt (readable).
record-exists = { $file } is there already. Choose another name, or move it away.
no-folder = { $folder } is a file, and a folder is wanted: choose another.
no-such-folder = There is no folder { $folder }. Make it first, or choose another.
no-such-file = There is no file { $file }.
is-a-folder = { $file } is a folder: give a file.
cannot-read = { $file } cannot be read: { $reason }
cannot-write = { $file } cannot be written: { $reason }
bad-record = { $file } is not a good record: { $reason }
no-such-seat = There is no seat “{ $seat }” in this game. There are: { $seats }, and spectator.
bad-setup = The table cannot be set up like that: { $reason }
bad-edition = The edition “{ $key }” cannot be played. In { $file }:
bad-edition-file = { $why }.
bad-edition-word = { $field } is one of { $words }, not “{ $word }”.
bad-edition-options = In its options: { $why }.
bad-edition-players = Players are from 2 to { $most }, not { $few } to { $many }.
bad-edition-identifier = “{ $name }” is no identifier: small letters, digits and _.
bad-edition-twice = “{ $name }” stands for two things.
bad-edition-weapons = There are more weapons than rooms to put them in.
bad-edition-pool = The pool “{ $name }” is not among the places.
bad-edition-copies = There are 1 to { $most } copies of a card, not { $copies } of { $card }.
bad-edition-power = A power is given to “{ $name }”, who is no suspect.
bad-edition-rules = There is no module of rules “{ $name }”; from elsewhere it must be on PYTHONPATH.
bad-edition-repeated = The module of rules { $name } is named twice.
bad-edition-needs = The module of rules { $name } makes no game without { $field }.
bad-edition-option = Every table may change { $option }: put it into [options].
bad-edition-dice = There are 1 or 2 dice, and special_dice says of each whether its 1 is special.
bad-edition-letters = The letters of the map name other rooms than { $rooms }.
bad-edition-rooms = There are more than { $most } rooms.
bad-edition-starts = Each suspect needs a start, and nobody else.
bad-edition-map = The rows of the map are equally long, { $most } columns at most.
bad-edition-start = The start “{ $letter }” stands on the map { $times } times.
bad-edition-no_door = { $room } has no door.
bad-edition-door = The door “{ $door }” of { $room } is no corridor square.
bad-edition-passage = A passage leads to “{ $room }”, which is no room.
bad-edition-other_board = The board of { $edition } has other tokens or rooms.
bad-edition-told_apart = Rooms and places are told apart as in { $edition }.
bad-edition-order = Suspects and rooms go in the order of { $edition }.
bad-edition-no_board = The board is to be that of “{ $edition }”, and there is no such edition.
bad-bots = { $count } bots for { $seats } seats: give one for all, or { $seats }.
failed = lenoir { $command }: { $why }
bad-number = { $option } is a whole number, { $least } or more.
sim-needs-limit = A game without a limit may never end, since a bot may never accuse: give turn_limit 1 or more.
jobs-or-cluster = Give --jobs or --cluster, not both: a cluster has its own workers.
records-exist = There are games in { $folder } already. Choose another folder.
bad-plot-suffix = { $file } should end in .svg or .png.
plot-needs-measure = There is nothing to draw without measuring: give --measure a number of games.
plot-missing = Drawing needs matplotlib: { $python } -m pip install "lenoir[plot]"
cluster-missing = A cluster needs the package distributed: { $python } -m pip install "lenoir[cluster]"
cluster-silent = No Dask scheduler answers at { $address }. Start one with “dask scheduler”, and say its address.
cluster-unlike = The cluster at { $address } cannot run these games: its scheduler and workers need the same lenoir as here.
bad-port = A port is a number from 1 to 65535.
nobody-listens = Nobody listens on port { $port } of this machine. Start the contest’s server first.
bad-message-unknown = “{ $text }” is no message of the contest. Is this its server?
bad-message-not_ascii = “{ $text }” is not ASCII. Is this the contest’s server?
bad-message-torn = The server broke off after “{ $text }”.
bad-message-no_reset = The server began to play before any “reset”.
bad-message-out_of_turn = The server asks seat { $seat } out of turn.
bad-message-left = The server left without “done”.
contest-bot-failed = { $bot } has failed; a plain player answers instead.
contest-late = { $late } of { $answers } answers were given by the plain player, because the bot was late or failed.

## Editions

editions-more = “lenoir editions KEY” shows one in detail, with its board.
players-range = { $few } to { $many } players
heading-suspects = Suspects
heading-weapons = Weapons
heading-rooms = Rooms
heading-places = Other places
heading-different = What makes it different
heading-options = House rules: --option NAME=VALUE
heading-powers = Powers, one for each guest, each used once
heading-keepers = Keepers in the Intrigue pile
heading-clues = Clue cards
how-heading = { $edition }: how we play it
how-lead = The rulebook is silent here and there, or says two things. This is how it is read here and why, and which house rules a table can change when it creates a game. The numbers are those the game gives when you ask why something is not possible.
how-options = House rules:
heading-readings = How we play it: the rulebook where it is silent or disputed
heading-board = Board
clocks-too = And { $n } cards of the kind “{ $clock }”: the last one kills the player who draws it, each time.
copies = × { $n }
labelled = { $name }: { $text }
option-default = { $name } ({ $value })
value-on = on
value-off = off
dice-count = { $n ->
    [one] One die.
   *[other] { $n } dice.
}
walk-exact = A walk that ends in the corridor uses every point rolled; a room needs no exact number.
walk-longest = A walk that ends in the corridor uses every point it can; a room needs no exact number.
walk-up_to = One may walk fewer squares than rolled.
may-pass-over = Occupied squares may be walked over.
may-not-pass-over = Occupied squares cannot be walked over, and shut the doors they are at.
turn-passes = Once a card is shown, the turn has passed.
in-token-order = Seats follow the order of the tokens round the board.
module-doubles = A double six or a double one may take you straight into any room.
module-honour = Accusations are written down in secret; played on one’s honour, “none” is believed until someone has seen the card.
module-powers = Every guest has a power, to be used once.
module-pool = The Pool, in the middle, holds the cards left over; one accuses there and nowhere else.
module-intrigue = Question marks, on a die and on squares, draw Intrigue cards; a summoned player may draw one too.
module-restless = One cannot linger: a room is left at the start of the turn, unless one was summoned there.
module-clue_cards = Each magnifying glass on the dice draws a clue card, obeyed before moving.
module-room_cards = With two players, or teams, four cards lie face down in rooms: players who come there look.
module-roll_first = A turn begins with the dice; one accuses in any room.
option-last_detective_wins = the last player who is neither out nor dead wins at once
option-turn_limit = the number of turns after which nobody wins; 0 for no limit
option-resuggest_when_staying = a player who stays in a room may suggest there again
option-spoken_accusation = accusations are said aloud, so that all hear what was wrong
option-honour = “none” is accepted even when false; a player who is caught takes no more turns, but still answers
option-dice = how many dice, 1 or 2
option-up_to = one may walk fewer squares than rolled
option-rush_each_chooses = in a rush everyone chooses a room of their own
option-clue_cards = play with the clue cards
option-teams = each seat is a team: four cards lie in rooms, as with two players
option-room_cards = where those four cards lie: random, corners, or four rooms such as hall,study,lounge,library
option-draws_from = where a summoned player must come from to draw an Intrigue card
option-draws_from-anywhere = anywhere
option-draws_from-rooms_and_pool = a room or the Pool
option-draws_from-rooms = a room
option-must_draw = a summoned player always draws an Intrigue card
option-sends_back = which tokens a keeper may send back to their start
option-sends_back-any = any other token
option-sends_back-players = those of other players, if they have left it
option-look_once = a card in a room is looked at once on arrival, not on every turn spent there
option-accuse_from_pool = a player whose turn begins in the Pool may accuse there
option-stay_in_pool = the keeper that lets a player stay works in the Pool too
option-leave_after_question = a room must be left after a question mark on the die too
option-out_keep_keepers = a player who has accused wrongly may still play keepers
option-block_ends_turn = a blocked suggestion ends the turn at once
option-named_is_summoned = a player named in the room where they already stand may stay there, as if summoned
option-only_players_tokens = only the tokens of players stand on the board
option-exact = a move that ends in the corridor uses every point
option-squares_twice = when every point must be used, a square may be passed more than once
option-passage_ends_turn = a secret passage takes the whole turn; the suggestion waits for the next one
option-sweep_doorways = when a player is out, a token left in a doorway is moved into the room
option-stay_unrolled = a player who stays in a room need not roll

## The board

board-legend = Legend
board-door = ↑↓←→↘ door
board-question = ? question mark
board-reach = + within reach
board-starts = Starts
board-passages = Passages
board-tokens = Tokens
board-new-passage = { $room }, new passage: to every corner room
board-cards = a card face down
board-powers = Powers
board-clocks = Clocks: { $scale } { $n } of { $of }

## Names

the = the { $name }
somebody = { $name }
word-suggest = make a suggestion
word-not_suggest = make no suggestion
word-the_suggestion = suggestion
word-clock = clock
word-clue = clue card
person-as = { $name } ({ $suspect })
to-somebody = { $name }
case-words = { $suspect } with { $weapon } in { $room }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-nor = { $first } or { $last }
quoted = “{ $text }”
list-none = none
turn-heading = Turn { $n } · { $who }
turn-heading-other = Turn { $n } · { $who } ({ $other } plays)
dice-glass = { $face } (glass)

## The story: one sentence for each event

story-started = A new game of “{ $edition }”. At the table: { $who }.
story-plays = { $you ->
    [you] You play { $suspect }.
   *[other] { $who } plays { $suspect }.
}
story-lots-deal = They roll for the deal: { $rolls }.
story-lots-begin = They roll for who begins: { $rolls }.
story-dealt = { $you ->
    [you] You deal: { $sizes }.
   *[other] { $dealer } deals: { $sizes }.
}
story-dealt-pool = { $n ->
    [one] One card lies
   *[other] { $n } cards lie
} face down in { $place }.
story-dealt-rooms = A card lies face down in each of these rooms: { $rooms }.
story-envelope = In the envelope: { $case }.
story-hand = { $you ->
    [you] Your cards: { $cards }.
   *[other] { $who }’s cards: { $cards }.
}
story-pool-filled = Face down in { $place }: { $cards }.
story-room-card-laid = Face down in { $place }: { $card }.
story-turn = { $you ->
    [you] Your turn.
   *[other] { $who }’s turn.
}
story-turn-over = That ends your turn.
story-rolled = { $you ->
    [you] You roll { $dice }.
   *[other] { $who } rolls { $dice }.
}
story-moved = { $you ->
    [you] { $where ->
        [room] { $how ->
            [passage] You take the secret passage to { $place }.
            [leap] You leap into { $place }.
            [keeper] You are shown into { $place }.
            [power] You slip into { $place }.
            [summoned] You are called into { $place }.
            [named] You go into { $place }.
            [rush] You rush into { $place }.
            [sent_back] You are sent back to { $place }.
            [swept] You are put into { $place }, so as not to shut the door.
           *[walk] You walk into { $place }.
        }
        [seen] { $how ->
            [keeper] You are shown to another square.
            [sent_back] You are sent back to the start.
           *[walk] You walk on through the corridors.
        }
       *[square] { $how ->
            [keeper] You are shown to { $place }.
            [sent_back] You are sent back to the start, { $place }.
           *[walk] You walk to { $place }.
        }
    }
   *[other] { $where ->
        [room] { $how ->
            [passage] { $token } takes the secret passage to { $place }.
            [leap] { $token } leaps into { $place }.
            [keeper] { $token } is shown into { $place }.
            [power] { $token } slips into { $place }.
            [summoned] { $token } is called into { $place }.
            [named] { $token } goes into { $place }.
            [rush] { $token } rushes into { $place }.
            [sent_back] { $token } is sent back to { $place }.
            [swept] { $token } is put into { $place }, so as not to shut the door.
           *[walk] { $token } walks into { $place }.
        }
        [seen] { $how ->
            [keeper] { $token } is shown to another square.
            [sent_back] { $token } is sent back to the start.
           *[walk] { $token } walks on through the corridors.
        }
       *[square] { $how ->
            [keeper] { $token } is shown to { $place }.
            [sent_back] { $token } is sent back to the start, { $place }.
           *[walk] { $token } walks to { $place }.
        }
    }
}
story-weapon = { $weapon } is brought to { $place }.
story-stayed = { $you ->
    [you] You stay.
   *[other] { $who } stays.
}
story-declined = { $you ->
    [you] { $offered ->
        [Suggesting] You make no suggestion.
        [Drawing] You do not draw.
        [Glimpsing] You keep your power for later.
        [AtPool] You do nothing there.
       *[other] You decline.
    }
   *[other] { $offered ->
        [Suggesting] { $who } makes no suggestion.
        [Drawing] { $who } does not draw.
        [Glimpsing] { $who } keeps the power for later.
        [AtPool] { $who } does nothing there.
       *[other] { $who } declines.
    }
}
story-suggested = { $you ->
    [you] You suggest: { $case }.
   *[other] { $who } suggests: { $case }.
}
story-cannot = { $you ->
    [you] You cannot refute.
   *[other] { $who } cannot refute.
}
story-refuted = { $you ->
    [by] You show { $to } a card.
    [to] { $by } shows you a card.
   *[other] { $by } shows { $to } a card.
}
story-stood = { $you ->
    [you] Nobody refutes you.
   *[other] Nobody refutes { $who }.
}
story-blocked = { $you ->
    [you] You put an end to the questions.
   *[other] { $who } puts an end to the questions.
}
story-passed = { $you ->
    [by] You show { $to } a card in secret.
    [to] { $by } shows you a card in secret.
   *[other] { $by } shows { $to } a card in secret.
}
story-shown = { $you ->
    [by] You have shown { $to }: { $card }.
    [to] { $by } has shown you: { $card }.
   *[other] { $by } has shown { $to }: { $card }.
}
story-spied = { $you ->
    [you] You have seen it too: { $by } showed { $card }.
   *[other] { $who } has seen it too: { $card }.
}
story-glimpsed = { $you ->
    [you] You catch a glimpse of a card of { $of }: { $card }.
    [of] { $who } catches a glimpse of one of your cards: { $card }.
   *[other] { $who } catches a glimpse of a card of { $of }: { $card }.
}
story-noticed = Seen by accident: { $of } has { $card }.
story-accused = { $you ->
    [you] You make an accusation!
   *[other] { $who } makes an accusation!
}
story-claimed = { $you ->
    [you] You say: “{ $case }”.
   *[other] { $who } says: “{ $case }”.
}
story-written = { $you ->
    [you] You write: { $case }.
   *[other] { $who } writes: { $case }.
}
story-looked = { $you ->
    [you] You have seen the envelope: { $case }.
   *[other] { $who } has seen the envelope: { $case }.
}
story-failed = The accusation was wrong.
story-out = { $you ->
    [you] { $because ->
        [accused] You are out, and will only refute from now on.
        [convicted] You are out for having withheld a card.
       *[resigned] You give up.
    }
   *[other] { $because ->
        [accused] { $who } is out, and will only refute from now on.
        [convicted] { $who } is out for having withheld a card.
       *[resigned] { $who } gives up.
    }
}
story-withheld = { $you ->
    [you] You had withheld a card: { $card }.
   *[other] { $who } had withheld a card: { $card }.
}
story-challenged = { $you ->
    [you] You challenge { $offender }: “You did have { $card }!”
    [offender] { $who } challenges you: “You did have { $card }!”
   *[other] { $who } challenges { $offender }: “You did have { $card }!”
}
story-ended-won = { $you ->
    [you] { $because ->
        [last_detective] You are the last detective, and win.
       *[solved] The accusation was right: you win.
    }
   *[other] { $because ->
        [last_detective] { $who } is the last detective, and wins.
       *[solved] The accusation was right: { $who } wins.
    }
}
story-ended-nobody = { $because ->
    [turn_limit] That was the last turn: nobody wins.
   *[nobody_left] Nobody is left to solve the case: nobody wins.
}
story-solution = The envelope: { $case }.
story-opened-hand = { $you ->
    [you] You had: { $cards }.
   *[other] { $who } had: { $cards }.
}
story-opened-keepers = { $you ->
    [you] You still had the keepers: { $keepers }.
   *[other] { $who } still had the keepers: { $keepers }.
}
story-opened-pool = In { $place } lay: { $cards }.
story-opened-rooms = In the rooms lay: { $cards }.
story-opened-written = { $you ->
    [you] You had written: { $case }.
   *[other] { $who } had written: { $case }.
}
story-drew-clock = { $you ->
    [you] You draw an Intrigue card: { $clock } number { $n }.
   *[other] { $who } draws an Intrigue card: { $clock } number { $n }.
}
story-drew-keeper = { $you ->
    [you] You draw an Intrigue card and keep it.
   *[other] { $who } draws an Intrigue card and keeps it.
}
story-keeper-taken = { $you ->
    [you] You keep “{ $keeper }”.
   *[other] { $who } keeps “{ $keeper }”.
}
story-keeper-played = { $you ->
    [you] You play the keeper “{ $keeper }”.
   *[other] { $who } plays the keeper “{ $keeper }”.
}
story-power = { $you ->
    [you] You use your power “{ $power }”.
   *[other] { $who } uses the power “{ $power }”.
}
story-died = { $you ->
    [you] The last { $clock } strikes for you: you die. Your cards are shown to all: { $cards }.
   *[other] The last { $clock } strikes for { $who }, who dies. Cards shown to all: { $cards }.
}
story-pool-looked = { $you ->
    [you] You look at the cards in { $place }.
   *[other] { $who } looks at the cards in { $place }.
}
story-pool-seen = { $you ->
    [you] You see there: { $cards }.
   *[other] { $who } sees there: { $cards }.
}
story-clue = { $you ->
    [you] You draw the { $word } “{ $clue }”. { $text }
   *[other] { $who } draws the { $word } “{ $clue }”. { $text }
}
story-clue-reveal = { $you ->
    [you] You draw the { $word } “{ $clue }”: { $card }.
   *[other] { $who } draws the { $word } “{ $clue }”: { $card }.
}
story-named = { $you ->
    [you] You name: { $card }.
   *[other] { $who } names: { $card }.
}
story-picked = { $you ->
    [you] You pick { $target }.
    [target] { $who } picks you.
   *[other] { $who } picks { $target }.
}
story-card-opened = { $you ->
    [you] You reveal { $card }.
   *[other] { $who } reveals { $card }.
}
story-nobody-holds = Nobody holds { $card }.
story-sealed = { $you ->
    [you] You have answered in secret.
   *[other] { $who } answers in secret.
}
story-passage-opened = { $you ->
    [you] You open a new passage in { $place }.
   *[other] { $who } opens a new passage in { $place }.
}
story-room-looked = { $you ->
    [you] You look at the card that lies in { $place }.
   *[other] { $who } looks at the card that lies in { $place }.
}
story-room-seen = { $you ->
    [you] You see there: { $card }.
   *[other] { $who } sees there: { $card }.
}

## What one is asked

ask-starting = { $where ->
    [room] Your turn, in { $place }. What do you do?
    [seen] Your turn. What do you do?
   *[square] Your turn, on { $place }. What do you do?
}
ask-moving = { $where ->
    [seen] { $steps ->
        [one] You may move one step.
       *[other] You may move { $steps } steps.
    }
   *[other] { $steps ->
        [one] You may move one step, from { $place }.
       *[other] You may move { $steps } steps from { $place }.
    }
}
ask-suggesting = You may { $suggest }.
ask-pool = You are in { $place }. What do you do?
ask-drawing = You were summoned. Will you draw an Intrigue card?
ask-refuting = { $who } suggests { $case }. Your answer?
ask-spying = A card was shown to another. Will you look?
ask-glimpsing = You have shown { $who } a card. Will you see one in return?
ask-neighbour = Which card do you show { $who }?
ask-closing = End your turn?
ask-naming = Which card do you name?
ask-picking = Whom do you pick?
ask-opening = Which card will you reveal?
ask-passing-left = Which card do you show { $who }, on your left?
ask-placing = Which room gets the new passage?
ask-rushing-all = Which room does everyone move to?
ask-rushing-alone = Which room do you move to?
ask-square = To which square?
ask-place = Where to?
ask-suspect = Who did it?
ask-weapon = With which weapon?
ask-room = In which room?

choose-roll = { $n ->
    [one] Roll the die
   *[other] Roll the dice
}
choose-walking = Walk
choose-walk = Walk into { $place }
choose-walk-to = Walk to { $place }
choose-walk-square = Walk to a square… ({ $n })
choose-passage = Take the secret passage to { $place }
choose-leaping = Leap, thanks to the double
choose-leap = Leap into { $place }, thanks to the double
choose-stay = Stay where you are
choose-suggest = { $suggest }…
choose-accuse = Accuse…
choose-show = Show { $card }
choose-none = Say that you have none of them
choose-none-falsely = Say that you have none of them, falsely
choose-draw = Draw
choose-no-draw = Do not draw
choose-nothing = Do nothing here
choose-no-look = Do not look
choose-no-glimpse = No, keep the power for later
choose-look-pool = { $n ->
    [one] Look at the card that lies here
   *[other] Look at the { $n } cards that lie here
}
choose-keeper = Play the keeper “{ $keeper }”
choose-keeper-place = Play the keeper “{ $keeper }”…
choose-keeper-token = Play the keeper “{ $keeper }” on { $token }
choose-power = Use your power “{ $power }”
choose-power-place = Use your power “{ $power }”…
choose-card = { $card }
choose-seat = { $who }
choose-open = Reveal { $card }
choose-room = { $place }
choose-challenge = Challenge { $who }, who withheld { $card }
choose-end = End the turn
choose-resign = Give up
towards = towards { $rooms }
note-yours = yours
note-seen = { $who }
note-open = { $who }, open
note-pool = { $place }

prompt-keys = [b] board  [h] hand  [n] notebook  [?] help
prompt-menu = [Enter] shows the choices.
prompt-back = [<] back
not-a-choice = “{ $text }” is none of these. Type a number, or the beginning of a name.
ambiguous = “{ $text }” could be: { $names }. Type a little more.
not-here = There is nothing to go back to.
confirm-accuse = You accuse { $case }. If this is wrong you are out. Sure?
confirm-resign = Give up? You would only refute from now on.
confirm-quit = Leave the game? It ends here for everybody.
yes-no = [y/n]
yes-words = y yes o oui
no-words = n no non
say-yes-or-no = Type y for yes or n for no.
word-resign = resign
word-quit = quit
cannot-resign = You cannot give up: you are out already.
help-in-game =
    Type a number, or the beginning of a name: “hall”, “ro” for the Rope, “h12” for a square.
    b  the board, + where you may go        h  your hand
    n  your notebook: what you have seen     ?  this help
    <  one step back                         resign  give up, and only refute
    quit  leave the game

## The table

curtain = Give the keyboard to { $who }, and press Enter.
curtain-private = Nobody else should look now.
your-hand = Your cards
your-keepers = Your keepers
your-power = Your power
power-spent = used
notebook-title = Your notebook
notebook-legend = ● yours   ✓ seen   ○ lies open   – said “none” of it
notebook-pool = Lying in { $place }: { $cards }
notebook-rooms = Lying in rooms: { $cards }
random-seats = Playing at random: { $names }.
bot-seats = Bots: { $names }.
bot-at-seat = { $who } ({ $bot })
bot-failed = A bot has failed, and the game ends here: { $why }
limit-set = Only random players: nobody will accuse, so the game ends after { $n } turns.
random-give-up = Only random players are left, who would never solve it: they give up.
result-heading = The case is closed
result-record = The record is in { $file }.
result-hint = --record FILE keeps a record of the game, to tell it again or to check it.
replay-next = Enter: go on · b: board · q: leave
not-in-record = This record does not hold what that seat saw: leave --seat out.
unfinished-record = The record ends here; the game does not.

## Records: what can be wrong with one, by its code

place-line = line { $line }: { $reason }
place-event = event { $n }: { $reason }
place-column = line { $line }, column { $column }: { $reason }
record-empty = there is nothing in it.
record-too_long = it is longer than { $limit } bytes.
record-not_utf8 = it is not UTF-8.
record-not_json = not a JSON value of the right shape ({ $why }).
record-twice = the key “{ $key }” is there twice.
record-not_lenoir = no record of Lenoir begins like this.
record-newer_schema = written with schema { $schema }; this version reads up to { $known }. A newer Lenoir will read it.
record-old_schema = there is no schema { $schema }.
record-not_upcast = an event of schema { $schema } which no later schema knows.
record-no_edition = no edition “{ $edition }” is known here.
record-other_cards = the cards are not those of the edition “{ $edition }”.
record-no_seat = a record of kind “{ $kind }” and seat “{ $seat }” does not go together.
record-bad_tag = “{ $name }” is no tag that may be written.
record-secret_running = the secret of a game that is still running.
record-first_event = the first event must be GameStarted, not { $event }.
record-once = { $event } can happen only once.
record-too_early = { $event } before the first turn.
record-too_late = { $event } after the first turn has begun.
record-not_dealt = a turn before the cards were dealt.
record-after_the_end = { $event } after the game has ended.
record-other_edition = a game of the edition “{ $edition }” in a record of another.
record-setup = no table can be set up like that ({ $why }).
record-not_visible = { $event } is not for the eyes of this viewer.
record-out_of_range = { $field } of { $event } cannot be { $value }.
record-wrong_size = { $field } of { $event } must have { $size } values.
record-no_such_keeper = seat { $seat } has no such keeper.
record-cut_off = the record ends in the middle of what happened.
record-not_a_notebook = this is not a notebook kept beside the box.
record-not_heard = { $event } is not something one notes beside the box.
record-no_hand = the hand of the seat that keeps this notebook is missing.
record-not_over = a full record of a game that has not ended.
record-bad_tag_line = a tag is written [Name "value"].
record-missing_tag = the tag { $name } is missing.
record-tag_twice = the tag { $name } is there twice.
record-open_comment = a comment that begins here is never closed.
record-no_token = no event is written “{ $token }”.
record-no_phase = no phase is written “{ $token }”.
record-no_default = “{ $token }” leaves something out that does not follow from what came before.
record-no_value = “{ $value }” is no { $what ->
    [card] card
    [cards] set of cards
    [case] case
    [happening] event, action or phase
    [keeper] keeper
    [keepers] hand of keepers
    [kind] kind of record
    [number] number
    [option] option
    [options] choice of options
    [place] room or square
    [seat] seat of this table
    [word] word that fits
    [yes_or_no] yes or no
   *[other] { $what }
}.
record-not_here = “{ $token }” does not fit here: “{ $expected }” would.
record-not_full = only a full record of a finished game can be verified.
record-no_deed = no action brings about what happened here, beginning with { $event }.
record-illegal = { $action } was not legal.
record-deal_differs = the deal is not one the rules could have made: { $event } is not what follows.
record-differs = { $event } does not follow from the rules.
record-incomplete = the tag { $name } is missing, so that chance cannot be checked.
record-bad_fairness = { $name } is not what it should be.
record-commitment = the secret does not fit the commitment.
record-noted = the commitment is not the one that was noted.
record-unpledged = the nonce of seat { $seat } was never pledged, so it could have been chosen last.
record-pledge_broken = the nonce of seat { $seat } is not the one that was pledged.
record-bad_receipt = neither a commitment nor the receipt of a device.
record-noted_game = the receipt is of another game, { $game }.
record-noted_pledge = the pledge of seat { $seat } is not the one that was published before the deal.
record-noted_terms = the edition, the options or the suspects are not those published before the deal.
record-noted_copy = seat { $seat } has the pledge of this device, which does not sit there.
record-noted_dropped = the record says that seat { $seat } withheld its nonce, yet the server had acknowledged it.
record-chance_differs = { $event } is not what the secret and the nonces bring about.

## Verifying

help-noted = the receipt of a device that played, or the commitment it noted
verified-rules = Every event follows from the rules.
verified-commitment = The secret is the one that was promised.
verified-pledges = Every nonce was pledged beforehand, or is the fixed word.
verified-chance = The deal, the dice and the draws are those of the secret, all of them.
verified-order = This device knows that nobody chose the cards: it noted the promise before it pledged its nonce, and all pledges before it revealed it.
order-no_pledges = Order not proved: the record has no pledges, so the secret or a nonce could have been chosen last.
order-no_receipt = Order not proved: a record alone cannot show that the promise came first. The receipt of a device that played can: --noted FILE.
order-only_commitment = Order not proved: the commitment is the one that was noted, but a commitment alone does not show that no nonce was chosen last.
order-no_nonce = Order not proved to this device: it gave no nonce of its own. What it noted agrees with the record.
order-not_published = Order not proved to this device: its pledge was not among those published before the deal.
order-withheld = Order not proved to this device: its nonce did not count, because the record says it did not come in time.
unchecked-chance = The record promises nothing about chance, so chance was not checked.
verdict-good = { $file }: nothing is wrong with this record of { $n } events.
verdict-bad = { $file }: not a good record.
commitment-is = Commitment { $text }: “lenoir verify FILE --noted …” will check the dice against it.

## Perft

perft-heading = { $edition }, { $players } players, seed { $seed }
perft-depth = depth
perft-count = sequences

## Deduction

deduce-heading = What { $who } can know after turn { $turn }
deduce-spectator = a spectator
deduce-envelope = Env
deduce-deals = { $n ->
    [one] One deal agrees with all that.
   *[other] { $n } deals agree with all that.
}
deduce-cases = Likeliest cases
deduce-chance = chance
deduce-share = deals
deduce-model = Chances assume that a player who holds several of the named cards is equally likely to show any of them.
deduce-too-many = Too much was shown to work the chances out exactly; these are shares of the deals.
deduce-legend = ● sure   · impossible   else the share of the deals, in %

## The review of a game

decimal-point = .
review-heading = { $who } · { $edition }, { $turns } turns
review-certain = { $before ->
    [0] You could be certain of the case only at the very end.
    [one] You could have been certain of the case after turn { $turn }, one turn before the end.
   *[other] You could have been certain of the case after turn { $turn }, { $before } turns before the end.
}
review-uncertain = You could not be certain of the case: { $bits } bits were still open at the end.
review-accuracy = Accuracy { $n }.
review-no-accuracy = No accuracy: there was no question to judge.
review-luck = Luck { $bits } bits.
review-account-heading = Where the bits went
review-account = { $start } bits were open after the deal. The best questions could have told { $best } of them; { $lost } were lost by asking others. Luck: { $luck }. What you heard without asking: { $heard }. Still open at the end: { $left }.
review-accuracy-how = Your { $n } questions that count asked for { $asked } of the { $best } bits that could be had: that is the accuracy, in hundredths. A question counts if at least { $least } bits could be had. Bots reach, on average: { $bots }. The strongest gives some up to name likely solutions and to tell others less.
review-luck-how = Luck is what the answers told beyond what was to be expected. One answer may well differ from that by half a bit or more, so a single game says little.
review-honour = At this table “none” may be a lie, so it counts as telling nothing.
review-blocks = That somebody may block a suggestion is not taken into account.
review-shares = Too much was shown to work out all chances exactly; some figures take every deal as equally likely.
review-moments-heading = Moments to look at again
review-no-moments = No moment stands out.
review-moment = Turn { $turn }: { $text }
review-lost = you asked about { $case }, which could tell { $asked } bits; { $better } could have told { $best }.
review-idle = you asked about { $case }, which could tell nothing; { $better } could have told { $best } bits.
review-find = you asked about { $case }, and the answer told { $got } of { $before } bits.
review-given = you showed { $card } { $to }, which told about { $told } bits. { $other } would have told about { $less }.
review-waited = { $n ->
    [one] the case was certain after turn { $since }, you could accuse, and let the turn pass.
   *[other] the case was certain after turn { $since }, you could accuse, and let { $n } turns pass.
}
review-impossible = you accused { $case }, which you could know to be wrong.
review-dared = you accused { $case } with { $cases } cases left, at { $chance } % by the cards alone. Lenoir, who also reads what others ask, { $lenoir ->
    [yes] would have accused, too.
   *[no] would have waited.
}
review-choice = { $who ->
    [tried] your choice now: { $case }, { $bits } bits
    [asked] asked: { $case }, { $bits } bits
    [best] best: { $case }, { $bits } bits
    [quiet] tells the others less: { $case }, { $bits } bits
   *[lenoir] Lenoir’s choice: { $case }, { $bits } bits
}
review-shows = { $who } shows { $card } ({ $chance } %): { $left } bits left
review-nobody-shows = Nobody shows a card ({ $chance } %): { $left } bits left
review-settles = { $text }, and { $cards } { $n ->
    [one] is
   *[other] are
} certain to be in the envelope
review-solves = { $text }, and the case is solved
review-title = { $kind ->
    [lost] A question that could have told more
    [idle] A question that could tell nothing
    [given] A card that told more than another
    [waited] Certain, and waited
    [impossible] An accusation that could not be right
    [dared] An accusation that was dared
   *[find] Best find
}
review-amount-chance = { $chance } %
review-amount-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
review-try = What would you ask? A suspect, a weapon { $rooms ->
    [one] (the room is { $room })
   *[other] and a room
}:
review-tried = { $good ->
    [yes] Good: { $bits } bits. The best is { $best }.
   *[no] { $bits } bits. The best is { $best }.
}
review-try-again = Name { $rooms ->
    [one] a suspect and a weapon
   *[other] a suspect, a weapon and a room
}, with commas between them.
review-certain-heading = What you could know, and since when
review-nothing-certain = No card’s place followed from what you had seen.
review-since = { $cell } (after turn { $turn }).
review-open-heading = With all cards open
review-open-hand = { $who }: { $cards }
review-open-case = The case was { $case }.
review-open-certain = { $who } could be certain after turn { $turn }.
review-open-uncertain = { $who } could not be certain.
review-unfinished = { $file }: the game is not over, so there is no review: it would tell what is still secret.
review-wrong = { $file } does not verify: { $reason }
review-which-seat = say with --seat whose review it is to be; the seats are { $seats }.
review-no-moment = there is no moment { $n }; there are { $most }.
review-no-question = moment { $n } is no question, so there is nothing to try.
review-one-game = --moment, --try, --open and --card are for one game.
review-not-full = --open needs the full record of a game.
review-card-suffix = { $file }: the card is written as .svg.
review-card-exists = { $file } exists; choose another name.
review-card-head = { $edition }, { $players } players, { $turns } turns
review-card-axis = Bits open, from the deal to the end
review-table-who = player
review-table-games = games
review-table-questions = questions
review-table-accuracy = accuracy
review-table-luck = luck per question

why-heading = Why: { $card }
why-cell = { $where ->
    [own] { $there ->
        [yes] you hold { $cards }
       *[no] you do not hold { $cards }
    }
    [hand] { $there ->
        [yes] { $who } holds { $cards }
       *[no] { $who } does not hold { $cards }
    }
    [envelope] { $there ->
        [yes] { $n ->
            [one] { $cards } is in the envelope
           *[other] { $cards } are in the envelope
        }
       *[no] { $n ->
            [one] { $cards } is not in the envelope
           *[other] { $cards } are not in the envelope
        }
    }
   *[place] { $there ->
        [yes] { $n ->
            [one] { $cards } lies in { $who }
           *[other] { $cards } lie in { $who }
        }
       *[no] { $n ->
            [one] { $cards } does not lie in { $who }
           *[other] { $cards } do not lie in { $who }
        }
    }
}
why-you = you
why-by = {" "}({ $steps })
why-told = { $cell }: { $source }.
why-elsewhere = { $many ->
    [one] { $cell }: it is elsewhere{ $by }.
   *[other] { $cell }: they are elsewhere{ $by }.
}
why-full = { $where ->
    [envelope] { $cell }: another card of that kind is there{ $by }.
   *[other] { $n ->
        [0] { $cell }: no card is there.
        [one] { $cell }: the only card there is known{ $by }.
       *[other] { $cell }: all { $n } cards there are known{ $by }.
    }
}
why-last-place = { $many ->
    [one] { $cell }: it is nowhere else{ $by }.
   *[other] { $cell }: they are nowhere else{ $by }.
}
why-rest = { $where ->
    [envelope] { $cell }: no other card of that kind can be there{ $by }.
   *[other] { $n ->
        [one] { $cell }: no other card can be there{ $by }.
       *[other] { $cell }: only { $n } cards are left for the { $n } there{ $by }.
    }
}
why-one-of = { $cell }: { $source }, and not with another of the three{ $by }.
why-taken = { $cell }: that leaves no room among the { $n } cards there, since { $source }{ $by }.
why-wrong-case = { $cell }: { $source }, and the two other cards named are in the envelope{ $by }.
why-suppose = { $cell }: suppose that it were otherwise.
why-supposed = what { $step } supposes
why-absurd = But { $step } contradicts { $other }.
why-cut = From there it takes { $n } steps to a contradiction{ $by }, too many to tell here; --json has them all.{ $source }
why-cut-source = {" "}They also need this: { $source }.
why-source = { $you ->
    [who] { $event ->
        [HandDealt] so it was dealt
        [CannotRefute] you could not refute { $suggestion } { $n } (turn { $turn }, { $asker }: { $case })
        [SuggestionRefuted] you refuted { $suggestion } { $n } (turn { $turn }, { $asker }: { $case })
        [CardShown] { $n ->
            [0] you showed it to { $to } in secret (turn { $turn })
           *[other] you showed it to { $to } for { $suggestion } { $n } (turn { $turn })
        }
        [CardSpied] you showed it for { $suggestion } { $n } (turn { $turn }), and { $spy } saw it too
        [CardGlimpsed] a glimpse was caught of it (turn { $turn })
        [CardNoticed] it was seen by accident (turn { $turn })
        [CardOpened] you revealed it (turn { $turn })
        [CardWithheld] you had withheld it, as was seen at the end
        [SeatDied] you died and left all cards open (turn { $turn })
        [PoolSeen] you have looked there (turn { $turn })
        [RoomCardSeen] you have looked there (turn { $turn })
        [NobodyHolds] it was called for and nobody had it (turn { $turn })
        [AccusationFailed] your accusation was wrong (turn { $turn })
        [EnvelopeSeen] you have looked inside (turn { $turn })
       *[other] all cards were shown when the game ended
    }
    [to] { $event ->
        [HandDealt] so it was dealt
        [CannotRefute] { $who } could not refute { $suggestion } { $n } (turn { $turn }, { $asker }: { $case })
        [SuggestionRefuted] { $who } refuted { $suggestion } { $n } (turn { $turn }, { $asker }: { $case })
        [CardShown] { $n ->
            [0] { $who } showed it to you in secret (turn { $turn })
           *[other] { $who } showed it to you for { $suggestion } { $n } (turn { $turn })
        }
        [CardSpied] { $who } showed it for { $suggestion } { $n } (turn { $turn }), and you saw it too
        [CardGlimpsed] a glimpse was caught of it (turn { $turn })
        [CardNoticed] it was seen by accident (turn { $turn })
        [CardOpened] { $who } revealed it (turn { $turn })
        [CardWithheld] { $who } had withheld it, as was seen at the end
        [SeatDied] { $who } died and left all cards open (turn { $turn })
        [PoolSeen] { $who } has looked there (turn { $turn })
        [RoomCardSeen] { $who } has looked there (turn { $turn })
        [NobodyHolds] it was called for and nobody had it (turn { $turn })
        [AccusationFailed] the accusation by { $who } was wrong (turn { $turn })
        [EnvelopeSeen] { $who } has looked inside (turn { $turn })
       *[other] all cards were shown when the game ended
    }
   *[other] { $event ->
        [HandDealt] so it was dealt
        [CannotRefute] { $who } could not refute { $suggestion } { $n } (turn { $turn }, { $asker }: { $case })
        [SuggestionRefuted] { $who } refuted { $suggestion } { $n } (turn { $turn }, { $asker }: { $case })
        [CardShown] { $n ->
            [0] { $who } showed it to { $to } in secret (turn { $turn })
           *[other] { $who } showed it to { $to } for { $suggestion } { $n } (turn { $turn })
        }
        [CardSpied] { $who } showed it for { $suggestion } { $n } (turn { $turn }), and { $spy } saw it too
        [CardGlimpsed] a glimpse was caught of it (turn { $turn })
        [CardNoticed] it was seen by accident (turn { $turn })
        [CardOpened] { $who } revealed it (turn { $turn })
        [CardWithheld] { $who } had withheld it, as was seen at the end
        [SeatDied] { $who } died and left all cards open (turn { $turn })
        [PoolSeen] { $who } has looked there (turn { $turn })
        [RoomCardSeen] { $who } has looked there (turn { $turn })
        [NobodyHolds] it was called for and nobody had it (turn { $turn })
        [AccusationFailed] the accusation by { $who } was wrong (turn { $turn })
        [EnvelopeSeen] { $who } has looked inside (turn { $turn })
       *[other] all cards were shown when the game ended
    }
}
why-nowhere-else = So it is nowhere else.
why-open = Open: { $cell } in { $share } % of the deals.
why-open-plain = Open: { $cell } in some deals, in others not.
why-if = If { $cell } ({ $share } % of the deals), then { $settled }.
why-if-plain = If { $cell }, then { $settled }.
why-brief-suppose = { $cell }: anything else would contradict what you have seen.
why-place = { $where ->
    [envelope] in the envelope
    [own] with you
    [hand] with { $who }
   *[place] in { $who }
}
why-possible = { $card }: { $places }.
why-only-itself = No other card’s place alone would settle that.
## Bots, by name, and what can be wrong with one, by its code

bots-more = Others’ bots play too: file.py:Name, or a package that offers one.
bot-random = Plays at random, never accuses, and shows any card: the one to beat.
bot-novice = Marks what it was shown, asks what comes to mind, and walks to what is near.
bot-notebook = Keeps a tidy notebook, asks only for what it has not marked yet, and accuses when sure.
bot-logician = Misses nothing that follows from what was seen, and asks for any case that may be true.
bot-entropy = Counts all deals exactly and asks what tells itself most; worlds: how many deals it compares.
bot-lenoir = The strongest: reads what the others’ suggestions betray, tells little, and dares when it pays; time: how long it thinks, roughly.
bot-from-package = Offered by another package.
bad-bot-form = “{ $text }” is no bot: write NAME, or NAME:key=value,key=value.
bad-bot-no_name = { $file } is a file: say which of its bots, such as { $file }:Name.
bad-bot-no_such = There is no bot “{ $name }”. There are: { $names }; or write file.py:Name.
bad-bot-no_parameters = { $name } has no parameters, and so no “{ $key }”.
bad-bot-no_parameter = { $name } has no parameter “{ $key }”. It has: { $keys }.
bad-bot-twice = { $name }: { $key } is given twice.
bad-bot-missing = { $name } must be told { $key }: write { $name }:{ $key }=…
bad-bot-value_int = { $name }: { $key } cannot be “{ $value }”, only a whole number.
bad-bot-value_float = { $name }: { $key } cannot be “{ $value }”, only a number.
bad-bot-value_bool = { $name }: { $key } cannot be “{ $value }”, only on or off.
bad-bot-value_time = { $name }: { $key } cannot be “{ $value }”, only a time such as 50ms or 1.5s.
bad-bot-refused = { $name } cannot be made ({ $why }).
bad-bot-not_a_bot = { $name } makes no bot: what it makes has no method “decide”.
bad-bot-no_file = There is no file { $file }.
bad-bot-bad_file = { $file } cannot be loaded ({ $why }).
bad-bot-not_in_file = { $file } has no “{ $name }”. It has: { $names }.
bad-bot-bad_entry_point = The bot “{ $name }”, offered by a package, cannot be loaded ({ $why }).

## Simulations

sim-games = Games
sim-progress = { $played } of { $games } games
sim-title = { $edition }, { $players } players, seed { $seed }
sim-played = { $times ->
    [one] { $games } games, each with a deal of its own.
   *[other] { $games } games: { $deals ->
        [one] one deal,
       *[other] { $deals } deals, each
    } played { $times } times with the seats changed.
}
sim-rounded = { $asked } were asked for; { $games } make whole deals.
sim-incomplete = Stopped early: these are the deals played so far.
sim-bot = bot
sim-seats = seats
sim-wins = wins
sim-share = share
sim-interval = 95 % interval
sim-expected = expected
sim-from-to = { $low } to { $high }
decimal-sign = .
percent = { $n } %
sim-length = A game took { $turns } turns and { $suggestions } suggestions on average.
sim-without = { $n ->
    [0] Every game had a winner (the limit was { $limit } turns).
    [one] One game ended without a winner (the limit was { $limit } turns).
   *[other] { $n } games ended without a winner (the limit was { $limit } turns).
}
sim-by-seat = Wins by seat, the first one first: { $wins }.
sim-measured = { $n ->
    [one] Bits about the envelope, measured in one game: won by a suggestion, told by a card shown.
   *[other] Bits about the envelope, measured in { $n } games: won by a suggestion, told by a card shown.
}
sim-asked = suggestions
sim-bits = bits won
sim-told = bits told
sim-chosen = told choosing
sim-by-chance = by chance
sim-cpu = CPU time of a decision.
sim-decisions = decisions
sim-median = median
sim-p99 = 99th percentile
sim-worst = worst
sim-place = { $bot }, game { $game }, seat { $seat }, seed { $seed }
sim-crashed = The bot crashed ({ $place }). { $why }
sim-illegal = The bot did what is not legal ({ $place }). { $why }
sim-again = In Python, lenoir.sim.play_game(experiment, { $game }) plays that game again.
sim-worker-lost = A worker has died; there may be too little memory. Fewer --jobs need less.
plot-title = { $edition }: what the envelope hides, mean of { $games } games
plot-turns = own turn
plot-bits = bits

## What a server refuses

refused-bad_bot = There is no such bot here.
refused-bad_command = A name for a command has 1 to 64 letters, digits, _ and -.
refused-bad_key = That is no key.
refused-bad_name = A name has 1 to 24 visible characters of one script. Choose another.
refused-bad_nonce = A nonce has 1 to 64 letters, digits, _ and -, and is the one that was pledged.
refused-bad_note = A note names a card and a place that there are, and has up to 200 visible characters (2000 for the free text).
refused-bad_pledge = A pledge is 64 hexadecimal digits, and not that of another seat.
refused-bad_setup = A table cannot be set up like that: look at the edition, its options and the number of seats.
refused-bad_text = One says one of the phrases, or a text of up to 200 visible characters.
refused-crowded = Too many people have come to this table. Open a new one.
refused-banned = You are banned from this server for a while.
refused-damaged = What is stored of this table or game cannot be trusted, so nobody plays on with it.
refused-endless = This game has gone on for too long. All that is left is to resign.
refused-full = There is no room left for more of this. What is there stays.
refused-handed_over = You gave your chair at this table to somebody else. Ask them for a link, or watch with a link for that.
refused-illegal = The rules do not allow that now.
refused-muted = You cannot say that at this table.
refused-name_taken = Somebody here has that name, or one that looks like it. Choose another.
refused-needs_vote = During a game that needs a vote: propose it, and those concerned agree.
refused-no_assistance = This table plays without that help.
refused-no_such_game = There is no such game.
refused-no_such_number = There is no such number in this stream: start again from 0.
refused-no_such_person = There is nobody with that number at this table.
refused-no_such_replay = Nothing is published by that link, or not any more.
refused-no_such_seat = There is no such seat at this table.
refused-no_such_table = There is no such table. Check the link or the code.
refused-not_asked = The table waits for another seat.
refused-not_dealt = The cards are not dealt yet.
refused-not_host = Only the host of the table may do that.
refused-not_invited = That link or code does not open this table.
refused-not_open = That can only be done before the deal.
refused-not_over = The game is not over yet.
refused-not_publisher = Only the person who published this game can take it back.
refused-not_seated = You have no place at this table, or not that one.
refused-one_device = Two players share a device here, so answers cannot wait for their moment.
refused-over = The game is over.
refused-own_chair = You host this table from that chair: sit down elsewhere first, or leave.
refused-parked = The game is parked: anybody seated can go on with it.
refused-replaced = A bot plays your chair at this table: so the others voted, or the host decided while you were away. You can still watch with a link for that.
refused-rested = Once for each decision is enough. Wait for the next one.
refused-reused = That name or word was used for something else before. Choose a new one.
refused-seated_together = Several people share a chair, and that would leave it to one of them. They have to get up first.
refused-spent = You have changed this table too often. Open a new one to go on.
refused-stale = That was answered already.
refused-taken = That is taken, or there is no more room.
refused-too_early = The pledges are not published yet: keep the nonce until they are.
refused-too_long = That could not be worked out in time. Ask again in a while.
refused-try_again = The server cannot store anything just now. Send the same once more in a moment.
refused-unfilled = A seat is still free: somebody or a bot must take it.
refused-voting = Another proposal is still open.
refused-withdrawn = That request or proposal does not stand any more.
refused-malformed = The request makes no sense. The page /api/schema/openapi.json says what is expected.
refused-wrong_origin = This page may not ask this server for anything.
refused-wrong_host = This server does not answer to that name. Its operator can allow the name with --hosts.
refused-too_slow = The request took too long to arrive. Send it again.
refused-no_length = The request does not say how long it is. Send it with Content-Length, not in chunks.
refused-busy = Too many connections: the server takes no more for now. Try again in a moment.
refused-not_found = There is nothing at this address.
refused-not_allowed = This address is not used in that way.
refused-too_large = That is too much at once.
refused-too_many = Too many requests. Wait a little.
refused-broken = Something went wrong in the server. It has been noted; try again.

## A server and who joins it

serve-listens = Lenoir listens at { $url }
serve-share = Others on this network reach it at { $url }
serve-alone = Only this machine reaches it; --host 0.0.0.0 lets others in.
serve-data = Games are kept in { $place }
serve-stop = Ctrl-C stops it; games go on where they were when it starts again.
serve-stopped = Stopped.
serve-bad-port = “{ $port }” is no port: a port is a number from 0 to 65535, and 0 any that is free.
serve-cannot-open = The database cannot be opened: { $why }
serve-cannot-listen = Nothing can listen at { $host }, port { $port }: { $why }. Choose another with --port or --host.
serve-bad-limit = { $name } is “{ $value }”: it must be a whole number, and 0 is no limit.
serve-bad-proxy = “{ $proxy }” is no address of a proxy: write one such as 10.0.0.1, or a network such as 10.0.0.0/8.
serve-workers = There must be at least one worker.
serve-days = --{ $setting } is not a whole number of days, from 0 on.
serve-port-taken = Port { $taken } is taken; Lenoir takes { $port }.
page-not-built = This Lenoir was installed without its page. In the folder of its sources, “make page” builds it; then start the server again.
join-bad-link = “{ $link }” is no link to a table. It looks like http://ADDRESS:PORT/table/TABLE#join=KEY, or like http://ADDRESS:PORT/#join=CODE with a short code.
join-watch-only = This link is for looking on: ask the host for the one to join with.
join-unreachable = No Lenoir server answers at { $server }.
join-refused = The server says: { $why }
join-seated = { $name } has a seat at { $table }; the game begins when the host starts it.
join-sent-away = The bot has no place at this table any more.
join-lost = The connection to { $server } is lost.
join-bot-failed = The bot failed: { $why }
join-over = The game is over.
doubt-promise_changed = The server has replaced the promise of this game. This device gave no nonce, and nothing proves to it that the deal was fair.
doubt-pledge_missing = The pledge of this device was not published, so its nonce did not count, and nothing proves to it that the deal was fair.
doubt-pledge_copied = The pledge of this device was on somebody else’s chair. This device kept its nonce to itself, and nothing proves to it that the deal was fair.
doubt-pledges_changed = The server has changed the pledges, or the settings, after publishing them. Nothing proves to this device that the deal was fair.
admin-title = Lenoir, for its operator
admin-needs = “{ $deed }” needs something else than that: see lenoir admin --help.
admin-done = Done, and noted.
admin-none = There is nothing.
admin-word = The word that “lenoir admin token” has printed:
admin-enter = Enter
admin-leave = Leave
admin-wrong-word = That word opens nothing, or no longer.
admin-too-many = Too many tries. Wait a minute.
admin-tables = Tables
admin-reports = Reports
admin-bans = Bans
admin-acts = What was done
admin-search = Code or name:
admin-look = Search
admin-state = State
admin-state-open = no game yet
admin-state-running = under way
admin-state-finished = finished
admin-code = Code
admin-edition = Edition
admin-people = People
admin-created = Opened
admin-changed = Last change
admin-chairs = Chairs
admin-number = No.
admin-name = Name
admin-deeds = What to do
admin-days = Days
admin-here = here
admin-away = away
admin-silent = silenced
admin-when = When
admin-table = Table
admin-who = Who
admin-reason = Reason
admin-text = Text
admin-until = Until
admin-deed = What
admin-back = Back to the tables
admin-sure = { $deed }? This cannot be undone.
admin-deed-end = End the table
admin-deed-delete = Delete the table
admin-deed-silence = Silence
admin-deed-ban = Ban
admin-deed-lift = Lift the ban
admin-deed-erase = Erase this person’s data
admin-reason-language = insults or harassment
admin-reason-name = an offensive name
admin-reason-cheating = cheating
admin-reason-other = something else
db-target = “backup” needs the name of a new file and “restore” that of a copy; the others take none.
db-only-backup = --key-file is for “backup” and “restore”.
db-pruned = Deleted: { $open } tables without a game, { $running } with a game nobody played any more, { $finished } with a finished game, { $promise } games without a table.
db-would-prune = Would be deleted: { $open } tables without a game, { $running } with a game nobody played any more, { $finished } with a finished game, { $promise } games without a table.
db-progress = { $done } of { $all } MB
db-restored = Restored { $logs } logs from { $place }. Every one of them is as it was written.
db-not-empty = The database at { $place } has games in it. A copy is restored into an empty one only.
db-bad-copy = { $place } cannot be restored: { $why }
db-copy-cut = it is cut off or was changed, or the key is another
db-copy-none = it is no copy made by “lenoir db backup”
db-copy-damaged = { $log } is not as it was written
db-copy-key = it was made with another lenoir.key: put that one into the data folder
db-copy-newer = a newer Lenoir has made it
db-copy-locked = it is encrypted: --key-file names the key
db-copy-open = it is not encrypted: leave out --key-file
db-key-file = { $file } is no key of 32 bytes. Make one: head -c 32 /dev/urandom > { $file }
db-extra = Encrypted copies need the extra “backup”: { $python } -m pip install "lenoir[backup]"
db-missing = There is no database at { $place }. --data names another folder.
db-copied = Copied to { $place }. Anybody who can read it can read every hand in it. To go on with it a server needs the key in the data folder, too (lenoir.key): keep that elsewhere.
db-copied-locked = Copied to { $place }, encrypted. To go on with it a server needs the key in the data folder, too (lenoir.key): keep both keys elsewhere.
db-migrated = The database is up to date.
db-checked = { $n ->
    [0] Every log is as it was written.
    [one] One log is not as it was written; nobody plays on with it.
   *[other] { $n } logs are not as they were written; nobody plays on with them.
}

## Settings, and a look at the machine

settings-unreadable = { $file } cannot be read: { $why }
settings-unknown = { $file }, line { $line }: there is no setting “{ $key }”. There are: { $keys }.
settings-kind = { $file }, line { $line }: “{ $key }” must be { $kind ->
        [language] "fr" or "en"
        [number] a whole number, without quotes
        [switch] true or false
        [list] a list of texts, such as ["one", "two"]
       *[text] a text in quotes
    }.
doctor-well = Everything a game and a server need is here.
doctor-sick = Something that a server needs is broken: see the lines marked ✗.
doctor-program = Lenoir { $lenoir }, Python { $python }
doctor-settings = Settings: { $file }
doctor-no-settings = No settings file: flags, variables and the usual values count.
doctor-use-fast = deduction compiled, many times faster
doctor-use-postgres = PostgreSQL as a database, for several workers
doctor-use-cluster = simulations on a Dask cluster
doctor-use-plot = pictures of simulations
doctor-extra = { $package } is installed: { $use }
doctor-extra-missing = { $package } is not installed, which may be needed for this: { $use }
doctor-extra-advice = { $python } -m pip install "lenoir[{ $extra }]"
doctor-sqlite = SQLite { $version }
doctor-data = Data folder: { $folder }. Storing something there, synced to the disk, took { $ms } ms.
doctor-data-broken = Data folder: nothing can be stored in { $folder }: { $why }
doctor-data-advice = Choose another with --data or LENOIR_DATA, or see to it that you may write there.
doctor-space = Free space there: { $free } MB
doctor-space-advice = A full disk loses nothing, but no game goes on: make room, or choose another folder with --data.
doctor-key = The key of the logs is there, and yours alone.
doctor-key-new = The key of the logs is drawn when the server first starts.
doctor-key-open = Others on this machine may read the key of the logs, { $file }.
doctor-key-advice = chmod 600 "{ $file }"
doctor-database-open = Others on this machine may read the database, { $file }: it has every hand in it. The server changes that when it starts.
doctor-database = Database: { $place }, version { $version }
doctor-database-new = Database: { $place }; its tables are made when the server first starts.
doctor-database-old = Database: { $place } has version { $version }, and this Lenoir writes version { $newest }.
doctor-database-old-advice = “lenoir serve” brings it up to date, and so does “lenoir db migrate”. Make a copy first.
doctor-database-newer = Database: { $place } has version { $version }, and this Lenoir knows versions up to { $newest }.
doctor-database-newer-advice = Install the newer Lenoir it was written with.
doctor-database-broken = Database: { $place }: { $why }
doctor-database-advice = Put a copy made with “lenoir db backup” back, or choose another folder with --data.
doctor-postgres-advice = See that the server runs and that LENOIR_DATABASE_URL has its address, name and password.
doctor-port = Port { $port } at { $host } is free.
doctor-port-lenoir = A Lenoir answers already at { $url }
doctor-editions = Editions: { $keys }
doctor-edition-advice = Mend its file; “docs/add-an-edition.md” says how one is written.
doctor-editions-missing = LENOIR_EDITIONS names { $folder }, which is no folder.
doctor-bots = Bots: { $names }
doctor-page = The page for browsers is built.
doctor-page-missing = The page for browsers is not built: bots and programs can play, and people in the terminal.
doctor-page-advice = A released package has it; from a working copy, “make play” builds it.
doctor-terminal = Terminal: { $width } columns, { $colour ->
        [on] in colour
       *[off] without colours
    }
terminal-signs = This terminal cannot show all signs. This helps: PYTHONUTF8=1 lenoir …
doctor-terminal-advice = The board wants { $width } columns: make the window wider.
doctor-language = Language: English

## Why not

why-not-answer = { $text } (rule { $rule })
why-not-ask-Accuse = Why can’t I accuse here?
why-not-ask-Suggest = Why can’t I { $suggest } here?
why-not-ask-Stay = Why can’t I stay here?
why-not-ask-TakePassage = Why can’t I take a secret passage?
why-not-ask-LookInPool = Why can’t I look at the cards in the Pool?
why-not-ask-SayNone = Why can’t I say “none”?
why-not-accuse-in-pool = Accusations are made in the Pool, by a player who has moved there in this turn.
why-not-accuse-enter-pool = To accuse in the Pool you must have moved there in this turn: leave it, and come back in a later one.
why-not-accuse-in-room = Accusations are made in a room, whichever it is, and not in the corridor.
why-not-suggest-corridor = To { $suggest } you must be in a room: it is the one you name.
why-not-suggest-pool = You cannot { $suggest } in the Pool: there is no card for it.
why-not-suggest-arrive = You may { $suggest } on arriving in a room or being summoned to it; staying there gives no new right.
why-not-suggest-once = You may { $suggest } once a turn.
why-not-suggest-after-passage = At this table a secret passage takes the whole turn; you may { $suggest } at the start of your next one.
why-not-suggest-move-first = You must move first, unless you were summoned here; only then may you { $suggest }.
why-not-suggest-roll-first = A turn begins with the dice; after that you may stay here and { $suggest }.
why-not-suggest-rolled = You have rolled: first move, or stay if you may.
why-not-suggest-remained = After rolling and remaining in a room you cannot { $suggest } there.
why-not-suggest-declined = The time to { $suggest } has passed for this turn.
why-not-stay-leave = A room must be left at the start of your turn, unless another player’s suggestion brought you here.
why-not-stay-move = In the corridor you must move if a step is possible.
why-not-stay-roll-first = A turn begins with the dice; after that you may stay.
why-not-passage-instead = A secret passage is taken instead of rolling, and only from the room in which the turn began.
why-not-passage-none = No secret passage leads out of this room.
why-not-passage-roll-first = A turn begins with the dice; after that you may take the passage instead of walking.
why-not-look-enter = The cards in the Pool are for a player who has moved there in this turn.
why-not-look-empty = No cards lie in the Pool: all of them were dealt.
why-not-none-hold = You hold one of the named cards, so you must show one.

# The notebook beside the box

shorthand-accuse = accuse, accuses, accused
shorthand-open = open, opens, reveals
shorthand-nobody = nobody
shorthand-pass = pass, passes
shorthand-spy = spy, spies
shorthand-glimpse = glimpse, glimpses
shorthand-look = look, looks
shorthand-died = died, dead
shorthand-left = left, leaves
shorthand-notice = notice, noticed, saw
shorthand-block = block, blocks
shorthand-me = me, myself
shorthand-empty = There is nothing after the name. Type what was suggested, as in “anna: plum rope hall ben”.
shorthand-three = A suggestion names a suspect, a weapon and a room, as in “plum rope hall”. Then comes who showed a card, or “-” for nobody.
shorthand-no-answer = Who showed a card? Add a name, or “-” if nobody could.
shorthand-no-seat = Nobody here is called “{ $text }”. At the table: { $names }.
shorthand-no-card = There is no card “{ $text }”. There are: { $names }.
shorthand-no-place = There is no room “{ $text }” to look into.
shorthand-too-short = Something is missing at the end of the line. Type “help” for examples.
shorthand-too-long = What does “{ $text }” at the end mean? Type “help” for examples.
jotting-unsure = { $n }. (not sure) { $text }
notebook-order-log = log
notebook-order-sheet = sheet
notebook-order-why = why
notebook-order-if = if
notebook-order-knows = knows
notebook-order-ask = ask
notebook-order-undo = undo
notebook-order-redo = redo
notebook-order-edit = edit
notebook-order-insert = insert
notebook-order-delete = delete
notebook-order-doubt = doubt
notebook-order-mend = mend
notebook-order-help = help, ?
notebook-hint = Type what happens, as in “plum rope hall ben”, or “help”. Ctrl-D ends; everything is saved as you type.
notebook-help =
    plum rope hall ben — the next player suggests this, and Ben shows a card; those in between had none
    anna: plum rope hall - — Anna suggests, and nobody can refute
    plum rope hall ben:rope — … and the card you saw was the rope
    plum rope hall block ben — Ben ends the asking with a card
    anna: accuse plum rope hall — Anna accuses, and is wrong
    open ben rope · nobody rope · pass anna ben · spy chloe · glimpse ben · notice ben rope · look pool · look hall · died ben … · left ben
    sheet · log · why rope · if ben rope · knows · ask hall,lounge
    undo · redo · edit 3 … · insert 3 … · delete 3 · doubt 3 (not sure, or sure again)
notebook-new = There is no “{ $file }” yet. To begin one, say who plays and what you hold: --seats rose=Anna,moutarde=me,violet=Ben --hand rope,hall,plum
notebook-who = Mark your own seat with “me”, and only that one: --seats rose=Anna,moutarde=me,violet=Ben
notebook-uneven = The cards do not come out even. Say who was dealt the first one: --first rose
notebook-hand-size = { $held ->
    [one] You named one card
   *[other] You named { $held } cards
 }, but at this table you hold { $size }.
notebook-which-rooms = In which rooms does a card lie? Name them: --option room_cards=hall,study,lounge,library
notebook-answers-itself = { $who } cannot answer their own suggestion.
notebook-not-named = { $card } was not named in this suggestion.
notebook-not-for-you = Only { $who } saw that card. Leave it out, or say who showed it to you.
notebook-nothing-shown = No card was shown before this line.
notebook-no-spies = Nobody can spy in this edition.
notebook-no-line = { $lines ->
    [0] There is no line yet.
   *[other] Name a line by its number, from 1 to { $lines }.
 }
notebook-if-how = Name a player and a card, as in “if ben rope”.
notebook-if-never = That cannot be.
notebook-ask-how = Name the rooms you can reach, as in “ask hall,lounge”.
notebook-known = You know the case: no question tells you more about it.
notebook-worth = { $bits } bits: { $case }
notebook-open = The envelope still hides { $bits } bits. If several cards can be shown, each is taken to be as likely.
notebook-knows = { $cases ->
    [one] { $who } can name the case by now. Yours that { $who } has seen: { $cards }.
   *[other] { $who } has seen of yours: { $cards }. By what is certain, { $cases } cases are open there.
 }
notebook-clash = These lines cannot all be true:
notebook-own-hand = your own hand
notebook-mend = mend { $number }: { $told }
notebook-no-mend = { $n ->
    [0] No single change makes everything fit.
   *[other] Name a mend by its number, from 1 to { $n }.
 }

## Puzzles

puzzle-names = Ben, Chloé, Dan, Eva, Finn
puzzle-you = you
puzzle-envelope = The envelope
puzzle-ask-place = Where is { $card }?
puzzle-ask-follows = Since the last line one more card can be placed. Which, and where?
puzzle-ask-case = Who did it, with what, and where?
puzzle-cannot = { $number ->
   *[other] { $who } cannot.
}
puzzle-event-SuggestionMade = { $who }: { $cards }.
puzzle-event-SuggestionRefuted = { $you ->
    [by] You show a card.
   *[no] { $who } shows a card.
}
puzzle-event-SuggestionStood = Nobody shows a card.
puzzle-event-CardPassed = { $you ->
    [by] You show { $to } a card of your choice.
    [to] { $who } shows you a card of their choice.
   *[no] { $who } shows { $to } a card of their choice.
}
puzzle-event-CardShown = { $you ->
    [by] You show { $who } { $card }.
   *[to] { $who } shows you { $card }.
}
puzzle-event-CardSpied = You see it, too: { $who } shows { $card }.
puzzle-event-CardGlimpsed = { $you ->
    [yes] You catch a glimpse of { $card } in { $who }’s hand.
   *[no] Somebody catches a glimpse of { $card } in your hand.
}
puzzle-event-CaseClaimed = { $you ->
    [yes] You accuse: { $cards }.
   *[no] { $who } accuses: { $cards }.
}
puzzle-event-AccusationFailed = That is wrong.
puzzle-event-KeeperPlayed = { $you ->
    [yes] You play “{ $keeper }”.
   *[no] { $who } plays “{ $keeper }”.
}
puzzle-event-PowerUsed = { $you ->
    [yes] You use your power.
   *[no] { $who } uses a power.
}
puzzle-event-PoolLooked = { $you ->
    [yes] You look at the cards in { $place }.
   *[no] { $who } looks at the cards in { $place }.
}
puzzle-event-PoolSeen = There you see { $cards }.
puzzle-event-CardOpened = { $you ->
    [yes] You reveal { $card } to everybody.
   *[no] { $who } reveals { $card } to everybody.
}
puzzle-event-NobodyHolds = A clue asks for { $card }: nobody holds it.
puzzle-note-CardOpened = In this game a card was revealed: everybody has seen it.
puzzle-note-NobodyHolds = In this game a clue asked for a card that nobody holds.
puzzle-note-CardPassed = In this game a card was shown that answered no suggestion: any card of that hand.
puzzle-note-CardSpied = In this game you saw a card that was shown to somebody else.
puzzle-note-CardGlimpsed = In this game somebody caught a glimpse of a card.
puzzle-note-PoolSeen = In this game you have looked at the cards in { $place }.
puzzle-note-AccusationFailed = In this game somebody accused wrongly: at least one of the three cards is elsewhere.
puzzle-own-cell = { $there ->
    [yes] you hold { $cards }
   *[no] you do not hold { $cards }
}
puzzle-entries = { $n ->
    [one] line { $entries }
   *[other] lines { $entries }
}
puzzle-why-hand = { $cell }: you know your own hand.
puzzle-why-told = { $cell }: { $source }.
puzzle-why-one-of = { $cell }: a card was shown in { $source }, and it was neither of the other two{ $by }.
puzzle-why-taken = { $cell }: the cards shown in { $source } and those known there make up all { $n }{ $by }.
puzzle-why-wrong-case = { $cell }: the accusation of { $source } was wrong, and its two other cards are in the envelope{ $by }.
puzzle-title = Case { $n } · grade { $grade } · { $edition } · { $seats } players
puzzle-hand = Your hand: { $cards }.
puzzle-sizes = Cards dealt: { $sizes }.
puzzle-me = me, myself
puzzle-sealed = envelope, case
puzzle-type-place = Type where it is: a name, “me” or “envelope”. “?” is a hint.
puzzle-type-follows = Type a card and where it is, such as “rope ben” or “hall envelope”. “?” is a hint.
puzzle-type-case = Type a suspect, a weapon and a room, with commas. “?” is a hint.
puzzle-right = That is right.
puzzle-known = { $claim } { $n ->
    [0] That was certain from the start. Look for what the last line tells.
   *[other] But that was certain since line { $n }. Look for what the last line tells.
}
puzzle-impossible = { $claim } That cannot be. It clashes with this:
puzzle-clash-hand = your own hand, and the number of cards dealt
puzzle-open = { $claim } Not necessarily. Here is a deal in which every line is true and that is not:
puzzle-hint-entries = These lines matter: { $entries }.
puzzle-hint-technique = The technique is called “{ $name }”. It begins like this:
puzzle-technique = Technique: { $name }.
puzzle-solved = Solved with { $hints ->
    [0] no hint
    [one] 1 hint
   *[other] { $hints } hints
} and { $wrong ->
    [0] no wrong answer
    [one] 1 wrong answer
   *[other] { $wrong } wrong answers
}.
puzzle-paper-log = What was heard
puzzle-paper-answer = The answer
puzzle-paper-suffix = “{ $file }” should end in .html: a page to print.
puzzle-no-deed = There is no “{ $deed }”: write make, check or list, or nothing to solve a puzzle.
puzzle-no-number = There is no puzzle { $n }. Cases have the numbers 1 to { $most }; “lenoir puzzle list” names all.
puzzle-no-lesson = There is no lesson or technique “{ $name }”. There are: { $names }.
puzzle-no-date = “{ $text }” is no date: write it like 2026-12-24.
puzzle-none-such = No case is like that. “lenoir puzzle list” names all.
puzzle-make-where = Say where the pack goes: --out FOLDER.
puzzle-make-full = { $folder } is not empty: a published pack is never made again. Choose another folder.
puzzle-make-none = A pack has at least one puzzle.
puzzle-too-few = The games give { $n } of { $wanted } puzzles: more games are needed.
puzzle-made = { $n } cases and { $lessons } puzzles for lessons are in { $folder }.
puzzle-not-full = { $file } is no full record: puzzles are made of games that are over, with all cards known.
puzzle-bad-pack = { $file }, line { $n }: this is no puzzle ({ $why }).
puzzle-checked = { $n } puzzles checked, { $flaws ->
    [0] all of them sound
    [one] 1 flaw
   *[other] { $flaws } flaws
}.
technique-last_place = the last place
technique-one_of = one of three
technique-rest = what is left of a kind
technique-full = full hands
technique-chain = chains
technique-taken = filled by answers
technique-wrong_case = a wrong accusation
technique-suppose = suppose
technique-case = the whole case
