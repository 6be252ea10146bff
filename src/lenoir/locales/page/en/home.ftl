home-title = Lenoir, the detective game
home-lead = Four editions of Cluedo, with people and with bots.
