story-filter = Les tours de
story-all = Les tours de tout le monde
story-beginning = Le début
story-turn = { $n }. { $who }
story-hidden = (quelque chose que personne d’autre ne sait)
