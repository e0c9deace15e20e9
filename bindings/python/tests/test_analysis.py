"""The judge in Python: the program's own report, and questions about one decision."""

from pathlib import Path

import pytest
import tacit

DATA = Path(__file__).parents[3] / "tests" / "data"
WIN = (
    "layout=pairs4 board=a:63,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:62,H2,H3,H4 "
    "hands=a:2,3,9/b:5,5,6/c:5,6,6/d:8,8,8 dealer=d turn=a"
)


def win_now():
    return tacit.Game.from_position(WIN).view("a")


def test_a_report():
    text = (DATA / "golden" / "duel2-std.tac").read_text()
    report = tacit.analyse(text, sims=20, seed=3, jobs=2)
    assert report == tacit.analyse(text, sims=20, seed=3, jobs=1)
    assert report["unit"] == "chance" and report["sims"] == 20
    assert len(report["decisions"]) > 100
    assert all(0 <= seat["accuracy"] <= 1 for seat in report["seats"])
    for side in report["sides"]:
        parts = side["start"] + side["deal"] + side["play"] + side["skill"]
        assert side["end"] == pytest.approx(parts, abs=1e-3)


def test_a_win_that_was_missed():
    judged = tacit.judge(win_now(), "9:a63-8", sims=500)
    assert judged["mark"] == "blunder" and judged["best"] == "3:a63-H1"
    assert judged["loss"] > 0.08 and judged["reasons"]


def test_which_play_to_make():
    assert tacit.judge(win_now(), sims=500)["best"] == "3:a63-H1"


def test_nonsense():
    with pytest.raises(ValueError):
        tacit.analyse("nonsense")
    with pytest.raises(ValueError):
        tacit.judge(win_now(), "9:a63-9")
    with pytest.raises(ValueError, match="ms"):
        tacit.judge(win_now(), ms=-1)
    with pytest.raises(ValueError, match="decides"):
        tacit.judge(tacit.Game.from_position(WIN).view("b"))
