"""Fixed actions: each means the same in every position, and they are the plays of the list, no more and no fewer."""

import random
import re

import numpy as np
import pytest
import tacit
from common import LAYOUTS

BLOCKS = {block.name: range(block.start, block.start + block.size) for block in tacit.ACTION_BLOCKS}
KINDS = [(layout, "std") for layout in LAYOUTS]
KINDS += [("pairs4", "zh"), ("pairs6", "std,places=yes"), ("trios6", "pl"), ("coop4", "std,coop_last_tac=yes")]


def positions(layout, rules, games=2, plays=500):
    """Positions of games between bots that bring marbles home, so that homes, sevens and partners come into play."""
    chance = random.Random(1)
    for seed in range(games):
        game = tacit.Game(layout, rules=rules, seed=seed)
        bot = tacit.Bot("simple", seed=seed)
        for _ in range(plays):
            if game.over:
                break
            yield game
            often = chance.random() < 0.7
            game.step(bot.choose(game.view(game.decider)) if often else chance.randrange(game.play_count))


def test_blocks_follow_each_other():
    start = 0
    for block in tacit.ACTION_BLOCKS:
        assert block.start == start
        start += block.size
    assert start == tacit.ACTIONS
    assert tacit.ACTION_VERSION == 1, "another encoding needs another number, and this test its new figures"
    assert tacit.ACTIONS == 1 + 18 + 18 + 2 + 2 + 2 + 5376 + 4290 + 384


@pytest.mark.parametrize(("layout", "rules"), KINDS)
def test_actions_are_the_plays(layout, rules):
    seen = set()
    for game in positions(layout, rules):
        actions = game.actions()
        assert len(set(actions)) == len(actions) == game.play_count
        assert actions == game.view(game.decider).actions()
        for i, each in enumerate(actions):
            assert game.play_index(each) == i
            assert len(each) == (7 if each[0] in BLOCKS["step"] else 1)
            seen.add(next(name for name, block in BLOCKS.items() if each[0] in block))
        mask = game.action_mask()
        assert mask.shape == (tacit.ACTIONS,) and mask.dtype == bool
        firsts = {each[0] for each in actions}
        marked = set(np.flatnonzero(mask).tolist())
        assert firsts <= marked
        assert marked - firsts <= set(BLOCKS["step"]), "other orders of the same steps, and nothing else"
    assert {"move", "step", "drop", "exchange", "skip"} <= seen


@pytest.mark.parametrize(("layout", "rules"), KINDS)
def test_whatever_the_masks_allow_is_a_play(layout, rules):
    chance = random.Random(2)
    sevens = 0
    for game in positions(layout, rules, games=1):
        for _ in range(3):
            steps = []
            while (index := game.play_index(steps) if steps else None) is None:
                mask = game.action_mask(steps)
                if steps:
                    assert set(np.flatnonzero(mask).tolist()) <= set(BLOCKS["step"])
                steps.append(int(chance.choice(np.flatnonzero(mask))))
            sevens += len(steps) == 7
            after = game.copy()
            after.act(steps)
            other = game.copy()
            other.step(index)
            assert after == other
    assert sevens > 0


def test_every_seven_is_found_by_its_steps_in_any_order_that_is_legal():
    """All sequences that the masks allow together lead to all sevens of the list."""
    game = tacit.Game.from_position(
        "layout=pairs4 board=a:B,B,20,H1/b:B,B,B,22/c:B,B,B,B/d:B,B,B,B hands=a:7/b:2/c:3/d:4 dealer=d turn=a"
    )
    found, todo = set(), [()]
    while todo:
        steps = todo.pop()
        if len(steps) == 7:
            found.add(game.play_index(steps))
        else:
            todo += [(*steps, int(step)) for step in np.flatnonzero(game.action_mask(steps))]
    assert found == set(range(game.play_count)) and len(found) > 3


# ---- What an action means ----

LETTERS = "abcdef"


def spots(game):
    """Each spot's words in the notation, from the decider's place."""
    ring, apart = (66, 11) if len(game.players) == 6 else (64, 16)
    me = LETTERS.index(game.decider)
    names = {n: str((apart * me + n) % ring + 1) for n in range(ring)}
    at = game.players.index(game.decider)
    for slot, seat in enumerate(game.players[at:] + game.players[:at]):
        names[66 + 5 * slot] = f"{seat}B"
        names.update({66 + 5 * slot + n: f"{seat}H{n}" for n in range(1, 5)})
    return names


MOVES = ["1", "2", "3", "4", "5", "6", "8", "9", "10", "12", "13", "ANG", "ANG", "WAR"]
CARDS = "1 2 3 4 5 6 7 8 9 10 12 13 TRI TAC JES ANG WAR DEV".split()


def words_of(game, action):
    """The play as the encoding says, without where a marble goes: 'TAC=5:20', '20~33', 'give:7'."""
    name = next(name for name, block in BLOCKS.items() if action in block)
    number = action - BLOCKS[name].start
    place = spots(game)
    if name in ("give", "drop"):
        return f"give:{CARDS[number]}" if name == "give" else f"{CARDS[number]}:drop"
    if name in ("skip", "jester", "devil"):
        word = {"skip": "8:skip", "jester": "JES", "devil": "DEV"}[name]
        return "TAC=" + word if number else word
    if name == "pass":
        return "pass"
    if name == "move":
        tac, function, spot = number // 2 // 96 // 14, number // 2 // 96 % 14, number // 2 % 96
        return ("TAC=" if tac else "") + f"{MOVES[function]}:{place[spot]}" + ("-H" if number % 2 else "")
    if name == "exchange":
        tac, pair = divmod(number, 2145)
        j = next(j for j in range(1, 66) if pair < j * (j + 1) // 2)
        two = sorted((place[pair - j * (j - 1) // 2], place[j]), key=int)
        return ("TAC=" if tac else "") + f"TRI:{two[0]}~{two[1]}"
    return "7"


def shortened(word):
    """A play of the notation in the same way."""
    word = re.sub(r"([a-f])(\d+)", r"\2", word)  # on the ring the colour is anyone who stands there
    if re.match("(TAC=)?7:(?!drop)", word):
        return "7"
    into_home = re.search(r":\d+-H\d$", word)
    return re.sub(r"-(\w+)$", "", word) + ("-H" if into_home else "")


@pytest.mark.parametrize(("layout", "rules"), KINDS)
def test_an_action_says_what_the_notation_says(layout, rules):
    for game in positions(layout, rules, games=1):
        for action, word in zip(game.actions(), game.plays(), strict=True):
            if "~" in word and len(set(re.findall("[a-f](?=\\d)", word))) == 1:
                continue  # within one colour several words are one play
            assert words_of(game, action[0]) == shortened(word)


def test_steps_make_the_board_that_an_observation_shows():
    """After all seven steps it is the board after the play."""
    compared = 0
    for game in positions("pairs4", "std", games=1):
        seat = game.decider
        view = game.view(seat)
        for i, each in enumerate(game.actions()):
            if len(each) == 7 and not game.plays()[i].startswith("TAC"):
                after = view.observation(each)
                features = view.play_features()[i]
                boards = [
                    after[tacit.TABLE_SIZE + slot * tacit.SEAT_SIZE + 92 :][:71].tobytes() for slot in range(6)
                ]
                assert b"".join(boards) == features[45:].tobytes()
                compared += 1
    assert compared > 20
    assert np.array_equal(view.observation(), view.observation(()))


def test_a_seat_that_sees_the_same_has_the_same_actions():
    """The same table turned by one seat: nothing of it depends on letters."""
    here = "layout=pairs4 board=a:B,5,20,H1/b:B,B,1,22/c:B,B,B,40/d:B,B,B,B hands=a:7,13,TRI/b:2/c:3/d:4 dealer=d turn=a"
    there = "layout=pairs4 board=a:B,B,B,B/b:B,21,36,H1/c:B,B,17,38/d:B,B,B,56 hands=a:4/b:7,13,TRI/c:2/d:3 dealer=a turn=b"
    one, other = tacit.Game.from_position(here), tacit.Game.from_position(there)
    assert sorted(one.actions()) == sorted(other.actions())
    assert np.array_equal(one.action_mask(), other.action_mask())


def test_texts():
    game = tacit.Game.from_position(
        "layout=pairs4 board=a:B,B,20,H1/b:B,B,B,40/c:B,B,B,B/d:B,B,B,B hands=a:5,13,TRI/b:2/c:3/d:4 dealer=d turn=a"
    )
    texts = {tacit.action_text(each[0]) for each in game.actions()}
    assert texts == {"move 5 from ring 19", "move 13 from ring 19", "move 13 from base of slot 0", "exchange ring 19 and ring 39"}
    assert len({tacit.action_text(action) for action in range(tacit.ACTIONS)}) == tacit.ACTIONS


def test_what_is_no_action_is_refused():
    game = tacit.Game(seed=1)
    before = game.position
    for wrong, message in [
        (tacit.ACTIONS, f"action: not a number from 0 to {tacit.ACTIONS - 1}: {tacit.ACTIONS}"),
        (-1, "action: not a number from 0"),
        (0, "action 0 is not a play here: pass"),
        ((), "actions: there are none"),
        ([BLOCKS["give"][2], 3], "actions: only a seven has more than one"),
        (BLOCKS["step"][5], "is not a play here: step from"),
    ]:
        with pytest.raises(ValueError, match=message):
            game.act(wrong)
    for wrong in ("nonsense", 1.0, [0.5]):
        with pytest.raises(TypeError):
            game.act(wrong)
    seven = tacit.Game.from_position(
        "layout=pairs4 board=a:B,B,20,H1/b:B,B,B,22/c:B,B,B,B/d:B,B,B,B hands=a:7/b:2/c:3/d:4 dealer=d turn=a"
    )
    first = int(np.flatnonzero(seven.action_mask())[0])
    assert seven.play_index(first) is None
    with pytest.raises(ValueError, match="steps of this seven are missing"):
        seven.act(first)
    with pytest.raises(ValueError, match="cannot be the next step of this seven"):
        seven.act([first, BLOCKS["step"][0]])
    with pytest.raises(ValueError, match="nothing is missing"):
        seven.action_mask(seven.actions()[0])
    assert game.position == before
