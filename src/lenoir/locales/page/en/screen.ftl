screen-title = Big screen
screen-entry-note = For a television or a tablet in the middle of the table. You find its code at your table, under “Big screen”.
screen-code = Code of the screen
screen-show = Show the table
screen-join = Take your phone
screen-join-note = Scan the picture, or go to { $where } and type the code.
screen-hand = Your hand on your phone
screen-turn = { $who }’s turn
screen-free =
    { $n ->
        [one] One chair is still free.
       *[other] { $n } chairs are still free.
    }
screen-ready = Everybody is here. The host deals the cards.
screen-shuffling = The cards are being shuffled…
screen-offer = Big screen
screen-offer-note = Show the board on a television or a tablet for everybody. It holds no cards: whoever has this code can watch, and nothing else.
screen-offer-open = Open it on this device
screen-offer-type = Or open { $where } there and type:
