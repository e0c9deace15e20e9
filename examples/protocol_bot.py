#!/usr/bin/env python3
"""A bot for `tacit match` (docs/writing-a-bot.md): it takes the play after which its side stands best.

    tacit match "cmd:python3 examples/protocol_bot.py" random
    tacit lint-bot "python3 examples/protocol_bot.py"

TACIT names that program where it is not on the PATH. Put something better into `worth`.
"""
import itertools
import os
import random
import subprocess
import sys

COMMAND = [os.environ.get("TACIT", "tacit"), "protocol"]
told = {"side": "ac"}  # by `newgame` and `position`
child = None


def plays_of(position: str) -> list[list[str]]:
    """Each legal play and the board it leads to: a Tacit of our own knows them."""
    global child
    for _ in range(2):  # where it has died, another one is asked
        try:
            child = child or subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            print(position, "plays", sep="\n", file=child.stdin, flush=True)
            child.stdout.readline()  # the answer to the position; then lines such as `play 5:a20-25 => a:B,B,B,25/b:...`
            plays = list(itertools.takewhile(lambda line: line[:5] == "play " and line[-1] == "\n", child.stdout))
            if plays:
                return [play.split()[1::2] for play in plays]
        except OSError:
            pass
        child = None
    raise ValueError(f"`{' '.join(COMMAND)}` has no plays: is it on the PATH?")


def worth(board: str) -> int:
    """How far the marbles of our side have come, less those of the others: a:B,B,1*,H4/b:20,B,B,B/..."""
    colours = [colour.split(":") for colour in board.split("/")]
    ring, apart = (66, 11) if len(colours) > 4 else (64, 16)
    total = 0
    for colour, spaces in colours:
        start = 1 + apart * "abcdef".index(colour)
        for space in spaces.replace("*", "").split(","):
            steps = 0 if space == "B" else ring + 20 if space[0] == "H" else 10 + (int(space) - start) % ring
            total += steps if colour in told["side"] else -steps
    return total


def answer(line: str) -> list[str]:
    match line.split():
        case ["hello", *_]:
            return ["name Greedy", "version 1", "ok"]
        case ["newgame", _, *words]:
            told.update(word.split("=", 1) for word in words)  # side=ac, and more
        case ["position", *_]:
            told["position"] = line
        case ["go", *_]:  # it takes no time, whatever it may take
            return ["best " + max(plays_of(told["position"]), key=lambda play: (worth(play[1]), random.random()))[0], "ok"]
        case ["seed" | "quit", *_]:
            random.seed(line)
        case _:
            return ["error unknown line"]
    return ["ok"]


try:
    for line in map(str.strip, sys.stdin):  # it ends when the other side has gone
        try:
            print(*answer(line), sep="\n", flush=True)
        except (ValueError, KeyError) as trouble:
            print("error", trouble, flush=True)
        if line == "quit":
            break
except (BrokenPipeError, KeyboardInterrupt):
    os._exit(1)  # nobody reads what is still to be written
