"""Matches and studies: playing, going back, reading what a seat may see."""
