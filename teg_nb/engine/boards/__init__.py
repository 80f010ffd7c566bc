"""Data files of the boards: facts of a game (`teg.toml`) and its drawing (`teg72.json`)."""
