"""The command ``teg-nb``: lessons, matches between bots, replays, simulations, odds and the rules.

The exit status is 0 for success and 2 for wrong usage. It is 1 for a rule that does not exist, and
for a file that is refused or cannot be read or written. It is 130 for an interrupted simulation,
whose finished part is stored. Results go to stdout, everything else to stderr.
"""

from teg_nb.cli.app import main

__all__ = ["main"]
