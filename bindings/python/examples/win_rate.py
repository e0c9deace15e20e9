"""How often a strategy of our own wins against a bot, with the interval that luck leaves.

    python win_rate.py --games 200 --against random --out win_rate.png
"""

# %% A strategy is a function: it gets a view, which is all its seat may know, and answers with the index of a play.
import argparse

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import tacit

AFTER = next(feature for feature in tacit.PLAY_FEATURES if feature.name == "after")
RING = 66


def bring_them_home(view):
    """The play with the most marbles of ours home and the fewest in the base; our partner sits in slot 2."""
    boards = view.play_features()[:, AFTER.start :].reshape(-1, 6, RING + 1 + 4).astype(int)
    bases, homes = boards[:, :, RING], boards[:, :, RING + 1 :].sum(2)
    ours, theirs = [0, 2], [1, 3]
    worth = 3 * homes[:, ours].sum(1) - 2 * bases[:, ours].sum(1) + bases[:, theirs].sum(1)
    return int(worth.argmax())


# %% One game: the strategy has a and c, or b and d, in turn; the same seeds give the same games again.
def wins(seed, bot):
    game = tacit.Game("pairs4", seed=seed)
    ours = "ac" if seed % 2 == 0 else "bd"
    while not game.over:
        view = game.view(game.decider)
        game.step(bring_them_home(view) if game.decider in ours else bot.choose(view))
    return game.winners == ours


# %% The share of games won so far, with the 95 percent interval of Wilson.
def wilson(won, played, z=1.96):
    share = won / played
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    half = z * np.sqrt(share * (1 - share) / played + z * z / (4 * played**2)) / (1 + z * z / played)
    return middle - half, middle + half


def main(arguments=None):
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--against", default="random")
    options.add_argument("--out", default="win_rate.png")
    asked = options.parse_args(arguments)

    bot = tacit.Bot(asked.against, seed=1)
    results = np.array([wins(seed, bot) for seed in range(asked.games)])
    played = np.arange(1, asked.games + 1)
    share = results.cumsum() / played
    low, high = wilson(results.cumsum(), played)
    between = f"{low[-1]:.1%} to {high[-1]:.1%}"
    print(f"{results.sum()} of {asked.games} games against {asked.against}: {share[-1]:.1%}, {between}")

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.fill_between(played, low, high, alpha=0.25, label="95 percent interval")
    axes.plot(played, share, label="games won")
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(xlabel="games", ylabel="share won", ylim=(0, 1), title=f"“Bring them home” against {asked.against}")
    axes.legend(loc="lower right")
    figure.savefig(asked.out, dpi=120)
    plt.close(figure)
    return float(share[-1])


if __name__ == "__main__":
    main()
