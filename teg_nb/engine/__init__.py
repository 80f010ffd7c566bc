"""The engine: rules, positions, matches. Standard library only."""
