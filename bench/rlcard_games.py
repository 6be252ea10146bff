"""RLCard's card games, as its own environments play them."""

from random import Random

from bench.measure import Result, measure


def rlcard_game(name: str, rng: Random, seconds: float) -> Result:
    """Measure the environment of this name, at its usual number of players."""
    import rlcard

    env = rlcard.make(name, config={"seed": rng.getrandbits(32)})
    players = range(env.num_players)

    def play(rng: Random, observe: bool) -> int:
        decisions = 0
        state, player = env.reset()
        while not env.is_over():
            # `step` hands out the next player's observation, asked for or not.
            state, player = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
            if observe:
                for other in players:
                    if other != player:
                        env.get_state(other)
        return decisions

    return measure(play, len(players), rng, seconds)
