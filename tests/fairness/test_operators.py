"""Whoever runs a table wants a certain card in the envelope. Yesterday they got it; now it shows.

Each attack is played twice: on a device as it was, which gave its nonce at once and noted the
commitment, and on the device of `lenoir.client`. In all of them it is alone with the operator,
whose puppets have the other seats.
"""

from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import Start
from lenoir.record.fairness import FIXED_WORD, pledge_of
from lenoir.record.receipt import Receipt
from lenoir.record.verify import Verdict, verify
from tests.fairness.operators import OPTIONS, Operator, Visit, grind, secrets, words

OPENING = NewTable("classic", 3, "Ada", OPTIONS)


async def played(operator: Operator) -> Visit:
    """A device opens a table, starts, and does its part."""
    device = Visit(operator, 0)
    await device.open(OPENING)
    await device.wish("t-1", Start())
    return device


def noted(device: Visit) -> Receipt:
    receipt = device.receipts.of(device.operator.promise.game)
    assert receipt is not None
    return receipt


def judged(device: Visit) -> Verdict:
    """What the device says of the record in the end."""
    return verify(device.operator.record(), noted(device))


def code(verdict: Verdict) -> str:
    assert verdict.wrong is not None, verdict.order
    return verdict.wrong.code


def was_good_yesterday(operator: Operator, commitment: str) -> bool:
    """Whether the commitment was noted, and chance follows from it; there were no pledges."""
    operator.pledges = [""] * operator.seats
    return verify(operator.record(), commitment).wrong is None


async def test_an_honest_operator_is_proved_to_be_one() -> None:
    device = await played(Operator())
    assert judged(device).order == "proved"
    assert not device.doubts


# Redrawing the secret


async def test_yesterday_the_secret_was_redrawn_once_the_nonce_was_known() -> None:
    operator = Operator()
    operator.nonces[0] = "given-with-the-opening"
    grind(operator, secrets(operator))
    commitment = operator.promise.commitment  # only now does the device see it
    assert operator.is_content()
    assert was_good_yesterday(operator, commitment)


class Redraws(Operator):
    """Redraws the secret once it knows the nonce."""

    def all_revealed(self) -> None:
        grind(self, secrets(self))


async def test_pledges_are_of_one_promise_and_do_not_fit_another() -> None:
    device = await played(Redraws())
    assert device.operator.is_content()
    assert code(judged(device)) == "pledge_broken"


class RedrawsAll(Redraws):
    """And makes a pledge that fits, since it knows the nonce by now."""

    def told_pledges(self) -> tuple[str, ...]:
        return (pledge_of(self.promise.game, self.promise.commitment, self.nonces[0]), "", "")


async def test_a_secret_redrawn_after_the_nonce_is_not_the_one_noted() -> None:
    device = await played(RedrawsAll())
    assert device.operator.is_content()
    assert verify(device.operator.record()).wrong is None, "nobody else can tell"
    assert code(judged(device)) == "noted"


class Withdraws(Operator):
    """Shows another commitment before the device reveals."""

    def started(self) -> None:
        super().started()
        self.promise = self.new_promise(self.promise.game)


async def test_a_commitment_that_changes_gets_no_nonce() -> None:
    device = await played(Withdraws())
    assert device.doubts == {device.operator.promise.game: "promise_changed"}
    assert device.operator.nonces[0] == ""
    assert code(judged(device)) == "noted"


# Grinding the nonce of a puppet


async def test_yesterday_a_puppet_gave_its_nonce_last() -> None:
    """Even for a device that gave its own only after it had seen the commitment."""
    operator = Operator()
    commitment = operator.promise.commitment
    operator.nonces[0] = "given-after-the-commitment"
    grind(operator, words(operator, 1))
    assert was_good_yesterday(operator, commitment)


class GrindsUnpledged(Operator):
    """A puppet without a pledge takes the nonce that suits."""

    def all_revealed(self) -> None:
        grind(self, words(self, 1))


async def test_a_nonce_without_a_pledge_is_found() -> None:
    device = await played(GrindsUnpledged())
    assert device.operator.is_content()
    assert code(judged(device)) == "unpledged"


class HidesPledges(GrindsUnpledged):
    """And the record is made to look like an older one."""

    def told_pledges(self) -> tuple[str, ...]:
        return ()


async def test_a_record_made_to_look_older_is_found_by_whoever_has_a_receipt() -> None:
    device = await played(HidesPledges())
    assert device.operator.is_content()
    assert verify(device.operator.record()).order == "no_pledges", "nothing is proved without one"
    assert code(judged(device)) == "noted_pledge"


class GrindsPledged(Operator):
    """The puppet pledges something, and the record gets the pledge that fits what it chose."""

    def started(self) -> None:
        super().started()
        self.pledges[1] = pledge_of(self.promise.game, self.promise.commitment, "first-word")

    def all_revealed(self) -> None:
        grind(self, words(self, 1))

    def told_pledges(self) -> tuple[str, ...]:
        forged = pledge_of(self.promise.game, self.promise.commitment, self.nonces[1])
        return (self.pledges[0], forged, "")


async def test_pledges_swapped_after_their_publication_are_found() -> None:
    device = await played(GrindsPledged())
    assert device.operator.is_content()
    assert code(judged(device)) == "noted_pledge"


class KeepsPledges(GrindsPledged):
    """The record has the pledge that was published, and another nonce."""

    def told_pledges(self) -> tuple[str, ...]:
        return tuple(self.pledges)


async def test_a_nonce_other_than_the_pledged_one_is_found() -> None:
    device = await played(KeepsPledges())
    assert device.operator.is_content()
    assert code(judged(device)) == "pledge_broken"


class SwapsAtOnce(Operator):
    """Publishes other pledges before the nonce is in: the device sees them twice."""

    looks = 0

    def shown_pledges(self, seat: int) -> list[str]:
        if self.stage == "revealing":
            self.looks += 1
            return [self.pledges[0], f"{self.looks:064x}", ""]
        return self.pledges

    def revealed(self, seat: int, nonce: str) -> None:
        """It claims not to have got it, and shows the table again."""


async def test_pledges_that_change_before_the_deal_are_noticed_at_once() -> None:
    device = await played(SwapsAtOnce())
    assert device.doubts == {device.operator.promise.game: "pledges_changed"}


# Showing different things to different devices


class TellsTwoStories(Operator):
    """Shows each device another pledge of its puppet, to choose between two nonces later."""

    def shown_pledges(self, seat: int) -> list[str]:
        if self.stage == "open":
            return self.pledges
        puppets = pledge_of(self.promise.game, self.promise.commitment, f"story-{seat}")
        return [*self.pledges[:2], puppets]

    def told_pledges(self) -> tuple[str, ...]:
        self.nonces[2] = "story-0"
        return tuple(self.shown_pledges(0))


async def test_of_two_devices_that_were_shown_different_pledges_one_finds_out() -> None:
    operator = TellsTwoStories(devices=2)
    ada, bob = Visit(operator, 0), Visit(operator, 1)
    await ada.open(OPENING)
    await bob.look("t-1")
    await ada.wish("t-1", Start())
    await bob.look("t-1")
    await ada.look("t-1")
    assert judged(ada).order == "proved", "the record is made for Ada"
    assert code(judged(bob)) == "noted_pledge"
    assert noted(ada).pledges != noted(bob).pledges, "and they see it when they compare"


# Dropping what a device gave


class Drops(Operator):
    """Takes the nonce, acknowledges it, and says that it never came."""

    def record_nonces(self) -> None:
        self.nonces[0] = FIXED_WORD


async def test_a_nonce_that_was_acknowledged_cannot_be_called_withheld() -> None:
    operator = Drops()
    device = await played(operator)
    assert noted(device).acknowledged
    operator.record_nonces()
    assert operator.record().header.tags["Withheld"] == "0"
    assert code(judged(device)) == "noted_dropped"


class Deaf(Operator):
    """Takes the nonce and never says so."""

    def revealed(self, seat: int, nonce: str) -> None:
        self.nonces[seat] = FIXED_WORD
        self.stage = "playing"


async def test_a_nonce_that_was_never_acknowledged_proves_nothing_to_its_device() -> None:
    device = await played(Deaf())
    assert judged(device).order == "withheld"


class LosesPledges(Operator):
    """Publishes no pledge of the device, so as not to need its nonce."""

    def started(self) -> None:
        super().started()
        self.pledges[0] = ""


async def test_a_device_whose_pledge_is_dropped_keeps_its_nonce_and_says_so() -> None:
    device = await played(LosesPledges())
    assert device.operator.nonces[0] == ""
    assert device.doubts == {device.operator.promise.game: "pledge_missing"}
    assert judged(device).order == "not_published"


# Pledges of others, and of other games


class Copies(Operator):
    """A puppet has the pledge of the device, to reveal what the device reveals."""

    def started(self) -> None:
        super().started()
        self.pledges[1] = self.pledges[0]


async def test_a_device_whose_pledge_lies_on_another_chair_keeps_its_nonce() -> None:
    device = await played(Copies())
    assert device.operator.nonces[0] == ""
    assert device.doubts == {device.operator.promise.game: "pledge_copied"}
    assert judged(device).order != "proved"


async def test_a_pledge_of_another_game_is_none_in_this_one() -> None:
    """Its nonce is known since that game, so the operator could choose everything else by it."""
    before = await played(Operator())
    operator = Operator()
    operator.pledges[1], operator.nonces[1] = noted(before).pledge, noted(before).nonce
    device = await played(operator)
    assert code(judged(device)) == "pledge_broken"


# Other terms for the same numbers


async def test_seats_that_change_places_after_the_nonces_are_found() -> None:
    class Moves(Operator):
        def all_revealed(self) -> None:
            self.pledges = [*self.pledges[1:], self.pledges[0]]
            self.nonces = [*self.nonces[1:], self.nonces[0]]

    device = await played(Moves())
    assert code(judged(device)) == "noted_pledge"


async def test_options_that_change_after_the_nonces_are_found() -> None:
    class Amends(Operator):
        def all_revealed(self) -> None:
            self.options["turn_limit"] = 4

    device = await played(Amends())
    assert code(judged(device)) == "noted_terms"


# What is left


class Withholds(Operator):
    """A puppet pledges, and reveals only if it likes what comes of it."""

    def started(self) -> None:
        super().started()
        self.pledges[1] = pledge_of(self.promise.game, self.promise.commitment, "puppets")

    def all_revealed(self) -> None:
        self.nonces[1] = "puppets"
        if not self.is_content():
            self.nonces[1] = FIXED_WORD


async def test_withholding_is_a_choice_between_two_deals_and_the_record_shows_it() -> None:
    """One puppet has two deals to choose from, and no more."""
    withheld = 0
    for _ in range(12):
        device = await played(Withholds())
        assert judged(device).order == "proved"
        tags = device.operator.record().header.tags
        withheld += tags.get("Withheld") == "1"
    assert withheld, "eleven of twelve times it is not content, once in 10⁹ runs never"
