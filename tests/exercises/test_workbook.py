"""A place to practise: chapters, progress from the journal, the next exercise."""

import pytest

import teg_nb
from teg_nb.engine.errors import GameError
from teg_nb.exercises import Chapter, Choose, Number, Practice, Workbook, generate, journal


def book():
    """Two chapters, created anew as in a new kernel; the answers stay."""
    journal._known.clear()
    tie = Choose("tie", "Who wins a tie?", options=["attacker", "defender", "nobody"], right=2)
    dice = Number("dice", "How many dice at most?", answer=4)
    half = Number("half", "Half of nine countries?", answer=4)
    return Workbook([Chapter([tie, dice], title="Dice"), Chapter([half])], Practice("tgm", 3))


def test_the_progress_is_there_again_in_a_new_kernel():
    first = book()
    assert [row[:2] for row in first.progress()] == [(0, 2), (0, 1)]
    assert first.next().name == "tie"
    first.chapters[0]["tie"].check(2)
    first.chapters[0]["dice"].check(3)
    first.chapters[0]["dice"].check(4)
    assert first.progress()[0] == (2, 2, {"tie": "almost", "dice": "started"})
    again = book()
    assert again.progress() == first.progress()
    assert again.next().name == "half"
    assert [title.en for title in again.titles] == ["Dice", "Chapter 2"]


def test_what_was_not_solved_comes_again_last():
    first = book()
    first.chapters[0]["tie"].check(1)
    assert first.next().name == "dice"
    for name, answer in (("dice", 4), ("half", 4)):
        next(chapter for chapter in first.chapters if name in chapter)[name].check(answer)
    assert book().next().name == "tie"
    assert book().marks() == {"tie": "seen", "dice": "right", "half": "right"}


def test_a_similar_exercise_counts_for_its_own():
    first = book()
    record = {"exercise": "tie again 1", "clause": "", "right": True, "hints": 0, "answer": 2}
    journal._due.append({**record, "solution": False, "seconds": 1.0})
    assert first.progress()[0] == (1, 2, {"tie": "almost", "dice": "none"})


def test_answers_of_another_learner_do_not_count():
    first = book()
    first.chapters[0]["tie"].check(2)
    journal.set_journal(None, "Ana")
    assert first.progress()[0].solved == 0


@pytest.mark.parametrize("game", [*teg_nb.GAMES])
def test_each_game_has_its_chapters(game):
    opened = teg_nb.practice(game)
    assert all(title.es != title.en for title in opened.titles)
    names = [name for chapter in opened.chapters for name in chapter]
    assert len(names) == len(set(names)) == sum(row.total for row in opened.progress())
    assert opened.next() is opened.chapters[0][names[0]]


def test_a_folder_of_one_s_own(tmp_path):
    with pytest.raises(GameError, match="no exercise files"):
        teg_nb.practice(folder=tmp_path)
    text = '[most]\nkind = "number"\ntask = "How many?"\nanswer = 3\n'
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    assert teg_nb.practice(folder=tmp_path).next().name == "most"


def test_generated_exercises_are_no_generator_in_a_cell():
    made = generate("tgm", seed=7)
    assert repr(made) == "<Generated tgm>"
    first = next(generate("tgm", seed=7))
    assert made.view.stop.name == first.name
    assert made._repr_mimebundle_()[0]["text/plain"] == first.plain()
    assert made.view.told["endless"]
    assert not made.view.told["last"]
