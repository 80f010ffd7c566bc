"""Types of fields, and the positions that are built from them."""
