"""Pandas tables of matches."""
