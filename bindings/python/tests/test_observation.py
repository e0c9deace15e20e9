"""What an observation holds: what the seat may know, all of it where the documentation says, and nothing else."""

import random
import re
from pathlib import Path

import numpy as np
import pytest
import tacit
from common import LAYOUTS

DOCUMENTATION = Path(__file__).parents[3] / "docs" / "python.md"
CARDS = "1 2 3 4 5 6 7 8 9 10 12 13 TRI TAC JES ANG WAR DEV".split()


def part(row, features, name, start=0):
    feature = next(f for f in features if f.name == name)
    return row[start + feature.start : start + feature.start + feature.size]


def of_table(row, name):
    return part(row, tacit.TABLE_FEATURES, name)


def of_slot(row, slot, name):
    return part(row, tacit.SEAT_FEATURES, name, tacit.TABLE_SIZE + slot * tacit.SEAT_SIZE)


def cards_in(counts):
    return [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]


def clockwise_from(game, seat):
    at = game.players.index(seat)
    return game.players[at:] + game.players[:at]


def test_features_follow_one_another():
    for features, size in (
        (tacit.TABLE_FEATURES, tacit.TABLE_SIZE),
        (tacit.SEAT_FEATURES, tacit.SEAT_SIZE),
        (tacit.PLAY_FEATURES, tacit.PLAY_SIZE),
    ):
        ends = [0] + [feature.start + feature.size for feature in features]
        assert [feature.start for feature in features] == ends[:-1]
        assert ends[-1] == size
    assert tacit.OBSERVATION_SIZE == tacit.TABLE_SIZE + 6 * tacit.SEAT_SIZE


def test_every_feature_is_documented():
    """The tables of docs/python.md are the code's own, row by row."""
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (.*) \|$", DOCUMENTATION.read_text(), re.MULTILINE)
    features = [*tacit.TABLE_FEATURES, *tacit.SEAT_FEATURES, *tacit.PLAY_FEATURES, *tacit.ACTION_BLOCKS]
    assert rows == [(f.name, str(f.start), str(f.size), f.meaning) for f in features]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_observation_says_what_the_view_says(layout):
    chance = random.Random(11)
    game = tacit.Game(layout, seed=11)
    ring = 66 if layout.endswith("6") else 64
    apart = 11 if ring == 66 else 16
    for _ in range(250):
        for seat in game.players:
            view = game.view(seat)
            row = view.observation()
            assert row.shape == (tacit.OBSERVATION_SIZE,) and row.dtype == np.uint8
            start = apart * "abcdef".index(seat) + 1
            for slot, other in enumerate(clockwise_from(game, seat)):
                hidden = "?" in re.search(rf"{other}:([^/ ]*)", view.position.split("hands=")[1])[1]
                assert of_slot(row, slot, "hand_seen") == (not hidden)
                assert of_slot(row, slot, "hand_size") == game.hand_size(other)
                assert cards_in(of_slot(row, slot, "cards")) == view.known_cards(other)
                assert of_slot(row, slot, "decides") == (game.decider == other)
                assert of_slot(row, slot, "dealer") == (game.dealer == other)
                marbles = game.marbles(other)
                assert of_slot(row, slot, "base") == marbles.count("B")
                home = {f"H{n + 1}" for n in np.flatnonzero(of_slot(row, slot, "home"))}
                assert home == {space for space in marbles if space.startswith("H")}
                spaces = {
                    f"{(start - 1 + n) % ring + 1}{'*' if value == 2 else ''}"
                    for n, value in enumerate(of_slot(row, slot, "ring"))
                    if value
                }
                assert spaces == {space for space in marbles if space[0].isdigit()}
            assert not row[tacit.TABLE_SIZE + len(game.players) * tacit.SEAT_SIZE :].any()
            assert of_table(row, "laid") @ [256, 1] == game.laid
            assert cards_in(of_table(row, "function")) == ([game.function] if game.function else [])
        game.step(chance.randrange(game.play_count))


def test_play_features_are_the_boards_after():
    """The `after` part of a play is the board part of the next observation."""
    chance = random.Random(5)
    game = tacit.Game(seed=5)
    compared = 0
    for _ in range(400):
        seat, features = game.decider, game.view(game.decider).play_features()
        i = chance.randrange(game.play_count)
        assert features.shape == (game.play_count, tacit.PLAY_SIZE)
        word = game.plays()[i]
        game.step(i)
        if game.over:
            break
        row = game.view(seat).observation()
        boards = [of_slot(row, slot, name) for slot in range(6) for name in ("ring", "base", "home")]
        assert np.array_equal(part(features[i], tacit.PLAY_FEATURES, "after"), np.concatenate(boards))
        card = word.removeprefix("give:") if word.startswith("give:") else re.split("[:=]", word)[0]
        assert cards_in(part(features[i], tacit.PLAY_FEATURES, "card")) == [card]
        compared += 1
    assert compared > 300


# ---- Secrets ----


def hands_of(position):
    return dict(hand.split(":") for hand in re.search(r"hands=(\S+)", position)[1].split("/"))


def with_cards_exchanged(position, chance):
    """Another world for seat a: a card of b's hand and one that lies in d's hand or in the stack change places."""
    hands = hands_of(position)
    mine = hands["b"].split(",")
    give = chance.randrange(len(mine))
    stack = re.search(r"stack=(\S+)", position)[1].split(",")
    theirs = chance.choice([hands["d"].split(","), stack])
    take = chance.randrange(len(theirs))
    opening = {"1", "13"}
    if (mine[give] in opening) or (theirs[take] in opening) or mine[give] == theirs[take]:
        return None  # declarations are public
    from_stack = theirs is stack
    mine[give], theirs[take] = theirs[take], mine[give]
    order = CARDS.index
    hands["b"] = ",".join(sorted(mine, key=order))
    if not from_stack:
        hands["d"] = ",".join(sorted(theirs, key=order))
    written = "hands=" + "/".join(f"{seat}:{cards}" for seat, cards in hands.items())
    changed = re.sub(r"hands=\S+", written, position)
    return re.sub(r"stack=\S+", "stack=" + ",".join(stack), changed)


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same():
    """The same deal with other hidden cards, played the same way: seat a sees the same bytes all along."""
    chance = random.Random(1)
    worlds = compared = 0
    for seed in range(200):
        position = tacit.Game("pairs4", seed=seed).position
        other_position = with_cards_exchanged(position, chance)
        if other_position is None:
            continue
        worlds += 1
        game = tacit.Game.from_position(position, seed=1)
        other = tacit.Game.from_position(other_position, seed=1)
        assert game.position != other.position
        shuffles_and_deals = (game.shuffles, game.deals)
        while not game.over and (game.shuffles, game.deals) == shuffles_and_deals:
            assert game.view("a").observation().tobytes() == other.view("a").observation().tobytes()
            assert game.view("a").position == other.view("a").position
            compared += 1
            common = sorted(set(game.plays()) & set(other.plays()))
            if game.decider != other.decider or not common:
                break
            word = chance.choice(common)
            game.do(word)
            other.do(word)
            if game.decider == "a" and game.turn == "b" or word == "JES":
                break  # a gets to see the hand: now there is a difference
    assert worlds > 50 and compared > 10 * worlds


def test_what_differs_in_the_open_is_seen():
    """The test above could not fail if the bytes never changed."""
    position = tacit.Game("pairs4", seed=1).position
    mine = hands_of(position)["a"].split(",")
    game = tacit.Game.from_position(position)
    seen = game.view("a").observation()
    assert sorted(cards_in(of_slot(seen, 0, "cards"))) == sorted(mine)
    assert not of_slot(seen, 1, "cards").any()
    game.step(0)
    assert not np.array_equal(game.view("a").observation(), seen)


def test_a_gift_is_seen_by_giver_and_receiver_only():
    game = tacit.Game("pairs4", seed=1)
    gifts = {}
    while game.phase == "swap":
        gifts[game.decider] = game.plays()[0].removeprefix("give:")
        giver = game.decider
        game.step(0)
        for viewer in game.players:
            slot = clockwise_from(game, viewer).index(giver)
            seen = cards_in(of_slot(game.view(viewer).observation(), slot, "gift"))
            assert seen == ([gifts[giver]] if viewer == giver and game.phase == "swap" else [])
    for giver, receiver in zip("abcd", "cdab", strict=True):
        assert cards_in(of_slot(game.view(receiver).observation(), 0, "received")) == [gifts[giver]]
        assert game.view(giver).known_cards(receiver) == [gifts[giver]]
        neighbour = "abcd"["abcd".index(giver) - 1]
        assert game.view(neighbour).known_cards(giver if giver != neighbour else receiver) == []


def test_the_devils_player_sees_the_victims_hand():
    game = tacit.Game.from_position(
        "layout=pairs4 board=a:B,B,B,20/b:B,B,B,30/c:B,B,B,B/d:B,B,B,B hands=a:5,DEV/b:2,3/c:3,4/d:4,6 dealer=d turn=a"
    )
    game.do("DEV")
    assert (game.decider, game.turn) == ("a", "b")
    assert game.view("a").hand("b") == ["2", "3"]
    assert cards_in(of_slot(game.view("a").observation(), 1, "cards")) == ["2", "3"]
    assert not of_slot(game.view("c").observation(), 3, "cards").any()
    assert all(play.startswith(("2:b", "3:b")) for play in game.view("a").plays())
