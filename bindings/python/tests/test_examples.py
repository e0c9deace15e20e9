"""The examples run, say something sensible and draw a picture."""

import importlib.util
from pathlib import Path

import pytest
import tacit

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "bindings" / "python" / "examples"


def run(name, *arguments, folder=EXAMPLES):
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.main(list(arguments))


@pytest.fixture
def picture(tmp_path):
    path = tmp_path / "picture.png"
    yield str(path)
    assert path.read_bytes().startswith(b"\x89PNG\r\n")


def test_every_example_is_run():
    tested = Path(__file__).read_text()
    assert all(f'run("{path.stem}"' in tested for path in EXAMPLES.glob("*.py"))


def test_win_rate(picture):
    assert run("win_rate", "--games", "10", "--out", picture) > 0.6, "a strategy that is worse than chance"


def test_deals_by_edition(picture):
    means = run("deals_by_edition", "--games", "4", "--out", picture)
    assert len(means) == 6 and all(3 < mean < 40 for mean in means.values())


def test_train():
    """From nothing, after a few games against itself."""
    assert run("train", "--count", "16", "--turns", "1500", "--games", "20", folder=ROOT / "examples") > 0.6


def test_tac_playable(picture):
    share = run("tac_playable", "--games", "64", "--steps", "60", "--out", picture)
    games = tacit.Games(64, seed=1)
    bot = tacit.Bot("simple")
    held = playable = 0
    for _ in range(60):
        for i in range(64):
            game = games[i]
            if game.phase == "play" and game.turn == game.decider and "TAC" in game.hand(game.turn):
                held += 1
                playable += any(play.startswith("TAC=") for play in game.plays())
        games.step(games.choose(bot))
    assert share == pytest.approx(playable / held)
