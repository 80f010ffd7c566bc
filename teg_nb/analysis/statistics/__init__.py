"""Statistics of many matches: wins, ratings and luck."""
