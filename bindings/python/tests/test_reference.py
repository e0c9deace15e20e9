"""docs/python-reference.md is what the docstrings say today."""

import subprocess
import sys
from pathlib import Path

import tacit

ROOT = Path(__file__).parents[3]


def test_the_reference_is_up_to_date():
    command = [sys.executable, ROOT / "scripts" / "python-reference", "--print"]
    written = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert (ROOT / "docs" / "python-reference.md").read_text() == written, "scripts/python-reference writes it"


def test_the_reference_has_every_name():
    text = (ROOT / "docs" / "python-reference.md").read_text()
    for name in tacit.__all__:
        assert f"### {name}\n" in text or f"`{name}(" in text or f"`{name}: " in text, name


def test_everything_public_says_what_it_is_for():
    for kind in (tacit.Game, tacit.View, tacit.Games, tacit.Bot, tacit.MatchResult, tacit.Feature):
        for name, member in vars(kind).items():
            assert name.startswith("_") or member.__doc__, f"{kind.__name__}.{name}"
