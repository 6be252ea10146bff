board-label = The manor. Move with the arrow keys, go with Enter.
board-square = square { $square }
board-lit = within reach
board-present = here: { $who }
board-passage = secret passage to { $rooms }
board-card = a card face down
board-lens = Size of the board
board-nearer = Closer
board-farther = Further away
board-whole = The whole board
board-destinations = Where to?
board-near = { $place }, { $room } { $steps ->
    [one] 1 step away
   *[other] { $steps } steps away
}
board-toward = Towards the { $room }, { $steps } to go
board-others = Other squares ({ $count })
board-dice = { $count ->
    [one] The die: { $faces }
   *[other] The dice: { $faces }
}
board-question = question mark
board-glass = magnifying glass
