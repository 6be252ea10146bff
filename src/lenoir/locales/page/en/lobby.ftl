lobby-title = Table: { $edition }
lobby-chairs = Who sits where
lobby-free = Free chair
lobby-bot = Bot
lobby-you = You
lobby-host = Host
lobby-away = Away
lobby-on-device = { $name } on { $owner }’s device
lobby-devices = { $name }: { $count } devices
lobby-anybody = Anybody
lobby-any-guest = Any guest
lobby-guest = Choose guest
lobby-choose = Whom does { $name } play?
lobby-taken = taken
lobby-level = Who plays on chair { $number }
lobby-seat-bot = Seat a bot: { $name }
lobby-no-bot = Remove
lobby-get-up = Get up
lobby-get-up-sure = Leave this chair?
lobby-ask = Ask to share this chair
lobby-sit-here = Sit down here
lobby-hand-over = Hand my chair over
lobby-hand-over-link = Link for the person who takes over this chair
lobby-send-away = Send away
lobby-send-away-sure = Send { $name } away?
lobby-yes = Yes
lobby-no = No
lobby-missing = { $count ->
    [one] One chair is still free: invite somebody, or seat a bot.
   *[other] { $count } chairs are still free: invite people, or seat bots.
}
lobby-missing-guest = { $count ->
    [one] One chair is still free: send somebody the link, or wait for the host.
   *[other] { $count } chairs are still free: send people the link, or wait for the host.
}
lobby-missing-watching = { $count ->
    [one] One chair is still free. The game begins when it is taken.
   *[other] { $count } chairs are still free. The game begins when they are taken.
}
lobby-ready = Everybody is here.
lobby-mixing = Shuffling the cards…
doubt-promise_changed = The server has replaced its promise for this deal. Your device added no word to the shuffle: do not trust this deal.
doubt-pledge_missing = Your device had no part in this shuffle: it was away, or another of your devices took its place. If neither is so, do not trust this deal.
doubt-pledge_copied = The server has put the pledge of your device on somebody else’s chair. Your device kept its word to itself: do not trust this deal.
doubt-pledges_changed = The server has changed the pledges or the settings after showing them. Do not trust this deal.
doubt-read = I understand
lobby-waiting = { $host } deals when everybody is ready.
lobby-watching = You are watching.
lobby-standing = You have no chair yet. Ask to share one: everybody on it has to agree.
lobby-fill = Fill with bots
lobby-deal = Deal the cards
lobby-invite = Invite people
lobby-code = Code
lobby-code-note = Type it on the home page.
lobby-qr = The same link, for a camera
lobby-join-link = Link to a chair
lobby-watch-link = Link to watch
lobby-share-title = A game of Lenoir
lobby-copy = Copy
lobby-copied = Copied.
lobby-copy-by-hand = The browser does not let the page copy. The link is selected: copy it yourself.
lobby-share = Share…
lobby-only-here = The address of this page works on this computer only. For other devices, start Lenoir with make play ARGS=--host=0.0.0.0, and open the page at the address it prints.
lobby-device = Devices
lobby-one-more = Another person on this device
lobby-one-more-name = Their name
lobby-sit-too = Sit down
lobby-other-device = Link for my other device
lobby-other-device-link = Open this on your other device
lobby-once = It works once.
lobby-rules = Rules of this table
lobby-rules-host = The host can change them until the deal.
lobby-edition = Edition
lobby-fair = A fair deal
lobby-fair-note = The server has settled its part of the shuffle already; this is its promise, and your device has noted it. Each device adds a word that nobody can know beforehand, so nobody can choose the cards. After the game your device can check.
lobby-door = At the door
lobby-invited = You are invited
lobby-invited-note = A chair is kept for you. What name will you play under?
lobby-invited-chair = Somebody is handing you their chair. What name will you play under?
lobby-opening = The door opens…
lobby-closed = The door is closed
