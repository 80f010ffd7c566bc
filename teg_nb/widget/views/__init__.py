"""Views that follow a board."""
