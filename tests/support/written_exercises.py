"""The exercises that come with the lessons."""

from pathlib import Path

FILES = sorted((Path(__file__).parents[2] / "notebooks").glob("*/exercises/*.toml"))


def wrong_answer(exercise):
    """Return an answer of the right kind that is not right."""
    right = exercise.right_answer()
    match exercise.kind:
        case "play":
            return [["end_turn"]]
        case "mark":
            return [] if right else [exercise.options()[0]]
        case "judge":
            return next(iter(exercise.choices), exercise.clause) if right == "legal" else "legal"
        case "choose":
            return next(
                number for number in range(1, len(exercise.options()) + 1) if [number] != right
            )
        case "number":
            return f"{right}1"
        case "order":
            return right[::-1]
        case "fault":
            return 2 if right[0] == 1 else 1


def named(path):
    """Return the id of a file in the names of tests."""
    return f"{path.parts[-3]}-{path.stem}"
