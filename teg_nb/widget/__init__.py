"""The widget of a match, for notebooks."""

from teg_nb.widget.match_widget import MatchWidget

__all__ = ["MatchWidget"]
