"""The widget of a match, for notebooks."""

from teg_nb.widget.match_widget import MatchWidget
from teg_nb.widget.playouts_view import PlayoutsView

__all__ = ["MatchWidget", "PlayoutsView"]
