"""The board: the match widget and the board to look at."""
