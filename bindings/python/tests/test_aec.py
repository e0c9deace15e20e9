"""The environment: PettingZoo's own tests, and what is ours."""

import pickle

import numpy as np
import pytest
import tacit
from common import LAYOUTS
from pettingzoo.test import api_test, seed_test
from tacit.aec import TacitEnv, env, raw_env


def play_out(table, seed):
    """Random plays to the end; what each agent got."""
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    got = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        ended = terminated or truncated
        table.step(None if ended else int(random.integers(observation["action_mask"].sum())))
    return got


# PettingZoo knows by name which of its own games have a mask beside the observation, and would call seats player_0.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format:UserWarning")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_api(layout):
    api_test(env(layout=layout), num_cycles=500)
    api_test(raw_env(layout=layout), num_cycles=100)


def test_seeds():
    seed_test(env, num_cycles=500)
    seed_test(lambda: env(layout="trios6", pack="basic+JA", rules="pl"), num_cycles=200)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_winners_are_rewarded(layout):
    table = raw_env(layout=layout)
    got = play_out(table, seed=3)
    assert table.game.over
    assert got == {agent: 1.0 if agent in table.game.winners else -1.0 for agent in table.possible_agents}


def test_a_game_without_end_is_truncated():
    table = TacitEnv(max_decisions=20)
    assert play_out(table, seed=1) == dict.fromkeys("abcd", 0.0)
    assert not table.game.over


def test_only_the_deciding_agent_has_actions():
    table = raw_env()
    table.reset(seed=5)
    for agent in table.possible_agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.sum() == (table.game.play_count if agent == table.agent_selection else 0)
    assert list(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])) == list(
        range(len(table.game.plays()))
    )


def test_an_action_that_is_none_changes_nothing():
    table = raw_env()
    table.reset(seed=5)
    before = table.game.position
    with pytest.raises(ValueError, match="no play 4000"):
        table.step(4000)
    assert table.game.position == before


def test_games_after_a_seed_are_the_same_again():
    def first_positions(table):
        table.reset(seed=9)
        positions = [table.game.position]
        for _ in range(3):
            table.reset()
            positions.append(table.game.position)
        return positions

    positions = first_positions(raw_env())
    assert positions == first_positions(raw_env())
    assert len(set(positions)) == 4


def test_play_features_go_with_the_actions():
    table = raw_env()
    table.reset(seed=2)
    assert table.play_features().shape == (table.game.play_count, tacit.PLAY_SIZE)
    assert table.state_space.contains(table.state())


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format:UserWarning")
def test_fixed_actions():
    api_test(env(actions="fixed"), num_cycles=500)
    table = raw_env(layout="duel2", actions="fixed")
    table.reset(seed=1)
    chance, sevens = np.random.default_rng(1), 0
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        legal = np.flatnonzero(observation["action_mask"])
        assert (table.observe("c" if agent == "a" else "a")["action_mask"] == 0).all()
        table.step(None if terminated or truncated else int(chance.choice(legal)))
        sevens += len(table._player.steps) == 6
    assert table.game.over and sevens > 0
    with pytest.raises(ValueError, match="actions: not 'all'; there are list, fixed"):
        raw_env(actions="all")


def test_a_game_of_ones_own():
    table = raw_env()
    table.reset(seed=1)
    table.game = tacit.Game.from_position(
        "layout=pairs4 board=a:B,B,B,20/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:5/b:2/c:3/d:4 dealer=d turn=a"
    )
    assert table.observe("a")["action_mask"].sum() == 1
    table.step(0)
    assert table.game.marbles("a")[-1] == "25"


def test_pixels():
    table = raw_env(render_mode="rgb_array")
    table.reset(seed=1)
    assert table.render().shape == (480, 480, 3)


@pytest.mark.parametrize("made", [env, raw_env])
def test_a_pickled_table_plays_on_the_same(made):
    table = made()
    assert pickle.loads(pickle.dumps(table)).unwrapped == table.unwrapped
    table.reset(seed=4)
    for n in range(600):
        if n % 100 == 0:
            twin = pickle.loads(pickle.dumps(table))
            assert twin.unwrapped == table.unwrapped and hash(twin.unwrapped) == hash(table.unwrapped)
        action = n % table.unwrapped.game.play_count
        table.step(action)
        assert twin.unwrapped != table.unwrapped
        twin.step(action)
        assert twin.unwrapped == table.unwrapped
    twin.reset()
    assert twin.unwrapped != table.unwrapped
    table.reset()
    assert twin.unwrapped == table.unwrapped, "the games to come are the same, too"
    assert table.unwrapped != raw_env(layout="duel2")


def test_render():
    table = raw_env(render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == str(table.game)
