story-filter = Les tours de qui
story-all = Les tours de tout le monde
story-beginning = Le début
story-turn = { $n }. { $who }
story-hidden = (une chose que vous seul savez)
