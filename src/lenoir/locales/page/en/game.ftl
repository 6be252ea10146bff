game-title = A game of Lenoir
game-your-turn = It is up to you
game-home = To the home page
game-board = Board
game-notebook = Notebook
game-story = Story
game-talk = Talk
game-parts = Parts of the table
game-lost = The connection is lost. Coming back by itself…
game-parked = The game is paused. Any player can resume it.
game-parked-host = The game is paused.
game-go-on = Resume
game-see-table = Back to the table
game-see-end = How it ended
game-curtain = Hand the device to { $name }
game-curtain-others = Everybody else, look away.
game-unveil = I am { $name }
game-hand = Your cards
game-show-hand = Show cards
game-hide-hand = Hide cards
game-players = Players
game-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
game-keepers =
    { $n ->
        [one] 1 keeper
       *[other] { $n } keepers
    }
game-dead = dead
game-out = out
game-bot = bot { $bot }
game-away = away
game-stand-in = a stand-in plays until { $name } returns
game-on-device = on { $owner }’s device
game-noted = Noted
game-answer = Back to the board
game-log = What happens
game-hurry = Skip ahead
game-yourself = you
game-power-of = { $name }’s power
game-power-used = It is used up.
game-power-left = It can still be used.
game-keys = Keys:
game-clocks = Clocks: { $n } of { $of }
game-hidden = Your cards and your notebook are turned over.
