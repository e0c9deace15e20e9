"""The dicts that tacit gives, for type checkers."""

from typing import TypedDict


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
