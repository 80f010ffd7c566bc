"""Files: atomic writes, claims and journals."""
