coach-thinking = Calcul…
coach-here = Que demander ici ?
coach-rooms = Que demander, et où ?
coach-show = Laquelle de mes cartes en dit le moins ?
coach-bits = { $bits } bits en moyenne, sur { $all } qui restent à trouver
coach-known = Vous connaissez la solution : aucune question n’en dit plus.
coach-nothing = Aucune question à votre portée ne vous apprend rien.
coach-quiet =
    { $n ->
        [0] ne nomme aucune carte inconnue
        [one] nomme une carte inconnue
       *[other] nomme { $n } cartes inconnues
    }
coach-best = Vous en apprend le plus
coach-quieter = En dit moins aux autres
coach-nobody = Personne
coach-outcome = { $who } : { $card }
coach-outcome-hidden = { $who } montre une carte
coach-proves = prouve : { $cells }
coach-cell = { $card } – { $place }
coach-least = { $card } en dit le moins : { $who } l’a déjà vue.
coach-least-cases = { $card } en dit le moins : il reste { $n } solutions à { $who }.
coach-suppose-in = Et si elle y était ?
coach-suppose-out = Et si elle n’y était pas ?
coach-supposed-in = Supposons : { $card } – { $place }.
coach-supposed-out = Supposons : { $card } – pas { $place }.
coach-supposed-cases =
    { $n ->
        [one] Il ne resterait qu’une solution.
       *[other] Il resterait { $n } solutions.
    }
coach-supposed-never = C’est impossible : aucune donne ne convient.
coach-supposed-end = Revenir
coach-how = Un bit, c’est un oui ou un non à pile ou face. Les chiffres sont exacts, calculés sur cet appareil à partir de ce que vous avez vu.
