"""The numbers of all actions as a space of Gymnasium, which samples only what is legal now."""

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.spaces.space import MaskNDArray

from lenoir.envs.numbering import Mask


class ActionSpace(Discrete[np.int64]):
    """Every number of an action belongs to it; a sample is one of those in ``legal``.

    So ``env.step(env.action_space.sample())``, with which every tutorial and checker begins, plays
    a game. From a plain `Discrete` most samples would be illegal.
    """

    legal: Mask | None = None
    """1 for every number that is legal now; when none is, a sample may be any number."""

    def sample(
        self, mask: MaskNDArray | None = None, probability: MaskNDArray | None = None
    ) -> np.int64:
        """A legal number, each as likely, unless a mask or chances are given."""
        if mask is None and probability is None and self.legal is not None and self.legal.any():
            return super().sample(self.legal)
        return super().sample(mask, probability)
