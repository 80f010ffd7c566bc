"""The tutor: what the best player of a game would do now, and why, in words.

A hint is the decision of the level `hard`, the best bot of the game, at the observation of a seat.
The tutor draws no dice of the match and does not change it. The plan behind the decision comes from
the function `plan` in the module `tutor` of the game's own bots, and its question from `question`.
"""

from __future__ import annotations

import html
import random
import tomllib
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, cached_property
from importlib.resources import files
from typing import cast

from teg_nb.bots.game_policies import game_function, hard_policy
from teg_nb.bots.plan import LONG_SHOT, Plan, Term, simple_plan
from teg_nb.engine.actions import Action
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadArgument, IllegalAction
from teg_nb.engine.game import seat_number
from teg_nb.engine.json_types import JsonObject
from teg_nb.engine.play.match import Match
from teg_nb.engine.schema.field_types import Nullable
from teg_nb.engine.schema.position import ObservationBase, Position
from teg_nb.engine.settings import Settings
from teg_nb.engine.svg.board import Picture
from teg_nb.engine.text.catalogue import Catalogue, catalogue
from teg_nb.engine.text.language import known_language, language
from teg_nb.engine.text.numbers import percent, rounded

_EVEN = 0.5  # chance from which on the odds are a reason
_AGAIN = 2  # other seeds that show whether the player is undecided


def hint(match: Match, seat: int | str | None = None, ask: bool = False) -> Hint:
    """Return what the best player would do now for a seat; see `Match.hint`.

    Raises
    ------
    BadArgument
        If no seat is to move.
    IllegalAction
        If another seat is to move.
    """
    to_move = match.to_move
    if to_move < 0:
        raise BadArgument("no_hint")
    viewer = to_move if seat is None else seat
    if isinstance(viewer, str):
        viewer = seat_number(viewer, match.settings.seats)
    if viewer != to_move:
        name = match.settings.seats[to_move]
        raise IllegalAction(*match.game.refusals["not_your_turn"], seat=name)
    return Hint(match.state, match.observe(viewer), f"hint/{len(match)}", ask)


def decide(observation: ObservationBase, seed: int | str) -> Action:
    """Return the decision of the best player at an observation, with this seed."""
    action = hard_policy(observation, random.Random(seed))
    assert action is not None
    return action


def plan_at(observation: ObservationBase, action: Action) -> Plan:
    """Return the plan behind a decision of the best player."""
    own = game_function(observation.settings.game, "tutor", "plan")
    if own is None:
        return simple_plan(action, observation.settings.place)
    return cast("Plan", own(observation, action))


class Hint:
    """Advice from the best player: its decision and its reasons, as words and a picture.

    A hint speaks only of what its seat may know. It is for that seat.

    Parameters
    ----------
    state : position
        Only its public picture is drawn.
    observation : Observation
        Of the seat that the game waits for.
    seed : int or str
        Seed of the player.
    ask : bool
        True to show a question first. A notebook has the plan folded below it.

    Attributes
    ----------
    seat : int
    action : Action
        The decision: exactly that of the player with this observation and this seed.
    plan : Plan
        Its path on the board, its odds and its reasons.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> start = position(Blanco="Portugal 9", Negro="España 2, Francia 12", rest="Blanco")
    >>> advice = Match(start=start).hint()
    >>> print(advice.plain("en"))
    Attack: Portugal → España.
    98%: the chance that España falls if you attack to the end. On average it costs you 1.5 armies.
    This conquest earns you the card of the turn.
    With España you lack 1 more to complete Europa, worth 8 armies a turn.
    It leaves you a shorter border to guard.
    """

    def __init__(
        self, state: Position, observation: ObservationBase, seed: int | str, ask: bool = False
    ) -> None:
        assert observation.viewer is not None
        self.seat = observation.viewer
        self.ask = ask
        self.action = decide(observation, seed)
        self.plan = plan_at(observation, self.action)
        self._state, self._seen, self._seed = state, observation, seed

    @cached_property
    def alternative(self) -> Action | None:
        """Another action that the player does not tell apart from its decision, or None.

        Its own values are alike, or the player chooses otherwise with another seed.
        """
        if self.plan.alternative is not None:
            return self.plan.alternative
        if self.plan.decided or len(self._seen.legal_actions) < 2 or _is_talk(self.action):
            return None
        again = (decide(self._seen, f"{self._seed}/{number}") for number in range(_AGAIN))
        others = (other for other in again if not (self._is_same(other) or _is_talk(other)))
        return next(others, None)

    def _is_same(self, other: Action) -> bool:
        """Tell if people would do the same; the order of a list matters on a way alone."""
        if self.plan.arrows:
            return other == self.action
        return _unordered(other) == _unordered(self.action)

    @cached_property
    def other(self) -> Hint | None:
        """A hint with the alternative as its decision, or None."""
        if self.alternative is None:
            return None
        other = copy(self)
        other.action, other.plan = self.alternative, plan_at(self._seen, self.alternative)
        other.alternative = None
        return other

    @property
    def settings(self) -> Settings:
        """The settings of the match."""
        settings: Settings = self._seen.settings
        return settings

    # In words

    def headline(self, lang: str = "") -> str:
        """Return the decision with its path on the board."""
        return in_words(self.plan, self.settings, self._language(lang))

    def odds(self, lang: str = "") -> str:
        """Return the number of the plan with its meaning, or an empty text."""
        return "" if self.plan.odds is None else said(self.plan.odds, self._language(lang))

    def chance(self, lang: str = "") -> str:
        """Return the chance of the plan as a percentage, or an empty text."""
        chance = self.plan.chance
        return "" if chance is None else percent(chance, self._language(lang))

    def reasons(self, lang: str = "") -> list[str]:
        """Return the reasons, the most important first, and a word on a doubtful choice."""
        lang, plan, known = self._language(lang), self.plan, [*self.plan.reasons]
        chance = plan.chance
        if not known:
            known = [Term("best_player")]
            if plan.is_attack and chance is not None:
                good = chance >= _EVEN
                known = [Term("good_odds" if good else "worth_it")] if chance >= LONG_SHOT else []
        if plan.is_attack and chance is not None and chance < LONG_SHOT and (chance or not known):
            known.append(Term("long_shot"))
        texts = [said(term, lang) for term in known]
        return [*texts, *self._undecided(lang)]

    def question(self, lang: str = "") -> tuple[str, str]:
        """Return a question to think about before the plan is told, and its answer."""
        own = game_function(self.settings.game, "tutor", "question")
        if own is None:
            return "", ""
        asked, answer = cast("tuple[Term, Term]", own(self._seen, self.plan))
        lang = self._language(lang)
        return said(asked, lang), said(answer, lang)

    def plain(self, lang: str = "") -> str:
        """Return the plan as text, by default in the notebook's language."""
        lines = [self.headline(lang), self.odds(lang), *self.reasons(lang)]
        return "\n".join([line for line in lines if line])

    def html(self, lang: str = "") -> str:
        """Return the hint as HTML; with `ask`, below its question, folded."""
        head, odds, *reasons = map(
            html.escape, [self.headline(lang), self.odds(lang), *self.reasons(lang)]
        )
        rows = "".join(f"<li>{reason}</li>" for reason in reasons)
        told = f"<p><b>{head}</b></p>" + (f"<p>{odds}</p>" if odds else "") + f"<ul>{rows}</ul>"
        told += self.picture(lang).image
        asked, answer = map(html.escape, self.question(lang))
        if not (self.ask and asked):
            return told
        return f"<details><summary>{asked}</summary><p>{answer}</p>{told}</details>"

    def picture(self, lang: str = "") -> Picture:
        """Draw the public board with the arrows of the plan."""
        names = self.settings.places
        arrows = [(names[a], names[b]) for a, b in self.plan.arrows]
        marks = {names[place]: "selected" for place in self.plan.places} if not arrows else {}
        drawing: Picture = self._state.picture(
            arrows=arrows, marks=marks, lang=self._language(lang)
        )
        return drawing

    def __repr__(self) -> str:
        return (self.ask and self.question()[0]) or self.plain()

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"text/plain": repr(self), "text/html": self.html()}

    def _language(self, lang: str) -> str:
        return known_language(lang or language())

    def _undecided(self, lang: str) -> list[str]:
        if self.alternative is None:
            return []
        other = in_words(plan_at(self._seen, self.alternative), self.settings, lang)
        other = f"{other[0].lower()}{other[1:]}".rstrip(".")
        return [said(Term("no_difference", {"alternative": other}), lang)]


def in_words(plan: Plan, settings: Settings, lang: str) -> str:
    """Word an action as advice, or by its verb and arguments where facts or such words are missing.

    A sentence that leaves the arguments out is for a plan with reasons, which is a hint.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.actions import Place
    >>> settings = Match("teg").settings
    >>> in_words(simple_plan(Place(0, 21, 4), settings.place), settings, "en")
    'Place 4 armies in Chile.'
    """
    words = catalogue(settings.game)
    known, facts = words.sections.get("advice", {}), _facts(plan, settings)
    for key in (*_variants(plan), plan.action.verb):
        if key not in known:
            continue
        used = words.facts_of("advice", key, lang)
        if used <= facts.keys() and (used or not facts or plan.reasons):
            return words.phrase("advice", key, lang, facts)
    _, _, *written = encode(plan.action, settings)
    return verb_in_words(plan.action.verb, written, settings, lang)


def verb_in_words(verb: str, arguments: Sequence[object], settings: Settings, lang: str) -> str:
    """Word an action by its verb and its arguments, which may be no action of the game.

    Examples
    --------
    >>> verb_in_words("place", ["Atlántida", 1], Match("teg").settings, "en")
    'Place armies: Atlántida, 1.'
    """
    words = catalogue(settings.game)
    known = verb in words.sections["verbs"]
    label = words.label("verbs", verb, lang) if known else verb
    spoken = spoken_names(settings, lang)
    told = ", ".join(filter(None, (argument_in_words(value, spoken) for value in arguments)))
    return f"{label}: {told}." if told else f"{label}."


def spoken_names(settings: Settings, lang: str) -> dict[str, str]:
    """Return the names of a match that people say otherwise than they are written in a log.

    Examples
    --------
    >>> spoken = spoken_names(Match("eggar", 2).settings, "en")
    >>> spoken["s0-7"], spoken["easy"]
    ('soldier 7', 'easy')
    """
    words = catalogue(settings.game)
    spoken = {
        name: words.phrase("pieces", kind, lang, {"number": name.rpartition("-")[2]})
        for kind in words.sections.get("pieces", {})
        for name in settings.vocabulary[kind]
    }
    for kind, section in words.labelled.items():
        if kind in settings.vocabulary:
            spoken |= {
                name: words.label(section, name, lang)
                for name in settings.vocabulary[kind]
                if name in words.sections.get(section, {})
            }
    return spoken


def argument_in_words(value: object, spoken: Mapping[str, str]) -> str:
    """Word an argument of an action: a name, a number, or a list.

    Examples
    --------
    >>> argument_in_words([["Soria", "Zaragoza", 3]], {}), argument_in_words([6, 4, 1], {})
    ('Soria → Zaragoza 3', '6-4-1')
    """
    if not isinstance(value, list):
        return spoken.get(str(value), str(value))
    told = [argument_in_words(item, spoken) for item in value]
    if all(isinstance(item, int) for item in value):
        return "-".join(told)
    if all(isinstance(item, list) for item in value):
        return ", ".join(told)
    told = [
        f"({text})" if isinstance(item, list) else text
        for text, item in zip(told, value, strict=True)
    ]
    if any(isinstance(item, list) for item in value):
        return " ".join(told)
    names = " → ".join(
        text for text, item in zip(told, value, strict=True) if not isinstance(item, int)
    )
    return " ".join([names, *(str(item) for item in value if isinstance(item, int))])


def _facts(plan: Plan, settings: Settings) -> JsonObject:
    """Return the facts of an action for its sentence, by the names of its fields."""
    action, names = plan.action, settings.places
    fields = [
        name
        for name, form in action.fields.items()
        if not (isinstance(form, Nullable) and getattr(action, name) == -1)
    ]
    _, _, *written = encode(action, settings)
    facts = {name: _flat(value) for name, value in zip(fields, written, strict=True)}
    facts.pop("path", None)
    if plan.path:
        stations = [" + ".join([names[place] for place in station]) for station in plan.path]
        facts["path"] = " → ".join(stations)
        facts["place"] = facts["source"] = names[plan.path[0][0]]
    for field, label in _LABELS.items():
        if field in facts:
            facts[label] = facts[field]
    return facts


_LABELS = {
    "item": "counted",
    "vehicle": "counted",
    "installation": "the",
    "aim": "the",
    "weapon": "one",
}
"""Facts of an action, and the name by which the catalogue words them with number or article."""


def _unordered(action: Action) -> list[object]:
    """Return verb and arguments, lists sorted: their order is no choice for people."""
    values = [getattr(action, name) for name in action.fields]
    return [action.verb, *(sorted(v) if isinstance(v, tuple) else v for v in values)]


def _is_talk(action: Action) -> bool:
    """Tell if an action proposes a pact: players do so now and then, beside what they decide."""
    return bool(action.verb.startswith("propose_"))


def _variants(plan: Plan) -> list[str]:
    """Return the more precise sentences of an action, if the game has them."""
    verb, action = plan.action.verb, plan.action
    variants = []
    if plan.is_attack and plan.path and len(plan.path[0]) > 1:
        variants.append(f"{verb}_together")
    if not getattr(action, "countries", True):
        variants.append(f"{verb}_none")
    accept = getattr(action, "accept", None)
    if accept is not None:
        variants.append("accept_draw" if accept else "decline_draw")
    return variants


def _flat(value: object) -> object:
    """Word the nested lists of an action: ``[["Chile", 3]]`` is ``["Chile (3)"]``."""
    if not isinstance(value, list) or not value or not isinstance(value[0], list):
        return value
    return [f"{' → '.join(map(str, row[:-1]))} ({row[-1]})" for row in value]


@cache
def _words() -> Catalogue:
    text = (files("teg_nb.engine.text") / "locale" / "hints.toml").read_text(encoding="utf-8")
    return Catalogue("", tomllib.loads(text), "")


def said(term: Term, lang: str) -> str:
    """Word a term of a plan.

    Examples
    --------
    >>> said(Term("completes", {"target": "Sahara", "continent": "África", "bonus": 3}), "en")
    'With Sahara you complete África: 3 more armies every turn.'
    """
    return _words().phrase("said", term.name, lang, _formatted(term.facts, lang))


def _formatted(facts: Mapping[str, object], lang: str) -> JsonObject:
    """Format shares as percentages, means with a decimal, and terms as their sentences."""
    shown: JsonObject = {}
    for name, value in facts.items():
        if isinstance(value, float):
            is_share = name != "losses"
            shown[name] = percent(value, lang) if is_share else rounded(value, 1, lang)
        elif isinstance(value, list) and value and isinstance(value[0], Term):
            shown[name] = [said(term, lang) for term in value]
        else:
            shown[name] = value
    return shown
