notebook-title = Notebook
notebook-how = Tap a cell, then choose a sign; tapping it again goes from one sign to the next.
notebook-cases =
    { $n ->
        [one] One case is possible
       *[other] { $n } cases are possible
    }
notebook-deals =
    { $deals ->
        [one] · one deal
       *[other] · { $deals } deals
    }
notebook-more =
    { $n ->
        [one] And one thing more.
       *[other] And { $n } things more.
    }
notebook-know = You know. Accuse.
notebook-know-where = You know. { $where ->
    [pool] Go to the Pool and accuse.
    [room] Accuse in any room, on your turn.
   *[anywhere] Accuse on your turn.
}
notebook-fresh = New in the notebook:
notebook-thinking = Working it out…
notebook-unsent = Kept on this device for now; it is sent as soon as the connection is back.
notebook-undo = Undo
notebook-suspects = Suspects
notebook-weapons = Weapons
notebook-rooms = Rooms
notebook-envelope = Envelope
notebook-you = You
notebook-pool = Cards left over
notebook-in-room = In the room: { $room }
notebook-cell = { $card }, { $place }: { $says }
notebook-blank = blank
notebook-pencilled = pencilled: { $sign }
notebook-odds = { $percent } of 100 deals
notebook-yes = yes
notebook-no = no
notebook-maybe = perhaps
notebook-alert = look out
notebook-own = your own card
notebook-seen-yes = seen here
notebook-seen-no = not here, as you have seen
notebook-follows-yes = here: it follows
notebook-follows-no = not here: it follows
notebook-tools = The cell you picked
notebook-note = Note on { $card }
notebook-note-hint = A note…
notebook-why = Why?
notebook-proof = This is how you can know:
notebook-would-settle = This would settle it:
notebook-close = Close
notebook-free = Thoughts
notebook-free-hint = Who was so quiet just now?
notebook-legend = What the signs mean
notebook-legend-odds = in how many of 100 deals the card is there
notebook-legend-pencil = your pencil
notebook-keys = Keyboard: arrows to move; y, n, “?” and “!” to mark; Backspace to rub out; w for why; Ctrl+Z to undo.
notebook-hint-own = yours
notebook-hint-shown = { $who } has it
notebook-hint-away = lies elsewhere
notebook-hint-in = in the envelope
notebook-hint-out = not in the envelope
notebook-hint-pencil = your note: { $sign }
notebook-case = Case
