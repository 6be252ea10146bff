"""OpenSpiel's games that are written in Python."""

from random import Random

from bench.measure import Result, measure


def openspiel_game(name: str, rng: Random, seconds: float) -> Result:
    """Measure the game of this name; chance moves take time but are nobody's decisions."""
    import pyspiel
    from absl import logging
    from open_spiel.python import games  # noqa: F401  (importing registers them)
    from open_spiel.python.observation import make_observation

    logging.set_verbosity(logging.ERROR)
    game = pyspiel.load_game(name)
    players = range(game.num_players())
    observation = make_observation(game)

    def play(rng: Random, observe: bool) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
            if observe:
                for player in players:
                    observation.set_from(state, player)
        return decisions

    return measure(play, len(players), rng, seconds)
