"""Many games at a time: the same games as one by one, whatever the number of threads."""

import gc
import re
import sys
import threading
import time

import numpy as np
import pytest
import tacit


def random_actions(games, chance):
    return (chance.random(len(games)) * games.counts).astype(np.int64)


def check_arrays(games):
    for i in (0, len(games) // 2, len(games) - 1):
        game = games[i]
        assert games.deciders[i] == "abcdef".index(game.decider)
        assert games.counts[i] == game.play_count
        assert np.array_equal(games.observations[i], game.view(game.decider).observation())


@pytest.mark.parametrize("layout", ["pairs4", "free3", "coop6"])
def test_the_arrays_tell_of_the_games(layout):
    games = tacit.Games(200, layout, seed=1)
    chance = np.random.default_rng(1)
    for _ in range(60):
        check_arrays(games)
        games.step(random_actions(games, chance))
    check_arrays(games)


def test_threads_make_no_difference():
    ways = []
    for threads in (1, 3):
        games = tacit.Games(300, seed=5, threads=threads)
        chance = np.random.default_rng(5)
        ended = 0
        for _ in range(700):
            games.step(random_actions(games, chance))
            ended += int(games.over.sum())
        ways.append((games.observations.tobytes(), ended))
    assert ways[0] == ways[1]
    assert ways[0][1] > 0, "no game has ended"


def test_a_game_that_ends_is_rewarded_and_starts_anew():
    games = tacit.Games(64, "duel2", seed=2)
    chance = np.random.default_rng(2)
    ended = 0
    for _ in range(3000):
        games.step(random_actions(games, chance))
        assert not games.rewards[~games.over].any()
        for i in np.flatnonzero(games.over):
            assert sorted(games.rewards[i].tolist()) == [-1, 0, 0, 0, 0, 1]
            assert games[int(i)].laid == 0
            ended += 1
    assert ended > 5


def test_one_by_one_it_is_the_same_game():
    games = tacit.Games(8, "pairs4", seed=3)
    single = games[5]
    chance = np.random.default_rng(3)
    for _ in range(200):
        actions = random_actions(games, chance)
        games.step(actions)
        single.step(int(actions[5]))
        assert games[5].position == single.position


def test_a_wrong_action_changes_nothing():
    games = tacit.Games(100, seed=1)
    before = games.observations.copy()
    actions = np.zeros(100, np.int64)
    actions[70] = games.counts[70]
    with pytest.raises(ValueError, match=f"game 70: no play {games.counts[70]}; it has {games.counts[70]}"):
        games.step(actions)
    actions[70] = -1
    with pytest.raises(ValueError, match="game 70: no play -1; it has"):
        games.step(actions)
    for wrong in (actions[:99], actions[:, None], actions[0]):
        shape = re.escape(str(wrong.shape))
        with pytest.raises(ValueError, match=f"actions: there are 100 games, but the shape is {shape}"):
            games.step(wrong)
    assert np.array_equal(games.observations, before)


def test_nothing_is_cut_off_to_fit():
    games = tacit.Games(3, seed=1)
    before = games.observations.copy()
    for wrong, dtype in (([0.5, 0, 0], "float64"), (np.zeros(3, np.float32), "float32"), ([True] * 3, "bool")):
        with pytest.raises(TypeError, match=f"actions: integers are needed, not {dtype}"):
            games.step(wrong)
    for call in (games.reset, lambda which: games.choose(tacit.Bot("random"), which)):
        for wrong, dtype in ((np.array([0, 2, 0]), "int64"), ([0.0, 1.0, 0.0], "float64")):
            with pytest.raises(TypeError, match=f"which: bools are needed, not {dtype}"):
                call(wrong)
        with pytest.raises(ValueError, match="which: there are 3 games"):
            call([True])
    assert np.array_equal(games.observations, before)


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int32", "uint64", ">i8"])
def test_whole_numbers_of_any_size_are_actions(dtype):
    games, same = tacit.Games(3, seed=1), tacit.Games(3, seed=1)
    games.step(np.array([1, 0, 2], dtype))
    same.step([1, 0, 2])
    assert np.array_equal(games.observations, same.observations)


def test_one_of_the_games():
    games = tacit.Games(3, seed=1)
    assert games[np.int64(2)].position == games[2].position
    for index in (-1, 3):
        with pytest.raises(IndexError, match=f"no game {index}; there are 3"):
            games[index]
    with pytest.raises(TypeError):
        games[np.float64(1.5)]


def test_reset_starts_the_marked_games_anew():
    games = tacit.Games(10, seed=1)
    for _ in range(30):
        games.step(np.zeros(10, np.int64))
    which = np.arange(10) % 2 == 0
    kept = games.observations[~which].copy()
    games.reset(which)
    assert all((games[i].laid == 0) == which[i] for i in range(10))
    assert np.array_equal(games.observations[~which], kept)


def test_other_libraries_take_the_arrays_over_without_a_copy():
    games = tacit.Games(100, seed=1)
    for name in ("observations", "counts", "deciders", "rewards", "over"):
        ours = getattr(games, name)
        theirs = np.from_dlpack(ours)
        assert theirs.dtype == ours.dtype and theirs.ctypes.data == ours.ctypes.data
        assert theirs.ctypes.data % 64 == 0, "JAX copies what begins elsewhere"
    seen = np.from_dlpack(games.observations)
    games.step(np.zeros(100, np.int64))
    assert np.array_equal(seen, games.observations)


def test_arrays_outlive_the_games():
    games = tacit.Games(100, seed=1)
    seen = np.from_dlpack(games.observations)
    kept = seen.copy()
    del games
    gc.collect()
    assert np.array_equal(seen, kept)


def test_what_is_written_into_the_arrays_is_read_by_nobody():
    games, same = tacit.Games(10, seed=1), tacit.Games(10, seed=1)
    for name in ("observations", "counts", "deciders", "rewards", "over"):
        getattr(games, name)[:] = 1
    with pytest.raises(ValueError, match="no play 4000"):
        games.step(np.full(10, 4000))
    assert games.play_features()[0].shape == same.play_features()[0].shape
    games.step(np.zeros(10, np.int64))
    same.step(np.zeros(10, np.int64))
    assert np.array_equal(games.observations, same.observations) and np.array_equal(games.counts, same.counts)


def test_open_hands():
    games = tacit.Games(20, "trios6", seed=1)
    for _ in range(40):
        games.step(np.zeros(20, np.int64))
    rows = games.open_observations()
    for i in range(20):
        assert np.array_equal(rows[i], games[i].view(games[i].players).observation())
    assert not np.array_equal(rows, games.observations)


def test_play_features():
    games = tacit.Games(50, seed=1)
    for _ in range(40):
        games.step(np.zeros(50, np.int64))
    rows, offsets = games.play_features()
    assert np.array_equal(np.diff(offsets), games.counts) and rows.shape == (offsets[-1], tacit.PLAY_SIZE)
    for i in range(50):
        game = games[i]
        assert np.array_equal(rows[offsets[i] : offsets[i + 1]], game.view(game.decider).play_features())


def test_bots_choose_for_many_games():
    games = tacit.Games(40, seed=1)
    which = games.deciders % 2 == 0
    actions = games.choose(tacit.Bot("simple"), which)
    assert (actions < games.counts).all() and not actions[~which].any()
    wins = np.zeros(6)
    for _ in range(600):
        actions = np.where(
            games.deciders % 2 == 0,
            games.choose(tacit.Bot("simple"), games.deciders % 2 == 0),
            games.choose(tacit.Bot("random"), games.deciders % 2 == 1),
        )
        games.step(actions)
        wins += games.rewards.sum(0)
    assert wins[0] > 0 > wins[1], "the simple bot loses against random plays"


@pytest.mark.parametrize("work", ["step", "choose", "play_features"])
def test_other_threads_run_meanwhile(work):
    """Threads change only where one lets go: what was counted meanwhile was counted while the core was at work."""
    games = tacit.Games(4000, seed=1, threads=1)
    calls = {
        "step": lambda: games.step(np.zeros(4000, np.int64)),
        "choose": lambda: games.choose(tacit.Bot("simple")),
        "play_features": games.play_features,
    }
    counted, done = [0], threading.Event()

    def count():
        while not done.is_set():
            counted[0] += 1
            time.sleep(0)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    thread = threading.Thread(target=count)
    thread.start()
    try:
        call, before = calls[work], counted[0]
        for _ in range(20):
            call()
        meanwhile = counted[0] - before
    finally:
        done.set()
        sys.setswitchinterval(interval)
        thread.join()
    assert meanwhile > 0
