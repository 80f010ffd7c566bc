"""Matches and rules as numbers: exact odds, tables, networks, datasets and charts.

``__init__.pyi`` lists the public names. They are loaded on first use: odds need no pandas, tables
no Plotly.
"""

from teg_nb._lazy import attach

__getattr__, __dir__ = attach(__name__, __file__)
__all__ = __dir__()
