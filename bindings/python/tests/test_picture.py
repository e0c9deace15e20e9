"""The board as a picture: every marble is where it is."""

import xml.etree.ElementTree as xml

import numpy as np
import pytest
import tacit
from common import LAYOUTS, advance
from tacit import picture


def rgb(colour):
    return [int(colour[n : n + 2], 16) for n in (1, 3, 5)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_marbles_are_drawn_where_they_are(layout):
    game = advance(tacit.Game(layout, rules="std,intro_marble=yes", seed=1), 120)
    ring = 66 if len(game.players) == 6 else 64
    holes = {(disc.x, disc.y) for disc in picture.discs(game) if disc.colour == picture.HOLE}
    assert len(holes) == ring + 8 * len(game.players)
    for seat in game.players:
        marbles = [(disc.x, disc.y) for disc in picture.discs(game) if disc.colour == picture.COLOURS[seat] and disc.radius == 0.0175]
        assert len(set(marbles)) == 4 and set(marbles) <= holes
        for space in game.marbles(seat):
            if space[0].isdigit():
                assert picture._place(space, 0, ring, 0, 0) in marbles
    pixels = picture.pixels(game, 600)
    assert pixels.shape == (600, 600, 3) and pixels.dtype == np.uint8
    for disc in picture.discs(game):
        if disc.radius == 0.0175 and not any(dot.colour == "#ffffff" and (dot.x, dot.y) == (disc.x, disc.y) for dot in picture.discs(game)):
            assert pixels[int(disc.y * 600), int(disc.x * 600)].tolist() == rgb(disc.colour)


def test_svg():
    game = advance(tacit.Game(seed=1), 60)
    for shown in (game, game.view("a")):
        tree = xml.fromstring(shown._repr_svg_())
        assert tree.tag.endswith("svg")
        assert len(tree.findall("{*}circle")) == len(picture.discs(game))
        assert [text.text for text in tree.findall("{*}text")] == list("abcd")
    assert "hands=a:" in game._repr_svg_() and "b:?" in game.view("a")._repr_svg_()


def test_no_two_holes_touch():
    for layout in ("pairs4", "pairs6"):
        holes = [disc for disc in picture.discs(tacit.Game(layout, seed=1)) if disc.colour == picture.HOLE and disc.radius == 0.013]
        places = np.array([(disc.x, disc.y) for disc in holes])
        apart = np.hypot(*(places[:, None] - places[None]).transpose(2, 0, 1))
        assert apart[~np.eye(len(places), dtype=bool)].min() > 2 * 0.0175
        assert (abs(places - 0.5) < 0.5 - 0.0195).all()
