"""Bots for EGGAR."""
