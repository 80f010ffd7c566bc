"""The command `rules`: clauses, decisions, objectives and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from teg_nb.cli.options import (
    GameName,
    JsonOption,
    Lang,
    LangOption,
    OptionsOption,
    PresetOption,
    parse_options,
)
from teg_nb.cli.output import print_json, stop
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.settings import Settings

if TYPE_CHECKING:
    from teg_nb.engine.text.catalogue import Catalogue, Clause, Decision

commands = typer.Typer()

_SECTIONS = ("chapters", "clauses", "decisions", "objectives", "reasons")


@commands.command(epilog="Example: teg-nb rules TEG-9 --preset classic --lang en")
def rules(
    id: Annotated[
        str, typer.Argument(help="TEG-8.5, TGM-8, TEG-D-32, O-3 or an error code; none: chapters.")
    ] = "",
    game: Annotated[
        GameName | None, typer.Option(help="Name of the game; clauses name it by theirs.")
    ] = None,
    preset: PresetOption = None,
    options: OptionsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = Lang.es,
) -> None:
    """Print a clause, a chapter, a decision, an objective, or a refusal with its clauses."""
    from teg_nb.engine.errors import IllegalAction, UnknownName
    from teg_nb.engine.text.catalogue import catalogue, catalogue_of

    words = catalogue(game or GameName.teg)
    if not game and "-" in id:
        with suppress(KeyError):  # O-3 begins with no game
            words = catalogue_of(id)
    try:
        settings = table_of(words.game, parse_options(options or [], preset))
        rule = rule_facts(words, id, lang.value, settings)
    except IllegalAction as fault:
        stop(fault.text(lang.value))
    except UnknownName as fault:
        stop(fault.text(lang.value))
    if as_json:
        print_json(rule)
        return
    _print_rule(rule, lang.value)


def table_of(game: str, options: JsonMapping) -> Settings | None:
    """Return the settings of a table with options; None without options."""
    from teg_nb.engine.games import GAMES

    return GAMES[game].setup(4, options).settings if options else None


def rule_facts(
    words: Catalogue, id: str, lang: str, settings: Settings | None = None
) -> JsonObject:
    """Return the catalogue entry of an id.

    Parameters
    ----------
    settings : Settings, optional
        A table. Rules of chapters that it plays without come last, in ``left_out`` (CHP-0.7).

    Returns
    -------
    dict
        ``id``, ``kind`` (``"clause"``, ``"chapter"``, ``"decision"``, ``"objective"``, ``"reason"``
        or ``"contents"``), ``title``, ``text``, and ``related``: pairs of an id and its title. A
        clause and a decision have their ``mark`` as well; a clause the ``decisions`` that settle
        it, a decision the ``option`` that chooses another reading and the ``others``.

    Raises
    ------
    KeyError
        If there is no such id.

    Examples
    --------
    >>> from teg_nb.engine.text.catalogue import catalogue
    >>> rule = rule_facts(catalogue(), "teg-d-32", "en")
    >>> rule["id"], rule["kind"], rule["related"]
    ('TEG-D-32', 'decision', [['TEG-8.5', 'Four dice']])
    """

    def played(id: str) -> bool:
        return settings is None or settings.in_force(id)

    def titles(ids: Iterable[str]) -> list[list[str]]:
        return [[name, words.clause(name).title(lang)] for name in ids]

    def rule(
        id: str, kind: str, title: str, text: str, related: Sequence[list[str]] = ()
    ) -> JsonObject:
        return {
            "id": id,
            "kind": kind,
            "title": title,
            "text": text,
            "related": [list(pair) for pair in related],
        }

    def clause(entry: Clause, kind: str, related: Sequence[list[str]] = ()) -> JsonObject:
        facts = rule(entry.name, kind, entry.title(lang), entry.text(lang), related)
        return facts | {"mark": entry.mark, "left_out": not played(entry.id)}

    def decision(entry: Decision) -> JsonObject:
        others = [{"text": other.text(lang), "option": other.option} for other in entry.others]
        facts = clause(entry, "decision", titles([entry.clause]))
        return facts | {"option": entry.option, "others": others}

    if not id:
        chapters = [[key, words.chapter(key).title(lang)] for key in words.sections["chapters"]]
        return rule(words.game, "contents", words.game.upper(), "", chapters)
    section, key = words.find(id, _SECTIONS)
    if section == "chapters":
        inside = [[inner.id, inner.title(lang)] for inner in words.clauses_in(key)]
        parted = {
            kept: [pair for pair in inside if played(pair[0]) is kept] for kept in (True, False)
        }
        facts = rule(key, "chapter", words.chapter(key).title(lang), "", parted[True])
        return facts | {"left_out": parted[False]}
    if section == "clauses":
        decisions = words.decisions_at(key)
        settled = [[item.name, item.title(lang)] for item in decisions]
        facts = clause(words.clause(key), "clause", settled)
        return facts | {"decisions": [decision(item) for item in decisions]}
    if section == "decisions":
        return decision(words.decision(key))
    if section == "objectives":
        return rule(key, "objective", key, words.label("objectives", key, lang))
    clauses = titles(words.reason_clauses(key))
    return rule(key, "reason", key, words.sentence(key, lang), clauses)


def _print_rule(rule: JsonMapping, lang: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from teg_nb.cli.terminal import Screen
    from teg_nb.engine.text.phrases import phrases

    console = Screen()
    marks, headings = phrases("marks", lang), phrases("rules", lang)
    tables = phrases("tables", lang)

    def show(rule: JsonMapping, depth: int) -> None:
        def line(text: Text) -> None:
            console.print(Padding(text, (0, 0, 0, 2 * depth + 2), expand=False))

        heading = Text(rule["id"], style="bold")
        if rule["title"] != rule["id"]:
            heading.append(f"  {rule['title']}")
        console.print(Padding(heading, (0, 0, 0, 2 * depth), expand=False))
        if rule["text"]:
            line(Text(rule["text"]))
        if rule.get("left_out") is True:
            line(Text(f"{tables['left_out']}.", style="bold"))
        if "mark" in rule:
            line(Text(f"({marks[rule['mark']].capitalize()}.)", style="italic"))
        for other in rule.get("others", ()):
            text = Text.assemble((f"{headings['other']}: ", "italic"), other["text"])
            if other["option"]:
                text.append(f" ({other['option']})", style="cyan")
            line(text)
        if rule.get("option") and not any(other["option"] for other in rule["others"]):
            line(Text.assemble((f"{headings['option']}: ", "italic"), (rule["option"], "cyan")))
        for decision in rule.get("decisions", ()):
            show(decision, depth + 1)

    show(rule, 0)

    def listed(pairs: Iterable[Sequence[str]]) -> None:
        for id, title in pairs:
            line = Text.assemble((f"{id:<9}", "cyan"), title)
            console.print(Padding(line, (0, 0, 0, 2), expand=False))

    if "decisions" not in rule:
        listed(rule["related"])
    if rule["kind"] == "chapter" and rule["left_out"]:
        console.print(Text(tables["left_out"], style="bold"))
        listed(rule["left_out"])
