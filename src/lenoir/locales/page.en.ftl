# What the page says in English.
# The French is in page.fr.ftl: every message is in both files, and used in web/src.

home-title = Lenoir, the detective game
home-lead = Four editions of Cluedo, with people and with bots.
