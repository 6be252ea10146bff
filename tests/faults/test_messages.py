"""Messages that come twice, late or in another order, from two tabs: one effect each (R2)."""

from collections import defaultdict

from lenoir.core.seats import Seat
from lenoir.play.games.answers import Command, Done
from lenoir.play.games.dice import Seeded
from lenoir.play.games.referee import Referee
from lenoir.play.logs.ports import Store
from lenoir.play.refusal import Code, Refusal
from lenoir.store.memory import MemoryStore
from tests.faults.ledger import Findings, Ledger, audit
from tests.faults.planted import ForgetfulMemory
from tests.play.games import a_referee, a_setting, a_wish, dealt
from tests.play.refusing import outcome

PROMPTS = 150


async def delivered(store: Store, prompts: int) -> Findings:
    """Play through a network that repeats, delays and reorders, with two tabs for each seat."""
    rng, ledger = Seeded(3), Ledger()
    workers = [a_referee(store), a_referee(store)]
    game = await dealt(workers[0], a_setting(options={"turn_limit": 0}))
    in_the_air: list[tuple[Seat, Command]] = []
    answers: defaultdict[tuple[Seat, str], set[Done | Code]] = defaultdict(set)

    async def sent(worker: Referee, seat: Seat, command: Command) -> Done | Code:
        answer = await outcome(worker.act(game, seat, command))
        return answer.code if isinstance(answer, Refusal) else answer

    for number in range(prompts):
        await workers[0].logs.catch_up(game)
        wish = await a_wish(workers[0], game, rng)
        assert wish is not None
        prompt, action = wish
        for tab in ("a", "b"):
            copies = 1 + rng.below(3)
            in_the_air += [(prompt.seat, Command(f"{tab}{number}", prompt.id, action))] * copies
        answered = False
        while not answered:
            seat, command = in_the_air.pop(rng.below(len(in_the_air)))
            answer = await sent(workers[rng.below(2)], seat, command)
            answers[seat, command.cmd_id].add(answer)
            if isinstance(answer, Done):
                ledger.note(game, seat, command, answer)
                answered = answer.prompt == prompt.id
    for seat, command in in_the_air:
        answers[seat, command.cmd_id].add(await sent(workers[1], seat, command))
    ledger.changed += [name for (_, name), told in answers.items() if len(told) > 1]
    return await audit(store, ledger, [game])


async def test_a_command_that_comes_often_and_late_has_one_effect_and_one_answer() -> None:
    found = await delivered(MemoryStore(), PROMPTS)
    assert found.ok, str(found)
    assert found.acks >= PROMPTS


async def test_a_store_that_forgets_commands_is_caught() -> None:
    found = await delivered(ForgetfulMemory(), 30)
    assert found.changed
