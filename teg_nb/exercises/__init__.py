"""Exercises that the rules judge: written by a teacher, or made by the engine.

`Play`, `Mark`, `Judge`, `Choose`, `Number`, `Order` and `Fault` are the kinds; each shows its
picture and its task, and has ``check(answer)``, ``hint()`` and ``solution()``.
"""

from teg_nb.exercises.base import Exercise as Exercise
from teg_nb.exercises.base import Verdict as Verdict
from teg_nb.exercises.chapter import Chapter as Chapter
from teg_nb.exercises.generated import Practice as Practice
from teg_nb.exercises.generated import generate as generate
from teg_nb.exercises.journal import class_results as class_results
from teg_nb.exercises.journal import is_solved as is_solved
from teg_nb.exercises.journal import results as results
from teg_nb.exercises.journal import set_journal as set_journal
from teg_nb.exercises.loading import check as check
from teg_nb.exercises.loading import load as load
from teg_nb.exercises.loading import preview as preview
from teg_nb.exercises.play import Play as Play
from teg_nb.exercises.predictions import Guess as Guess
from teg_nb.exercises.predictions import guess as guess
from teg_nb.exercises.predictions import score as score
from teg_nb.exercises.printing import sheet as sheet
from teg_nb.exercises.questions import Choose as Choose
from teg_nb.exercises.questions import FindError as FindError
from teg_nb.exercises.questions import Judge as Judge
from teg_nb.exercises.questions import Mark as Mark
from teg_nb.exercises.questions import Number as Number
from teg_nb.exercises.questions import Order as Order
from teg_nb.exercises.text import BadExercise as BadExercise
