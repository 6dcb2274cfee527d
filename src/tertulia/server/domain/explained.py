"""A finished game explained, as it is kept and sent."""

from __future__ import annotations

from msgspec import Struct

from tertulia.analysis import Analysis
from tertulia.play.seen import Events


class LineStep(Struct):
    """A step that was not done, and what would have come of it."""

    seat: int
    action: str
    """In notation."""
    events: Events


class BetterLine(Struct):
    """What would have followed on the best action of a decision, as far as that could have been done."""

    decision: int
    """Its place in the analysis."""
    steps: list[LineStep]


class Explained(Struct):
    """A finished game: what each decision was worth, and what would have been better."""

    analysis: Analysis
    lines: list[BetterLine]
