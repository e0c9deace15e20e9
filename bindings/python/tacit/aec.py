"""TAC as a PettingZoo environment (agent-environment cycle): `pip install '.[pettingzoo]'` in the repository.

>>> from tacit.aec import env
>>> table = env(layout="pairs4")
>>> table.reset(seed=1)
>>> for agent in table.agent_iter(max_iter=3):
...     observation, reward, terminated, truncated, info = table.last()
...     action = table.action_space(agent).sample(observation["action_mask"])
...     table.step(action)

An agent is a seat, `"a"` to `"f"`. An action is the index of a play in the list of the position, the card to give in the
swap included. A list has at most `tacit.MAX_PLAYS` plays; the mask has a 1 for each that is there, and only the agent
whose decision it is has any. With `actions="fixed"` they are the fixed actions of docs/python.md instead, a seven is seven of them,
and a mask has `tacit.ACTIONS` entries. The reward is 1 for each seat of the side that has won and -1 for the others, once, at the
end; a game that has not ended after `max_decisions` is truncated without one.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import tacit
from tacit import picture
from tacit.actions import Player

Observation = dict[str, NDArray[Any]]


class TacitEnv(AECEnv[str, Observation, int]):
    """One table. The game behind it is `game`; an agent that looks there cheats."""

    @property
    def game(self) -> tacit.Game:
        """The game behind the table."""
        return self._player.game

    @game.setter
    def game(self, game: tacit.Game) -> None:
        self._player = Player(game)

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tacit_v0",
        "render_modes": ["ansi", "human", "rgb_array"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        layout: str = "pairs4",
        pack: str = "master",
        rules: str = "std",
        max_decisions: int = 20_000,
        actions: Literal["list", "fixed"] = "list",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if actions not in ("list", "fixed"):
            raise ValueError(f"actions: not {actions!r}; there are list, fixed")
        self._fixed = actions == "fixed"
        self._options = (layout, pack, rules, actions, max_decisions)
        self._random: np.random.Generator | None = None
        self._decisions_left = max_decisions
        self.render_mode = render_mode
        self._player = self._dealt(seed=None)
        self.possible_agents = list(self.game.players)
        self.agents: list[str] = []
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        row = spaces.Box(0, 255, (tacit.OBSERVATION_SIZE,), np.uint8)
        count = tacit.ACTIONS if self._fixed else tacit.MAX_PLAYS
        mask = spaces.Box(0, 1, (count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.state_space = row

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. Without a seed the games go on from the last one that was given."""
        if seed is not None or self._random is None:
            self._random = np.random.default_rng(seed)
        self._player = self._dealt(seed=int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.game.decider
        *_, self._decisions_left = self._options

    def step(self, action: Any) -> None:
        """Carries out the play of this index; None for an agent that has come to its end."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._player.game
        if self._fixed:
            self._player.act(action)
        else:
            game.step(action)
        self._decisions_left -= not self._player.steps
        self._cumulative_rewards[agent] = 0.0
        self.agent_selection = game.decider
        if game.over:
            self._end()
        elif self._decisions_left <= 0:
            self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observation:
        if self._fixed:
            return {"observation": self._player.observation(agent), "action_mask": self._player.mask(agent)}
        mask = np.zeros(tacit.MAX_PLAYS, np.int8)
        if agent == self.game.decider:
            mask[: self.game.play_count] = 1
        return {"observation": self.game.view(agent).observation(), "action_mask": mask}

    def play_features(self) -> NDArray[np.uint8]:
        """A row of features for each play of the agent that decides, in the order of the actions."""
        return self.game.view(self.agent_selection).play_features()

    def state(self) -> NDArray[np.uint8]:
        """The table with all hands open, as the deciding seat would see it: for centralised training."""
        return self.game.view(self.game.players).observation()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as text, printed, or the board as pixels."""
        if self.render_mode == "ansi":
            return str(self.game)
        if self.render_mode == "rgb_array":
            return picture.pixels(self.game)
        if self.render_mode == "human":
            print(self.game)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def __eq__(self, other: object) -> bool:
        """Whether the same actions lead to the same from here on, the games after this one included."""
        return isinstance(other, TacitEnv) and self._standing() == other._standing()

    def __hash__(self) -> int:
        return hash(self._options)

    def _standing(self) -> tuple[Any, ...]:
        chance = self._random and self._random.bit_generator.state
        return self._options, self._player, chance, self._decisions_left, self.rewards, self.terminations, self.truncations

    def _dealt(self, seed: int | None) -> Player:
        layout, pack, rules, *_ = self._options
        return Player(tacit.Game(layout, pack=pack, rules=rules, seed=seed))

    def _end(self) -> None:
        winners = self.game.winners
        self.rewards = {agent: 1.0 if agent in winners else -1.0 for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


def raw_env(**options: Any) -> TacitEnv:
    """The environment itself: the options are those of `TacitEnv`."""
    return TacitEnv(**options)


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The environment in the wrappers that notice wrong use."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))
