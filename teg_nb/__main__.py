"""`python -m teg_nb`: the same as the command ``teg-nb``."""

from teg_nb.cli import main

if __name__ == "__main__":
    main()
