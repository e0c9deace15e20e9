"""Games, views, bots and matches: the core's own answers, in Python."""

import copy
import random
import signal
from pathlib import Path

import numpy as np
import pytest
import tacit
from common import LAYOUTS, advance

DATA = Path(__file__).parents[3] / "tests" / "data"


def test_a_first_game():
    game = tacit.Game("pairs4", pack="master", seed=1)
    assert (game.layout, game.pack, game.rules, game.players) == ("pairs4", "master", "std", "abcd")
    assert game.phase == "swap" and not game.over and game.result == "none" and game.winners == ""
    assert game.plays() == [f"give:{card}" for card in dict.fromkeys(game.hand(game.decider))]
    while game.phase == "swap":
        game.do(game.plays()[0])
    assert game.phase == "play"
    advance(game, 100_000)
    assert game.over and game.winners in ("ac", "bd") and game.result == game.winners
    assert game.plays() == []


def test_the_readme_play():
    game = tacit.Game.from_position(
        "layout=pairs4 board=a:B,B,B,20/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:5/b:2/c:3/d:4 dealer=d turn=a"
    )
    assert game.plays() == ["5:a20-25"]
    game.do("5:a20-25")
    assert game.marbles("a") == ["B", "B", "B", "25"] and game.function == "5" and game.decider == "b"


def test_perft_counts():
    """The same plays as the core's own lists, for all the positions that are counted by hand or by another program."""
    lines = [line.split("\t") for line in (DATA / "perft.tsv").read_text().splitlines() if not line.startswith("#")]
    assert len(lines) > 10
    for position, *counts in lines:
        game = tacit.Game.from_position(position)
        assert game.position == position
        assert game.play_count == len(game.plays()) == int(counts[0])
        if len(counts) > 1:
            assert game.perft(2) == int(counts[1])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_words_and_indices_are_the_same_plays(layout):
    by_index = tacit.Game(layout, seed=7)
    by_word = tacit.Game(layout, seed=7)
    chance = random.Random(7)
    for _ in range(150):
        i = chance.randrange(by_index.play_count)
        by_word.do(by_word.plays()[i])
        by_index.step(i)
        assert by_word.position == by_index.position


def test_run_is_many_steps():
    game = tacit.Game(seed=4)
    indices = []
    chance = random.Random(4)
    for _ in range(300):
        indices.append(chance.randrange(game.play_count))
        game.step(indices[-1])
    again = tacit.Game(seed=4)
    again.run(indices)
    assert again.position == game.position


@pytest.mark.parametrize("index", [0.0, np.float64(0.5), "0", None])
def test_an_index_is_a_whole_number(index):
    game = tacit.Game(seed=1)
    for call in (lambda: game.step(index), lambda: game.run([index])):
        with pytest.raises(TypeError):
            call()
    assert game.position == tacit.Game(seed=1).position
    game.step(np.int32(1))
    game.run(np.array([1, 0]))


def test_equal_views_are_one_in_a_set():
    game = advance(tacit.Game(seed=3), 30)
    views = {game.view("a"), game.view("a"), game.copy().view("a"), game.view("c"), game.view("ac")}
    assert len(views) == 3
    assert game.view("a") in views and game.view("b") not in views


def test_copies_go_their_own_ways():
    game = advance(tacit.Game(seed=3), 30)
    twin, other = game.copy(), copy.deepcopy(game)
    game.step(0)
    assert twin.position == other.position != game.position
    twin.step(0)
    assert twin.position == game.position
    assert advance(twin, 200).position == advance(game, 200).position, "the cards to come are the same, too"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: tacit.Game("pairs5"), "layout: unknown layout 'pairs5'; there are pairs4,"),
        (lambda: tacit.Game(pack="huge"), "pack: unknown pack 'huge'"),
        (lambda: tacit.Game(rules="std,magic=yes"), "magic"),
        (lambda: tacit.Game.from_position("layout=pairs4"), "board"),
        (lambda: tacit.Game(seed=1).do("5:a20-25"), "seat a does not hold the card"),
        (lambda: tacit.Game(seed=1).do("nonsense"), "'nonsense'"),
        (lambda: tacit.Game(seed=1).step(99), "no play 99; there are"),
        (lambda: tacit.Game(seed=1).step(-1), "no play -1"),
        (lambda: tacit.Game(seed=1).view("z"), "not a seat of the layout: 'z'"),
        (lambda: tacit.Game("duel2", seed=1).hand("b"), "not a seat of the layout: 'b'"),
        (lambda: tacit.Game(seed=1).view("a").hand("b"), "hand of seat b is not known|not known"),
        (lambda: tacit.Bot("genius"), "unknown bot 'genius'; there are random, beginner, simple"),
        (lambda: tacit.Bot("cmd:./mybot"), "a program plays in a match only"),
        (lambda: tacit.Bot("sampler", ms=-1), "ms: too small"),
        (lambda: tacit.match("simple", "nobody"), "unknown bot 'nobody'"),
        (lambda: tacit.match("simple", "random", deals=0), "deals: not a number from 1 on: 0"),
        (lambda: tacit.match("simple", "random", layout="duel2", mixed=True), "mixed: in duel2"),
        (lambda: tacit.match("simple", "random", sprt=(5, 0)), "sprt: not two Elo differences"),
        (lambda: tacit.replay("hello"), "line 1"),
        (lambda: tacit.Games(0), "count: not a number from 1 on: 0"),
    ],
)
def test_errors_are_clear(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_a_refused_play_changes_nothing():
    game = tacit.Game(seed=1)
    before = game.position
    for wrong in ("give:99", "pass", ""):
        with pytest.raises(ValueError):
            game.do(wrong)
    assert game.position == before


def test_pictures():
    game = advance(tacit.Game(seed=1), 40)
    assert str(game).endswith(f"{game.decider} decides (play)")
    assert "?" not in str(game)
    assert f"b: ?{game.hand_size('b')}" in str(game.view("a"))
    assert repr(game) == f"<tacit.Game: {game.position}>"


def test_game_files():
    files = sorted((DATA / "golden").rglob("*.tac"))
    assert files
    for file in files:
        moments = tacit.replay(file.read_text())
        position, seat, play = moments[-1]
        game = tacit.Game.from_position(position)
        assert game.decider == seat
        game.do(play)


# ---- Bots and matches ----


@pytest.mark.parametrize("level", ["random", "beginner", "simple", "casual", "planner", "club", "expert", "sampler"])
def test_bots_decide_from_a_view(level):
    bot = tacit.Bot(level, sims=50, seed=1)
    assert bot.level == level
    game = advance(tacit.Game(seed=2), 30)
    for _ in range(12):
        play = bot.decide(game.view(game.decider))
        assert play in game.plays()
        game.do(play)
    index = bot.choose(game.view(game.decider))
    assert 0 <= index < game.play_count


def test_the_same_seed_decides_the_same():
    view = (lambda game: game.view(game.decider))(advance(tacit.Game(seed=2), 30))
    choices = [[tacit.Bot("sampler", sims=60, seed=seed).decide(view) for _ in range(2)] for seed in range(4)]
    assert all(first == second for first, second in choices)


def test_a_bot_needs_the_view_of_the_deciding_seat():
    game = tacit.Game(seed=2)
    other = next(seat for seat in game.players if seat != game.decider)
    with pytest.raises(ValueError, match=f"seat {game.decider} decides, and this is the view of {other}"):
        tacit.Bot("simple").decide(game.view(other))
    with pytest.raises(TypeError):
        tacit.Bot("simple").decide(game)


def test_a_match():
    result = tacit.match("simple", "random", deals=8, seed=1, jobs=2)
    assert result.games == 16 == result.wins + result.losses + result.undecided
    assert len(result.scores) == 8 and result.score == pytest.approx(sum(result.scores) / 8)
    assert result.score > 0.8 and result.elo > 0
    assert result.score_interval[0] <= result.score <= result.score_interval[1]
    assert result.elo_interval[0] <= result.elo <= result.elo_interval[1]
    report = result.as_dict()
    assert report["games"] == 16 and report["seed"] == 1 and report["a"] == "simple"
    assert "duplicate deals" in str(result)
    one_job = tacit.match("simple", "random", deals=8, seed=1, jobs=1)
    assert one_job.scores == result.scores


def test_a_bot_that_forfeits_every_game_has_no_elo():
    with pytest.warns(RuntimeWarning, match="b, 'cmd:cat', forfeited 2 of 2 games .*; first trouble: pair 1, seat"):
        result = tacit.match("random", "cmd:cat", deals=1, seed=1)
    assert result.forfeits == (0, 2) and result.wins == 2
    assert result.elo is None and result.elo_interval is None
    assert "elo" not in result.as_dict()


def test_a_match_can_be_interrupted():
    class Enough(Exception):
        pass

    def stop(*_):
        raise Enough

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(Enough):
            tacit.match("simple", "simple", deals=1_000_000)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
