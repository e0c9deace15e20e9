#!/usr/bin/env python3
"""Learns to play TAC and says how it does against a bot: `train.py [--turns 20000] [--rival simple]`.

It learns how often the board after a play wins: the plays of finished games are its examples, the results their labels. First
it watches a bot, then it plays against itself, always for the board that wins most often. With PyTorch it is a small network, without
it a linear model.
"""

import argparse

import numpy as np
import tacit

try:
    import torch
except ImportError:
    torch = None


class Linear:
    """The logarithm of the odds to win as a weighted sum."""

    def __init__(self, size, rate=0.02):
        self.weights, self.rate = np.zeros(size, np.float32), rate
        self.squares = np.full(size, 1e-8, np.float32)

    def odds(self, plays):
        return plays @ self.weights

    def learn(self, plays, won):
        slope = plays.T @ (1 / (1 + np.exp(-self.odds(plays))) - won) / len(won)
        self.squares += slope**2
        self.weights -= self.rate * slope / np.sqrt(self.squares)


class Network:
    """The same from one hidden layer."""

    def __init__(self, size, hidden, rate=1e-3):
        layers = [torch.nn.Linear(size, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, 1), torch.nn.Flatten(0)]
        self.net = torch.nn.Sequential(*layers)
        self.steps = torch.optim.Adam(self.net.parameters(), rate)

    def odds(self, plays):
        with torch.no_grad():
            return self.net(torch.from_dlpack(plays)).numpy()

    def learn(self, plays, won):
        self.steps.zero_grad()
        loss = torch.nn.functional.binary_cross_entropy_with_logits(self.net(torch.from_dlpack(plays)), torch.from_dlpack(won))
        loss.backward()
        self.steps.step()


def choose(model, games, spread=0.0, chance=None):
    """The best-looking play of each game, or by chance: the better it looks, the likelier."""
    rows, offsets = games.play_features()
    odds = model.odds(rows.astype(np.float32))
    if spread:
        odds -= spread * np.log(-np.log(chance.random(len(odds), np.float32) + 1e-9))
    best = np.repeat(np.maximum.reduceat(odds, offsets[:-1]), np.diff(offsets))
    where = np.flatnonzero(odds == best)
    first = where[np.unique(np.searchsorted(offsets, where, "right"), return_index=True)[1]]
    return first - offsets[:-1], rows[first]


def watch(bot, games, chance):
    """A bot's play for each game, and one in ten by chance."""
    rows, offsets = games.play_features()
    any_play = (chance.random(len(games)) * games.counts).astype(np.int64)
    actions = np.where(chance.random(len(games)) < 0.1, any_play, games.choose(bot))
    return actions, rows[offsets[:-1] + actions]


def train(model, games, turns, decide, chance):
    """So many turns of all games; each that is over is learnt from at once."""
    began, finished = np.zeros(len(games), int), 0
    made, deciders = [], []  # turn by turn, of all games
    for turn in range(turns):
        deciders.append(games.deciders.copy())
        actions, rows = decide(games)
        made.append(rows)
        games.step(actions)
        over = np.flatnonzero(games.over)
        for i in over:
            its = range(began[i], turn + 1)
            plays = np.stack([made[t][i] for t in its]).astype(np.float32)
            won = np.array([games.rewards[i, deciders[t][i]] > 0 for t in its], np.float32)
            model.learn(plays, won)
        finished, began[over] = finished + len(over), turn + 1
        for t in range(max(0, began.min() - 100), began.min()):
            made[t] = None  # no game needs it any more
    return finished


def wins(model, rival, count, seed=2):
    """How many of so many games the model wins against a bot, with a and c in half of them, and how many that were."""
    won = 0
    for side in (0, 1):
        games = tacit.Games(count // 2, seed=seed)
        running = np.ones(len(games), bool)
        while running.any():
            ours = games.deciders % 2 == side
            games.step(np.where(ours, choose(model, games)[0], games.choose(rival, ~ours)))
            won += int((games.rewards[running & games.over, side] > 0).sum())
            running &= ~games.over
    return won, count // 2 * 2


def main(*arguments):
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--turns", type=int, default=20_000, help="of 256 games, half of them watched")
    parser.add_argument("--rival", default="simple", help="the bot to watch and to beat")
    parser.add_argument("--games", type=int, default=400, help="against it in the end")
    parser.add_argument("--hidden", type=int, default=64 if torch else 0, help="0: a linear model, without PyTorch")
    asked = parser.parse_args(arguments or None)
    model = Network(tacit.PLAY_SIZE, asked.hidden) if asked.hidden else Linear(tacit.PLAY_SIZE)
    games, chance, rival = tacit.Games(256, seed=1), np.random.default_rng(1), tacit.Bot(asked.rival)
    ways = {"watched": lambda games: watch(rival, games, chance), "played": lambda games: choose(model, games, 0.05, chance)}
    for way, decide in ways.items():
        finished = train(model, games, asked.turns // 2, decide, chance)
        won, played = wins(model, rival, asked.games)
        error = 1.96 * (won / played * (1 - won / played) / played) ** 0.5
        print(f"{finished} games {way}; then {won} of {played} won against {asked.rival}: {won / played:.0%} ± {error:.0%}")
    return won / played


if __name__ == "__main__":
    main()
