"""The sentence that says how a match ended: who won, by which rule, and by how much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teg_nb.engine.settings import Settings
from teg_nb.engine.text.catalogue import catalogue


def ending_text(
    settings: Settings, winners: Sequence[int], key: str, lang: str, **facts: object
) -> str:
    """Return how a match ended, in one or two sentences.

    Parameters
    ----------
    winners : sequence of int
        The seats that won, or that share the result.
    key : str
        The entry in the section ``endings`` of the catalogue. Several winners have their own
        entry, with ``_shared`` after its name.
    **facts
        More facts for the sentence. Those without a value are left out.
    """
    words = catalogue(settings.game)
    shared = f"{key}_shared"
    if len(winners) > 1 and shared in words.sections["endings"]:
        key = shared
    names = tuple(settings.seats[seat] for seat in winners)
    return words.phrase("endings", key, lang, {"winners": names, **facts})


def tally(settings: Settings, counts: Mapping[str, Sequence[int]], lang: str) -> str:
    """Return the counts that decided at a limit of rounds, the largest first.

    Parameters
    ----------
    counts : mapping
        The count of each seat, by its name. The first one decides. Each further one decides
        between those that are equal in all before it. It is left out if there are none.

    Examples
    --------
    >>> from teg_nb.engine.games import GAMES
    >>> settings = GAMES["tgm"].setup(3).settings
    >>> tally(settings, {"territories": [14, 14, 14], "armies": [20, 31, 20]}, "en")
    'Territories: Blanco 14, Negro 14 and Rojo 14. Armies: Negro 31, Blanco 20 and Rojo 20.'
    >>> tally(settings, {"territories": [12, 30, 0], "armies": [20, 31, 0]}, "en")
    'Territories: Negro 30 and Blanco 12.'
    """
    words = catalogue(settings.game)
    first = next(iter(counts.values()))
    equal = [seat for seat, count in enumerate(first) if count]
    sentences = []
    for name, column in counts.items():
        equal.sort(key=lambda seat: -column[seat])
        listed = tuple(f"{settings.seats[seat]} {column[seat]}" for seat in equal)
        facts = {"counted": name[:1].upper() + name[1:], "counts": listed}
        sentences.append(words.phrase("endings", "tally", lang, facts))
        equal = [seat for seat in equal if column[seat] == column[equal[0]]]
        if len(equal) == 1:
            break
    return " ".join(sentences)
