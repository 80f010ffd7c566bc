"""Pages outside notebooks."""
