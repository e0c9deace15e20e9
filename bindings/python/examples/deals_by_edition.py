"""How long a game is: the mean number of deals by edition of the rules, two simple bots against two others.

    python deals_by_edition.py --games 400 --out deals_by_edition.png
"""

import argparse

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import tacit

EDITIONS = ["std", "zh", "ja", "pl", "th", "en"]


# %% A match counts what was dealt; a duplicate deal of pairs4 is two games.
def deals_per_game(edition, games, bot):
    result = tacit.match(bot, bot, rules=edition, deals=max(1, games // 2), seed=1)
    return result.deals / result.games


def main(arguments=None):
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--bot", default="simple")
    options.add_argument("--out", default="deals_by_edition.png")
    asked = options.parse_args(arguments)

    means = {edition: deals_per_game(edition, asked.games, asked.bot) for edition in EDITIONS}
    for edition, mean in means.items():
        print(f"{edition}: {mean:.2f} deals per game")

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    bars = axes.bar(list(means), list(means.values()))
    axes.bar_label(bars, fmt="%.1f")
    title = f"Length of a game, {asked.bot} bots, {asked.games} games each"
    axes.set(xlabel="edition", ylabel="deals per game", title=title)
    figure.savefig(asked.out, dpi=120)
    plt.close(figure)
    return means


if __name__ == "__main__":
    main()
