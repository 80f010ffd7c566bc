"""Matches as pandas tables."""
