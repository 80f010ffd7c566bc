"""Wording: catalogues of the games, phrases, errors and the current language."""
