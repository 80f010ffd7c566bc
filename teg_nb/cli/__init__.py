"""The command ``teg-nb``: lessons, matches between bots, replays, simulations, odds and the rules.

Exit status: 0 for success; 1 for a file that is refused or cannot be read or written, or a rule
that does not exist; 2 for wrong usage; 130 for an interrupted simulation, whose finished part is
stored. Results go to stdout, everything else to stderr.
"""

from teg_nb.cli.app import main

__all__ = ["main"]
