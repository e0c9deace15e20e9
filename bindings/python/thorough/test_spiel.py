"""The game of OpenSpiel: its own test of simulations, and what is ours."""

import doctest
import pickle
import random

import numpy as np
import pyspiel
import pytest
import tacit
import tacit.spiel
from common import LAYOUTS
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation


def play(game, chance, each=lambda state: None):
    """Random actions to the end."""
    state = game.new_initial_state()
    while not state.is_terminal():
        each(state)
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(chance.choices(outcomes, chances)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("layout", LAYOUTS)
def test_openspiels_simulations(layout):
    game = pyspiel.load_game("tac", {"layout": layout, "max_actions": 120})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_openspiels_simulation_of_a_whole_game():
    pyspiel.random_sim_test(pyspiel.load_game("tac(layout=duel2)"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("layout", ["pairs4", "free3", "coop4"])
def test_the_winners_get_one(layout):
    game = pyspiel.load_game("tac", {"layout": layout})
    for seed in range(2):
        state = play(game, random.Random(seed))
        returns, winners = state.returns(), state._player.game.winners
        assert state._player.game.over
        assert returns == [1.0 if seat in winners else -1.0 for seat in state._players]


def test_a_game_is_undecided_after_so_many_actions():
    state = play(pyspiel.load_game("tac(max_actions=40)"), random.Random(1))
    assert state.returns() == [0.0] * 4


def test_every_card_comes_from_the_pack():
    seen = []

    def look(state):
        if state.is_chance_node() and state._player is not None:
            left = state._cards_left()
            total = sum(left.values())
            assert {tacit.spiel.CARDS[card]: chance * total for card, chance in state.chance_outcomes()} == pytest.approx(
                {card: count for card, count in left.items() if count}
            )
            seen.append(total)

    play(pyspiel.load_game("tac(pack=basic,max_actions=200)"), random.Random(3), look)
    assert max(seen) == 100 and len(seen) > 60


def test_states_are_cloned_and_pickled():
    chance = random.Random(1)

    def compare(state):
        if chance.random() < 0.03:
            for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
                assert str(twin) == str(state) and twin.history() == state.history()
                actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
                twin.apply_action(actions[-1])
                assert str(twin) != str(state)

    play(pyspiel.load_game("tac(layout=duel2,max_actions=600)"), random.Random(2), compare)


def test_other_hands_are_in_no_information_state():
    def look(state):
        if state._player is None or state.is_chance_node():
            return
        table = state._player.game
        for player, seat in enumerate(state._players):
            text = state.information_state_string(player)
            shown = table.view(seat)
            assert shown.position.split(" hands=")[1].split(" ")[0] in state.observation_string(player)
            others = [other for other in table.players if other != seat and table.hand_size(other)]
            if table.turn == table.decider and table.phase == "swap":
                assert all(f"{other}:?" in text for other in others)
            assert np.array_equal(np.array(state.observation_tensor(player), np.uint8), state.observation(player))

    play(pyspiel.load_game("tac(max_actions=150)"), random.Random(2), look)


def test_deals_that_a_player_cannot_tell_apart_are_one_information_state():
    def dealt(*hands):
        state = pyspiel.load_game("tac").new_initial_state()
        state.apply_action(3)  # d deals, to a first
        for card in " ".join(hands).split():
            state.apply_action(tacit.spiel.CARDS.index(card))
        return [state.information_state_string(player) for player in range(4)]

    one = dealt("2 3 4 5 6", "7 8 9 10 12", "2 2 3 3 13", "5 5 6 TAC TRI")
    other = dealt("2 3 4 5 6", "5 8 9 10 12", "2 3 2 3 13", "7 5 6 TAC TRI")
    declared = dealt("2 3 4 5 6", "7 8 9 10 13", "2 2 3 3 12", "5 5 6 TAC TRI")
    assert [x == y for x, y in zip(one, other, strict=True)] == [True, False, True, False]
    assert one[0] != declared[0], "who has an opening card is told to all"


def test_openspiels_playthrough():
    text = playthrough("tac(layout=duel2,max_actions=12)", action_sequence=[], seed=1)
    assert "IsTerminal() = True" in text and "InformationStateString(1)" in text


def test_a_gift_is_known_to_its_giver_alone():
    game = pyspiel.load_game("tac")
    chance = random.Random(4)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    giver = state.current_player()
    twins = [state.child(action) for action in state.legal_actions()]
    assert len(twins) > 1
    for player in range(4):
        texts = {twin.information_state_string(player) for twin in twins}
        assert len(texts) == (len(twins) if player == giver else 1)


def test_information_states_tell_all_that_was_seen():
    """Different histories of a player's own actions are different to it, and the steps of a seven are its own."""
    texts, counted, sevens = set(), [], []

    def look(state):
        if state._player is not None and not state.is_chance_node():
            me = state.current_player()
            texts.add(state.information_state_string(me))
            counted.append(1)
            if state._player.steps:
                sevens.append(me)
                assert "steps" in state.information_state_string(me)
                assert "steps" not in state.information_state_string(1 - me)

    play(pyspiel.load_game("tac(layout=duel2,max_actions=400)"), random.Random(5), look)
    assert len(texts) == len(counted) and sevens


def test_parameters():
    game = pyspiel.load_game("tac(layout=pairs6,rules=pl;places:yes)")
    assert game.num_players() == 6 and game.new_initial_state().is_chance_node()
    assert play(pyspiel.load_game("tac(layout=pairs6,rules=pl;places:yes,max_actions=20)"), random.Random(1))._player.game.rules == "pl,places=yes"
    with pytest.raises(ValueError, match="layout: unknown layout 'pairs5'; there are pairs4"):
        tacit.spiel.TacGame({"layout": "pairs5"})
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert pyspiel.load_game("tac").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert pyspiel.load_game("tac(layout=coop6)").get_type().utility == pyspiel.GameType.Utility.IDENTICAL


def test_an_observer():
    game = pyspiel.load_game("tac(layout=duel2)")
    observation = make_observation(game)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observation.set_from(state, 0)
    assert observation.tensor.shape == (tacit.OBSERVATION_SIZE,)
    assert "hands=a:" in observation.string_from(state, 0)


def test_the_examples_in_the_docstring_are_true():
    outcome = doctest.testmod(tacit.spiel)
    assert outcome.attempted > 3 and outcome.failed == 0
