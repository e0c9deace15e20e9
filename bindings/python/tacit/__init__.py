"""The game of TAC: rules, views, bots, matches, and games by the thousand.

>>> import tacit
>>> game = tacit.Game("pairs4", pack="master", seed=1)
>>> game.decider, game.phase, game.plays()[0]   # doctest: +ELLIPSIS
(...)
"""

from tacit._core import (
    MAX_PLAYS,
    OBSERVATION_SIZE,
    PLAY_FEATURES,
    PLAY_SIZE,
    SEAT_FEATURES,
    SEAT_SIZE,
    TABLE_FEATURES,
    TABLE_SIZE,
    Bot,
    Feature,
    Game,
    Games,
    MatchResult,
    View,
    __version__,
    match,
    replay,
)

__all__ = [
    "MAX_PLAYS",
    "OBSERVATION_SIZE",
    "PLAY_FEATURES",
    "PLAY_SIZE",
    "SEAT_FEATURES",
    "SEAT_SIZE",
    "TABLE_FEATURES",
    "TABLE_SIZE",
    "Bot",
    "Feature",
    "Game",
    "Games",
    "MatchResult",
    "View",
    "__version__",
    "match",
    "replay",
]
