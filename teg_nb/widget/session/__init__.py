"""Sessions of the board without Jupyter: messages, navigation, autosave."""
