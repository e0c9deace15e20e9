"""The dicts that tacit gives, for type checkers."""

from typing import Literal, NotRequired, TypedDict

Unit = Literal["chance", "cards"]
Mark = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]


class NextDeal(TypedDict):
    """What comes next in a game that you deal: `Game.next_deal`."""

    dealer: str
    seats: str
    """In the order in which they are served."""
    each: int
    """Cards for each of them."""
    shuffled: bool
    """Whether all cards are shuffled first."""
    cards: dict[str, int]
    """What there is to deal from: how many cards of each kind."""


# ---- What tacit.judge and tacit.analyse give (docs/analysis.md) ----


class Valued(TypedDict):
    """A play, and what it is worth."""

    play: str
    value: float
    loss: float
    error: float
    worlds: int


class Reason(TypedDict):
    """Why a play is worse than the best one."""

    kind: str
    seat: NotRequired[str]
    space: NotRequired[str]
    chosen: float
    best: float
    error: float
    words: str


class Judged(TypedDict):
    """What a play loses: `tacit.judge`. Where there is no choice, the mark and nothing else."""

    unit: Unit
    mark: Mark
    value: NotRequired[float]
    loss: NotRequired[float]
    error: NotRequired[float]
    best: NotRequired[str]
    plays: list[Valued]
    reasons: list[Reason]
    simulations: int


class Known(TypedDict):
    """Something that a seat could know."""

    kind: str
    seat: NotRequired[str]
    cards: NotRequired[str]
    dropped: NotRequired[str]
    decision: NotRequired[int]
    words: str


class HiddenCard(TypedDict):
    """A card that nobody could know of, and that a decision turned on."""

    seat: NotRequired[str]
    card: str
    words: str


class Decision(TypedDict):
    """One decision of a report."""

    deal: int
    seat: str
    kind: str
    play: str
    mark: Mark
    chances: list[float]
    value: NotRequired[float]
    loss: NotRequired[float]
    error: NotRequired[float]
    best: NotRequired[str]
    skill: float
    luck: float
    luck_error: float
    hidden: NotRequired[HiddenCard]
    position: str
    after: str
    plays: list[Valued]
    reasons: list[Reason]
    known: list[Known]


class SideReport(TypedDict):
    """A side: `end` is `start + deal + play + skill`."""

    seats: str
    start: float
    deal: float
    deal_error: float
    play: float
    play_error: float
    skill: float
    skill_error: float
    end: float


class SeatReport(TypedDict):
    """How a seat has played."""

    seat: str
    name: str
    side: str
    decisions: int
    best: int
    good: int
    inaccuracies: int
    mistakes: int
    blunders: int
    loss: float
    loss_each: float
    deal: float
    play: float
    skill: float
    accuracy: NotRequired[float]


class HandReport(TypedDict):
    """A hand, and how lucky it was."""

    seat: str
    cards: str
    luck: float


class DealReport(TypedDict):
    """One deal."""

    first: int
    dealer: str
    hands: list[HandReport]
    before: list[float]
    after: list[float]
    luck: list[float]
    error: float


class Report(TypedDict):
    """A whole game: `tacit.analyse`."""

    version: int
    layout: str
    rules: str
    pack: str
    unit: Unit
    result: str
    seed: int
    ms: int
    sims: int
    sides: list[SideReport]
    seats: list[SeatReport]
    deals: list[DealReport]
    decisions: list[Decision]
    decisive: list[int]
    luckiest: list[int]


# ---- What MatchResult.as_dict gives (docs/matches.md) ----


class CardsLaid(TypedDict):
    """Cards laid in the games that a bot won, of a co-operative layout."""

    games: int
    won: int
    mean: float
    min: int
    max: int


class MatchReport(TypedDict):
    """A match, as `tacit match --json` prints it."""

    a: str
    b: str
    name_a: NotRequired[str]
    version_a: NotRequired[str]
    name_b: NotRequired[str]
    version_b: NotRequired[str]
    layout: str
    rules: str
    pack: str
    seed: int
    mixed: bool
    ms: int
    sims: int
    clock: NotRequired[int]
    ms_a: int
    sims_a: int
    ms_b: int
    sims_b: int
    pairs: int
    games: int
    score_a: float
    wins_a: int
    losses_a: int
    undecided: int
    elo: NotRequired[float]
    elo_lo: NotRequired[float]
    elo_hi: NotRequired[float]
    score_variance: float
    deals_per_game: float
    plays_per_game: float
    ms_per_decision_a: float
    longest_ms_a: float
    decisions_a: int
    illegal_a: int
    overtime_a: int
    ms_per_decision_b: float
    longest_ms_b: float
    decisions_b: int
    illegal_b: int
    overtime_b: int
    illegal: int
    overtime: int
    lost_on_time_a: int
    crashed_a: int
    lost_on_time_b: int
    crashed_b: int
    first_trouble: NotRequired[str]
    cards_a: NotRequired[CardsLaid]
    cards_b: NotRequired[CardsLaid]
    sprt_elo0: NotRequired[float]
    sprt_elo1: NotRequired[float]
    sprt_llr: NotRequired[float]
    sprt: NotRequired[str]
    interrupted: bool
