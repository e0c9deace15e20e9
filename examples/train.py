#!/usr/bin/env python3
"""Learns to play TAC by playing against itself, and says how it does against a bot: `train.py [--turns 2500] [--rival random]`.

It looks at the board after each play and learns how often that board wins: the plays of finished games are its examples, their
results the labels, and the model a weighted sum of the features of a play. Put your own model in its place.
"""

import argparse

import numpy as np
import tacit


class Linear:
    """The logarithm of the odds to win as a weighted sum."""

    def __init__(self, size, rate=0.02):
        self.weights, self.squares, self.rate = np.zeros(size, np.float32), np.full(size, 1e-8, np.float32), rate

    def odds(self, plays):
        return plays.astype(np.float32) @ self.weights

    def learn(self, plays, won):
        slope = plays.astype(np.float32).T @ (1 / (1 + np.exp(-self.odds(plays))) - won) / len(won)
        self.squares += slope**2
        self.weights -= self.rate * slope / np.sqrt(self.squares)


def choose(model, games, spread=0.0, chance=None):
    """The best-looking play of each game, or by chance: the better it looks, the likelier. And its features."""
    rows, offsets = games.play_features()
    odds = model.odds(rows)
    if spread:
        odds -= spread * np.log(-np.log(chance.random(len(odds), np.float32) + 1e-9))
    best = np.repeat(np.maximum.reduceat(odds, offsets[:-1]), np.diff(offsets))
    where = np.flatnonzero(odds == best)
    first = where[np.unique(np.searchsorted(offsets, where, "right"), return_index=True)[1]]
    return first - offsets[:-1], rows[first]


def train(model, games, turns, spread=0.05, seed=1):
    """So many turns of all games; each that is over is learnt from at once. How many those were."""
    chance, began, finished = np.random.default_rng(seed), np.zeros(len(games), int), 0
    made, deciders = [], []  # turn by turn, of all games
    for turn in range(turns):
        deciders.append(games.deciders.copy())
        actions, rows = choose(model, games, spread, chance)
        made.append(rows)
        games.step(actions)
        over = np.flatnonzero(games.over)
        for i in over:
            its = range(began[i], turn + 1)
            plays = np.stack([made[t][i] for t in its])
            model.learn(plays, np.array([games.rewards[i, deciders[t][i]] > 0 for t in its], np.float32))
        finished, began[over] = finished + len(over), turn + 1
        for t in range(max(0, began.min() - 100), began.min()):
            made[t] = None  # no game needs it any more
    return finished


def wins(model, rival, count, seed=2):
    """How many of so many games the model wins against a bot, with a and c in half of them."""
    won = 0
    for side in (0, 1):
        games = tacit.Games(count // 2, seed=seed)
        running = np.ones(len(games), bool)
        while running.any():
            ours = games.deciders % 2 == side
            games.step(np.where(ours, choose(model, games)[0], games.choose(rival, ~ours)))
            won += int((games.rewards[running & games.over, side] > 0).sum())
            running &= ~games.over
    return won


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--count", type=int, default=256, help="games at a time")
    parser.add_argument("--turns", type=int, default=2500, help="of all of them")
    parser.add_argument("--rival", default="random", help="a bot of tacit.Bot")
    parser.add_argument("--games", type=int, default=200, help="against it in the end")
    asked = parser.parse_args(arguments)
    rival, model = tacit.Bot(asked.rival, seed=1), Linear(tacit.PLAY_SIZE)
    finished = train(model, tacit.Games(asked.count, seed=1), asked.turns)
    share = wins(model, rival, asked.games) / asked.games
    error = 1.96 * (share * (1 - share) / asked.games) ** 0.5
    print(f"{finished} games against itself; then {share:.0%} ± {error:.0%} of {asked.games} won against {asked.rival}")
    return share


if __name__ == "__main__":
    main()
