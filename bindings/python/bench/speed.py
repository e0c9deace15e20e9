"""How fast: the figures of docs/python.md.

    build/venv/bin/python bindings/python/bench/speed.py [--games 4096] [--steps 300] [--rounds 5]

Rounds are repeated, and lowest to highest is what is printed: other work on the machine only ever makes them slower.
"""

import argparse
import os
import time

import numpy as np
import tacit
from tacit.aec import raw_env


def seconds(work):
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def spread(figures, form):
    return f"{form.format(min(figures))} to {form.format(max(figures))}"


def stepping(count, steps, rounds, threads):
    """Millions of decisions a second, by the clock and by the time of the processor that was really had: actions drawn
    by NumPy, observations of all games written by every step."""
    games = tacit.Games(count, seed=1, threads=threads)
    chance = np.random.default_rng(1)

    def run():
        for _ in range(steps):
            games.step((chance.random(count) * games.counts).astype(np.int64))

    figures = []
    for _ in range(rounds):
        cpu = time.process_time()
        wall = seconds(run)
        figures.append((count * steps / wall / 1e6, count * steps / (time.process_time() - cpu) / 1e6))
    return figures


def recorded_game(length):
    """Random plays by index, from one seed, over as many games as it takes; here one that is long enough."""
    for seed in range(1000):
        game, chance, actions = tacit.Game(seed=seed), np.random.default_rng(seed), []
        while not game.over and len(actions) < length:
            actions.append(int(chance.integers(game.play_count)))
            game.step(actions[-1])
        if len(actions) == length:
            return seed, actions
    raise RuntimeError("no game is so long")


def per_step(make, length, rounds, repeats=20):
    """Nanoseconds of one call, each round over fresh games with the same plays."""
    figures = []
    for _ in range(rounds):
        took = 0.0
        for _ in range(repeats):
            took += seconds(make())
        figures.append(took / repeats / length * 1e9)
    return figures


def single_steps(length, rounds):
    seed, actions = recorded_game(length)

    def in_cpp():
        game = tacit.Game(seed=seed)
        return lambda: game.run(actions)

    def by_python():
        step = tacit.Game(seed=seed).step

        def run():
            for action in actions:
                step(action)

        return run

    def environment():
        table = raw_env()
        table.reset(seed=1)
        table.game = tacit.Game(seed=seed)
        table.agent_selection = table.game.decider
        return table

    def by_environment():
        step = environment().step

        def run():
            for action in actions:
                step(action)

        return run

    def whole_cycle():
        table = environment()

        def run():
            for action in actions:
                table.last()
                table.step(action)

        return run

    base = min(per_step(in_cpp, length, rounds))
    print(f"a step in C++ (Game.run)                 {base:7.0f} ns")
    for name, make in (
        ("Game.step from Python", by_python),
        ("TacitEnv.step", by_environment),
        ("TacitEnv.last and .step", whole_cycle),
    ):
        figures = [figure - base for figure in per_step(make, length, rounds)]
        print(f"{name:40} {spread(figures, '{:.0f}')} ns more")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=4096)
    options.add_argument("--steps", type=int, default=300)
    options.add_argument("--rounds", type=int, default=5)
    asked = options.parse_args()
    machine = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    print(f"{machine}; {asked.games} games of pairs4, {asked.rounds} rounds")
    for threads in (1, 2):
        by_wall, by_cpu = zip(*stepping(asked.games, asked.steps, asked.rounds, threads), strict=True)
        print(f"Games.step, {threads} thread(s): {spread(by_wall, '{:.2f}')} million decisions a second;", end=" ")
        print(f"{spread(by_cpu, '{:.2f}')} million for each second of one core")
    single_steps(length=400, rounds=asked.rounds)


if __name__ == "__main__":
    main()
