home-title = Lenoir, le jeu d’enquête
home-lead = Quatre éditions du Cluedo, entre amis et avec des robots.
