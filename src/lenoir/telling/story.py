"""The story of a game: a sentence for each event, from what one viewer was told."""

from collections.abc import Iterator

from lenoir.core import events as e
from lenoir.core.board import Space
from lenoir.core.cards import Card
from lenoir.core.events import Event
from lenoir.core.phases import Closing, Phase, Setup
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.rules.engine import rules_of
from lenoir.telling.voice import Voice, sentence

MOVED_BY_OTHERS: tuple[e.How, ...] = ("summoned", "sent_back", "swept")


class Story:
    """Tells events; ``viewer`` is addressed wherever it is their seat that does or suffers it.

    All other lines are the same for everybody who is told them.
    """

    def __init__(self, voice: Voice, viewer: Viewer = SPECTATOR) -> None:
        self.voice = voice
        self.viewer = viewer
        self.addressed: set[Seat] = set()
        """The seats to which what was told last may be told otherwise: it is about them."""
        self._phase: Phase = Setup()

    def tell(self, event: Event) -> Iterator[str]:
        """The sentences for an event: mostly one; none where the others say it all."""
        self.addressed = set()
        yield from map(sentence, self._sentences(event))

    def passed(self, phase: e.PhaseBegan) -> None:
        """A phase that was told before: what is declined later depends on it."""
        self._phase = phase.phase

    def _you(self, **roles: Seat) -> str:
        """Which of these roles is the viewer's own."""
        self.addressed.update(roles.values())
        return next((role for role, seat in roles.items() if seat == self.viewer), "other")

    def _sentences(self, event: Event) -> Iterator[str]:
        voice, say = self.voice, self.voice.say
        seat, to_seat, case = voice.the_seat, voice.to_seat, voice.case
        card, the, you = voice.card, voice.the_card, self._you
        match event:
            case e.PhaseBegan(phase):
                self._phase = phase
            case e.TurnEnded(s):
                if self._you(you=s) == "you" and not isinstance(self._phase, Closing):
                    yield say("story-turn-over")
            case e.GameStarted():
                who = voice.row(map(seat, self._seats()))
                yield say("story-started", edition=voice.text("title"), who=who)
                for s in filter(voice.has_name, self._seats()):
                    suspect = the(voice.suspects[s])
                    yield say("story-plays", you=you(you=s), who=seat(s), suspect=suspect)
            case e.LotsRolled(purpose, seats, rolls):
                shown = ", ".join(f"{voice.seat(s)} {n}" for s, n in zip(seats, rolls, strict=True))
                key = "story-lots-deal" if purpose == "deal" else "story-lots-begin"
                yield say(key, rolls=shown)
            case e.CardsDealt():
                yield from self._dealt(event)
            case e.EnvelopeSealed(found):
                yield say("story-envelope", case=case(found))
            case e.HandDealt(s, cards):
                yield say("story-hand", you=you(you=s), who=seat(s), cards=voice.cards(cards))
            case e.PoolFilled(cards):
                yield say("story-pool-filled", place=self._pool(), cards=voice.cards(cards))
            case e.RoomCardLaid(room, c):
                yield say("story-room-card-laid", place=voice.the_place(room), card=card(c))
            case e.TurnBegan(s):
                yield say("story-turn", you=you(you=s), who=seat(s))
            case e.DiceRolled(s, dice):
                yield say("story-rolled", you=you(you=s), who=seat(s), dice=self.dice(dice))
            case e.TokenMoved(token, to, how):
                place, where = voice.the_place(to), voice.where(to)
                who, mine = self._mover(token, how), you(you=self._played_by(token))
                yield say("story-moved", you=mine, token=who, place=place, where=where, how=how)
            case e.WeaponMoved(weapon, to):
                yield say("story-weapon", weapon=the(weapon), place=voice.the_place(to))
            case e.Stayed(s):
                yield say("story-stayed", you=you(you=s), who=seat(s))
            case e.Declined(s):
                offered = type(self._phase).__name__
                yield say("story-declined", you=you(you=s), who=seat(s), offered=offered)
            case e.SuggestionMade(s, named):
                yield say("story-suggested", you=you(you=s), who=seat(s), case=case(named))
            case e.CannotRefute(s):
                yield say("story-cannot", you=you(you=s), who=seat(s))
            case e.SuggestionRefuted(by, to):
                yield say("story-refuted", you=you(by=by, to=to), by=seat(by), to=to_seat(to))
            case e.SuggestionStood(s):
                yield say("story-stood", you=you(you=s), who=seat(s))
            case e.SuggestionBlocked(by):
                yield say("story-blocked", you=you(you=by), who=seat(by))
            case e.CardPassed(by, to):
                yield say("story-passed", you=you(by=by, to=to), by=seat(by), to=to_seat(to))
            case e.CardShown(by, to, c):
                yield say(
                    "story-shown", you=you(by=by, to=to), by=seat(by), to=to_seat(to), card=the(c)
                )
            case e.CardSpied(s, by, c):
                yield say("story-spied", you=you(you=s), who=seat(s), by=seat(by), card=the(c))
            case e.CardGlimpsed(s, of, c):
                yield say(
                    "story-glimpsed", you=you(you=s, of=of), who=seat(s), of=seat(of), card=the(c)
                )
            case e.CardNoticed(_, of, c):
                yield say("story-noticed", of=seat(of), card=the(c))
            case e.AccusationMade(s):
                yield say("story-accused", you=you(you=s), who=seat(s))
            case e.CaseClaimed(s, claimed):
                yield say(
                    "story-claimed", you=you(you=s), who=seat(s), case=sentence(case(claimed))
                )
            case e.CaseWritten(s, written):
                yield say("story-written", you=you(you=s), who=seat(s), case=case(written))
            case e.EnvelopeSeen(s, found):
                yield say("story-looked", you=you(you=s), who=seat(s), case=case(found))
            case e.AccusationFailed():
                yield say("story-failed")
            case e.SeatOut(s, because):
                yield say("story-out", you=you(you=s), who=seat(s), because=because)
            case e.CardWithheld(s, c):
                yield say("story-withheld", you=you(you=s), who=seat(s), card=the(c))
            case e.SeatChallenged(s, offender, c):
                yield say(
                    "story-challenged",
                    you=you(you=s, offender=offender),
                    who=seat(s),
                    offender=seat(offender),
                    card=the(c),
                )
            case e.GameEnded(winner, found, because):
                if winner is None:
                    yield say("story-ended-nobody", because=because)
                else:
                    yield say(
                        "story-ended-won", you=you(you=winner), who=seat(winner), because=because
                    )
                yield say("story-solution", case=case(found))
            case e.EverythingOpened():
                yield from self._opened(event)
            case e.IntrigueDrawn(s, _, clock):
                if clock:
                    yield say(
                        "story-drew-clock",
                        you=you(you=s),
                        who=seat(s),
                        clock=voice.word("clock"),
                        n=clock,
                    )
                else:
                    yield say("story-drew-keeper", you=you(you=s), who=seat(s))
            case e.KeeperTaken(s, keeper):
                name = voice.keeper(keeper)
                yield say("story-keeper-taken", you=you(you=s), who=seat(s), keeper=name)
            case e.KeeperPlayed(s, keeper):
                yield say(
                    "story-keeper-played", you=you(you=s), who=seat(s), keeper=voice.keeper(keeper)
                )
            case e.PowerUsed(s):
                yield say("story-power", you=you(you=s), who=seat(s), power=voice.power(s))
            case e.SeatDied(s, hand):
                word = voice.word("clock")
                yield say(
                    "story-died", you=you(you=s), who=seat(s), clock=word, cards=voice.cards(hand)
                )
            case e.PoolLooked(s):
                yield say("story-pool-looked", you=you(you=s), who=seat(s), place=self._pool())
            case e.PoolSeen(s, cards):
                yield say("story-pool-seen", you=you(you=s), who=seat(s), cards=voice.cards(cards))
            case e.ClueDrawn(s, number):
                yield self._clue(s, number)
            case e.CardNamed(s, c):
                yield say("story-named", you=you(you=s), who=seat(s), card=the(c))
            case e.SeatPicked(s, target):
                yield say(
                    "story-picked",
                    you=you(you=s, target=target),
                    who=seat(s),
                    target=seat(target),
                )
            case e.CardOpened(s, c):
                yield say("story-card-opened", you=you(you=s), who=seat(s), card=the(c))
            case e.NobodyHolds(c):
                yield say("story-nobody-holds", card=the(c))
            case e.AnswerSealed(s):
                yield say("story-sealed", you=you(you=s), who=seat(s))
            case e.PassageOpened(s, room):
                yield say(
                    "story-passage-opened", you=you(you=s), who=seat(s), place=voice.the_place(room)
                )
            case e.RoomCardLooked(s, room):
                yield say(
                    "story-room-looked", you=you(you=s), who=seat(s), place=voice.the_place(room)
                )
            case e.RoomCardSeen(s, _, c):
                yield say("story-room-seen", you=you(you=s), who=seat(s), card=the(c))

    def dice(self, dice: tuple[int, ...]) -> str:
        """The faces, a special one as what it shows."""
        edition = self.voice.edition
        blank = rules_of(edition).points(edition, (1,) * len(dice)) < len(dice)
        one = "?" if blank else self.voice.say("dice-glass", face=1)
        special = edition.special_dice
        return " + ".join(
            one if face == 1 and at < len(special) and special[at] else str(face)
            for at, face in enumerate(dice)
        )

    def _mover(self, token: Card, how: e.How) -> str:
        """Who moves: the player, or the token if others move it."""
        if how in MOVED_BY_OTHERS or token not in self.voice.suspects:
            return self.voice.the_card(token)
        return self.voice.the_seat(self._played_by(token))

    def _played_by(self, token: Card) -> Seat:
        """Whose token it is; nobody's, which nobody's eyes are, if it is played by nobody."""
        suspects = self.voice.suspects
        return Seat(suspects.index(token)) if token in suspects else Seat(len(suspects))

    def _seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n in range(len(self.voice.suspects)))

    def _pool(self) -> str:
        pool = self.voice.edition.pool
        return self.voice.the_place(Space(0) if pool is None else pool)

    def _dealt(self, event: e.CardsDealt) -> Iterator[str]:
        voice, say = self.voice, self.voice.say
        sizes = ", ".join(f"{voice.seat(s)} {event.sizes[s]}" for s in self._seats())
        dealer = voice.the_seat(event.dealer)
        yield say("story-dealt", you=self._you(you=event.dealer), dealer=dealer, sizes=sizes)
        if event.pool:
            yield say("story-dealt-pool", n=event.pool, place=self._pool())
        if event.in_rooms:
            yield say("story-dealt-rooms", rooms=voice.row(map(voice.place, event.in_rooms)))

    def _opened(self, event: e.EverythingOpened) -> Iterator[str]:
        voice, say = self.voice, self.voice.say
        for seat in self._seats():
            who, you = voice.the_seat(seat), self._you(you=seat)
            yield say("story-opened-hand", you=you, who=who, cards=voice.cards(event.hands[seat]))
            if event.keepers[seat]:
                keepers = voice.keepers(event.keepers[seat])
                yield say("story-opened-keepers", you=you, who=who, keepers=keepers)
            written = event.written[seat]
            if written is not None:
                yield say("story-opened-written", you=you, who=who, case=voice.case(written))
        if event.pool:
            yield say("story-opened-pool", place=self._pool(), cards=voice.cards(event.pool))
        if event.in_rooms:
            yield say("story-opened-rooms", cards=voice.row(map(voice.card, event.in_rooms)))

    def _clue(self, seat: Seat, number: int) -> str:
        voice = self.voice
        clue = voice.edition.clues[number]
        name, who = voice.text(voice.clue_key(clue)), voice.the_seat(seat)
        word, you = voice.word("clue"), self._you(you=seat)
        if clue.card is not None:
            card: Card = clue.card
            shown = voice.card(card)
            return voice.say(
                "story-clue-reveal", you=you, who=who, word=word, clue=name, card=shown
            )
        text = voice.text(f"{voice.clue_key(clue)}.text")
        return voice.say("story-clue", you=you, who=who, word=word, clue=name, text=text)
