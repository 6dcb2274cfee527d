"""Analysis of finished games and hints for decisions (`analyse`, `advise`)."""

from tertulia.analysis.analyse import AnalysedGame, Executor, analyse
from tertulia.analysis.hints import Advice, advise
from tertulia.analysis.report import Analysis

__all__ = ["Advice", "AnalysedGame", "Analysis", "Executor", "advise", "analyse"]
