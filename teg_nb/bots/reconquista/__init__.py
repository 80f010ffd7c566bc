"""Bots for La Reconquista."""
