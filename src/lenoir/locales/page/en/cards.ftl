cards-heading = The cards of { $edition }
cards-lead = Everything that can be dealt, drawn or played in this edition.
cards-powers = Powers
cards-powers-text = Each guest has one, for all to see. It is used once in a game; then its card is turned over.
cards-keepers = Keepers
cards-keepers-text = They are drawn from the Intrigue pile, kept hidden and played when they are useful.
cards-clocks = Clocks
cards-clocks-text = There are { $count } in the Intrigue pile. They are laid out beside the board as they are drawn. The last one kills whoever draws it, and goes back into the pile.
cards-clues = Clue cards
cards-clues-text = They are read out to everybody and done at once.
cards-reveal = One for each card of the sheet.
cards-suspects = Suspects
cards-weapons = Weapons
cards-rooms = Rooms
cards-copies = { $n ->
    [one] one of them
   *[other] { $n } of them
}
cards-rules = How we play this edition
