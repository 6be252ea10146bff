puzzle-today = Today’s case
puzzle-case = Case { $number }
puzzle-grade = grade { $grade }
puzzle-all = Puzzles
puzzle-back = Back
puzzle-none = There is no puzzle { $number }
puzzle-round = The cases have begun again from the first one. Those you solved are lit.
puzzle-log = Log
puzzle-sheet = Sheet
puzzle-hand = Your hand
puzzle-dealt = Cards dealt: { $sizes }
puzzle-envelope = The envelope
puzzle-you = You
puzzle-pick-card = Card…
puzzle-pick-place = Where…
puzzle-pick-suspect = Suspect
puzzle-pick-weapon = Weapon
puzzle-pick-room = Room
puzzle-check = Check
puzzle-again = Try again
puzzle-claim = { $card }: { $place }?
puzzle-open = Not necessarily.
puzzle-open-text = Here is a deal in which every line is true and the card lies elsewhere.
puzzle-impossible = That cannot be.
puzzle-impossible-text = It clashes with this:
puzzle-old = That was known before.
puzzle-old-text = { $line ->
    [0] It was certain from the start. Look for what the last line tells.
   *[other] It was certain since line { $line }. Look for what the last line tells.
}
puzzle-clash-hand = Your own hand, and the number of cards dealt
puzzle-hint = Hint { $n } of 3
puzzle-hint-next = { $n ->
    [1] Hint: which lines matter
    [2] Next hint: the technique
   *[other] Last hint: the whole proof
}
puzzle-hints-over = No more hints
puzzle-hint-lines = These lines matter: { $lines }.
puzzle-hint-technique = The technique is “{ $technique }”. It begins like this:
puzzle-solved = Solved.
puzzle-called = The technique is called
puzzle-proof = Why
puzzle-streak = { $days ->
    [0] No streak yet: solve a case on its day.
    [one] One day, on its day.
   *[other] { $days } days in a row, each on its day.
}
puzzle-day-solved = (solved)
puzzle-day-open = (open)
puzzle-share = Share these three lines
puzzle-copied = Copied.
puzzle-share-what = Lenoir { $number }, grade { $grade } ({ $technique }, load { $load })
puzzle-share-how = solved with { $hints ->
    [0] no hint
    [one] 1 hint
   *[other] { $hints } hints
}, { $wrong ->
    [0] no wrong answer
    [one] 1 wrong answer
   *[other] { $wrong } wrong answers
}, { $time }
puzzle-more = More puzzles
puzzle-look-again = Look at the position again
puzzle-lesson-back = Back to the lesson
puzzle-about-today = Case { $number }, grade { $grade }.
puzzle-solve = Solve
puzzle-see = See it again
puzzle-due = Again
puzzle-due-text = These you did not finish: they come back after one, four and ten days.
puzzle-collection = Collection
puzzle-collection-text = The cases of days gone by, newest first. Those of the next four weeks are kept for their days.
puzzle-by-grade = Grade
puzzle-by-technique = Technique
puzzle-any = Any
puzzle-nothing = Nothing of that kind yet.
puzzle-show-more = Show more
puzzle-statistics = Statistics
puzzle-count-solved = Solved
puzzle-count-hints = Hints
puzzle-count-wrong = Wrong answers
puzzle-median = Median time
puzzle-device = All this is kept on this device alone.
puzzle-export = Save as a file
puzzle-import = Read a file
puzzle-imported = { $n ->
    [0] There was nothing in that file that could be read.
    [one] One result was read.
   *[other] { $n } results were read.
}
puzzle-erase = Erase
puzzle-erase-sure = Erase all results on this device?
puzzle-keep = Keep them
puzzle-erased = Everything is erased.
puzzle-lessons = Lessons
puzzle-lessons-done = { $done } of { $of }
puzzle-lessons-text = A technique at a time: a proof told slowly, then five puzzles that cannot be solved without it. Four of five without a hint light the window, and you may open any. New to the game?
puzzle-first-case = Begin with the first case.
puzzle-lesson-number = { $n } of { $of }
puzzle-lesson-solved = { $n } of 5 solved
puzzle-example = A proof, line by line
puzzle-first-line = Show the first line
puzzle-next-line = Next line
puzzle-five = Five to solve
puzzle-technique-last_place = the last place
puzzle-technique-one_of = one of three
puzzle-technique-rest = what is left of a kind
puzzle-technique-full = full hands
puzzle-technique-chain = chains
puzzle-technique-taken = filled by answers
puzzle-technique-wrong_case = a wrong accusation
puzzle-technique-suppose = suppose
puzzle-technique-case = the whole case
puzzle-lesson-last_place-short = Nobody else can have it.
puzzle-lesson-last_place-text = A player who cannot answer holds none of the three cards: that strikes out three cells at once. A card that is struck out everywhere but in one place is there. If nobody can hold it, it is in the envelope.
puzzle-lesson-one_of-short = Two are gone, one is left.
puzzle-lesson-one_of-text = Somebody shows a card that you do not see. It is one of the three that were named. As soon as you know that two of them are elsewhere, you know the third, and whose it is.
puzzle-lesson-full-short = When all are found, the rest is not there.
puzzle-lesson-full-text = Everyone knows how many cards each hand has. Once you know them all, no other card can be there, and what was open for that player is closed.
puzzle-lesson-chain-short = One find leads to the next.
puzzle-lesson-chain-text = What you have just found strikes something out elsewhere, and an old answer suddenly has only one card left. Go back through the log after every find.
puzzle-lesson-taken-short = Two answers, two cards, one hand.
puzzle-lesson-taken-text = Two answers without a common card are two different cards. If these and the cards you know fill the hand, nothing else fits in, although you know neither of the two.
puzzle-lesson-wrong_case-short = At least one of the three is elsewhere.
puzzle-lesson-wrong_case-text = A wrong accusation says that the envelope does not hold exactly these three. If you know that two of them are in there, the third is not.
puzzle-lesson-suppose-short = What if? And what if not?
puzzle-lesson-suppose-text = Sometimes no single line leads on. Suppose the opposite of what you suspect and follow it, step by step. If it ends in a contradiction, your suspicion is proved.
puzzle-lesson-case-short = Who, with what, and where.
puzzle-lesson-case-text = All techniques together. Look for the kind of which most cards have been found, and take one card of the envelope at a time.
