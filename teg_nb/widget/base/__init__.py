"""Base classes that all views share."""
