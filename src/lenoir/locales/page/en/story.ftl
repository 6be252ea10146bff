story-filter = Whose turns
story-all = Everybody’s turns
story-beginning = The beginning
story-turn = { $n }. { $who }
story-hidden = (something only you know)
