"""Actions of seats and of chance in EGGAR."""

from __future__ import annotations

from typing import Annotated

from teg_nb.engine.actions import Action
from teg_nb.engine.lazy_dataclass import lazy_dataclass
from teg_nb.engine.schema.field_types import Die, Seat

Level = Annotated[int, "level"]
Question = Annotated[int, "question"]
Soldier = Annotated[int, "soldier"]
Square = Annotated[int, "square"]


@lazy_dataclass
class Move(Action):
    """Walk with one soldier, square by square (EGG-5.6)."""

    soldier: Soldier
    path: tuple[Square, ...]


@lazy_dataclass
class EndMove(Action):
    """End the movement; steps left are lost (EGG-5.7, EGG-5.8)."""


@lazy_dataclass
class Attack(Action):
    """Attack an enemy soldier with one to four adjacent soldiers (EGG-6.3)."""

    target: Soldier
    soldiers: tuple[Soldier, ...]


@lazy_dataclass
class EndAttack(Action):
    """End the attacks (EGG-6.9)."""


@lazy_dataclass
class Ask(Action):
    """Choose the level of the question for the rival at the right (EGG-7.2)."""

    level: Level


@lazy_dataclass
class Answer(Action):
    """Answer with the number of a choice, from 0; -1 for no answer (EGG-7.3)."""

    choice: int


@lazy_dataclass
class Remove(Action):
    """Choose the soldier that falls among the candidates (EGG-7.6; EGG-6.5 with an option)."""

    soldier: Soldier


# Chance


@lazy_dataclass
class PickFirst(Action):
    """The seat that begins, if chance decides it (EGG-3.2)."""

    first: Seat


@lazy_dataclass
class RollMove(Action):
    """The movement die (EGG-5.1)."""

    die: Die


@lazy_dataclass
class RollAttack(Action):
    """One roll of a fight: a die for each attacking soldier, one for the defender (EGG-6.2)."""

    attack: tuple[Die, ...]
    defence: Die


@lazy_dataclass
class DrawQuestion(Action):
    """The drawn card, from the cards of its level that are left (EGG-7.1, EGG-7.8)."""

    question: Question
