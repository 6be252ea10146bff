# Ce que dit la page en français.
# L’anglais est dans page.en.ftl : chaque message est dans les deux fichiers, et employé dans web/src.

home-title = Lenoir, le jeu d’enquête
home-lead = Quatre éditions du Cluedo, entre amis et avec des robots.
