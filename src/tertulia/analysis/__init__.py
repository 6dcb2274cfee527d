"""A game explained: what comes of a decision, and of all decisions of a finished game."""

from tertulia.analysis.analyse import AnalysedGame, Executor, analyse
from tertulia.analysis.hints import Advice, advise
from tertulia.analysis.report import Analysis

__all__ = ["Advice", "AnalysedGame", "Analysis", "Executor", "advise", "analyse"]
