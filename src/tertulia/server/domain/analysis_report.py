"""A finished game explained, as it is kept and sent."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from tertulia.analysis import Analysis
from tertulia.play.visibility import Events


class LineStep(Struct):
    """A step that was not done, and what would have come of it."""

    seat: int
    action: str
    """In notation."""
    events: Events
    hint: dict[str, Any] = field(default_factory=dict)
    """Where no event tells of it: small facts about it, as of a legal action."""


class BetterLine(Struct):
    """What would have followed on the best action of a decision, as far as that could have been done."""

    decision: int
    """Its place in the analysis."""
    steps: list[LineStep]
    played: dict[str, Any] = field(default_factory=dict)
    """Such facts about what was done instead."""


class AnalysisReport(Struct):
    """A finished game: what each decision was worth, and what would have been better."""

    analysis: Analysis
    lines: list[BetterLine]
