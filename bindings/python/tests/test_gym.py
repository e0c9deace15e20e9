"""The environment of one seat against bots: Gymnasium's own check, and what is ours."""

import pickle

import gymnasium
import numpy as np
import pytest
import tacit
from common import LAYOUTS
from gymnasium.utils.env_checker import check_env
from tacit.gym import TacitGym


def play_out(table, seed, choose=None):
    """A game of random actions; what the seat got, and how often it acted."""
    chance = np.random.default_rng(seed)
    observation, _ = table.reset(seed=seed)
    acted, reward, ended = 0, 0.0, False
    while not ended:
        legal = np.flatnonzero(observation["action_mask"])
        assert observation in table.observation_space
        observation, more, terminated, truncated, info = table.step(int(chance.choice(legal)))
        reward, acted, ended = reward + more, acted + 1, terminated or truncated
    return reward, acted, info


@pytest.mark.parametrize("layout", LAYOUTS)
def test_gymnasiums_check(layout):
    table = gymnasium.make("tacit.gym:Tac-v0", layout=layout, bots="random", disable_env_checker=True)
    check_env(table.unwrapped)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_gymnasiums_check_of_rendering(mode):
    check_env(gymnasium.make("tacit.gym:Tac-v0", bots="random", render_mode=mode).unwrapped)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_winners_are_rewarded(layout):
    table = TacitGym(layout, seat="c", bots="random")
    for seed in range(2):
        reward, acted, info = play_out(table, seed)
        assert table.game.over and acted > 20
        assert reward == (1.0 if "c" in info["winners"] else -1.0)
        assert not table._observation()["action_mask"].any()
        with pytest.raises(ValueError, match="the game is over: reset"):
            table.step(0)


def test_bots_that_are_good_beat_random_actions():
    table = TacitGym("duel2", bots="planner")
    assert sum(play_out(table, seed)[0] for seed in range(6)) < 0


def test_bots_by_seat():
    table = TacitGym(bots={"b": "random", "c": "planner", "d": "random"})
    assert sum(play_out(table, seed)[0] for seed in range(5)) > 0, "a good partner helps"


def test_a_game_without_end_is_truncated():
    table = TacitGym(bots="random", max_decisions=30)
    reward, _, info = play_out(table, 1)
    assert reward == 0 and not table.game.over and info == {}


def test_an_action_that_is_none_loses_at_once():
    table = TacitGym(bots="random")
    observation, _ = table.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = table.step(wrong)
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": tacit.action_text(wrong)})


def test_steps_of_a_seven_are_seen():
    table = TacitGym("duel2", bots="random")
    chance = np.random.default_rng(1)
    most = 0
    for seed in range(3):
        observation, _ = table.reset(seed=seed)
        ended = False
        while not ended:
            before = observation
            action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
            observation, _, terminated, truncated, _ = table.step(action)
            ended = terminated or truncated
            if 0 < observation["steps"] < 6 and before["steps"] + 1 == observation["steps"]:
                assert not np.array_equal(before["observation"], observation["observation"])
            most = max(most, observation["steps"])
    assert most == 6


def test_the_same_seed_is_the_same_game():
    one, other = TacitGym(), TacitGym()
    first, second = one.reset(seed=3)[0], other.reset(seed=3)[0]
    assert all(np.array_equal(first[key], second[key]) for key in first)
    assert one == other and hash(one) == hash(other)
    one.reset()
    assert one != other
    other.reset()
    assert one == other


def test_a_pickled_table_plays_on_the_same():
    table = TacitGym(bots="sampler:sims=5")
    with pytest.raises(ValueError, match="there is no game yet"):
        table.render_mode = "ansi"
        table.render()
    observation, _ = table.reset(seed=5)
    for _ in range(12):
        twin = pickle.loads(pickle.dumps(table))
        assert twin == table
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        observation, *_ = table.step(action)
        twin.step(action)
        assert twin == table and np.array_equal(twin._observation()["observation"], observation["observation"])


def test_open_hands_for_training():
    table = TacitGym()
    table.reset(seed=1)
    assert table.state().shape == (tacit.OBSERVATION_SIZE,)
    assert not np.array_equal(table.state(), table.reset(seed=1)[0]["observation"])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"layout": "pairs5"}, "layout: unknown layout 'pairs5'; there are pairs4"),
        ({"seat": "e"}, "seat: not a seat of pairs4: 'e'; there are a, b, c, d"),
        ({"bots": "genius"}, "unknown bot 'genius'; there are random"),
        ({"bots": {"b": "simple"}}, "bots: a bot for each of b, c, d, not b"),
        ({"render_mode": "human"}, "render_mode: not 'human'; there are ansi, rgb_array"),
    ],
)
def test_errors_name_the_choices(options, message):
    with pytest.raises(ValueError, match=message):
        TacitGym(**options)
