"""Exact odds of a fight: one throw, attacks until the country falls, or a whole campaign.

Nothing is simulated: every result is a sum over all dice. A fight is a Markov chain whose states
are the armies of both sides. Each throw costs at least one army. A table is therefore filled once,
from small armies to large ones, and no equation is solved.

Every function takes `rules`, the name of a game of `RULES`. The dice of La Revancha are the
engine's own (`attack_dice`, `defence_dice`).

References
----------
B. Tan, "Markov chains and the RISK board game", Mathematics Magazine 70 (1997): the model.
J. A. Osborne, "Markov chains for the RISK board game revisited", Mathematics Magazine 76 (2003):
the model with sorted dice counted correctly. `rules="risk"` reproduces its tables.
"""

from teg_nb.analysis.odds.campaigns import Campaign as Campaign
from teg_nb.analysis.odds.campaigns import campaign as campaign
from teg_nb.analysis.odds.fight import Odds as Odds
from teg_nb.analysis.odds.fight import conquest_table as conquest_table
from teg_nb.analysis.odds.fight import odds as odds
from teg_nb.analysis.odds.fight import odds_table as odds_table
from teg_nb.analysis.odds.fight import survivors as survivors
from teg_nb.analysis.odds.stopping import Choice as Choice
from teg_nb.analysis.odds.stopping import StopPlan as StopPlan
from teg_nb.analysis.odds.stopping import best_dice as best_dice
from teg_nb.analysis.odds.stopping import best_stop as best_stop
from teg_nb.analysis.odds.stopping import stop_table as stop_table
from teg_nb.analysis.odds.throws import ARMIES as ARMIES
from teg_nb.analysis.odds.throws import RULES as RULES
from teg_nb.analysis.odds.throws import Number as Number
from teg_nb.analysis.odds.throws import dice_losses as dice_losses
from teg_nb.analysis.odds.throws import gain as gain
from teg_nb.analysis.odds.throws import rule_of as rule_of
from teg_nb.analysis.odds.throws import throw_losses as throw_losses
