"""The file format of matches and studies."""
