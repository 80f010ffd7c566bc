"""Bots for the resource war."""
