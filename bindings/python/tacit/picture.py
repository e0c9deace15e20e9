"""The board as a picture: SVG for notebooks, pixels for films. One list of discs is drawn in both ways."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tacit._core import Game, View

SIZE = 480  # of the SVG, and of the pixels when nothing is said
WOOD, HOLE, LINE = "#d9b07c", "#7a5230", "#5d3c20"
COLOURS = {"a": "#d23b33", "b": "#2f6fd0", "c": "#e3b505", "d": "#2f9e57", "e": "#8a4fbf", "f": "#e07b1f"}


class Disc(NamedTuple):
    """In a square with sides of 1."""

    x: float
    y: float
    radius: float
    colour: str


def _around(turn: float, distance: float) -> tuple[float, float]:
    """A place on the board: turns clockwise from the bottom."""
    return 0.5 - distance * sin(2 * pi * turn), 0.5 + distance * cos(2 * pi * turn)


def _place(space: str, seat: int, ring: int, apart: int, nth_in_base: int) -> tuple[float, float]:
    start = apart * seat / ring
    if space == "B":
        return _around(start + (nth_in_base - 1.5) * 0.022, 0.47)
    if space.startswith("H"):
        return _around(start, 0.41 - 0.058 * int(space[1:]))
    return _around((int(space.rstrip("*")) - 1) / ring, 0.41)


def discs(game: Game | View) -> list[Disc]:
    """The holes, then the marbles; a fresh one has a light dot."""
    ring, apart = (66, 11) if len(game.players) == 6 else (64, 16)
    starts = {str(apart * "abcdef".index(seat) + 1): seat for seat in game.players}
    drawn = [Disc(*_place(str(n), 0, ring, apart, 0), 0.013, HOLE) for n in range(1, ring + 1)]
    for space, seat in starts.items():
        drawn.append(Disc(*_place(space, 0, ring, apart, 0), 0.018, COLOURS[seat]))
        drawn.append(Disc(*_place(space, 0, ring, apart, 0), 0.012, HOLE))
    for seat in game.players:
        at = "abcdef".index(seat)
        holes = [(f"H{n}", 0) for n in range(1, 5)] + [("B", n) for n in range(4)]
        drawn += [Disc(*_place(space, at, ring, apart, n), 0.013, HOLE) for space, n in holes]
    for seat in game.players:
        at, in_base = "abcdef".index(seat), 0
        for space in game.marbles(seat):
            x, y = _place(space, at, ring, apart, in_base)
            in_base += space == "B"
            drawn += [Disc(x, y, 0.0195, "#2b1a0d"), Disc(x, y, 0.0175, COLOURS[seat])]
            if space.endswith("*"):
                drawn.append(Disc(x, y, 0.006, "#ffffff"))
    return drawn


def svg(game: Game | View) -> str:
    """The board as a picture for a notebook or a page."""
    shapes = [
        f'<circle cx="{disc.x * SIZE:.1f}" cy="{disc.y * SIZE:.1f}" r="{disc.radius * SIZE:.1f}" fill="{disc.colour}"/>'
        for disc in discs(game)
    ]
    labels = []
    for seat in game.players:
        ring, apart = (66, 11) if len(game.players) == 6 else (64, 16)
        x, y = _around(apart * "abcdef".index(seat) / ring, 0.11)
        weight = ' font-weight="bold" text-decoration="underline"' if not game.over and seat == game.decider else ""
        labels.append(f'<text x="{x * SIZE:.1f}" y="{y * SIZE + 5:.1f}" fill="{LINE}"{weight}>{seat}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}" '
        f'font-family="sans-serif" font-size="16" text-anchor="middle" role="img"><title>{game.position}</title>'
        f'<rect width="{SIZE}" height="{SIZE}" rx="{SIZE // 20}" fill="{WOOD}"/>{"".join(shapes)}{"".join(labels)}</svg>'
    )


def pixels(game: Game | View, size: int = SIZE) -> NDArray[np.uint8]:
    """The board as (size, size, 3) bytes of red, green and blue."""
    picture = np.empty((size, size, 3), np.uint8)
    picture[:] = _rgb(WOOD)
    for disc in discs(game):
        left, top, right, bottom = (
            max(0, min(size, round(edge * size)))
            for edge in (disc.x - disc.radius, disc.y - disc.radius, disc.x + disc.radius + 0.01, disc.y + disc.radius + 0.01)
        )
        y, x = np.mgrid[top:bottom, left:right]
        far = (x + 0.5 - disc.x * size) ** 2 + (y + 0.5 - disc.y * size) ** 2
        picture[top:bottom, left:right][far <= (disc.radius * size) ** 2] = _rgb(disc.colour)
    return picture


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
