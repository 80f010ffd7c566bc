"""The catalogue: wording of every clause, decision, refusal and event of a game.

The phrases are data: one file per game, in Spanish and English. This module finds them and fills
in the facts.
"""

from __future__ import annotations

import re
import reprlib
import string
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import cast

from teg_nb.engine.errors import UnknownName
from teg_nb.engine.json_types import Json, JsonMapping, JsonObject
from teg_nb.engine.plugins import PLUGINS
from teg_nb.engine.text.language import LANGUAGES as LANGUAGES
from teg_nb.engine.text.language import known_language
from teg_nb.engine.text.phrases import phrases

# Facts whose value is an id of the catalogue, and the section with its label. A file may add more
# of them in its table ``labelled``.
_LABELLED: Mapping[str, str] = {
    "phase": "phases",
    "situation": "situations",
    "reason": "motives",
    "deck": "decks",
    "decision": "decisions_taken",
    "chapter": "chapters_off",
}


@dataclass(frozen=True)
class Clause:
    """One numbered rule, or the heading of a chapter (with empty texts).

    Attributes
    ----------
    mark : str
        Source of the rule: ``"book"``, ``"inferred"`` (it follows from the book) or ``"ours"``
        (the book is silent).
    """

    id: str
    title_es: str
    title_en: str
    text_es: str = ""
    text_en: str = ""
    mark: str = "book"

    @property
    def name(self) -> str:
        """Name of the rule, including its game, such as ``"TEG-8.5"``."""
        return self.id

    def title(self, lang: str = "es") -> str:
        """Return the short heading, in ``"es"`` or ``"en"``."""
        return {"es": self.title_es, "en": self.title_en}[known_language(lang)]

    def text(self, lang: str = "es") -> str:
        """Return the rule in one or two sentences, in ``"es"`` or ``"en"``."""
        return {"es": self.text_es, "en": self.text_en}[known_language(lang)]

    def attribution(self, lang: str = "es") -> str:
        """Return the source of the rule, in words.

        Examples
        --------
        >>> catalogue().clause("TEG-8.4").attribution("en")
        'the rulebook says so'
        """
        return phrases("marks", lang)[self.mark]


@dataclass(frozen=True)
class Alternative:
    """A reading of an unclear rule that was not chosen.

    Attributes
    ----------
    option : str
        ``"name=value"``, the option of the game that chooses this reading, in the form of
        ``teg-nb play --options``; ``""`` if there is none.
    """

    es: str
    en: str
    option: str = ""

    def text(self, lang: str = "es") -> str:
        """Return the reading, in ``"es"`` or ``"en"``."""
        return {"es": self.es, "en": self.en}[known_language(lang)]


@dataclass(frozen=True)
class Decision(Clause):
    """The reading of an unclear point of the rulebook.

    Attributes
    ----------
    clause : str
        The clause that the decision settles, such as ``"TEG-8.5"``.
    option : str or None
        The option that chooses another reading, if there is one.
    others : tuple[Alternative, ...]
        The readings that were not chosen.
    """

    mark: str = "ours"
    clause: str = ""
    option: str | None = None
    others: tuple[Alternative, ...] = ()

    @property
    def name(self) -> str:
        """Id after the prefix of the game, such as ``"TEG-D-32"``.

        Games count their own decisions.
        """
        prefix = self.clause.partition("-")[0]
        return self.id if self.id.startswith(prefix) else f"{prefix}-{self.id}"


@dataclass(frozen=True, repr=False)
class Quote:
    """Clauses and decisions in one language, for display. Get a quote from `Catalogue.quote`.

    Attributes
    ----------
    settled : mapping
        Decisions by the id of the clause that they settle.
    """

    clauses: tuple[Clause, ...]
    lang: str = "es"
    settled: Mapping[str, Sequence[Decision]] = field(default_factory=dict)

    def _repr_markdown_(self) -> str:
        return "\n>\n".join(
            "\n".join(
                f"> {'  ' * (depth - 1)}{'- ' if depth else ''}{line}"
                for depth, line in self._lines(clause, "`{}`", "**{}.**", "*({}.)*")
            )
            for clause in self.clauses
        )

    def __repr__(self) -> str:
        return "\n".join(
            f"{'  ' * depth}{line}"
            for clause in self.clauses
            for depth, line in self._lines(clause, "{}", "{}.", "({}.)")
        )

    def _lines(
        self, rule: Clause, name: str, title: str, mark: str, depth: int = 0
    ) -> Iterator[tuple[int, str]]:
        """Yield a rule and its decisions line by line, with the depth of every line.

        `name`, `title` and `mark` are format patterns.
        """
        words = (
            name.format(rule.name),
            title.format(rule.title(self.lang)),
            rule.text(self.lang),
            mark.format(rule.attribution(self.lang).capitalize()),
        )
        yield depth, " ".join(words)
        if isinstance(rule, Decision):
            headings = phrases("rules", self.lang)
            for other in rule.others:
                chosen = f" ({name.format(other.option)})" if other.option else ""
                line = f"{headings['other']}: {other.text(self.lang)}{chosen}"
                yield depth + 1, line
            if rule.option and not any(other.option for other in rule.others):
                yield depth + 1, f"{headings['option']}: {name.format(rule.option)}"
        for decision in self.settled.get(rule.id, ()):
            yield from self._lines(decision, name, title, mark, depth + 1)


@dataclass(frozen=True)
class Catalogue:
    """The wording of one game. Get it from `catalogue`.

    Ids are case-insensitive. An unknown id raises `KeyError`, which names the nearest ones.

    Examples
    --------
    >>> words = catalogue("teg")
    >>> words.clause("teg-8.5").title("en")
    'Four dice'
    >>> words.sentence("not_adjacent", "es", {"source": "Argentina", "target": "Sahara"})
    'Argentina y Sahara no son limítrofes.'
    >>> words.label("phases", "attack", "en")
    'Attack'
    """

    game: str
    sections: Mapping[str, Mapping[str, JsonMapping]]
    prefix: str = "TEG"
    """Prefix of the ids of its clauses."""
    labelled: Mapping[str, str] = field(default_factory=dict)
    """Facts whose value is an id, and the section with its label."""
    ids: Mapping[str, str] = field(default_factory=dict)
    """Printed names, by the keys of the game's file of numbers."""

    def clause(self, id: str) -> Clause:
        """Return the clause with an id.

        Examples
        --------
        >>> catalogue().clause("TEG-8.4").text("en")
        'The attacker rolls one die for each attack army, three at most.'
        """
        key, entry = self._find("clauses", id)
        return Clause(key, **entry)

    def quote(self, *ids: str, lang: str = "es") -> Quote:
        """Return clauses and decisions for a notebook, one below the other.

        Every rule names its source. A clause is followed by the decisions that settle it, with the
        readings that were not chosen.

        Examples
        --------
        >>> print(catalogue().quote("TEG-8.4", lang="en"))
        TEG-8.4 Attacker's dice. The attacker rolls one die for each attack army, three at most.
            (The rulebook says so.)
        """
        rules = tuple(map(self._rule, ids))
        settled = {
            rule.id: self.decisions_at(rule.id) for rule in rules if not isinstance(rule, Decision)
        }
        return Quote(rules, known_language(lang), settled)

    def _rule(self, id: str) -> Clause:
        with suppress(KeyError):
            return self.decision(id)
        return self.clause(id)

    def chapter(self, id: str) -> Clause:
        """Return the chapter with an id; chapters have titles and no text.

        Examples
        --------
        >>> catalogue().chapter("TEG-10").title("es")
        'Bloqueos'
        """
        key, entry = self._find("chapters", id)
        return Clause(key, **entry)

    def decision(self, id: str) -> Decision:
        """Return the decision with a name or id.

        Examples
        --------
        >>> decision = catalogue().decision("TEG-D-32")
        >>> decision.id, decision.clause, decision.option
        ('D-32', 'TEG-8.5', 'double_rule')
        >>> catalogue().decision("D-32").name
        'TEG-D-32'
        """
        key, entry = self._find("decisions", id)
        others = tuple(Alternative(**other) for other in entry.get("others", ()))
        return Decision(key, **{**entry, "others": others})

    def clauses_in(self, chapter: str) -> list[Clause]:
        """Return the clauses of a chapter, in numerical order.

        Examples
        --------
        >>> [clause.id for clause in catalogue().clauses_in("TEG-10")][-2:]
        ['TEG-10.5', 'TEG-10.6']
        """
        key, _ = self._find("chapters", chapter)
        ids = (id for id in self.sections["clauses"] if id.startswith(f"{key}."))
        return [self.clause(id) for id in sorted(ids, key=_number)]

    def decisions_at(self, clause: str) -> list[Decision]:
        """Return the decisions that settle a clause, in numerical order.

        Examples
        --------
        >>> [decision.name for decision in catalogue().decisions_at("TEG-14.2")]
        ['TEG-D-53']
        """
        key, _ = self._find("clauses", clause)
        ids = (id for id, entry in self.sections["decisions"].items() if entry["clause"] == key)
        return [self.decision(id) for id in sorted(ids, key=_number)]

    def reason_clauses(self, code: str) -> tuple[str, ...]:
        """Return the possible clauses behind a refusal, the usual one first.

        Examples
        --------
        >>> catalogue().reason_clauses("not_adjacent")
        ('TEG-8.2', 'TEG-11.2', 'TEG-15.1', 'TEG-15.22')
        """
        return tuple(self._find("reasons", code)[1]["clauses"])

    def news_clause(self, kind: str) -> str:
        """Return the clause behind an event.

        Examples
        --------
        >>> catalogue().news_clause("country_conquered")
        'TEG-8.11'
        """
        return str(self._find("events", kind)[1]["clause"])

    def sentence(self, code: str, lang: str, facts: Mapping[str, object] | None = None) -> str:
        """Word the reason of a refused action for players.

        Parameters
        ----------
        code : str
            The error code, such as ``"armies_left_to_place"``.
        lang : str
            ``"es"`` or ``"en"``.
        facts : mapping, optional
            Facts for the sentence. A missing fact never breaks it.

        Examples
        --------
        >>> words = catalogue()
        >>> words.sentence("armies_left_to_place", "en", {"armies": 1})
        'You have 1 army left to place before going on.'
        >>> words.sentence("armies_left_to_place", "en")
        'You have armies left to place: place them all before going on.'
        """
        return self._words("reasons", code, lang, facts or {})

    def news(self, kind: str, lang: str, facts: Mapping[str, object] | None = None) -> str:
        """Word an event in one line; the parameters are those of `sentence`.

        Examples
        --------
        >>> facts = {"seat": "Rojo", "source": "Chile", "target": "Bolivia", "attack": (6, 4, 1),
        ...          "defence": (5, 4), "losses_attack": 1, "losses_defence": 1}
        >>> catalogue().news("attack_rolled", "es", facts)
        'Rojo ataca a Bolivia desde Chile: 6-4-1 contra 5-4; pierde 1 ejército, el defensor 1.'
        >>> catalogue().news("phase_changed", "en", {"seat": "Rojo", "begins": "regroup"})
        'Rojo begins to regroup.'
        """
        return self._words("events", kind, lang, facts or {})

    def phrase(
        self, section: str, key: str, lang: str, facts: Mapping[str, object] | None = None
    ) -> str:
        """Word any entry with its facts; the parameters are those of `sentence`.

        Examples
        --------
        >>> catalogue().phrase("pacts", "border", "es", {"pair": ["Asia", "África"]})
        'pacto de fronteras entre Asia y África'
        """
        return self._words(section, key, lang, facts or {})

    def facts_of(self, section: str, key: str, lang: str) -> set[str]:
        """Return the names of the facts that the sentence of an entry uses.

        Examples
        --------
        >>> sorted(catalogue().facts_of("advice", "place", "en"))
        ['armies', 'country']
        """
        _, entry = self._find(section, key)
        parts = string.Formatter().parse(str(entry[known_language(lang)]))
        return {name for _, name, _, _ in parts if name}

    def label(self, section: str, key: str, lang: str = "es") -> str:
        """Return the label of a phase, verb, army source, situation card, objective or motive.

        Examples
        --------
        >>> catalogue().label("verbs", "fire_missile", "es")
        'Lanzar un misil'
        >>> catalogue().label("situations", "snow", "es")
        'Nieve'
        """
        _, entry = self._find(section, key)
        label = entry.get(f"title_{known_language(lang)}") or entry[lang]
        return str(label)

    def find(self, id: str, sections: Iterable[str]) -> tuple[str, str]:
        """Find the section of an id, and the spelling of the id there.

        The case of the id and its prefix do not matter.

        Raises
        ------
        KeyError
            If no section has the id.

        Examples
        --------
        >>> catalogue().find("teg-d-32", ["clauses", "decisions"])
        ('decisions', 'D-32')
        """
        known: list[str] = []
        for section in sections:
            with suppress(KeyError):
                return section, self._find(section, id)[0]
            known += self.sections.get(section, ())
        raise UnknownName("rule", id, known)

    def _find(self, section: str, id: str) -> tuple[str, JsonMapping]:
        """Return an id in the spelling of the file, and its entry."""
        entries = self.sections.get(section)
        if entries is None:
            raise UnknownName("section", section, self.sections)
        if id in entries:
            return id, entries[id]
        wanted = id.strip().casefold()
        spellings = {wanted, wanted.removeprefix(f"{self.prefix}-".casefold())}
        for key, entry in entries.items():
            if key.casefold() in spellings:
                return key, entry
        raise UnknownName(_RULES.get(section, f"entry of {section}"), id, entries)

    def _words(self, section: str, id: str, lang: str, facts: Mapping[str, object]) -> str:
        _, entry = self._find(section, id)
        known_language(lang)
        # Only these: a data frame among the facts has no truth value.
        plain = (int, float, str, tuple, list)
        known = {
            name: value
            for name, value in facts.items()
            if value is not None and not (isinstance(value, plain) and not value)
        }
        fuller = (entry.get(f"{lang}_{form}", "") for form in ("fullest", "full"))
        whole = (text for text in fuller if text and placeholders(text) <= known.keys())
        pattern = next(whole, entry[lang])
        text = _Sentence(self, lang).vformat(pattern, (), facts)
        return text[:-1] if text.endswith("..") else text  # after a name like "EE. UU."


# Names of the entries of these sections, for errors.
_RULES = {"clauses": "rule", "decisions": "rule", "chapters": "rule"}

_DEEPEST = 4
"""Largest depth of nested lists that is shown: untrusted values may be nested a thousandfold."""


class _Short(reprlib.Repr):
    """Shortened values.

    Numbers of thousands of digits, which Python refuses to print, are in hex.
    """

    def repr_int(self, value: int, level: int) -> str:
        return reprlib.Repr.repr_int(self, value, level) if abs(value) < 10**99 else hex(value)[:9]


_SHORT = _Short()
_SHORT.maxstring = _SHORT.maxother = 60


def printable(text: str) -> str:
    r"""Escape an untrusted text: one line, without codes that a terminal would obey.

    Like `repr`, it escapes control characters, changes of text direction, lone surrogates and line
    ends.

    Examples
    --------
    >>> print(printable("Perú\x1b[2J"))
    Perú\x1b[2J
    """
    return "".join(
        letter
        if letter.isprintable() or unicodedata.category(letter) == "Zs"
        else letter.encode("unicode_escape").decode("ascii")
        for letter in text
    )


class _Sentence(string.Formatter):
    """A formatter of facts: numbers with their noun, lists, labels, and "…" for missing facts."""

    def __init__(self, words: Catalogue, lang: str) -> None:
        self.words = words
        self.lang = lang

    def get_field(
        self, field_name: str, args: Sequence[object], kwargs: Mapping[str, object]
    ) -> tuple[object, str]:
        return self.get_value(field_name, args, kwargs), field_name  # a dot is part of the name

    def get_value(
        self, key: int | str, args: Sequence[object], kwargs: Mapping[str, object]
    ) -> object:
        value = kwargs.get(str(key))
        name = self.words.labelled.get(str(key), "")
        section = self.words.sections.get(name, {})
        if isinstance(value, str) and value in section:
            return self.words.label(name, value, self.lang)
        return value

    def convert_field(self, value: object, conversion: str | None) -> object:
        return _SHORT.repr(value) if conversion == "r" else super().convert_field(value, conversion)

    def format_field(self, value: object, format_spec: str) -> str:
        if isinstance(value, Mapping) and format_spec in self.words.sections.get("amounts", {}):
            return self._amounts(value, format_spec)
        forms = format_spec.split("|")
        if len(forms) < 2:
            return self._show(value)
        none, one, many = forms if len(forms) == 3 else (forms[-1], *forms)
        form = one if value == 1 else none if value == 0 else many
        shown = self._show(value)
        if "#" in format_spec or (value == 0 and len(forms) == 3):
            return form.replace("#", shown)
        return f"{shown} {form}"

    def _amounts(self, value: Mapping[str, object], wording: str) -> str:
        """Word several numbers of the game with the phrases of the section ``amounts``."""
        ids, phrase, lang = self.words.ids, self.words.phrase, self.lang
        pairs = [{"of": ids.get(key, key), "amount": amount} for key, amount in value.items()]
        return _listed([phrase("amounts", wording, lang, pair) for pair in pairs], lang)

    def _show(self, value: object, depth: int = 0) -> str:
        if value is None or depth > _DEEPEST:
            return "…"
        if isinstance(value, Mapping):
            pairs = ((self._show(k, depth + 1), self._show(v, depth + 1)) for k, v in value.items())
            return ", ".join(f"{key} {item}" for key, item in pairs)
        if isinstance(value, str) or not isinstance(value, Iterable):
            return printable(_SHORT.repr(value) if type(value) is int else str(value))
        items = list(value)
        if all(isinstance(item, int) for item in items):
            return "-".join(map(_SHORT.repr, items))
        return _listed([self._show(item, depth + 1) for item in items], self.lang)


def catalogue(game: str = "teg") -> Catalogue:
    """Return the catalogue of a game; it is read on first use.

    Raises
    ------
    KeyError
        If there is no such game.

    Examples
    --------
    >>> from teg_nb import catalogue
    >>> catalogue("teg").clause("TEG-9.1").text("en")
    'A missile costs 6 armies and serves only to attack: it destroys armies without dice.'
    """
    return cast("Catalogue", PLUGINS[game].words) if game in PLUGINS else _read(game)


_LOCALE = files("teg_nb.engine.text") / "locale" / "games"


@cache
def _read(game: str) -> Catalogue:
    """Read the catalogue of a game of the package."""
    if game not in _packaged():
        raise UnknownName("game", game, [*_packaged(), *PLUGINS])
    text = (_LOCALE / f"{game}.toml").read_text(encoding="utf-8")
    starts = [*_TABLE.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    head, tables = text[: starts[0].start()], dict[str, str]()
    for start, end in zip(starts, ends, strict=True):
        tables[start[1]] = tables.get(start[1], "") + text[start.start() : end]
    head += "".join(tables.pop(name, "") for name in _OF_ALL)
    return parse_catalogue(game, tomllib.loads(head), _Tables(tables))


_TABLE = re.compile(r"^\[(\w+)", re.MULTILINE)
_OF_ALL = ("labelled", "ids")
"""Tables of a file that are not sections."""


class _Tables(JsonMapping):
    """Sections by name, parsed on first access: a board needs a tenth of their text."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = texts
        self._read: JsonObject = {}

    def __getitem__(self, name: str) -> Json:
        if name not in self._read:
            self._read[name] = tomllib.loads(self._texts[name])[name]
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


def parse_catalogue(game: str, data: JsonMapping, sections: JsonMapping | None = None) -> Catalogue:
    """Build a catalogue from the contents of a data file.

    `sections` replaces the sections of the data, if they are stored apart.
    """
    if sections is None:
        sections = {
            name: entries
            for name, entries in data.items()
            if isinstance(entries, Mapping) and name not in _OF_ALL
        }
    labelled = {**_LABELLED, **data.get("labelled", {})}
    words = Catalogue(game, sections, data["prefix"], labelled, data.get("ids", {}))
    return _filled(words, data["numbers"]) if "numbers" in data else words


def _filled(words: Catalogue, numbers: str) -> Catalogue:
    """Return the catalogue with the game's numbers in its objectives, clauses and decisions.

    Parameters
    ----------
    numbers : str
        Path of the file of numbers, below the engine. ``{cost.plane}`` is a number of that file
        by its keys. ``{objectives.asia}`` is an objective, in the clause that lists them.
    """
    path = files("teg_nb.engine").joinpath(*numbers.split("/"))
    known = dict(_flat(tomllib.loads(path.read_text(encoding="utf-8"))))
    facts = {lang: dict(known) for lang in LANGUAGES}
    sections = dict(words.sections)
    for section in ("objectives", "clauses", "decisions"):
        entries = {id: dict(entry) for id, entry in sections[section].items()}
        for id, entry in entries.items():
            for name, text in entry.items():
                lang = name[-2:]
                if lang in LANGUAGES:
                    entry[name] = _Sentence(words, lang).vformat(text, (), facts[lang])
                    facts[lang][f"{section}.{id}"] = entry[name]
        sections[section] = entries
    return replace(words, sections=sections)


def _flat(table: JsonMapping, before: str = "") -> Iterator[tuple[str, Json]]:
    """Yield every value of nested tables with its dotted key; tables are values too."""
    for key, value in table.items():
        yield f"{before}{key}", value
        if isinstance(value, Mapping):
            yield from _flat(value, f"{before}{key}.")


_CHAPTERS = "CHP"
"""Prefix of the clauses on chapters, which every game tells for itself."""


def catalogue_of(clause: str) -> Catalogue:
    """Return the catalogue of the game that a clause belongs to.

    Examples
    --------
    >>> catalogue_of("TEG-8.5").game
    'teg'
    """
    prefix = clause.partition("-")[0].upper()
    if prefix == _CHAPTERS:
        for game in _packaged():
            words = catalogue(game)
            if any(clause.upper() in words.sections[part] for part in ("clauses", "chapters")):
                return words
        known = [id for game in _packaged() for id in catalogue(game).sections["clauses"]]
        raise UnknownName("rule", clause, [id for id in known if id.startswith(_CHAPTERS)])
    by_prefix = {catalogue(game).prefix: game for game in (*_packaged(), *PLUGINS)}
    if prefix not in by_prefix:
        raise UnknownName("rulebook", prefix, by_prefix)
    return catalogue(by_prefix[prefix])


@cache
def _packaged() -> tuple[str, ...]:
    names = (path.name for path in _LOCALE.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def placeholders(pattern: str) -> set[str]:
    """Return the names of the facts in a sentence.

    Examples
    --------
    >>> sorted(placeholders("{seat} pone {armies:ejército|ejércitos} en {country}."))
    ['armies', 'country', 'seat']
    """
    names: set[str] = set()
    for _, name, form, _ in string.Formatter().parse(pattern):
        if name is not None:
            names |= {name} | placeholders(form or "")
    return names


def _number(id: str) -> tuple[tuple[int, str], ...]:
    """Return a sort key for ids: ``"TGM-5.9"``, ``"TGM-5.9a"``, ``"TGM-5.10"``."""
    parts = id.rpartition("-")[2].split(".")
    letters, digits = string.ascii_letters, string.digits
    return tuple((int(part.rstrip(letters)), part.lstrip(digits)) for part in parts)


def _listed(items: list[str], lang: str) -> str:
    """Join names in a sentence: ``"Chile, Bolivia y Perú"``."""
    if len(items) < 2:
        return "".join(items)
    last = items[-1]
    # Spanish y turns to e before the same sound: "Chile e Irán".
    word = "and" if lang == "en" else "e" if last.casefold().startswith(("i", "í", "hi")) else "y"
    return f"{', '.join(items[:-1])} {word} {last}"
