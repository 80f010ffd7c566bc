"""Bots for Tercera Guerra Mundial."""
