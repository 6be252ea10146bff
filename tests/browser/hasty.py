"""``lenoir`` with bots that answer at once: nobody in a test waits for them to look thoughtful."""

import sys

from lenoir.cli import main
from lenoir.thinking.bots import Bots

assert Bots.__init__.__defaults__ is not None
make, at_once, within, _pause, *rest = Bots.__init__.__defaults__
Bots.__init__.__defaults__ = (make, at_once, 60.0, (0, 0), *rest)

if __name__ == "__main__":
    sys.exit(main())
