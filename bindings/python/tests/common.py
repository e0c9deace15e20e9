"""What several tests need."""

import random

LAYOUTS = ["pairs4", "coop4", "duel2", "free3", "pair_vs_one3", "pairs6", "trios6", "coop6"]


def play_on(game, chance, plays):
    """So many random plays, or as many as there are."""
    for _ in range(plays):
        if game.over:
            break
        game.step(chance.randrange(game.play_count))
    return game


def advance(game, plays, seed=1):
    return play_on(game, random.Random(seed), plays)
