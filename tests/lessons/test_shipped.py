"""Copies of the shipped lessons in a person's folder, and what an upgrade does with them."""

import json
from pathlib import Path

import pytest

from teg_nb.lessons.shipped import RECORD, copy_lessons, shipped_files, shipped_lessons

FILES = {
    "00-start.ipynb": "start",
    "teg/01-first.ipynb": "first",
    "teg/exercises/01-first.toml": "exercises",
    "teg/logs/won.jsonl": "log",
}


def ship(source: Path, version: str) -> None:
    for name, text in FILES.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(f"{text} {version}", "utf-8")


def texts(folder: Path) -> dict[str, str]:
    paths = (path for path in folder.rglob("*.*") if path.is_file() and path.name != RECORD)
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in paths}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    ship(tmp_path / "package", "1")
    return tmp_path / "package"


@pytest.fixture
def folder(tmp_path: Path, source: Path) -> Path:
    folder = tmp_path / "mine" / "lessons"
    copy_lessons(source, folder)
    return folder


def test_the_first_copy_has_everything(source: Path, folder: Path) -> None:
    assert texts(folder) == texts(source)
    assert copy_lessons(source, folder) == ([], [], [])


def test_an_upgrade_replaces_what_is_untouched(source: Path, folder: Path) -> None:
    ship(source, "2")
    copied = copy_lessons(source, folder)

    assert texts(folder) == texts(source)
    assert {path.relative_to(folder).as_posix() for path in copied.replaced} == {*FILES}
    assert copied.fresh == copied.beside == []


@pytest.mark.parametrize("name", FILES)
def test_a_changed_file_stays_and_the_new_one_is_beside_it_once(
    source: Path, folder: Path, name: str
) -> None:
    (folder / name).write_text("mine", "utf-8")
    assert copy_lessons(source, folder).beside == []  # nothing is new

    ship(source, "2")
    beside = (folder / name).with_stem(f"{Path(name).stem} (new)")
    assert copy_lessons(source, folder).beside == [beside]
    assert (folder / name).read_text("utf-8") == "mine"
    assert beside.read_text("utf-8") == f"{FILES[name]} 2"

    assert copy_lessons(source, folder) == ([], [], [])
    beside.unlink()  # read, and thrown away
    assert copy_lessons(source, folder) == ([], [], [])


def test_a_new_version_that_was_changed_too_stays(source: Path, folder: Path) -> None:
    name, beside = "teg/01-first.ipynb", folder / "teg/01-first (new).ipynb"
    (folder / name).write_text("mine", "utf-8")
    ship(source, "2")
    copy_lessons(source, folder)
    ship(source, "3")
    copy_lessons(source, folder)
    assert beside.read_text("utf-8") == "first 3"

    beside.write_text("mine too", "utf-8")
    ship(source, "4")
    assert copy_lessons(source, folder).beside == [folder / "teg/01-first (new 2).ipynb"]
    assert texts(folder) == texts(source) | {
        name: "mine",
        "teg/01-first (new).ipynb": "mine too",
        "teg/01-first (new 2).ipynb": "first 4",
    }


def test_a_deleted_file_comes_again(source: Path, folder: Path) -> None:
    (folder / "teg/01-first.ipynb").unlink()
    assert copy_lessons(source, folder).fresh == [folder / "teg/01-first.ipynb"]


@pytest.mark.parametrize("record", ["", "[]", "{", '{"files": 3}', '{"files": ["a"]}', "\x00"])
def test_without_a_record_nothing_is_overwritten(source: Path, folder: Path, record: str) -> None:
    """Files equal to shipped ones are known again; others may be the person's."""
    (folder / RECORD).write_text(record, "utf-8")
    (folder / "00-start.ipynb").write_text("mine", "utf-8")
    copied = copy_lessons(source, folder)

    assert copied == ([], [], [folder / "00-start (new).ipynb"])
    assert (folder / "00-start.ipynb").read_text("utf-8") == "mine"


def test_what_was_interrupted_goes_on(source: Path, tmp_path: Path) -> None:
    """A folder stands where a file should be: what was copied before it is recorded."""
    folder = tmp_path / "mine"
    (folder / "teg/exercises/01-first.toml").mkdir(parents=True)
    with pytest.raises(OSError, match="01-first"):
        copy_lessons(source, folder)
    assert json.loads((folder / RECORD).read_text("utf-8"))["files"].keys() == {
        "00-start.ipynb",
        "teg/01-first.ipynb",
    }

    (folder / "teg/exercises/01-first.toml").rmdir()
    ship(source, "2")
    copied = copy_lessons(source, folder)
    assert (len(copied.fresh), len(copied.replaced), copied.beside) == (2, 2, [])


def test_the_lessons_of_a_clone_are_not_copied_onto_themselves(source: Path) -> None:
    assert copy_lessons(source, source) == ([], [], [])
    assert not (source / RECORD).exists()


def test_what_a_person_leaves_beside_lessons_is_not_shipped(source: Path) -> None:
    for name in ("teg/.ipynb_checkpoints/a.ipynb", ".ipynb_checkpoints/b.ipynb", "teg/m.jsonl"):
        (source / name).parent.mkdir(exist_ok=True)
        (source / name).touch()

    assert [path.as_posix() for path in shipped_files(source)] == sorted(FILES)


def test_a_clone_has_lessons_exercises_and_logs() -> None:
    kinds = {path.suffix for path in shipped_files(shipped_lessons())}
    assert kinds == {".ipynb", ".toml", ".jsonl"}
