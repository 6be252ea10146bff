coach-thinking = Counting…
coach-here = What should I ask here?
coach-rooms = What should I ask, and where?
coach-show = Which of my cards tells least?
coach-bits = { $bits } bits on average, of { $all } that are open
coach-known = You know the case: no question tells you more about it.
coach-nothing = No question in reach tells you anything new.
coach-quiet =
    { $n ->
        [0] names no open card
        [one] names one open card
       *[other] names { $n } open cards
    }
coach-best = Tells you most
coach-quieter = Tells the others less
coach-nobody = Nobody
coach-outcome = { $who }: { $card }
coach-outcome-hidden = { $who } shows a card
coach-proves = proves: { $cells }
coach-cell = { $card } – { $place }
coach-least = { $card } tells least: { $who } has seen it.
coach-least-cases = { $card } tells least: { $who } keeps { $n } cases.
coach-suppose-in = What if it is there?
coach-suppose-out = What if it is not?
coach-supposed-in = Suppose: { $card } – { $place }.
coach-supposed-out = Suppose: { $card } – not { $place }.
coach-supposed-cases =
    { $n ->
        [one] One case would be left.
       *[other] { $n } cases would be left.
    }
coach-supposed-never = That cannot be: no deal fits.
coach-supposed-end = Back
coach-how = A bit is one fair yes or no. The figures are exact, and worked out on this device from what you have seen.
