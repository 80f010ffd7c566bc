"""Statistics of many matches: wins, ratings, luck."""
