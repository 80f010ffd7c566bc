"""Statistics of many matches: wins, ratings and luck."""

from teg_nb.engine.errors import needed_packages

with needed_packages():
    import numpy  # noqa: F401
    import pandas  # noqa: F401
