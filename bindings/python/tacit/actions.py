"""Playing by fixed actions, one at a time: a seven is seven of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

import tacit


class Player:
    """A game, and the steps of the seven that is under way in it."""

    def __init__(self, game: tacit.Game) -> None:
        self.game = game
        self.steps: tuple[int, ...] = ()

    def act(self, action: int) -> None:
        """Carries out an action; the play follows with its last one. ValueError, and nothing has changed, if it is none."""
        steps = (*self.steps, action)
        index = self.game.play_index(steps)
        self.steps = steps if index is None else ()
        if index is not None:
            self.game.step(index)

    def mask(self, seat: str) -> NDArray[np.int8]:
        """(ACTIONS,): 1 for each action there is, of the seat that decides."""
        if self.game.over or seat != self.game.decider:
            return np.zeros(tacit.ACTIONS, np.int8)
        return self.game.action_mask(self.steps).view(np.int8)

    def observation(self, seat: str) -> NDArray[np.uint8]:
        """What a seat sees; the one that plays a seven sees the board as its steps leave it."""
        view = self.game.view(seat)
        return view.observation(self.steps) if self.steps and seat == self.game.decider else view.observation()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and (self.game, self.steps) == (other.game, other.steps)

    __hash__ = None  # type: ignore[assignment]
