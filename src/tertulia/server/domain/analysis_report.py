"""The report on a finished game, as it is stored and sent."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from tertulia.analysis import Analysis
from tertulia.play.visibility import Events


class LineStep(Struct):
    """A step of a better continuation, which was not played, and its effect."""

    seat: int
    action: str
    """In notation."""
    events: Events
    hint: dict[str, Any] = field(default_factory=dict)
    """If there are no events: facts about the action, as for a legal action."""


class BetterLine(Struct):
    """The continuation after the best action of a decision, as far as it is known."""

    decision: int
    """The index of the decision in the analysis."""
    steps: list[LineStep]
    played: dict[str, Any] = field(default_factory=dict)
    """Facts about the action that was played instead, as in `LineStep.hint`."""


class AnalysisReport(Struct):
    """The analysis of a finished game: the value of each decision, and better continuations."""

    analysis: Analysis
    lines: list[BetterLine]
