"""The wheel: what is in it, and that it works where nothing else is installed."""

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest
from cases import cases

import teg_nb
from teg_nb.lessons.shipped import shipped_files

pytestmark = [pytest.mark.package, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[2]
DATA = (
    "widget/static/widget.js",
    "widget/static/plotly.js",
    "widget/static/loader.js",
    "widget/static/page.js",
    "engine/boards/*.toml",
    "engine/boards/*.json",
    "engine/svg/*.json",
    "engine/text/locale/games/*.toml",
    "engine/text/locale/*.json",
    "engine/text/locale/errors.toml",
    "engine/text/locale/exercises.toml",
    "engine/games/wargame/numbers.toml",
    "engine/games/eggar/questions.jsonl",
    "data/lessons.sha256",
    "analysis/dataset/card.toml",
)
QUICK = ["--no-isolation"] if importlib.util.find_spec("hatchling") else []
DRAW = """
import teg_nb
from teg_nb.widget import MatchWidget

for game in teg_nb.GAMES:
    widget = MatchWidget(teg_nb.Match(game, seats=4))
assert len(teg_nb.Match("tgm", seats=3).frame()) == 0
print(teg_nb.__file__, len(widget.front.text), len(widget.plotly.text))
"""


def run(*command: object, cwd: Path) -> str:
    """Run a command away from the checkout and return what it printed."""
    env = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Build the sdist and the wheel of this checkout; return their folder."""
    out = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "build", "--sdist", "--wheel", *QUICK, "--outdir", out, ROOT, cwd=out)
    return out


@pytest.fixture(scope="module")
def wheel(built):
    (path,) = built.glob("*.whl")
    return path


def test_a_wheel_built_again_is_the_same(built, wheel, tmp_path):
    """From two copies of the sdist, whose files have other times, places and rights."""
    (sdist,) = built.glob("*.tar.gz")
    made = []
    for name, age, rights in (("one", 10**9, 0o644), ("another", 1_500_000_000, 0o600)):
        folder = tmp_path / name
        with tarfile.open(sdist) as archive:
            archive.extractall(folder, filter="data")
        (root,) = folder.iterdir()
        for path in root.rglob("*"):
            if path.is_file():
                path.chmod(rights)
            os.utime(path, (age, age))
        command = [sys.executable, "-m", "build", "--wheel", *QUICK, "--outdir", folder / "dist"]
        run(*command, root, cwd=folder)
        made += (folder / "dist").glob("*.whl")

    one, another = (path.read_bytes() for path in made)
    assert one == another
    assert one == wheel.read_bytes()


@pytest.fixture(scope="module")
def empty_python(tmp_path_factory, wheel):
    """Python of a new environment that holds the wheel, its locked dependencies, nothing else."""
    venv = tmp_path_factory.mktemp("empty") / "venv"
    run(sys.executable, "-m", "venv", venv, cwd=venv.parent)
    python = venv / "bin" / "python"
    uv = shutil.which("uv")
    installer = (
        [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    )
    lock = ROOT / "requirements.lock"
    run(*installer, "--quiet", "--constraint", lock, wheel, cwd=venv.parent)
    return python


def once_released() -> list[str]:
    """The commands of docs/install.md that name the package as an index has it."""
    page = (ROOT / "docs" / "install.md").read_text("utf-8")
    (block,) = re.findall(r"^## Once released\n.*?```\n(.*?)```", page, re.MULTILINE | re.DOTALL)
    return block.splitlines()


@pytest.mark.parametrize("line", cases(once_released()[0], soak=once_released()[1:]))
def test_a_command_once_released_installs_the_built_wheel(line, wheel, tmp_path):
    """As it stands on the page, with the folder of the wheel in place of the index's page of it."""
    pip, install, *words = shlex.split(line)
    assert (pip, install) == ("pip", "install")
    venv = tmp_path / "venv"
    run(sys.executable, "-m", "venv", venv, cwd=tmp_path)
    python = venv / "bin" / "python"
    uv = shutil.which("uv")
    pip = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    lock = ROOT / "requirements.lock"
    run(*pip, "--quiet", "--find-links", wheel.parent, "--constraint", lock, *words, cwd=tmp_path)

    (site,) = (venv / "lib").glob("python*/site-packages")
    for name in ("teg_nb/data/lessons.sha256", "teg_nb/__init__.py"):
        assert (site / name).read_bytes() == zipfile.ZipFile(wheel).read(name)
    extras = set(re.findall(r"[a-z]+", words[-1].partition("[")[2]))
    brought = {"lab": "jupyterlab", "data": "pyarrow", "ratings": "openskill"}
    for extra, package in brought.items():
        assert (site / package).is_dir() == (extra in extras), package
    assert (
        run(venv / "bin" / "teg-nb", "--version", cwd=tmp_path) == f"teg-nb {teg_nb.__version__}\n"
    )


def test_a_plain_install_is_small(empty_python):
    """Half of the 115 packages of commit d428f5d, and at most 400 MB."""
    (site,) = (empty_python.parents[1] / "lib").glob("python*/site-packages")
    packages = [path for path in site.glob("*.dist-info") if not path.name.startswith("pip-")]
    size = sum(path.lstat().st_blocks * 512 for path in site.rglob("*"))

    assert len(packages) <= 57
    assert size <= 400 * 2**20


@pytest.mark.parametrize("pattern", DATA)
def test_wheel_holds_the_data(wheel, pattern):
    here = {path.relative_to(ROOT).as_posix() for path in (ROOT / "teg_nb").glob(pattern)}
    packed = {info.filename for info in zipfile.ZipFile(wheel).infolist() if info.file_size}

    assert here
    assert here <= packed


def test_wheel_holds_nothing_else(wheel):
    """The package, its metadata, files for IPython and nbconvert; no sources of the front end."""
    names = zipfile.ZipFile(wheel).namelist()

    assert {name.partition("/")[0] for name in names if ".data/" not in name} == {
        *("teg_nb", "teg_nb-0.1.0.dist-info"),
    }
    assert [name for name in names if ".data/" in name] == [
        "teg_nb-0.1.0.data/data/etc/ipython/startup/50-teg-nb.py",
        "teg_nb-0.1.0.data/data/etc/jupyter/jupyter_nbconvert_config.json",
    ]
    for folder in ("widget/src", "data/sample"):
        assert [name for name in names if name.startswith(f"teg_nb/{folder}/")] == []
    assert wheel.stat().st_size < 8_000_000


def test_wheel_holds_lessons_exercises_and_logs(wheel):
    """As they are in the repository, and nothing that a person left beside them."""
    folder, packed = ROOT / "notebooks", zipfile.ZipFile(wheel)
    place = "teg_nb/data/lessons/"
    here = {f"{place}{path.as_posix()}" for path in shipped_files(folder)}

    assert {name for name in packed.namelist() if name.startswith(place)} == here
    for name in here:
        assert packed.read(name) == (folder / name.removeprefix(place)).read_bytes()


def test_wheel_and_sdist_hold_the_licences_of_the_bundle(built, wheel):
    """The package has the notices that the licences of plotly.js and d3 require."""
    (sdist,) = built.glob("*.tar.gz")
    path = "teg_nb/widget/static/LICENSES.txt"
    texts = [zipfile.ZipFile(wheel).read(f"teg_nb-0.1.0.dist-info/licenses/{path}")]
    with tarfile.open(sdist) as archive:
        texts.append(archive.extractfile(f"teg_nb-0.1.0/{path}").read())

    for text in texts:
        assert b"Plotly, Inc." in text
        assert b"Mike Bostock" in text


def test_wheel_and_sdist_hold_the_notice(built, wheel):
    (sdist,) = built.glob("*.tar.gz")
    notice = (ROOT / "NOTICE").read_bytes()
    packed = zipfile.ZipFile(wheel)
    with tarfile.open(sdist) as archive:
        assert archive.extractfile("teg_nb-0.1.0/NOTICE").read() == notice
    assert packed.read("teg_nb-0.1.0.dist-info/licenses/NOTICE") == notice
    boards = packed.read("teg_nb-0.1.0.dist-info/licenses/teg_nb/engine/boards/README.md")
    assert "CC BY 4.0" in boards.decode()


@pytest.mark.soak
def test_types_reach_the_user(wheel, tmp_path):
    """A user's script against the wheel, in an environment that has our dependencies and mypy."""
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv", cwd=tmp_path)
    python = tmp_path / "venv" / "bin" / "python"
    (site,) = (tmp_path / "venv" / "lib").glob("python*/site-packages")
    zipfile.ZipFile(wheel).extractall(site)
    (site / "ours.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    script = shutil.copy(ROOT / "tests" / "support" / "user_script.py", tmp_path)
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", python]

    assert run(python, "-c", "import teg_nb; print(teg_nb.__file__)", cwd=tmp_path).startswith(
        str(site)
    )
    assert "Success" in run(*mypy, "--cache-dir", tmp_path / "cache", script, cwd=tmp_path)


@pytest.mark.slow
def test_widget_draws_from_the_wheel_alone(empty_python, tmp_path):
    where, front, plotly = run(empty_python, "-I", "-c", DRAW, cwd=tmp_path).split()

    assert Path(where).is_relative_to(empty_python.parent.parent)
    assert int(front) > 100_000
    assert int(plotly) > 500_000


@pytest.mark.slow
def test_command_runs_from_the_wheel_alone(empty_python, tmp_path):
    assert "lab" in run(empty_python.with_name("teg-nb"), "--help", cwd=tmp_path)
