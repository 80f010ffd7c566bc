"""The command: what it prints, what it writes, and its exit status."""

import errno
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import nbformat
import pytest
from nbformat.sign import NotebookNotary
from typer.testing import CliRunner

import teg_nb
from teg_nb import POLICIES, position
from teg_nb.cli import lab
from teg_nb.cli.app import app
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match
from teg_nb.lessons import shipped
from teg_nb.widget.session.saved_page import page_text

pytestmark = pytest.mark.slow

LESSONS = Path(__file__).resolve().parents[2] / "notebooks"
PLAY = ["play", "--seats", "4", "--seed", "7", "--bots", "greedy,random", "--max-rounds", "4"]


def uncoloured(text):
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def run(*words):
    """Return the output of a command, without colours, and its exit status."""
    done = CliRunner().invoke(app, [str(word) for word in words])
    return SimpleNamespace(
        exit_code=done.exit_code,
        stdout=uncoloured(done.stdout),
        stderr=uncoloured(done.stderr),
    )


def process(*words, **env):
    return subprocess.run(
        [sys.executable, "-m", "teg_nb", *map(str, words)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONHASHSEED": "random"} | env,
        check=False,
    )


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    path = tmp_path_factory.mktemp("logs") / "m.jsonl"
    assert run(*PLAY, "--out", path).exit_code == 0
    return path


# play


def test_the_same_seed_writes_the_same_bytes(log, tmp_path):
    written = []
    for seed in ("1", "2"):
        path = tmp_path / f"{seed}.jsonl"
        done = process(*PLAY, "--out", path, "--json", PYTHONHASHSEED=seed)
        assert (done.returncode, done.stderr) == (0, "")
        written.append(path.read_bytes())

    assert written[0] == written[1] == log.read_bytes()


def test_another_seed_writes_another_match(log, tmp_path):
    run(*PLAY, "--seed", "8", "--out", tmp_path / "m.jsonl")

    assert (tmp_path / "m.jsonl").read_bytes() != log.read_bytes()


def test_the_log_says_who_played(log):
    match = Match.load(log)

    assert match.metadata == {"bots": ["greedy", "random", "greedy", "random"], "seed": 7}
    assert match.settings.options.changed() == {"max_rounds": 4}
    assert match.is_over


def test_json_is_one_object_and_nothing_else(tmp_path):
    done = process(*PLAY, "--json", "--out", tmp_path / "m.jsonl")
    data = json.loads(done.stdout)

    assert done.stdout.count("\n") == 1
    assert done.stderr == ""
    assert data["rounds"] == 4
    assert data["seats"] == ["Blanco", "Negro", "Rojo", "Azul"]
    assert data["reason"] in ("round_limit", "objective", "common")
    assert set(data["winners"]) <= set(data["seats"])
    assert sum(data["returns"]) == pytest.approx(1)
    assert sum(standing["countries"] for standing in data["standings"]) == 72
    assert data["file"] == str(tmp_path / "m.jsonl")


def test_result_is_a_table():
    done = run(*PLAY, "--lang", "en")

    assert done.exit_code == 0
    assert "Countries" in done.stdout
    assert done.stdout.count("greedy") == 2
    assert "wins" in done.stdout


def test_seats_by_colour_and_options_of_the_game(tmp_path):
    path = tmp_path / "m.jsonl"
    done = run(
        *("play", "--seats", "rojo,Verde", "--bots", "random", "--out", path, "--json"),
        *("--options", "common_objective_countries=37", "--options", "board=printed_board"),
        *("--options", "auto_card=true", "--max-rounds", "3"),
    )
    options = Match.load(path).settings.options

    assert json.loads(done.stdout)["seats"] == ["Rojo", "Verde"]
    assert (options.common_objective_countries, options.board) == (37, "printed_board")
    assert options.auto_card is True


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "clever"], "greedy"),
        (["--bots", "greedy,greedy,greedy", "--seats", "2"], "3 bots"),
        (["--seats", "9"], "2"),
        (["--seats", "1"], "2"),
        (["--seats", "Rojo,Rojo"], "Rojo"),
        (["--seats", "Violeta,Rojo"], "Violeta"),
        (["--game", "chess"], "teg"),
        (["--options", "nonsense=3"], "nonsense"),
        (["--options", "max_rounds=-3"], "max_rounds"),
        (["--options", "auto_card"], "NAME=VALUE"),
        (["--max-rounds", "many"], "max-rounds"),
        (["--fast"], "--fast"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_wrong_usage_exits_with_2(words, said):
    done = run("play", *words)

    assert done.exit_code == 2
    assert said in done.stderr
    assert done.stdout == ""


def test_a_file_that_cannot_be_written_exits_with_1(tmp_path):
    done = run(*PLAY, "--out", tmp_path / "no" / "m.jsonl")

    assert done.exit_code == 1
    assert "m.jsonl" in done.stderr


# replay


def test_replay_prints_the_result_that_play_printed(tmp_path):
    path = tmp_path / "m.jsonl"
    played = run(*PLAY, "--out", path)
    as_json = run(*PLAY, "--out", path, "--json")

    assert run("replay", path).stdout == played.stdout
    assert run("replay", path, "--json").stdout == as_json.stdout


def test_replay_of_a_match_that_goes_on(log, tmp_path):
    path = tmp_path / "half.jsonl"
    Match.load(log).fork(59).save(path)
    done = run("replay", path, "--json")

    assert done.exit_code == 0
    assert json.loads(done.stdout)["over"] is False
    assert json.loads(done.stdout)["entries"] == 59
    assert "sin terminar" in run("replay", path).stdout


def test_replay_of_a_log_that_breaks_off(log, tmp_path):
    path = tmp_path / "half.jsonl"
    path.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:60]))

    done = run("replay", path)
    assert (done.exit_code, done.stdout) == (1, "")
    assert "línea 61: el registro se corta" in done.stderr
    assert "y --partial abre esa parte" in done.stderr
    done = run("replay", path, "--partial", "--json")
    assert json.loads(done.stdout)["entries"] == 59


def test_replay_of_one_line_of_a_log(log, tmp_path):
    *entries, _ = log.read_text("utf-8").splitlines()
    path = tmp_path / "study.jsonl"
    path.write_text("\n".join([entries[0], '{"at": 0, "say": "x"}', '{"entries": 0}']), "utf-8")

    done = run("replay", path, "--lang", "en")
    assert done.exit_code == 1
    assert "name it, as --line main (there are main)" in done.stderr
    done = run("replay", path, "--line", "main", "--json")
    assert json.loads(done.stdout)["entries"] == 0
    done = run("replay", path, "--line", "mayn")
    assert done.exit_code == 2
    assert "main" in done.stderr


def test_a_log_for_one_seat_is_no_match(tmp_path):
    path = teg_nb.Match("teg", 3).save(tmp_path / "seat.jsonl", viewer="Negro")
    done = run("replay", path)
    assert (done.exit_code, done.stdout) == (1, "")
    assert "línea 1: es el registro como lo ve Negro: se lee" in done.stderr


def broken(log, path, number, line):
    lines = log.read_text("utf-8").splitlines()
    lines[number - 1] = line
    path.write_text("\n".join(lines), "utf-8")
    return path


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (30, "not JSON"),
        (25, '["chance", "roll", [7], [1]]'),
        (40, '["Blanco", "end_of_time"]'),
        (1, '{"teg_nb": 99}'),
        (12, '["Verde", "place", "Chile", 1]'),
    ],
    ids=["not JSON", "a seven", "unknown verb", "header", "unknown seat"],
)
def test_a_broken_line_is_named(log, tmp_path, number, line):
    path = broken(log, tmp_path / "bad.jsonl", number, line)
    for lang, word in (("es", "línea"), ("en", "line")):
        done = run("replay", path, "--lang", lang)

        assert done.exit_code == 1
        assert done.stdout == ""
        assert f"bad.jsonl: {word} {number}: " in done.stderr
        assert done.stderr.count("\n") == 1


def test_a_changed_die_is_found_where_it_no_longer_fits(log, tmp_path):
    lines = log.read_text("utf-8").splitlines()
    place = next(k for k, line in enumerate(lines) if '"conquest_move"' in line)
    roll = json.loads(lines[place - 1])
    roll[2] = [1] * len(roll[2])
    done = run("replay", broken(log, tmp_path / "bad.jsonl", place, json.dumps(roll)))

    assert done.exit_code == 1
    assert f"línea {place + 1}: " in done.stderr


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe\x00"], ids=["none", "empty", "binary"])
def test_a_file_that_cannot_be_read_exits_with_1(tmp_path, content):
    path = tmp_path / "m.jsonl"
    if content is not None:
        path.write_bytes(content)
    done = run("replay", path)

    assert done.exit_code == 1
    assert str(path) in done.stderr


def test_a_log_goes_through_pipes(log):
    written = run(*PLAY, "--out", "-")
    read = CliRunner().invoke(app, ["replay", "-", "--json"], input=written.stdout)

    assert written.stdout == log.read_text("utf-8")
    assert json.loads(read.stdout)["entries"] == len(Match.load(log))
    assert run(*PLAY, "--out", "-", "--json").exit_code == 2
    assert run("simulate", "--out", "-").exit_code == 2


def test_a_broken_log_from_stdin_is_named():
    done = CliRunner().invoke(app, ["replay", "-", "--lang", "en"], input="[1, 2]\n")

    assert done.exit_code == 1
    assert done.stderr.startswith("teg-nb: -: line 1: ")


def test_no_line_is_broken_in_a_pipe(log):
    for words in (("replay", log), ("rules", "TEG-8.5"), ("rules", "TEG-8")):
        text = process(*words, COLUMNS="20").stdout
        assert text == process(*words, COLUMNS="400").stdout
        assert not re.search(r" +$", text, re.MULTILINE) or words[0] == "replay"
    last = process("replay", log, COLUMNS="20").stdout.splitlines()[-1]
    assert last.startswith("vueltas: 4, jugadas: ")


# rules


@pytest.mark.parametrize(
    ("id", "lang", "said"),
    [
        ("TEG-8.5", "en", ["TEG-8.5", "Four dice", "The rulebook says so.", "TEG-D-32"]),
        ("teg-8.5", "es", ["TEG-8.5", "Cuatro dados", "Los misiles no se cuentan"]),
        ("TEG-8", "en", ["Attack with dice", "TEG-8.1 ", "TEG-8.14"]),
        ("D-32", "en", ["TEG-D-32", "TEG-8.5", "double_rule", "We decided it."]),
        ("TGM-D-2", "es", ["TGM-D-2", "TGM-", "Lo decidimos nosotros."]),
        ("O-3", "es", ["toda Asia"]),
        ("not_adjacent", "es", ["limítrofes", "TEG-8.2", "TEG-11.2"]),
        ("", "en", ["TEG-0", "TEG-21"]),
    ],
)
def test_rules(id, lang, said):
    done = run("rules", *([id] if id else []), "--lang", lang)

    assert done.exit_code == 0
    for words in said:
        assert words in done.stdout


def test_rules_as_json():
    rules = json.loads(run("rules", "TEG-10", "--json", "--lang", "en").stdout)

    assert (rules["kind"], rules["title"]) == ("chapter", "Blockades")
    assert [id for id, _ in rules["related"]] == [f"TEG-10.{n}" for n in range(1, 7)]


def test_an_unknown_rule_exits_with_1_and_names_the_nearest():
    done = run("rules", "TEG-8.55")

    assert done.exit_code == 1
    assert done.stdout == ""
    assert "TEG-8.5" in done.stderr


@pytest.mark.parametrize("words", [["--lang", "fr"], ["--game", "chess"]])
def test_rules_of_no_such_language_or_game(words):
    assert run("rules", "TEG-8.5", *words).exit_code == 2


# lab


@pytest.fixture
def started(monkeypatch):
    """Return the command that would start a server."""
    calls = []

    class Server:
        def __init__(self, command, env):
            settings = env["JUPYTER_CONFIG_PATH"].split(os.pathsep)[0]
            calls.append((command, env, os.listdir(os.path.join(settings, "labconfig"))))

        def wait(self):
            return 0

    monkeypatch.setattr(lab.subprocess, "Popen", Server)
    monkeypatch.setattr(lab.signal, "signal", lambda *_: None)
    return calls


@pytest.fixture
def packed(tmp_path, monkeypatch):
    """A few lessons as a wheel has them, and an empty folder to be in."""
    source = tmp_path / "package"
    for name in ("teg/01-primera-partida.ipynb", "teg/01-first-match.ipynb", "00-start.ipynb"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(LESSONS / name, source / name)
    shutil.copytree(LESSONS / "teg" / "logs", source / "teg" / "logs")
    monkeypatch.setattr(shipped, "_PACKED", source)
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    empty = tmp_path / "empty"
    empty.mkdir()
    monkeypatch.chdir(empty)
    return source


def test_lab_copies_the_lessons_and_opens_the_first(started, packed):
    spanish = run("lab", "--port", "8899", "--no-open")
    english = run("lab", "--folder", "mine", "--lang", "en", "--", "--debug")
    (one, _, files), (another, _, _) = started

    assert (spanish.exit_code, english.exit_code) == (0, 0)
    folder = Path.cwd() / "teg-lessons"
    assert f"Las lecciones están en {folder}\narchivos copiados: " in spanish.stdout
    assert f"The lessons are in {Path.cwd() / 'mine'}\nfiles copied: " in english.stdout
    assert {"--port=8899", "--no-browser", f"--ServerApp.root_dir={folder}"} <= set(one)
    assert "--LabApp.default_url=/lab/tree/teg/01-primera-partida.ipynb" in one
    assert "--LabApp.default_url=/lab/tree/teg/01-first-match.ipynb" in another
    assert "--no-browser" not in another
    assert another[-1] == "--debug"
    assert files == ["default_setting_overrides.json"]
    for path in packed.rglob("*.*"):
        assert (folder / path.relative_to(packed)).read_bytes() == path.read_bytes()


def test_lab_in_the_folder_of_the_lessons_stays_there(started, packed, monkeypatch):
    run("lab")
    monkeypatch.chdir("teg-lessons")
    again = run("lab", "--lang", "en")

    assert again.stdout == f"The lessons are in {Path.cwd()}\n"
    assert not Path("teg-lessons").exists()


@pytest.mark.parametrize("lang", ["es", "en"])
def test_lab_says_what_an_upgrade_put_beside(started, packed, lang):
    run("lab")
    mine = Path("teg-lessons/teg/01-first-match.ipynb")
    mine.write_text("{}", "utf-8")
    for name in ("01-first-match.ipynb", "01-primera-partida.ipynb"):
        path = packed / "teg" / name
        path.write_text(f"{path.read_text('utf-8')}\n", "utf-8")
    done = run("lab", "--lang", lang)

    assert done.exit_code == 0
    assert f"{mine.absolute().with_stem('01-first-match (new)')}\n" in done.stdout
    assert {"es": "puestos al día: 1", "en": "brought up to date: 1"}[lang] in done.stdout
    assert mine.read_text("utf-8") == "{}"


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("folder", ["file/lessons", "file", "x" * 300])
def test_lab_in_a_folder_that_cannot_be_written_exits_with_1(started, packed, folder, lang):
    Path("file").touch()
    done = run("lab", "--folder", folder, "--lang", lang)

    assert done.exit_code == 1
    assert done.stderr.count("\n") == 1
    start = {"es": "teg-nb: no se pueden copiar", "en": "teg-nb: the lessons cannot be copied"}
    assert done.stderr.startswith(start[lang])
    assert "--folder" in done.stderr
    assert not started


def test_lab_in_a_folder_without_the_right_to_write_exits_with_1(packed, monkeypatch):
    def refuse(*_, **__):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(shipped, "write_atomically", refuse)
    done = run("lab", "--lang", "en")

    assert done.exit_code == 1
    assert "teg-lessons: Permission denied. Choose another folder" in done.stderr


def test_without_jupyterlab_the_lessons_are_copied_and_a_sentence_says_what_to_install(
    packed, monkeypatch
):
    monkeypatch.setattr(lab.importlib.util, "find_spec", lambda name: None)
    done = run("lab", "--lang", "en")

    assert (done.exit_code, done.stderr) == (
        1,
        "teg-nb: lessons need JupyterLab: pip install jupyterlab\n",
    )
    assert Path("teg-lessons/00-start.ipynb").is_file()


def test_lessons_are_listed_before_and_after_they_are_copied(started, packed):
    before = run("lessons", "--lang", "en", "--json")
    run("lab")
    after = run("lessons", "--lang", "en", "--json")

    assert [*json.loads(before.stdout)] == [str(packed / "teg" / "01-first-match.ipynb")]
    assert [*json.loads(after.stdout)] == [str(Path("teg-lessons/teg/01-first-match.ipynb"))]


def test_lab_trusts_the_lessons_as_they_were_shipped(started, tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    folder = tmp_path / "lessons"
    folder.mkdir()
    shutil.copy(LESSONS / "00-inicio.ipynb", folder / "renamed.ipynb")
    changed = json.loads((LESSONS / "00-start.ipynb").read_text("utf-8"))
    changed["cells"][0]["source"] = "another"
    (folder / "changed.ipynb").write_text(json.dumps(changed), "utf-8")
    (folder / "broken.ipynb").touch()
    assert run("lab", "--folder", folder, "--no-open").exit_code == 0

    notary = NotebookNotary()
    trusted = {
        name: notary.check_signature(nbformat.read(folder / name, as_version=4))
        for name in ("renamed.ipynb", "changed.ipynb")
    }
    assert trusted == {"renamed.ipynb": True, "changed.ipynb": False}


def test_lab_opens_what_there_is(tmp_path):
    assert lab.first_lesson(tmp_path, "es") == ""
    (tmp_path / "07-other.ipynb").touch()
    assert lab.first_lesson(tmp_path, "es") == "07-other.ipynb"


def test_lab_asks_nobody_about_news(tmp_path):
    """JupyterLab itself reads our setting, from an environment where nothing was installed."""
    program = (
        "import sys; sys.prefix = sys.argv[1];"
        "from jupyterlab_server.settings_utils import _get_overrides;"
        "print(_get_overrides(sys.argv[1])[0]['@jupyterlab/apputils-extension:notification'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, tmp_path],
        env=lab.lab_environment(str(tmp_path)),
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.strip() == "{'fetchNews': 'false', 'checkForUpdates': False}"


# starting


def test_module_and_help():
    done = process("--help")

    assert done.returncode == 0
    for command in ("lab", "play", "replay", "rules"):
        assert command in done.stdout


def test_version_and_short_help():
    assert run("--version").stdout == f"teg-nb {teg_nb.__version__}\n"
    assert "--version" in run("-h").stdout
    assert run("play", "-h").stdout == run("play", "--help").stdout


def test_every_command_shows_an_example_that_is_of_it():
    for command in ("lab", "play", "replay", "simulate", "summary", "odds", "rules"):
        assert f"Example: teg-nb {command}" in run(command, "-h").stdout


def test_the_language_may_be_set_once(log):
    assert "rounds: 4" in process("replay", log, TEG_NB_LANG="en").stdout
    assert "vueltas: 4" in process("replay", log, "--lang", "es", TEG_NB_LANG="en").stdout


def test_shells_complete_commands_and_bots():
    asked = {"_TEG_NB_COMPLETE": "complete_bash", "COMP_CWORD": "3"}
    run = "import sys; sys.argv[0] = 'teg-nb'; from teg_nb.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", run],
        env=os.environ | asked | {"COMP_WORDS": "teg-nb play --bots "},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == [*POLICIES]


def test_no_command_and_unknown_command_are_wrong_usage():
    assert run().exit_code == 2
    assert run("conquer").exit_code == 2


def test_playing_loads_nothing_heavy():
    program = (
        "import sys; from teg_nb.cli.app import app;"
        "app(['play', '--max-rounds', '1', '--json'], standalone_mode=False);"
        "heavy = {'pandas', 'numpy', 'anywidget', 'ipywidgets', 'plotly'};"
        "print(*sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout.splitlines()[1:] == [""]


def test_a_clause_is_found_in_the_book_of_its_game():
    by_itself, named = (
        run("rules", "TGM-5.6", *more, "--json") for more in ((), ("--game", "tgm"))
    )
    assert json.loads(by_itself.stdout) == json.loads(named.stdout)
    assert json.loads(by_itself.stdout)["id"] == "TGM-5.6"
    decision = json.loads(run("rules", "D-2", "--game", "tgm", "--json").stdout)
    assert decision["related"][0][0].startswith("TGM-")
    assert run("rules", "D-2", "--game", "tgn").exit_code == 2


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_played_and_replayed(game, tmp_path):
    log = tmp_path / "m.jsonl"
    short = ("--options", "max_rounds=3", "--json")
    played = run("play", "--game", game, "--seats", "3", "--bots", "random", "--out", log, *short)
    assert played.exit_code == 0, played.output
    again = run("replay", log, "--json")
    assert json.loads(again.stdout) == json.loads(played.stdout)
    assert run("replay", log).exit_code == 0


@pytest.mark.parametrize("words", ["--version", "--help", "rules TEG-8.5", "odds 3 2 --json"])
def test_output_to_a_disk_that_is_full_is_one_line(words):
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "teg_nb", *words.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 1
    assert done.stderr == "teg-nb: No space left on device\n"


# table and picture


@pytest.mark.parametrize("table", ["entries", "events", "board", "battles", "sides", "standings"])
def test_a_log_becomes_a_table(log, tmp_path, table):
    import pandas as pd

    from teg_nb import analysis

    match = Match.load(log)
    wanted = getattr(analysis, f"{table}_frame")(match)
    for name in ("m.csv", "m.parquet", "M.CSV"):
        done = run("table", log, "--out", tmp_path / name, "--table", table)
        assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "m.csv").read_text("utf-8") == wanted.to_csv(index=False)
    pd.testing.assert_frame_equal(pd.read_parquet(tmp_path / "m.parquet"), wanted)
    if table == "standings":
        assert run("table", log, "--table", table).stdout == wanted.to_csv(index=False)


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["table", "LOG", "--out", "m.xls"], 2, ".csv or .parquet"),
        (["table", "LOG", "--table", "stocks"], 2, "teg has no stocks"),
        (["table", "LOG", "--viewer", "Violeta"], 2, "no seat 'Violeta'"),
        (["table", "nowhere.jsonl"], 1, "nowhere.jsonl"),
        (["picture", "LOG", "--out", "p.gif"], 2, ".svg, .png or .pdf"),
        (["picture", "LOG", "--out", "p.svg", "--step", "99999"], 2, "steps 0 to"),
        (["picture", "LOG", "--out", "nowhere/p.svg"], 1, "nowhere/p.svg"),
        (["picture", "nowhere.jsonl", "--out", "p.svg"], 1, "nowhere.jsonl"),
    ],
    ids=str,
)
def test_what_cannot_be_a_table_or_a_picture_is_told(
    log, tmp_path, monkeypatch, words, status, said
):
    monkeypatch.chdir(tmp_path)
    done = run(*[log if word == "LOG" else word for word in words], "--lang", "en")
    assert done.exit_code == status
    assert said in " ".join(done.stderr.replace("│", " ").split())
    assert list(tmp_path.iterdir()) == []


def test_a_step_of_a_log_becomes_a_picture(log, tmp_path):
    done = run("picture", log, "--step", "100", "--out", tmp_path / "p.svg", "--lang", "en")
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")
    wanted = Match.load(log).fork(100).picture(lang="en").svg
    assert (tmp_path / "p.svg").read_text("utf-8") == wanted


def test_a_log_becomes_a_page(tmp_path):
    match = Match(start=position(Blanco="Chile 4", Negro="Argentina 2"))
    match.save(tmp_path / "m.jsonl", "all")
    done = run("page", tmp_path / "m.jsonl", "-o", tmp_path / "m.html", "--lang", "en")
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "m.html").read_text("utf-8") == page_text(match, lang="en")
    done = run("page", tmp_path / "m.jsonl", "-o", tmp_path / "m.html", "--viewer", "negro")
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "m.html").read_text("utf-8") == page_text(match, viewer="Negro")
    unknown = run("page", tmp_path / "m.jsonl", "-o", tmp_path / "m.html", "--viewer", "Verde")
    assert unknown.exit_code == 2
    assert "Verde" in unknown.stderr
    (tmp_path / "n.ipynb").write_text("no notebook", encoding="utf-8")
    for name, reason in (("n.ipynb", "no Jupyter notebook"), ("m.ipynb", "no such file")):
        lesson = run("page", tmp_path / name, "-o", tmp_path / "n.html", "--lang", "en")
        assert lesson.exit_code == 1
        assert f"{name}: " in lesson.stderr
        assert reason in lesson.stderr
    (tmp_path / "n.jsonl").write_text("no log\n", encoding="utf-8")
    noted = run("page", tmp_path / "n.jsonl", "-o", tmp_path / "n.html", "--notes")
    assert noted.exit_code == 1
    assert "n.jsonl: " in noted.stderr
    assert not (tmp_path / "n.html").exists()


def test_without_a_browser_a_png_is_refused_in_a_sentence(log, tmp_path, monkeypatch):
    monkeypatch.setenv("BROWSER_PATH", "/nowhere")
    done = run("picture", log, "--out", tmp_path / "p.png", "--lang", "en")
    assert done.exit_code == 2
    assert "wants Chromium or Chrome" in " ".join(done.stderr.replace("│", " ").split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.browser
def test_where_there_is_a_browser_pictures_and_charts_are_png_and_pdf(log, tmp_path, chromium):
    from teg_nb.analysis import race_figure

    assert run("picture", log, "--out", tmp_path / "p.png").exit_code == 0
    png = (tmp_path / "p.png").read_bytes()
    wide, high = (int.from_bytes(png[k : k + 4]) for k in (16, 20))
    assert png[1:4] == b"PNG"
    svg = Match.load(log).picture().svg
    assert (wide, high) == tuple(
        2 * int(re.search(f' {name}="([0-9]+)"', svg)[1]) for name in ("width", "height")
    )
    chart = race_figure(Match.load(log)).save(tmp_path / "race.pdf")
    assert chart.read_bytes().startswith(b"%PDF")
