# The notebook beside a real box.
companion-title = I have the box
companion-lead = Your phone keeps the sheet. Nothing you enter leaves it.
companion-home = Home
companion-edition = Which edition?
companion-who = Who plays? In seating order, you first
companion-names = Names
companion-names-note = A name is optional: without one, players go by their suspect.
companion-name-of = Name of whoever plays { $suspect }
companion-first = Who was dealt the first card?
companion-teams = Four cards lie in rooms (teams)
companion-rooms = Which four rooms have a card?
companion-honour = Answers on honour: “none” may be a lie
companion-hand = Your cards
companion-hand-left = { $held } of { $size }, the last one begins
companion-hand-save = Save
companion-of = { $held } of { $size }
companion-over = Start over
companion-over-ask = Forget this notebook?
companion-help = What has the table agreed to?
companion-help-none = The sheet alone
companion-help-shown = And the cards you were told of
companion-help-all = And everything that follows
companion-help-odds = And the odds and advice
companion-level = Level: { $help }
companion-level-none = sheet
companion-level-shown = cards told
companion-level-all = everything
companion-level-odds = everything, and odds
companion-you = You
companion-tabs = Parts of the notebook
companion-tab-enter = Enter
companion-tab-sheet = Sheet
companion-tab-log = Log
companion-tab-advice = Advice
companion-menu = More
companion-players = Players
companion-asks = asks?
companion-suggests =
    { $you ->
        [yes] You suggest
       *[no] { $who } suggests
    }
companion-suggests-not = tap another player if not
companion-editing = Line { $n } is being changed
companion-inserting = A line is being added before { $n }
companion-cancel = Cancel
companion-suspects = Suspects
companion-weapons = Weapons
companion-rooms-title = Rooms
companion-answers = Who shows?
companion-answers-note = The answer completes line { $n }
companion-answers-wait = First three cards
companion-nobody = Nobody
companion-may =
    { $n ->
        [one] may hold one
       *[other] may hold { $n }
    }
companion-has-none =
    { $you ->
        [yes] you hold none
       *[no] holds none
    }
companion-must =
    { $you ->
        [yes] you have { $card }
       *[no] { $who } has { $card }
    }
companion-not-theirs = cannot have it
companion-no-deal = does not fit
companion-hatched = contradicts the sheet
companion-more = More
companion-more-note = accusation, a card you saw, a player who leaves
companion-type = Type a line
companion-type-note = As in “plum rope hall ben”; “-” for nobody; “undo”.
companion-type-enter = Enter
companion-undo = Undo
companion-redo = Redo
companion-undone = Undone: { $what }
companion-redone = Done again: { $what }
companion-line = line { $n }
companion-table-changed = the table
companion-why = Why?
companion-news = { $cell }.
companion-nothing-yet = Tap three cards, then who shows. Everyone in between has said no.
companion-told-asked = { $who }: { $cards }.
companion-told-none =
    { $you ->
        [yes] You cannot.
       *[no] { $n ->
            [one] { $who } cannot.
           *[other] { $who } cannot.
        }
    }
companion-told-shows =
    { $you ->
        [yes] You show { $card ->
            [unseen] a card
           *[other] { $card }
        }.
       *[no] { $who } shows { $card ->
            [unseen] a card
           *[other] { $card }
        }.
    }
companion-told-nobody = Nobody shows a card.
companion-told-blocks =
    { $you ->
        [yes] You block.
       *[no] { $who } blocks.
    }
companion-told-wrong =
    { $you ->
        [yes] You accuse wrongly: { $cards }.
       *[no] { $who } accuses wrongly: { $cards }.
    }
companion-told-wrong-unseen =
    { $you ->
        [yes] You accuse wrongly.
       *[no] { $who } accuses wrongly, in writing.
    }
companion-told-open =
    { $you ->
        [yes] You lay { $card } open.
       *[no] { $who } lays { $card } open.
    }
companion-told-missing = Nobody has { $card }.
companion-told-passed =
    { $who } passes { $card ->
        [unseen] a card
       *[other] { $card }
    } to { $to }.
companion-told-spied =
    { $you ->
        [yes] You see that card too{ $card ->
            [unseen] {""}
           *[other] : { $card }
        }.
       *[no] { $who } sees that card too.
    }
companion-told-glimpsed =
    { $who } glimpses { $card ->
        [unseen] a card
       *[other] { $card }
    } of whoever was shown one.
companion-told-looked =
    { $you ->
        [yes] You look in { $place }{ $cards ->
            [unseen] {""}
           *[other] : { $cards }
        }.
       *[no] { $who } looks in { $place }.
    }
companion-told-died = { $who } dies; open lie { $cards }.
companion-told-left = { $who } takes no more turns.
companion-told-noticed = You saw by accident: { $who } has { $card }.
companion-unsure = Not sure: { $text }
companion-and = { $first } and { $last }
companion-nor = { $first } or { $last }
companion-cell =
    { $where ->
        [you] { $there ->
            [yes] you have { $cards }
           *[no] you do not have { $cards }
        }
        [hand] { $there ->
            [yes] { $who } has { $cards }
           *[no] { $who } does not have { $cards }
        }
        [envelope] { $there ->
            [yes] { $n ->
                [one] { $cards } is in the envelope
               *[other] { $cards } are in the envelope
            }
           *[no] { $cards } is not in the envelope
        }
       *[place] { $there ->
            [yes] { $cards } lies in { $who }
           *[no] { $cards } does not lie in { $who }
        }
    }
companion-proof = Why
companion-proof-close = Close
companion-rule-told = { $cell }.
companion-rule-hand = Your own hand: { $cell }.
companion-rule-elsewhere = Known elsewhere, so { $cell }.
companion-rule-full =
    { $where ->
        [envelope] The envelope has one of each kind, so { $cell }.
       *[other] All { $n } cards there are known, so { $cell }.
    }
companion-rule-last_place = It can be nowhere else: { $cell }.
companion-rule-rest = Everything else is ruled out: { $cell }.
companion-rule-one_of = A card was shown and only this one is left: { $cell }.
companion-rule-taken = The cards shown fill that hand, so { $cell }.
companion-rule-wrong_case = That accusation was wrong, and two of its cards are in the envelope: { $cell }.
companion-every-deal = By trying every deal: with these lines, no other deal is left.
companion-number = no. { $n }
companion-open = Open. { $card } at { $place }: { $percent } %.
companion-open-plain = Open: { $card }, { $place }.
companion-no-proofs = The table has agreed to no proofs.
companion-if = What if…?
companion-if-banner = What if { $cell }? { $n ->
        [one] One case is left.
       *[other] { $n } cases are left.
    }
companion-if-never = That cannot be.
companion-if-end = Back to what is known
companion-left =
    { $n ->
        [one] One case is left
       *[other] { $n } cases are left
    }
companion-likely = Likeliest cases
companion-practise = Practise
companion-practise-end = Stop practising
companion-practise-note = The sheet shows only what you were told. Tap cells to mark the rest, then check.
companion-check = Check
companion-unfound =
    { $n ->
        [0] You have found everything there is to find.
        [one] One card can still be placed.
       *[other] { $n } cards can still be placed.
    }
companion-verdict-proved = Proved: { $cell }.
companion-verdict-refuted = Refuted: { $cell }?
companion-verdict-open = Open: { $cell }? It could be otherwise:
companion-verdict-clashing = Clashes with another mark: { $cell }?
companion-technique-1 = by crossing off
companion-technique-2 = by one of three
companion-technique-3 = by full hands
companion-technique-4 = by trying every deal
companion-log-empty = Nothing has been entered yet.
companion-edit = Edit
companion-insert = Insert before
companion-delete = Delete
companion-doubt = Not sure
companion-sure = Sure
companion-clash = These cannot all be true.
companion-clash-note = If only one line is wrong, it is one of these. The sheet waits until they fit.
companion-mends = One change would mend it
companion-mend = Mend
companion-mend-answer = { $n }: another answer
companion-mend-card = { $n }: another card
companion-mend-doubt = Keep { $n }, but not sure
companion-mend-doubt-note = It stays in the log and out of the sheet.
companion-clashing = The lines that clash
companion-own-hand = Your own hand
companion-advice-rooms = Which rooms can you reach?
companion-advice-go = What shall I ask?
companion-advice-never = Advice is for tables that have agreed to odds.
companion-knows = Who knows what
companion-knows-seat =
    { $n ->
        [one] { $who } must know the case.
       *[other] { $who } cannot have excluded { $n } cases.
    }
companion-knows-told = Has seen of yours: { $cards }.
companion-knows-told-none = Has seen none of your cards.
companion-kind = What happened?
companion-kind-Wrong = Wrong accusation
companion-kind-Noticed = A card you saw by accident
companion-kind-Left = A player leaves
companion-kind-Open = A card lies open
companion-kind-Missing = Nobody has a card
companion-kind-Passed = A card to the neighbour
companion-kind-Round = Everybody shows left
companion-kind-Spied = Somebody saw it too
companion-kind-Glimpsed = Mrs Peacock’s glimpse
companion-kind-Looked = A look into the pool or a room
companion-kind-Died = A player dies
companion-kind-Blocked = The asking was blocked
companion-pick-who = Who?
companion-pick-to = To whom?
companion-pick-of = Whose card?
companion-pick-card = Which card?
companion-pick-cards = Which cards?
companion-pick-place = Where?
companion-pick-unseen = I did not see it
companion-pick-written = In writing, not said
companion-back = Back
companion-setup = Change the table
companion-export = Save as a record
companion-export-note = A file for “lenoir notebook” and “lenoir review”.
companion-invite = Invite link
companion-invite-note = Edition, seats and what everybody heard. Never a hand or a card you saw.
companion-move = Move to another phone
companion-move-note = This link holds your hand and all you saw. Give it to nobody.
companion-copied = Copied
companion-copy = Copy
companion-taken = A notebook was handed to you. Which seat is yours?
companion-taken-over = It takes the place of the notebook that is here.
companion-take = Take it
companion-keep-mine = Keep mine
companion-bad-empty = There is nothing after the name.
companion-bad-three = A suggestion names a suspect, a weapon and a room, as in “plum rope hall”.
companion-bad-no-answer = Who showed a card? Add a name, or “-” if nobody could.
companion-bad-no-seat = Nobody here is called “{ $text }”.
companion-bad-no-card = There is no card “{ $text }”.
companion-bad-no-place = There is no room “{ $text }” to look into.
companion-bad-too-short = Something is missing at the end of the line.
companion-bad-too-long = What does “{ $text }” at the end mean?
companion-bad-ambiguous = “{ $text }” may be several: { $names }.
companion-bad-answers-itself = Nobody answers their own suggestion.
companion-bad-not-named = That card was not named.
companion-bad-not-for-you = You cannot have seen that card.
companion-bad-nothing-shown = No card was shown before this line.
companion-bad-no-spies = Nobody can spy in this edition.
