"""How often a TAC in hand can be played, by the card it would have to be: many games at a time, counted by NumPy.

    python tac_playable.py --games 512 --steps 400 --out tac_playable.png
"""

import argparse

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import tacit

CARDS = "1 2 3 4 5 6 7 8 9 10 12 13 TRI TAC JES ANG WAR DEV".split()
TAC = CARDS.index("TAC")


# %% Where the features that we count are.
def columns(features, name, start=0):
    feature = next(f for f in features if f.name == name)
    return slice(start + feature.start, start + feature.start + feature.size)


PHASE = columns(tacit.TABLE_FEATURES, "phase")
FUNCTION = columns(tacit.TABLE_FEATURES, "function")
MY_TURN = columns(tacit.SEAT_FEATURES, "turn", tacit.TABLE_SIZE).start
MY_CARDS = columns(tacit.SEAT_FEATURES, "cards", tacit.TABLE_SIZE)
CARD = columns(tacit.PLAY_FEATURES, "card")
KIND = columns(tacit.PLAY_FEATURES, "kind")
DROP = KIND.start + 7


# %% One look at all games: who holds a TAC on his turn, and whether he could lay it with effect.
def count(games, held, playable):
    seen = games.observations
    plays, offsets = games.play_features()
    usable = (plays[:, CARD.start + TAC] == 1) & (plays[:, DROP] == 0)
    some_usable = np.add.reduceat(usable, offsets[:-1]) > 0
    asked = (seen[:, PHASE.start + 1] == 1) & (seen[:, MY_TURN] == 1) & (seen[:, MY_CARDS.start + TAC] > 0)
    functions = np.where(seen[:, FUNCTION].any(1), seen[:, FUNCTION].argmax(1), TAC)  # TAC: nothing to repeat
    np.add.at(held, functions[asked], 1)
    np.add.at(playable, functions[asked & some_usable], 1)


def main(arguments=None):
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=512)
    options.add_argument("--steps", type=int, default=400)
    options.add_argument("--bot", default="simple")
    options.add_argument("--out", default="tac_playable.png")
    asked = options.parse_args(arguments)

    games = tacit.Games(asked.games, seed=1)
    bot = tacit.Bot(asked.bot)
    held, playable = np.zeros(len(CARDS), int), np.zeros(len(CARDS), int)
    for _ in range(asked.steps):
        count(games, held, playable)
        games.step(games.choose(bot))
    share = playable.sum() / held.sum()
    print(f"{playable.sum()} of {held.sum()} turns with a TAC in hand: {share:.1%}")

    shown = [k for k in range(len(CARDS)) if held[k] > 0]
    figure, axes = plt.subplots(figsize=(8, 4), layout="constrained")
    axes.bar(["(none)" if k == TAC else CARDS[k] for k in shown], [playable[k] / held[k] for k in shown])
    axes.axhline(share, color="grey", linewidth=0.8)
    title = f"A TAC in hand can be played: {share:.0%} of turns"
    axes.set(xlabel="what the TAC would be", ylabel="share playable", ylim=(0, 1), title=title)
    figure.savefig(asked.out, dpi=120)
    plt.close(figure)
    return float(share)


if __name__ == "__main__":
    main()
