"""The version is written once, in src/base/version.h; everything else has it from there or agrees."""

import doctest
import importlib.metadata
import re
import tomllib
from pathlib import Path

import tacit
import tacit.aec
import tacit.gym

ROOT = Path(__file__).parents[3]
DISTRIBUTION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["name"]


def test_one_version():
    version = re.search(r'kVersion = "(.*)"', (ROOT / "src/base/version.h").read_text())[1]
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert tacit.__version__ == version
    assert importlib.metadata.version(DISTRIBUTION) == version


def test_the_texts_install_this_distribution():
    python = ROOT / "bindings/python"
    for file in (ROOT / "README.md", *ROOT.glob("docs/*.md"), python / "README.md", *python.glob("tacit/*.py")):
        for name in re.findall(r"pip install '?([\w.-]+)", file.read_text()):
            assert name in (".", DISTRIBUTION), file


def test_types_and_words_come_along():
    folder = Path(tacit.__file__).parent
    stubs = (folder / "_core.pyi").read_text()
    assert (folder / "py.typed").exists()
    for name in tacit.__all__:
        assert re.search(rf"^(class|def) {name}\b|^{name}\b", stubs, re.MULTILINE), name
    for thing in (tacit.Game, tacit.View, tacit.Bot, tacit.Games, tacit.MatchResult, tacit.match, tacit.replay):
        assert thing.__doc__


def test_the_examples_in_the_docstrings_are_true():
    for module in (tacit, tacit.aec, tacit.gym):
        outcome = doctest.testmod(module)
        assert outcome.attempted > 3 and outcome.failed == 0
