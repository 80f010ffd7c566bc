"""Draw the pictures of docs/games.md, a match of each game played by bots, and the README's.

``python docs/pictures.py``
"""

import random
from pathlib import Path

from teg_nb.bots import POLICIES
from teg_nb.engine.play.match import Match
from teg_nb.engine.storage.atomic_write import write_atomically

# Seats, and how many entries are played.
MATCHES = {
    "teg": (4, 500),
    "tgm": (3, 250),
    "reconquista": (3, 60),
    "wargame": (3, 300),
    "eggar": (2, 60),
}

if __name__ == "__main__":
    folder = Path(__file__).with_name("games")
    folder.mkdir(exist_ok=True)
    for game, (seats, entries) in MATCHES.items():
        match = Match(game, seats=seats, options={"max_rounds": 6})
        match.run([POLICIES["greedy"]] * seats, random.Random(4))
        shown = {"viewer": "all"} if game == "reconquista" else {}
        state = match.states[min(entries, len(match) - 1)]
        picture = state.picture(width=520, legend=False, lang="en", **shown)
        write_atomically(folder / f"{game}.svg", picture.svg + "\n")
    match = Match(seats=4, options={"max_rounds": 12})
    match.run([POLICIES["greedy"]] * 4, random.Random(4))
    write_atomically(folder.parent / "board.svg", match.state.picture(lang="en").svg + "\n")
