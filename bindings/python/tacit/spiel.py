"""TAC as a game of OpenSpiel, with every card dealt at a chance node: `pip install '.[openspiel]'` in the repository.

>>> import pyspiel
>>> import tacit.spiel
>>> game = pyspiel.load_game("tac(layout=duel2)")
>>> state = game.new_initial_state()
>>> state.current_player() == pyspiel.PlayerId.CHANCE
True

Actions are the fixed actions of docs/python.md; a seven is seven of them. At a chance node the first dealer is drawn, or one card
for the seat that is served. Parameters: `layout`, `pack`, `rules` (with `;` and `:` for commas and equals signs, `std;places:yes`: those are
OpenSpiel's own) and `max_actions`, after which a game is undecided.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

import numpy as np
import pyspiel

import tacit
from tacit.actions import Player

CARDS = "1 2 3 4 5 6 7 8 9 10 12 13 TRI TAC JES ANG WAR DEV".split()
USUAL = {"layout": "pairs4", "pack": "master", "rules": "std", "max_actions": 20_000}
_BLOCKS = {block.name: range(block.start, block.start + block.size) for block in tacit.ACTION_BLOCKS}


def _type(utility: Any) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="tac",
        long_name="TAC",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=USUAL,
    )


class TacGame(pyspiel.Game):
    """A layout, a pack and rules."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = {**USUAL, **(params or {})}
        self.setup = (options["layout"], options["pack"], options["rules"].translate(str.maketrans(";:", ",=")))
        self.max_actions = options["max_actions"]
        start = tacit.Game.undealt(*self.setup)
        self.players, together = start.players, options["layout"].startswith("coop")
        even = options["layout"] in ("pairs4", "duel2", "trios6")  # two sides of as many seats
        utility = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=tacit.ACTIONS,
            max_chance_outcomes=len(CARDS),
            num_players=len(start.players),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if even else None,
            max_game_length=self.max_actions,
        )
        kind = utility.IDENTICAL if together else utility.ZERO_SUM if even else utility.GENERAL_SUM
        super().__init__(_type(kind), info, params or {})

    def new_initial_state(self) -> TacState:
        """The table before the first dealer is drawn."""
        return TacState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TacObserver:
        """What a player sees now, or has seen so far."""
        return TacObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """A deal has no more cards than decisions, but for the one that is being dealt."""
        return self.max_actions + 128


class TacState(pyspiel.State):
    """A game, with what each player has seen of it. Between deals, the cards of the next one so far."""

    def __init__(self, game: TacGame) -> None:
        super().__init__(game)
        self._setup, self._players, self._actions_left = game.setup, game.players, game.max_actions
        self._player: Player | None = None
        self._dealt: list[str] = []
        self._seen: list[list[str]] = [[] for _ in self._players]

    def current_player(self) -> int:
        """Whose decision it is; chance deals."""
        if self._player is None:
            return pyspiel.PlayerId.CHANCE
        table = self._player.game
        if table.over or self._actions_left == 0:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if table.phase == "deal" else self._players.index(table.decider)

    def _legal_actions(self, player: int) -> list[int]:
        assert self._player is not None
        return np.flatnonzero(self._player.mask(self._players[player])).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The first dealer, or the kinds of card that are left, each as likely as it is frequent."""
        if self._player is None:
            return [(seat, 1 / len(self._players)) for seat in range(len(self._players))]
        left = self._cards_left()
        total = sum(left.values())
        return [(CARDS.index(card), count / total) for card, count in left.items() if count > 0]

    def _apply_action(self, action: int) -> None:
        if self._player is None:
            layout, pack, rules = self._setup
            self._player = Player(tacit.Game.undealt(layout, pack, rules, dealer=self._players[action]))
        elif self._player.game.phase == "deal":
            self._deal(CARDS[action])
        else:
            self._act(action)

    def _cards_left(self) -> dict[str, int]:
        assert self._player is not None
        due = self._player.game.next_deal
        assert due is not None
        return {card: count - self._dealt.count(card) for card, count in due["cards"].items()}

    def _deal(self, card: str) -> None:
        assert self._player is not None
        table = self._player.game
        due = table.next_deal
        assert due is not None
        self._dealt.append(card)
        each = due["each"]
        if len(self._dealt) == each * len(due["seats"]):
            table.deal({seat: self._dealt[n * each : (n + 1) * each] for n, seat in enumerate(due["seats"])})
            self._dealt = []
            self._show()

    def _act(self, action: int) -> None:
        assert self._player is not None
        table, steps = self._player.game, self._player.steps
        seat, phase = table.decider, table.phase
        self._player.act(action)
        self._actions_left -= 1
        if self._player.steps:
            return  # only its player knows
        for player, seen in zip(self._players, self._seen, strict=True):
            hidden = action in _BLOCKS["give"] and player != seat
            seen.append(f"{seat} gives" if hidden else f"{seat} {' '.join(map(str, (*steps, action)))}")
        passed_on = action in _BLOCKS["jester"] or action in _BLOCKS["devil"]
        if table.phase != "deal" and (passed_on or (phase == "swap" and table.phase != "swap")):
            self._show()

    def _show(self) -> None:
        """Hands have come, or have changed: what everybody sees of them now."""
        assert self._player is not None
        for player, seen in zip(self._players, self._seen, strict=True):
            seen.append(self._player.game.view(player).position)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return tacit.action_text(action)
        return f"dealer {self._players[action]}" if self._player is None else f"card {CARDS[action]}"

    def is_terminal(self) -> bool:
        """Whether it is won, lost or undecided after `max_actions`."""
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        """1 for the seats of the side that has won, -1 for the others; 0 until then."""
        if self._player is None or not self._player.game.over:
            return [0.0] * len(self._players)
        return [1.0 if seat in self._player.game.winners else -1.0 for seat in self._players]

    def observation(self, player: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The bytes that a player sees: docs/python.md."""
        if self._player is None:
            return np.zeros(tacit.OBSERVATION_SIZE, np.uint8)
        return self._player.observation(self._players[player])

    def seen(self, player: int, recall: bool) -> str:
        """What a player sees, or all that it has seen; the steps of its seven belong to both."""
        if self._player is None:
            return ""
        table, seat = self._player.game, self._players[player]
        steps = self._player.steps if seat == table.decider else ()
        now = self._seen[player] if recall else [table.view(seat).position]
        return "\n".join([f"player {seat}", *now, *([f"steps {' '.join(map(str, steps))}"] if steps else [])])

    def __str__(self) -> str:
        if self._player is None:
            return "before the first dealer is drawn"
        dealt = " ".join(f"{card}*{len(list(same))}" for card, same in groupby(self._dealt))
        return " ".join([self._player.game.position, *map(str, self._player.steps), *([f"dealt {dealt}"] if dealt else [])])


class TacObserver:
    """OpenSpiel's observer: bytes as numbers from 0 to 255."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self._recall = iig_obs_type.perfect_recall
        self.tensor = np.zeros(tacit.OBSERVATION_SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TacState, player: int) -> None:
        """Fills the tensor."""
        self.tensor[:] = state.observation(player)

    def string_from(self, state: TacState, player: int) -> str:
        """The same in words: the view as a position, or all that was seen."""
        return state.seen(player, self._recall)


pyspiel.register_game(_type(pyspiel.GameType.Utility.GENERAL_SUM), TacGame)
