"""``python -m lenoir`` is ``lenoir``."""

import sys

from lenoir.cli import main

if __name__ == "__main__":
    sys.exit(main())
