"""The game of TAC: rules, views, bots, matches, and games by the thousand.

>>> import tacit
>>> game = tacit.Game("pairs4", pack="master", seed=1)
>>> game.decider, game.phase, game.plays()
('a', 'swap', ['give:3', 'give:6', 'give:13', 'give:TRI', 'give:TAC'])
>>> game.do("give:6")
>>> tacit.Bot("simple", seed=1).decide(game.view(game.decider))
'give:1'

The guide is docs/python.md; the environments are tacit.gym (Gymnasium) and tacit.aec (PettingZoo).
"""

from tacit import _core
from tacit._core import (
    ACTION_VERSION,
    ACTIONS,
    MAX_PLAYS,
    OBSERVATION_SIZE,
    PLAY_SIZE,
    SEAT_SIZE,
    TABLE_SIZE,
    VERSION,
    Bot,
    Feature,
    Game,
    Games,
    MatchResult,
    View,
    action_text,
    analyse,
    judge,
    match,
    replay,
)

__version__: str = VERSION
TABLE_FEATURES: list[Feature] = _core.TABLE_FEATURES
SEAT_FEATURES: list[Feature] = _core.SEAT_FEATURES
PLAY_FEATURES: list[Feature] = _core.PLAY_FEATURES
ACTION_BLOCKS: list[Feature] = _core.ACTION_BLOCKS

__all__ = [
    "ACTIONS",
    "ACTION_BLOCKS",
    "ACTION_VERSION",
    "MAX_PLAYS",
    "OBSERVATION_SIZE",
    "PLAY_FEATURES",
    "PLAY_SIZE",
    "SEAT_FEATURES",
    "SEAT_SIZE",
    "TABLE_FEATURES",
    "TABLE_SIZE",
    "VERSION",
    "Bot",
    "Feature",
    "Game",
    "Games",
    "MatchResult",
    "View",
    "action_text",
    "analyse",
    "judge",
    "match",
    "replay",
]
