"""The judge in Python: the program's own report, and questions about one decision."""

import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest
import tacit
import tacit.types

DATA = Path(__file__).parents[3] / "tests" / "data"
WIN = (
    "layout=pairs4 board=a:63,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:62,H2,H3,H4 "
    "hands=a:2,3,9/b:5,5,6/c:5,6,6/d:8,8,8 dealer=d turn=a"
)


def check(value, wanted, where="it"):
    """That a value is of a type of tacit.types, to the last key."""
    origin, arguments = get_origin(wanted), get_args(wanted)
    if is_typeddict(wanted):
        types = get_type_hints(wanted)
        assert wanted.__required_keys__ <= set(value) <= set(types), where
        for key, each in value.items():
            check(each, types[key], f"{where}[{key!r}]")
    elif origin is list:
        for each in value:
            check(each, arguments[0], where)
    elif origin is dict:
        for key, each in value.items():
            check(key, arguments[0], where)
            check(each, arguments[1], where)
    elif origin is Literal:
        assert value in arguments, where
    else:
        assert isinstance(value, (int, float) if wanted is float else wanted), where


def win_now():
    return tacit.Game.from_position(WIN).view("a")


def test_a_report():
    text = (DATA / "golden" / "duel2-std.tac").read_text()
    report = tacit.analyse(text, sims=20, seed=3, jobs=2)
    assert report == tacit.analyse(text, sims=20, seed=3, jobs=1)
    check(report, tacit.types.Report)
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
    check(judged, tacit.types.Judged)


def test_which_play_to_make():
    assert tacit.judge(win_now(), sims=500)["best"] == "3:a63-H1"


def test_the_dicts_are_as_their_types_say():
    check(tacit.Game.undealt(dealer="b").next_deal, tacit.types.NextDeal)
    golden = (DATA / "golden" / "coop4-std.tac").read_text()
    beginning = tacit.Game.from_record(golden, decisions=14).record()
    check(tacit.analyse(beginning, sims=2), tacit.types.Report)
    for layout in ("pairs4", "coop4"):
        check(tacit.match("random", "random", layout=layout, deals=2, seed=1, sprt=(0, 400)).as_dict(), tacit.types.MatchReport)


@pytest.mark.parametrize(
    ("source", "struct", "type_"),
    [
        ("match/match_json.cpp", "MatchShown", "MatchReport"),
        ("match/match_json.cpp", "CardsShown", "CardsLaid"),
        *(("analysis/judged.h", f"{name}Shown", name) for name in ("Valued", "Reason", "Judged")),
        *(("analysis/report_shown.h", f"{name}Shown", f"{name}Report") for name in ("Side", "Seat", "Hand", "Deal")),
        *(("analysis/report_shown.h", f"{name}Shown", name) for name in ("Known", "Decision", "Report")),
        ("analysis/report_shown.h", "HiddenShown", "HiddenCard"),
    ],
)
def test_types_have_all_fields(source, struct, type_):
    """Those that are rare in what is printed, too."""
    text = (DATA.parents[1] / "src" / source).read_text()
    fields = re.search(rf"TACIT_FIELDS\({struct},(.*?)\)\n", text, re.DOTALL)[1]
    names = {written or plain for written, plain in re.findall(r'\(\w+, "(\w+)"\)|(\w+)', fields)}
    assert names == set(getattr(tacit.types, type_).__annotations__)


def test_nonsense():
    with pytest.raises(ValueError):
        tacit.analyse("nonsense")
    with pytest.raises(ValueError):
        tacit.judge(win_now(), "9:a63-9")
    with pytest.raises(ValueError, match="ms"):
        tacit.judge(win_now(), ms=-1)
    with pytest.raises(ValueError, match="decides"):
        tacit.judge(tacit.Game.from_position(WIN).view("b"))
