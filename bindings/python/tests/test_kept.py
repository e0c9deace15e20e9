"""What can be kept of a game: its record, a pickle, an equal one - and worlds that fit what a seat knows."""

import copy
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest
import tacit
from common import LAYOUTS, advance, play_on

DATA = Path(__file__).parents[3] / "tests" / "data"
KINDS = [(layout, "std") for layout in LAYOUTS] + [("free3", "std,places=yes"), ("pairs4", "pl"), ("coop4", "zh")]


def again(thing):
    return pickle.loads(pickle.dumps(thing))


def moments(layout, rules, seed=1, plays=400):
    """A game of random plays, at some of its moments."""
    game, chance = tacit.Game(layout, rules=rules, seed=seed), random.Random(seed)
    for n in range(plays):
        if n % 23 == 0 or game.over:
            yield game
        if game.over:
            break
        game.step(chance.randrange(game.play_count))


# ---- Records ----


@pytest.mark.parametrize(("layout", "rules"), KINDS)
def test_a_record_has_the_whole_game(layout, rules):
    for game in moments(layout, rules):
        text = game.record()
        read = tacit.Game.from_record(text)
        assert read.record() == text
        assert read.decider == game.decider and read.result == game.result and read.laid == game.laid
        assert [read.marbles(seat) for seat in read.players] == [game.marbles(seat) for seat in game.players]
        assert [read.view(seat).position for seat in read.players] == [game.view(seat).position for seat in game.players]
        plays = tacit.replay(text)
        assert len(plays) >= game.laid


def test_golden_games_are_read_and_written():
    for file in (DATA / "golden").rglob("*.tac"):
        text = file.read_text()
        assert tacit.Game.from_record(text).record() == text.partition("\n{")[0] + "\n"


def test_headers():
    game = advance(tacit.Game(seed=1), 30)
    text = game.record({"Event": "Test", "a": 'Anna "the Ace"'})
    assert '[Event "Test"]' in text and r'[a "Anna \"the Ace\""]' in text and '[Result "none"]' in text
    assert tacit.Game.from_record(text).record() == text


def test_a_record_up_to_some_decision_goes_on_as_the_file_does():
    game = advance(tacit.Game(seed=5), 200)
    text = game.record()
    early = tacit.Game.from_record(text, decisions=40)
    assert early.laid < game.laid
    for position, seat, play in tacit.replay(text)[40:]:
        assert early.decider == seat and early.view(seat).hand(seat) == tacit.Game.from_position(position).hand(seat)
        early.do(play)
    assert early.record() == text
    with pytest.raises(ValueError, match="decisions: the file has"):
        tacit.Game.from_record(text, decisions=10_000)


def test_another_way_than_the_file_goes_on_by_chance():
    text = advance(tacit.Game("free3", rules="std,places=yes", seed=5), 300).record()
    other = tacit.Game.from_record(text, decisions=20, seed=1)
    chance = random.Random(2)
    play_on(other, chance, 2000)
    assert tacit.Game.from_record(other.record()).record() == other.record()
    assert again(other) == other


def test_a_game_that_began_with_a_position_has_no_record():
    game = tacit.Game.from_position(advance(tacit.Game(seed=1), 30).position, seed=1)
    with pytest.raises(ValueError, match="record: the game went on from a position"):
        game.record()
    with pytest.raises(ValueError, match="line 1"):
        tacit.Game.from_record("nonsense")


def test_a_board_that_people_set_right():
    """Its plays alone do not make such a game again; tacit.replay walks through it."""
    game = advance(tacit.Game("duel2", seed=1), 12)
    text = game.record() + "set a:B,B,B,20/c:B,B,B,B\n"
    assert len(tacit.replay(text)) == 12
    with pytest.raises(ValueError, match="from_record: the board was set right by hand"):
        tacit.Game.from_record(text)


def test_the_games_of_a_match():
    result = tacit.match("simple", "random", deals=3, seed=1, jobs=2, games=True)
    assert len(result.records) == result.games == 6
    games = [tacit.Game.from_record(text) for text in result.records]
    assert all(game.over for game in games)
    won = sum(f'[{game.winners[0]} "simple"]' in text for game, text in zip(games, result.records, strict=True))
    assert won == result.wins
    assert tacit.match("simple", "random", deals=1, seed=1).records == []


def test_games_by_the_thousand_have_records_too():
    games = tacit.Games(16, "duel2", seed=2)
    chance = np.random.default_rng(2)
    for _ in range(900):
        games.step((chance.random(16) * games.counts).astype(np.int64))
    for i in range(16):
        assert tacit.Game.from_record(games[i].record()).laid == games[i].laid


# ---- Pickles and equality ----


@pytest.mark.parametrize(("layout", "rules"), KINDS)
def test_a_pickled_game_is_the_same_game(layout, rules):
    for game in moments(layout, rules):
        twin = again(game)
        assert twin == game and twin.position == game.position
        assert [twin.view(seat) for seat in twin.players] == [game.view(seat) for seat in game.players]
        assert play_on(twin, random.Random(1), 60).position == play_on(game.copy(), random.Random(1), 60).position


@pytest.mark.parametrize(("layout", "rules"), KINDS)
def test_a_pickled_view_is_the_same_view(layout, rules):
    for game in moments(layout, rules):
        for seats in [*game.players, game.players]:
            view = game.view(seats)
            assert again(view) == view and hash(again(view)) == hash(view)


def test_games_are_equal_that_began_and_went_on_alike():
    game = advance(tacit.Game(seed=3), 30)
    assert game == advance(tacit.Game(seed=3), 30) == copy.deepcopy(game)
    assert game != advance(tacit.Game(seed=3), 29)
    assert game != advance(tacit.Game(seed=4), 30)
    assert game != tacit.Game.from_position(game.position, seed=3)
    assert game != "a game"
    position = game.position
    assert tacit.Game.from_position(position, seed=1) == tacit.Game.from_position(position, seed=1)
    assert tacit.Game.from_position(position, seed=1) != tacit.Game.from_position(position, seed=2)


def test_what_changes_has_no_hash():
    for thing in (tacit.Game(seed=1), tacit.Games(2, seed=1), tacit.Bot("simple")):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)


def test_many_games_are_pickled_with_all_their_chance():
    games = tacit.Games(64, "duel2", seed=2)
    chance = np.random.default_rng(2)
    for _ in range(500):
        games.step((chance.random(64) * games.counts).astype(np.int64))
    twin = again(games)
    assert twin == games and np.array_equal(twin.observations, games.observations)
    assert np.array_equal(twin.rewards, games.rewards) and np.array_equal(twin.over, games.over)
    bot = tacit.Bot("random")
    for _ in range(300):
        games.step(games.choose(bot))
        assert twin != games
        twin.step(twin.choose(bot))
    assert twin == games and np.array_equal(twin.observations, games.observations)


def test_a_pickled_bot_goes_on_deciding_the_same():
    bot = tacit.Bot("sampler", sims=40, seed=7)
    game = advance(tacit.Game(seed=2), 30)
    for _ in range(6):
        twin = again(bot)
        assert twin == bot and twin.level == "sampler" and twin.simulations == bot.simulations
        index = bot.choose(game.view(game.decider))
        assert twin.choose(game.view(game.decider)) == index
        game.step(index)
    assert tacit.Bot("simple", seed=1) == tacit.Bot("simple", seed=1) != tacit.Bot("simple", seed=2)
    assert tacit.Bot("simple", seed=1) != tacit.Bot("random", seed=1)


def test_another_process_plays_on():
    game = advance(tacit.Game(seed=2), 30)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = pool.submit(advance, game, 200).result()
    assert there == advance(game.copy(), 200) != game


def test_a_pickle_of_another_version_is_refused():
    for thing in (tacit.Game(seed=1), tacit.Game(seed=1).view("a"), tacit.Games(2), tacit.Bot("simple")):
        state = thing.__getstate__()
        empty = type(thing).__new__(type(thing))
        with pytest.raises(ValueError, match=r"pickled by 0\.0\.0, and this is .*Game\.record"):
            empty.__setstate__(("0.0.0", *state[1:]))
        with pytest.raises(ValueError, match="not whole"):
            type(thing).__new__(type(thing)).__setstate__(state[:-1])


# ---- Worlds that fit a view ----


@pytest.mark.parametrize(("layout", "rules"), KINDS)
def test_a_sampled_world_looks_the_same_to_the_seat(layout, rules):
    for game in moments(layout, rules):
        for seats in [*game.players, game.players[0] + game.players[-1]]:
            view = game.view(seats)
            world = view.sample(seed=1)
            assert world.view(seats) == view
            assert world == view.sample(seed=1) == again(world)


def test_a_sampled_world_differs_in_what_is_hidden():
    game = advance(tacit.Game(seed=2), 20)
    view = game.view("a")
    worlds = {view.sample(seed=n).position for n in range(20)}
    assert len(worlds) == 20
    assert game.view("abcd").sample(seed=1).hand("b") == game.hand("b")
    for n in range(20):
        assert view.sample(n).hand("a") == game.hand("a")


def test_a_sampled_world_is_played_on():
    game = advance(tacit.Game(seed=2), 30)
    world = game.view("a").sample(seed=1)
    play_on(world, random.Random(1), 10_000)
    assert world.over


# ---- Cards that come from outside ----


def dealt(next_deal, chance):
    pack = [card for card, count in next_deal["cards"].items() for _ in range(count)]
    chance.shuffle(pack)
    return {seat: [pack.pop() for _ in range(next_deal["each"])] for seat in next_deal["seats"]}


@pytest.mark.parametrize(("layout", "rules"), KINDS)
def test_a_game_that_is_dealt_by_hand(layout, rules):
    chance = random.Random(1)
    game = tacit.Game.undealt(layout, rules=rules, dealer="c")
    hands = dealt(game.next_deal, chance)
    for n in range(500):
        if game.over:
            break
        if game.phase == "deal":
            assert game.plays() == [] and again(game) == game
            hands = dealt(game.next_deal, chance)
            game.deal(hands)
            assert game.next_deal is None
            assert all(sorted(game.hand(seat)) == sorted(cards) for seat, cards in hands.items())
        else:
            game.step(chance.randrange(game.play_count))
    assert again(game) == game and tacit.Game.from_record(game.record()).record() == game.record()


def test_cards_that_cannot_be_dealt():
    game = tacit.Game.undealt(dealer="b")
    assert (game.next_deal["dealer"], game.next_deal["seats"], game.next_deal["each"]) == ("b", "cdab", 5)
    hands = {seat: ["2", "3", "4", "5", "6"] for seat in "abcd"}
    for wrong, message in [
        ({**hands, "a": ["2"]}, "deal: seat a gets 5 cards, not 1"),
        ({**hands, "a": ["DEV"] * 5}, "deal: more of this card than are left: DEV"),
        ({**hands, "a": ["2", "3", "4", "5", "99"]}, "99"),
        ({**hands, "e": ["2"] * 5}, "seat: not a seat of the layout: 'e'"),
    ]:
        with pytest.raises(ValueError, match=message):
            game.deal(wrong)
    assert game == tacit.Game.undealt(dealer="b")
    game.deal(hands)
    with pytest.raises(ValueError, match="deal: no cards are due"):
        game.deal(hands)
    with pytest.raises(ValueError, match="seat: not a seat of the layout: 'z'"):
        tacit.Game.undealt(dealer="z")
