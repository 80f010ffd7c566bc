"""Matches and rules as numbers: exact odds, tables, networks, datasets and charts.

Its names stand in ``__init__.pyi``; they are loaded when asked for: odds need no pandas, tables no
Plotly.
"""

from teg_nb._lazy import attach

__getattr__, __dir__ = attach(__name__, __file__)
__all__ = __dir__()
