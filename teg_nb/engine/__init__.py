"""The engine: rules, positions, matches. Standard library only."""

from teg_nb.engine.text import wording as wording  # registers the sentences of errors
