"""Bots for La Revancha."""
