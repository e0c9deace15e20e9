"""TAC as a Gymnasium environment, one seat against bots: `pip install '.[gymnasium]'` in the repository.

>>> import gymnasium
>>> table = gymnasium.make("tacit.gym:Tac-v0", bots="simple")
>>> observation, info = table.reset(seed=1)
>>> for _ in range(3):
...     action = table.action_space.sample(observation["action_mask"])
...     observation, reward, terminated, truncated, info = table.step(action)

An action is a fixed action of docs/python.md, the same in every position; a seven is seven of them. The reward is 1 for a game
that the seat's side has won and -1 for any other, once, at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import tacit
from tacit import picture
from tacit.actions import Player

Observation = dict[str, Any]


class TacitGym(gymnasium.Env[Observation, np.int64]):
    """One seat of a table; bots have the others. The game behind it is `game`: looking there is cheating.

    `bots` names the bot of all other seats, the partner's included, or each of them:
    `{"b": "simple", "c": "expert", "d": "simple"}`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}

    def __init__(
        self,
        layout: str = "pairs4",
        pack: str = "master",
        rules: str = "std",
        seat: str = "a",
        bots: str | Mapping[str, str] = "simple",
        max_decisions: int = 20_000,
        render_mode: str | None = None,
    ) -> None:
        players = tacit.Game(layout, pack=pack, rules=rules).players
        if len(seat) != 1 or seat not in players:
            raise ValueError(f"seat: not a seat of {layout}: {seat!r}; there are {', '.join(players)}")
        others = players.replace(seat, "")
        levels = dict.fromkeys(others, bots) if isinstance(bots, str) else dict(bots)
        if sorted(levels) != sorted(others):
            raise ValueError(f"bots: a bot for each of {', '.join(others)}, not {', '.join(levels) or 'none'}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: not {render_mode!r}; there are {', '.join(self.metadata['render_modes'])}")
        self._options = (layout, pack, rules, seat, tuple(sorted(levels.items())), max_decisions)
        self._seat = seat
        self._bots = {other: tacit.Bot(level, seed=0) for other, level in levels.items()}
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(tacit.ACTIONS)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (tacit.OBSERVATION_SIZE,), np.uint8),
                "action_mask": spaces.MultiBinary(tacit.ACTIONS),
                "steps": spaces.Discrete(7),
            }
        )
        self._player: Player | None = None
        self._decisions_left = max_decisions

    @property
    def game(self) -> tacit.Game:
        """The game behind the table."""
        if self._player is None:
            raise ValueError("there is no game yet: reset() deals one")
        return self._player.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new game and lets the bots play to the seat's first decision."""
        super().reset(seed=seed)
        layout, pack, rules, _, levels, self._decisions_left = self._options
        seeds = [int(each) for each in self.np_random.integers(2**63, size=1 + len(levels))]
        self._player = Player(tacit.Game(layout, pack=pack, rules=rules, seed=seeds[0]))
        self._bots = {other: tacit.Bot(level, seed=each) for (other, level), each in zip(levels, seeds[1:], strict=True)}
        self._let_bots_play()
        return self._observation(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carries out an action, then lets the bots play. One that is not in the mask loses the game at once."""
        game = self.game
        if game.over or self._decisions_left <= 0:
            raise ValueError("the game is over: reset() deals a new one")
        player = self._player
        assert player is not None
        if not (0 <= action < tacit.ACTIONS and player.mask(self._seat)[action]):
            self._decisions_left = 0
            return self._observation(), -1.0, True, False, {"illegal": tacit.action_text(int(action))}
        player.act(int(action))
        self._decisions_left -= not player.steps
        self._let_bots_play()
        reward = 0.0 if not game.over else 1.0 if self._seat in game.winners else -1.0
        info = {"winners": game.winners} if game.over else {}
        return self._observation(), reward, game.over, not game.over and self._decisions_left <= 0, info

    def state(self) -> NDArray[np.uint8]:
        """The table with all hands open, from the deciding seat's place: for centralised training."""
        return self.game.view(self.game.players).observation()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as text, or the board as pixels."""
        if self.render_mode == "rgb_array":
            return picture.pixels(self.game)
        return str(self.game.view(self._seat)) if self.render_mode == "ansi" else None

    def __eq__(self, other: object) -> bool:
        """Whether the same actions lead to the same from here on, the games after this one included."""
        return isinstance(other, TacitGym) and self._standing() == other._standing()

    def __hash__(self) -> int:
        return hash(self._options)

    def _standing(self) -> tuple[Any, ...]:
        chance = self._np_random and self._np_random.bit_generator.state
        return self._options, self._player, self._bots, chance, self._decisions_left

    def _let_bots_play(self) -> None:
        game = self.game
        while not game.over and game.decider != self._seat and self._decisions_left > 0:
            game.step(self._bots[game.decider].choose(game.view(game.decider)))
            self._decisions_left -= 1

    def _observation(self) -> Observation:
        player = self._player
        assert player is not None
        return {
            "observation": player.observation(self._seat),
            "action_mask": player.mask(self._seat),
            "steps": np.int64(len(player.steps)),
        }


gymnasium.register("Tac-v0", entry_point="tacit.gym:TacitGym")
