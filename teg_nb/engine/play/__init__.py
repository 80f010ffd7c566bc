"""Matches and studies: play, take back, and read what a seat may know."""
